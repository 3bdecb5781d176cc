import { field, levelCycle } from 'douse/algebra';
import { grid } from 'douse/board';
import { quietPatterns } from 'douse/lightsout';
import type { Chapter } from '../chapter.ts';
import { thesisFails } from './thesis.ts';

const gf4 = field(4);
const names = ['0', '1', '\\alpha', '\\alpha+1'];
const table = (entry: (a: number, b: number) => string, sign: string) => ({
  head: [sign, ...[0, 1, 2, 3].map((b) => entry(b, 0))],
  rows: [0, 1, 2, 3].map((a) => [entry(a, 0), ...[0, 1, 2, 3].map((b) => entry(a, b))]),
});

/** q levels: Z/4 against GF(4). */
export const moduli: Chapter = {
  name: 'moduli',
  tab: 'field',
  facts: () => ({
    fails: thesisFails(),
    starts: 4 ** 4,
    kernel4: Number(quietPatterns(grid(4, 4), { levels: 4 }).size),
    kernel2: Number(quietPatterns(grid(4, 4), { levels: 2 }).size),
    kernelField: 4 ** quietPatterns(grid(4, 4), { levels: 2 }).generators.length,
    six: Number(quietPatterns(grid(5, 5), { levels: 6 }).size),
    three: Number(quietPatterns(grid(5, 5), { levels: 3 }).size),
    two: Number(quietPatterns(grid(5, 5), { levels: 2 }).size),
    cycle: levelCycle(gf4)
      .map(({ element }) => element)
      .join(' → '),
  }),
  steps: [
    { kind: 'question', text: 'question', board: '3x3-q3', goal: { kind: 'unchanged' } },
    {
      kind: 'claim',
      text: 'claim',
      board: '3x3-q3:=01011101',
      goal: { kind: 'out' },
      figure: { kind: 'formula', tex: 'x_1+x_2\\equiv 0\\pmod q' },
    },
    {
      kind: 'look',
      text: 'ring',
      figure: { kind: 'table', table: () => table((a, b) => String((a + b) % 4), '+_{\\mathbb Z/4}') },
    },
    {
      kind: 'look',
      text: 'field',
      figure: { kind: 'table', table: () => table((a, b) => names[gf4.add(a, b)]!, '+_{GF(4)}') },
    },
    {
      kind: 'look',
      text: 'product',
      figure: {
        kind: 'table',
        table: () => ({
          head: ['\\cdot_{GF(4)}', ...names],
          rows: [0, 1, 2, 3].map((a) => [names[a]!, ...[0, 1, 2, 3].map((b) => names[gf4.multiply(a, b)]!)]),
        }),
      },
    },
    {
      kind: 'predict',
      text: 'kernel',
      board: '4x4-q4',
      choices: ['${kernelField}$', '${kernel4}$', '${kernel2}$'],
      right: 1,
    },
    {
      kind: 'proof',
      text: 'phi',
      board: '2x2-q4',
      figure: { kind: 'formula', tex: '\\varphi(1)+\\varphi(1)=1+1=0\\neq\\alpha=\\varphi(2)' },
    },
    {
      kind: 'proof',
      text: 'recipe',
      board: '2x2-q4:=0001',
      goal: { kind: 'presses', presses: '0333' },
      marks: '0333',
    },
    { kind: 'proof', text: 'repair', board: '2x2-q4:=0001', goal: { kind: 'out' }, marks: '2111' },
    {
      kind: 'proof',
      text: 'units',
      board: '4x4-q4',
      figure: { kind: 'formula', tex: '2\\cdot 0\\equiv 2\\cdot 2\\equiv 0,\\; 2\\cdot 1\\equiv 2\\cdot 3 \\pmod 4' },
    },
    { kind: 'look', text: 'six', board: '5x5-q6' },
    { kind: 'exercise', exercise: 'kernel', many: true },
    { kind: 'exercise', exercise: 'first', many: true },
  ],
};
