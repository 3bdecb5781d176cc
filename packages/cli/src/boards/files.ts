import { type Misfit, nearest, quote, type Written } from 'douse/formats';
import type { Result } from 'douse/play';
import { Failure } from '../failure.ts';
import { remark, sayJson, writeWhole } from '../output.ts';

/** What the ending of a file's name says of its format. */
const ENDINGS: Readonly<Record<string, string>> = {
  txt: 'text',
  csv: 'table',
  json: 'json',
  jsonl: 'json',
  pbm: 'pbm',
  pgm: 'pgm',
  rle: 'life',
  sav: 'save',
  id: 'id',
  edges: 'edges',
  col: 'dimacs',
  bgf: 'bgf',
};

export interface WriteFlags {
  readonly output?: string;
  readonly json?: boolean;
  /** The format by its name. */
  readonly to?: string;
}

/** The format that options ask for, or the ending of the file's name; text where neither says. */
export function formatFor<Format extends string>({ output, json, to }: WriteFlags, known: readonly Format[]): Format {
  const ending = /\.([a-z]+)$/i.exec(output ?? '')?.[1]?.toLowerCase() ?? '';
  const ended = known.find((format) => format === ENDINGS[ending]);
  if (to === undefined) {
    if (json === true) return known.find((format) => format === 'json')!;
    if (ended === undefined && ENDINGS[ending] !== undefined)
      throw new Failure(
        `-o ${output}: expected a format of these boards, got .${ending}`,
        `write one of ${known.join(', ')}`,
      );
    return ended ?? known[0]!;
  }
  const format = known.find((name) => name === to);
  if (format === undefined) {
    const near = nearest(to, known);
    throw new Failure(
      `--to: expected one of ${known.join(', ')}, got ${quote(to)}`,
      near === null ? 'choose one of these' : `did you mean ${near}?`,
    );
  }
  if (json === true && format !== 'json')
    throw new Failure(`--json: expected no --to ${format} with it, got both`, 'leave one of them out');
  return format;
}

/** Formats that are no text. */
const BINARY = ['pbm', 'pgm', 'bgf'];

/**
 * Writes boards to the file of `-o`, or to standard output; says what the format does not hold. With `--json` each
 * object on standard output says at its end what was read.
 */
export async function writeBoards(
  source: string,
  made: Result<Written, Misfit>,
  format: string,
  { output, json }: WriteFlags,
): Promise<void> {
  if (!made.ok) {
    const { expected, got, cure } = made.error;
    throw new Failure(`${source}: ${format}: expected ${expected}, got ${got}`, cure);
  }
  if (output === undefined && BINARY.includes(format) && process.stdout.isTTY)
    throw new Failure(`${source}: ${format}: expected a file, got a terminal`, 'name one with -o');
  if (json === true && output === undefined) {
    for (const line of new TextDecoder().decode(made.value.bytes).trim().split('\n'))
      sayJson(JSON.parse(line) as object);
    return;
  }
  await writeWhole(output ?? '-', [made.value.bytes]);
  if (made.value.says !== null) remark(`douse: ${output ?? format}: ${made.value.says}`);
}
