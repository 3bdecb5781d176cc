import type { Work } from '../use.ts';
import type { JobName } from '../jobs/index.ts';
import { labWords } from '../words/index.ts';
import { phrase } from '../../words/format.ts';
import { Press } from './inputs.tsx';

/** How a computation stands while there is no answer: progress and cancel, or why it ended. Nothing once it is ready. */
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
      return (
        <p class="lab-note" role="status">
          {phrase(working.failed, { reason: outcome.reason })} <Press onPress={work.again}>{working.again}</Press>
        </p>
      );
  }
}
