import { parity } from '../../algebra/bitmatrix.ts';
import type { Board } from '../../board/board.ts';
import { asArray, problem } from '../../board/problem.ts';
import { replay } from './replay.ts';
import type { HardestProof, Refutation } from '../claims/hardest.ts';

/**
 * True if `proof` shows that no solvable board with two levels needs more than `total` presses. The patterns are
 * replayed and every mean of sums is added up again, term by term, in whole numbers. The list of patterns need not be
 * complete.
 * Cost: O(patterns · effects + leaves · weights · kinds).
 */
export function provesHardest(board: Board, total: number, { patterns, basis, refutation }: HardestProof): boolean {
  const off = problem(board);
  const isQuiet = (pattern: ArrayLike<number>): boolean =>
    pattern.length === board.buttons &&
    Array.from(pattern).every((presses) => presses === 0 || presses === 1) &&
    Array.from(asArray(replay(off, Uint8Array.from(pattern)))).every((light) => light === 0);
  if (patterns.length > 20 || !patterns.every(isQuiet)) return false;
  const bits = Array.from({ length: board.buttons }, (_, cell) =>
    patterns.reduce((sum, pattern, i) => sum + pattern[cell]! * 2 ** i, 0),
  );

  const patternSums = 2 ** patterns.length;
  const moved = bits.filter((own) => own !== 0);
  const high = new Map<number, number>();
  for (const own of moved) high.set(own, (high.get(own) ?? 0) + 1);
  const low = new Map([...high].map(([own, cells]) => [own, -cells]));
  if (!areIndependent(basis.map((cell) => bits[cell] ?? 0))) return false;
  for (const cell of basis) low.set(bits[cell]!, high.get(bits[cell]!)! % 2);
  // A board with total + 1 presses or more has no sum above this.
  const limit = moved.length + 2 * (board.buttons - moved.length) - 2 * (total + 1);

  const refutes = (why: Refutation, limitOf: (k: number) => number): boolean => {
    // Classes stand only at the root.
    if ('classes' in why) return false;
    if ('weights' in why) {
      const counts = why.weights.every(
        ([k, weight]) => Number.isInteger(k) && k >= 0 && k < patternSums && Number.isInteger(weight) && weight >= 0,
      );
      const sum = why.weights.reduce((all, [, weight]) => all + weight, 0);
      if (!counts || !(sum * board.buttons < Number.MAX_SAFE_INTEGER)) return false;
      let least = 0;
      for (const [own, most] of high) {
        const mean = why.weights.reduce((all, [k, weight]) => all + (parity(own & k) === 0 ? weight : -weight), 0);
        least += mean * (mean > 0 ? low.get(own)! : most);
      }
      return least > why.weights.reduce((most, [k, weight]) => most + weight * limitOf(k), 0);
    }
    const own = bits[why.cell] ?? 0;
    const [from, to] = [low.get(own), high.get(own)];
    // The y of a kind are two apart.
    if (from === undefined || to === undefined || !((to - why.at) % 2 === 0)) return false;
    high.set(own, Math.min(to, why.at));
    const below = refutes(why.below, limitOf);
    high.set(own, to);
    low.set(own, Math.max(from, why.at + 2));
    const above = refutes(why.above, limitOf);
    low.set(own, from);
    return below && above;
  };
  if (!Number.isInteger(total)) return false;
  if (!('classes' in refutation)) return refutes(refutation, () => limit);
  // Every class of presses: w of them modulo 4, and whether an odd number lies in each pattern (the bits of t).
  const pressedBy = (k: number): number => moved.reduce((cells, own) => cells + parity(own & k), 0);
  const residues = Array.from({ length: patternSums }, (_, k) => moved.length - 2 * pressedBy(k));
  return (
    refutation.classes.length === 4 * patternSums &&
    refutation.classes.every((why, name) => {
      const [t, w] = [name >>> 2, name & 3];
      return refutes(why, (k) => {
        // Adding k to the presses changes their number by |k| − 2·|x ∧ k|, so S(k) modulo 8 is this.
        const residue = residues[k]! - 2 * w + 4 * parity(t & k);
        return limit - ((((limit - residue) % 8) + 8) % 8);
      });
    })
  );
}

/** Whether no sum of some of the numbers, bit by bit without carry, is 0. */
function areIndependent(numbers: readonly number[]): boolean {
  const reduced: number[] = [];
  return numbers.every((number) => {
    const rest = reduced.reduce((sum, other) => Math.min(sum, sum ^ other), number);
    reduced.push(rest);
    return rest !== 0;
  });
}
