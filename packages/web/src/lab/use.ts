import { batch, type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { OutcomeOf } from './desk.ts';
import type { ArgsOf, AnswerOf, JobName, PartOf } from './jobs/index.ts';
import type { Design } from './design/design.ts';
import type { Lab } from './lab.ts';

/** A computation that follows the design. */
export interface Work<Name extends JobName> {
  readonly outcome: ReadonlySignal<OutcomeOf<Name>>;
  /** The design the outcome is about: for a moment it may be an older one than the lab's. */
  readonly about: ReadonlySignal<Design>;
  readonly stop: () => void;
  readonly again: () => void;
}

/**
 * Milliseconds an old answer stays while a new one is computed, and that a question waits when the last one was cut
 * off.
 */
const LINGER = 150;
const PAUSE = 90;

/**
 * Asks the worker about the lab's design, anew whenever the design or the arguments change; the latest question wins
 * and leaving the page gives it up.
 */
export function useJob<Name extends JobName>(lab: Lab, name: Name, args: ArgsOf<Name>): Work<Name> {
  const outcome = useSignal<OutcomeOf<Name>>({ kind: 'working', done: 0, part: null });
  const about = useSignal(lab.design.peek());
  const attempt = useSignal(0);
  const giveUp = useRef<() => void>(() => {});
  const cutOff = useRef(false);
  const text = lab.text.value;
  useEffect(() => {
    let working = true;
    let linger: ReturnType<typeof setTimeout> | undefined;
    let cancel = (): void => {};
    const design = lab.design.peek();
    const accept = (next: OutcomeOf<Name>): void =>
      batch(() => {
        outcome.value = next;
        about.value = design;
      });
    const pause = setTimeout(
      () => {
        cancel = lab.desk.ask(name, text, args, (next) => {
          clearTimeout(linger);
          working = next.kind === 'working';
          const isFirst = next.kind === 'working' && next.part === null && next.done === 0;
          if (isFirst) linger = setTimeout(() => accept(next), LINGER);
          else accept(next);
        });
      },
      cutOff.current ? PAUSE : 0,
    );
    const end = (): void => {
      clearTimeout(pause);
      clearTimeout(linger);
      cancel();
    };
    giveUp.current = () => {
      end();
      const { value } = outcome;
      outcome.value = { kind: 'stopped', part: value.kind === 'working' ? value.part : null };
      working = false;
    };
    return () => {
      cutOff.current = working;
      end();
    };
  }, [lab, name, text, JSON.stringify(args), attempt.value]);
  return { outcome, about, stop: () => giveUp.current(), again: () => attempt.value++ };
}

/** The answer, or what is known of it so far; null at first. For jobs whose parts are unfinished answers. */
export function known<Name extends JobName>(work: Work<Name>): AnswerOf<Name> | PartOf<Name> | null {
  const outcome = work.outcome.value;
  return outcome.kind === 'ready' ? outcome.value : outcome.part;
}
