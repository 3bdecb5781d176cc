import { randomBytes } from 'node:crypto';
import { type Problem } from 'douse/board';
import { makeCells, makeJson, makePbm, makePgm, makeRule, makeText, MAX_TEXT_CELLS, quote } from 'douse/formats';
import { generate, generateExact, generateRows, isPacked } from 'douse/lightsout';
import { random } from 'douse/play';
import { EXIT, Failure } from '../failure.ts';
import { type BoardFlags, readBoard } from '../input.ts';
import { remark, say, sayJson, writeWhole } from '../output.ts';
import { pbmChunks } from '../pbm.ts';
import { asBits } from '../presses.ts';

export interface GenerateFlags extends BoardFlags {
  readonly seed?: string;
  readonly presses?: string;
  readonly count?: string;
  readonly output?: string;
  readonly json?: boolean;
}

export async function generateCommand(name: string, flags: GenerateFlags): Promise<number> {
  if (flags.seed === '')
    throw new Failure("--seed: expected a seed, got ''", 'any text will do; without --seed it is random');
  const seed = flags.seed ?? randomBytes(6).toString('hex');
  const code = await generateBoards(name, flags, seed);
  if (flags.seed === undefined) remark(`douse: seed ${seed}`);
  return code;
}

async function generateBoards(name: string, flags: GenerateFlags, seed: string): Promise<number> {
  const count = flags.count ?? '1';
  if (!/^\d{1,7}$/.test(count) || Number(count) < 1)
    throw new Failure(`--count: expected a number from 1 to 9999999, got ${quote(count)}`, 'the default is 1');
  const wanted = flags.presses === undefined ? null : Number(flags.presses);
  if (wanted !== null && !/^\d{1,6}$/.test(flags.presses!))
    throw new Failure(
      `--presses: expected a number from 0 to 999999, got ${quote(flags.presses!)}`,
      'give the fewest presses a board should need',
    );
  const { board, levels } = readBoard(name, { ...flags, format: 'auto' });
  const source = random(`generate:${seed}`);
  const pictures = /\.(pbm|pgm)$/i.test(flags.output ?? '');
  if (pictures && count !== '1')
    throw new Failure(`--count: expected 1 for a picture file, got ${count}`, 'write text, or one picture at a time');
  if (wanted === null && isPacked(board, levels) && /pbm$/i.test(flags.output ?? '')) {
    await writeWhole(
      flags.output!,
      pbmChunks(board.rows, board.columns, generateRows(board.rows, board.columns, source)),
    );
    return EXIT.done;
  }
  if (board.lights > MAX_TEXT_CELLS) {
    throw new Failure(
      `${name}: expected at most ${MAX_TEXT_CELLS} cells in this format, got ${board.lights}`,
      'write a board with two levels and the plus rule to a .pbm file',
    );
  }
  const texts: string[] = [];
  for (let i = 0; i < Number(count); i++) {
    const exact = wanted === null ? null : generateExact(board, wanted, { levels, seed: source });
    if (exact !== null && exact.kind !== 'made') {
      const reason = exact.kind === 'impossible' ? exact.says : exact.reason;
      if (flags.json === true) sayJson({ status: exact.kind, reason });
      else say(`${exact.kind}: ${reason}`);
      return EXIT[exact.kind];
    }
    const made = exact?.problem ?? generate(board, { levels, seed: source });
    if (pictures) await writeWhole(flags.output!, [picture(flags.output!, made)]);
    else if (flags.json === true || /\.json$/i.test(flags.output ?? '')) {
      const line =
        board.kind === 'grid'
          ? gridJson(made, seed)
          : { status: 'done', seed, ...(JSON.parse(makeJson(made)) as object) };
      if (flags.output === undefined) sayJson(line);
      else texts.push(JSON.stringify(line));
    } else {
      const text = board.kind === 'grid' ? makeText(made) : makeJson(made);
      if (flags.output === undefined) say(i === 0 ? text : `\n${text}`);
      else texts.push(text);
    }
  }
  if (texts.length > 0)
    await writeWhole(flags.output!, [
      new TextEncoder().encode(`${texts.join(texts[0]!.startsWith('{') ? '\n' : '\n\n')}\n`),
    ]);
  return EXIT.done;
}

function picture(path: string, { board, levels, start }: Problem): Uint8Array {
  if (board.kind !== 'grid' || board.holes !== null)
    throw new Failure(`-o ${path}: expected a whole grid for a picture`, 'write text or JSON');
  if (/pgm$/i.test(path)) return makePgm(start, board.rows, board.columns, levels);
  if (levels !== 2)
    throw new Failure(`-o ${path}: expected two levels for a PBM picture, got ${levels}`, 'write a PGM');
  return makePbm(asBits(start, board.rows, board.columns));
}

/** A grid as JSON that `solve` reads back. */
function gridJson({ board, levels, start }: Problem, seed: string): object {
  if (board.kind !== 'grid') throw new TypeError('gridJson: expected a grid');
  const { rows, columns, rule, wrap } = board;
  return {
    status: 'done',
    rows,
    columns,
    levels,
    rule: makeRule(rule),
    wrap,
    seed,
    board: makeCells(board, start, levels).split('\n'),
  };
}
