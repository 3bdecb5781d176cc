import { signal } from '@preact/signals';
import { read, write } from '../../keep/storage.ts';

/** What a reader has done, kept in the browser: steps seen to their end, and how exercises went. */
export interface Progress {
  /** `chapter.step`, steps counted from 1. */
  readonly steps: readonly string[];
  /** By kind of exercise. */
  readonly exercises: Readonly<Record<string, { readonly right: number; readonly wrong: number }>>;
}

const NONE: Progress = { steps: [], exercises: {} };
const KEY = 'course';
const MOST_KEPT = 500;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** What was kept, as far as it can be read; anything else begins anew. */
export function readProgress(text: string | null): Progress {
  let data: unknown;
  try {
    data = JSON.parse(text ?? 'null');
  } catch {
    return NONE;
  }
  if (typeof data !== 'object' || data === null) return NONE;
  const { steps, exercises } = data as { steps?: unknown; exercises?: unknown };
  const kept = Array.isArray(steps) ? steps.filter((step) => typeof step === 'string' && step.length < 60) : [];
  const counts = Object.entries(typeof exercises === 'object' && exercises !== null ? exercises : {}).filter(
    ([, one]) => isCount((one as { right?: unknown } | null)?.right) && isCount((one as { wrong?: unknown }).wrong),
  );
  return {
    steps: (kept as string[]).slice(0, MOST_KEPT),
    exercises: Object.fromEntries(counts) as Progress['exercises'],
  };
}

export const progress = signal<Progress>(readProgress(read(KEY)));

function keep(next: Progress): void {
  progress.value = next;
  write(KEY, JSON.stringify(next));
}

export function stepDone(chapter: string, step: number): void {
  const name = `${chapter}.${step}`;
  const { steps } = progress.peek();
  if (!steps.includes(name)) keep({ ...progress.peek(), steps: [...steps, name].slice(-MOST_KEPT) });
}

export function exerciseDone(kind: string, right: boolean): void {
  const { exercises } = progress.peek();
  const before = exercises[kind] ?? { right: 0, wrong: 0 };
  const after = right ? { ...before, right: before.right + 1 } : { ...before, wrong: before.wrong + 1 };
  keep({ ...progress.peek(), exercises: { ...exercises, [kind]: after } });
}

export const forgetProgress = (): void => keep(NONE);

/** As a table: what, how often right, how often wrong. */
export const progressCsv = ({ steps, exercises }: Progress): string =>
  [
    'what,done,wrong',
    ...steps.map((step) => `${step},1,`),
    ...Object.entries(exercises).map(([kind, { right, wrong }]) => `${kind},${right},${wrong}`),
  ].join('\n') + '\n';
