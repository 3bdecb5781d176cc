import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asArray, grid, problem } from 'douse/board';
import { matrixRows, problemOfId } from 'douse/lightsout';
import { exportDesign, EXPORTS, type ExportName } from './export.ts';
import { importDesigns, MAX_BYTES } from './import.ts';
import type { Design } from './design.ts';
import { graphDesign } from './edits.ts';
import { makeDesign, parseDesign } from './text.ts';

const bytes = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

const read = (content: string | Uint8Array): string => {
  const found = importDesigns(bytes(content));
  return found.ok ? makeDesign(found.value.designs[0]!) : JSON.stringify(found.error);
};

test.each([
  ['.#.\n###\n.#.', '3x3:=01011101'],
  ['douse 1 levels=4 rule=king wrap=torus\n01\n2~', '2x2-q4-king-torus-holes.3.1:=012'],
  ['P1\n3 2\n1 0 0\n0 0 1\n', '2x3:=100001'],
  ['{"board": ["01", "20"], "levels": 3}', '2x2-q3:=012'],
  ['5x5:.#.../###../.#.../...../.....', '5x5:=010001110001'],
  ['cube2-q3', 'cube2-q3'],
  ['https://example.org/douse/#lab/quiet/4x4-q3', '4x4-q3'],
  ['merlin', '3x3-merlin'],
  ['3x3-draw.1@1:###/.../...', '3x3-draw.1@1:=111'],
  ['3x3-to.1:#.#/.../...', '3x3-to.1:=101'],
  ['3x3-holes.4.1:###/#~#/###', '3x3-holes.4.1:=11111111'],
  ['https://example.org/douse/#3x3-king%23a', '3x3-king:='],
])('%j is read', (text, design) => {
  expect(read(text)).toContain(design);
});

test('two words a line are a graph only where somebody says so', () => {
  const found = importDesigns(bytes('a b\nb c'), { format: 'edges' });
  expect(found.ok && makeDesign(found.value.designs[0]!)).toContain('2x2-holes.3.1-wires.0.1_0.1.2_1.2;n=a,b,c;p=');
  expect(importDesigns(bytes('a b\nb c')).ok).toBe(false);
});

test('what cannot be read says where; what is too large says the limit', () => {
  expect(importDesigns(bytes('.#.\n#?#'))).toMatchObject({
    ok: false,
    error: { kind: 'unreadable', says: expect.stringMatching(/^2:2: expected/) as unknown },
  });
  expect(importDesigns(bytes(''))).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
  expect(importDesigns(bytes(`${'.'.repeat(500)}\n`))).toMatchObject({
    ok: false,
    error: { kind: 'tooLarge', what: 'sides' },
  });
  expect(importDesigns(new Uint8Array(MAX_BYTES + 1))).toMatchObject({
    ok: false,
    error: { kind: 'tooLarge', what: 'bytes' },
  });
  expect(importDesigns(Uint8Array.from([0xff, 0xfe, 0, 1]))).toMatchObject({ ok: false });
  const many = Array.from({ length: 401 }, (_, v) => `v${v} w`).join('\n');
  expect(importDesigns(bytes(many), { format: 'edges' })).toMatchObject({
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
        for (const name of EXPORTS) {
          const file = name === 'svg' ? null : exportDesign(design, name);
          if (file === null) continue;
          const back = importDesigns(file.bytes);
          if (!back.ok) throw new Error(`${name}: ${JSON.stringify(back.error)}`);
          // A grey picture says its greatest level only by its maximum; a Flip id carries its wiring.
          expect(Array.from(asArray(back.value.designs[0]!.problem.start)), name).toEqual(start);
        }
        expect(read(exportDesign(design, 'text')!.bytes)).toBe(makeDesign(design));
      },
    ),
    { numRuns: 40 },
  );
});

const text = (design: Design, name: ExportName): string | null => {
  const file = exportDesign(design, name);
  return file && new TextDecoder().decode(file.bytes);
};

test('graphs and wirings are saved, and boards that a format cannot hold are not', () => {
  const graph = graphDesign({ names: ['a', 'b', 'c'], edges: [[0, 2]] });
  expect(text(graph, 'edges')).toBe('b\na c\n');
  expect(read(exportDesign(graph, 'json')!.bytes)).toMatch(/^json=/);
  expect([text(graph, 'text'), text(graph, 'pbm'), text(graph, 'tatham')]).toEqual([null, null, null]);
  for (const own of ['3x3-to.=1', '3x3-mod.2.2.2.2.2.2.2.2.3', 'cube2']) {
    const design = parseDesign(own);
    expect(design.ok && exportDesign(design.value, 'text')).toBeNull();
  }
});

test('every board of a file is read, and how is told', () => {
  const several = importDesigns(bytes('.#\n##\n\n#.\n..\n'));
  if (!several.ok) throw new Error('expected two boards');
  expect(several.value.designs.map(makeDesign)).toEqual(['2x2:=0111', '2x2:=1']);
  expect(several.value).toMatchObject({ refused: 0, format: 'text', choices: [{ format: 'rows' }] });
  const large = '.'.repeat(500);
  const mixed = importDesigns(bytes(`.#\n##\n\n${large}\n${large}\n`));
  expect(mixed.ok && [mixed.value.designs.length, mixed.value.refused]).toEqual([1, 1]);
  const crosses = importDesigns(bytes('OX\nXX'));
  expect(crosses).toMatchObject({
    ok: true,
    value: { says: expect.stringContaining('X is lit') as unknown, choices: [{ format: 'auto', on: 'O', off: 'X' }] },
  });
  const other = crosses.ok ? importDesigns(bytes('OX\nXX'), crosses.value.choices[0]) : crosses;
  expect(other.ok && makeDesign(other.value.designs[0]!)).toBe('2x2:=1');
  // Own texts and ids are no file formats.
  expect(importDesigns(bytes('5x5-q3'))).toMatchObject({ ok: true, value: { format: null } });
});

test('every kind of id opens the board that the game plays, and its own text gives it back', () => {
  for (const id of [
    '3x3-draw.1@1:###/.../...',
    '3x3-to.1:#.#/.../###',
    '2x2-wires.0.1_1.2_2.3_0.3:##/..',
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
