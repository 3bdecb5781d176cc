import { expect, it } from 'vitest';
import { WRAPS } from '../../board/board.ts';
import { cube } from '../../board/cube.ts';
import { effects, grid } from '../../board/grid.ts';
import { asArray, problem, type Problem } from '../../board/problem.ts';
import { RULES } from '../../board/rule.ts';
import { wiring } from '../../board/wiring.ts';
import { cases } from '../../testing/plain.ts';
import type { Random } from '../../play/random.ts';
import { parseId } from '../../play/id.ts';
import { lightsProblem } from './params.ts';
import { idOfProblem, problemOfId } from './problem-of-id.ts';
import { lightsRules } from './rules.ts';

const lights = ({ board, levels, moduli, start, target }: Problem) => ({
  size: [board.lights, board.buttons],
  levels: moduli ?? levels,
  start: [...asArray(start)],
  target: target === null ? Array(board.lights).fill(0) : [...asArray(target)],
  effects: (({ start, light, weight }) => [start, light, weight].map((part) => [...part]))(effects(board)),
});

it('ids of every kind name the board that the game plays', () => {
  for (const id of [
    '3x3-draw.1@1:###/.../...',
    '3x3-to.1:#.#/.../###',
    '2x2-wires.0.1_1.2_2.3_3.0:##/..',
    '3x3-holes.4.1:###/#~#/###',
    '3x3-merlin:###/#.#/###',
    'cube2:##/../##/../##/../##/../##/../##/..',
    '1x3-panel.0.1_2-mod.2.3.4:123',
    '4x5-q3-king-torus#seed',
  ]) {
    const named = parseId(lightsRules, id);
    const found = problemOfId(id);
    if (!named.ok || !found.ok) throw new Error(`${id}: ${named.ok ? '' : named.error} ${found.ok ? '' : found.error}`);
    expect(lights(found.value)).toEqual(lights(lightsProblem(named.value.params, named.value.start)));
  }
  expect(problemOfId('3x3-holes.4.1:###').ok).toBe(false);
  const dark = problemOfId('3x3-q3');
  expect(dark.ok && lights(dark.value).start).toEqual(Array(9).fill(0));
});

function someProblem(dice: Random): Problem {
  const mixed = dice.below(3) === 0;
  const least = 2 + dice.below(5);
  const levelsFor = (count: number): number | number[] =>
    mixed ? Array.from({ length: count }, () => least + dice.below(3)) : least;
  const some = (count: number): number[] => Array.from({ length: count }, () => dice.below(least));
  const kind = dice.below(4);
  if (kind === 3) {
    const [buttons, lamps] = [1 + dice.below(6), 1 + dice.below(6)];
    const names = Array.from({ length: lamps }, (_, i) => `lamp ${i}`);
    const board = wiring(
      names,
      Array.from({ length: buttons }, (_, b) => ({
        name: `button ${b}`,
        moves: new Map(names.flatMap((_, i) => (dice.below(2) === 0 ? [] : [[i, 1 + dice.below(3)] as const]))),
      })),
    );
    return problem(board, { levels: levelsFor(lamps), start: some(lamps), target: some(lamps) });
  }
  const [rows, columns] = [1 + dice.below(5), 1 + dice.below(5)];
  const holes = Uint8Array.from({ length: rows * columns }, (_, i) => (i > 0 && dice.below(4) === 0 ? 1 : 0));
  const rule = dice.below(2) === 0 ? 'plus' : 'king';
  const wrap = WRAPS[dice.below(3)]!;
  const board = kind === 0 ? cube(1 + dice.below(3)) : grid(rows, columns, { rule: RULES[rule], wrap, holes });
  const target = kind === 1 ? some(board.lights) : null;
  return problem(board, { levels: levelsFor(board.lights), start: some(board.lights), target });
}

it('random problems come back from their ids, light by light', () => {
  for (const dice of cases('ids', 300)) {
    const task = someProblem(dice);
    for (const short of [false, true]) {
      const id = idOfProblem(task, { short });
      if (!id.ok) throw new Error(id.error);
      const again = problemOfId(id.value);
      if (!again.ok) throw new Error(`${id.value}: ${again.error}`);
      expect(lights(again.value), id.value).toEqual(lights(task));
      const game = parseId(lightsRules, id.value, 'a');
      expect(game.ok && (game.value.params.moduli ?? game.value.params.levels), id.value).toEqual(
        task.moduli === null ? task.levels : [...task.moduli],
      );
    }
  }
});

it('what an id cannot hold is an error, never left out', () => {
  expect(idOfProblem(problem(grid(2, 2), { care: [1, 1, 1, 0] }))).toMatchObject({ ok: false });
  expect(idOfProblem(problem(grid(51, 50)))).toMatchObject({ ok: false });
  expect(idOfProblem(problem(grid(1, 1), { levels: 37 }))).toMatchObject({ ok: false });
  // A rule that its own reader would refuse: 21 rows of 21 signs.
  const offsets = Array.from({ length: 441 }, (_, i) => ({ row: Math.floor(i / 21), column: i % 21, weight: 1 }));
  const wide = grid(3, 3, { rule: { kind: 'pattern', name: 'wide', offsets } });
  expect(idOfProblem(problem(wide))).toMatchObject({ ok: false, error: expect.stringContaining('400') as unknown });
});

it('short ids are short; larger boards are read and written where the limits allow', () => {
  const limits = { lights: 40_000, levels: 64 };
  const lit = problem(grid(3, 3), { start: [0, 1, 0, 1, 1, 1, 0, 1, 0] });
  expect(idOfProblem(lit, { short: true })).toEqual({ ok: true, value: '3x3:=01011101' });
  expect(idOfProblem(problem(grid(3, 3), { levels: 3 }), { short: true })).toEqual({ ok: true, value: '3x3-q3' });
  const large = problem(grid(200, 200), {
    levels: 64,
    start: Uint8Array.from({ length: 40_000 }, (_, i) => i % 64),
    target: Uint8Array.from({ length: 40_000 }, (_, i) => (i * i) % 64),
  });
  expect(idOfProblem(large).ok).toBe(false);
  const id = idOfProblem(large, { limits, short: true });
  if (!id.ok) throw new Error(id.error);
  expect(problemOfId(id.value).ok).toBe(false);
  const again = problemOfId(id.value, limits);
  if (!again.ok) throw new Error(again.error);
  expect(lights(again.value)).toEqual(lights(large));
  const whole = idOfProblem(problem(grid(200, 200), { start: new Uint8Array(40_000).fill(1) }), {
    limits,
    short: true,
  });
  expect(whole.ok && whole.value.length).toBeLessThan(6_700);
});
