import type { Shape, WiringBoard } from './board.ts';

/** One button of a wiring: its name, and by how many levels it moves each of its lights. */
export interface Button {
  readonly name: string;
  readonly moves: ReadonlyMap<number, number>;
}

/**
 * A board of any buttons and lights. Weights may be any integers from 0; a weight of 0 is dropped.
 * @throws {RangeError} if a button moves a light that does not exist, or by a fractional or negative weight
 * @throws {TypeError} if the lights, the buttons or the moves of one are none
 */
export function wiring(
  lightNames: readonly string[],
  buttons: readonly Button[],
  shape: Shape | null = null,
): WiringBoard {
  if (!Array.isArray(lightNames) || !Array.isArray(buttons))
    throw new TypeError('wiring: expected a list of lights and a list of buttons { name, moves }, got others');
  const start = new Uint32Array(buttons.length + 1);
  const light: number[] = [];
  const weight: number[] = [];
  buttons.forEach(({ name, moves }: Button, b: number) => {
    if (typeof (moves as ReadonlyMap<number, number> | undefined)?.[Symbol.iterator] !== 'function')
      throw new TypeError(`wiring: expected moves of button ${name} as a Map of weights by light, got ${typeof moves}`);
    for (const [target, by] of moves) {
      if (!Number.isInteger(target) || target < 0 || target >= lightNames.length) {
        throw new RangeError(
          `wiring: expected a light from 0 to ${lightNames.length - 1} for button ${name}, got ${target}`,
        );
      }
      if (!Number.isInteger(by) || by < 0 || by > 0xffffffff) {
        throw new RangeError(`wiring: expected a weight from 0 to 4294967295 for button ${name}, got ${by}`);
      }
      if (by === 0) continue;
      light.push(target);
      weight.push(by);
    }
    start[b + 1] = light.length;
  });
  return {
    kind: 'wiring',
    buttonNames: buttons.map(({ name }) => name),
    lightNames,
    effects: { start, light: Uint32Array.from(light), weight: Uint32Array.from(weight) },
    shape,
    buttons: buttons.length,
    lights: lightNames.length,
  };
}
