import { grid, type GridBoard, RULES, WRAPS } from 'douse/board';
import { effectRows, listOf, numbers, plus, sum, times, zeros, forced } from '../math/linear.ts';
import { fewestOf, lightsAfter, placeIn, problemOf, quietOf, someLevels, startFor, startOf, textOf } from './boards.ts';
import { type Exercise, only, pick, right, type Task } from './exercise.ts';

const columnsOf = (task: Task): number => (problemOf(task.design).board as GridBoard).columns;

/** The lights after some presses: b + A·x. */
export const after: Exercise = {
  make(dice) {
    const [rows, columns] = pick(dice, [
      [3, 3],
      [3, 4],
      [4, 4],
    ] as const);
    const levels = pick(dice, [2, 2, 3]);
    const board = grid(rows, columns);
    const presses = zeros(board.buttons);
    for (let k = 0; k < 3; k++) presses[dice.below(presses.length)] = 1 + dice.below(levels - 1);
    const start = someLevels(dice, board.lights, levels);
    return {
      design: textOf(board, levels, start),
      levels,
      answer: 'lights',
      given: start,
      fixed: zeros(board.lights),
      presses,
      values: { q: levels },
    };
  },
  check(task, answer) {
    const wanted = this.solve(task);
    const wrong = wanted.findIndex((level, i) => level !== answer[i]);
    if (wrong < 0) return right;
    const board = problemOf(task.design).board;
    const moves = effectRows(board, task.levels)[wrong]!.map((weight, b) => weight * task.presses![b]!);
    return {
      right: false,
      why: 'wrong',
      values: {
        ...placeIn(columnsOf(task), wrong),
        n: sum(moves),
        from: startOf(problemOf(task.design))[wrong]!,
        to: wanted[wrong]!,
        q: task.levels,
      },
      marks: only(board.lights, wrong),
    };
  },
  hints: (task) => [
    { text: 'hint1', values: { q: task.levels } },
    {
      text: 'hint2',
      values: { n: changedLights(task).reduce((n, changed) => n + changed, 0) },
      marks: changedLights(task),
    },
  ],
  solve: (task) => lightsAfter(problemOf(task.design), task.presses!),
};

const changedLights = (task: Task): number[] => {
  const start = startOf(problemOf(task.design));
  return lightsAfter(problemOf(task.design), task.presses!).map((level, i) => (level === start[i] ? 0 : 1));
};

/** A column of A as marks on the board. */
export const column: Exercise = {
  make(dice) {
    const rule = pick(dice, ['plus', 'plus', 'x', 'king', 'knight'] as const);
    const wrap = rule === 'knight' ? 'none' : pick(dice, WRAPS);
    const board = grid(5, 5, { rule: RULES[rule], wrap });
    const button = dice.below(board.buttons);
    return {
      design: textOf(board, 2, zeros(25)),
      levels: 2,
      answer: 'marks',
      given: zeros(25),
      fixed: zeros(25),
      presses: only(25, button),
      values: { n: button + 1, rule: `rule:${rule}`, wrap: `wrap:${wrap}` },
    };
  },
  check(task, answer) {
    const wanted = this.solve(task);
    const wrong = wanted.findIndex((moved, i) => moved !== (answer[i]! > 0 ? 1 : 0));
    if (wrong < 0) return right;
    const why = wanted[wrong] === 1 ? 'missing' : 'extra';
    return { right: false, why, values: placeIn(5, wrong), marks: only(25, wrong) };
  },
  hints: (task) => [
    { text: 'hint1', values: {} },
    { text: 'hint2', values: { n: sum(column.solve(task)) } },
  ],
  solve: (task) => {
    const { board } = problemOf(task.design);
    return effectRows(board, 2).map((row) => row[task.presses!.indexOf(1)]!);
  },
};

