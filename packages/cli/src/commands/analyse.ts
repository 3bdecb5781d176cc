import { echelonForm, MAX_HERMITE } from 'douse/algebra';
import { makeMatrix, MATRIX_FORMATS, quote } from 'douse/formats';
import { type Analysis, analyse, effectRows } from 'douse/lightsout';
import { bold, drawCells, plural } from '../draw.ts';
import { EXIT, Failure, limitText } from '../failure.ts';
import { type BoardFlags, readBoard, readOrWritten, readProblem } from '../input.ts';
import { remark, say, sayJson, writtenAs } from '../output.ts';
import { watchWork } from '../progress.ts';

export interface AnalyseFlags extends BoardFlags {
  readonly matrix?: string;
  readonly json?: boolean;
  readonly time?: string;
}

/** Quiet patterns are listed up to this many numbers in all. */
const MAX_LISTED = 2_000_000;
const MAX_DRAWN = 8;

export function analyseCommand(name: string, flags: AnalyseFlags): number {
  if (flags.matrix !== undefined) return printMatrix(name, flags);
  if (MATRIX_FORMATS.some((known) => known === flags.format) && !['text', 'json'].includes(flags.format!)) {
    throw new Failure(`--format ${flags.format}: expected --matrix with it, got none`, 'name the matrix to print');
  }
  const { board, levels } = readBoard(name, flags);
  const watch = watchWork('analysing', flags.time);
  const result = attempt(() => analyse(board, { levels, ...watch }));
  watch.end();
  if ('reason' in result) {
    if (flags.json === true) sayJson({ status: 'unknown', reason: result.reason });
    else say(`${bold('unknown')}: ${result.reason}`);
    return EXIT.unknown;
  }
  const generators = result.orders.length;
  const listed = generators * board.buttons <= MAX_LISTED;
  const shape = board.kind === 'grid' ? { rows: board.rows, columns: board.columns } : { rows: null, columns: null };
  const rules = board.kind === 'grid' ? { rule: board.rule.name, wrap: board.wrap } : { rule: null, wrap: null };
  if (flags.json === true) {
    if (!listed) remark(`douse: ${generators} quiet patterns of ${board.buttons} buttons are not listed`);
    const { rank, nullity, kernel, smith, orders } = result;
    sayJson({
      ...shape,
      levels: result.levels,
      ...rules,
      buttons: board.buttons,
      lights: board.lights,
      rank,
      nullity,
      kernel,
      solvable: solvableText(board.buttons, result, MAX_EXACT),
      smith: smith?.map((s) => (s <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(s) : s)) ?? null,
      ...(result.smithLeftOut !== null && { smithLeftOut: result.smithLeftOut }),
      quiet: listed ? result.quiet : null,
      orders,
    });
    return EXIT.done;
  }
  const title =
    board.kind === 'grid'
      ? `${board.rows} × ${board.columns}, ${rules.rule} rule${rules.wrap === 'none' ? '' : `, ${rules.wrap}`}`
      : `${plural(board.buttons, 'button')}, ${plural(board.lights, 'light')}`;
  say(bold(`${title}, ${result.levels} levels`));
  if (result.rank !== null)
    say(`rank             ${result.rank} of ${board.buttons}\nnullity          ${result.nullity}`);
  say(`quiet patterns   ${power(result.kernel, result.levels)} (each solvable board has as many solutions)`);
  say(`solvable boards  ${solvableText(board.buttons, result, 24)}`);
  if (result.smith !== null) say(`Smith invariants ${smithText(result.smith)}`);
  else if (result.smithLeftOut !== null) say(`Smith invariants left out: ${result.smithLeftOut}`);
  for (let i = 0; i < generators; i++) {
    if (i === MAX_DRAWN || board.buttons > 1600) {
      say(
        i === 0
          ? `\nToo large to draw ${plural(generators, 'generator')} of the quiet patterns; --json lists them`
          : `\n… and ${plural(generators - i, 'more generator')}`,
      );
      break;
    }
    const pattern = result.quiet[i]!;
    const multiples = result.orders[i] === result.levels ? '' : ` (${result.orders[i]} multiples)`;
    say(`\nquiet pattern ${i + 1}${multiples}\n${drawCells(board, pattern)}`);
  }
  return EXIT.done;
}

