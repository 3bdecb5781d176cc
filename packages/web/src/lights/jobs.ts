import type { CertificateFacts, LightsParams, LightsState } from 'douse/lightsout';
import type { FormatError } from 'douse/formats';
import type { Result, Verdict } from 'douse/play';

/** A Lights Out board as it goes to the worker and back. */
interface LightsGiven {
  readonly params: LightsParams;
  readonly state: LightsState;
}

/** What the worker can be asked for, by kind: the question and the answer, both of plain data. */
export interface Jobs {
  'lights.solve': { readonly ask: LightsGiven; readonly answer: Verdict<number> };
  /** Why a board cannot be solved; null if it can. */
  'lights.why': { readonly ask: LightsGiven; readonly answer: CertificateFacts | null };
  /** A random board that needs exactly so many presses. */
  'lights.exact': {
    readonly ask: { readonly params: LightsParams; readonly presses: number; readonly seed: string };
    readonly answer: Result<LightsState, 'never' | 'notFound'>;
  };
  /** The ids of the boards in a file of any format; those that are too large or too strange to be played are only counted. */
  'lights.read': {
    readonly ask: Uint8Array;
    readonly answer: Result<{ readonly ids: readonly string[]; readonly refused: number }, FormatError>;
  };
}

/** A table of what a worker can be asked for, as `Jobs` above. */
export type JobTable<Table> = { readonly [K in keyof Table]: { readonly ask: unknown; readonly answer: unknown } };
export type KindOf<Table> = keyof Table & string;

/** What carries each job out; it may say how far it is, from 0 to 1. */
export type Handlers<Table extends JobTable<Table>> = {
  readonly [K in KindOf<Table>]: (ask: Table[K]['ask'], progress: (part: number) => void) => Table[K]['answer'];
};

/** From the page to the worker: one job at a time. */
export interface Order<Table extends JobTable<Table> = Jobs, K extends KindOf<Table> = KindOf<Table>> {
  readonly job: number;
  readonly kind: K;
  readonly ask: Table[K]['ask'];
}

/** Back: how far it is, from 0 to 1; then the answer, or that the work failed. */
export type Report =
  | { readonly job: number; readonly progress: number }
  | { readonly job: number; readonly answer: unknown }
  | { readonly job: number; readonly failed: string };
