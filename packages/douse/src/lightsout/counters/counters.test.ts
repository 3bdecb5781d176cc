import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WiringBoard } from '../../board/board.ts';
import { grid } from '../../board/grid.ts';
import { wiring } from '../../board/wiring.ts';
import { parseMachines } from '../../formats/wirings/aoc.ts';
import { random } from '../../play/random.ts';
import { publicCases } from '../../testing/oracles.ts';
import { cases, plainEffects } from '../../testing/plain.ts';
import type { Cases, CountersAnswer, CountersProof } from '../claims/counters.ts';
import { countPresses, provesCounters, provesNotIntegral, reachesCounters } from '../check/counters.ts';
import { makeCountersProgram } from '../programs/counters.ts';
import { solveCounters } from './counters.ts';

/** A board from its matrix, one row of weights a button. */
const boardOf = (buttons: readonly (readonly number[])[], counters: number): WiringBoard =>
  wiring(
    Array.from({ length: counters }, (_, i) => String(i)),
    buttons.map((moves, i) => ({ name: String(i), moves: new Map(moves.entries()) })),
  );

/** The smallest total by trying every number of presses of every button, or null. */
function plainFewest(buttons: readonly (readonly number[])[], wanted: readonly number[]): number | null {
  const useful = buttons.filter((moves) => moves.some(Boolean));
  let best: number | null = null;
  const press = (i: number, left: readonly number[], total: number): void => {
    if (left.some((value) => value < 0)) return;
    if (left.every((value) => value === 0)) best = best === null ? total : Math.min(best, total);
    else if (i < useful.length) {
      for (let rest = left, t = total; rest.every((value) => value >= 0); t++) {
        press(i + 1, rest, t);
        rest = rest.map((value, c) => value - useful[i]![c]!);
      }
    }
  };
  press(0, wanted, 0);
  return best;
}

/** Every part of an answer that can be checked from outside. */
function expectSound(board: WiringBoard, wanted: readonly number[], answer: CountersAnswer): void {
  if (answer.kind === 'solved') {
    expect(countPresses(board, answer.presses)).toEqual(wanted.map(BigInt));
    expect(answer.presses.reduce((sum, times) => sum + times, 0)).toBe(answer.total);
    expect(provesCounters(board, wanted, answer.proof, answer.total)).toBe(true);
    // A solution with this total exists, so no proof may show that one presses more often.
    expect(provesCounters(board, wanted, answer.proof, answer.total + 1)).toBe(false);
    expect(provesCounters(board, wanted, answer.proof, Infinity)).toBe(false);
  } else if (answer.kind === 'impossible') {
    const { certificate } = answer;
    if (certificate.kind === 'integral') expect(provesNotIntegral(board, wanted, certificate)).toBe(true);
    else expect(provesCounters(board, wanted, certificate, Infinity)).toBe(true);
  } else if (answer.best !== null) {
    expect(reachesCounters(board, wanted, answer.best.presses)).toBe(true);
    expect(answer.bound).toBeLessThanOrEqual(answer.best.total);
  }
}

/** Ten counters, 13 buttons and the like: buttons that move some counters, values that some presses reach. */
function machine(
  seed: string,
  counters: number,
  buttons: number,
  most: number,
): { board: WiringBoard; wanted: number[] } {
  const r = random(seed);
  const moves = Array.from({ length: buttons }, () => Array.from({ length: counters }, () => Number(r.below(5) < 2)));
  const presses = moves.map(() => r.below(most));
  const wanted = Array.from({ length: counters }, (_, c) => moves.reduce((sum, m, b) => sum + m[c]! * presses[b]!, 0));
  return { board: boardOf(moves, counters), wanted };
}

