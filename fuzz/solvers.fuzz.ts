import { asArray, grid, problem, RULES, TILE_RULES, wiring } from 'douse/board';
import { provesImpossible, replay, solve, solves } from 'douse/lightsout';
import { replayMoves, settle, solveSame } from 'douse/samegame';
import { expect, it } from 'vitest';
import { fewestPresses, sameFacts, type System } from './plain.ts';
import { Source, times } from './source.ts';

/** The rule of a grid read cell by cell, here and not in the library. */
function plusMoves(rows: number, columns: number, wrap: string, own: boolean): number[][] {
  const moves: number[][] = [];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const hit = Array.from({ length: rows * columns }, () => 0);
      for (const [dr, dc] of [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        if (dr === 0 && dc === 0 && !own) continue;
        const row = wrap === 'torus' ? (r + dr + rows) % rows : r + dr;
        const column = wrap === 'none' ? c + dc : (c + dc + columns) % columns;
        if (row >= 0 && row < rows && column >= 0 && column < columns) hit[row * columns + column] = 1;
      }
      moves.push(hit);
    }
  return moves;
}

it('Lights Out: solved, impossible and fewest as when everything is tried', () => {
  const source = new Source('lights');
  const count = times(60_000);
  const said = { solved: 0, impossible: 0 };
  for (let i = 0; i < count; i++) {
    const levels = 2 + source.below(5);
    const most = [0, 0, 8, 5, 4, 3, 3][levels]!;
    let board, moves: number[][];
    if (source.once(2)) {
      const rows = 1 + source.below(3);
      const columns = 1 + source.below(Math.max(1, Math.floor(most / rows)));
      const wrap = source.pick(['none', 'cylinder', 'torus'] as const);
      const own = !source.once(3);
      board = grid(rows, columns, { wrap, rule: own ? RULES.plus : RULES.ring });
      moves = plusMoves(rows, columns, wrap, own);
    } else {
      const lights = 1 + source.below(5);
      moves = source.many(1 + source.below(most), () => source.many(lights, () => source.below(levels)));
      const names = Array.from({ length: lights }, (_, k) => `L${k}`);
      board = wiring(
        names,
        moves.map((move, b) => ({
          name: `B${b}`,
          moves: new Map(move.flatMap((by, k) => (by === 0 ? [] : [[k, by] as const]))),
        })),
      );
    }
    const start = source.many(board.lights, () => source.below(levels));
    const target = source.many(board.lights, () => source.below(levels));
    const system: System = {
      levels,
      lights: board.lights,
      moves,
      wanted: start.map((from, k) => (target[k]! - from + levels) % levels),
    };
    const task = problem(board, { levels, start, target });
    const answer = solve(task, { fewest: true });
    const truth = fewestPresses(system);
    const at = `input ${i} of ${source.seed}: ${JSON.stringify(system)}`;
    if (answer.kind === 'unknown') throw new Error(`unknown: ${at}`);
    said[answer.kind]++;
    if ((answer.kind === 'solved' ? answer.total : null) !== truth) throw new Error(`expected ${truth}: ${at}`);
    if (answer.kind === 'solved') {
      const after = asArray(replay(task, answer.presses));
      if (target.some((level, k) => after[k] !== level)) throw new Error(`wrong presses: ${at}`);
    } else if (!provesImpossible(task, answer.certificate)) throw new Error(`no proof: ${at}`);
  }
  console.log(`${count} problems: ${said.solved} solved, ${said.impossible} impossible`);
  expect(Math.min(said.solved, said.impossible)).toBeGreaterThan(count / 50);
});

