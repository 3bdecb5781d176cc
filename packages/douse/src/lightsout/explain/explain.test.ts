import { describe, expect, it } from 'vitest';
import { gcd, isPrime } from '../../algebra/integers.ts';
import { graphBoard } from '../../board/graph.ts';
import { grid } from '../../board/grid.ts';
import { asArray, lengthOf, levelAt, type Problem, problem } from '../../board/problem.ts';
import { RULE_NAMES } from '../../board/rule.ts';
import { wiring } from '../../board/wiring.ts';
import { random } from '../../play/random.ts';
import { drawn } from '../../testing/boards.ts';
import {
  cases,
  plainMatrix,
  plainProves,
  plainReplay,
  plainSolves,
  product,
  type Rows,
  times,
} from '../../testing/plain.ts';
import { anyTask } from '../../testing/tasks.ts';
import { chaseChart } from './chart.ts';
import { toldChase } from './told.ts';
import { explainChase, MAX_CHASED } from './chase.ts';
import { explainElimination, MAX_EXPLAINED } from './elimination.ts';
import { explainQuiet } from './quiet.ts';
import type { Explanation, Picture, Step } from '../../play/explanation.ts';
import { placeName, sentenceList, count } from '../../play/explanation.ts';
import { solve } from '../solve/solve.ts';

const valuesOf = ({ values }: Picture): number[] => Array.from(asArray(values));
const plain = (rows: readonly ArrayLike<number>[]): Rows => rows.map((row) => Array.from(row));
const matrixOf = (explanation: Explanation, name: string): Rows =>
  plain(explanation.steps.find(({ matrix }) => matrix?.name === name)!.matrix!.rows);
const pictures = (steps: readonly Step[], of: Picture['of']): number[][] =>
  steps.flatMap(({ picture }) => (picture?.of === of ? [valuesOf(picture)] : []));
const scales = ({ levels, moduli, board }: Problem): number[] =>
  Array.from({ length: board.lights }, (_, l) => levels / (moduli?.[l] ?? levels));
/** What every light has to change by, and the effect matrix, both modulo the common number of levels. */
function system(task: Problem): { a: Rows; c: number[] } {
  const scale = scales(task);
  const q = task.levels;
  const a = plainMatrix(task).map((row, l) => row.map((weight) => (weight * scale[l]!) % q));
  const c = scale.map((by, l) => {
    const own = q / by;
    return ((levelAt(task.target, l) - levelAt(task.start, l) + own) % own) * by;
  });
  return { a, c };
}

/** What all explanations share: sentences, pictures of the right size, and the right end. */
function expectSound(task: Problem, explanation: Explanation): void {
  const { board, levels, steps } = explanation;
  expect([board, levels]).toEqual([task.board, task.levels]);
  expect(explanation.title).not.toBe('');
  expect(explanation.solvable).toBe(solve(task).kind === 'solved');
  for (const { says, picture, matrix } of steps) {
    expect(says).toMatch(/^\S.*[.:)…]$/);
    expect(says).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
    if (picture !== undefined) {
      expect(lengthOf(picture.values)).toBe(picture.of === 'presses' ? board.buttons : board.lights);
      for (const value of valuesOf(picture)) expect(value >= 0 && value < levels).toBe(true);
    }
    const rows = matrix === undefined ? [] : plain(matrix.rows);
    const fine = (row: number[]): boolean =>
      row.length === rows[0]!.length && row.every((entry) => Number.isInteger(entry) && entry >= 0 && entry < levels);
    expect(rows.every(fine), says).toBe(true);
  }
  const solvable = solve(task).kind === 'solved';
  const marks = pictures(steps, 'marks');
  expect(marks.length).toBe(solvable ? 0 : 1);
  if (!solvable) {
    const last = steps.at(-1)!.picture!;
    expect(last.of === 'marks' && plainProves(task, { lights: last.values, levels: last.levels })).toBe(true);
  }
}

/** Presses named in sentences such as `press row 1 column 2 and row 3 column 1 (2 times)`. */
function namedPresses({ board }: Problem, says: string): number[] {
  const list = /press (.*)\.$/.exec(says)?.[1] ?? '';
  const presses: number[] = Array.from({ length: board.buttons }, () => 0);
  for (const item of list.split(/, | and /)) {
    const [, name, by] = /^(.*?)(?: \((\d+) times\))?$/.exec(item)!;
    const button = presses.findIndex((_, b) => placeName(board, b) === name);
    expect(button, says).toBeGreaterThanOrEqual(0);
    presses[button]! += Number(by ?? 1);
  }
  return presses;
}

