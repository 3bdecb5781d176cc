import { CHART_FORMATS, makeChart, quote } from 'douse/formats';
import { chaseChart } from 'douse/lightsout';
import { EXIT, Failure } from '../failure.ts';
import { type BoardFlags, readProblem } from '../input.ts';
import { say, sayJson, writtenAs } from '../output.ts';

export interface ChartFlags extends BoardFlags {
  readonly json?: boolean;
}

/** Largest board whose chart is made. */
const MAX_CELLS = 250_000;

export function chartCommand(name: string, flags: ChartFlags): number {
  const wanted = writtenAs(flags);
  const format = CHART_FORMATS.find((known) => known === wanted);
  if (format === undefined)
    throw new Failure(
      `--format: expected one of ${CHART_FORMATS.join(', ')}, got ${quote(wanted)}`,
      'text is the usual one',
    );
  const { board, levels, moduli } = readProblem(name, { ...flags, format: 'auto' });
  if (moduli !== null)
    throw new Failure(
      `${name}: expected the same number of levels for all lights, got several`,
      'a chart needs one number',
    );
  if (board.buttons > MAX_CELLS)
    throw new Failure(`${name}: expected at most ${MAX_CELLS} buttons, got ${board.buttons}`, 'choose a smaller board');
  const chart = makeChart(board, levels, chaseChart(board, { levels }), format);
  if (format === 'json') sayJson(JSON.parse(chart) as object);
  else say(chart);
  return EXIT.done;
}
