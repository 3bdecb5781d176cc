import { describe, expect, it } from 'vitest';
import { grid } from '../../board/grid.ts';
import { levelAt, problem } from '../../board/problem.ts';
import { cases, plainMatrix } from '../../testing/plain.ts';
import { anyTask } from '../../testing/tasks.ts';
import type { Problem } from '../../board/problem.ts';
import { wiring } from '../../board/wiring.ts';
import type { CoverBound } from '../claims/cover-bound.ts';
import { provesBound } from '../check/bound.ts';
import { coverBound } from './cover-bound.ts';
import { solve } from '../solve/solve.ts';

/** The same check from the whole matrix. */
function plainBound(task: Problem, { checks, scale }: CoverBound): number {
  const q = task.levels;
  const a = plainMatrix(task);
  const scaled = a.map((row, light) => row.map((weight) => (weight * (q / (task.moduli?.[light] ?? q))) % q));
  let gained = 0;
  const loads = Array.from({ length: task.board.buttons }, () => 0);
  for (const { lights, weight } of checks) {
    let right = 0;
    const sums = loads.map(() => 0);
    for (const [light, times] of lights) {
      const need = (levelAt(task.target, light) - levelAt(task.start, light) + q) * (q / (task.moduli?.[light] ?? q));
      right = (right + times * need) % q;
      scaled[light]!.forEach((by, b) => (sums[b] = (sums[b]! + times * by) % q));
    }
    gained += weight * right;
    sums.forEach((by, b) => (loads[b]! += weight * by));
  }
  expect(Math.max(0, ...loads)).toBeLessThanOrEqual(scale);
  return Math.ceil(gained / scale);
}

describe('coverBound', () => {
  it('is proved, and never above the fewest presses', () => {
    let [met, above] = [0, 0];
    for (const random of cases('cover', 150)) {
      const task = anyTask(random, 3);
      const cover = coverBound(task);
      expect(provesBound(task, cover)).toBe(true);
      expect(plainBound(task, cover)).toBe(cover.bound);
      const answer = solve(task, { fewest: true });
      if (answer.kind !== 'solved' || answer.fewest === null) continue;
      expect(cover.bound).toBeLessThanOrEqual(answer.total);
      met += Number(cover.bound === answer.total && cover.bound > 0);
      above += Number(cover.bound > 0);
    }
    // It says something of nearly every board and everything of some.
    expect(met).toBeGreaterThan(20);
    expect(above).toBeGreaterThan(80);
  });

  it('takes the multiple of a light that says most, and wastes no weight', () => {
    // 2x ≡ 1 modulo 3 says x ≥ ½ as it stands, and x ≥ 2 when doubled.
    const dial = (weight: number, need: number, q: number) =>
      problem(wiring(['a'], [{ name: 'x', moves: new Map([[0, weight]]) }]), { levels: q, start: [(q - need) % q] });
    expect(coverBound(dial(2, 1, 3)).bound).toBe(2);
    for (const q of [5, 7, 12, 64])
      for (let x = 1; x < q; x++) expect(coverBound(dial(q - 1, q - x, q)).bound, `${x} of ${q}`).toBe(x);
    // Each of many lights has a button of its own: the bound is exact however many there are.
    const names = Array.from({ length: 300 }, (_, i) => `${i}`);
    const apart = wiring(
      names,
      names.map((name, i) => ({ name, moves: new Map([[i, 1]]) })),
    );
    expect(coverBound(problem(apart, { levels: 9, start: names.map(() => 2) })).bound).toBe(2100);
  });

  it('counts lights that no button shares: one press each', () => {
    const start = new Uint8Array(81);
    for (const cell of [10, 13, 16, 37, 40, 43, 64, 67, 70]) start[cell] = 1;
    // No king's move reaches two of these lights.
    expect(coverBound(problem(grid(9, 9, { rule: 'king' }), { start })).bound).toBeGreaterThanOrEqual(9);
    expect(coverBound(problem(grid(0, 0))).bound).toBe(0);
    expect(coverBound(problem(grid(5, 5))).bound).toBe(0);
  });

  it('is smaller but still proved when stopped', () => {
    const task = problem(grid(6, 6, { rule: 'king' }), { start: new Uint8Array(36).fill(1) });
    const cover = coverBound(task, { signal: { aborted: true } });
    expect(provesBound(task, cover)).toBe(true);
    expect(cover.bound).toBeLessThanOrEqual(coverBound(task).bound);
  });
});

describe('provesBound', () => {
  const task = problem(grid(4, 4), { levels: 3, start: new Uint8Array(16).fill(2) });
  const cover = coverBound(task);
  const [first, ...rest] = cover.checks;

  it('takes what is proved and less', () => {
    expect(cover.bound).toBeGreaterThan(0);
    expect(provesBound(task, cover)).toBe(true);
    expect(provesBound(task, { ...cover, bound: cover.bound - 1 })).toBe(true);
    expect(provesBound(task, { bound: 0, checks: [], scale: 1 })).toBe(true);
  });

  it('refuses doctored proofs', () => {
    const doctored: CoverBound[] = [
      { ...cover, bound: cover.bound + 1 },
      { ...cover, bound: NaN },
      { ...cover, bound: 0.5 },
      { ...cover, bound: Infinity },
      { ...cover, scale: Math.floor(cover.scale / 2) },
      { ...cover, scale: 0 },
      { ...cover, checks: [] },
      { ...cover, checks: [{ ...first!, weight: first!.weight + cover.scale }, ...rest] },
      { ...cover, checks: [{ ...first!, weight: -1 }, ...rest] },
      { ...cover, checks: [{ ...first!, weight: NaN }, ...rest] },
      { ...cover, checks: [{ ...first!, lights: [[16, 1]] }, ...rest] },
      { ...cover, checks: [{ ...first!, lights: [[0.5, 1]] }, ...rest] },
      { ...cover, checks: [{ ...first!, lights: [[0, 3]] }, ...rest] },
      { ...cover, checks: [{ ...first!, lights: [[0, 0]] }, ...rest] },
    ];
    for (const proof of doctored) expect(provesBound(task, proof), JSON.stringify(proof)).toBe(false);
  });

  it('refuses a proof for another board', () => {
    const other = problem(grid(4, 4, { rule: 'king' }), { levels: 3, start: new Uint8Array(16).fill(2) });
    expect(provesBound(other, cover)).toBe(false);
    expect(provesBound(problem(grid(4, 4), { levels: 3 }), cover)).toBe(false);
  });
});