function expectChase(task: Problem): void {
  const explanation = explainChase(task);
  const { steps } = explanation;
  const { levels, board } = task;
  expectSound(task, explanation);
  expect(pictures(steps.slice(0, 1), 'lights')).toEqual([plainReplay(task, new Uint8Array(board.buttons))]);

  // Every picture of lights is the one before, after the presses that its sentence names.
  const chases = steps.flatMap(({ says }, i) => (/^(First|Second) chase/.test(says) ? [i] : []));
  const after: number[][] = [];
  for (const from of chases) {
    let presses: number[] = Array.from({ length: board.buttons }, () => 0);
    if (steps[from]!.says.startsWith('Second')) {
      const free = namedPresses(task, steps[from - 1]!.says);
      expect(free.every((p, b) => p === 0 || toldChase(task).plan.free.includes(b))).toBe(true);
      presses = free;
      expect(valuesOf(steps[from]!.picture!)).toEqual(plainReplay(task, presses));
    }
    for (let i = from + 1; / decides: press /.test(steps[i]?.says ?? ''); i++) {
      presses = namedPresses(task, steps[i]!.says).map((by, b) => presses[b]! + by);
      expect(valuesOf(steps[i]!.picture!), steps[i]!.says).toEqual(plainReplay(task, presses));
    }
    after.push(presses);
  }
  expect(chases.length).toBeGreaterThan(0);

  // F turns free presses into what they change in the residue, and the free presses found make up what is missing.
  const { free, residue } = toldChase(task).plan;
  const answer = solve(task);
  if (free.length > 0) {
    const f = matrixOf(explanation, 'F');
    expect(f.length).toBe(residue.length);
    const scale = scales(task);
    const left = plainReplay(task, after[0]!);
    const missing = [...residue].map((l) => {
      const own = levels / scale[l]!;
      return ((levelAt(task.target, l) - left[l]! + own) % own) * scale[l]!;
    });
    if (answer.kind === 'solved') {
      const x = [...free].map((b) => levelAt(answer.presses, b));
      expect(times(f, x, levels)).toEqual(missing);
    }
  }
  if (answer.kind !== 'solved') return;
  expect(chases.length).toBeLessThanOrEqual(2);
  const last = steps.at(-1)!.picture!;
  expect(last.of).toBe('presses');
  expect(plainSolves(task, last.values)).toBe(true);
  // The last chase ends where the answer says.
  expect(after.at(-1)).toEqual(valuesOf(last));
  const total = valuesOf(last).reduce((sum, p) => sum + p, 0);
  expect(steps.at(-1)!.says).toContain(`In all ${total} press${total === 1 ? '' : 'es'},`);
  expect(steps.at(-1)!.says.includes('only solution')).toBe(answer.solutions === 1n);
}

/** Carries out the row operation that a formula says. */
function operate(rows: Rows, formula: string, q: number): Rows {
  const swap = /^R_\{(\d+)\} \\leftrightarrow R_\{(\d+)\}$/.exec(formula);
  if (swap !== null) {
    const [a, b] = [Number(swap[1]) - 1, Number(swap[2]) - 1];
    return rows.map((row, i) => (i === a ? rows[b]! : i === b ? rows[a]! : row));
  }
  const scale = /^R_\{(\d+)\} \\leftarrow (\d+)\\,R_\{\1\}$/.exec(formula);
  if (scale !== null)
    return rows.map((row, i) => (i === Number(scale[1]) - 1 ? row.map((a) => (a * Number(scale[2])) % q) : row));
  const add = /^R_\{(\d+)\} \\leftarrow R_\{\1\} ([+-]) (?:(\d+)\\,)?R_\{(\d+)\}$/.exec(formula);
  if (add === null) throw new Error(`expected a row operation, got ${formula}`);
  const by = add[2] === '-' ? q - Number(add[3] ?? 1) : Number(add[3] ?? 1);
  const from = rows[Number(add[4]) - 1]!;
  return rows.map((row, i) => (i === Number(add[1]) - 1 ? row.map((a, c) => (a + by * from[c]!) % q) : row));
}

