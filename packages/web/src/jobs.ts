import type { LightsParams, LightsState } from 'douse/lightsout';
import type { Verdict } from 'douse/play';

/** What the worker can be asked for, by kind: the question and the answer, both of plain data. */
export interface Jobs {
  'lights.solve': {
    readonly ask: { readonly params: LightsParams; readonly state: LightsState };
    readonly answer: Verdict<number>;
  };
}

export type Kind = keyof Jobs;
export type Ask<K extends Kind> = Jobs[K]['ask'];
export type Answer<K extends Kind> = Jobs[K]['answer'];

/** From the page to the worker: one job at a time. */
export interface Order<K extends Kind = Kind> {
  readonly job: number;
  readonly kind: K;
  readonly ask: Ask<K>;
}

/** Back: how far it is, from 0 to 1; then the answer, or that the work failed. */
export type Report =
  | { readonly job: number; readonly progress: number }
  | { readonly job: number; readonly answer: unknown }
  | { readonly job: number; readonly failed: string };
