import { describe, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('navigator', {});
const { cueBetween } = await import('./feedback.ts');
const { note, playCue, sound, tonesOf } = await import('../page/sound.ts');

const session = {};
const at = { session, moves: 3, hints: 1, solved: false };

describe('what is heard of a game', () => {
  test('presses, undo, hints and the end, each once', () => {
    expect(cueBetween(null, at)).toBeNull();
    expect(cueBetween(at, at)).toBeNull();
    expect(cueBetween(at, { ...at, moves: 4 })).toBe('press');
    expect(cueBetween(at, { ...at, moves: 2 })).toBe('undo');
    expect(cueBetween(at, { ...at, moves: 0 })).toBe('undo');
    expect(cueBetween(at, { ...at, hints: 2 })).toBe('hint');
    expect(cueBetween(at, { ...at, moves: 4, solved: true })).toBe('solved');
    expect(cueBetween({ ...at, solved: true }, { ...at, moves: 2 })).toBe('undo');
    expect(cueBetween(at, { ...at, session: {}, solved: true })).toBeNull();
  });

  test('notes rise; an octave doubles', () => {
    for (let n = 1; n < 20; n++) expect(note(n)).toBeGreaterThan(note(n - 1));
    expect(note(5)).toBeCloseTo(2 * note(0), 9);
    expect(note(0)).toBe(220);
  });

  test('every sound is short, quiet and within hearing; a press rises as the board darkens', () => {
    for (const cue of ['press', 'undo', 'hint', 'solved'] as const) {
      for (const dark of [-1, 0, 0.5, 1, 2]) {
        for (const { pitch, at: start, length, loud } of tonesOf(cue, dark)) {
          expect(pitch).toBeGreaterThan(100);
          expect(pitch).toBeLessThan(4000);
          expect(start + length).toBeLessThan(1.5);
          expect(loud).toBeLessThanOrEqual(0.5);
        }
      }
    }
    expect(tonesOf('press', 1)[0]!.pitch).toBeGreaterThan(tonesOf('press', 0)[0]!.pitch);
  });

  test('sound is off at first, makes no audio before a gesture, and plays tones once both are there', () => {
    const started: number[] = [];
    const made = vi.fn(function (this: object) {
      const param = () => ({
        value: 0,
        setValueAtTime() {},
        linearRampToValueAtTime() {},
        exponentialRampToValueAtTime() {},
      });
      Object.assign(this, {
        currentTime: 1,
        destination: {},
        resume: () => Promise.resolve(),
        createGain: () => ({ gain: param(), connect: (to: object) => to }),
        createOscillator: () => ({
          frequency: param(),
          connect: (to: object) => to,
          start: (when: number) => started.push(when),
          stop() {},
        }),
      });
    });
    vi.stubGlobal('AudioContext', made);
    playCue('press');
    expect(made).not.toHaveBeenCalled();
    sound.choose('on');
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    playCue('press');
    expect(made).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    playCue('press');
    playCue('solved');
    expect(made).toHaveBeenCalledTimes(1);
    expect(started.length).toBe(2 * (2 + 6));
  });
});
