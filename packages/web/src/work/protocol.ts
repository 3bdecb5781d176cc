/** What page and worker say to each other; each puzzle has a table of its own jobs. */

/** A table of what a worker can be asked for, by kind: the question and the answer, both of plain data. */
export type JobTable<Table> = { readonly [K in keyof Table]: { readonly ask: unknown; readonly answer: unknown } };
export type KindOf<Table> = keyof Table & string;

/** What carries each job out; it may say how far it is, from 0 to 1. */
export type Handlers<Table extends JobTable<Table>> = {
  readonly [K in KindOf<Table>]: (
    ask: Table[K]['ask'],
    progress: (part: number) => void,
  ) => Table[K]['answer'] | Promise<Table[K]['answer']>;
};

/** From the page to the worker: one job at a time. */
export interface Order<Table extends JobTable<Table>, K extends KindOf<Table> = KindOf<Table>> {
  readonly job: number;
  readonly kind: K;
  readonly ask: Table[K]['ask'];
}

/** Back: how far it is, from 0 to 1; then the answer, or that the work failed. */
export type Report =
  | { readonly job: number; readonly progress: number }
  | { readonly job: number; readonly answer: unknown }
  | { readonly job: number; readonly failed: string };
