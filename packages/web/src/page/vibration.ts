import { setting } from '../keep/settings.ts';
import type { Cue } from './sound.ts';

/** Whether the phone answers a press. */
export const vibration = setting('vibration', ['on', 'off'], () => 'on');

/** True for devices held in the hand: others take the call and do nothing. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Milliseconds of shaking and rest in turn. */
export const SHAKES: Readonly<Record<Cue, readonly number[]>> = {
  press: [9],
  undo: [5],
  hint: [6, 60, 6],
  solved: [18, 50, 18, 50, 40],
};

/** Shakes the device for a cue, if that is wanted; browsers allow it only after the page was touched. */
export function shake(cue: Cue): void {
  if (vibration.chosen.value === 'off' || !canVibrate() || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...SHAKES[cue]]);
}
