import { useEffect, useRef } from 'preact/hooks';
import { Until } from '../../game/parts/until.tsx';
import { streaksOf, today } from '../../game/dates.ts';
import { panel } from '../../page/panel.ts';
import { Icon } from '../../parts/icon.tsx';
import { StarRow } from '../../parts/stars.tsx';
import { clock, count, phrase } from '../../words/format.ts';
import { language, words } from '../../words/index.ts';
import { categoryOf } from '../category.ts';
import { lightsDaily } from '../modes.ts';
import { daysSolved, records, summaries } from '../records.ts';
import { stageOf } from '../stages/stages.ts';
import { starsOf } from '../stages/stars.ts';
import type { LightsGame } from '../table.ts';
import { SmallBoard } from './small-board.tsx';

/** The calm notice over a board that is out. Its live region stands from the start, or nothing would be announced. */
export function Solved({ game }: { readonly game: LightsGame }) {
  const { session } = game.session.value;
  return (
    <div class="after" role="status">
      {session.solved && <Card game={game} />}
    </div>
  );
}

function Card({ game }: { readonly game: LightsGame }) {
  const next = useRef<HTMLButtonElement>(null);
  // The board under the notice takes no focus, so the keyboard goes on here.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const { session } = game.session.value;
  const { solved, actions, facts } = words.value;
  const say = count.bind(null, language.value);
  const { par, shown } = game.ending;
  const { count: presses, hints, elapsed, id } = session;
  const category = categoryOf(id);
  const { bestTime, solved: games } = summaries.value.get(category)!;
  const best = category !== 'other' && games > 1 && bestTime !== null;
  const isBest = best && hints === 0 && !shown && elapsed <= bestTime;
  return (
    <div class="card">
      <div class="card-head">
        <SmallBoard params={session.params} state={session.start} />
        <div>
          <h2>{solved.title}</h2>
          <StarRow stars={starsOf({ presses, par, hints, shown })} />
        </div>
      </div>
      <p class="score">
        <span class="unseen">{facts.time}: </span>
        <strong>{clock(elapsed)}</strong>
        {best && !isBest && <small>{phrase(solved.bestTime, { time: clock(bestTime) })}</small>}
      </p>
      <p>
        {say(par === presses ? solved.fewest : solved.plain, presses)}
        {par !== null && par !== presses && ` ${say(solved.least, par)}`}
        {hints > 0 && ` ${say(solved.hints, hints)}`}
        {shown && ` ${solved.shown}`}
      </p>
      {isBest && <p class="best">{solved.best}</p>}
      {lightsDaily.dateOf(id) === today.value && <Day />}
      <div class="ends">
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
        <button type="button" class="control" data-action="result" onClick={() => (panel.value = 'result')}>
          <Icon name="share" />
          {solved.share}
        </button>
        {stageOf(id) !== null && (
          <button type="button" class="control" data-action="again" onClick={() => game.again()}>
            <Icon name="restart" />
            {solved.again}
          </button>
        )}
      </div>
    </div>
  );
}

/** After today's board: the days in a row, and when the next one comes. */
function Day() {
  const { present } = streaksOf(daysSolved(records.value), today.value);
  return (
    <>
      {present > 0 && <p class="best">{count(language.value, words.value.home.streak, present)}</p>}
      <Until />
    </>
  );
}
