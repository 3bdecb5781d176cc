import type { Problem } from 'douse/board';
import { EXPLANATION_FORMATS, makeExplanation, quote } from 'douse/formats';
import { explainChase, explainElimination, explainQuiet, makeProgram } from 'douse/lightsout';
import type { Explanation } from 'douse/play';
import { EXIT, Failure } from '../failure.ts';
import { type BoardFlags, readOrWritten, readProblem, refuseTwice, within } from '../input.ts';
import { say, sayJson, writtenAs } from '../output.ts';
import { withTarget } from './solve.ts';

export interface ExplainFlags extends BoardFlags {
  readonly by?: string;
  readonly target?: string;
  readonly json?: boolean;
}

const WAYS: Readonly<Record<string, (task: Problem) => Explanation>> = {
  chase: explainChase,
  elimination: explainElimination,
  quiet: explainQuiet,
};

/** `--format` is the way the explanation is written, or else the format of the board's file. */
export function explainCommand(name: string, flags: ExplainFlags): number {
  const by = flags.by ?? 'chase';
  const { source, answer } = readOrWritten(name, flags, [...EXPLANATION_FORMATS, 'json']);
  const written = writtenAs(answer);
  const format = written === 'json' ? 'text' : EXPLANATION_FORMATS.find((known) => known === written);
  if (format === undefined || (written === 'json' && flags.json !== true))
    throw new Failure(
      `--format: expected one of ${EXPLANATION_FORMATS.join(', ')}, got ${quote(flags.format!)}`,
      'text is the usual one',
    );
  refuseTwice({ BOARD: name, '--target': flags.target });
  if (by === 'program' && written !== 'text' && written !== 'json')
    throw new Failure(
      `--format ${written}: expected no --by program with it, got one`,
      'a program has a format of its own',
    );
  const task = withTarget(readProblem(name, source), flags.target, source);
  if (by === 'program') {
    if (flags.json === true) sayJson({ program: makeProgram(task) });
    else say(makeProgram(task).trimEnd());
    return EXIT.done;
  }
  const explain = Object.hasOwn(WAYS, by) ? WAYS[by] : undefined;
  if (explain === undefined)
    throw new Failure(
      `--by: expected one of ${Object.keys(WAYS).join(', ')}, program, got ${quote(by)}`,
      'chase is the usual one',
    );
  const explanation = within(name, () => explain(task), 'choose a smaller board, or another --by');
  if (flags.json === true) sayJson({ title: explanation.title, levels: explanation.levels, steps: explanation.steps });
  else say(makeExplanation(explanation, format));
  return explanation.solvable ? EXIT.done : EXIT.impossible;
}
