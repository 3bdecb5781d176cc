import { expect, test } from 'vitest';
import { identity } from './course/math/linear.ts';
import { elementTex, matrixDocument, patternsDocument, tableDocument, texText, wordsDocument } from './latex.ts';

/** Too large for an array: a row of a 1, then 2 at the other diagonal. */
const LARGE = identity(150).map((row, r) => row.map((value, c) => (c === 149 - r ? 2 : value)));

const DOCUMENTS = [
  matrixDocument({
    name: 'A',
    rows: [
      [1, 0],
      [0, 1],
    ],
    pivots: [0, 1],
    bar: 1,
  }),
  matrixDocument({ name: 'A_1', rows: identity(50) }),
  wordsDocument('Погоня', ['50 % of {a_b}'], ['left', 'press'], [['2^23 − 1', '0 × 2']]),
  patternsDocument('Solutions', [{ says: '#1', rows: [[1, null, 0, 2]] }]),
  tableDocument(['n', 'f_n(t)', 'rows'], [['2', 't^{2}+1', '\\mathbb Z/4']]),
  matrixDocument({ name: 'P', rows: LARGE, bar: 75, pivots: Array.from(LARGE, (_, r) => r) }),
  patternsDocument('Tall', [{ says: 'one', rows: Array.from({ length: 60 }, () => [1, 0]) }]),
  tableDocument(
    Array.from({ length: 17 }, (_, i) => elementTex(`α^${i} + α`)),
    [Array.from({ length: 17 }, () => elementTex('α^2 + α + 1'))],
  ),
];

test('documents close what they open; wide matrices lie on their side', () => {
  for (const text of DOCUMENTS) {
    const opened = [...text.matchAll(/\\begin\{(\w+)\}/g)].map(([, name]) => name);
    const closed = [...text.matchAll(/\\end\{(\w+)\}/g)].map(([, name]) => name);
    expect(closed.toReversed()).toEqual(opened);
    expect(text.split('{').length).toBe(text.split('}').length);
  }
  expect(DOCUMENTS[2]).toContain('[T2A]{fontenc}');
  expect(DOCUMENTS[3]).toContain('1 & {} & \\cdot & 2');
  expect(texText('a_b: 50 % of 2^23 − 1')).toBe('a\\_b: 50 \\% of $2^{23}$ $-$ 1');
  expect(DOCUMENTS[1]).toContain('landscape');
  expect(DOCUMENTS[0]).toContain('\\boxed{1}');
});

test('a matrix that TeX cannot hold as an array is drawn: every entry but 0 at its place', () => {
  const placed = [...DOCUMENTS[5]!.matchAll(/\\put\((\d+),(\d+)\)\{(\d)\}/g)].map(([, c, r, value]) => [
    149 - Number(r),
    Number(c),
    Number(value),
  ]);
  const framed = [...DOCUMENTS[5]!.matchAll(/\\put\(([\d.-]+),([\d.-]+)\)\{\\framebox\(1,1\)\{(\d)\}\}/g)].map(
    ([, c, r, value]) => [Math.round(149 - (Number(r) + 0.3)), Math.round(Number(c) + 0.3), Number(value)],
  );
  const wanted = LARGE.flatMap((row, r) => row.flatMap((value, c) => (value === 0 ? [] : [[r, c, value]])));
  const sorted = (list: number[][]): number[][] => list.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
  expect(sorted([...placed, ...framed])).toEqual(sorted(wanted));
  expect(framed).toHaveLength(150);
});

test('tall patterns are made small; elements of a field are LaTeX; an arrow needs no equals sign', () => {
  expect(DOCUMENTS[6]).toContain('\\scalebox{0.600}');
  expect(elementTex('α^2 + α + 1')).toBe('\\alpha ^{2} + \\alpha  + 1');
  expect(matrixDocument({ name: '(A \\mid I) \\to', rows: [[1]] })).not.toMatch(/\\to\s*=/);
  expect(matrixDocument({ name: 'A', rows: [[1]] })).toContain('A =');
});
