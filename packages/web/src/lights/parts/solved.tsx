import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { categoryOf, MODES } from '../modes.ts';
import { summaries } from '../records.ts';
import { language, words } from '../../words/index.ts';
import { clock, count } from '../../words/format.ts';
import { Icon } from '../../parts/icon.tsx';

/** The calm notice over a board that is out. Its live region stands from the start, or nothing would be announced. */
export function Solved<P, S, M>({ game }: { readonly game: Game<P, S, M> }) {
  const { session } = game.session.value;
  return (
    <div class="after" role="status">
      {session.solved && <Card game={game} />}
    </div>
  );
}

/** True if no game of this kind was ever solved faster; the first one is no record. */
function isBest({
  id,
  elapsed,
  hints,
}: {
  readonly id: string;
  readonly elapsed: number;
  readonly hints: number;
}): boolean {
  const { bestTime, solved } = summaries.value.get(categoryOf(id))!;
  return categoryOf(id) in MODES && hints === 0 && solved > 1 && bestTime !== null && elapsed <= bestTime;
}

function Card<P, S, M>({ game }: { readonly game: Game<P, S, M> }) {
  const next = useRef<HTMLButtonElement>(null);
  // The board under the notice takes no focus, so the keyboard goes on here.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const { session } = game.session.value;
  const { solved, actions, facts } = words.value;
  const say = count.bind(null, language.value);
  const verdict = game.verdict.value;
  const presses = session.moves.length;
  const par = verdict?.kind === 'solved' && verdict.fewest ? verdict.moves.length : null;
  return (
    <div class="card">
      <h2>{solved.title}</h2>
      <p class="score">
        <span class="unseen">{facts.time}: </span>
        <strong>{clock(session.elapsed)}</strong>
      </p>
      <p>
        {say(par === presses ? solved.fewest : solved.plain, presses)}
        {par !== null && par !== presses && ` ${say(solved.least, par)}`}
        {session.hints > 0 && ` ${say(solved.hints, session.hints)}`}
      </p>
      {isBest(game.session.value.session) && <p class="best">{solved.best}</p>}
      <button
        type="button"
        class="primary"
        ref={next}
        // The key that pressed the last light may still be held down.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={() => game.renew()}
      >
        {actions.next}
        <Icon name="next" />
      </button>
    </div>
  );
}
