import { describe, expect, it } from 'vitest';
import { makeTiles } from '../../formats/boards/tiles.ts';
import { parseId, seededGame } from '../../play/id.ts';
import { random } from '../../play/random.ts';
import { loadSession, Session } from '../../play/session.ts';
import { cases } from '../../testing/plain.ts';
import { drawnRules } from '../../testing/plain-tiles.ts';
import { replayMoves } from '../check/moves.ts';
import { sameGame } from './puzzle.ts';
import { groups } from '../rules/rules.ts';
import { MAX_SAME_CELLS, type SameParams } from './params.ts';

const params = (text: string): SameParams => {
  const parsed = sameGame.parseParams(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

describe('SameGame as a puzzle', () => {
  it('writes and reads its params', () => {
    for (const source of cases('params', 60)) {
      const value = {
        rows: 2 + source.below(20),
        columns: 2 + source.below(20),
        colours: 1 + source.below(35),
        ...drawnRules(source),
      };
      expect(params(sameGame.makeParams(value))).toEqual(value);
    }
    expect(sameGame.makeParams(sameGame.defaults)).toBe('10x10-c4');
    expect(params('15x15-c5')).toMatchObject({ rows: 15, columns: 15, colours: 5, smallest: 2 });
  });

  it('refuses other params, those of Lights Out among them', () => {
    for (const text of [
      '',
      '5x5',
      '5x5-q3',
      '5x5-king',
      '0x5-c3',
      '1x1-c2',
      '51x50-c3',
      '5x5-c0',
      '5x5-c36',
      '5x5-c3-s0',
      '5x5-c3-p3',
      '5x5-c3-t1.',
      '5x5-c3-x0',
      '5x5-c3-x101',
      '5x5-c3-s',
      '5x5-c3-l3',
      '5x5-c3-x',
      '5x5-c3-',
      '5x5-c3-__proto__',
      '5x5-c3 ',
      '٥x٥-c3',
      '1x2-c2-s3',
    ])
      expect(sameGame.parseParams(text).ok, text).toBe(false);
    expect(params(`1x${MAX_SAME_CELLS}-c2`).columns).toBe(MAX_SAME_CELLS);
  });

  it('writes and reads states and ids', () => {
    for (const source of cases('states', 40)) {
      const p = {
        ...sameGame.defaults,
        rows: 1 + source.below(6),
        columns: 2 + source.below(6),
        colours: 1 + source.below(35),
      };
      const state = sameGame.generate(p, source);
      expect(sameGame.parseState(p, sameGame.makeState(p, state))).toEqual({ ok: true, value: state });
    }
    const p = params('2x3-c2');
    expect(sameGame.parseState(p, 'OXO/XXO')).toMatchObject({ ok: true });
    // A board in the air is settled.
    expect(sameGame.parseState(p, '1.2/...')).toEqual(sameGame.parseState(p, '.../12.'));
    for (const text of ['', '11/11', '111/11', '111/222/111', 'abc/abc', '12\0/111'])
      expect(sameGame.parseState(p, text).ok, text).toBe(false);
    const game = parseId(sameGame, '2x3-c2:112/221');
    expect(game.ok && game.value.id).toBe('2x3-c2:112/221');
    const seeded = seededGame(sameGame, params('6x6-c3'), 'moon');
    expect(parseId(sameGame, '6x6-c3#moon')).toEqual({ ok: true, value: seeded });
  });

  it('keeps the board that a seed names', () => {
    expect(makeTiles(seededGame(sameGame, params('5x5-c3'), 'moon').start, { separator: '/' })).toBe(
      '21221/21323/31123/22312/33212',
    );
  });

  it('refuses moves that are none', () => {
    const p = params('2x3-c2');
    for (const text of ['', '6', '-1', '1.0', ' 1', 'NaN']) expect(sameGame.parseMove(p, text).ok, text).toBe(false);
    expect(sameGame.parseMove(p, sameGame.makeMove(5))).toEqual({ ok: true, value: 5 });
  });

  it('counts points as the checker does, to the end of the game, and knows a lost game', () => {
    for (const source of cases('session', 40)) {
      const p = { ...sameGame.defaults, rows: 4, columns: 4, colours: 3, ...drawnRules(source) };
      const start = sameGame.generate(p, source);
      const session = new Session(sameGame, { params: p, start, id: 'x' });
      for (let open = groups(session.state, p); open.length > 0; open = groups(session.state, p)) {
        expect([session.solved, session.lost]).toEqual([false, false]);
        session.play(open[source.below(open.length)]![0]!);
      }
      expect(session.solved).toBe(!session.lost);
      expect(session.points).toBe(replayMoves(start, p, session.moves)!.points);
    }
  });

  it('is saved and loaded', () => {
    const session = new Session(sameGame, seededGame(sameGame, params('5x5-c3'), 'save'));
    session.play(groups(session.state, params('5x5-c3'))[0]![0]!);
    const loaded = loadSession(sameGame, session.save());
    expect(loaded.ok && loaded.value.state).toEqual(session.state);
    expect(loaded.ok && loaded.value.points).toBe(session.points);
  });

  it('solves what it generates and gives a move where there is no way', () => {
    for (const text of ['5x5-c3', '6x6-c4', '8x8-c4', '4x6-c3-s3', '5x5-c3-stay']) {
      const p = params(text);
      const start = sameGame.generate(p, random(text));
      const verdict = sameGame.solve(p, start);
      if (verdict.kind !== 'solved') throw new Error(`${text}: ${verdict.kind}`);
      const end = verdict.moves.reduce((at, move) => sameGame.play(p, at, move)!, start);
      expect(sameGame.isSolved(p, end)).toBe(true);
    }
    const p = params('2x3-c3');
    const stuck = sameGame.parseState(p, '112/331');
    expect(stuck.ok && sameGame.solve(p, stuck.value)).toMatchObject({
      kind: 'impossible',
      best: [expect.any(Number), expect.any(Number)],
    });
  });
});
