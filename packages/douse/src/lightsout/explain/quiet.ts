import { orbits, symmetries } from '../../board/symmetry.ts';
import { makeLevels, type Problem } from '../../board/problem.ts';
import { isPlainPlus } from '../../board/grid.ts';
import { certificate } from '../methods/certificate.ts';
import { count, type Explanation, type Step } from '../../play/explanation.ts';
import { kernelSize, coset } from '../methods/kernel.ts';
import { chooseMethod } from '../methods/methods.ts';

/** Most quiet patterns that are listed and sorted into orbits. */
const MAX_PATTERNS = 256;

/** Most buttons of all generators together: each generator is a picture. */
const MAX_PICTURED = 2 ** 22;

/**
 * The quiet patterns of a board, what they look like, and what they say about this start.
 * @throws {RangeError} if no method takes the board, or its generators are too many to show
 */
export function explainQuiet(task: Problem): Explanation {
  const { board, levels } = task;
  const chosen = chooseMethod(task);
  if (typeof chosen === 'string') throw new RangeError(`explainQuiet: ${chosen}`);
  const { kernel, presses, obstruction } = chosen[1].solve(task);
  const size = kernelSize(kernel);
  if (kernel.orders.length * board.buttons > MAX_PICTURED)
    throw new RangeError(
      `explainQuiet: expected at most ${MAX_PICTURED} buttons in all patterns, got ${kernel.orders.length} patterns of ${board.buttons}`,
    );
  const store = (values: Uint32Array): Uint8Array | Uint16Array | Uint32Array => {
    const result = makeLevels(board.buttons, levels);
    result.set(values);
    return result;
  };
  const steps: Step[] = [
    {
      says: `A quiet pattern is a set of presses after which every light is as it was: A · x = 0 modulo ${levels}.`,
      formula: `A\\,x \\equiv 0 \\pmod{${levels}}`,
    },
    { says: localRule(task) },
  ];
  if (size === 1n) {
    steps.push({
      says: 'This board has no quiet pattern but the empty one: every start can be solved, each in exactly one way.',
    });
  } else {
    steps.push({
      says: `This board has ${size} quiet patterns, the empty one included: all sums of ${count(kernel.orders.length, 'pattern')}.`,
    });
    kernel.generators.forEach((generator, i) =>
      steps.push({
        says: `Pattern ${i + 1}${kernel.orders[i] === levels ? '' : `, of which ${kernel.orders[i]} multiples differ`}.`,
        picture: { of: 'presses', values: store(generator) },
      }),
    );
    if (levels === 2 && isPlainPlus(board))
      steps.push({ says: 'Each quiet pattern presses an even number of buttons.' });
    if (board.kind === 'grid' && size <= BigInt(MAX_PATTERNS)) steps.push(...orbitSteps(task, store));
  }
  const proof = presses === null ? certificate(task, obstruction!) : null;
  steps.push({
    says:
      presses !== null
        ? `This start can be solved, in ${size === 1n ? 'exactly one way' : `${size} ways: a solution and a quiet pattern make another solution`}.`
        : `This start cannot be solved: ${proof!.says}.`,
    ...(proof !== null && { picture: { of: 'marks', values: proof.lights, levels: proof.levels } }),
  });
  return { title: 'Quiet patterns', board, levels, solvable: presses !== null, steps };

  function orbitSteps({ board: grid }: Problem, keep: typeof store): Step[] {
    if (grid.kind !== 'grid') return [];
    const group = symmetries(grid);
    const all: (Uint8Array | Uint16Array | Uint32Array)[] = [];
    for (const pattern of coset(new Uint32Array(grid.buttons), kernel, levels))
      if (pattern.some(Boolean)) all.push(keep(pattern));
    const classes = orbits(all as Uint32Array[], group);
    return [
      {
        says: `A turn or reflection of the board takes quiet patterns to quiet patterns. Under its ${count(group.length, 'symmetry', 'symmetries')} the ${all.length} patterns that are not empty form ${count(classes.length, 'class', 'classes')}; one of each:`,
      },
      ...classes.map((orbit, i) => ({
        says: `Class ${i + 1}, ${count(orbit.length, 'pattern')}.`,
        picture: { of: 'presses', values: orbit[0]! } as const,
      })),
    ];
  }
}

function localRule({ board, levels }: Problem): string {
  if (levels === 2 && isPlainPlus(board)) {
    return 'It can be checked cell by cell: a button that is not pressed has 0, 2 or 4 pressed neighbours, and a pressed one has 1 or 3.';
  }
  return `It can be checked light by light: the presses of all buttons that move a light, each times its weight, add up to a multiple of ${levels}.`;
}
