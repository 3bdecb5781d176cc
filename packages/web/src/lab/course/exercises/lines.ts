import { grid, type GridBoard } from 'douse/board';
import { echelonForm } from 'douse/algebra';
import { nullities } from 'douse/lightsout';
import { dot, effectRows, listOf, type Rows, times, zeros } from '../math/linear.ts';
import { placeIn, problemOf, quietOf, someLevels, startOf, textOf } from './boards.ts';
import { type Exercise, only, pick, right, type Task } from './exercise.ts';

/** Solvable or not, by the two dot products of 5 × 5. */
export const solvable: Exercise = {
  make(dice) {
    const board = grid(5, 5);
    const start = someLevels(dice, 25, 2);
    return {
      design: textOf(board, 2, start),
      levels: 2,
      answer: 'choice',
      given: [],
      fixed: [],
      choices: ['none', 'first', 'second', 'both'],
      patterns: quietOf(board, 2).slice(0, 2),
      values: {},
    };
  },
  check(task, [answer]) {
    const wanted = this.solve(task)[0]!;
    if (answer === wanted) return right;
    // The first pattern on which the answer and the board disagree.
    const differs = ((answer! ^ wanted) & 1) === 1 ? 0 : 1;
    const shared = sharedLights(task, differs);
    return {
      right: false,
      why: 'wrong',
      values: { k: differs + 1, n: shared.filter(Boolean).length, r: shared.filter(Boolean).length % 2 },
      marks: task.patterns![differs]!,
    };
  },
  hints: (task) => [
    { text: 'hint1', values: {} },
    { text: 'hint2', values: { n: sharedLights(task, 0).filter(Boolean).length }, marks: task.patterns![0]! },
  ],
  solve: (task) => [oddOn(task, 0) + 2 * oddOn(task, 1)],
};

/** 1 if an odd number of a pattern's lights is on. */
const oddOn = (task: Task, pattern: number): number => sharedLights(task, pattern).filter(Boolean).length % 2;

/** The lights that are on in a pattern. */
function sharedLights(task: Task, pattern: number): number[] {
  const start = startOf(problemOf(task.design));
  return task.patterns![pattern]!.map((mark, i) => mark * start[i]!);
}

/** Marks that prove a board unsolvable. */
export const certificate: Exercise = {
  make(dice) {
    const [rows, columns] = pick(dice, [
      [5, 5],
      [4, 4],
      [2, 3],
      [3, 5],
    ] as const);
    const board = grid(rows, columns);
    const quiet = quietOf(board, 2);
    let start = zeros(board.lights);
    do start = someLevels(dice, board.lights, 2);
    while (quiet.every((one) => times([one], start, 2)[0] === 0));
    return {
      design: textOf(board, 2, start),
      levels: 2,
      answer: 'marks',
      given: zeros(board.lights),
      fixed: zeros(board.lights),
      values: {},
    };
  },
  check(task, answer) {
    const { board, start } = problemOf(task.design);
    const marks = answer.map((mark) => (mark > 0 ? 1 : 0));
    const { columns } = board as GridBoard;
    if (!marks.some(Boolean)) return { right: false, why: 'empty', values: {} };
    const rows = effectRows(board, 2);
    const moved = marks.map((_, b) => rows.reduce((n, row, light) => n + row[b]! * marks[light]!, 0));
    const odd = moved.findIndex((n) => n % 2 === 1);
    if (odd >= 0) {
      return {
        right: false,
        why: 'odd',
        values: { ...placeIn(columns, odd), n: moved[odd]! },
        presses: only(board.buttons, odd),
        marks,
      };
    }
    const lit = marks.reduce<number>((n, mark, i) => n + mark * listOf(start)[i]!, 0);
    return lit % 2 === 1 ? right : { right: false, why: 'even', values: { n: lit }, marks };
  },
  hints: (task) => {
    const answer = certificate.solve(task);
    const { columns } = problemOf(task.design).board as GridBoard;
    return [
      { text: 'hint1', values: {} },
      { text: 'hint2', values: {}, marks: answer.map((mark, i) => (i < columns ? mark : 0)) },
    ];
  },
  solve: (task) => {
    const { board, start } = problemOf(task.design);
    return quietOf(board, 2).find((one) => dot(one, listOf(start), 2) === 1)!;
  },
};

