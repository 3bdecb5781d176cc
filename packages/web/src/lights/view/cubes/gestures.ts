/** Pixels a pointer may wander and still press: a mouse is steadier than a finger. */
const STEADY = { mouse: 5, other: 11 } as const;
/** Radians for each pixel of a drag, and the zoom of one notch of a wheel, whose distance is 100. */
const TURN = 0.0055;
const NOTCH = 0.0016;

/**
 * What the player does with the canvas. Screen points run from −1 to 1, upwards and to the right; moves are parts of
 * the screen.
 */
export interface Gestures {
  /** The cube under a point, or −1. */
  pick(x: number, y: number): number;
  /** The pointer is over another cube, or over none (−1). */
  hover(cube: number): void;
  /** A cube is held down, or released (−1). */
  hold(cube: number): void;
  press(cube: number): void;
  turn(yaw: number, pitch: number): void;
  pan(x: number, y: number): void;
  zoom(factor: number, x: number, y: number): void;
}

interface Pointer {
  readonly x: number;
  readonly y: number;
}

/**
 * Reads gestures from a canvas: a press is one pointer that goes down and up on the same cube without wandering; one
 * that wanders turns the board; two fingers, or another button of the mouse, or Shift, move and zoom it. The canvas is
 * measured at each event, never before. Returns the function that ends it.
 */
export function readGestures(canvas: HTMLCanvasElement, gestures: Gestures): () => void {
  const pointers = new Map<number, Pointer>();
  /** The press that may still come of the pointer that is down. */
  let press: { readonly id: number; readonly cube: number; readonly from: Pointer } | null = null;
  let panning = false;

  const screen = ({ x, y }: Pointer): [number, number] => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return [((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2];
  };
  const part = (x: number, y: number): [number, number] => {
    const { width, height } = canvas.getBoundingClientRect();
    return [(2 * x) / width, (-2 * y) / height];
  };
  const giveUp = (): void => {
    press = null;
    gestures.hold(-1);
  };

  const down = (event: PointerEvent): void => {
    const at = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, at);
    canvas.setPointerCapture(event.pointerId);
    giveUp();
    panning = event.button > 0 || event.shiftKey;
    if (pointers.size > 1 || panning) return;
    const cube = gestures.pick(...screen(at));
    press = { id: event.pointerId, cube, from: at };
    gestures.hold(cube);
  };

  const move = (event: PointerEvent): void => {
    const at = { x: event.clientX, y: event.clientY };
    const before = pointers.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType === 'mouse') gestures.hover(gestures.pick(...screen(at)));
      return;
    }
    if (press !== null) {
      const steady = event.pointerType === 'mouse' ? STEADY.mouse : STEADY.other;
      if (Math.hypot(at.x - press.from.x, at.y - press.from.y) <= steady) return;
      giveUp();
      gestures.hover(-1);
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, at);
    const [x, y] = [at.x - before.x, at.y - before.y];
    if (other !== undefined) {
      const apart = (p: Pointer): number => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
      gestures.zoom(apart(at) / apart(before), ...screen({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }));
      gestures.pan(...part(x / 2, y / 2));
    } else if (panning) gestures.pan(...part(x, y));
    else gestures.turn(-x * TURN, y * TURN);
  };

  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    const begun = press;
    giveUp();
    if (begun === null || begun.id !== event.pointerId || begun.cube < 0) return;
    if (gestures.pick(...screen({ x: event.clientX, y: event.clientY })) === begun.cube) gestures.press(begun.cube);
  };

  const cancel = (event: PointerEvent): void => {
    if (pointers.delete(event.pointerId)) giveUp();
  };
  const leave = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) gestures.hover(-1);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
    gestures.zoom(Math.exp(-event.deltaY * lines * NOTCH), ...screen({ x: event.clientX, y: event.clientY }));
  };
  // The focus stays on the board's own buttons, and the menu stays closed.
  const prevent = (event: Event): void => event.preventDefault();

  const end = new AbortController();
  const on = { signal: end.signal, passive: false };
  canvas.addEventListener('pointerdown', down, on);
  canvas.addEventListener('pointermove', move, on);
  canvas.addEventListener('pointerup', up, on);
  canvas.addEventListener('pointercancel', cancel, on);
  canvas.addEventListener('lostpointercapture', cancel, on);
  canvas.addEventListener('pointerleave', leave, on);
  canvas.addEventListener('wheel', wheel, on);
  canvas.addEventListener('mousedown', prevent, on);
  canvas.addEventListener('contextmenu', prevent, on);
  return () => end.abort();
}
