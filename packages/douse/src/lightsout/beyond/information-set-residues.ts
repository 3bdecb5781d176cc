import { gcd, inverseMod } from '../../algebra/integers.ts';
import type { ModularKernel } from '../../algebra/linear.ts';
import type { Random } from '../../play/random.ts';
import type { Search } from './information-set-bits.ts';

/** At most this many multiples of one quiet pattern are compared. */
const MAX_MULTIPLES = 32;

const sum = (values: Uint32Array): number => {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i]!;
  return total;
};

/** The search of `improveBySets` over any Z/q. */
export function improveResidues(
  presses: Uint32Array,
  { generators }: ModularKernel,
  touched: readonly number[],
  q: number,
  source: Random,
): Search {
  const rows = generators.map((generator) => Uint32Array.from(touched, (b) => generator[b]!));
  let best = Uint32Array.from(touched, (b) => presses[b]!);
  let least = sum(best);
  let current = best.slice();

  /** `target += times · row`. */
  const add = (target: Uint32Array, row: Uint32Array, times: number): void => {
    for (let i = 0; i < target.length; i++) if (row[i] !== 0) target[i] = (target[i]! + times * row[i]!) % q;
  };
  /**
   * Makes the entry of row r at column c as small as units allow, and those of all other rows and of the presses
   * smaller.
   */
  const exchange = (r: number, c: number): void => {
    const row = rows[r]!;
    const small = gcd(row[c]!, q);
    // row[c] / small is a unit modulo q / small; a unit modulo q is above it.
    let unit = inverseMod(row[c]! / small, q / small);
    while (gcd(unit, q) !== 1) unit += q / small;
    for (let i = 0; i < row.length; i++) row[i] = (row[i]! * unit) % q;
    for (let j = 0; j < rows.length; j++) {
      const quotient = j === r ? 0 : Math.floor(rows[j]![c]! / small);
      if (quotient > 0) add(rows[j]!, row, q - quotient);
    }
    const quotient = Math.floor(current[c]! / small);
    if (quotient > 0) add(current, row, q - quotient);
  };
  /** Adds the multiple of a single row that helps most, until none helps. */
  const descend = (from: Uint32Array): void => {
    const x = from.slice();
    for (let total = sum(x); ;) {
      let [gain, chosen, by] = [0, -1, 0];
      for (let r = 0; r < rows.length; r++) {
        const row = rows[r]!;
        const most = Math.min(q - 1, MAX_MULTIPLES);
        for (let m = 1; m <= most; m++) {
          const times = most === q - 1 ? m : 1 + source.below(q - 1);
          let changed = 0;
          for (let i = 0; i < x.length; i++) {
            if (row[i] === 0) continue;
            const value = (x[i]! + times * row[i]!) % q;
            changed += x[i]! - value;
          }
          if (changed > gain) [gain, chosen, by] = [changed, r, times];
        }
      }
      if (chosen < 0) {
        if (total < least) {
          least = total;
          best = x;
        }
        return;
      }
      add(x, rows[chosen]!, by);
      total -= gain;
    }
  };
  descend(current);
  return {
    best: () => [...best],
    step() {
      const r = source.below(rows.length);
      const columns: number[] = [];
      for (let c = 0; c < best.length; c++) if (rows[r]![c] !== 0) columns.push(c);
      if (columns.length > 0) exchange(r, columns[source.below(columns.length)]!);
      descend(current);
    },
  };
}