function expectElimination(task: Problem): void {
  const explanation = explainElimination(task);
  expectSound(task, explanation);
  const { levels: q, steps } = explanation;
  const { a, c } = system(task);
  expect(matrixOf(explanation, 'A')).toEqual(a);
  const [e, p] = [matrixOf(explanation, 'E'), matrixOf(explanation, 'P')];
  expect(product(p, a, task.board.buttons, q)).toEqual(e);
  let current = a.map((row, i) => [...row, c[i]!]);
  for (const step of steps) {
    if (step.matrix?.name !== '[A | c]') continue;
    current = operate(current, step.formula!, q);
    expect(plain(step.matrix.rows).join(';') === current.join(';'), step.says).toBe(true);
    const numbers = (step.says.match(/\d+/g) ?? []).toSorted();
    const same = (step.formula!.match(/\d+/g) ?? []).filter((n, i, all) => all.indexOf(n) === i);
    expect(
      numbers.every((n) => same.includes(n)),
      step.says,
    ).toBe(true);
  }
  expect(current).toEqual(e.map((row, i) => [...row, times(p, c, q)[i]!]));
  if (isPrime(q)) {
    const rank = e.filter((row) => row.some(Boolean)).length;
    expect(steps.some(({ says }) => says.startsWith(`Reduced: rank ${rank}, so`))).toBe(true);
  }
  const answer = solve(task);
  if (answer.kind !== 'solved') return;
  const last = steps.at(-1)!;
  expect(plainSolves(task, last.picture!.values)).toBe(true);
  expect(last.says.includes('no other solution')).toBe(answer.solutions === 1n);
}

function expectQuiet(task: Problem): void {
  const explanation = explainQuiet(task);
  expectSound(task, explanation);
  const dark = problem(task.board, { levels: task.moduli ?? task.levels });
  const shown = pictures(explanation.steps, 'presses');
  for (const pattern of shown) {
    expect(plainSolves(dark, pattern)).toBe(true);
    expect(pattern.some(Boolean)).toBe(true);
  }
  const all = explanation.steps.map(({ says }) => says).join('\n');
  const answer = solve(task);
  const kernel = solve(dark);
  if (kernel.kind !== 'solved') throw new Error('the dark board is solved');
  const size = kernel.solutions;
  expect(all.includes('no quiet pattern but the empty one')).toBe(size === 1n);
  if (size > 1n) expect(all).toContain(`has ${size} quiet patterns`);
  if (answer.kind === 'solved')
    expect(explanation.steps.at(-1)!.says).toContain(size === 1n ? 'exactly one way' : `${size} ways`);
  // "of which k multiples differ": the order of that pattern.
  for (const { says, picture } of explanation.steps) {
    if (!/^Pattern \d+/.test(says)) continue;
    const order = Number(/which (\d+) multiples/.exec(says)?.[1] ?? task.levels);
    const common = valuesOf(picture!).reduce((g, p) => gcd(g, p), task.levels);
    expect(task.levels / common, says).toBe(order);
  }
  const classes = explanation.steps.filter(({ says }) => /^Class \d+/.test(says));
  if (classes.length === 0) return;
  const patterns = classes.map(({ says }) => Number(/, (\d+) pattern/.exec(says)![1]));
  expect(BigInt(patterns.reduce((sum, n) => sum + n, 0))).toBe(size - 1n);
  expect(all).toContain(
    `the ${size - 1n} patterns that are not empty form ${count(classes.length, 'class', 'classes')}`,
  );
  if (all.includes('even number of buttons'))
    for (const pattern of shown) expect(pattern.reduce((sum, p) => sum + p, 0) % 2).toBe(0);
}

const WAYS = [
  ['chase', expectChase],
  ['elimination', expectElimination],
  ['quiet', expectQuiet],
] as const;

for (const [name, expectGood] of WAYS) {
  describe(`explained by ${name}`, () => {
    it('any board of any kind: replayed picture by picture, matrix by matrix', () => {
      for (const source of cases('explain', 150)) expectGood(anyTask(source));
    });

    it('every rule, wrap and shape of rectangle', () => {
      const source = random('rules');
      for (const rule of RULE_NAMES) {
        for (const wrap of ['none', 'cylinder', 'torus'] as const) {
          for (const [rows, columns] of [
            [1, 4],
            [4, 1],
            [2, 4],
            [3, 3],
          ] as const) {
            const q = 2 + source.below(8);
            const start = Array.from({ length: rows * columns }, () => source.below(q));
            expectGood(problem(grid(rows, columns, { rule, wrap }), { levels: q, start }));
          }
        }
      }
      expectGood(problem(grid(3, 3, { rule: 'merlin' }), { start: [1, 0, 0, 1, 1, 0, 0, 0, 1] }));
    });

    it('the classic board, solvable and not, and boards with nothing to do', () => {
      expectGood(
        drawn({ board: ['.#.#.', '##.##', '.#.#.', '#.#.#', '#.#.#'].map((row) => row.replaceAll('#', '1')) }),
      );
      expectGood(drawn({ board: ['xx---', 'xxxx-', '--xx-', '-xxxx', '-x-x-'] }));
      expectGood(drawn({ board: ['...', '...', '...'] }));
      expectGood(problem(grid(0, 0)));
      expectGood(problem(wiring(['lamp'], []), { start: [1] }));
      expectGood(problem(wiring(['lamp'], []), { start: [0] }));
      expectGood(problem(wiring([], [{ name: 'b', moves: new Map() }]), { levels: 4 }));
      expectGood(problem(graphBoard({ names: ['a', 'b', 'c'], edges: [[0, 1]] }), { start: [1, 1, 1] }));
    });
  });
}

