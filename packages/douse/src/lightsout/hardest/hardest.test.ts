import { describe, expect, it } from 'vitest';
import facts from '../../../test-data/facts.json' with { type: 'json' };
import { WRAPS } from '../../board/board.ts';
import { grid } from '../../board/grid.ts';
import { problem } from '../../board/problem.ts';
import { RULE_NAMES } from '../../board/rule.ts';
import { replay } from '../check/replay.ts';
import { provesHardest } from '../check/hardest.ts';
import type { HardestProof, Refutation } from '../claims/hardest.ts';
import { hardest } from './hardest.ts';
import { solve } from '../solve/solve.ts';

/** The most of the fewest presses over all boards, by going through all sets of presses. */
function hardestByAll(board: ReturnType<typeof grid>): number {
  const fewest = new Map<string, number>();
  const off = problem(board);
  for (let set = 0; set < 2 ** board.buttons; set++) {
    const presses = Uint8Array.from({ length: board.buttons }, (_, i) => (set >>> i) & 1);
    const lights = (replay(off, presses) as Uint8Array).join('');
    const total = presses.reduce((sum, press) => sum + press, 0);
    fewest.set(lights, Math.min(total, fewest.get(lights) ?? Infinity));
  }
  return Math.max(...fewest.values());
}

function expectHardest(board: ReturnType<typeof grid>, total: number, name: string): void {
  const found = hardest(board, { proof: true });
  if ('reason' in found) throw new Error(`${name}: ${found.reason}`);
  expect([found.total, found.bound], name).toEqual([total, total]);
  expect(provesHardest(board, total, found.proof!), name).toBe(true);
  expect(provesHardest(board, total - 1, found.proof!), name).toBe(false);
  expect(solve(found.board, { fewest: true }), name).toMatchObject({ kind: 'solved', total });
}

describe('the hardest board', () => {
  it('is the one that going through all boards finds', () => {
    for (const [rows, columns] of [
      [1, 1],
      [1, 2],
      [2, 3],
      [3, 3],
      [2, 5],
      [1, 8],
    ] as const) {
      for (const rule of RULE_NAMES) {
        for (const wrap of WRAPS) {
          const board = grid(rows, columns, { rule, wrap });
          expectHardest(board, hardestByAll(board), `${rows} × ${columns} ${rule} ${wrap}`);
        }
      }
    }
  });

  it('needs the presses that are known', () => {
    const { values } = facts.hardestBoardPresses;
    for (const [name, total] of Object.entries(values)) {
      // Proved by classes, below.
      if (name === '9x9') continue;
      const [, wrap = 'none', rows, columns] = /^(torus )?(\d+)x(\d+)$/.exec(name)!;
      expectHardest(
        grid(Number(rows), Number(columns), { wrap: wrap === 'none' ? 'none' : 'torus' }),
        total as number,
        name,
      );
    }
  });

  it('comes with a bound when the proof is stopped', () => {
    let asked = 0;
    const signal = {
      get aborted() {
        return ++asked > 20;
      },
    };
    const found = hardest(grid(9, 9), { signal });
    if ('reason' in found) throw new Error(found.reason);
    expect(found.total).toBeLessThanOrEqual(37);
    expect(found.bound).toBeGreaterThan(37);
    expect(found.proof).toBeNull();
    expect(solve(found.board, { fewest: true })).toMatchObject({ kind: 'solved', total: found.total });
  });

  it('is not proved by a proof with a mistake', () => {
    const board = grid(5, 5, { wrap: 'torus' });
    const found = hardest(board, { proof: true });
    if ('reason' in found) throw new Error(found.reason);
    const proof = found.proof!;
    const { patterns, basis, refutation } = proof;
    if (!('cell' in refutation)) throw new Error('the proof has no tree');
    const proves = (changed: Partial<HardestProof>): boolean => provesHardest(board, 8, { ...proof, ...changed });
    expect(proves({})).toBe(true);
    expect(proves({ patterns: [Uint8Array.from({ length: 25 }, (_, i) => (i === 0 ? 1 : 0)), ...patterns] })).toBe(
      false,
    );
    expect(proves({ patterns: patterns.slice(1) })).toBe(false);
    expect(proves({ basis: [...basis, basis[0]!] })).toBe(false);
    expect(proves({ basis: basis.slice(1) })).toBe(false);
    expect(proves({ refutation: refutation.below })).toBe(false);
    expect(proves({ refutation: { ...refutation, below: refutation.above } })).toBe(false);
    expect(proves({ refutation: { ...refutation, at: refutation.at - 1 } })).toBe(false);
    // Any leaf that says nothing.
    const blank = (why: Refutation): Refutation =>
      'cell' in why ? { ...why, above: blank(why.above) } : { weights: [[0, 1]] };
    expect(proves({ refutation: blank(refutation) })).toBe(false);
    expect(proves({ refutation: { weights: [] } })).toBe(false);
    expect(proves({ refutation: { weights: [[-1, 1]] } })).toBe(false);
    expect(proves({ refutation: { classes: [] } })).toBe(false);
    expect(proves({ refutation: { classes: Array.from({ length: 1024 }, () => refutation) } })).toBe(true);
    expect(
      proves({ refutation: { ...refutation, above: { classes: Array.from({ length: 1024 }, () => refutation) } } }),
    ).toBe(false);
    expect(proves({ refutation: { weights: [[0, Infinity]] } })).toBe(false);
  });

  it('is proved by the residues of its presses where ranges alone take long', () => {
    const board = grid(9, 9);
    const found = hardest(board, { proof: true });
    if ('reason' in found) throw new Error(found.reason);
    const proof = found.proof!;
    const { refutation } = proof;
    if (!('classes' in refutation)) throw new Error('expected a proof by classes');
    expect([found.total, found.bound, facts.hardestBoardPresses.values['9x9']]).toEqual([37, 37, 37]);
    expect(provesHardest(board, 37, proof)).toBe(true);
    expect(provesHardest(board, 36, proof)).toBe(false);
    const with0 = (classes: readonly Refutation[]): HardestProof => ({ ...proof, refutation: { classes } });
    expect(provesHardest(board, 37, with0(refutation.classes.slice(1)))).toBe(false);
    expect(provesHardest(board, 37, with0([...refutation.classes.slice(4), ...refutation.classes.slice(0, 4)]))).toBe(
      false,
    );
    expect(
      provesHardest(board, 37, with0(refutation.classes.map((why, i) => (i === 5 ? { weights: [[0, 1]] } : why)))),
    ).toBe(false);
  });

  it('is not sought where there are too many quiet patterns', () => {
    expect(hardest(grid(19, 19))).toMatchObject({ reason: expect.stringMatching(/dimension 16, more than 12/) });
  });
});
