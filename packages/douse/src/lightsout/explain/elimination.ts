import { type EchelonForm, echelonForm, type RowStep } from '../../algebra/hermite.ts';
import { isPrime } from '../../algebra/integers.ts';
import { makeLevels, needed, type Problem } from '../../board/problem.ts';
import { certificate } from '../methods/certificate.ts';
import { eliminate, scaledEntries } from '../methods/eliminate.ts';
import { count, type Explanation, type Step, type Told } from '../../play/explanation.ts';
import { scaleOf } from '../methods/method.ts';

/** The largest board explained row by row, and the largest whose matrix is shown beside every row operation. */
export const MAX_EXPLAINED = 400;
const MAX_WATCHED = 40;

/** Solves a problem by elimination, row operation by row operation, with the pass matrix P, P · A = E. */
export function explainElimination(task: Problem): Explanation {
  const { board, levels } = task;
  if (board.lights > MAX_EXPLAINED || board.buttons > MAX_EXPLAINED) {
    throw new RangeError(
      `explainElimination: expected at most ${MAX_EXPLAINED} buttons and lights, got ${board.buttons} and ${board.lights}`,
    );
  }
  const rows = effectRows(task);
  const right = needed(task).map((level, light) => level * scaleOf(task, light));
  const form = echelonForm(rows, board.buttons, levels);
  const steps: Step[] = [
    { says: 'The lights at the start.', told: { key: 'start' }, picture: { of: 'lights', values: task.start } },
    {
      says: `Number the buttons row by row. Column j of A says which lights button j moves. Solve A · x = c modulo ${levels}, where c is what each light has to change by: c = (${[...right].join(', ')}).`,
      told: { key: 'equations', numbers: { q: levels }, list: [...right] },
      formula: `A\\,x \\equiv c \\pmod{${levels}}`,
      matrix: { name: 'A', rows },
    },
  ];
  const current = rows.map((row) => Uint32Array.from(row));
  const column = [...right];
  const watched = board.lights <= MAX_WATCHED && board.buttons <= MAX_WATCHED;
  for (const step of form.steps) {
    apply(current, column, step, levels);
    steps.push({
      says: stepSays(step, levels),
      told: stepTold(step, levels),
      formula: stepFormula(step, levels),
      ...(watched && { matrix: { name: '[A | c]', rows: current.map((row, i) => [...row, column[i]!]) } }),
    });
  }
  steps.push({
    ...reduced(task, form),
    matrix: { name: 'E', rows: form.echelon },
  });
  steps.push({
    says: 'The pass matrix P collects all row operations: P · A = E, and P · c is the right side above.',
    told: { key: 'pass' },
    formula: 'P\\,A = E',
    matrix: { name: 'P', rows: form.pass },
  });

  const { presses, obstruction, kernel } = eliminate.solve(task);
  if (presses === null) {
    const { lights, levels: step, says } = certificate(task, obstruction!);
    steps.push({
      says: `Rows that are zero on the left but not on the right show that there is no solution: ${says}.`,
      told: { key: 'eliminationImpossible' },
      picture: { of: 'marks', values: lights, levels: step },
    });
  } else {
    const stored = makeLevels(board.buttons, levels);
    stored.set(presses);
    const total = presses.reduce((sum, n) => sum + n, 0);
    const free =
      kernel.orders.length === 0
        ? 'There is no other solution.'
        : 'Free presses were chosen 0; quiet patterns lead to the other solutions.';
    steps.push({
      says: `Read from the last row upwards: ${count(total, 'press', 'presses')}. ${free}`,
      told: { key: kernel.orders.length === 0 ? 'readOnly' : 'read', numbers: { n: total } },
      picture: { of: 'presses', values: stored },
    });
  }
  return { title: 'Elimination', board, levels, solvable: presses !== null, steps };
}

/** The effect matrix modulo the common number of levels: one row a light. */
export function effectRows(task: Problem): Uint32Array[] {
  const rows = Array.from({ length: task.board.lights }, () => new Uint32Array(task.board.buttons));
  scaledEntries(task, (light, button, weight) => (rows[light]![button] = weight));
  return rows;
}

