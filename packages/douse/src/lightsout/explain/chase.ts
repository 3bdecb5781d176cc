import type { GridBoard } from '../../board/board.ts';
import { isPlainPlus } from '../../board/grid.ts';
import { makeLevels, needed, type Problem, problem } from '../../board/problem.ts';
import { certificate } from '../methods/certificate.ts';
import { chase, followPlan } from '../methods/chase.ts';
import { type ChasePlan, chasePlan, checkWritten } from '../methods/chase-plan.ts';
import { replay } from '../check/presses.ts';
import { count, type Explanation, type Picture, placeName, sentenceList, type Step } from '../../play/explanation.ts';
import { scaleOf } from '../methods/method.ts';
import { chaseMatrices } from './recurrence.ts';

/** Largest board explained: every row of a chase is a picture. */
export const MAX_CHASED = 40_000;

/**
 * Solves a problem by chasing, in steps a student can follow with pencil and paper. Works for every rule and number of levels.
 * @throws {RangeError} beyond MAX_CHASED buttons or lights, or MAX_WRITTEN entries of the system that is left
 */
export function explainChase(task: Problem): Explanation {
  const { board, levels } = task;
  if (board.buttons > MAX_CHASED || board.lights > MAX_CHASED) {
    throw new RangeError(
      `explainChase: expected at most ${MAX_CHASED} buttons and lights, got ${board.buttons} and ${board.lights}`,
    );
  }
  const plan = chasePlan(task, 'rows');
  checkWritten('explainChase', plan);
  const steps: Step[] = [
    { says: 'The lights at the start.', told: { key: 'start' }, picture: { of: 'lights', values: task.start } },
    planStep(task, plan),
  ];
  if (task.target !== null)
    steps.push({
      says: 'The lights to reach.',
      told: { key: 'target' },
      picture: { of: 'lights', values: task.target },
    });

  const none = new Uint32Array(board.buttons);
  steps.push(...chaseSteps(task, plan, none, 'First chase: all free buttons stay unpressed.', 'firstChase'));
  const { presses, obstruction, kernel } = chase.solve(task);
  if (plan.free.length > 0) steps.push(...systemSteps(task, plan));
  if (presses === null) {
    const { lights, levels: step, says } = certificate(task, obstruction!);
    steps.push({
      says: `The system has no solution, so the board cannot be solved: ${says}.`,
      told: { key: 'chaseImpossible' },
      picture: { of: 'marks', values: lights, levels: step },
    });
    return { title: 'Chasing the lights', board, levels, solvable: false, steps };
  }
  const free = new Uint32Array(board.buttons);
  for (const b of plan.free) free[b] = presses[b]!;
  const pressedFree = [...plan.free].filter((b) => presses[b] !== 0).map((b) => ({ index: b, times: presses[b]! }));
  const pressed = pressedFree.map((one) => times(placeName(board, one.index), one.times));
  if (plan.free.length > 0) {
    steps.push({
      says:
        pressed.length === 0
          ? 'Its solution is to press none of the free buttons.'
          : `Its solution: press ${sentenceList(pressed)}.`,
      told: pressed.length === 0 ? { key: 'pressNone' } : { key: 'pressFree', places: pressedFree, of: 'buttons' },
    });
    if (pressed.length > 0)
      steps.push(
        ...chaseSteps(task, plan, free, 'Second chase: press these free buttons, then chase again.', 'secondChase'),
      );
  }
  const stored = makeLevels(board.buttons, levels);
  stored.set(presses);
  const total = presses.reduce((sum, n) => sum + n, 0);
  const others =
    kernel.orders.length === 0 ? 'It is the only solution.' : `Adding a quiet pattern gives the other solutions.`;
  steps.push({
    says: `All lights are as they should be. In all ${count(total, 'press', 'presses')}, in any order. ${others}`,
    told: { key: kernel.orders.length === 0 ? 'chasedOnly' : 'chased', numbers: { n: total } },
    picture: { of: 'presses', values: stored },
  });
  return { title: 'Chasing the lights', board, levels, solvable: true, steps };
}

const times = (name: string, n: number): string => (n === 1 ? name : `${name} (${n} times)`);

/** True if the first row is free, the last row is the residue and nothing wraps: then the rows follow from one another. */
const isRowByRow = ({ board, moduli }: Problem, { free, residue }: ChasePlan): boolean =>
  isPlainPlus(board) &&
  board.wrap === 'none' &&
  moduli === null &&
  free.length === board.columns &&
  free.every((b, c) => b === c) &&
  residue.every((l, c) => l === (board.rows - 1) * board.columns + c);

function planStep(task: Problem, plan: ChasePlan): Step {
  const { board } = task;
  if (plan.free.length === 0) {
    return {
      says: 'A light all of whose buttons but one are settled decides the last one. So every button is decided.',
      told: { key: 'planAll' },
    };
  }
  if (isRowByRow(task, plan)) {
    return {
      says: 'Once a row of buttons is settled, only the button below a light can still change it. So the first row of presses decides all others, and only the last row of lights is left to chance.',
      told: { key: 'planRows' },
    };
  }
  const named = [...plan.free].slice(0, 12);
  const more = plan.free.length > 12;
  const left = plan.residue.length;
  return {
    says: `A light all of whose buttons but one are settled decides the last one. Free to choose are the buttons ${sentenceList(named.map((b) => placeName(board, b)))}${more ? ' …' : ''}; ${count(left, 'light decides', 'lights decide')} nothing and must come out right.`,
    told: {
      key: more ? 'planFreeMore' : 'planFree',
      numbers: { n: left },
      places: named.map((index) => ({ index, times: 1 })),
      of: 'buttons',
    },
  };
}

