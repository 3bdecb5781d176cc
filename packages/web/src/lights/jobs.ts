import type { CertificateFacts, LightsParams, LightsState } from 'douse/lightsout';
import type { FormatError } from 'douse/formats';
import type { Result, Verdict } from 'douse/play';

/** A Lights Out board as it goes to the worker and back. */
interface LightsGiven {
  readonly params: LightsParams;
  readonly state: LightsState;
}

/** What Lights Out's worker can be asked for; see work/protocol.ts. */
export interface LightsJobs {
  'lights.solve': { readonly ask: LightsGiven; readonly answer: Verdict<number> };
  /** Why a board cannot be solved; null if it can. */
  'lights.why': { readonly ask: LightsGiven; readonly answer: CertificateFacts | null };
  /** A random board that needs exactly so many presses. */
  'lights.exact': {
    readonly ask: { readonly params: LightsParams; readonly presses: number; readonly seed: string };
    readonly answer: Result<LightsState, 'never' | 'notFound'>;
  };
  /**
   * The ids of the boards in a file of any format; those that are too large or too strange to be played are only
   * counted.
   */
  'lights.read': {
    readonly ask: Uint8Array;
    readonly answer: Result<{ readonly ids: readonly string[]; readonly refused: number }, FormatError>;
  };
}
