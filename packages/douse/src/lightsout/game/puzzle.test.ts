import { describe, expect, it } from 'vitest';
import { WRAPS } from '../../board/board.ts';
import { RULE_NAMES } from '../../board/rule.ts';
import { random } from '../../play/random.ts';
import { cases } from '../../testing/plain.ts';
import { type LightsParams, MAX_PLAYED } from './params.ts';
import { lightsOut } from './puzzle.ts';

const params = (text: string): LightsParams => {
  const parsed = lightsOut.parseParams(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

describe('Lights Out as a puzzle', () => {
  it('writes and reads its params', () => {
    for (const rule of RULE_NAMES) {
      for (const wrap of WRAPS) {
        for (const levels of [2, 3, 36]) {
          const value: LightsParams = { shape: 'grid', rows: 3, columns: 12, levels, rule, wrap };
          expect(params(lightsOut.makeParams(value))).toEqual(value);
        }
      }
    }
    expect(lightsOut.makeParams(lightsOut.defaults)).toBe('5x5');
    expect(lightsOut.makeParams(params('3x4-torus-q5-row-column'))).toBe('3x4-q5-row-column-torus');
  });

  it('plays the cube, face by face', () => {
    const p = params('cube3-q3');
    expect(p).toEqual({ shape: 'cube', rows: 3, columns: 3, levels: 3, rule: 'plus', wrap: 'none' });
    expect(lightsOut.makeParams(p)).toBe('cube3-q3');
    expect(lightsOut.makeParams(params('cube20'))).toBe('cube20');
    for (const text of [
      'cube',
      'cube0',
      'cube21',
      'cube3x3',
      'cube3-king',
      'cube3-torus',
      'cube-3',
      'cube1.5',
      'Cube3',
    ])
      expect(lightsOut.parseParams(text).ok, text).toBe(false);
    const flat = params('cube3');
    // The upper left cell of the front moves itself, two on the front, one above and one to the left.
    const moved = [...lightsOut.play(flat, new Uint8Array(54), 18)!].flatMap((level, i) => (level === 1 ? [i] : []));
    expect(moved).toEqual([6, 11, 18, 19, 21]);
    for (const text of ['cube3', 'cube3-q3', 'cube2-q4', 'cube1']) {
      const q = params(text);
      const state = lightsOut.generate(q, random(text));
      const read = lightsOut.parseState(q, lightsOut.makeState(q, state));
      expect(read.ok && [...read.value]).toEqual([...state]);
      const verdict = lightsOut.solve(q, state);
      if (verdict.kind !== 'solved') throw new Error(`${text}: ${verdict.kind}`);
      const end = verdict.moves.reduce((at, move) => lightsOut.play(q, at, move)!, state);
      expect(lightsOut.isSolved(q, end)).toBe(true);
    }
    expect(lightsOut.parseState(flat, '.../.../...').ok).toBe(false);
    expect([lightsOut.parseMove(flat, '53').ok, lightsOut.parseMove(flat, '54').ok]).toEqual([true, false]);
  });

  it('refuses other params', () => {
    for (const text of [
      '',
      '5',
      '5x',
      'x5',
      '0x5',
      '5x0',
      '51x50',
      '99999x1',
      '-',
      '5x5-q1',
      '5x5-q37',
      '5x5-q',
      '5x5-row',
      '5x5-column',
    ]) {
      expect(lightsOut.parseParams(text).ok, text).toBe(false);
    }
    for (const text of [
      '5x5-constructor',
      '5x5-__proto__',
      '5x5-q2x',
      '5x5 ',
      ' 5x5',
      '5x5\n',
      '-5x5',
      '5.0x5',
      '1e1x5',
      '٥x٥',
      '5x5-row-column-row-column',
    ]) {
      expect(lightsOut.parseParams(text).ok, text).toBe(false);
    }
    expect(params(`1x${MAX_PLAYED}`).columns).toBe(MAX_PLAYED);
  });

  it('plays by the rules and never changes a state in place', () => {
    const p = params('3x3');
    const start = new Uint8Array(9);
    const next = lightsOut.play(p, start, 4)!;
    expect([...next]).toEqual([0, 1, 0, 1, 1, 1, 0, 1, 0]);
    expect([...start].some(Boolean)).toBe(false);
    expect([...lightsOut.play(p, next, 4)!]).toEqual([...start]);
    expect([...lightsOut.play(params('2x2-q3'), Uint8Array.of(2, 2, 1, 0), 0)!]).toEqual([0, 0, 2, 0]);
    for (const move of [-1, 9, 0.5, Number.NaN]) expect(lightsOut.play(p, start, move)).toBeNull();
    expect([lightsOut.isSolved(p, start), lightsOut.isSolved(p, next)]).toEqual([true, false]);
    // A board of the same size under another rule is another board.
    expect([...lightsOut.play(params('3x3-king'), start, 0)!]).toEqual([1, 1, 0, 1, 1, 0, 0, 0, 0]);
    expect([...lightsOut.play(params('3x3-torus'), start, 0)!]).toEqual([1, 1, 1, 1, 0, 0, 1, 0, 0]);
  });

  it('writes and reads states and moves', () => {
    for (const source of cases('states', 60)) {
      const q = 2 + source.below(35);
      const p = { ...lightsOut.defaults, rows: 1 + source.below(5), columns: 1 + source.below(9), levels: q };
      const state = lightsOut.generate(p, source);
      const text = lightsOut.makeState(p, state);
      const read = lightsOut.parseState(p, text);
      expect(read.ok && [...read.value], text).toEqual([...state]);
    }
    const p = params('2x3');
    for (const text of [
      '',
      '..',
      '.../..',
      '..../....',
      '.../.2.',
      '~../...',
      'douse 1 levels=5\n444/444',
      'abc/def',
      '\0',
    ]) {
      expect(lightsOut.parseState(p, text).ok, JSON.stringify(text)).toBe(false);
    }
    for (let button = 0; button < 6; button++)
      expect(lightsOut.parseMove(p, lightsOut.makeMove(button))).toEqual({ ok: true, value: button });
    for (const text of ['', '6', '-1', '1.0', ' 1', '1e0', '0x1', 'NaN', '[object Object]'])
      expect(lightsOut.parseMove(p, text).ok, text).toBe(false);
  });

  it('generates boards with a light on, the same for the same seed', () => {
    for (const text of ['5x5', '1x1', '1x2', '4x4-torus', '3x3-q3-x', '2x2-q36-row-column-cylinder']) {
      const p = params(text);
      for (let seed = 0; seed < 40; seed++) {
        const state = lightsOut.generate(p, random(`${seed}`));
        expect(lightsOut.isSolved(p, state), `${text}#${seed}`).toBe(false);
        expect([...lightsOut.generate(p, random(`${seed}`))]).toEqual([...state]);
      }
    }
  });

  it('solves what it generates: the moves lead to all off, and no fewer do', () => {
    for (const text of ['5x5', '4x4', '3x3-q3', '2x3-q4-torus', '4x5-king', '3x4-q5-knight']) {
      const p = params(text);
      for (let seed = 0; seed < 10; seed++) {
        const state = lightsOut.generate(p, random(`${seed}`));
        const verdict = lightsOut.solve(p, state);
        if (verdict.kind !== 'solved') throw new Error(`${text}#${seed}: ${verdict.kind}`);
        expect(verdict.fewest).toBe(true);
        const end = verdict.moves.reduce((at, move) => lightsOut.play(p, at, move)!, state);
        expect(lightsOut.isSolved(p, end)).toBe(true);
      }
    }
    expect(lightsOut.solve(params('1x2'), Uint8Array.of(1, 0))).toMatchObject({ kind: 'impossible' });
    // 2²⁰ quiet patterns of a rectangle with the plus rule: proved all the same.
    expect(lightsOut.solve(params('30x30'), new Uint8Array(900).fill(1))).toMatchObject({
      kind: 'solved',
      fewest: true,
    });
    // 3²⁴ solutions in one piece: solved, without a claim to be the fewest.
    const torus = params('15x15-q3-torus');
    expect(lightsOut.solve(torus, lightsOut.generate(torus, random('many')))).toMatchObject({
      kind: 'solved',
      fewest: false,
    });
  });
});
