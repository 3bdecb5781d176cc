import { asArray, type Levels, makeLevels, type Problem } from 'douse/board';
import { closestTo, type Closest, type ClosestProof, type Impossible, type SolveOptions } from 'douse/lightsout';
import { bold, drawCells, drawLights, plural } from '../draw.ts';
import { EXIT } from '../failure.ts';
import { remark, say as sayOut, sayJson, writeWhole } from '../output.ts';
import { makePresses } from '../presses.ts';

/** Boards of more cells are not drawn on the screen. */
const MAX_DRAWN = 10_000;

interface ClosestFlags {
  readonly output?: string;
  readonly json?: boolean;
}

/** `solve --least-lit` on an impossible board: the presses that come closest. */
export async function printClosest(
  task: Problem,
  impossible: Impossible,
  options: SolveOptions,
  { output, json }: ClosestFlags,
): Promise<number> {
  const closest = closestTo(task, impossible, options);
  if (output !== undefined) await writeWhole(output, makePresses(output, task, closest.presses));
  if (json === true) printJson(closest);
  else print(task, closest, output === '-' ? remark : sayOut, output === '-');
  return closest.proof === null ? EXIT.unknown : EXIT.impossible;
}

const list = (presses: Levels): number[] => Array.from(asArray(presses));

function printJson({ presses, missed, proof, bound, certificate, reason }: Closest): void {
  const { lights, levels, says } = certificate;
  sayJson({
    status: 'closest',
    presses: list(presses),
    missed,
    proved: proof !== null,
    bound,
    certificate: { lights: list(lights), levels, says },
    ...(proof === null && { reason }),
  });
}

function proofText({ kind, work }: ClosestProof): string {
  switch (kind) {
    case 'exhaustive':
      return `${plural(work, 'position')} compared`;
    case 'sets':
      return `all smaller sets of lights ruled out, by ${plural(work, 'sum')}`;
    case 'bound':
      return `${plural(work, 'certificate')} ${work === 1 ? 'says' : 'together say'} so`;
  }
}

function print(
  { board }: Problem,
  { presses, missed, wrong, proof, bound, certificate, reason }: Closest,
  say: (text: string) => void,
  written: boolean,
): void {
  say(bold('impossible') + `: ${certificate.says}`);
  const misses = `${plural(missed, 'light')} ${missed === 1 ? 'misses its' : 'miss their'} aim`;
  if (proof !== null) say(bold(`closest: ${misses}, the fewest`) + ` (${proofText(proof)})`);
  else say(bold(`best found: ${misses}`) + `; at least ${bound} must: ${reason}`);
  if (written || Math.max(board.buttons, board.lights) > MAX_DRAWN) return;
  const marks = makeLevels(board.lights, 2);
  for (const light of wrong) marks[light] = 1;
  say(`\nPresses:\n${drawCells(board, presses)}`);
  say(`\nLights that miss (1):\n${drawLights(board, marks)}`);
}
