import { describe, expect, it } from 'vitest';
import { grid } from '../../board/grid.ts';
import { levelAt, problem, type Problem } from '../../board/problem.ts';
import { wiring } from '../../board/wiring.ts';
import { random, type Random } from '../../play/random.ts';
import { cases, plainReplay, vectors } from '../../testing/plain.ts';
import { anyTask } from '../../testing/tasks.ts';
import { checkClosest, provesMissed } from '../check/closest.ts';
import { provesImpossible, wrongLights } from '../check/presses.ts';
import type { Closest } from '../claims/closest.ts';
import { solve } from '../solve/solve.ts';
import { solveClosest } from './closest.ts';
import { fewestSet } from './sets.ts';

/** The fewest lights that are wrong after any presses, by trying all. */
function leastWrong(task: Problem): number {
  let least = Infinity;
  for (const presses of vectors(task.board.buttons, task.levels)) {
    const wrong = plainReplay(task, presses).filter(
      (level, light) => task.care?.[light] !== 0 && level !== levelAt(task.target, light),
    );
    least = Math.min(least, wrong.length);
  }
  return least;
}

function expectClosest(task: Problem, missed: number | null): Closest {
  const answer = solveClosest(task);
  if (answer.kind !== 'closest') throw new Error(`expected an impossible board, got ${answer.kind}`);
  expect(answer.proof).not.toBeNull();
  expect([answer.missed, answer.bound]).toEqual([missed ?? answer.missed, missed ?? answer.missed]);
  expect(wrongLights(task, answer.presses)).toEqual(answer.wrong);
  expect(provesImpossible(task, answer.certificate)).toBe(true);
  expect(answer.cover.bound).toBeLessThanOrEqual(answer.missed);
  expect(provesMissed(task, answer.cover)).toBe(true);
  return answer;
}

/** n × n lamps with a switch for each row and each column: Gale and Berlekamp's game. */
function switches(n: number, source: Random): Problem {
  const names = Array.from({ length: n * n }, (_, i) => `${i}`);
  const line = (name: string, cell: (i: number) => number) => ({
    name,
    moves: new Map(Array.from({ length: n }, (_, i) => [cell(i), 1] as const)),
  });
  const buttons = Array.from({ length: n }, (_, k) => [
    line(`row ${k}`, (i) => n * k + i),
    line(`column ${k}`, (i) => n * i + k),
  ]).flat();
  return problem(wiring(names, buttons), { start: names.map(() => source.below(2)) });
}

describe('the closest to an impossible board', () => {
  it('is that of trying all presses, with any levels, wiring and lights that do not matter', () => {
    const ways = new Map<string, number>();
    for (const source of cases('closest', 150)) {
      const any = anyTask(source, 2 + source.below(2));
      const care = source.below(3) > 0 ? null : Uint8Array.from({ length: any.board.lights }, () => source.below(4));
      const task = problem(any.board, {
        levels: any.moduli ?? any.levels,
        start: any.start as ArrayLike<number>,
        target: any.target as ArrayLike<number> | null,
        care,
      });
      if (task.levels ** task.board.buttons > 5000) continue;
      const least = leastWrong(task);
      if (least === 0) {
        expect(solveClosest(task).kind).toBe('solved');
        continue;
      }
      const { proof, presses, missed } = expectClosest(task, least);
      ways.set(proof!.kind, (ways.get(proof!.kind) ?? 0) + 1);
      expect(checkClosest(task, { presses, missed })).toEqual({ kind: 'holds' });
      // The other way round: no comparison of what the buttons can do.
      const other = solveClosest(task, { compare: 1 });
      if (other.kind !== 'closest') throw new Error('expected an impossible board');
      expect(other.missed).toBeGreaterThanOrEqual(missed);
      expect(other.bound).toBeLessThanOrEqual(missed);
      if (other.proof !== null) expect([other.missed, other.bound]).toEqual([missed, missed]);
      ways.set(other.proof?.kind ?? 'none', (ways.get(other.proof?.kind ?? 'none') ?? 0) + 1);
    }
    expect(ways.get('exhaustive')).toBeGreaterThan(4);
    expect(ways.get('sets')).toBeGreaterThan(4);
  });

  it('leaves one light of an impossible 5 × 5, and solved boards answer as before', () => {
    const board = grid(5, 5);
    const start = new Uint8Array(25);
    start[0] = 1;
    expectClosest(problem(board, { start }), 1);
    const solvable = problem(board, { start: new Uint8Array(25).fill(1) });
    expect(solveClosest(solvable, { fewest: true })).toMatchObject({ kind: 'solved', total: 15 });
    // Two lights are the most that a board may need: one for each of two independent quiet patterns.
    const source = random('five');
    for (let round = 0; round < 20; round++) {
      const task = problem(board, { start: Uint8Array.from({ length: 25 }, () => source.below(2)) });
      if (solve(task).kind === 'impossible') expect(expectClosest(task, null).missed).toBeLessThanOrEqual(2);
    }
  });

  it('wins the game of Gale and Berlekamp as far as it can be won', () => {
    const source = random('switches');
    // The most lamps that must stay on, OEIS A005311, n = 2 … 6.
    for (const [i, most] of [1, 2, 4, 7, 11].entries()) {
      const task = switches(i + 2, source);
      const answer = solveClosest(task);
      if (answer.kind !== 'closest') continue;
      expect(answer.missed).toBeLessThanOrEqual(most);
      expectClosest(task, answer.missed);
      expect(checkClosest(task, answer)).toEqual({ kind: 'holds' });
    }
    // A worst board of 3 × 3 and one of 4 × 4: equal to their own complement along the diagonal.
    const worst = (rows: string) =>
      problem(switches(rows.split('/').length, source).board, { start: [...rows.replaceAll('/', '')].map(Number) });
    expectClosest(worst('100/010/001'), 2);
    expectClosest(worst('1000/0100/0010/0001'), 4);
  });

  it('is proved by small sets of lights on large boards, stored as bits like the board', () => {
    const source = random('thirty');
    const task = problem(grid(16, 16), { start: Uint8Array.from({ length: 256 }, () => source.below(2)) });
    const answer = expectClosest(task, null);
    expect(answer.proof!.kind).toBe('sets');
    expect(checkClosest(task, answer)).toEqual({ kind: 'holds' });
  });

  it('is the best found, with a bound, where there is too much to compare or no time', () => {
    const source = random('much');
    const torus = grid(15, 15, { wrap: 'torus' });
    const start = Uint8Array.from({ length: 225 }, () => source.below(2));
    const signal = { aborted: false };
    const task = problem(torus, { start });
    for (const compare of [true, false]) {
      let looks = 0;
      const stopping = { get aborted() { return compare ? signal.aborted : looks++ > 3; } }; // prettier-ignore
      const answer = solveClosest(task, { signal: stopping });
      if (answer.kind !== 'closest') continue;
      expect(answer.missed).toBeGreaterThanOrEqual(answer.bound);
      expect(answer.bound).toBeGreaterThanOrEqual(1);
      expect(answer.proof === null).toBe(answer.missed > answer.bound);
      expect(answer.reason === '').toBe(answer.proof !== null);
      expect(wrongLights(task, answer.presses).length).toBe(answer.missed);
    }
  });
});

