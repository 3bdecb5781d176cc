import { elementText, type Field, field, levelCycle, MAX_FIELD, polynomialText } from 'douse/algebra';
import { asArray, type Levels } from 'douse/board';
import { drawing, makeMatrix, quote } from 'douse/formats';
import { solveFieldRule } from 'douse/lightsout';
import { bold } from '../draw.ts';
import { EXIT, Failure } from '../failure.ts';
import { readProblem } from '../input.ts';
import { say, sayJson } from '../output.ts';

export interface FieldFlags {
  readonly modulus?: string;
  readonly solve?: string;
  readonly rule?: string;
  readonly wrap?: string;
  readonly json?: boolean;
}

/** Tables are printed up to this order, a cycle up to that. */
const MAX_TABLE = 64;
const MAX_CYCLE = 4096;

export function fieldCommand(text: string, flags: FieldFlags): number {
  const order = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  const gf = make(order, text, flags.modulus);
  if (flags.solve !== undefined) return solveOver(gf, flags.solve, flags);
  const idle = (['rule', 'wrap'] as const).find((key) => flags[key] !== undefined);
  if (idle !== undefined)
    throw new Failure(`--${idle}: expected --solve with it, got none`, 'a field by itself has no board');
  const elements = Array.from({ length: gf.order }, (_, a) => a);
  const cycle = levelCycle(gf);
  const table = (entry: (a: number, b: number) => number): number[][] =>
    elements.map((a) => elements.map((b) => entry(a, b)));
  if (flags.json === true) {
    sayJson({
      order: gf.order,
      prime: gf.prime,
      degree: gf.degree,
      modulus: gf.modulus,
      primitive: gf.primitive,
      ...(gf.order <= MAX_TABLE && { add: table(gf.add), multiply: table(gf.multiply) }),
      ...(gf.order <= MAX_CYCLE && { cycle: cycle.map(({ element }) => element), adds: cycle.map(({ adds }) => adds) }),
    });
    return EXIT.done;
  }
  say(
    bold(`GF(${gf.order})`) +
      (gf.degree === 1 ? `, the integers modulo ${gf.prime}` : ` = Z/${gf.prime}[x] / (${polynomialText(gf.modulus)})`),
  );
  if (gf.degree > 1 && gf.order <= MAX_TABLE)
    say(`\n${elements.map((a) => `${String(a).padStart(2)} = ${elementText(gf, a)}`).join('\n')}`);
  if (gf.order <= MAX_TABLE) {
    say(`\naddition\n${headed(table(gf.add), '+')}\n\nmultiplication\n${headed(table(gf.multiply), '·')}`);
  }
  say(`\n${elementText(gf, gf.primitive)} generates the multiplicative group.`);
  const shown = cycle.slice(0, MAX_TABLE).map(({ element, adds }) => `${element} –(+${elementText(gf, adds)})→ `);
  say(`\nlevel cycle\n${shown.join('')}${gf.order <= MAX_TABLE ? '0' : '…'}`);
  if (gf.degree > 1)
    say(
      `\nLights that cycle 0 → 1 → … → ${gf.order - 1} → 0 are Z/${gf.order}, not this field: solve those with ` +
        `'douse solve --levels ${gf.order}'.`,
    );
  return EXIT.done;
}

function make(order: number, text: string, modulus: string | undefined): Field {
  const coefficients = modulus
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  try {
    return field(order, coefficients);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    if (coefficients === undefined)
      throw new Failure(
        `expected a prime power from 2 to ${MAX_FIELD}, got ${quote(text)}`,
        'for other numbers of levels there is no field, but boards are solved all the same',
      );
    throw new Failure(
      // Coefficients are shown as they were written; a polynomial is a polynomial already.
      `--modulus: ${error.message.replace(/^field: /, '').replace(/(coefficients.*, got ).*/, `$1${quote(modulus!)}`)}`,
      'give coefficients from the constant term upwards, such as 1,1,1 for x^2 + x + 1',
    );
  }
}

function headed(rows: number[][], corner: string): string {
  const width = String(rows.length - 1).length;
  const head = `${corner.padStart(width)} │ ${rows.map((_, b) => String(b).padStart(width)).join(' ')}`;
  const line = `${'─'.repeat(width + 1)}┼${'─'.repeat(rows.length * (width + 1))}`;
  const body = makeMatrix(rows, 'text')
    .split('\n')
    .map((row, a) => `${String(a).padStart(width)} │ ${row}`);
  return [head, line, ...body].join('\n');
}

/** The field rule: a press adds a chosen element to every light it reaches. */
function solveOver(gf: Field, name: string, { json, rule, wrap }: FieldFlags): number {
  const flags = { levels: String(gf.order), ...(rule !== undefined && { rule }), ...(wrap !== undefined && { wrap }) };
  const { board, start, target } = readProblem(name, flags);
  if (board.lights * board.buttons > 1_000_000)
    throw new Failure(
      `${name}: expected at most 1000 cells for the field rule, got ${board.lights}`,
      'choose a smaller board',
    );
  const elements = (levels: Levels): number[] => Array.from(asArray(levels));
  const aim = target === null ? undefined : elements(target);
  const { presses, certificate, quiet } = solveFieldRule(gf, board, elements(start), aim);
  if (json === true) {
    sayJson(
      presses === null
        ? { status: 'impossible', certificate: { lights: certificate } }
        : { status: 'solved', presses, solutions: BigInt(gf.order) ** BigInt(quiet.length) },
    );
  } else if (presses === null) {
    say(
      `${bold('impossible')}: whatever element a press adds, the sum of these multiples of the lights stays the ` +
        `same, and it has to change\n\n${drawing(board, Uint32Array.from(certificate!), 'marks')}`,
    );
  } else {
    say(
      `${bold('solved')} over GF(${gf.order}): each button adds the element shown to its ` +
        `lights\n\n${drawing(board, Uint32Array.from(presses))}`,
    );
  }
  return presses === null ? EXIT.impossible : EXIT.done;
}
