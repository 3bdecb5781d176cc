import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cube } from '../../board/cube.ts';
import { PRESETS } from '../../board/presets.ts';
import { problem, type Problem } from '../../board/problem.ts';
import { type FormatName, readBoards } from '../../formats/boards/boards.ts';
import { exactId, parseId, seededGame } from '../../play/id.ts';
import { random } from '../../play/random.ts';
import { cases } from '../../testing/plain.ts';
import { countLights, lampLayout, lightsBoard, lightsLayout, type LightsParams, lightsProblem } from './params.ts';
import { LIGHTS_DEFAULTS, makeLightsParams, parseLightsParams } from './params-text.ts';
import { playable } from './playable.ts';
import { lightsOut } from './puzzle.ts';
import { lightsRules } from './rules.ts';
import { solve } from '../solve/solve.ts';

const params = (text: string): LightsParams => {
  const parsed = parseLightsParams(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

const drafts = fc
  .record({
    rows: fc.integer({ min: 1, max: 6 }),
    columns: fc.integer({ min: 1, max: 7 }),
    levels: fc.integer({ min: 2, max: 36 }),
    wrap: fc.constantFrom('none', 'cylinder', 'torus'),
    drawn: fc.constantFrom(undefined, '.#./#@#/.#.', '@3', '#@'),
    seed: fc.nat(),
    holes: fc.boolean(),
    target: fc.boolean(),
  })
  .map(({ seed, drawn, holes: holed, target: aimed, ...rest }): LightsParams => {
    const dice = random(`${seed}`);
    const cells = rest.rows * rest.columns;
    const holes = Array.from({ length: cells }, (_, i) => i).filter(() => holed && dice.below(3) === 0);
    const base = {
      ...LIGHTS_DEFAULTS,
      ...rest,
      ...(drawn !== undefined && { drawn }),
      ...(holes.length > 0 && holes.length < cells && { holes }),
    };
    if (!aimed) return base;
    return { ...base, target: Array.from({ length: countLights(base) }, () => dice.below(rest.levels)) };
  });

describe('params of Lights Out', () => {
  it('come back from their words, and their boards from exact ids', () => {
    fc.assert(
      fc.property(drafts, fc.nat(), (draft, seed) => {
        const text = makeLightsParams(draft);
        expect(encodeURIComponent(text).replaceAll('%40', '@')).toBe(text);
        expect(params(text)).toEqual(draft);
        const { start } = seededGame(lightsRules, draft, `${seed}`);
        const again = parseId(lightsRules, exactId(lightsRules, draft, start));
        if (!again.ok) throw new Error(again.error);
        expect(again.value.params).toEqual(draft);
        expect([...again.value.start]).toEqual([...start]);
      }),
      { seed: 11, numRuns: 300 },
    );
  });

  it('say the words that stand in the guide', () => {
    expect(params('3x3-holes.4.1').holes).toEqual([4]);
    expect(params('3x3-to.1').target).toEqual(Array(9).fill(1));
    expect(params('2x2-q4-to.0123').target).toEqual([0, 1, 2, 3]);
    expect(params('4x4-draw.010_1@1_010').drawn).toBe('.#./#@#/.#.');
    expect(params('1x3-wires.0.1_0.1.2_1.2~2-q3')).toMatchObject({ shape: 'wires', levels: 3 });
    expect(params('1x3-panel.0.1_2-mod.2.3.4')).toMatchObject({ levels: 4, moduli: [2, 3, 4] });
    expect(params('1x3-mod.2.3.4')).toMatchObject({ shape: 'grid', levels: 4, moduli: [2, 3, 4] });
  });

  it('refuse words that do not fit, each alone and with others', () => {
    for (const text of [
      '3x3-holes.',
      '3x3-holes.0.9',
      '3x3-holes.10.1',
      '3x3-holes.4.1-holes.4.1',
      '3x3-holes.-1',
      '3x3-to.',
      '3x3-to.2',
      '3x3-to.01',
      '3x3-holes.4.1-to.000000000',
      '3x3-q3-to.3',
      '3x3-to.é',
      '3x3-draw.',
      '3x3-draw.00',
      '3x3-draw.@@',
      '3x3-king-draw.1@1',
      '3x3-draw.000',
      `3x3-draw.${'1@'.repeat(300)}`,
      '2x2-wires.',
      '2x2-wires.0_1_2',
      '2x2-wires.0_1_2_4',
      '2x2-wires.0_1_2_3.3',
      '2x2-wires.0~0_1_2_3',
      '2x2-king-wires.0_1_2_3',
      '2x2-wires.0_1_2_3-panel.0',
      '2x2-torus-panel.0',
      'cube2-panel.0',
      'cube2-holes.0.1',
      'cube2-draw.1@1',
      '2x2-mod.2.2.2',
      '2x2-mod.2.2.2.1',
      '2x2-to.=2',
      '2x2-to.!g',
      '2x2-to.=00001',
      '2x2-panel.0-mod.2',
      '2x2-panel.0-mod.2.2.2.1',
      '2x2-panel.0-mod.2.2.2.11',
    ]) {
      expect(parseLightsParams(text).ok, text).toBe(false);
    }
  });

  it('never throw, whatever the text', () => {
    const word = fc.constantFrom(
      '3x3',
      '1x2',
      'cube2',
      'q3',
      'holes.',
      'to.',
      'draw.',
      'wires.',
      'panel.',
      'mod.',
      '0',
      '1',
      '.',
      '_',
      '~',
      '@',
      '-',
      'zz',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 14 }), (parts) => {
        const parsed = parseLightsParams(parts.join(''));
        if (parsed.ok) expect(parseLightsParams(makeLightsParams(parsed.value))).toEqual(parsed);
      }),
      { seed: 3, numRuns: 2000 },
    );
  });

  it('give boards that can be solved, with holes, targets, drawn rules and wires too', () => {
    for (const text of [
      '4x4-holes.5.2',
      '5x5-to.1',
      '3x4-q3-to.012012012012',
      '4x4-draw.010_1@1_000',
      '1x3-wires.0.1_0.1.2_1.2',
      '2x2-panel.0.1_2_3_0.3-mod.2.3.4.2',
      '3x3-merlin',
      '2x3-q4-panel.0~3_1~2.2_3_4_5',
      'cube2-q3-to.1',
    ]) {
      const own = params(text);
      for (let seed = 0; seed < 5; seed++) {
        const { start } = seededGame(lightsRules, own, `${seed}`);
        const verdict = lightsOut.solve(own, start);
        if (verdict.kind !== 'solved') throw new Error(`${text}#${seed}: ${verdict.kind}`);
        const end = verdict.moves.reduce((at, move) => lightsRules.play(own, at, move)!, start);
        expect(lightsRules.isSolved(own, end)).toBe(true);
      }
    }
  });

  it('have a place on paper for every light', () => {
    for (const text of ['5x5', '3x4-holes.0.1.3.2', 'cube2', '2x3-wires.0_1_2_3_4_5', '2x2-holes.3.1-panel.0_1']) {
      const own = params(text);
      const { places, buttons, rows, columns } = lampLayout(own);
      expect(places).toHaveLength(countLights(own));
      places.forEach((place, light) => expect(buttons[place]).toBe(light));
      expect(buttons).toHaveLength(rows * columns);
      if (own.wires?.apart) expect(lightsLayout(own)).toBeNull();
      else expect(lightsLayout(own)!.places).toHaveLength(lightsBoard(own).buttons);
    }
  });
});

