import { gcd, inverseMod, mod, mulMod } from '../../algebra/integers.ts';
import type { Watch } from '../../algebra/watch.ts';
import { needed, type Problem } from '../../board/problem.ts';
import { scaledEntries } from '../methods/eliminate.ts';
import { scaleOf } from '../methods/method.ts';

/** What every solution satisfies: `Σ buttons.get(b) · presses[b] ≡ right` modulo the levels of the problem. */
export interface Equation {
  /** The lights whose equations add up to this one, and how often each is taken: 1 … levels−1. */
  readonly lights: ReadonlyMap<number, number>;
  /** The coefficient of each button that occurs: 1 … levels−1. */
  readonly buttons: ReadonlyMap<number, number>;
  readonly right: number;
}

/** One equation a light, brought to the common modulus where lights have different numbers of levels. */
export function lightEquations(problem: Problem): Equation[] {
  const { board } = problem;
  const right = needed(problem);
  const rows = Array.from({ length: board.lights }, () => new Map<number, number>());
  scaledEntries(problem, (light, button, weight) => rows[light]!.set(button, weight));
  return rows.map((buttons, light) => ({
    lights: new Map([[light, 1]]),
    buttons,
    right: right[light]! * scaleOf(problem, light),
  }));
}

/**
 * How many entries may be examined while equations are combined. At this limit, or when stopped, the equations combined
 * so far are kept.
 */
const MAX_LOOKS = 20_000_000;

/**
 * The same system in fewer terms: a multiple of one equation is added to another while that makes it shorter. Under the
 * king's rule nine terms become four. Each step can be undone, so the solutions stay the same, and bounds get sharper.
 * Equations that vanish are left out.
 * Cost: a few passes over all pairs of lights that share a button, at most MAX_LOOKS entries.
 */
export function sparseEquations(problem: Problem, watch: Watch = {}): Equation[] {
  const { board, levels } = problem;
  const rows = lightEquations(problem).map(({ lights, buttons, right }) => ({
    lights: new Map(lights),
    buttons: new Map(buttons),
    right,
  }));
  const users = Array.from({ length: board.buttons }, () => new Set<number>());
  rows.forEach(({ buttons }, row) => {
    for (const button of buttons.keys()) users[button]!.add(row);
  });
  /** Buttons that the equation at hand shares with each other one; all zero in between. */
  const shared = new Uint32Array(rows.length);
  let looks = 0;
  const goesOn = (): boolean => looks < MAX_LOOKS && watch.signal?.aborted !== true;
  for (let changed = true; changed && goesOn();) {
    changed = false;
    for (let row = 0; row < rows.length && goesOn(); row++) {
      const step = shorter(row);
      if (step === null) continue;
      changed = true;
      const source = rows[step.row]!;
      addTo(rows[row]!.buttons, source.buttons, step.times, (button, stays) =>
        stays ? users[button]!.add(row) : users[button]!.delete(row),
      );
      addTo(rows[row]!.lights, source.lights, step.times);
      rows[row]!.right = (rows[row]!.right + mulMod(step.times, source.right, levels)) % levels;
    }
  }
  return rows.filter(({ buttons, right }) => buttons.size > 0 || right !== 0);

  /** The multiple of another equation that shortens this one most, or null. */
  function shorter(row: number): { row: number; times: number } | null {
    const { buttons } = rows[row]!;
    const others: number[] = [];
    for (const button of buttons.keys()) {
      looks += users[button]!.size;
      for (const other of users[button]!) if (shared[other]!++ === 0) others.push(other);
    }
    let best: { row: number; times: number } | null = null;
    let least = buttons.size;
    for (const other of others) {
      const terms = rows[other]!.buttons;
      const common = shared[other]!;
      shared[other] = 0;
      if (other === row) continue;
      // Terms that are not shared are added; at best all shared ones vanish.
      if (buttons.size + terms.size - 2 * common >= least) continue;
      looks += terms.size;
      for (const [times, gone] of cancelling(buttons, terms)) {
        const size = buttons.size + terms.size - common - gone;
        if (size >= least) continue;
        least = size;
        best = { row: other, times };
      }
    }
    return best;
  }

  /** The factors by which `terms`, added to `buttons`, cancel something, and how many terms each cancels. */
  function cancelling(buttons: ReadonlyMap<number, number>, terms: ReadonlyMap<number, number>): Map<number, number> {
    const votes = new Map<number, number>();
    for (const [button, by] of terms) {
      const own = buttons.get(button);
      if (own === undefined) continue;
      const common = gcd(by, levels);
      if (own % common !== 0) continue;
      const rest = levels / common;
      const times = mulMod(mod(-own / common, rest), inverseMod(by / common, rest), rest);
      if (times !== 0) votes.set(times, (votes.get(times) ?? 0) + 1);
    }
    return votes;
  }

  function addTo(
    target: Map<number, number>,
    source: ReadonlyMap<number, number>,
    times: number,
    changed?: (key: number, stays: boolean) => void,
  ): void {
    for (const [key, value] of source) {
      const sum = ((target.get(key) ?? 0) + mulMod(times, value, levels)) % levels;
      if (sum === 0) target.delete(key);
      else target.set(key, sum);
      changed?.(key, sum !== 0);
    }
  }
}
