import { expect, test } from 'vitest';
import { identity } from './math/linear.ts';
import { matrixDocument, tableDocument } from './latex.ts';

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
  matrixDocument({ name: 'A_1', rows: identity(50), block: 5 }),
  tableDocument(['n', 'f_n(t)', 'rows'], [['2', 't^{2}+1', '\\mathbb Z/4']]),
];

test('documents close what they open; wide matrices lie on their side', () => {
  for (const text of DOCUMENTS) {
    const opened = [...text.matchAll(/\\begin\{(\w+)\}/g)].map(([, name]) => name);
    const closed = [...text.matchAll(/\\end\{(\w+)\}/g)].map(([, name]) => name);
    expect(closed.toReversed()).toEqual(opened);
    expect(text.split('{').length).toBe(text.split('}').length);
  }
  expect(DOCUMENTS[1]).toContain('landscape');
  expect(DOCUMENTS[0]).toContain('\\boxed{1}');
});
