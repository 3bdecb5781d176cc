/**
 * A proof that every solution has at least `bound` presses, by sums of lights.
 *
 * Each check adds up lights: whatever is pressed, the buttons' coefficients c and the need r of that sum fulfil `Σ
 * c·x ≡ r` modulo the levels, so `Σ c·x ≥ r` with c and r reduced to 0 … levels−1. If no button's coefficients, each
 * check taken `weight` times, add up to more than `scale`, then `scale · Σ x ≥ Σ weight · r`.
 */
export interface CoverBound {
  readonly bound: number;
  readonly checks: readonly {
    /** Which lights are added up, and how often each. */
    readonly lights: readonly (readonly [light: number, times: number])[];
    readonly weight: number;
  }[];
  readonly scale: number;
}