/** Beyond a limit of the library the value is unknown. */
function attempt<T>(work: () => T): T | { readonly reason: string } {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return { reason: limitText(error) };
    throw error;
  }
}

/** Solvable boards are counted exactly up to this many digits, beyond as a power. */
const MAX_EXACT = 100_000;

/** Number of solvable boards: exact up to `digits`, beyond it levels^rank or a quotient of powers. */
function solvableText(buttons: number, analysis: Analysis, digits: number): string {
  const { levels, kernel, rank } = analysis;
  if (buttons * Math.log10(levels) <= MAX_EXACT) {
    const exact = analysis.solvable.toString();
    if (exact.length <= digits) return exact;
  }
  if (rank !== null) return `${levels}^${rank}`;
  return kernel === 1n ? `${levels}^${buttons}` : `${levels}^${buttons}/${kernel}`;
}

/** A count, as a power of the levels where it is one and long. */
function power(count: bigint, levels: number): string {
  const digits = count.toString();
  if (digits.length <= 24) return digits;
  let exponent = 0;
  for (let rest = count; rest > 1n && rest % BigInt(levels) === 0n; rest /= BigInt(levels)) exponent++;
  return BigInt(levels) ** BigInt(exponent) === count
    ? `${levels}^${exponent}`
    : `about ${digits[0]}.${digits.slice(1, 4)} × 10^${digits.length - 1}`;
}

function smithText(smith: readonly bigint[]): string {
  const runs: string[] = [];
  for (let i = 0; i < smith.length;) {
    let end = i;
    while (end < smith.length && smith[end] === smith[i]) end++;
    runs.push(end - i === 1 ? String(smith[i]) : `${smith[i]} (× ${end - i})`);
    i = end;
  }
  return runs.join(', ');
}

const MATRICES = ['adjacency', 'echelon', 'pass', 'quiet'] as const;

/** One matrix of the board; `--format` is then the way it is written. */
function printMatrix(name: string, flags: AnalyseFlags): number {
  if (flags.time !== undefined)
    throw new Failure('--time: expected no --matrix with it, got one', 'matrices are limited by their size');
  const wanted = MATRICES.find((known) => known === flags.matrix);
  if (wanted === undefined)
    throw new Failure(
      `--matrix: expected one of ${MATRICES.join(', ')}, got ${quote(flags.matrix!)}`,
      'P · A = E ties the first three together',
    );
  const { source, answer } = readOrWritten(name, flags, [...MATRIX_FORMATS, 'auto']);
  const given = writtenAs(answer, 'auto');
  const format = MATRIX_FORMATS.find((known) => known === given);
  if (format === undefined)
    throw new Failure(
      `--format: expected one of ${MATRIX_FORMATS.join(', ')}, got ${quote(given)}`,
      'text is the usual one',
    );
  const task = readProblem(name, source);
  const { board, levels, moduli } = task;
  if (wanted === 'quiet') {
    const result = attempt(() => analyse(board, { levels: moduli ?? levels }));
    if ('reason' in result) throw new Failure(`${name}: ${result.reason}`, 'choose a smaller board');
    say(makeMatrix(result.quiet as readonly ArrayLike<number>[], format));
    return EXIT.done;
  }
  if (board.lights * (board.buttons + board.lights) > MAX_HERMITE) {
    throw new Failure(
      `${name}: expected at most ${Math.floor(Math.sqrt(MAX_HERMITE / 2))} buttons for a matrix, got ${board.buttons}`,
      'choose a smaller board',
    );
  }
  const rows = effectRows(task);
  if (wanted === 'adjacency') say(makeMatrix(rows, format));
  else say(makeMatrix(echelonForm(rows, board.buttons, levels)[wanted], format));
  return EXIT.done;
}