/** The next row operation of an elimination. */
export const row: Exercise = {
  make(dice) {
    for (;;) {
      const q = pick(dice, [2, 2, 3, 5]);
      const board = pick(dice, [grid(2, 2), grid(1, 4), grid(1, 3)]);
      const start = someLevels(dice, board.lights, q);
      const before = effectRows(board, q).map((values, i) => [...values, start[i]!]);
      const form = echelonForm(effectRows(board, q), board.buttons, q);
      const adds = form.steps.flatMap((step, i) => (step.kind === 'add' ? [i] : []));
      const at = pick(dice, adds);
      let rows: number[][] = before;
      for (const step of form.steps.slice(0, at)) rows = applied(rows, step, q);
      const step = form.steps[at]!;
      if (step.kind !== 'add') continue;
      // The column that is being cleared: the first nonzero entry of the row that is added.
      const cleared = rows[step.from]!.findIndex(Boolean);
      if (cleared < 0 || cleared >= board.buttons || applied(rows, step, q)[step.row]![cleared] !== 0) continue;
      const others = [
        { kind: 'add', row: step.from, from: step.row, by: step.by },
        { kind: 'swap', row: step.row, with: step.from },
        ...(q > 2 ? [{ kind: 'add', row: step.row, from: step.from, by: (step.by % (q - 1)) + 1 } as const] : []),
        ...rows.flatMap((_, r) =>
          r === step.row || r === step.from ? [] : [{ kind: 'add', row: step.row, from: r, by: 1 } as const],
        ),
      ] as Operation[];
      const wrong = others.filter((other) => applied(rows, other, q)[step.row]![cleared] !== 0).slice(0, 3);
      if (wrong.length < 2) continue;
      const choices: Operation[] = [...wrong];
      choices.splice(dice.below(choices.length + 1), 0, step);
      return {
        design: textOf(board, q, start),
        levels: q,
        answer: 'choice',
        given: [],
        fixed: [],
        choices: choices.map((choice) => operationTex(choice, q)),
        matrix: { name: '[A \\mid c]', rows, bar: board.buttons },
        values: { q, row: step.row + 1, column: cleared + 1, pivot: step.from + 1 },
      };
    }
  },
  check(task, [answer]) {
    const chosen = readOperation(task.choices![answer!] ?? '');
    if (chosen === null) return { right: false, why: 'none', values: {} };
    const r = Number(task.values['row']) - 1;
    const c = Number(task.values['column']) - 1;
    const entry = applied(task.matrix!.rows, chosen, task.levels)[r]![c]!;
    return entry === 0 ? right : { right: false, why: 'wrong', values: { row: r + 1, column: c + 1, n: entry } };
  },
  hints: (task) => [
    { text: 'hint1', values: { row: task.values['row']!, pivot: task.values['pivot']! } },
    {
      text: 'hint2',
      values: {
        a: task.matrix!.rows[Number(task.values['row']) - 1]![Number(task.values['column']) - 1]!,
        p: task.matrix!.rows[Number(task.values['pivot']) - 1]![Number(task.values['column']) - 1]!,
        q: task.levels,
      },
    },
  ],
  solve(task) {
    return [task.choices!.findIndex((_, i) => this.check(task, [i]).right)];
  },
};

type Operation =
  | { readonly kind: 'swap'; readonly row: number; readonly with: number }
  | { readonly kind: 'scale'; readonly row: number; readonly by: number }
  | { readonly kind: 'add'; readonly row: number; readonly from: number; readonly by: number };

/** The rows after one operation. */
export function applied(rows: Rows, step: Operation, q: number): number[][] {
  const next = rows.map((values) => [...values]);
  if (step.kind === 'swap') [next[step.row], next[step.with]] = [next[step.with]!, next[step.row]!];
  else if (step.kind === 'scale') next[step.row] = next[step.row]!.map((value) => (value * step.by) % q);
  else next[step.row] = next[step.row]!.map((value, i) => (value + step.by * next[step.from]![i]!) % q);
  return next;
}

/** `R_2 ← R_2 + 3 R_1` in LaTeX. */
export function operationTex(step: Operation, q: number): string {
  const name = (r: number): string => `R_{${r + 1}}`;
  if (step.kind === 'swap') return `${name(step.row)} \\leftrightarrow ${name(step.with)}`;
  if (step.kind === 'scale') return `${name(step.row)} \\leftarrow ${step.by}\\,${name(step.row)}`;
  const minus = 2 * step.by > q;
  const by = minus ? q - step.by : step.by;
  const times = by === 1 ? '' : `${by}\\,`;
  return `${name(step.row)} \\leftarrow ${name(step.row)} ${minus ? '-' : '+'} ${times}${name(step.from)}`;
}

