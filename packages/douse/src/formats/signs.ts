import { quote } from './error.ts';

/** A hole, and a light whose level does not matter, among the levels that signs stand for. */
export const HOLE = -1;
export const ANY = -2;

/**
 * What the signs of a text stand for, and in words where another reading was possible; or the signs that nothing is
 * known of.
 */
export type Vocabulary =
  | { readonly kind: 'known'; readonly levels: ReadonlyMap<string, number>; readonly says: string | null }
  | { readonly kind: 'strange'; readonly signs: ReadonlySet<string>; readonly cure: string | null };

/** A pair of signs for lit and dark, beside which nothing but holes and the neutral signs of its family stand. */
interface Family {
  readonly on: string;
  readonly off: string;
}

/** Of these, one sign beside the dark ones is coloured: without it they are another family's. */
const COLOURED = '🟨🟩🟦🟥🟧🟪🔴🟠🟡🟢🔵🟣💡🔆🌕';

/** Families of letters and drawn signs. In each, the filled, bright or affirmed one is lit. */
const FAMILIES: readonly Family[] = [
  { on: 'Xx', off: 'Oo' },
  { on: 'Oo', off: '.-_·' },
  { on: 'bB', off: 'wW' },
  { on: '+', off: '-.·' },
  { on: 'Tt', off: 'Ff' },
  { on: 'Yy', off: 'Nn' },
  { on: '#*@xX1', off: '_' },
  { on: '■◼▪◾●⬤', off: '□◻▫◽○◯.·-_' },
  { on: '█▓', off: '░▒.·-_' },
  { on: '⬜⚪', off: '⬛⚫' },
  { on: COLOURED, off: '⬛⚫⬜⚪🌑' },
  { on: '🔳', off: '🔲' },
];
/** Families in which nobody reads the signs the other way round. */
const PLAIN = new Set(['Tt', 'Yy', '+', '#*@xX1']);

const ON_WORDS = /^(?:true|on|yes|lit)$/i;
const OFF_WORDS = /^(?:false|off|no|dark)$/i;

/** The level that a sign or a number stands for in Douse's own texts; undefined if none. */
export function plainLevel(sign: string, q: number): number | undefined {
  if (sign.length > 1) {
    // `01` may be two cells; beyond 36 levels only numbers are cells.
    const number = q > 36 ? /^\d{1,6}(?:\.0*)?$/ : /^(?:0|[1-9]\d{0,5})(?:\.0*)?$/;
    return number.test(sign) ? parseInt(sign, 10) : undefined;
  }
  if (sign === '') return undefined;
  if ('.-·'.includes(sign)) return 0;
  if ('#*@'.includes(sign)) return 1;
  if (sign === '~') return HOLE;
  if (sign >= '0' && sign <= '9') return Number(sign);
  const code = sign.charCodeAt(0);
  // Full-width digits.
  if (code >= 0xff10 && code <= 0xff19) return code - 0xff10;
  if (q <= 10) return sign === 'x' || sign === 'X' ? 1 : undefined;
  return q <= 36 && sign >= 'a' && sign <= 'z' ? code - 87 : undefined;
}

/**
 * What the different signs of a text stand for: Douse's own signs, else one family of others.
 * @param seen  every different sign, or piece between separators
 * @param q     number of levels
 * @param any   may `?` (or `null`) stand for a light that does not matter?
 * @param given  signs that the reader names as lit and dark
 */
