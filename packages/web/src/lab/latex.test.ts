import { expect, test } from 'vitest';
import { identity } from './course/math/linear.ts';
import { matrixDocument, patternsDocument, tableDocument, texText, wordsDocument } from './latex.ts';

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
