import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitMatrix } from '../../algebra/bitmatrix.ts';
import { grid } from '../../board/grid.ts';
import { problem } from '../../board/problem.ts';
import { cases } from '../../testing/plain.ts';
import { anyTask } from '../../testing/tasks.ts';
import { provesImpossible, solves } from '../check/presses.ts';
import type { Answer } from '../claims/answer.ts';
import { makeAnswer, parseAnswer } from './answer-text.ts';
import { solutionsOf } from './solutions.ts';
import { solve } from './solve.ts';

function again(answer: Answer): Answer {
  const read = parseAnswer(makeAnswer(answer));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const solvedText = makeAnswer(solve(problem(grid(2, 2), { start: [1, 0, 0, 0] }), { fewest: true }));
const impossibleText = makeAnswer(solve(problem(grid(1, 1, { rule: 'ring' }), { start: [1] })));

describe('answers as text', () => {
  it('are read back whole, of every kind, and the checkers say the same', () => {
    const seen = new Set<string>();
    for (const random of cases('answer text', 100)) {
      const task = anyTask(random, 2);
      const { kind, ...about } = solve(task);
      // Where there are many solutions, the fewest take a search.
      const few = kind === 'solved' && 'solutions' in about && about.solutions < 200n;
      const answer = solve(task, { fewest: few });
      const read = again(answer);
      // Typed arrays are as small as their numbers allow.
      expect(makeAnswer(read)).toBe(makeAnswer(answer));
      seen.add(answer.kind === 'solved' ? (answer.fewest?.kind ?? 'solved') : answer.kind);
      if (read.kind === 'solved') {
        expect(solves(task, read.presses)).toBe(true);
        if (read.solutions < 100n) expect(BigInt([...solutionsOf(task, read)].length)).toBe(read.solutions);
      }
      if (read.kind === 'impossible') expect(provesImpossible(task, read.certificate)).toBe(true);
    }
    for (const kind of ['unique', 'exhaustive', 'solved', 'impossible']) expect([...seen]).toContain(kind);
    const unknown = solve(problem(grid(3, 3), { start: new Uint8Array(9).fill(1) }), { signal: { aborted: true } });
    expect(again(unknown)).toEqual(unknown);
  });

  it('keep bits', () => {
    const answer = solve(
      problem(grid(3, 33), { start: BitMatrix.from([[1], [1], [1]].map(() => Array.from({ length: 33 }, () => 1))) }),
    );
    expect(again(answer)).toEqual(structuredClone(answer));
  });

  it('are refused where they are none, with what was expected', () => {
    for (const [from, to, message] of [
      ['"solved"', '"won"', /kind solved, impossible or unknown, got "won"/],
      ['"presses":[', '"presses":[0.5,', /whole numbers from 0 to \d+ in presses, got 0.5 at 0/],
      ['"presses":[', '"presses":["1",', /list of numbers as presses, got string at 0/],
      ['"presses":[', '"pushes":[', /presses/],
      ['"total":3', '"total":-3', /whole number from 0 as total, got -3/],
      ['"method":"', '"method":"x', /a method of lattice, chase, eliminate/],
      ['"unique"', '"surely"', /whole number from 0 as fewest.work, got nothing/],
      ['"solutions":"1"', '"solutions":1', /digits in quotes as solutions.*got 1/],
    ] as const) {
      const forged = solvedText.replace(from, to);
      expect(forged, from).not.toBe(solvedText);
      const read = parseAnswer(forged);
      expect(read.ok ? 'read' : read.error, to).toMatch(message);
    }
    const levels = parseAnswer(impossibleText.replace('"levels":2', '"levels":1'));
    expect(levels.ok ? 'read' : levels.error).toMatch(/from 2 as certificate.levels, got 1/);
    for (const text of ['', '{', 'null', '[]', '5', '{"kind":"unknown"}', undefined as never])
      expect(parseAnswer(text).ok, text).toBe(false);
    expect(parseAnswer(solvedText.replace('"1"', `"${'9'.repeat(200_000)}"`)).ok).toBe(false);
  });

  it('never break the reader', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: solvedText.length }),
        fc.string({ maxLength: 4 }),
        fc.nat({ max: 6 }),
        (at, text, cut) => {
          const read = parseAnswer(solvedText.slice(0, at) + text + solvedText.slice(at + cut));
          if (!read.ok) expect(read.error).toMatch(/^expected /);
        },
      ),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.json(), (text) => void parseAnswer(text)),
      { numRuns: 300 },
    );
  });
});