export function vocabulary(
  seen: ReadonlySet<string>,
  q: number,
  any: boolean,
  given: { readonly on?: string; readonly off?: string } = {},
): Vocabulary {
  const levels = new Map<string, number>();
  const strange = new Set<string>();
  const named = given.on !== undefined || given.off !== undefined;
  for (const sign of seen) {
    const level =
      (any && (sign === '?' || sign === 'null') ? ANY : undefined) ??
      (named ? namedLevel(sign, given) : plainLevel(sign, q));
    if (level === undefined) strange.add(sign);
    else levels.set(sign, level);
  }
  if (strange.size === 0) {
    // Decimals such as `0.` and `1.` look so, too.
    const mixed = ['.', '-', '·'].find((sign) => seen.has(sign) && seen.has('0'));
    const says = mixed === undefined || named ? null : `0 and ${mixed} are both dark`;
    return { kind: 'known', levels, says };
  }
  if (named) return oneOther(levels, strange, given);
  const rest = [...seen].filter((sign) => sign !== '~' && !(any && (sign === '?' || sign === 'null')));
  if (rest.every((word) => ON_WORDS.test(word) || OFF_WORDS.test(word)))
    return { kind: 'known', levels: withLevels(levels, rest, (word) => ON_WORDS.test(word)), says: null };
  const fitting = FAMILIES.filter(
    ({ on, off }) =>
      rest.every((sign) => [...on, ...off].includes(sign)) &&
      (on !== COLOURED || rest.length === 1 || rest.some((sign) => [...on].includes(sign))),
  );
  const readings = new Set(fitting.map(({ on }) => rest.map((sign) => ([...on].includes(sign) ? 1 : 0)).join()));
  const [family] = fitting;
  // One sign may be the lit one of one family and the dark one of another.
  if (family === undefined || readings.size > 1)
    return { kind: 'strange', signs: strange, cure: cureFor(rest, strange) };
  const isOn = (sign: string): boolean => [...family.on].includes(sign);
  const lit = rest.filter(isOn);
  const dark = rest.filter((sign) => !isOn(sign));
  if (new Set(lit.map((sign) => sign.toLowerCase())).size > 1 && family.on.length > 4)
    return { kind: 'strange', signs: new Set(lit.slice(1)), cure: '--on and --off say which signs are lit and dark' };
  const says = PLAIN.has(family.on) ? null : `${named1(lit, 'lit')}${named1(dark, 'dark', lit.length > 0)}`;
  return {
    kind: 'known',
    levels: withLevels(levels, rest, isOn),
    says: says === null ? null : `${says}; --on ${dark[0] ?? 'SIGN'} --off ${lit[0] ?? 'SIGN'} reads the opposite`,
  };
}

const named1 = (signs: readonly string[], what: string, second = false): string =>
  signs.length === 0 ? '' : `${second ? ', ' : ''}${signs.join(' ')} ${signs.length === 1 ? 'is' : 'are'} ${what}`;

const withLevels = (
  levels: ReadonlyMap<string, number>,
  signs: readonly string[],
  isOn: (sign: string) => boolean,
): Map<string, number> => new Map([...levels, ...signs.map((sign) => [sign, isOn(sign) ? 1 : 0] as const)]);

const namedLevel = (
  sign: string,
  { on = '', off = '' }: { readonly on?: string; readonly off?: string },
): number | undefined => {
  if (listed(on, sign)) return 1;
  if (listed(off, sign)) return 0;
  return sign === '~' ? HOLE : undefined;
};

/** Words are listed with commas, signs without. */
const listed = (list: string, sign: string): boolean =>
  list.includes(',') ? list.split(',').includes(sign) : list === sign || [...list].includes(sign);

/** With one of `--on` and `--off`, the only other sign is the other one. */
function oneOther(
  levels: ReadonlyMap<string, number>,
  strange: ReadonlySet<string>,
  { on, off }: { readonly on?: string; readonly off?: string },
): Vocabulary {
  const [sign] = strange;
  if (strange.size > 1 || (on !== undefined && off !== undefined))
    return {
      kind: 'strange',
      signs: strange,
      cure: `name every sign with --on or --off${on === undefined || off === undefined ? ', both' : ''}`,
    };
  return { kind: 'known', levels: new Map([...levels, [sign!, on === undefined ? 1 : 0]]), says: null };
}

function cureFor(signs: readonly string[], strange: ReadonlySet<string>): string | null {
  if (strange.has('?')) return '? is for pictures of lights to reach, for lights that do not matter';
  if (signs.length <= 2 && signs.every((sign) => sign.length <= 2))
    return `say which sign is lit, as in --on ${quote([...strange][0]!)}`;
  return null;
}
