import type { MatrixRows } from 'douse/formats';

/** One way to read a file, as the options of the command name it. */
export interface Choice {
  readonly format: string;
  /** Signs that are on and off, where the file is not read by its own. */
  readonly on?: string;
  readonly off?: string;
  readonly matrixOf?: MatrixRows;
}

/**
 * The other ways that a sentence of the library names: `--format edges reads it as a graph`, `--on . --off x reads the
 * opposite`, `--matrix-of buttons or lights`, `say which sign is lit, as in --on 'a'`.
 */
export function choicesIn(text: string): Choice[] {
  const formats = Array.from(text.matchAll(/--format (\w+)/g), ([, format]): Choice => ({ format: format! }));
  const [, on, off] = /--on (\S+) --off (\S+)/.exec(text) ?? [];
  const opposite = on === undefined || on === 'SIGN' || off === 'SIGN' ? [] : [{ format: 'auto', on, off: off! }];
  const lit = Array.from(text.matchAll(/--on '([^']+)'/g), ([, sign]): Choice => ({ format: 'auto', on: sign! }));
  const rows = ['buttons', 'lights'] as const;
  const matrices = text.includes('--matrix-of') ? rows.map((matrixOf): Choice => ({ format: 'matrix', matrixOf })) : [];
  const all = [...formats, ...opposite, ...lit, ...matrices];
  return all.filter((one, i) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === i);
}

/** What a sentence of the library says, without the ways that it names: they are buttons. */
export const withoutChoices = (text: string): string =>
  text
    .split('; ')
    .filter((part) => !part.includes('--'))
    .join('; ');