it('SameGame: cleared, fewest moves and most points as when everything is tried', () => {
  const source = new Source('tiles');
  const count = times(40_000);
  let empty = 0;
  for (let i = 0; i < count; i++) {
    const [rows, columns] = [1 + source.below(4), 1 + source.below(4)];
    const colours = 1 + source.below(3);
    const cells = Uint8Array.from({ length: rows * columns }, () => (source.once(9) ? 0 : 1 + source.below(colours)));
    const { board } = settle({ rows, columns, cells }, TILE_RULES);
    const stacks = Array.from({ length: columns }, (_, c) =>
      Array.from({ length: rows }, (_, r) => board.cells[(rows - 1 - r) * columns + c]!).filter((symbol) => symbol > 0),
    ).filter((stack) => stack.length > 0);
    const truth = sameFacts(stacks);
    const at = `input ${i} of ${source.seed}: ${JSON.stringify(stacks)}`;
    const goal = source.pick(['clear', 'fewest', 'points'] as const);
    const answer = solveSame(board, { goal, rules: TILE_RULES });
    if (answer.kind === 'unknown') throw new Error(`unknown: ${at}`);
    const played = answer.kind === 'solved' ? answer : answer.best;
    const again = replayMoves(board, TILE_RULES, played.moves);
    if (again === null || again.points !== played.points || again.left !== played.left)
      throw new Error(`wrong moves: ${at}`);
    if (goal === 'points' ? answer.kind !== 'solved' : (answer.kind === 'solved') !== (truth.moves !== null))
      throw new Error(`${goal} says ${answer.kind}: ${at}`);
    if (goal === 'fewest' && truth.moves !== null && played.moves.length !== truth.moves)
      throw new Error(`expected ${truth.moves} moves, got ${played.moves.length}: ${at}`);
    if (goal === 'points' && answer.kind === 'solved' && answer.proof !== null && played.points !== truth.points)
      throw new Error(`expected ${truth.points} points, got ${played.points}: ${at}`);
    if (played.left === 0) empty++;
  }
  console.log(`${count} boards: ${empty} emptied`);
  expect(empty).toBeGreaterThan(count / 50);
});

it('checkers take what holds and refuse what is forged', () => {
  const source = new Source('forged');
  const count = times(150_000);
  const took = { presses: 0, certificates: 0 };
  for (let i = 0; i < count; i++) {
    const levels = 2 + source.below(5);
    const [rows, columns] = [1 + source.below(4), 1 + source.below(4)];
    const wrap = source.pick(['none', 'torus'] as const);
    const moves = plusMoves(rows, columns, wrap, true);
    const size = rows * columns;
    const start = source.many(size, () => source.below(levels));
    const task = problem(grid(rows, columns, { wrap }), { levels, start });
    const answer = solve(task);
    const at = `input ${i} of ${source.seed}: ${rows} × ${columns}, ${wrap}, ${levels} levels, ${start.join('')}`;
    if (answer.kind === 'solved') {
      const presses = Array.from(asArray(answer.presses));
      if (!source.once(4)) presses[source.below(size)] = source.below(levels);
      const holds = start.every((from, light) => {
        let sum = from;
        for (let b = 0; b < size; b++) sum += presses[b]! * moves[b]![light]!;
        return sum % levels === 0;
      });
      if (solves(task, presses) !== holds) throw new Error(`solves says ${!holds} of ${presses.join('')}: ${at}`);
      if (holds) took.presses++;
    } else if (answer.kind === 'impossible') {
      const weights = Array.from(asArray(answer.certificate.lights));
      const modulus = source.once(8) ? 2 + source.below(6) : answer.certificate.levels;
      if (!source.once(4)) weights[source.below(size)] = source.below(levels);
      // A light that comes round and a button that is pressed move the sum by a multiple of the modulus; the start is
      // none.
      const sum = (vector: readonly number[]): number => vector.reduce((all, by, k) => all + by * weights[k]!, 0);
      const holds =
        weights.every((weight) => (weight * levels) % modulus === 0) &&
        moves.every((move) => sum(move) % modulus === 0) &&
        sum(start) % modulus !== 0;
      const says = provesImpossible(task, { lights: Uint32Array.from(weights), levels: modulus });
      // A checker may ask for more than truth, such as lowest terms, but never for less.
      if (says && !holds) throw new Error(`provesImpossible takes ${weights.join(',')} mod ${modulus}: ${at}`);
      if (holds && says) took.certificates++;
    }
  }
  console.log(`${count} answers: ${took.presses} presses and ${took.certificates} certificates held`);
  expect(Math.min(took.presses, took.certificates)).toBeGreaterThan(0);
});