/** A small board with one solution. */
export const solveIt: Exercise = {
  make(dice) {
    const [rows, columns, levels] = pick(dice, [
      [2, 2, 2],
      [3, 3, 2],
      [3, 3, 2],
      [2, 2, 4],
    ] as const);
    const board = grid(rows, columns);
    const presses = zeros(board.buttons);
    for (let k = 0; k < 3; k++) presses[dice.below(presses.length)] = 1 + dice.below(levels - 1);
    return {
      design: textOf(board, levels, startFor(board, levels, presses)),
      levels,
      answer: 'presses',
      given: zeros(board.buttons),
      fixed: zeros(board.buttons),
      values: { n: sum(presses) },
    };
  },
  check(task, answer) {
    const left = lightsAfter(problemOf(task.design), answer);
    const lit = left.findIndex((level) => level !== 0);
    if (lit < 0) return right;
    return {
      right: false,
      why: 'wrong',
      values: { ...placeIn(columnsOf(task), lit), n: left.filter(Boolean).length },
      lights: left,
      marks: left.map((level) => (level > 0 ? 1 : 0)),
    };
  },
  hints: (task) => [
    { text: 'hint1', values: { n: sum(solveIt.solve(task)) } },
    { text: 'hint2', values: {}, marks: firstOnly(solveIt.solve(task)) },
  ],
  solve: (task) => fewestOf(problemOf(task.design)),
};

const firstOnly = (presses: readonly number[]): number[] => only(presses.length, presses.findIndex(Boolean));

/** The other rows of a quiet pattern whose first row is given. */
export const pattern: Exercise = {
  make(dice) {
    const [rows, columns] = pick(dice, [
      [4, 4],
      [5, 5],
      [3, 5],
      [2, 3],
    ] as const);
    const board = grid(rows, columns);
    const quiet = pick(dice, quietOf(board, 2));
    const first = quiet.map((press, b) => (b < columns ? press : 0));
    return {
      design: textOf(board, 2, zeros(board.lights)),
      levels: 2,
      answer: 'presses',
      given: first,
      fixed: first.map((_, b) => (b < columns ? 1 : 0)),
      values: { rows, columns },
    };
  },
  check(task, answer) {
    const columns = columnsOf(task);
    const { board } = problemOf(task.design);
    const moved = times(effectRows(board, 2), answer, 2);
    const bad = moved.indexOf(1);
    if (bad < 0) return right;
    const around = effectRows(board, 2)[bad]!.reduce((n, moves, b) => n + moves * answer[b]!, 0);
    return {
      right: false,
      why: 'wrong',
      values: { ...placeIn(columns, bad), n: around },
      marks: only(board.lights, bad),
    };
  },
  hints: (task) => [
    { text: 'hint1', values: {} },
    {
      text: 'hint2',
      values: { n: sum(pattern.solve(task).slice(columnsOf(task), 2 * columnsOf(task))) },
      marks: pattern.solve(task).map((press, b) => (Math.floor(b / columnsOf(task)) === 1 ? press : 0)),
    },
  ],
  solve: (task) => {
    const board = problemOf(task.design).board as GridBoard;
    return forced(task.given.slice(0, board.columns), board.rows, zeros(board.lights), 2);
  },
};

