import { useEffect, useRef } from 'preact/hooks';
import { cellsLeft } from 'douse/board';
import { Icon } from '../../parts/icon.tsx';
import { StarRow } from '../../parts/stars.tsx';
import { clock, count, number, phrase } from '../../words/format.ts';
import { language, words } from '../../words/index.ts';
import { today } from '../../game/dates.ts';
import { Until } from '../../game/parts/until.tsx';
import { paramsOf } from '../../game/puzzle.ts';
import { panel } from '../../page/panel.ts';
import { sameDaily } from '../id.ts';
import { sameStageOf, sameStarsOf } from '../stages/stages.ts';
import { markOf } from './stages.tsx';
import { kindSummaries } from '../scores.ts';
import type { SamePlay } from '../table.ts';
import { sameWords } from '../words/index.ts';

/** The calm notice over a board at its end. Its live region stands from the start, or nothing would be announced. */
export function Over({ game }: { readonly game: SamePlay }) {
  const { session } = game.session.value;
  return (
    <div class="after" role="status">
      {session.over && <Card game={game} />}
    </div>
  );
}

function Card({ game }: { readonly game: SamePlay }) {
  const next = useRef<HTMLButtonElement>(null);
  // The board under the notice takes no focus, so the keyboard goes on here.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const { session } = game.session.value;
  const say = sameWords.value;
  const dealing = game.dealing.value !== null;
  const { actions, facts, solved } = words.value;
  const n = count.bind(null, language.value);
  const points = session.points ?? 0;
  const left = cellsLeft(session.state);
  const summary = kindSummaries.value.find(({ kind }) => kind === paramsOf(session.id));
  const stage = sameStageOf(session.id);
  const stars =
    stage === null ? 0 : sameStarsOf(stage, { left, points, hints: session.hints, shown: game.ending.shown });
  const ended = [n(say.over.moves, session.count), `${facts.time}: ${clock(session.elapsed)}.`];
  if (left > 0) ended.unshift(n(say.over.left, left));
  if (session.hints > 0) ended.push(n(solved.hints, session.hints));
  if (game.ending.shown) ended.push(solved.shown);
  return (
    <div class="card" data-end={session.solved ? 'cleared' : 'lost'}>
      <h2>{session.solved ? say.over.cleared : say.over.lost}</h2>
      <p class="score">
        <strong>{number(language.value, points)}</strong>
        <span class="unseen"> {say.facts.points}. </span>
      </p>
      {stage !== null && <StarRow stars={stars} />}
      <p>{ended.join(' ')}</p>
      {stage !== null && stars < 3 && <p class="best">{markOf(stage)}</p>}
      {sameDaily.dateOf(session.id) === today.value && <Until />}
      {stage === null && summary !== undefined && summary.games > 1 && (
        <p class="best">
          {summary.best <= points
            ? say.over.record
            : phrase(say.over.bestIs, { points: number(language.value, summary.best) })}
        </p>
      )}
      <div class="ends">
        <button
          type="button"
          class="primary"
          ref={next}
          // The key that removed the last group may still be held down.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          aria-busy={dealing}
          onClick={() => game.renew()}
        >
          {dealing ? say.dealing : actions.next}
          <Icon name="next" />
        </button>
        <button
          type="button"
          class="control"
          data-action="result"
          aria-label={solved.share}
          onClick={() => (panel.value = 'result')}
        >
          <Icon name="share" />
          <span>{solved.share}</span>
        </button>
        <button type="button" class="control" data-action="retry" onClick={() => game.restart()}>
          {say.over.retry}
        </button>
      </div>
    </div>
  );
}
