import { nullities } from 'douse/lightsout';
import type { Chapter } from '../chapter.ts';
import { common, fibonacci, periodOf, polynomialTex, shifted } from '../math/polynomials.ts';

const sides = [2, 3, 4, 5, 6, 7, 8, 9];

/** The least number of columns after which the nullities of boards with this many rows repeat. */
export function nullityPeriod(rows: number): number {
  const nullity = nullities({ levels: 2 });
  // The remainders repeat after `all` columns, so whatever holds that far always holds.
  const all = periodOf(rows);
  const columns = Array.from({ length: all }, (_, i) => i + 1);
  return columns.find((p) => all % p === 0 && columns.every((n) => nullity(rows, n) === nullity(rows, n + p)))!;
}

/** Fibonacci polynomials, the nullity, and why the map repeats. */
export const polynomials: Chapter = {
  name: 'polynomials',
  tab: 'sizes',
  facts: () => {
    const nullity = nullities({ levels: 2 });
    return {
      d4: nullity(4, 4),
      d9: nullity(9, 9),
      d19: nullity(19, 19),
      guess: nullity(9, 9) + 2,
      over: 2 * nullity(9, 9) + 2,
      p4: nullityPeriod(4),
      first4: nullity(4, 1),
      list: Array.from({ length: 19 }, (_, i) => i + 2)
        .filter((n) => nullity(n, n) === 0)
        .join(', '),
    };
  },
  steps: [
    { kind: 'question', text: 'question', board: '4x4' },
    {
      kind: 'claim',
      text: 'claim',
      board: '5x5',
      figure: {
        kind: 'formula',
        tex: 'd(m,n)=\\deg\\gcd\\bigl(f_m(t+1),\\,f_n(t)\\bigr)',
      },
    },
    {
      kind: 'look',
      text: 'table',
      figure: {
        kind: 'table',
        table: () => ({
          head: ['n', 'd(n,n)', '\\gcd', 'f_n(t)', 'f_n(t+1)'],
          rows: sides.map((n) => [
            String(n),
            String(nullities({ levels: 2 })(n, n)),
            polynomialTex(common(shifted(fibonacci(n)), fibonacci(n))),
            polynomialTex(fibonacci(n)),
            polynomialTex(shifted(fibonacci(n))),
          ]),
        }),
      },
    },
    { kind: 'look', text: 'squares' },
    { kind: 'predict', text: 'nineteen', choices: ['${guess}$', '${d19}$', '${over}$'], right: 1 },
    {
      kind: 'proof',
      text: 'rows',
      board: '5x5',
      live: 'forced',
      figure: { kind: 'formula', tex: 'B_k=f_k(A_1)=f_k(H+I)' },
    },
    { kind: 'proof', text: 'cyclic', figure: { kind: 'formula', tex: 'f_k(H)\\,e_1=e_{k+1},\\qquad f_n(H)=0' } },
    {
      kind: 'proof',
      text: 'degree',
      figure: {
        kind: 'formula',
        tex:
          '\\begin{gathered}f_n\\mid f_m(t+1)\\,p\\iff\\tfrac{f_n}{g}\\mid p,\\\\' +
          'g=\\gcd\\bigl(f_m(t+1),f_n(t)\\bigr)\\end{gathered}',
      },
    },
    {
      kind: 'proof',
      text: 'period',
      board: '4x5',
      figure: {
        kind: 'table',
        table: () => ({
          head: ['rowsHead', 'periodHead', 'd(m,1),\\; d(m,2),\\dots'],
          rows: [1, 2, 3, 4, 5].map((m) => [
            String(m),
            String(nullityPeriod(m)),
            Array.from({ length: Math.min(nullityPeriod(m) + 3, 16) }, (_, i) =>
              nullities({ levels: 2 })(m, i + 1),
            ).join(',\\,') + ',\\,\\dots',
          ]),
        }),
      },
    },
    { kind: 'exercise', exercise: 'doubling' },
  ],
};