describe('the fewest numbers with a sum', () => {
  it('are those of trying all sets, with up to 64 bits', () => {
    for (const source of cases('sets', 60)) {
      const [count, bits] = [1 + source.below(9), [3, 8, 31, 33, 52, 54, 64][source.below(7)]!];
      const word = (from: number): number => {
        let value = 0;
        for (let bit = from; bit < Math.min(bits, from + 32); bit++)
          value = (value | (source.below(2) << (bit - from))) >>> 0;
        return value;
      };
      const low = Uint32Array.from({ length: count }, () => word(0));
      const high = Uint32Array.from({ length: count }, () => word(32));
      if (source.below(2) === 0) [low[count - 1], high[count - 1]] = [low[0]!, high[0]!];
      const chosen = source.below(2 ** count);
      const sum = (set: number): [number, number] => {
        const total: [number, number] = [0, 0];
        for (let i = 0; i < count; i++) {
          if (((set >>> i) & 1) === 0) continue;
          total[0] = (total[0] ^ low[i]!) >>> 0;
          total[1] = (total[1] ^ high[i]!) >>> 0;
        }
        return total;
      };
      const wanted = sum(chosen);
      const size = (set: number): number => set.toString(2).replaceAll('0', '').length;
      const sets = Array.from({ length: 2 ** count }, (_, set) => set).filter(
        (set) => String(sum(set)) === String(wanted),
      );
      const least = Math.min(...sets.map(size));
      const { places, bound } = fewestSet({ low, high }, wanted);
      expect([places?.length, bound]).toEqual([least, least]);
      expect(sum(places!.reduce((set, place) => set | (1 << place), 0))).toEqual(wanted);
    }
  });
});

describe('the checkers of what is closest', () => {
  it('refuse what is not', () => {
    const source = random('refuse');
    const task = switches(4, source);
    const answer = solveClosest(problem(task.board, { start: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] }));
    if (answer.kind !== 'closest') throw new Error('expected an impossible board');
    const own = problem(task.board, { start: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] });
    expect(checkClosest(own, { ...answer, missed: answer.missed - 1 }).kind).toBe('fails');
    const worse = Uint8Array.from([1, 1, 0, 0, 0, 0, 0, 0]);
    expect(checkClosest(own, { presses: worse }).kind).toBe('fails');
    const { cover } = answer;
    expect(provesMissed(own, { ...cover, bound: cover.bound + 100 })).toBe(false);
    expect(provesMissed(own, { ...cover, certificates: [...cover.certificates, ...cover.certificates] })).toBe(false);
    expect(
      provesMissed(own, { ...cover, certificates: cover.certificates.map((one) => ({ ...one, weight: 0.5 })) }),
    ).toBe(false);
    const [first] = cover.certificates;
    const lights = (first!.lights as Uint8Array).map((by, light) => (light === 0 ? 1 - by : by));
    expect(provesMissed(own, { bound: 1, scale: 1, certificates: [{ ...first!, lights, weight: 1 }] })).toBe(false);
  });
});
