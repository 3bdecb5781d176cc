import { expect, test, vi } from 'vitest';
import { echelonForm, field, levelCycle } from 'douse/algebra';
import { asArray, grid, problem, type Problem, symmetries } from 'douse/board';
import { effectRows, explainElimination, quietPatterns, replay, solve } from 'douse/lightsout';
import { random } from 'douse/play';
import { chart, recurrence } from './jobs/explain.ts';
import { quiet } from './jobs/quiet.ts';
import { LESSONS } from './lessons/lessons.ts';
import { parseDesign } from './design/text.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });

/** Sentences of the laboratory against computations, on every rectangle up to 7 × 7 and two to six levels. */

const sizes = (most: number): [number, number][] =>
  Array.from({ length: most * most }, (_, i) => [Math.floor(i / most) + 1, (i % most) + 1]);
const design = (task: Problem) => ({ problem: task, spots: null });
const watch = { tell: () => {} };
const levelsOf = (task: Problem, presses: Uint32Array): number[] => Array.from(asArray(replay(task, presses)));

/** Follows the chart’s words: puts out each light with the next button, by rows or by columns. */
function follow(task: Problem, way: 'rows' | 'columns', presses: Uint32Array): number[] {
  const { board, levels: q } = task;
  if (board.kind !== 'grid') throw new Error('expected a grid');
  const { rows, columns } = board;
  const [lines, length] = way === 'rows' ? [rows, columns] : [columns, rows];
  for (let line = 0; line < lines - 1; line++) {
    const lights = levelsOf(task, presses);
    for (let i = 0; i < length; i++) {
      const cell = way === 'rows' ? line * columns + i : i * columns + line;
      const next = way === 'rows' ? cell + columns : cell + 1;
      presses[next] = (presses[next]! + q - lights[cell]!) % q;
    }
  }
  return levelsOf(task, presses);
}

test('whoever follows the chase and its chart puts every solvable board out, and knows the others', () => {
  const dice = random('chart captions');
  for (const [rows, columns] of sizes(7)) {
    for (let q = 2; q <= 6; q++) {
      // One light leaves nothing to chase; larger charts hold generators only.
      if (rows * columns === 1 || q ** Math.min(rows, columns) > 1024) continue;
      const board = grid(rows, columns);
      const start = Array.from({ length: board.lights }, () => dice.below(q));
      const task = problem(board, { levels: q, start });
      const found = chart(design(task))!;
      expect(found.way, `${rows} × ${columns}`).toBe(columns > rows ? 'columns' : 'rows');
      if (found.way === 'lights' || !found.complete) continue;
      const left = follow(task, found.way, new Uint32Array(board.buttons));
      const residue = found.residue.map((light) => left[light]!);
      const entry = found.rows.find((one) => one.left.every((level, i) => level === residue[i]));
      const dark = residue.every((level) => level === 0);
      const solvable = solve(task).kind === 'solved';
      // “Only one way to be left over can be solved: none”, and the chart’s own rows.
      expect(dark || entry !== undefined, `${rows} × ${columns} mod ${q}`).toBe(solvable);
      if (dark) expect(left.some(Boolean)).toBe(false);
      if (entry === undefined) continue;
      const presses = new Uint32Array(board.buttons);
      found.free.forEach((button, i) => (presses[button] = entry.press[i]!));
      expect(follow(task, found.way, presses).some(Boolean), `${rows} × ${columns} mod ${q}`).toBe(false);
    }
  }
});

test('F is the opposite of the last B', () => {
  for (const [rows, columns] of sizes(7)) {
    for (let q = 2; q <= 6; q++) {
      const board = grid(rows, columns);
      const dark = problem(board, { levels: q });
      const { by, matrices, lines, residue } = recurrence(design(dark))!;
      expect(residue).toBe(q === 2 ? `F = B_{${lines}}` : `F = -B_{${lines}}`);
      const last = matrices[lines]!;
      if (last.kind !== 'dense') throw new Error('expected a dense matrix');
      const length = by === 'rows' ? columns : rows;
      for (let i = 0; i < length; i++) {
        const presses = new Uint32Array(board.buttons);
        presses[by === 'rows' ? i : i * columns] = 1;
        const lights = follow(dark, by, presses);
        for (let k = 0; k < length; k++) {
          const changed = lights[by === 'rows' ? (rows - 1) * columns + k : k * columns + columns - 1]!;
          expect(changed).toBe((q - last.entries[k * length + i]!) % q);
        }
      }
    }
  }
});

test('“not every pivot can be made 1” stands only where one cannot', () => {
  for (const [rows, columns] of sizes(4)) {
    for (let q = 2; q <= 6; q++) {
      const task = problem(grid(rows, columns), { levels: q });
      const form = echelonForm(effectRows(task), task.board.buttons, q);
      const stubborn = form.pivots.some((column, row) => form.echelon[row]![column] !== 1);
      const keys = explainElimination(task).steps.map(({ told }) => told?.key);
      expect(keys.includes('reducedRing'), `${rows} × ${columns} mod ${q}`).toBe(stubborn);
    }
  }
});

test('the level cycle adds powers of α, meets every element once and comes back to 0', () => {
  for (const q of [2, 3, 4, 5, 7, 8, 9, 16, 25, 27, 32, 49, 64]) {
    const gf = field(q);
    const cycle = levelCycle(gf);
    expect(new Set(cycle.map(({ element }) => element)).size).toBe(q);
    const powers = Array.from({ length: gf.degree }, (_, i) => gf.prime ** i);
    let element = 0;
    for (const [i, step] of cycle.entries()) {
      expect(step.element).toBe(element);
      expect(powers).toContain(step.adds);
      // The order of a Gray code: step i + 1 adds the power that divides it.
      const divides = powers.filter((power) => (i + 1) % power === 0).at(-1);
      expect(step.adds).toBe(divides);
      element = gf.add(element, step.adds);
    }
    expect(element).toBe(0);
  }
});

test('classes of quiet patterns are counted with the empty one', () => {
  for (const [rows, columns] of sizes(5)) {
    const board = grid(rows, columns);
    const patterns = [...quietPatterns(board)].map((one) => Array.from(asArray(one)));
    const group = symmetries(board);
    const names = [Array<number>(board.buttons).fill(0), ...patterns].map(
      (one) => group.map((turn) => one.map((_, cell) => one[turn[cell]!]).join('')).sort()[0]!,
    );
    const found = quiet(design(problem(board)), null, watch);
    expect(found.classes.length + 1, `${rows} × ${columns}`).toBe(new Set(names).size);
  }
});

test('a press changes none or two of the lights that the second lesson marks', () => {
  const step = LESSONS.find(({ name }) => name === 'parity')!.steps[0]!;
  const parsed = parseDesign(step.design);
  if (!parsed.ok) throw new Error(parsed.error);
  const { problem: task } = parsed.value;
  const changed = Array.from({ length: 25 }, (_, button) => {
    const presses = new Uint32Array(25);
    presses[button] = 1;
    return levelsOf(task, presses).filter((level, i) => level > 0 && step.marks![i] === '1').length;
  });
  expect([...new Set(changed)].sort()).toEqual([0, 2]);
  expect([...step.marks!].filter((mark) => mark === '1')).toHaveLength(12);
});