/** One chase, a step for each row of lights that decides buttons. */
function chaseSteps(task: Problem, plan: ChasePlan, free: Uint32Array, says: string, key: string): Step[] {
  const { board } = task;
  const presses = free.slice();
  const steps: Step[] = [{ says, told: { key }, ...(free.some(Boolean) && { picture: lightsAfter(task, presses) }) }];
  const settled = settle(task, plan, free);
  for (let k = 0; k < plan.light.length;) {
    const row = rowOf(board, plan.light[k]!);
    const made: string[] = [];
    const places: { index: number; times: number }[] = [];
    for (; k < plan.light.length && rowOf(board, plan.light[k]!) === row; k++) {
      const b = plan.button[k]!;
      presses[b] = settled[b]!;
      if (presses[b] === 0) continue;
      made.push(times(placeName(board, b), presses[b]!));
      places.push({ index: b, times: presses[b]! });
    }
    if (made.length === 0) continue;
    const where = board.kind === 'grid' ? `Row ${row + 1} of lights` : `Light ${board.lightNames[row]}`;
    steps.push({
      says: `${where} decides: press ${sentenceList(made)}.`,
      told: {
        key: board.kind === 'grid' ? 'rowDecides' : 'lightDecides',
        numbers: board.kind === 'grid' ? { row: row + 1 } : { light: row },
        places,
        of: 'buttons',
      },
      picture: lightsAfter(task, presses),
    });
  }
  return steps;
}

const rowOf = (board: Problem['board'], light: number): number =>
  board.kind === 'grid'
    ? Math.floor((board.cellPlace === null ? light : board.cellPlace[light]!) / board.columns)
    : light;

const lightsAfter = (task: Problem, presses: Uint32Array): Picture => ({ of: 'lights', values: replay(task, presses) });

/** All presses that follow from the free ones. */
function settle(task: Problem, plan: ChasePlan, free: Uint32Array): Uint32Array {
  const presses = free.slice();
  const need = needed(task).map((level, light) => level * scaleOf(task, light));
  followPlan(plan, presses, need, task.levels);
  return presses;
}

function systemSteps(task: Problem, plan: ChasePlan): Step[] {
  const { board, levels } = task;
  const zero = problem(board, { levels: task.moduli ?? levels });
  const matrix = plan.residue.length === 0 ? [] : [...plan.residue].map(() => new Uint32Array(plan.free.length));
  [...plan.free].forEach((b, column) => {
    const one = new Uint32Array(board.buttons);
    one[b] = 1;
    const lights = replay(zero, settle(zero, plan, one));
    plan.residue.forEach((l, row) => (matrix[row]![column] = lights.at(l)! * scaleOf(task, l)));
  });
  const left = replay(task, settle(task, plan, new Uint32Array(board.buttons)));
  const wrong = [...plan.residue].filter((l) => left.at(l) !== (task.target === null ? 0 : task.target.at(l)));
  const steps: Step[] = [
    {
      says:
        wrong.length === 0
          ? 'No light is wrong: no free button needs to be pressed.'
          : `${count(wrong.length, 'light is', 'lights are')} still wrong: ${sentenceList(wrong.map((l) => (board.kind === 'grid' ? placeName(board, l) : board.lightNames[l]!)))}.`,
      told:
        wrong.length === 0
          ? { key: 'wrongNone' }
          : {
              key: 'wrong',
              numbers: { n: wrong.length },
              places: wrong.map((index) => ({ index, times: 1 })),
              of: 'lights',
            },
    },
    {
      says: `Each free button, pressed once and chased, changes the remaining lights by a column of F. The free presses must make up what is missing: F · x = c modulo ${levels}.`,
      told: { key: 'system', numbers: { q: levels } },
      formula: `F\\,x_1 \\equiv c \\pmod{${levels}}`,
      matrix: { name: 'F', rows: matrix },
    },
  ];
  if (isRowByRow(task, plan)) {
    const { rows, columns } = board as GridBoard;
    const last = chaseMatrices(rows, columns, levels)[rows]!;
    steps.push({
      says: `F comes from a recurrence for the rows of presses, each settled by the two above it: B₀ = I, B₁ = −A₁ and then −A₁ times the last one minus the one before, where A₁ is the matrix of one row. Below row ${rows} nothing may be pressed, so B of ${rows} times the first row equals what the lights ask for.`,
      told: { key: 'recurrence', numbers: { rows } },
      formula: `B_0 = I,\\quad B_1 = -A_1,\\quad B_{k+1} = -A_1 B_k - B_{k-1},\\quad B_{${rows}}\\,x_1 = \\sum_{i=1}^{${rows}} B_{${rows}-i}\\,b_i`,
      matrix: { name: `B_${rows}`, rows: last },
    });
  }
  return steps;
}
