import type { CertificateFacts, LightsParams, LightsState } from 'douse/lightsout';
import type { Result, Verdict } from 'douse/play';

/** A Lights Out board as it goes to the worker and back. */
export interface LightsGiven {
  readonly params: LightsParams;
  readonly state: LightsState;
}

/** How close presses can bring an impossible board to its aim. */
export interface Closest {
  /** The presses, from the board that was given. */
  readonly moves: readonly number[];
  /** How many lights miss their aim after them. */
  readonly missed: number;
  /** At least this many must miss. */
  readonly bound: number;
  /** True if no presses leave fewer. */
  readonly proved: boolean;
}

/** What Lights Out's worker can be asked for; see work/protocol.ts. */
export interface LightsJobs {
  'lights.solve': { readonly ask: LightsGiven; readonly answer: Verdict<number> };
  /** Why a board cannot be solved; null if it can. */
  'lights.why': { readonly ask: LightsGiven; readonly answer: CertificateFacts | null };
  /** How close an impossible board can be brought; null if it can be solved, or nothing is known in the time. */
  'lights.closest': { readonly ask: LightsGiven; readonly answer: Closest | null };
  /** A random board that needs exactly this many presses. */
  'lights.exact': {
    readonly ask: { readonly params: LightsParams; readonly presses: number; readonly seed: string };
    readonly answer: Result<LightsState, 'never' | 'notFound'>;
  };
}
