import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Verdict } from 'douse/play';
import type { Game } from '../game.ts';
import { clock, phrase } from '../../words/format.ts';
import { words } from '../../words/index.ts';

/** Time, presses, and the fewest presses possible. */
export function Facts<P, S, M>({ game }: { readonly game: Game<P, S, M> }) {
  const { session } = game.session.value;
  const { facts } = words.value;
  const par = parOf(game.verdict.value);
  return (
    <dl class="facts">
      <div>
        <dt>{facts.time}</dt>
        <dd>
          <Clock game={game} />
        </dd>
      </div>
      <div>
        <dt>{facts.presses}</dt>
        <dd data-fact="presses">{session.moves.length}</dd>
      </div>
      <div title={facts.parIs}>
        <dt>{facts.par}</dt>
        <dd data-fact="par">{par}</dd>
      </div>
    </dl>
  );
}

function parOf(verdict: Verdict<unknown> | null) {
  const { facts } = words.value;
  if (verdict === null)
    return (
      <span aria-label={facts.seeking} role="img">
        …
      </span>
    );
  if (verdict.kind !== 'solved')
    return (
      <span aria-label={facts.noPar} role="img">
        –
      </span>
    );
  const n = verdict.moves.length;
  return verdict.fewest ? (
    n
  ) : (
    <span aria-label={phrase(facts.atMost, { n })} role="img">
      ≤ {n}
    </span>
  );
}

/** Reads the session's clock often enough that no second is skipped. */
export function Clock<P, S, M>({ game }: { readonly game: Game<P, S, M> }) {
  const { session } = game.session.value;
  const shown = useSignal('');
  shown.value = clock(session.elapsed);
  useEffect(() => {
    const timer = setInterval(() => (shown.value = clock(session.elapsed)), 200);
    return () => clearInterval(timer);
  }, [session]);
  return <time data-fact="time">{shown}</time>;
}