describe('solveCounters', () => {
  it('finds the published totals 10, 12 and 11', () => {
    const given = publicCases().find(({ aoc }) => aoc !== undefined)!;
    const parsed = parseMachines(given.aoc!.join('\n'));
    if (!parsed.ok) throw new Error('expected machines');
    const totals = parsed.value.map(({ problem, counters }) => {
      const answer = solveCounters(problem.board, counters!);
      expectSound(problem.board as WiringBoard, counters!, answer);
      return answer.kind === 'solved' && answer.total;
    });
    expect(totals).toEqual(given.counters);
    expect(totals).toEqual([10, 12, 11]);
  });

  it('agrees with trying everything', () => {
    const seen = { solved: 0, impossible: 0, unknown: 0 };
    const kinds = new Set<string>();
    const task = fc
      .integer({ min: 1, max: 4 })
      .chain((counters) =>
        fc.tuple(
          fc.array(fc.array(fc.nat({ max: 3 }), { minLength: counters, maxLength: counters }), { maxLength: 6 }),
          fc.array(fc.nat({ max: 12 }), { minLength: counters, maxLength: counters }),
        ),
      );
    fc.assert(
      fc.property(task, ([buttons, wanted]) => {
        const board = boardOf(buttons, wanted.length);
        const answer = solveCounters(board, wanted);
        expectSound(board, wanted, answer);
        seen[answer.kind]++;
        if (answer.kind === 'impossible')
          kinds.add(answer.certificate.kind === 'cases' ? answer.certificate.cases.kind : 'integral');
        expect(answer.kind === 'solved' ? answer.total : null).toBe(plainFewest(buttons, wanted));
      }),
      { seed: 11, numRuns: 800 },
    );
    expect(seen.unknown).toBe(0);
    expect(Math.min(seen.solved, seen.impossible)).toBeGreaterThan(100);
    expect([...kinds].sort()).toEqual(['integral', 'none', 'split']);
  });

  it('leaves buttons that move nothing or too much, and presses one of equal buttons', () => {
    const board = boardOf(
      [
        [0, 0],
        [1, 0],
        [1, 0],
        [1, 1],
        [0, 5],
      ],
      2,
    );
    expect(solveCounters(board, [3, 1])).toMatchObject({ kind: 'solved', presses: [0, 2, 0, 1, 0], total: 3 });
    expect(solveCounters(board, [0, 0])).toMatchObject({ kind: 'solved', presses: [0, 0, 0, 0, 0], total: 0 });
    expect(solveCounters(boardOf([], 1), [0])).toMatchObject({ kind: 'solved', presses: [], total: 0 });
    expect(solveCounters(boardOf([[0]], 1), [1]).kind).toBe('impossible');
    expect(solveCounters(boardOf([], 0), [])).toMatchObject({ kind: 'solved', presses: [], total: 0 });
  });

  it('takes grids, where a press counts up the cell and its neighbours', () => {
    const board = grid(3, 3, { rule: 'king' });
    const effects = plainEffects(board);
    const presses = [3, 1, 4, 1, 5, 9, 2, 6, 5];
    const answer = solveCounters(
      board,
      effects.map((row) => row.reduce((sum, by, b) => sum + by * presses[b]!, 0)),
    );
    // 3 × 3 under the king's rule is regular: there is no other solution.
    expect(answer).toMatchObject({ kind: 'solved', presses, total: 36 });
  });

  it('keeps to integers where values are as large as can be', () => {
    const top = 2 ** 32 - 1;
    expect(solveCounters(boardOf([[1]], 1), [top])).toMatchObject({ kind: 'solved', total: top });
    expect(
      solveCounters(
        boardOf(
          [
            [1, 0],
            [0, 1],
            [1, 1],
          ],
          2,
        ),
        [top, top - 1],
      ),
    ).toMatchObject({ presses: [1, 0, top - 1] });
    // 6a + 10b + 15c = N, fewest: as many 15s as leave a sum of 6s and 10s.
    const coins = boardOf([[6], [10], [15]], 1);
    for (const value of [29, 30, 31, 2 ** 31, top]) {
      const answer = solveCounters(coins, [value]);
      expectSound(coins, [value], answer);
      let best = Infinity;
      for (let c = Math.floor(value / 15); c > value / 15 - 3 && c >= 0; c--) {
        const rest = value - 15 * c;
        for (let b = 0; 10 * b <= rest; b++)
          if ((rest - 10 * b) % 6 === 0) best = Math.min(best, b + c + (rest - 10 * b) / 6);
      }
      expect(answer.kind === 'solved' ? answer.total : Infinity).toBe(best);
    }
    const heavy = boardOf(
      [
        [top, 1],
        [top - 1, 2],
        [1, 3],
      ],
      2,
    );
    const answer = solveCounters(heavy, [top, 1]);
    expect(answer).toMatchObject({ kind: 'solved', presses: [1, 0, 0] });
  });

  it('proves what only a search can, in few cases', () => {
    let most = 0;
    for (const [counters, buttons, values] of [
      [10, 13, 200],
      [7, 15, 100_000_000],
      [10, 30, 1000],
      [20, 28, 100],
    ] as const) {
      for (let i = 0; i < 10; i++) {
        const { board, wanted } = machine(`search ${counters} ${buttons} ${i}`, counters, buttons, values);
        const answer = solveCounters(board, wanted);
        expectSound(board, wanted, answer);
        if (answer.kind !== 'solved') throw new Error(answer.kind);
        most = Math.max(most, answer.proof.size);
      }
    }
    expect(most).toBeGreaterThan(3);
    expect(most).toBeLessThan(1000);
  });

  it('does without the lattice where there are many buttons', () => {
    const r = random('wide');
    const buttons = Array.from({ length: 230 }, () => Array.from({ length: 3 }, () => r.below(9)));
    const wanted = [37, 29, 31];
    const answer = solveCounters(boardOf(buttons, 3), wanted);
    expectSound(boardOf(buttons, 3), wanted, answer);
    expect(answer.kind).toBe('solved');
  });

  it('says why in words', () => {
    const says = (buttons: number[][], wanted: number[]): string => {
      const answer = solveCounters(boardOf(buttons, wanted.length), wanted);
      return answer.kind === 'unknown' ? answer.reason : answer.says;
    };
    expect(
      says(
        [
          [1, 1, 0],
          [0, 1, 1],
          [1, 0, 1],
        ],
        [1, 1, 1],
      ),
    ).toBe(
      'every button adds a multiple of 2 to counter 0 + counter 1 + counter 2, but it has to reach 3, which is none',
    );
    expect(says([[1, 1]], [3, 4])).toBe('no button raises counter 1 − counter 0, but it has to reach 1');
    expect(
      says(
        [
          [2, 1],
          [1, 0],
          [9, 9],
        ],
        [4, 2],
      ),
    ).toBe('every button that takes no counter beyond its value adds at most 2 to counter 0, which has to reach 4');
    expect(says([[3], [5]], [7])).toMatch(/^each of \d+ cases/);
  });

  it('stops at its limits with the best found and a bound', () => {
    const { board, wanted } = machine('limits 10', 14, 30, 1000);
    const full = solveCounters(board, wanted);
    if (full.kind !== 'solved') throw new Error(full.kind);
    expect(full.proof.size).toBeGreaterThan(3);
    for (const limits of [
      { cases: 2 },
      { cases: full.proof.size },
      { work: 10 },
      { work: 20_000 },
      { work: 200_000 },
      { work: 400_000 },
    ]) {
      const answer = solveCounters(board, wanted, limits);
      expectSound(board, wanted, answer);
      if (answer.kind !== 'unknown') throw new Error(`expected no answer within ${JSON.stringify(limits)}`);
      expect(answer.bound).toBeLessThanOrEqual(full.total);
      expect(answer.best?.total ?? Infinity).toBeGreaterThanOrEqual(full.total);
      expect(answer.reason).toMatch(/limit of .* was reached/);
    }
    // Within the first linear program its costs so far are a bound.
    const early = solveCounters(board, wanted, { work: 5000 });
    expect(early.kind === 'unknown' && early.best === null && early.bound).toBeGreaterThan(0);
    const stopped = solveCounters(board, wanted, { signal: { aborted: true } });
    expect(stopped).toMatchObject({ kind: 'unknown', best: null });
    const done: number[] = [];
    solveCounters(board, wanted, { onProgress: (part) => void done.push(part) });
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.at(-1)).toBeLessThanOrEqual(1);
  });

  it('refuses what no program can hold, and values that do not fit', () => {
    const wide = Array.from({ length: 1200 }, (_, i) =>
      Array.from({ length: 1000 }, (_, c) =>
        Number(c === i % 1000 || c === (i * 7 + 1) % 1000 || (i >= 1000 && c === i - 500)),
      ),
    );
    const board = boardOf(wide, 1000);
    expect(
      solveCounters(
        board,
        wide.slice(0, 1000).map(() => 2),
      ),
    ).toMatchObject({ kind: 'unknown', best: null, bound: 0 });
    expect(
      solveCounters(
        board,
        wide.slice(0, 1000).map(() => 0),
      ),
    ).toMatchObject({ kind: 'solved', total: 0 });
    for (const wanted of [[1], [1, 2, 3], [1, -1], [1, 0.5], [1, 2 ** 32], [NaN, 1]])
      expect(() => solveCounters(boardOf([[1, 1]], 2), wanted)).toThrow(RangeError);
  });
});

