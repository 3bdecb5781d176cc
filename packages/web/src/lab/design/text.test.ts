import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asArray,
  cube,
  graphBoard,
  grid,
  makeLevels,
  PRESETS,
  type Problem,
  problem,
  RULE_NAMES,
  WRAPS,
} from 'douse/board';
import { matrixRows } from 'douse/lightsout';
import { isLabAddress, makeLabAddress, readLabAddress } from './address.ts';
import { circle, type Design, MAX_LEVELS, SHEET } from './design.ts';
import { drawnRule } from './rule.ts';
import { makeDesign, MAX_TEXT, parseDesign, presetDesign } from './text.ts';

/** All that a design says, in comparable form. */
const plain = ({ problem: task, spots }: Design) => {
  const { board, levels, moduli, start, target } = task;
  return {
    board:
      board.kind === 'grid'
        ? [board.rows, board.columns, board.wrap, board.rule]
        : [board.shape?.kind, board.lightNames],
    // A graph's edges are a set: the rows say which there are.
    effects: matrixRows(board).map((row) => [...row]),
    levels,
    moduli: moduli && [...moduli],
    start: [...asArray(start)],
    target: [...asArray(target ?? makeLevels(board.lights, 2))],
    spots,
  };
};

const levelsFor = (lights: number, mixed: boolean) =>
  mixed
    ? fc.array(fc.constantFrom(2, 3, 4, 6), { minLength: lights, maxLength: lights })
    : fc.integer({ min: 2, max: MAX_LEVELS });

/** Any start and target for a board. */
const onBoard = (board: Problem['board'], spots: Design['spots']): fc.Arbitrary<Design> =>
  fc.tuple(fc.boolean(), fc.boolean()).chain(([mixed, aimed]) =>
    levelsFor(board.lights, mixed).chain((levels) => {
      const cells = fc.tuple(
        ...Array.from({ length: board.lights }, (_, i) =>
          fc.integer({ min: 0, max: (typeof levels === 'number' ? levels : levels[i]!) - 1 }),
        ),
      );
      return fc.tuple(cells, cells).map(([start, target]) => ({
        problem: problem(board, { levels, start, target: aimed ? target : null }),
        spots,
      }));
    }),
  );

const rules = fc.oneof(
  fc.constantFrom(...RULE_NAMES),
  fc
    .uniqueArray(
      fc.record({
        row: fc.integer({ min: -3, max: 3 }),
        column: fc.integer({ min: -3, max: 3 }),
        weight: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 8, selector: ({ row, column }) => `${row} ${column}` },
    )
    .map((offsets) => drawnRule([...offsets].sort((a, b) => a.row - b.row || a.column - b.column))),
);

const grids = fc
  .record({
    rows: fc.integer({ min: 1, max: 13 }),
    columns: fc.integer({ min: 1, max: 13 }),
    rule: rules,
    wrap: fc.constantFrom(...WRAPS),
  })
  .chain(({ rows, columns, rule, wrap }) =>
    fc
      .array(fc.boolean(), { minLength: rows * columns, maxLength: rows * columns })
      .chain((kept) =>
        onBoard(
          grid(rows, columns, { rule, wrap, holes: kept.some(Boolean) ? kept.map((keep) => (keep ? 0 : 1)) : null }),
          null,
        ),
      ),
  );

const graphs = fc
  .integer({ min: 1, max: 7 })
  .chain((count) =>
    fc
      .tuple(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { minLength: count, maxLength: count }),
        fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 9 }),
        fc.array(fc.record({ x: fc.nat(SHEET), y: fc.nat(SHEET) }), { minLength: count, maxLength: count }),
      )
      .chain(([names, edges, spots]) =>
        onBoard(graphBoard({ names, edges: edges.filter(([a, b]) => a !== b) }), spots),
      ),
  );

test('a link may name a language', () => {
  for (const language of [null, 'es', 'ru']) {
    const address = { tab: 'course.quiet.3', design: '5x5', language };
    expect(readLabAddress(makeLabAddress(address))).toMatchObject(address);
  }
  expect(readLabAddress('#lab/course.sheet.a~20b/5x5').tab).toBe('course.sheet.a~20b');
});

