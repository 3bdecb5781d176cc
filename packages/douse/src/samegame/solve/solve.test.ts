import { describe, expect, it } from 'vitest';
import { TILE_RULES, tiles, type Tiles } from '../../board/tiles.ts';
import { parseTiles } from '../../formats/boards/tiles.ts';
import { random } from '../../play/random.ts';
import { printedSame, publicSame, sameCases } from '../../testing/oracles.ts';
import { cases } from '../../testing/plain.ts';
import { drawnRules, drawnTiles, plainBest } from '../../testing/plain-tiles.ts';
import type { Goal, SameAnswer } from '../claims/answer.ts';
import { replayMoves } from '../check/moves.ts';
import { pointsBound } from './most.ts';
import { settle } from '../rules/rules.ts';
import { solveSame } from './solve.ts';

const board = (rows: readonly string[]): Tiles => {
  const parsed = parseTiles(rows.join('\n'));
  if (!parsed.ok) throw new Error(parsed.error.expected);
  return parsed.value.board;
};

/** What an answer says, in short. */
function said(answer: SameAnswer): string {
  if (answer.kind === 'impossible') return `impossible, ${answer.fewestLeft ? answer.best.left : '?'} left`;
  if (answer.kind === 'unknown') return 'unknown';
  switch (answer.goal) {
    case 'clear':
      return 'clear';
    case 'fewest':
      return `${answer.moves.length} moves`;
    case 'points':
      return `${answer.points} points${answer.proof === null ? '?' : ''}`;
  }
}

describe('known boards', () => {
  it('have the answers of an exhaustive search', () => {
    for (const { board: rows, clearable, fewestMoves, maxScore, fewestLeft } of sameCases()) {
      const start = board(rows);
      const not = `impossible, ${fewestLeft} left`;
      expect(
        (['clear', 'fewest', 'points'] as const).map((goal) => said(solveSame(start, { goal }))),
        rows.join('/'),
      ).toEqual([clearable ? 'clear' : not, clearable ? `${fewestMoves} moves` : not, `${maxScore} points`]);
    }
  });

  it('that were printed or posted', () => {
    for (const { board: rows, fewestMoves, maxPoints } of printedSame()) {
      expect(said(solveSame(board(rows), { goal: 'fewest' }))).toBe(`${fewestMoves} moves`);
      expect(said(solveSame(board(rows), { goal: 'points' }))).toBe(`${maxPoints} points`);
    }
    for (const { samegame, fewestMoves, clearable = true } of publicSame()) {
      const answer = solveSame(board(samegame), { goal: 'fewest' });
      expect(answer.kind).toBe(clearable ? 'solved' : 'impossible');
      if (fewestMoves !== undefined) expect(said(answer)).toBe(`${fewestMoves} moves`);
    }
  });
});

