import { MAX_SMITH_ENTRIES, smithInvariants } from '../../algebra/smith.ts';
import { asArray, type Problem } from '../../board/problem.ts';
import { matrixRows } from './board-smith.ts';

/** The numbers of levels q for which the lights can be changed as required. */
export type SolvableLevels =
  /**
   * Every q that none of these prime powers divides; they belong to different primes, ascending. With `beyond`, some
   * primes above 2¹⁶ must not divide q either.
   */
  | { readonly kind: 'unless'; readonly powers: readonly bigint[]; readonly beyond: boolean }
  /** Only for divisors of this number. */
  | { readonly kind: 'divisors'; readonly of: bigint };

/**
 * For which q the lights of a problem can be put out if they have q levels: the same board, start and target, as
 * integers. The problem's own number of levels does not matter.
 *
 * With c = target − start, A·x ≡ c (mod q) is solvable iff the columns of A and c generate no more of (Z/q)^lights
 * than those of A. By the Smith invariants d of A and e of (A | c) that is gcd(dᵢ, q) = gcd(eᵢ, q) for every i;
 * always eᵢ | dᵢ.
 * @param smith  the Smith invariants of the effect matrix, where they are known already
 * @throws {RangeError} where lights have numbers of levels of their own, or lights · (buttons + 1) is beyond
 * MAX_SMITH_ENTRIES
 * Cost: that of Smith invariants.
 */
export function solvableLevels({ board, start, target, moduli }: Problem, smith?: readonly bigint[]): SolvableLevels {
  const { buttons, lights } = board;
  if (moduli !== null) throw new RangeError('solvableLevels: expected lights with the same number of levels');
  if (lights * (buttons + 1) > MAX_SMITH_ENTRIES)
    throw new RangeError(
      `solvableLevels: expected at most ${MAX_SMITH_ENTRIES} entries, got ${lights * (buttons + 1)}`,
    );
  const rows = matrixRows(board);
  const from = asArray(start);
  const to = target === null ? null : asArray(target);
  const augmented = rows.map((row, light) => {
    const wide = new Float64Array(buttons + 1);
    wide.set(row);
    wide[buttons] = (to === null ? 0 : to[light]!) - from[light]!;
    return wide;
  });
  const own = smith ?? smithInvariants(rows, buttons);
  const all = smithInvariants(augmented, buttons + 1);
  // One for each light; missing ones are 0.
  const pairs = all.map((e, i) => ({ d: own[i] ?? 0n, e })).filter(({ d, e }) => d !== e);
  const free = pairs.find(({ d }) => d === 0n);
  return free === undefined
    ? unless(pairs)
    : divisors(
        free.e,
        pairs.filter(({ d }) => d !== 0n),
      );
}

interface Pair {
  readonly d: bigint;
  readonly e: bigint;
}

/**
 * The least power of each prime p that must not divide q: one factor p more than e has, for the first pair whose d has
 * more of them.
 */
function unless(pairs: readonly Pair[]): SolvableLevels {
  const powers = new Map<bigint, bigint>();
  let beyond = false;
  for (const { d, e } of pairs) {
    const { primes, rest } = primesOf(d / e);
    beyond ||= rest > 1n;
    for (const p of primes) {
      let power = p;
      while (e % power === 0n) power *= p;
      // Each e divides the next, so the first has the fewest factors p.
      if (!powers.has(p)) powers.set(p, power);
    }
  }
  const ordered = [...powers].sort(([p], [other]) => (p < other ? -1 : 1));
  return { kind: 'unless', powers: ordered.map(([, power]) => power), beyond };
}

/** q divides `most`, and of the primes in d / e it has no more than e. */
function divisors(most: bigint, pairs: readonly Pair[]): SolvableLevels {
  let of = most;
  for (const { d, e } of pairs) {
    const coprime = withoutPrimes(of, d / e);
    of = coprime * gcd(of / coprime, e);
  }
  return { kind: 'divisors', of };
}

function withoutPrimes(n: bigint, others: bigint): bigint {
  for (let common = gcd(n, others); common > 1n; common = gcd(n, common)) n /= common;
  return n;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/**
 * The primes that divide n, those below 2¹⁶ by trying all; `rest` is what is left if it may be composite, otherwise
 * 1.
 */
function primesOf(n: bigint): { readonly primes: readonly bigint[]; readonly rest: bigint } {
  const primes: bigint[] = [];
  for (let p = 2n; p < 0x10000n && p * p <= n; p += p === 2n ? 1n : 2n) {
    if (n % p !== 0n) continue;
    primes.push(p);
    while (n % p === 0n) n /= p;
  }
  if (n >= 2n ** 32n) return { primes, rest: n };
  return { primes: n > 1n ? [...primes, n] : primes, rest: 1n };
}
