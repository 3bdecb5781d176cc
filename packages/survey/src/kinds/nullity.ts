import { isPrime } from 'douse/algebra';
import { grid } from 'douse/board';
import { makeRule } from 'douse/formats';
import { analyse, nullities } from 'douse/lightsout';
import { withRuleFile } from './files.ts';
import { BIG, type Fields } from './fields.ts';
import type { Kind } from './kind.ts';
import { LEVELS_OPTION, RULE_OPTION, WRAP_OPTION } from './options.ts';
import { chartOfSizes, countSizes, SIZE_OPTIONS, sizeAt } from './sizes.ts';

const MAX_SIZE = 200_000;

const FIELDS: Fields = {
  nullity: { type: 'whole', nullable: true },
  kernel: { ...BIG, nullable: true },
};

/**
 * Nullities, and the number of quiet patterns. `nullity` is null where the number of levels is composite, `kernel` too
 * where the board is too large.
 */
export const nullity: Kind = {
  name: 'nullity',
  says: 'dimension and number of the quiet patterns',
  options: [...SIZE_OPTIONS, LEVELS_OPTION, WRAP_OPTION, RULE_OPTION],
  readFiles: withRuleFile,
  parse(read) {
    const sizes = read.sizes(MAX_SIZE);
    const [levels, wrap, rule] = [read.levels(), read.wrap(), read.rule(sizes)];
    const name = makeRule(rule);
    const prime = isPrime(levels);
    const polynomials = name === 'plus' && prime && levels < 0x10000;
    // Where all pairs of sides are wanted, the polynomials of each side are used again and again; with two levels they
    // are cheaper for squares too.
    const table = polynomials && (levels === 2 || sizes.rectangles !== 'none') ? nullities({ levels, wrap }) : null;
    const place = (index: number) => ({ ...sizeAt(sizes, index), levels, rule: name, wrap });
    return {
      count: countSizes(sizes),
      place,
      cost(index) {
        const { rows, columns } = sizeAt(sizes, index);
        if (table !== null) return 2e-5 + (sizes.rectangles === 'none' ? 1e-12 * rows * columns : 0);
        // Polynomials for the plus rule and a prime number of levels, packed where it is 2; otherwise a dense system
        // as wide as the board.
        const dense = polynomials ? 1 : 100 * Math.min(rows, columns);
        return 2e-5 + (levels === 2 ? 1e-11 : 2e-8 / (dense === 1 ? 1 : 100)) * rows * columns * dense;
      },
      fields: FIELDS,
      solve(index) {
        const { rows, columns } = sizeAt(sizes, index);
        if (table !== null) {
          const nullity = table(rows, columns);
          return { nullity, kernel: powerOf(levels, nullity) };
        }
        try {
          const found = analyse(grid(rows, columns, { wrap, rule }), { levels, smith: false });
          if (!('reason' in found)) return { nullity: found.nullity, kernel: found.kernel.toString() };
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
        }
        return { nullity: null, kernel: null };
      },
      check(index, { nullity, kernel }) {
        const { rows, columns } = sizeAt(sizes, index);
        if (typeof nullity !== 'number')
          return prime && kernel !== null ? 'expected a nullity beside the kernel, got null' : null;
        // Chasing leaves at most as many unknowns as a side has cells, or twice as many where opposite sides meet.
        const most = name === 'plus' ? Math.min(rows, columns) * (wrap === 'none' ? 1 : 2) : rows * columns;
        if (!prime || nullity > most) return `expected a nullity up to ${most} for a prime number of levels`;
        return kernel === powerOf(levels, nullity)
          ? null
          : `expected ${levels}^${nullity} as kernel, got another number`;
      },
      chart: (rows) => chartOfSizes(sizes, rows, `Nullity: ${title(levels, name, wrap)}`, 'nullity', () => true),
    };
  },
};

const powerOf = (levels: number, exponent: number): string => (BigInt(levels) ** BigInt(exponent)).toString();

/** The board's options in words. */
export const title = (levels: number, rule: string, wrap: string): string =>
  `${levels} levels, rule ${rule}${wrap === 'none' ? '' : `, ${wrap}`}`;
