import { randomBytes } from 'node:crypto';
import { type Problem } from 'douse/board';
import { makeBoards, makeJson, makeText, MAX_TEXT_CELLS, quote, WRITTEN_FORMATS } from 'douse/formats';
import { generate, generateExact, generateRows, idOfProblem, isPacked } from 'douse/lightsout';
import { random } from 'douse/play';
import { EXIT, Failure } from '../failure.ts';
import { type BoardFlags, readBoard } from '../input.ts';
import { remark, say, sayJson, writeWhole } from '../output.ts';
import { pbmChunks } from '../pbm.ts';
import { formatFor, writeBoards } from './files.ts';

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
  const format = formatFor(flags, WRITTEN_FORMATS);
  if (wanted === null && count === '1' && isPacked(board, levels) && format === 'pbm') {
    const rows = generateRows(board.rows, board.columns, source);
    await writeWhole(flags.output!, pbmChunks(board.rows, board.columns, rows));
    return EXIT.done;
  }
  if (board.lights > MAX_TEXT_CELLS) {
    throw new Failure(
      `${name}: expected at most ${MAX_TEXT_CELLS} cells in this format, got ${board.lights}`,
      'write a board with two levels and the plus rule to a .pbm file',
    );
  }
  const all: Problem[] = [];
  for (let i = 0; i < Number(count); i++) {
    const exact = wanted === null ? null : generateExact(board, wanted, { levels, seed: source });
    if (exact !== null && exact.kind !== 'made') {
      const reason = exact.kind === 'impossible' ? exact.says : exact.reason;
      if (flags.json === true) sayJson({ status: exact.kind, reason });
      else say(`${exact.kind}: ${reason}`);
      return EXIT[exact.kind];
    }
    const made = exact?.problem ?? generate(board, { levels, seed: source });
    if (flags.output !== undefined) all.push(made);
    else if (flags.json === true) sayJson(answerOf(made, seed));
    else {
      const text = board.kind === 'grid' ? makeText(made) : makeJson(made);
      say(i === 0 ? text : `\n${text}`);
    }
  }
  if (flags.output === undefined) return EXIT.done;
  if (format === 'json')
    await writeWhole(flags.output, [
      new TextEncoder().encode(`${all.map((made) => JSON.stringify(answerOf(made, seed))).join('\n')}\n`),
    ]);
  else await writeBoards(`-o ${flags.output}`, makeBoards(all, format, { toId: idOfProblem }), format, flags);
  return EXIT.done;
}

/** A board as JSON that `solve` reads back, and what it was made of. */
const answerOf = (made: Problem, seed: string): object => ({
  status: 'done',
  seed,
  ...(JSON.parse(makeJson(made)) as object),
});