describe('explainChase', () => {
  it('of a rectangle gives the matrix of the recurrence, and says what F is', () => {
    for (const source of cases('bm', 80)) {
      const [rows, columns] = [1 + source.below(5), 1 + source.below(5)];
      const q = 2 + source.below(8);
      const board = grid(rows, columns);
      const task = problem(board, { levels: q, start: Array.from({ length: board.lights }, () => source.below(q)) });
      const { steps } = explainChase(task);
      const last = steps.find(({ matrix }) => matrix?.name.startsWith('B_'));
      if (rows * columns === 1) continue;
      const lines = Math.max(rows, columns);
      const b = plain(last!.matrix!.rows);
      expect(last!.matrix!.name).toBe(`B_${lines}`);
      expect(b.length).toBe(Math.min(rows, columns));
      // The relation as printed, carried out.
      const sign = /F = (-?)B_\{(\d+)\}$/.exec(last!.formula!)!;
      expect(sign[2]).toBe(`${lines}`);
      const f = b.map((row) => row.map((value) => (sign[1] === '-' ? (q - value) % q : value)));
      expect(matrixOf(explainChase(task), 'F')).toEqual(f);
      expect(last!.says).toContain(sign[1] === '-' ? 'F is the opposite of that B' : 'F is that B');
      expect(last!.says).toContain(columns > rows ? 'Right of column' : 'Below row');
    }
  });

  it('says the first row decides the others only where it does', () => {
    const says = (task: Problem): string =>
      explainChase(task)
        .steps.map((step) => step.says)
        .join('\n');
    expect(says(problem(grid(5, 5)))).toContain('the first row of presses decides all others');
    expect(says(problem(grid(2, 6)))).toContain('the first column of presses decides all others');
    for (const task of [
      problem(grid(5, 5, { wrap: 'torus' })),
      problem(grid(4, 4, { holes: [0, 1, ...Array.from({ length: 14 }, () => 0)] })),
      problem(grid(2, 2), { levels: [2, 3, 2, 3] }),
    ]) {
      expect(says(task)).not.toMatch(/first (row|column) of presses/);
      expect(says(task)).not.toContain('recurrence');
    }
  });

  it('of a large board keeps within its limit', () => {
    expect(explainChase(problem(grid(60, 60))).steps.length).toBeGreaterThan(3);
    expect(() => explainChase(problem(grid(MAX_CHASED + 1, 1)))).toThrow(RangeError);
    // Weights that are no units decide nothing, so every button is free.
    const names = Array.from({ length: 2100 }, (_, i) => `${i}`);
    const stubborn = wiring(
      names,
      names.map((name, i) => ({ name, moves: new Map([[i, 2]]) })),
    );
    expect(() => explainChase(problem(stubborn, { levels: 4 }))).toThrow(/at most 4194304 entries, got 2100 × 2100$/);
    expect(() => chaseChart(stubborn, { levels: 4 })).toThrow(/^chaseChart: expected a system of at most/);
  });
});

describe('explainElimination', () => {
  it('of a large board leaves out the matrix beside each step, and refuses too large ones', () => {
    const { steps } = explainElimination(problem(grid(12, 12), { levels: 3 }));
    expect(steps.filter(({ matrix }) => matrix?.name === '[A | c]')).toEqual([]);
    expect(steps.filter(({ formula }) => formula?.startsWith('R_')).length).toBeGreaterThan(144);
    expect(() => explainElimination(problem(grid(1, MAX_EXPLAINED + 1)))).toThrow(/at most 400 buttons/);
  });
});

describe('words', () => {
  it('names of places, lists and counts', () => {
    expect(placeName(grid(2, 3), 5)).toBe('row 2 column 3');
    expect(placeName(grid(2, 2, { holes: [1, 0, 0, 0] }), 1)).toBe('row 2 column 1');
    expect(placeName(wiring(['l'], [{ name: 'red', moves: new Map() }]), 0)).toBe('red');
    expect(['', 'a', 'a b', 'a b c'].map((text) => sentenceList(text.split(' ').filter(Boolean)))).toEqual([
      'none',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect([count(1, 'light'), count(0, 'light'), count(2, 'press', 'presses')]).toEqual([
      '1 light',
      '0 lights',
      '2 presses',
    ]);
  });
});
