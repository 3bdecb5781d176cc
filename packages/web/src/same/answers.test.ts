import { expect, test } from 'vitest';
import { tiles } from 'douse/board';
import { parseId } from 'douse/play';
import { groupAt, replayMoves, sameRules } from 'douse/samegame';
import { advise, clearable, plainMoves, sameJobs } from './answers.ts';

const given = (rows: number[][], less = 2) => {
  const state = tiles(rows);
  return { params: { ...sameRules.defaults, rows: state.rows, columns: state.columns, colours: 3, less }, state };
};

test('a board that can be cleared: moves that do it, each the first cell of its group', () => {
  const { params, state } = given([
    [1, 3, 3, 1],
    [1, 2, 2, 1],
    [1, 2, 2, 1],
  ]);
  const verdict = advise({ params, state });
  if (verdict.kind !== 'solved') throw new Error(verdict.kind);
  expect(replayMoves(state, params, verdict.moves)).toMatchObject({ left: 0 });
  let board = state;
  for (const move of verdict.moves) {
    expect(groupAt(board, move)[0]).toBe(move);
    board = sameRules.play(params, board, move)!;
  }
  expect(clearable({ params, state }, 5)).toMatchObject({ kind: 'yes' });
});

test('a board that cannot: the most points, and the reason', async () => {
  const { params, state } = given([
    [1, 1, 2],
    [1, 1, 3],
  ]);
  expect(advise({ params, state })).toMatchObject({ kind: 'impossible', best: [0] });
  expect(clearable({ params, state }, 5)).toEqual({ kind: 'no', proof: { kind: 'count', symbol: 2, cells: 1 } });
  const told = await sameJobs['same.clear']({ params, state, seconds: 1 }, () => {});
  expect(told.kind).toBe('no');
});

test('a board that only a search settles', () => {
  const { params, state } = given([
    [1, 2],
    [2, 1],
  ]);
  expect(clearable({ params, state }, 5)).toMatchObject({ kind: 'no', proof: { kind: 'search' } });
});

test('plain moves stand for the same groups', () => {
  const { params, state } = given([
    [1, 2],
    [1, 2],
  ]);
  expect(plainMoves(params, state, [2, 2])).toEqual([0, 0]);
});

test('dealing: the board that an id names, a new one for bare params, and no other', async () => {
  const deal = async (id: string) => sameJobs['same.deal']({ id, seed: 'sown' }, () => {});
  expect(await deal('6x5-c3#a')).toEqual(parseId(sameRules, '6x5-c3#a'));
  expect(await deal('6x5-c3')).toEqual(parseId(sameRules, '6x5-c3#sown'));
  expect(await deal('3x2-c3:12/21/33')).toMatchObject({ ok: true, value: { id: '3x2-c3:12/21/33' } });
  expect((await deal('6x5-c0')).ok).toBe(false);
});
