import { echelon } from '../../algebra/echelon.ts';
import { BitMatrix } from '../../algebra/bitmatrix.ts';
import { echelonForm, MAX_HERMITE } from '../../algebra/hermite.ts';
import { gcd } from '../../algebra/integers.ts';
import type { ModularKernel } from '../../algebra/linear.ts';
import { Stopped } from '../../algebra/watch.ts';
import { asArray, makeLevels, type Problem } from '../../board/problem.ts';
import { improveBySets } from '../beyond/information-set.ts';
import { solves, wrongLights } from '../check/presses.ts';
import type { Answer, Impossible, SolveOptions } from '../claims/answer.ts';
import type { Closest, ClosestProof } from '../claims/closest.ts';
import { planFewest } from '../fewest/fewest.ts';
import { lightestBySearch } from '../fewest/search.ts';
import { fewestByStates } from '../fewest/states.ts';
import { kernelSize } from '../methods/kernel.ts';
import { scaleOf } from '../methods/method.ts';
import { chooseMethod } from '../methods/methods.ts';
import { solve } from '../solve/solve.ts';
import { storedLike } from '../solve/stored.ts';
import { byLevel, dualOf, missedBound } from './bound.ts';
import { type Misses, missesOf } from './misses.ts';
import { fewestSet, MAX_CHECKS, type Wide } from './sets.ts';

/** Everything the buttons can do is compared if it is at most this many positions. */
const MAX_POSITIONS = 2 ** 34;
const MAX_RESIDUE_POSITIONS = 2 ** 26;
/** Most entries of the checks for which one more elimination may find some set that they allow. */
const MAX_SET_ENTRIES = 2 ** 26;
/** How many information sets are tried where no exact way is short enough. */
const TRIES = 500;

/** Roughly what trying sets of lights costs, counted in positions. */
const SETS_COST = 2 ** 24;
const TOO_MUCH = 'there are too many positions and too many sets of lights to compare';

/** Which lights are wrong, and what is known about it. */
interface Found {
  /** What each light still lacks in the end, scaled; nonzero where it is wrong. */
  readonly lack: Uint32Array;
  readonly proof: ClosestProof | null;
  /** No fewer can be wrong, as `work` sums of lights prove. */
  readonly bound: number;
  readonly work: number;
  readonly reason: string;
}

/**
 * `solve`, and for impossible boards the presses after which the fewest lights miss their aim.
 *
 * Finding them is decoding to the nearest codeword. It is exact where the buttons can do little (all positions are
 * compared), and where they can do nearly everything (all small sets of wrong lights are tried against the checks, the
 * sums of lights that no button changes). In between, the answer is the best found by information sets, and a bound.
 *
 * @throws {Error} if an answer fails its check: a defect of this library, never of the input
 */
export function solveClosest(problem: Problem, options: SolveOptions = {}): Answer | Closest {
  const answer = solve(problem, options);
  return answer.kind === 'impossible' ? closestTo(problem, answer, options) : answer;
}

/** The same for a board that is known to be impossible. */
export function closestTo(problem: Problem, { method, certificate }: Impossible, options: SolveOptions = {}): Closest {
  const misses = withoutStop(() => missesOf(problem, options)) ?? {
    need: new Uint32Array(0),
    moves: null,
    checks: null,
  };
  const cover = missedBound(problem, misses.checks, certificate, options);
  const { lack, proof, bound, work, reason } = lacking(problem, misses, options);
  const presses = pressesTo(problem, lack);
  const wrong = wrongLights(problem, presses);
  const missed = wrong.length;
  if (proof !== null && missed !== count(lack))
    throw new Error('solveClosest: the presses leave other lights wrong than was found; please report this board');
  const least = Math.max(bound, cover.bound);
  const met: ClosestProof | null =
    missed > least
      ? null
      : cover.bound === least
        ? { kind: 'bound', work: cover.certificates.length }
        : { kind: 'sets', work };
  return {
    kind: 'closest',
    method,
    presses,
    wrong,
    missed,
    bound: proof === null ? least : missed,
    proof: proof ?? met,
    cover,
    reason: (proof ?? met) === null ? reason : '',
    certificate,
  };
}

