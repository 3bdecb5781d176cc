import { asArray, type Levels, makeLevels } from 'douse/board';
import { replay } from 'douse/lightsout';
import type { Lab, Showing } from '../lab.ts';

/** Brings the big board into view, where it has scrolled away. */
export function lookAtBoard(): void {
  document.querySelector('.lab-board')?.scrollIntoView({ block: 'nearest' });
}

/** Milliseconds between two presses, and the longest a whole playback takes. */
const PAUSE = 320;
const LONGEST = 6000;

/**
 * Presses buttons on the lab's board one after the other, from the start as it is, until the board shows something else
 * or all are pressed. Without motion only the end is shown.
 * @param says the caption after some of all the presses
 * @returns stops it where it is
 */
export function playPresses(lab: Lab, presses: Levels, says: (done: number, all: number) => string): () => void {
  const { problem: task } = lab.design.peek();
  const order: number[] = [];
  asArray(presses).forEach((times, button) => {
    for (let left = times; left > 0; left--) order.push(button);
  });
  const pressed = makeLevels(task.board.buttons, task.levels);
  let shown: Showing | null = null;
  let done = 0;
  const show = (): void => {
    shown = { says: says(done, order.length), lights: replay(task, pressed), presses: pressed.slice() };
    lab.showing.value = shown;
  };
  const press = (): void => {
    const button = order[done++]!;
    pressed[button] = (pressed[button]! + 1) % task.levels;
  };
  lookAtBoard();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || order.length > 400) {
    while (done < order.length) press();
    show();
    return () => {};
  }
  show();
  const timer = setInterval(
    () => {
      if (lab.showing.peek() !== shown || done === order.length) return clearInterval(timer);
      press();
      show();
    },
    Math.min(PAUSE, LONGEST / Math.max(1, order.length)),
  );
  return () => clearInterval(timer);
}
