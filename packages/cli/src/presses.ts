import { asArray, type Problem, type Levels, makeLevels } from 'douse/board';
import { BitMatrix, isBits, packBits } from 'douse/algebra';
import { isNetpbm, makeCells, MAX_TEXT_CELLS, makePgm, parseBoard, describeError, quote } from 'douse/formats';
import { Failure } from './failure.ts';
import { readBytes, sourceName } from './input.ts';
import { pbmChunks, readLargePbm, rowsOf } from './pbm.ts';

/** A press file's bytes, by the name's ending: PBM or PGM pictures, JSON, or text rows. */
export function makePresses(path: string, { board, levels }: Problem, presses: Levels): Iterable<Uint8Array> {
  const text = (content: string): Uint8Array[] => [new TextEncoder().encode(`${content}\n`)];
  const ending = /\.(pbm|pgm|json)$/i.exec(path)?.[1]?.toLowerCase();
  if (board.kind !== 'grid' && (ending === 'pbm' || ending === 'pgm')) {
    throw new Failure(`-o ${path}: expected a rectangle for a picture, got a wiring`, 'write JSON');
  }
  if (ending === 'json' || board.kind !== 'grid') {
    return text(JSON.stringify(Array.from(asArray(presses))));
  }
  if (board.buttons > MAX_TEXT_CELLS && ending === undefined) {
    throw new Failure(
      `-o ${path}: expected at most ${MAX_TEXT_CELLS} cells as text, got ${board.buttons}`,
      'write a .pbm',
    );
  }
  if (ending === undefined) return text(makeCells(board, presses, levels));
  if (board.holes !== null)
    throw new Failure(`-o ${path}: expected a board without holes for a picture`, 'write text or JSON');
  if (ending === 'pgm') return [makePgm(presses, board.rows, board.columns, levels)];
  if (levels !== 2)
    throw new Failure(`-o ${path}: expected two levels for a PBM picture, got ${levels}`, 'write a PGM');
  return pbmChunks(board.rows, board.columns, rowsOf(asBits(presses, board.rows, board.columns)));
}

export const asBits = (values: Levels, rows: number, columns: number): BitMatrix =>
  isBits(values) ? BitMatrix.of(values) : packBits(values, rows, columns);

/** Reads presses for `problem`: a JSON array, the JSON answer of `solve`, or cells like a board's. */
export function readPresses(path: string, task: Problem): Levels {
  const { board, levels } = task;
  const bits = path === '-' || levels !== 2 ? null : readLargePbm(path);
  if (bits !== null && board.kind === 'grid' && bits.rows === board.rows && bits.columns === board.columns) return bits;
  const where = sourceName(path);
  const bytes = readBytes(path);
  const first = bytes.find((byte) => byte > 32);
  if (!isNetpbm(bytes) && (first === 0x5b || first === 0x7b))
    return pressesFromJson(where, new TextDecoder().decode(bytes), board.buttons, levels);
  if (board.kind !== 'grid')
    throw new Failure(
      `${where}:1:1: expected presses as JSON for a wiring, got others`,
      'write [0,1,…] in button order',
    );
  const parsed = parseBoard(bytes, 'auto', { levels });
  if (!parsed.ok) throw new Failure(`${where}:${describeError(parsed.error)}`, 'write one number a cell');
  const read = parsed.value;
  if (read.board.kind !== 'grid' || read.board.rows !== board.rows || read.board.columns !== board.columns) {
    const got = read.board.kind === 'grid' ? `${read.board.rows} × ${read.board.columns}` : 'a wiring';
    throw new Failure(
      `${where}:1:1: expected presses for ${board.rows} × ${board.columns} cells, got ${got}`,
      'give presses of the same shape',
    );
  }
  if (read.board.buttons !== board.buttons) {
    throw new Failure(
      `${where}:1:1: expected ${board.buttons} presses, got ${read.board.buttons}`,
      'put ~ where the board has holes',
    );
  }
  return read.start;
}

/**
 * Presses from JSON: an array, one number a button, or an object that has them as `presses`, such as an answer of
 * `solve`.
 * @param levels  presses are counted modulo this
 */
export function pressesFromJson(where: string, text: string, buttons: number, levels: number): Levels {
  const list = listFromJson(where, text, buttons);
  const presses = makeLevels(buttons, 2 ** 26);
  list.forEach((times, i) => (presses[i] = times % levels));
  return presses;
}

/** As many whole numbers from 0 as there are buttons. @param where  FILE or FILE:LINE that messages name */
export function listFromJson(where: string, text: string, buttons: number, most = 2 ** 31): number[] {
  const fail = (expected: string, got: string, cure = 'give one number a button'): Failure =>
    new Failure(`${where}${/:\d+$/.test(where) ? '' : ':1'}:1: expected ${expected}, got ${got}`, cure);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fail('JSON presses such as [0,1,0]', 'broken JSON');
  }
  const list = Array.isArray(value) ? value : (value as { presses?: unknown } | null)?.presses;
  if (!Array.isArray(list)) throw fail('an array of presses, or an object with "presses"', 'neither');
  if (list.length !== buttons) throw fail(`${buttons} presses`, `${list.length}`);
  for (const [i, times] of list.entries()) {
    if (!Number.isInteger(times) || times < 0 || times > most)
      throw fail('whole numbers of presses', `${quote(JSON.stringify(times))} for button ${i}`, 'give counts from 0');
  }
  return list as number[];
}