/** Presses after which each light lacks exactly this much. */
function pressesTo(problem: Problem, lack: Uint32Array): Closest['presses'] {
  const { board, levels, moduli, start, target } = problem;
  const aim = makeLevels(board.lights, levels);
  if (target !== null) aim.set(asArray(target));
  for (let light = 0; light < aim.length; light++) {
    const own = moduli?.[light] ?? levels;
    const short = lack.length === 0 ? 0 : lack[light]! / scaleOf(problem, light);
    aim[light] = (aim[light]! + own - short) % own;
  }
  if (lack.length === 0) return storedLike(problem, new Uint32Array(board.buttons));
  const reached: Problem = { ...problem, target: aim };
  const chosen = chooseMethod(reached);
  const presses = typeof chosen === 'string' ? null : chosen[1].solve(reached).presses;
  if (presses === null) throw new Error('solveClosest: what was found cannot be pressed; please report this board');
  const stored = storedLike({ ...problem, start }, presses);
  if (!solves(reached, stored)) throw new Error('solveClosest: the presses do not do it; please report this board');
  return stored;
}

/** The lack with the fewest wrong lights, by the cheapest way that is short enough. */
function lacking(problem: Problem, misses: Misses, options: SolveOptions): Found {
  const { need } = misses;
  const ways = [byPositions(problem, misses, options), bySets(problem, misses, options)].filter((way) => way !== null);
  let best: Found = { lack: need, proof: null, bound: 1, work: 0, reason: TOO_MUCH };
  for (const way of ways.toSorted((a, b) => a.cost - b.cost)) {
    const found = withoutStop(way.run);
    if (found === null) best = { ...best, reason: 'the time limit was reached' };
    else if (found.proof !== null) return found;
    else
      best = {
        ...best,
        ...(found.bound > best.bound && { bound: found.bound, work: found.work }),
        reason: found.reason,
      };
    if (found !== null && count(found.lack) < count(best.lack)) best = { ...best, lack: found.lack };
  }
  const any = anySet(problem, misses);
  if (any !== null && count(any) < count(best.lack)) best = { ...best, lack: any };
  if (misses.moves === null) return best;
  const image = imageOf(problem, misses.moves);
  const improved = improveBySets(best.lack, image, problem.levels, { tries: TRIES, ...options });
  return count(improved.presses) < count(best.lack) ? { ...best, lack: improved.presses } : best;
}

interface Way {
  readonly cost: number;
  run(): Found;
}

/** Compares everything that the buttons can do. */
function byPositions({ levels }: Problem, { need, moves }: Misses, options: SolveOptions): Way | null {
  if (moves === null) return null;
  const { compare = levels === 2 ? MAX_POSITIONS : MAX_RESIDUE_POSITIONS } = options;
  if (levels === 2) {
    const plan = planFewest(need, bitsOf(moves, need.length), 2, () => [], { ...options, compare });
    const run = (): Found => {
      const { presses, proof, bound, reason } = plan.run(need);
      const work = proof !== null && 'work' in proof ? proof.work : 1;
      return { lack: presses[0]!, proof: proof && { kind: 'exhaustive', work }, bound, work, reason };
    };
    return plan.cost > 0 ? { cost: plan.cost, run } : null;
  }
  if (moves.length * (need.length + moves.length) > MAX_HERMITE) return null;
  const generators = echelonForm(moves, need.length, levels).echelon.filter((row) => row.some((by) => by !== 0));
  const orders = generators.map((row) => levels / row.reduce(gcd, levels));
  const cost = Number(kernelSize({ orders }));
  if (cost > compare) return null;
  const run = (): Found => {
    const found = lightestBySearch(need, { generators, orders }, levels, undefined, options, 'count');
    const proof: ClosestProof | null = found.total === found.bound ? { kind: 'exhaustive', work: found.nodes } : null;
    return {
      lack: found.lightest[0]!,
      proof,
      bound: found.bound,
      work: found.nodes,
      reason: 'the time limit was reached',
    };
  };
  return { cost, run };
}

