import { cubeStep } from 'douse/board';
import { lightsLayout, type LightsParams } from 'douse/lightsout';
import { arrowTarget } from '../../parts/arrows.ts';

type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Where a key leads from a button of a board, or null if the key leads nowhere. Holes are leapt over; on a cube the
 * arrows follow the face as it lies in the net and go on round its edges. With Shift they are left to those who turn
 * the board.
 */
export function wayOf(params: LightsParams): (stroke: Stroke, from: number) => number | null {
  const over = params.shape === 'cube' ? overCube(params.rows) : overPaper(params);
  return (stroke, from) => (stroke.shiftKey ? null : over(stroke, from));
}

function overCube(side: number): (stroke: Stroke, from: number) => number | null {
  return (stroke, from) => {
    if (stroke.altKey || stroke.metaKey) return null;
    const step = STEPS[stroke.key];
    if (step !== undefined) return cubeStep(side, from, ...step);
    const row = from - (from % side);
    if (stroke.key === 'Home') return stroke.ctrlKey ? 0 : row;
    if (stroke.key === 'End') return stroke.ctrlKey ? 6 * side * side - 1 : row + side - 1;
    return null;
  };
}

function overPaper(params: LightsParams): (stroke: Stroke, from: number) => number | null {
  const { rows, columns, places, buttons } = lightsLayout(params)!;
  return (stroke, from) => {
    const place = places[from]!;
    const to = arrowTarget(stroke, place, rows, columns);
    if (to === null) return null;
    // A leap to an end stops at the outermost button; a step goes on over holes to the next one.
    const leap = STEPS[stroke.key] === undefined;
    const toward = leap ? Math.sign(place - to) : to - place;
    for (let at = to, last = place; at !== place && at !== last;) {
      if (buttons[at]! >= 0) return buttons[at]!;
      last = at;
      at = leap ? at + toward : arrowTarget(stroke, at, rows, columns)!;
    }
    return from;
  };
}
