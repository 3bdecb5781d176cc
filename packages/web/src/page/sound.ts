import { setting } from '../keep/settings.ts';

/** Whether the game makes sounds. Off until the player wants it. */
export const sound = setting('sound', ['off', 'on'], () => 'off');

/** One tone of a sound: when it begins and how long it rings, in seconds, and how loud it is, 0 to 1. */
export interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly loud: number;
}

export type Cue = 'press' | 'undo' | 'hint' | 'solved';

/** Five notes of a scale in which any two sound well together, from A3 on, in hertz. */
const SCALE = [0, 2, 4, 7, 9].map((step) => 220 * 2 ** (step / 12));

/** The scale's note with a number from 0 on, octave after octave. */
export const note = (n: number): number => SCALE[n % SCALE.length]! * 2 ** Math.floor(n / SCALE.length);

/** The tones of a cue; the darker the board (0 all lit, 1 all dark), the higher a press sounds. */
export function tonesOf(cue: Cue, dark: number): readonly Tone[] {
  const step = Math.round(Math.min(1, Math.max(0, dark)) * 9);
  switch (cue) {
    case 'press':
      return [
        { pitch: note(3 + step), at: 0, length: 0.26, loud: 0.5 },
        { pitch: note(8 + step), at: 0.012, length: 0.12, loud: 0.16 },
      ];
    case 'undo':
      return [{ pitch: note(1 + step), at: 0, length: 0.18, loud: 0.32 }];
    case 'hint':
      return [7, 9].map((n, i) => ({ pitch: note(n), at: 0.09 * i, length: 0.3, loud: 0.3 }));
    case 'solved':
      return [5, 7, 8, 10, 12, 15].map((n, i) => ({ pitch: note(n), at: 0.085 * i, length: 0.9, loud: 0.36 }));
  }
}

let context: AudioContext | null = null;

/**
 * Plays a cue if sound is on. Call it from what a press of the player has set off: before the first one browsers let no
 * page sound. Nothing is loaded; where there is no audio nothing happens.
 */
export function playCue(cue: Cue, dark = 0): void {
  if (sound.chosen.value === 'off' || navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const tone of tonesOf(cue, dark)) ring(context, tone);
  } catch {
    // A game without sound is a game.
  }
}

/** A soft bell: a sine that begins fast and fades, with a little of its octave. */
function ring(audio: AudioContext, { pitch, at, length, loud }: Tone): void {
  const start = audio.currentTime + at;
  const end = start + length;
  for (const [times, share] of [
    [1, 0.22],
    [2, 0.05],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch * times;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud * share, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(end);
  }
}