/** The first row to press before the second chase. */
export const first: Exercise = {
  make(dice) {
    const [rows, columns, levels] = pick(dice, [
      [5, 5, 2],
      [4, 4, 3],
      [3, 3, 3],
      [5, 4, 2],
      [4, 3, 2],
    ] as const);
    const board = grid(rows, columns);
    let chosen = zeros(columns);
    let residue = zeros(columns);
    do {
      chosen = someLevels(dice, columns, levels);
      residue = leftOver(chosen, rows, columns, levels);
    } while (!residue.some(Boolean));
    // The opposite of what the first row leaves over is what it puts out.
    const start = [...zeros((rows - 1) * columns), ...residue.map((level) => (levels - level) % levels)];
    return {
      design: textOf(board, levels, start),
      levels,
      answer: 'presses',
      given: zeros(board.buttons),
      fixed: zeros(board.buttons).map((_, b) => (b < columns ? 0 : 1)),
      values: { rows, columns, q: levels },
    };
  },
  check(task, answer) {
    const { board } = problemOf(task.design);
    const { rows, columns } = board as GridBoard;
    const x = answer.slice(0, columns);
    const presses = forced(x, rows, zeros(board.lights), task.levels);
    const left = plus(
      startOf(problemOf(task.design)),
      times(effectRows(board, task.levels), presses, task.levels),
      task.levels,
    );
    const lit = left.findIndex((level) => level > 0);
    if (lit < 0) return right;
    return {
      right: false,
      why: x.some(Boolean) ? 'wrong' : 'nothing',
      values: { ...placeIn(columns, lit), n: left.filter(Boolean).length },
      lights: left,
      presses,
      marks: left.map((level) => (level > 0 ? 1 : 0)),
    };
  },
  hints: (task) => {
    const solution = first.solve(task);
    return [
      { text: 'hint1', values: {} },
      { text: 'hint2', values: { n: sum(solution) }, marks: firstOnly(solution) },
    ];
  },
  solve(task) {
    const { board, start } = problemOf(task.design);
    const { rows, columns } = board as GridBoard;
    const q = task.levels;
    const wanted = zeros(columns).map((_, c) => (q - listOf(start)[(rows - 1) * columns + c]!) % q);
    let best: number[] | null = null;
    for (let code = 0; code < q ** columns; code++) {
      const x = numbers(code.toString(q).padStart(columns, '0'), columns);
      const fits = leftOver(x, rows, columns, q).every((level, c) => level === wanted[c]);
      if (fits && (best === null || sum(x) < sum(best))) best = x;
    }
    return [...best!, ...zeros(board.buttons - columns)];
  },
};

/** What the last row shows after a dark board was chased with this first row. */
function leftOver(x: readonly number[], rows: number, columns: number, q: number): number[] {
  const board = grid(rows, columns);
  const presses = forced(x, rows, zeros(board.lights), q);
  return times(effectRows(board, q), presses, q).slice((rows - 1) * columns);
}

/** The lightest of the solutions, one of which is given. */
export const fewest: Exercise = {
  make(dice) {
    const side = pick(dice, [4, 5, 5]);
    const board = grid(side, side);
    const all = [zeros(board.buttons), ...quietOf(board, 2)];
    let given = zeros(board.buttons);
    let least = 0;
    do {
      const some = someLevels(dice, board.buttons, 2);
      const solutions = all.map((quiet) => plus(some, quiet, 2));
      least = Math.min(...solutions.map(sum));
      given = solutions.reduce((most, one) => (sum(one) > sum(most) ? one : most));
    } while (sum(given) === least);
    return {
      design: textOf(board, 2, startFor(board, 2, given)),
      levels: 2,
      answer: 'presses',
      given,
      fixed: zeros(board.buttons),
      values: { n: sum(given), count: all.length },
    };
  },
  check(task, answer) {
    const posed = problemOf(task.design);
    const left = lightsAfter(posed, answer);
    const lit = left.findIndex(Boolean);
    if (lit >= 0) {
      return {
        right: false,
        why: 'wrong',
        values: placeIn(columnsOf(task), lit),
        lights: left,
        marks: only(left.length, lit),
      };
    }
    const least = fewestOf(posed);
    if (sum(answer) === sum(least)) return right;
    return {
      right: false,
      why: 'more',
      values: { n: sum(answer), fewer: sum(least) },
      marks: plus(answer, least, 2),
    };
  },
  hints: (task) => {
    const least = fewestOf(problemOf(task.design));
    return [
      { text: 'hint1', values: { count: task.values['count']! } },
      { text: 'hint2', values: { n: sum(least) }, marks: plus(task.given, least, 2) },
    ];
  },
  solve: (task) => fewestOf(problemOf(task.design)),
};