describe('a design goes through the address', () => {
  test('every grid and every graph comes back', () => {
    fc.assert(
      fc.property(fc.oneof(grids, graphs), (design) => {
        const hash = makeLabAddress({ tab: 'overview', design: makeDesign(design), language: null });
        expect(hash).toMatch(/^#lab\/overview\/[^\s#<>"]*$/);
        const back = parseDesign(readLabAddress(hash).design);
        if (!back.ok) throw new Error(back.error);
        expect(plain(back.value)).toEqual(plain(design));
      }),
      { numRuns: 100 },
    );
  });

  test('presets, cubes and wirings', () => {
    for (const preset of Object.values(PRESETS)) {
      const design = presetDesign(preset);
      const back = parseDesign(makeDesign(design));
      expect(back.ok && plain(back.value)).toEqual(plain(design));
    }
    const lit = {
      problem: problem(cube(2), { levels: 3, start: Array.from({ length: 24 }, (_, i) => i % 3) }),
      spots: null,
    };
    expect(makeDesign(lit)).toBe('cube2-q3:=012012012012012012012012');
    expect(parseDesign('merlin')).toEqual({ ok: true, value: presetDesign(PRESETS.merlin) });
  });

  test('texts are short and readable', () => {
    const design = (levels: number, start: number[]) => ({
      problem: problem(grid(3, 3), { levels, start }),
      spots: null,
    });
    expect(makeDesign(design(2, [0, 1, 0, 1, 1, 1, 0, 1, 0]))).toBe('3x3:=01011101');
    expect(makeDesign(design(5, [4, 0, 0, 0, 0, 0, 0, 0, 0]))).toBe('3x3-q5:=4');
    const full = { problem: problem(grid(200, 200), { start: new Uint8Array(40_000).fill(1) }), spots: null };
    expect(makeDesign(full).length).toBeLessThan(6_700);
  });

  test('spots of a graph are kept, names alone stand on a circle', () => {
    const back = parseDesign('1x3-wires.0.1_1.0_2;p=dw28o0jq3sjq');
    expect(back.ok && back.value.spots).toEqual(circle(3));
    const named = parseDesign('1x3-wires.0.1_1.0_2;n=a,b,c');
    expect(named.ok && named.value.spots).toEqual(circle(3));
  });
});

test.each([
  '',
  '5',
  '0x5',
  '401x1',
  '201x201',
  '5x5:=2',
  '5x5-q65',
  '5x5-q1e1',
  '5x5:=1:=1',
  '5x5;e=0-1',
  '5x5-constructor',
  '5x5-merlin',
  '5x5-draw.000_000_000',
  '5x5-draw.11_11',
  '5x5-__proto__',
  '1x1-holes.0.1',
  '5x5-mod.2',
  '2x2-mod.2.2.2.2:=2',
  'cube0',
  'cube21',
  '5x5;n=a',
  '2x2;p=',
  '1x3-wires.0.1_1_2;p=',
  '1x3-wires.0_1_2;n=a,b',
  '1x3-wires.0_1_2;n=%,b,c',
  '1x3-wires.0_1_2;n=a,b,a',
  '1x3-wires.0_1_2;p=00',
  '1x3-wires.0_1_2;p=zzzzzzzzzzzz',
  '1x3-wires.0_1_2;p=;p=',
  '21x21-wires.0',
  'json=',
  'json=%7B%7D',
  'json={"buttons":[]}',
  'constructor',
  '<img src=x onerror=alert(1)>',
  `5x5:=${'1'.repeat(MAX_TEXT)}`,
])('a hostile text is an error: %.40s', (text) => {
  expect(parseDesign(text)).toMatchObject({ ok: false, error: expect.stringMatching(/^expected /) as unknown });
});

test('any text at all is an error or a design, never a throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9x;:=,a-z!~.-]{0,30}$/)), (text) => {
      const parsed = parseDesign(text);
      if (parsed.ok) expect(parseDesign(makeDesign(parsed.value)).ok).toBe(true);
    }),
  );
});

test('addresses', () => {
  expect([
    isLabAddress('#lab'),
    isLabAddress('#lab/sizes'),
    isLabAddress('#label'),
    isLabAddress('#5x5%23lab/'),
  ]).toEqual([true, true, false, false]);
  expect(readLabAddress('#lab')).toMatchObject({ tab: '', design: '' });
  expect(readLabAddress('#lab/quiet')).toMatchObject({ tab: 'quiet', design: '' });
  expect(readLabAddress('#lab/quiet/5x5:.%23../....')).toMatchObject({ tab: 'quiet', design: '5x5:.#../....' });
  expect(parseDesign(readLabAddress('#lab/quiet/5x5%E0%A4%A').design).ok).toBe(false);
});
