import type { Board, Wrap } from '../board/board.ts';
import { cube } from '../board/cube.ts';
import { graphBoard } from '../board/graph.ts';
import { grid } from '../board/grid.ts';
import { type LevelArray, type Problem, problem } from '../board/problem.ts';
import { RULE_NAMES } from '../board/rule.ts';
import { wiring } from '../board/wiring.ts';
import type { Random } from '../play/random.ts';
import { plainReplay } from './plain.ts';

/** Random problems of every kind that tests share. */

/** A graph of up to `most` vertices. */
export function anyGraph(random: Random, most: number): { names: string[]; edges: [number, number][] } {
  const n = 1 + random.below(most);
  const density = 1 + random.below(4);
  const edges: [number, number][] = [];
  for (let a = 0; a < n; a++) {
    for (let b = 0; b < a; b++) if (random.below(5) < density) edges.push(random.below(2) === 0 ? [a, b] : [b, a]);
  }
  return { names: Array.from({ length: n }, (_, v) => `v${v}`), edges };
}

/** A grid of up to `side` × `side` with any rule and wrap, sometimes with holes. */
export function anyGrid(random: Random, side: number): Extract<Board, { kind: 'grid' }> {
  const [rows, columns] = [1 + random.below(side), 1 + random.below(side)];
  const holes =
    random.below(3) === 0 ? Array.from({ length: rows * columns }, () => Number(random.below(4) === 0)) : null;
  const wrap: Wrap = (['none', 'none', 'cylinder', 'torus'] as const)[random.below(4)]!;
  return grid(rows, columns, { rule: RULE_NAMES[random.below(RULE_NAMES.length)]!, wrap, holes });
}

/** Any buttons and lights, with weights up to 12. */
export function anyWiring(random: Random, most: number): Extract<Board, { kind: 'wiring' }> {
  const [buttons, lights] = [1 + random.below(most), 1 + random.below(most)];
  return wiring(
    Array.from({ length: lights }, (_, l) => `light ${l}`),
    Array.from({ length: buttons }, (_, b) => ({
      name: `button ${b}`,
      moves: new Map(
        Array.from({ length: lights }, (_, l) => [l, random.below(2) === 0 ? 0 : 1 + random.below(12)] as const),
      ),
    })),
  );
}

/**
 * A problem on any board of some `side`² cells: q = 2 … 12 or mixed; made by presses or at random; sometimes with a
 * target.
 */
export function anyTask(random: Random, side = 4): Problem<LevelArray> {
  const board = [
    () => anyGrid(random, side),
    () => anyGrid(random, side),
    () => anyWiring(random, side + 2),
    () => graphBoard(anyGraph(random, side * 2)),
    () => cube(1 + random.below(2)),
  ][random.below(5)]!();
  const mixed = random.below(4) === 0;
  const q = 2 + random.below(11);
  const levels = mixed ? Array.from({ length: board.lights }, () => [2, 3, 4, 6][random.below(4)]!) : q;
  const qOf = (light: number): number => (typeof levels === 'number' ? levels : levels[light]!);
  const anyLights = (): number[] => Array.from({ length: board.lights }, (_, light) => random.below(qOf(light)));
  const target = random.below(3) === 0 ? anyLights() : null;
  if (random.below(3) === 0) return problem(board, { levels, start: anyLights(), target });
  const lit = problem(board, { levels, start: target ?? new Uint8Array(board.lights) });
  const presses = Array.from({ length: board.buttons }, () => random.below(lit.levels));
  return problem(board, { levels, start: plainReplay(lit, presses), target });
}