describe('solving', () => {
  it('agrees with playing every game, under all rules', () => {
    for (const source of cases('solve', 60)) {
      const rules = drawnRules(source);
      const start = settle(
        drawnTiles(source, 2 + source.below(3), 2 + source.below(3), 2 + source.below(3)),
        rules,
      ).board;
      const { fewest, most, left } = plainBest(start, rules);
      const not = `impossible, ${left} left`;
      expect((['clear', 'fewest', 'points'] as const).map((goal) => said(solveSame(start, { goal, rules })))).toEqual([
        fewest === null ? not : 'clear',
        fewest === null ? not : `${fewest} moves`,
        `${most} points`,
      ]);
      expect(most).toBeLessThanOrEqual(pointsBound(start, rules));
    }
  });

  it('gives mirrored boards and boards with other symbols the same values', () => {
    for (const source of cases('mirror', 12)) {
      const start = drawnTiles(source, 4, 5, 3);
      const mirrored = {
        ...start,
        cells: start.cells.map((_, cell) => start.cells[cell - (cell % 5) + 4 - (cell % 5)]!),
      };
      const renamed = { ...start, cells: start.cells.map((symbol) => [0, 77, 5, 255][symbol]!) };
      for (const goal of ['clear', 'fewest', 'points'] as const) {
        const values = [start, mirrored, renamed].map((task) => said(solveSame(task, { goal })));
        expect(new Set(values).size, values.join()).toBe(1);
      }
    }
  });

  it('says how it knows', () => {
    const proof = (rows: string, goal: Goal = 'clear') => {
      const answer = solveSame(board([rows]), { goal });
      return answer.kind === 'unknown' ? null : (answer.proof?.kind ?? null);
    };
    expect(proof('AAB/ACC')).toBe('count');
    expect(proof('ABAB')).toBe('grammar');
    expect(proof('ABBA')).toBeNull();
    expect(proof('ABBA', 'fewest')).toBe('grammar');
    expect(proof('AB/BA')).toBe('search');
    expect(proof('AAA/BBB', 'points')).toBe('search');
    expect(solveSame(board(['...']))).toMatchObject({ kind: 'solved', moves: [], points: 1000 });
  });

  it('settles boards that hang in the air', () => {
    const answer = solveSame(
      tiles([
        [1, 0, 0],
        [0, 0, 0],
        [1, 0, 2],
        [0, 0, 2],
      ]),
    );
    expect(answer).toMatchObject({ kind: 'solved', left: 0 });
  });

  it('stops at limits with the best it has', () => {
    const start = drawnTiles(random('limits'), 12, 12, 5);
    const stopped = { aborted: true };
    for (const goal of ['clear', 'fewest'] as const) {
      const answer = solveSame(start, { goal, signal: stopped });
      expect(answer).toMatchObject({ kind: 'unknown', bound: 5 });
      if (answer.kind === 'unknown') expect(replayMoves(start, TILE_RULES, answer.best.moves)).toEqual(answer.best);
    }
    const points = solveSame(start, { goal: 'points', signal: stopped });
    expect(points).toMatchObject({ kind: 'solved', proof: null });
  });

  it('proves the most points by the bound where one group is all there is, however large', () => {
    const board = tiles(Array.from({ length: 13 }, () => Array.from({ length: 13 }, () => 1)));
    expect(solveSame(board, { goal: 'points' })).toMatchObject({
      points: 167 ** 2 + 1000,
      proof: { kind: 'bound', bound: 167 ** 2 + 1000 },
    });
  });

  it('says how it knows that moves are the fewest, and claims nothing where they were not asked for', () => {
    // As many moves as symbols, on a board too large to look at first; a board with nothing on it; a line.
    const halves = tiles(Array.from({ length: 13 }, () => Array.from({ length: 14 }, (_, c) => (c < 7 ? 1 : 2))));
    const line = tiles([[1, 2, 2, 1]]);
    const none = tiles([[0, 0]]);
    for (const [board, moves, kind] of [
      [halves, 2, 'bound'],
      [none, 0, 'bound'],
      [line, 2, 'grammar'],
    ] as const) {
      const fewest = solveSame(board, { goal: 'fewest' });
      expect(fewest).toMatchObject({ kind: 'solved', proof: { kind }, bound: moves });
      expect(fewest.kind === 'solved' && fewest.moves.length).toBe(moves);
      expect(solveSame(board)).toMatchObject({ kind: 'solved', proof: null, bound: null });
    }
  });

  it('keeps within the memory it is given', () => {
    const start = drawnTiles(random('memory'), 5, 6, 3);
    expect(solveSame(start, { goal: 'points' })).toMatchObject({ proof: { kind: 'search' } });
    expect(solveSame(start, { goal: 'points', memory: 1, search: false })).toMatchObject({ proof: null });
  });

  it('takes only rules for which its bounds hold', () => {
    const start = drawnTiles(random('rules'), 4, 4, 3);
    for (const [rule, says] of [
      [{ smallest: 0 }, 'solveSame: expected smallest from 1 to 99, got 0'],
      [{ smallest: 2.5 }, 'solveSame: expected smallest from 1 to 99, got 2.5'],
      [{ score: { kind: 'square', less: 3 } }, 'solveSame: expected less from 0 to 2, got 3'],
      [{ score: { kind: 'square', less: -1 } }, 'solveSame: expected less from 0 to 2, got -1'],
      [{ score: { kind: 'product', divisor: 3 } }, 'solveSame: expected divisor from 1 to 2, got 3'],
      [{ score: { kind: 'table', points: [] } }, 'solveSame: expected a table of 1 to 10000 points, got '],
      [{ score: { kind: 'table', points: [1, -1] } }, 'solveSame: expected points from 0 to 100000, got -1'],
      [{ factor: 0 }, 'solveSame: expected factor from 1 to 100, got 0'],
      [{ bonus: -1 }, 'solveSame: expected bonus from 0 to 1000000, got -1'],
    ] as const)
      expect(() => solveSame(start, { rules: { ...TILE_RULES, ...rule } })).toThrow(new RangeError(says));
  });

  it('empties large boards', () => {
    for (const size of [10, 12]) {
      const start = drawnTiles(random(`large ${size}`), size, size, 4);
      expect(solveSame(start)).toMatchObject({ kind: 'solved', left: 0 });
    }
  });
});
