import { BitMatrix, isBits } from '../../algebra/bitmatrix.ts';
import { asArray, type Levels, MAX_COMMON, makeLevels } from '../../board/problem.ts';
import { kindOfValue, numbersOf } from '../../board/read.ts';
import { readLevels } from '../../board/read-problem.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { type Answer, type Certificate, type FewestProof, METHODS, type MethodName } from '../claims/answer.ts';

/** Most characters of an answer's text. */
const MAX_ANSWER = 2 ** 28;

/**
 * An answer as JSON text, which `parseAnswer` reads back: structured clone keeps an answer as it is, JSON knows neither
 * typed arrays nor big integers. Lists of numbers become arrays, big integers texts.
 */
export const makeAnswer = (answer: Answer): string => JSON.stringify(answer, written);

function written(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (isBits(value)) return { ...value, words: Array.from(value.words) };
  return ArrayBuffer.isView(value) ? Array.from(value as Uint32Array) : value;
}

/**
 * The answer that `makeAnswer` wrote. Its form is checked, not its truth: use `solves`, `checkFewest` and
 * `provesImpossible` for that.
 * @returns the answer, or a sentence that says what was expected and what came
 */
export function parseAnswer(text: string): Result<Answer, string> {
  if (typeof text !== 'string' || text.length > MAX_ANSWER)
    return err(`expected a text of at most ${MAX_ANSWER} characters as answer, got ${sizeOf(text)}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err('expected JSON as an answer, got broken JSON; write it with makeAnswer');
  }
  try {
    return ok(readAnswer(recordOf(value, 'an answer')));
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return err(error.message);
    throw error;
  }
}

const sizeOf = (text: unknown): string => (typeof text === 'string' ? `${text.length}` : kindOfValue(text));

type Fields = Readonly<Record<string, unknown>>;

function readAnswer(fields: Fields): Answer {
  switch (fields['kind']) {
    case 'solved':
      return {
        kind: 'solved',
        method: readMethod(fields['method']),
        presses: readList(fields['presses'], 'presses'),
        total: whole(fields['total'], 'total'),
        fewest: fields['fewest'] === null ? null : readProof(recordOf(fields['fewest'], 'fewest')),
        solutions: big(fields['solutions'], 'solutions'),
      };
    case 'impossible':
      return {
        kind: 'impossible',
        method: readMethod(fields['method']),
        certificate: readCertificate(recordOf(fields['certificate'], 'certificate')),
      };
    case 'unknown': {
      const best = fields['best'] === null ? null : recordOf(fields['best'], 'best');
      return {
        kind: 'unknown',
        reason: textOf(fields['reason'], 'reason'),
        best: best && { presses: readList(best['presses'], 'best.presses'), total: whole(best['total'], 'best.total') },
        bound: whole(fields['bound'], 'bound'),
      };
    }
    default:
      throw new TypeError(`expected an answer of kind solved, impossible or unknown, got ${shown(fields['kind'])}`);
  }
}

function readProof(fields: Fields): FewestProof {
  const { kind } = fields;
  if (kind === 'unique') return { kind };
  const work = whole(fields['work'], 'fewest.work');
  if (kind === 'exhaustive') return { kind, solutions: big(fields['solutions'], 'fewest.solutions'), work };
  if (kind === 'states' || kind === 'split' || kind === 'bound') return { kind, work };
  throw new TypeError(`expected a proof of kind unique, exhaustive, states, split or bound, got ${shown(kind)}`);
}

function readCertificate(fields: Fields): Certificate {
  const levels = whole(fields['levels'], 'certificate.levels');
  if (levels < 2) throw new RangeError(`expected a number from 2 as certificate.levels, got ${levels}`);
  return { lights: readList(fields['lights'], 'certificate.lights'), levels, says: textOf(fields['says'], 'says') };
}

function readList(value: unknown, what: string): Levels {
  if (isBits(value)) {
    const bits = readLevels(value, what);
    if (isBits(bits) && BitMatrix.of(bits).hasCleanEdge()) return bits;
    throw new RangeError(`expected bits only in the columns of ${what}, got some beyond`);
  }
  const list = numbersOf(value, what);
  let most = 0;
  for (let i = 0; i < list.length; i++) {
    const entry = list[i]!;
    if (!Number.isInteger(entry) || entry < 0 || entry >= MAX_COMMON)
      throw new RangeError(`expected whole numbers from 0 to ${MAX_COMMON - 1} in ${what}, got ${entry} at ${i}`);
    most = Math.max(most, entry);
  }
  const read = makeLevels(list.length, most + 1);
  read.set(list);
  return asArray(read);
}

function readMethod(value: unknown): MethodName {
  const method = METHODS.find((name) => name === value);
  if (method === undefined) throw new TypeError(`expected a method of ${METHODS.join(', ')}, got ${shown(value)}`);
  return method;
}

function whole(value: unknown, what: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new RangeError(`expected a whole number from 0 as ${what}, got ${shown(value)}`);
  return value as number;
}

/** Most digits of a big integer: far more than any board's number of solutions, and fast to parse. */
const MAX_DIGITS = 100_000;

function big(value: unknown, what: string): bigint {
  if (typeof value !== 'string' || !/^\d+$/.test(value) || value.length > MAX_DIGITS)
    throw new TypeError(`expected digits in quotes as ${what}, at most ${MAX_DIGITS}, got ${shown(value)}`);
  return BigInt(value);
}

function textOf(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new TypeError(`expected a text as ${what}, got ${shown(value)}`);
  return value;
}

function recordOf(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`expected ${what} as an object, got ${shown(value)}`);
  return value as Fields;
}

/** A value from outside in a few characters. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 24 ? `${value.slice(0, 24)}…` : value);
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : value === undefined
      ? 'nothing'
      : kindOfValue(value);
}
