import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asArray, grid, graphBoard, problem } from 'douse/board';
import { matrixRows, problemOfId } from 'douse/lightsout';
import { exportDesign } from './export.ts';
import { importDesign, MAX_BYTES } from './import.ts';
import type { Design } from './design.ts';
import { graphDesign } from './edits.ts';
import { makeDesign, parseDesign } from './text.ts';

const bytes = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

const read = (content: string | Uint8Array): string => {
  const found = importDesign(bytes(content));
  return found.ok ? makeDesign(found.value) : JSON.stringify(found.error);
};

test.each([
  ['.#.\n###\n.#.', '3x3;s=01011101'],
  ['douse 1 levels=4 rule=king wrap=torus\n01\n2~', '2x2;q=4;r=king;w=torus;h=0001;s=012'],
  ['P1\n3 2\n1 0 0\n0 0 1\n', '2x3;s=100001'],
  ['{"board": ["01", "20"], "levels": 3}', '2x2;q=3;s=012'],
  ['5x5:.#.../###../.#.../...../.....', '5x5;s=010001110001'],
  ['cube2;q=3', 'cube2;q=3'],
  ['https://example.org/douse/#lab/quiet/4x4;q=3', '4x4;q=3'],
  ['merlin', '3x3;r=merlin;t=111101111'],
  ['3x3-draw.1@1:###/.../...', '3x3;r=000/111/000;s=111'],
  ['3x3-to.1:#.#/.../...', '3x3;s=101;t=111111111'],
  ['3x3-holes.4.1:###/#~#/###', '3x3;h=00001;s=11111111'],
  ['https://example.org/douse/#3x3-king%23a', '3x3;r=king;s='],
])('%j is read', (text, design) => {
  expect(read(text)).toContain(design);
});

test('two words a line are a graph only where somebody says so', () => {
  const found = importDesign(bytes('a b\nb c'), 'edges');
  expect(found.ok && makeDesign(found.value)).toContain('graph3;e=0-1,1-2;n=a,b,c;p=');
  expect(importDesign(bytes('a b\nb c')).ok).toBe(false);
});

test('what cannot be read says where; what is too large says the limit', () => {
  expect(importDesign(bytes('.#.\n#?#'))).toMatchObject({
    ok: false,
    error: { kind: 'unreadable', says: expect.stringMatching(/^2:2: expected/) as unknown },
  });
  expect(importDesign(bytes(''))).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
  expect(importDesign(bytes(`${'.'.repeat(500)}\n`))).toMatchObject({
    ok: false,
    error: { kind: 'tooLarge', what: 'sides' },
  });
  expect(importDesign(new Uint8Array(MAX_BYTES + 1))).toMatchObject({
    ok: false,
    error: { kind: 'tooLarge', what: 'bytes' },
  });
  expect(importDesign(Uint8Array.from([0xff, 0xfe, 0, 1]))).toMatchObject({ ok: false });
  const many = Array.from({ length: 401 }, (_, v) => `v${v} w`).join('\n');
  expect(importDesign(bytes(many), 'edges')).toMatchObject({
    ok: false,
    error: { kind: 'tooLarge', what: 'vertices' },
  });
});

test('what is saved is read again as the same board', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom(2, 3, 11),
      fc.infiniteStream(fc.nat()),
      (rows, columns, levels, stream) => {
        const start = Array.from({ length: rows * columns }, () => (stream.next().value as number) % levels);
        const design: Design = { problem: problem(grid(rows, columns), { levels, start }), spots: null };
        for (const name of ['txt', 'flip', 'pbm', 'pgm'] as const) {
          const file = exportDesign(design, name);
          if (file === null) continue;
          const back = importDesign(bytes(file));
          if (!back.ok) throw new Error(JSON.stringify(back.error));
          const task = back.value.problem;
          // A grey picture says its greatest level only by its maximum; a Flip id carries its wiring.
          expect(Array.from(asArray(task.start))).toEqual(start);
        }
        expect(read(exportDesign(design, 'txt')!)).toBe(makeDesign(design));
      },
    ),
    { numRuns: 40 },
  );
});

test('graphs and wirings are saved, and boards that a format cannot hold are not', () => {
  const graph = graphDesign({ names: ['a', 'b', 'c'], edges: [[0, 2]] });
  expect(exportDesign(graph, 'edges')).toBe('b\na c\n');
  expect(read(exportDesign(graph, 'json')!)).toMatch(/^wiring;j=/);
  expect([exportDesign(graph, 'txt'), exportDesign(graph, 'pbm'), exportDesign(graph, 'flip')]).toEqual([
    null,
    null,
    null,
  ]);
  for (const text of ['3x3;t=1', '3x3;m=111111112', 'cube2']) {
    const design = parseDesign(text);
    expect(design.ok && exportDesign(design.value, 'txt')).toBeNull();
  }
  expect(exportDesign({ problem: problem(graphBoard({ names: ['a'], edges: [] })), spots: null }, 'edges')).toBeNull();
});

test('every kind of id opens the board that the game plays, and its own text gives it back', () => {
  for (const id of [
    '3x3-draw.1@1:###/.../...',
    '3x3-to.1:#.#/.../###',
    '2x2-wires.0.1_1.2_2.3_3.0:##/..',
    '3x3-holes.4.1:###/#~#/###',
    '3x3-merlin:###/#.#/###',
    'cube2:##/../##/../##/../##/../##/../##/..',
    '1x3-panel.0.1_2-mod.2.3.4:123',
    '4x5-q3-king-torus#seed',
  ]) {
    const game = problemOfId(id);
    const design = parseDesign(id);
    if (!game.ok || !design.ok) throw new Error(id);
    const again = parseDesign(makeDesign(design.value));
    if (!again.ok) throw new Error(again.error);
    for (const task of [design.value.problem, again.value.problem]) {
      expect(matrixRows(task.board)).toEqual(matrixRows(game.value.board));
      expect([...asArray(task.start)], id).toEqual([...asArray(game.value.start)]);
      expect(Array.from(task.moduli ?? [task.levels])).toEqual(Array.from(game.value.moduli ?? [game.value.levels]));
      expect(Array.from(asArray(task.target ?? task.start))).toEqual(
        Array.from(asArray(game.value.target ?? game.value.start)),
      );
    }
  }
});
