import type { Work } from '../use.ts';
import type { JobName } from '../jobs/index.ts';
import type { Limit } from '../jobs/limit.ts';
import { labWords } from '../words/index.ts';
import { phrase } from '../../words/format.ts';
import { whole } from './count.tsx';
import { Press } from './inputs.tsx';

/**
 * How a computation stands while there is no answer: progress and cancel, or why it ended. Nothing once it is ready.
 */
export function Working<Name extends JobName>({ work }: { readonly work: Work<Name> }) {
  const { working } = labWords.value;
  const outcome = work.outcome.value;
  switch (outcome.kind) {
    case 'ready':
      return null;
    case 'working':
      return (
        <div class="lab-working" data-part="working">
          <progress max={1} {...(outcome.done > 0 && { value: outcome.done })} aria-label={working.progress} />
          <Press onPress={work.stop} part="stop">
            {working.stop}
          </Press>
        </div>
      );
    case 'stopped':
      return (
        <p class="lab-note" role="status">
          {working.stopped} <Press onPress={work.again}>{working.again}</Press>
        </p>
      );
    case 'failed':
      if (outcome.limit !== undefined) return <TooLarge limit={outcome.limit} />;
      return (
        <p class="lab-note" role="status" data-part="failed">
          {phrase(working.failed, { reason: outcome.reason })} <Press onPress={work.again}>{working.again}</Press>
        </p>
      );
  }
}

/** What a board is too large for, and what works instead. */
export function TooLarge({ limit: { name, most } }: { readonly limit: Limit }) {
  return (
    <p class="lab-note" role="status" data-limit={name}>
      {phrase(labWords.value.limits[name], { most: whole(most) })}
    </p>
  );
}