describe('the checkers', () => {
  const { board, wanted } = machine('limits 10', 14, 30, 1000);
  const answer = solveCounters(board, wanted);
  if (answer.kind !== 'solved' || answer.proof.cases.kind !== 'split') throw new Error('expected a proof by cases');
  const { proof, total } = answer;

  it('reject a proof with any case changed', () => {
    const leaves: Extract<Cases, { kind: 'bound' | 'none' }>[] = [];
    const splits: Extract<Cases, { kind: 'split' }>[] = [];
    const walk = (node: Cases): void => {
      if (node.kind !== 'split') return void leaves.push(node);
      splits.push(node);
      walk(node.below);
      walk(node.above);
    };
    walk(proof.cases);
    expect(leaves.length).toBe(proof.size);
    /** The proof with one node in place of another. */
    const changed = (old: Cases, by: Cases): CountersProof => {
      const copy = (node: Cases): Cases =>
        node === old
          ? by
          : node.kind === 'split'
            ? { ...node, below: copy(node.below), above: copy(node.above) }
            : node;
      return { ...proof, cases: copy(proof.cases) };
    };
    const accepts = (changedProof: CountersProof): boolean => provesCounters(board, wanted, changedProof, total);
    expect(accepts(changed(splits[0]!, splits[0]!))).toBe(true);
    for (const leaf of leaves) {
      expect(accepts(changed(leaf, { ...leaf, counters: leaf.counters.map(() => 0) }))).toBe(false);
      expect(accepts(changed(leaf, { ...leaf, unit: 0 }))).toBe(false);
      expect(accepts(changed(leaf, { ...leaf, counters: leaf.counters.slice(1) }))).toBe(false);
      if (leaf.kind === 'bound') expect(accepts(changed(leaf, { ...leaf, kind: 'none' }))).toBe(false);
    }
    let swapped = 0;
    for (const split of splits) {
      // A gap between the halves.
      expect(accepts(changed(split, { ...split, at: split.at + 0.5 }))).toBe(false);
      swapped += Number(accepts(changed(split, { ...split, below: split.above, above: split.below })));
    }
    expect(swapped).toBeLessThan(splits.length);
    expect(accepts({ ...proof, sums: proof.sums.map((sum) => sum.map(() => 0n)) })).toBe(false);
    expect(accepts({ ...proof, sums: proof.sums.slice(1) })).toBe(false);
  });

  it('reject presses and remainders that do not hold', () => {
    const odd = boardOf(
      [
        [1, 1, 0],
        [0, 1, 1],
        [1, 0, 1],
      ],
      3,
    );
    expect(provesNotIntegral(odd, [1, 1, 1], { counters: [1, 1, 1], unit: 2 })).toBe(true);
    expect(provesNotIntegral(odd, [1, 1, 2], { counters: [1, 1, 1], unit: 2 })).toBe(false);
    expect(provesNotIntegral(odd, [1, 1, 1], { counters: [1, 1, 0], unit: 2 })).toBe(false);
    expect(provesNotIntegral(odd, [1, 1, 1], { counters: [1, 1, 1], unit: 0 })).toBe(false);
    expect(provesNotIntegral(odd, [1, 1, 1], { counters: [1, 1], unit: 2 })).toBe(false);
    expect(reachesCounters(odd, [1, 2, 1], [1, 1, 0])).toBe(true);
    expect(reachesCounters(odd, [1, 2, 2], [1, 1, 0])).toBe(false);
    expect(() => countPresses(odd, [1, 1])).toThrow(RangeError);
    expect(() => countPresses(odd, [1, 1, -1])).toThrow(RangeError);
  });
});

