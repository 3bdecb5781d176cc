import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LightsParams, LightsState } from '../lightsout/game/params.ts';
import { lightsOut } from '../lightsout/game/puzzle.ts';
import { type Named, parseId } from './id.ts';
import { loadSession, MAX_MOVES, Session } from './session.ts';

const game = (id: string): Named<LightsParams, LightsState> => {
  const read = parseId(lightsOut, id);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

/** A session on a clock that only the test moves. */
function begin(id = '3x3:.#./###/.#.') {
  const clock = { now: 1_000_000 };
  const session = new Session(lightsOut, game(id), () => clock.now);
  return { session, clock };
}
const shown = (session: { state: LightsState }): string => [...session.state].join('');

describe('a session', () => {
  it('plays, takes back and plays again', () => {
    const { session } = begin('3x3:.../.../...');
    expect([session.canUndo, session.canRedo, session.undo(), session.redo(), session.restart()]).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(session.play(0)).toBe(true);
    expect(session.play(4)).toBe(true);
    expect(shown(session)).toBe('100011010');
    expect(session.moves).toEqual([0, 4]);
    expect(session.undo()).toBe(true);
    expect(shown(session)).toBe('110100000');
    expect(session.moves).toEqual([0]);
    expect([session.canUndo, session.canRedo]).toEqual([true, true]);
    expect(session.redo()).toBe(true);
    expect(shown(session)).toBe('100011010');
    expect(session.redo()).toBe(false);
    expect(session.undo() && session.undo()).toBe(true);
    expect(shown(session)).toBe('000000000');
    expect([session.canUndo, session.undo()]).toEqual([false, false]);
  });

  it('forgets what could be redone once another move is played', () => {
    const { session } = begin('3x3:.../.../...');
    session.play(0);
    session.play(1);
    session.play(2);
    session.undo();
    session.undo();
    expect(session.play(8)).toBe(true);
    expect(session.moves).toEqual([0, 8]);
    expect([session.canRedo, session.redo()]).toEqual([false, false]);
    expect(shown(session)).toBe('110101011');
  });

  it('refuses moves that the rules do not allow, and nothing changes', () => {
    const { session } = begin();
    let calls = 0;
    session.subscribe(() => calls++);
    session.play(0);
    session.undo();
    const before = session.save();
    expect([session.play(9), session.play(-1), session.play(0.5)]).toEqual([false, false, false]);
    expect(session.save()).toBe(before);
    expect(session.canRedo).toBe(true);
    expect(calls).toBe(2);
  });

  it('goes back to the start, and redo leads forward again', () => {
    const { session } = begin();
    for (const move of [0, 1, 2]) session.play(move);
    const far = shown(session);
    expect(session.restart()).toBe(true);
    expect([...session.state]).toEqual([...session.start]);
    expect(session.redo() && session.redo() && session.redo()).toBe(true);
    expect(shown(session)).toBe(far);
  });

  it('does like an array of states, whatever is done', () => {
    const act = fc.oneof(fc.integer({ min: 0, max: 8 }), fc.constantFrom('undo', 'redo', 'restart'));
    fc.assert(
      fc.property(fc.array(act, { maxLength: 110 }), (acts) => {
        const { session } = begin('3x3-q3:012/120/201');
        let moves: number[] = [];
        let position = 0;
        for (const each of acts) {
          if (typeof each === 'number') {
            moves = [...moves.slice(0, position), each];
            position++;
            session.play(each);
          } else {
            position = Math.min(
              moves.length,
              Math.max(0, { undo: position - 1, redo: position + 1, restart: 0 }[each]!),
            );
            session[each as 'undo']();
          }
          expect(session.moves).toEqual(moves.slice(0, position));
          expect([session.canUndo, session.canRedo]).toEqual([position > 0, position < moves.length]);
          const plain = session.moves.reduce<LightsState>(
            (state, move) => lightsOut.play(session.params, state, move)!,
            session.start,
          );
          expect(shown(session)).toBe([...plain].join(''));
        }
        const loaded = loadSession(lightsOut, session.save());
        if (!loaded.ok) throw new Error(loaded.error);
        expect(loaded.value.save()).toBe(session.save());
        while (session.canRedo) expect([session.redo(), loaded.value.redo()]).toEqual([true, true]);
        expect(shown(loaded.value)).toBe(shown(session));
      }),
      { seed: 5, numRuns: 150 },
    );
  });

  it('counts hints', () => {
    const { session } = begin();
    session.countHint();
    session.countHint();
    session.play(0);
    session.undo();
    expect(session.hints).toBe(2);
  });

  it('tells its listeners of every change until they leave', () => {
    const { session } = begin('3x3:.../.../...');
    const heard: string[] = [];
    const leave = session.subscribe(() => heard.push(shown(session)));
    session.play(0);
    session.undo();
    session.undo();
    session.countHint();
    expect(heard).toEqual(['110100000', '000000000', '000000000']);
    leave();
    session.play(1);
    expect(heard.length).toBe(3);
  });
});

describe('the clock', () => {
  it('runs between resume and pause only', () => {
    const { session, clock } = begin();
    clock.now += 500;
    expect(session.elapsed).toBe(0);
    session.resume();
    clock.now += 300;
    session.resume();
    clock.now += 200;
    expect(session.elapsed).toBe(500);
    session.pause();
    clock.now += 10_000;
    session.pause();
    expect(session.elapsed).toBe(500);
    session.resume();
    clock.now += 7;
    expect(session.elapsed).toBe(507);
  });

  it('stops when the game is solved, and does not start on a solved game', () => {
    const { session, clock } = begin();
    session.resume();
    clock.now += 1234;
    expect(session.solved).toBe(false);
    session.play(4);
    expect(session.solved).toBe(true);
    clock.now += 9999;
    expect(session.elapsed).toBe(1234);
    session.resume();
    clock.now += 9999;
    expect(session.elapsed).toBe(1234);
    session.undo();
    session.resume();
    clock.now += 6;
    expect(session.elapsed).toBe(1240);
  });
});

describe('saved games', () => {
  const saved = (): Record<string, unknown> => {
    const { session, clock } = begin('3x3#seed');
    session.resume();
    for (const move of [0, 5, 8]) session.play(move);
    session.undo();
    session.countHint();
    clock.now += 4321.4;
    return JSON.parse(session.save()) as Record<string, unknown>;
  };

  it('come back as they were, with what can be redone', () => {
    expect(saved()).toEqual({
      version: 1,
      puzzle: 'lights',
      id: '3x3#seed',
      moves: ['0', '5', '8'],
      position: 2,
      hints: 1,
      elapsed: 4321,
    });
    const clock = { now: 0 };
    const loaded = loadSession(lightsOut, JSON.stringify(saved()), () => clock.now);
    if (!loaded.ok) throw new Error(loaded.error);
    const session = loaded.value;
    expect([session.id, session.hints, session.elapsed, session.canRedo]).toEqual(['3x3#seed', 1, 4321, true]);
    expect(session.moves).toEqual([0, 5]);
    clock.now += 50;
    expect(session.elapsed).toBe(4321);
    session.resume();
    clock.now += 50;
    expect(session.elapsed).toBe(4371);
    expect(session.redo()).toBe(true);
    expect(session.moves).toEqual([0, 5, 8]);
  });

  it('keep a solved game solved and its clock still', () => {
    const { session } = begin();
    session.play(4);
    const loaded = loadSession(lightsOut, session.save());
    expect(loaded.ok && loaded.value.solved).toBe(true);
  });

  it('that are damaged are errors with words, never throws', () => {
    const bad = (changes: Record<string, unknown>): string => JSON.stringify({ ...saved(), ...changes });
    const damaged = [
      '',
      'null',
      '1',
      '"a"',
      '[]',
      '{}',
      '{',
      saved.toString(),
      JSON.stringify(saved()).slice(0, -1),
      '\0',
      '['.repeat(50_000),
      bad({ version: 2 }),
      bad({ version: '1' }),
      bad({ puzzle: 'samegame' }),
      bad({ puzzle: null }),
      bad({ id: 5 }),
      bad({ id: '' }),
      bad({ id: '3x3' }),
      bad({ id: '9999x9999#1' }),
      bad({ id: '3x3:' }),
      bad({ id: ['3x3#seed'] }),
      bad({ moves: null }),
      bad({ moves: {} }),
      bad({ moves: '058' }),
      bad({ moves: ['9', '0', '1'] }),
      bad({ moves: ['x', '0', '1'] }),
      bad({ moves: [null, '0', '1'] }),
      bad({ moves: [[['0']], '1', '2'], position: 99 }),
      bad({ moves: ['-1', '0', '1'] }),
      bad({ moves: ['1.5', '0', '1'] }),
      bad({ moves: [{ toString: 1 }, '0', '1'] }),
      bad({ moves: [{ toString: null, valueOf: null }, '0', '1'] }),
      bad({ moves: [{}, '0', '1'] }),
      bad({ moves: Array.from({ length: MAX_MOVES + 1 }, () => '0') }),
      bad({ position: 4 }),
      bad({ position: -1 }),
      bad({ position: 1.5 }),
      bad({ position: '2' }),
      bad({ position: null }),
      bad({ hints: -1 }),
      bad({ hints: 0.5 }),
      bad({ hints: '1' }),
      bad({ elapsed: -1 }),
      bad({ elapsed: 1e300 }),
      bad({ elapsed: null }),
      `{"version":1,"puzzle":"lights","id":"3x3#s","moves":[${'['.repeat(20_000)}${']'.repeat(20_000)}],"position":0,"hints":0,"elapsed":0}`,
    ];
    for (const text of damaged) {
      const read = loadSession(lightsOut, text);
      expect(read.ok, text.slice(0, 200)).toBe(false);
      if (!read.ok) expect(read.error).toMatch(/expected|not allowed/);
    }
    expect(loadSession(lightsOut, bad({})).ok).toBe(true);
  });

  it('with any part replaced by any value never throw', () => {
    const names = ['version', 'puzzle', 'id', 'moves', 'position', 'hints', 'elapsed'];
    const whole = saved();
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, value) => {
        const read = loadSession(lightsOut, JSON.stringify({ ...whole, [name]: value }));
        if (read.ok) expect(JSON.parse(read.value.save())).toBeTypeOf('object');
      }),
      { seed: 11, numRuns: 1500 },
    );
    fc.assert(
      fc.property(fc.nat({ max: 120 }), fc.string({ maxLength: 3 }), (at, text) => {
        const original = JSON.stringify(whole);
        loadSession(lightsOut, original.slice(0, at) + text + original.slice(at + 1));
      }),
      { seed: 12, numRuns: 1500 },
    );
  });
});
