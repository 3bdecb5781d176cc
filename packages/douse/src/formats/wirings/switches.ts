import { type Problem, problem } from '../../board/problem.ts';
import { wiring } from '../../board/wiring.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { errorAt, type FormatError, quote } from '../error.ts';
import type { BoardOptions } from '../options.ts';

/** Most switches of one list, and most lists of one text. */
export const MAX_SWITCHES = 10_000;
const MAX_LISTS = 10_000;
/** Most lines of one text. */
const MAX_PAIRS = 500_000;

/**
 * Parses lists of switches as judges give them: N, a line of N states to start from, a line of N states to reach, then
 * pairs `I J`, a line each, which say that switch I also moves switch J, up to `0 0`. A number of lists may stand
 * first. Null if the text has not this shape from its beginning on: the caller then reads it as something else.
 * @param surely  null also if a pair names one switch twice: two boards of two columns, their number first, look so
 */
export function parseSwitches(
  text: string,
  { levels = 2 }: BoardOptions = {},
  surely = false,
): Result<Problem[], FormatError> | null {
  const lines: { words: number[]; at: number }[] = [];
  const startsAt = (line: number): boolean => {
    const size = lines[line]?.words ?? [];
    const [start, goal] = [lines[line + 1]?.words ?? [], lines[line + 2]?.words ?? []];
    return size.length === 1 && size[0]! >= 1 && start.length === size[0] && goal.length === size[0];
  };
  const firstList = (): number => (startsAt(0) ? 0 : startsAt(1) && lines[0]!.words.length === 1 ? 1 : -1);
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    if (end === at) {
      at++;
      continue;
    }
    if (end - at > 20 * MAX_SWITCHES) return null;
    const line = text.slice(at, end).trim();
    if (lines.length < 4 && !/^[\d\s]*$/.test(line)) return null;
    if (line !== '') lines.push({ words: line.split(/\s+/).map(toNumber), at });
    // The first lines decide whether the others are looked at.
    if (lines.length === 4 && firstList() < 0) return null;
    if (lines.length > MAX_PAIRS) return err(errorAt(text, at, `at most ${MAX_PAIRS} lines`, 'more'));
    at = end + 1;
  }
  const first = firstList();
  // Boards of contests may begin so, too; only lists end with `0 0`.
  const ends = lines.slice(first + 3).some(({ words }) => words.length === 2 && words[0] === 0 && words[1] === 0);
  if (first < 0 || !ends) return null;
  const boards: Problem[] = [];
  let at = first;
  while (at < lines.length) {
    const size = lines[at]!;
    if (!startsAt(at))
      return err(
        errorAt(text, size.at, 'a number N, then two lines of N states', quote(text.slice(size.at, size.at + 12))),
      );
    const n = size.words[0]!;
    if (n > MAX_SWITCHES) return err(errorAt(text, size.at, `at most ${MAX_SWITCHES} switches`, `${n}`));
    const [start, goal] = [lines[at + 1]!, lines[at + 2]!];
    for (const { words, at: place } of [start, goal]) {
      const bad = words.findIndex((level) => !(level >= 0 && level < levels));
      if (bad >= 0) return err(errorAt(text, place, `states from 0 to ${levels - 1}`, `${words[bad]}`));
    }
    const moves = Array.from({ length: n }, (_, i) => new Map([[i, 1]]));
    for (at += 3; ; at++) {
      const pair = lines[at];
      if (pair === undefined)
        return err(errorAt(text, text.length, "'0 0' after the last pair", 'the end of the text'));
      const [i = NaN, j = NaN] = pair.words;
      if (pair.words.length !== 2)
        return err(errorAt(text, pair.at, "a pair 'I J' of switches", `${pair.words.length} numbers`));
      if (i === 0 && j === 0) break;
      if (surely && i === j) return null;
      if (!(i >= 1 && i <= n && j >= 1 && j <= n))
        return err(errorAt(text, pair.at, `switches from 1 to ${n}`, `${i} ${j}`));
      moves[i - 1]!.set(j - 1, 1);
    }
    at++;
    const names = Array.from({ length: n }, (_, i) => String(i + 1));
    const board = wiring(
      names,
      names.map((name, i) => ({ name, moves: moves[i]! })),
    );
    boards.push(problem(board, { levels, start: start.words, target: goal.words.some(Boolean) ? goal.words : null }));
    if (boards.length > MAX_LISTS) return err(errorAt(text, size.at, `at most ${MAX_LISTS} lists`, 'more'));
  }
  const count = first === 1 ? lines[0]!.words[0]! : boards.length;
  if (count !== boards.length)
    return err(errorAt(text, lines[0]!.at, `${count} lists of switches, as the first line says`, `${boards.length}`));
  return ok(boards);
}

const toNumber = (word: string): number => (/^\d{1,7}$/.test(word) ? Number(word) : NaN);