describe('problems of every format as games', () => {
  const read = (text: string, format: FormatName = 'auto'): Problem[] => {
    const parsed = readBoards(new TextEncoder().encode(text), format);
    if (!parsed.ok) throw new Error(parsed.error.expected);
    return parsed.value.boards;
  };

  it('keep their solutions', () => {
    for (const [format, text] of [
      ['text', '.#.#.|##.##|.#.#.|#.#.#|#.#.#'],
      ['holes, levels, rule', 'douse 1 levels=3 rule=knight wrap=torus\n01~\n2~1\n'],
      ['drawn rule', 'douse 1 levels=4 rule=.#./2@#\n0123\n3210'],
      ['drawn rule with a middle', 'douse 1 levels=4 rule=.2./2.3/.1.\n0123\n3210'],
      ['Merlin, to be put out', 'douse 1 rule=merlin\n110\n010\n001'],
      [
        'json',
        '{"levels":4,"buttons":[{"name":"A","moves":{"L1":1,"L2":3}},{"name":"B","moves":{"L2":1}}],"lights":{"L1":2},"target":{"L2":1}}',
      ],
      [
        'mixed levels',
        '{"levels":{"a":2,"b":3},"buttons":[{"name":"a","moves":{"a":1,"b":1}},{"name":"b","moves":{"b":1}}],"lights":{"b":2}}',
      ],
      ['machines', '[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}\n[...#.] (0,2,3,4) (2,3) (0,4) (0,1,2) (1,2,3,4)'],
      ['graph', 'a b\nb c\nc a\nc d'],
      ['pbm', 'P1\n3 2\n1 0 1\n0 1 0\n'],
    ] as const) {
      for (const given of read(text, format === 'graph' ? 'edges' : 'auto')) {
        const game = playable(given);
        if (!game.ok) throw new Error(`${format}: ${game.error}`);
        const id = exactId(lightsRules, game.value.params, game.value.start);
        const again = parseId(lightsRules, id);
        if (!again.ok) throw new Error(`${format}: ${id}: ${again.error}`);
        const [a, b] = [solve(given), solve(lightsProblem(again.value.params, again.value.start))];
        expect(b.kind, id).toBe(a.kind);
        if (a.kind === 'solved' && b.kind === 'solved') {
          expect(b.solutions, id).toBe(a.solutions);
          expect([...(b.presses as Uint8Array)], id).toEqual([...(a.presses as Uint8Array)]);
        }
      }
    }
  });

  it("leave out the usual aim of Merlin's rule", () => {
    const { board, target } = PRESETS.merlin;
    const game = playable(problem(board(), { target }));
    expect(game.ok && makeLightsParams(game.value.params)).toBe('3x3-merlin');
  });

  it('know a cube and a rectangle of names again', () => {
    const side = playable(problem(cube(2), { start: cases('cube', 1).next().value && new Uint8Array(24) }));
    expect(side.ok && makeLightsParams(side.value.params)).toBe('cube2');
    const flip = playable(read('3x2:82F1C3A5F,2A')[0]!);
    expect(flip.ok && [flip.value.params.rows, flip.value.params.columns, flip.value.params.wires!.apart]).toEqual([
      2,
      3,
      false,
    ]);
  });

  it('are refused when they are too large to be played', () => {
    expect(playable(read(`${'.'.repeat(51)}\n`.repeat(50))[0]!).ok).toBe(false);
    expect(playable(read('douse 1 levels=37\n1 2')[0]!).ok).toBe(false);
  });
});
