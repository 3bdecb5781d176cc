import { levelAt, makeLevels, needed, type Problem, problem } from '../../board/problem.ts';
import { certificate } from '../methods/certificate.ts';
import { chase, followPlan } from '../methods/chase.ts';
import { checkWritten } from '../methods/chase-plan.ts';
import { replay } from '../check/replay.ts';
import { count, type Explanation, type Picture, placeName, sentenceList, type Step } from '../../play/explanation.ts';
import { scaleOf } from '../methods/method.ts';
import { chaseRecurrence } from './recurrence.ts';
import { toldChase, type ToldChase } from './told.ts';

/** Largest board explained: every row of a chase is a picture. */
export const MAX_CHASED = 40_000;

/**
 * Solves a problem by chasing, in steps that a student can follow with pencil and paper. It works for every rule and
 * any number of levels.
 * @throws {RangeError} beyond MAX_CHASED buttons or lights, or MAX_WRITTEN entries of the system that is left
 */
export function explainChase(task: Problem): Explanation {
  const { board, levels } = task;
  if (board.buttons > MAX_CHASED || board.lights > MAX_CHASED) {
    throw new RangeError(
      `explainChase: expected at most ${MAX_CHASED} buttons and lights, got ${board.buttons} and ${board.lights}`,
    );
  }
  const told = toldChase(task);
  const { plan } = told;
  checkWritten('explainChase', plan);
  const steps: Step[] = [
    { says: 'The lights at the start.', told: { key: 'start' }, picture: { of: 'lights', values: task.start } },
    planStep(task, told),
  ];
  if (task.target !== null)
    steps.push({
      says: 'The lights to reach.',
      told: { key: 'target' },
      picture: { of: 'lights', values: task.target },
    });

  const none = new Uint32Array(board.buttons);
  steps.push(...chaseSteps(task, told, none, 'First chase: all free buttons stay unpressed.', 'firstChase'));
  const { presses, obstruction, kernel } = chase.solve(task);
  if (plan.free.length > 0) steps.push(...systemSteps(task, told));
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
        ...chaseSteps(task, told, free, 'Second chase: press these free buttons, then chase again.', 'secondChase'),
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

function planStep(task: Problem, { by, plan, straight }: ToldChase): Step {
  const { board } = task;
  if (plan.free.length === 0) {
    return {
      says: 'A light all of whose buttons but one are settled decides the last one. So every button is decided.',
      told: { key: 'planAll' },
    };
  }
  if (straight) {
    return by === 'rows'
      ? {
          says: 'Once a row of buttons is settled, only the button below a light can still change it. So the first row of presses decides all others, and only the last row of lights is left to chance.',
          told: { key: 'planRows' },
        }
      : {
          says: 'Once a column of buttons is settled, only the button to the right of a light can still change it. So the first column of presses decides all others, and only the last column of lights is left to chance.',
          told: { key: 'planColumns' },
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

/** One chase, a step for each line of lights that decides buttons. */
function chaseSteps(task: Problem, { by, plan }: ToldChase, free: Uint32Array, says: string, key: string): Step[] {
  const { board } = task;
  const presses = free.slice();
  const steps: Step[] = [{ says, told: { key }, ...(free.some(Boolean) && { picture: lightsAfter(task, presses) }) }];
  const settled = settle(task, plan, free);
  for (let k = 0; k < plan.light.length;) {
    const line = lineOf(board, by, plan.light[k]!);
    const made: string[] = [];
    const places: { index: number; times: number }[] = [];
    for (; k < plan.light.length && lineOf(board, by, plan.light[k]!) === line; k++) {
      const b = plan.button[k]!;
      presses[b] = settled[b]!;
      if (presses[b] === 0) continue;
      made.push(times(placeName(board, b), presses[b]!));
      places.push({ index: b, times: presses[b]! });
    }
    if (made.length === 0) continue;
    const where = {
      rows: [`Row ${line + 1} of lights`, 'rowDecides', { row: line + 1 }],
      columns: [`Column ${line + 1} of lights`, 'columnDecides', { column: line + 1 }],
      lights: [`Light ${board.kind === 'grid' ? line + 1 : board.lightNames[line]}`, 'lightDecides', { light: line }],
    } as const;
    const [name, key, numbers] = where[by];
    steps.push({
      says: `${name} decides: press ${sentenceList(made)}.`,
      told: {
        key,
        numbers,
        places,
        of: 'buttons',
      },
      picture: lightsAfter(task, presses),
    });
  }
  return steps;
}

/** The line that a light is in: its row or column; a light of another board is a line of its own. */
function lineOf(board: Problem['board'], by: ToldChase['by'], light: number): number {
  if (board.kind !== 'grid' || by === 'lights') return light;
  const place = board.cellPlace?.[light] ?? light;
  return by === 'rows' ? Math.floor(place / board.columns) : place % board.columns;
}

const lightsAfter = (task: Problem, presses: Uint32Array): Picture => ({ of: 'lights', values: replay(task, presses) });

/** All presses that follow from the free ones. */
function settle(task: Problem, plan: ToldChase['plan'], free: Uint32Array): Uint32Array {
  const presses = free.slice();
  const need = needed(task).map((level, light) => level * scaleOf(task, light));
  followPlan(plan, presses, need, task.levels);
  return presses;
}

function systemSteps(task: Problem, { plan, straight }: ToldChase): Step[] {
  const { board, levels } = task;
  const zero = problem(board, { levels: task.moduli ?? levels });
  const matrix = plan.residue.length === 0 ? [] : [...plan.residue].map(() => new Uint32Array(plan.free.length));
  [...plan.free].forEach((b, column) => {
    const one = new Uint32Array(board.buttons);
    one[b] = 1;
    const lights = replay(zero, settle(zero, plan, one));
    plan.residue.forEach((l, row) => (matrix[row]![column] = lights[l]! * scaleOf(task, l)));
  });
  const left = replay(task, settle(task, plan, new Uint32Array(board.buttons)));
  const wrong = [...plan.residue].filter((l) => left[l] !== (task.target === null ? 0 : levelAt(task.target, l)));
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
  const recurrence = straight ? chaseRecurrence(board, levels) : null;
  if (recurrence !== null) {
    const { by, lines, matrices } = recurrence;
    const [one, many] = by === 'rows' ? ['row', 'rows'] : ['column', 'columns'];
    const beyond = by === 'rows' ? 'Below row' : 'Right of column';
    const before = by === 'rows' ? 'above it' : 'to its left';
    const sign = levels === 2 ? '' : '−';
    steps.push({
      says: `F comes from a recurrence for the ${many} of presses, each settled by the two ${before}: B₀ = I, B₁ = ${sign}A₁ and then B₍ₖ₊₁₎ = ${sign}A₁·Bₖ ${levels === 2 ? '+' : '−'} B₍ₖ₋₁₎, where A₁ is the matrix of one ${one}. ${beyond} ${lines} nothing can be pressed, so B of ${lines} times the first ${one} equals what the lights ask for, and F is ${levels === 2 ? 'that B' : 'the opposite of that B'}.`,
      told: { key: `recurrence${by === 'rows' ? 'Rows' : 'Columns'}${levels === 2 ? 'Two' : ''}`, numbers: { lines } },
      formula: `${recurrence.recurrence},\\quad ${recurrence.equation},\\quad ${recurrence.residue}`,
      matrix: { name: `B_${lines}`, rows: matrices[lines]! },
    });
  }
  return steps;
}