/** Tries the sets of lights that may be wrong, the smallest first, against all checks. */
function bySets(problem: Problem, { need, checks }: Misses, options: SolveOptions): Way | null {
  if (checks === null) return null;
  const { generators, orders } = checks;
  if (problem.levels === 2) {
    if (orders.length > MAX_CHECKS) return null;
    const run = (): Found => {
      const { sums, wanted } = sumsOf(problem, need, generators);
      const { places, bound, work } = fewestSet(sums, wanted, options);
      if (places === null) return { lack: need, proof: null, bound, work, reason: TOO_MUCH };
      const lack = new Uint32Array(need.length);
      for (const place of places) lack[place] = 1;
      return { lack, proof: { kind: 'sets', work }, bound, work, reason: '' };
    };
    return { cost: SETS_COST, run };
  }
  // A button for each way in which a light can be wrong.
  const run = (): Found => {
    const dual = dualOf(problem, checks);
    const ways: [light: number, level: number][] = [];
    for (let light = 0; light < need.length; light++)
      for (let level = 1; level < (problem.moduli?.[light] ?? problem.levels); level++) ways.push([light, level]);
    const found = fewestByStates(byLevel(dual, ways), { signal: options.signal, onProgress: options.onProgress });
    if (found === null) return { lack: need, proof: null, bound: 1, work: 0, reason: TOO_MUCH };
    const lack = new Uint32Array(need.length);
    found.presses[0]!.forEach((times, way) => {
      const [light, level] = ways[way]!;
      if (times > 0) lack[light] = level * scaleOf(problem, light);
    });
    return { lack, proof: { kind: 'sets', work: found.states }, bound: found.total, work: found.states, reason: '' };
  };
  return { cost: Number(kernelSize({ orders })) * need.length * problem.levels, run };
}

/** What each light does to all checks, and what they need; two levels. */
function sumsOf(
  { care }: Problem,
  need: Uint32Array,
  checks: readonly Uint32Array[],
): { sums: Wide; wanted: [low: number, high: number] } {
  const sums = { low: new Uint32Array(need.length), high: new Uint32Array(need.length) };
  const wanted: [number, number] = [0, 0];
  need.forEach((level, light) => {
    if (care?.[light] === 0) return;
    checks.forEach((check, i) => ((i < 32 ? sums.low : sums.high)[light]! |= check[light]! << (i & 31)));
    if (level === 1) [wanted[0], wanted[1]] = [wanted[0] ^ sums.low[light]!, wanted[1] ^ sums.high[light]!];
  });
  return { sums, wanted };
}

/** Some set of lights that the checks allow, one for each check at most; two levels only. */
function anySet(problem: Problem, { need, checks }: Misses): Uint32Array | null {
  if (checks === null || problem.levels !== 2 || checks.orders.length * need.length > MAX_SET_ENTRIES) return null;
  const form = new BitMatrix(checks.orders.length, need.length + 1);
  checks.generators.forEach((check, i) => {
    let sum = 0;
    for (let light = 0; light < need.length; light++) {
      if (problem.care?.[light] === 0 || check[light] === 0) continue;
      form.set(i, light, 1);
      sum ^= need[light]!;
    }
    form.set(i, need.length, sum);
  });
  const lack = new Uint32Array(need.length);
  echelon(form, { width: need.length, reduced: true }).forEach((light, i) => (lack[light] = form.get(i, need.length)));
  return lack;
}

function imageOf({ levels }: Problem, moves: readonly Uint32Array[]): ModularKernel {
  if (levels === 2) return bitsOf(moves, moves[0]?.length ?? 0);
  return { generators: moves, orders: moves.map((row) => levels / row.reduce(gcd, levels)) };
}

/** A basis of all that the buttons can do, two levels. */
function bitsOf(moves: readonly Uint32Array[], lights: number): ModularKernel {
  const basis = BitMatrix.from(moves, lights);
  const rank = echelon(basis, { reduced: true }).length;
  const generators = Array.from({ length: rank }, (_, i) =>
    Uint32Array.from({ length: lights }, (_, light) => basis.get(i, light)),
  );
  return { generators, orders: generators.map(() => 2) };
}

const count = (lack: Uint32Array): number => lack.reduce((sum, level) => sum + Number(level !== 0), 0);

/** The result of `work`, or null if it was stopped. */
function withoutStop<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof Stopped) return null;
    throw error;
  }
}
