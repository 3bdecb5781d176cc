import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { clock, phrase } from '../../words/format.ts';
import { words } from '../../words/index.ts';
import { toMidnight } from '../dates.ts';

/** How long it is until the next daily board. */
export function Until() {
  const left = useSignal(toMidnight(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => (left.value = toMidnight(Date.now())), 1000);
    return () => clearInterval(timer);
  }, []);
  // Told once, not every second.
  return (
    <p aria-live="off" role="timer">
      {phrase(words.value.solved.nextDay, { time: clock(left.value) })}
    </p>
  );
}