describe('makeCountersProgram', () => {
  it('writes the program, buttons that move nothing left out', () => {
    expect(
      makeCountersProgram(
        boardOf(
          [
            [1, 0, 0],
            [0, 0, 0],
            [2, 1, 0],
          ],
          3,
        ),
        [5, 4, 0],
      ),
    ).toBe(
      [
        '\\ Counters: x is how often a button is pressed.',
        'Minimize',
        ' presses: x0 + x2',
        'Subject To',
        ' counter0: x0 + 2 x2 = 5',
        ' counter1: x2 = 4',
        'Bounds',
        ' x0 >= 0',
        ' x2 >= 0',
        'General',
        ' x0 x2',
        'End',
        '',
      ].join('\n'),
    );
    expect(makeCountersProgram(boardOf([[0]], 1), [1])).toContain(' counter0: none = 1\n');
    expect(() => makeCountersProgram(boardOf([], 1), [])).toThrow(RangeError);
  });

  it('holds for every solution found', () => {
    for (const r of cases('counters program', 20)) {
      const { board, wanted } = machine(`program ${r.bits()}`, 4, 6, 20);
      const answer = solveCounters(board, wanted);
      if (answer.kind !== 'solved') throw new Error(answer.kind);
      const equations = makeCountersProgram(board, wanted).matchAll(/ counter(\d+): ([^=]*) = (\d+)/g);
      for (const [, counter, terms, value] of equations) {
        const sum = terms!.split(' + ').reduce((all, x) => all + answer.presses[Number(x.trim().slice(1))]!, 0);
        expect([sum, wanted[Number(counter)]]).toEqual([Number(value), Number(value)]);
      }
    }
  });
});