function readOperation(tex: string): Operation | null {
  const swap = /^R_\{(\d+)\} \\leftrightarrow R_\{(\d+)\}$/.exec(tex);
  if (swap !== null) return { kind: 'swap', row: Number(swap[1]) - 1, with: Number(swap[2]) - 1 };
  const add = /^R_\{(\d+)\} \\leftarrow R_\{\1\} ([-+]) (?:(\d+)\\,)?R_\{(\d+)\}$/.exec(tex);
  if (add === null) return null;
  const by = Number(add[3] ?? 1) * (add[2] === '-' ? -1 : 1);
  // Any modulus up to 5 divides 60, so that a minus becomes a plus.
  return { kind: 'add', row: Number(add[1]) - 1, from: Number(add[4]) - 1, by: by + 60 };
}

/** A quiet pattern read from E: one free button pressed once. */
export const kernel: Exercise = {
  make(dice) {
    const [rows, columns, q] = pick(dice, [
      [2, 3, 2],
      [3, 3, 7],
      [3, 5, 2],
      [4, 4, 2],
      [2, 2, 3],
      [1, 5, 2],
      [1, 2, 3],
    ] as const);
    const board = grid(rows, columns);
    const form = echelonForm(effectRows(board, q), board.buttons, q);
    const free = zeros(board.buttons)
      .map((_, b) => b)
      .filter((b) => !form.pivots.includes(b));
    if (free.length === 0) return this.make(dice);
    const chosen = pick(dice, free);
    return {
      design: textOf(board, q, zeros(board.lights)),
      levels: q,
      answer: 'presses',
      given: only(board.buttons, chosen),
      fixed: zeros(board.buttons).map((_, b) => (free.includes(b) ? 1 : 0)),
      matrix: { name: 'E', rows: form.echelon.map((line) => [...line]), pivots: form.pivots },
      values: { n: chosen + 1, q },
    };
  },
  check(task, answer) {
    const q = task.levels;
    const bad = times(task.matrix!.rows, answer, q).findIndex(Boolean);
    if (bad < 0) return right;
    const pivot = task.matrix!.pivots![bad]!;
    return {
      right: false,
      why: 'wrong',
      values: { row: bad + 1, n: times(task.matrix!.rows, answer, q)[bad]!, pivot: pivot + 1, q },
      marks: only(answer.length, pivot),
    };
  },
  hints: (task) => [
    { text: 'hint1', values: { n: task.values['n']! } },
    {
      text: 'hint2',
      values: { pivot: task.matrix!.pivots![0]! + 1, times: kernel.solve(task)[task.matrix!.pivots![0]!]! },
    },
  ],
  solve(task) {
    const free = task.given.indexOf(1);
    const x = [...task.given];
    task.matrix!.pivots!.forEach((pivot, r) => {
      x[pivot] = (task.levels - task.matrix!.rows[r]![free]!) % task.levels;
    });
    return x;
  },
};

/** The nullity of a square from that of about half its side. */
export const doubling: Exercise = {
  make(dice) {
    const nullity = nullities({ levels: 2 });
    const n = 2 + dice.below(30);
    const d = nullity(n, n);
    const value = nullity(2 * n + 1, 2 * n + 1);
    const wrong = [d, 2 * d + 1, d + 2, 2 * d + (n % 3 === 2 ? 0 : 2), 2 * d + 4].filter((one) => one !== value);
    const choices = [...new Set(wrong)].slice(0, 3);
    choices.splice(dice.below(choices.length + 1), 0, value);
    return {
      design: '5x5',
      levels: 2,
      answer: 'choice',
      given: [],
      fixed: [],
      choices: choices.map(String),
      values: { n, d, m: 2 * n + 1, r: n % 3 },
    };
  },
  check(task, [answer]) {
    const { n, m } = task.values;
    const value = nullities({ levels: 2 })(Number(m), Number(m));
    if (Number(task.choices![answer!]) === value) return right;
    return {
      right: false,
      why: 'wrong',
      values: { n: n!, m: m!, r: Number(n) % 3, two: Number(n) % 3 === 2 ? 2 : 0, value },
    };
  },
  hints: (task) => [
    { text: 'hint1', values: {} },
    { text: 'hint2', values: { n: task.values['n']!, r: task.values['r']!, d: task.values['d']! } },
  ],
  solve(task) {
    return [task.choices!.findIndex((_, i) => this.check(task, [i]).right)];
  },
};