function apply(rows: Uint32Array[], right: number[], step: RowStep, q: number): void {
  switch (step.kind) {
    case 'swap':
      [rows[step.row], rows[step.with]] = [rows[step.with]!, rows[step.row]!];
      [right[step.row], right[step.with]] = [right[step.with]!, right[step.row]!];
      break;
    case 'scale':
      rows[step.row] = rows[step.row]!.map((a) => (a * step.by) % q);
      right[step.row] = (right[step.row]! * step.by) % q;
      break;
    case 'add': {
      const from = rows[step.from]!;
      rows[step.row] = rows[step.row]!.map((a, i) => (a + step.by * from[i]!) % q);
      right[step.row] = (right[step.row]! + step.by * right[step.from]!) % q;
    }
  }
}

/** What the reduced form says about the free presses. */
function reduced({ board, levels }: Problem, { echelon, pivots }: EchelonForm): Pick<Step, 'says' | 'told'> {
  const rank = pivots.length;
  const free = board.buttons - rank;
  if (isPrime(levels))
    return {
      says: `Reduced: rank ${rank}, so ${board.buttons} − ${rank} = ${free} presses are free.`,
      told: { key: 'reducedField', numbers: { rank, buttons: board.buttons, free } },
    };
  const stubborn = pivots.filter((column, row) => echelon[row]![column] !== 1).length;
  return stubborn === 0
    ? {
        says: `Reduced. Every pivot is 1, so ${board.buttons} − ${rank} = ${free} presses are free.`,
        told: { key: 'reducedUnits', numbers: { rank, buttons: board.buttons, free } },
      }
    : {
        says: `Reduced. Modulo ${levels} ${count(stubborn, 'pivot')} cannot be made 1; a pivot d leaves d choices for its button.`,
        told: { key: 'reducedRing', numbers: { q: levels, n: stubborn } },
      };
}

const isMinus = (by: number, q: number): boolean => 2 * by > q;

function stepSays(step: RowStep, q: number): string {
  switch (step.kind) {
    case 'swap':
      return `Swap rows ${step.row + 1} and ${step.with + 1}.`;
    case 'scale':
      return `Multiply row ${step.row + 1} by ${step.by}.`;
    case 'add': {
      const [verb, word, by] = isMinus(step.by, q) ? ['Subtract', 'from', q - step.by] : ['Add', 'to', step.by];
      return `${verb} ${by === 1 ? '' : `${by} times `}row ${step.from + 1} ${word} row ${step.row + 1}.`;
    }
  }
}

function stepTold(step: RowStep, q: number): Told {
  switch (step.kind) {
    case 'swap':
      return { key: 'swap', numbers: { a: step.row + 1, b: step.with + 1 } };
    case 'scale':
      return { key: 'scale', numbers: { a: step.row + 1, by: step.by } };
    case 'add': {
      const minus = isMinus(step.by, q);
      const by = minus ? q - step.by : step.by;
      const key = `${minus ? 'subtract' : 'add'}${by === 1 ? '' : 'Times'}`;
      return { key, numbers: { a: step.row + 1, b: step.from + 1, ...(by !== 1 && { by }) } };
    }
  }
}

function stepFormula(step: RowStep, q: number): string {
  switch (step.kind) {
    case 'swap':
      return `R_{${step.row + 1}} \\leftrightarrow R_{${step.with + 1}}`;
    case 'scale':
      return `R_{${step.row + 1}} \\leftarrow ${step.by}\\,R_{${step.row + 1}}`;
    case 'add': {
      const by = isMinus(step.by, q) ? q - step.by : step.by;
      return `R_{${step.row + 1}} \\leftarrow R_{${step.row + 1}} ${isMinus(step.by, q) ? '-' : '+'} ${by === 1 ? '' : `${by}\\,`}R_{${step.from + 1}}`;
    }
  }
}
