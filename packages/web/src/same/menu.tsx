import { useEffect } from 'preact/hooks';
import { sameRules } from 'douse/samegame';
import { makeAddress } from '../page/address.ts';
import { streaksOf, today } from '../game/dates.ts';
import { closePanel, panel } from '../page/panel.ts';
import { Heading } from '../parts/heading.tsx';
import { Icon } from '../parts/icon.tsx';
import { paramsOf } from '../game/puzzle.ts';
import { openGames, shortName } from '../game/saves.ts';
import { count, number as written, phrase } from '../words/format.ts';
import { language, words } from '../words/index.ts';
import { sameAddress } from './address.ts';
import { isSameId, SAME_SIZE_NAMES, SAME_SIZES, sameDaily } from './id.ts';
import { TileGlyph } from './parts/glyph.tsx';
import { SameHelp } from './parts/help.tsx';
import { kindName } from './parts/kind.ts';
import { kindSummaries, sameDays, scores, starsOfSameStage } from './scores.ts';
import { SAME_STAGES } from './stages/stages.ts';
import { Own } from './own.tsx';
import { prepare } from './table.ts';
import { sameWords } from './words/index.ts';

/** SameGame's menu: sizes, the daily board, a board of one's own, the best scores. */
export function SameMenu() {
  const say = sameWords.value;
  useEffect(prepare, []);
  return (
    <main class="sheet-screen same-menu">
      <div class="same-head">
        <Heading name={say.title} />
        <p class="quiet">{say.intro}</p>
        <button type="button" class="control wide" data-action="open" onClick={() => (panel.value = 'open')}>
          <Icon name="open" />
          {say.open}
        </button>
      </div>
      <nav class="same-sizes menu" aria-label={words.value.home.choose}>
        <GoOn />
        <ul>
          {SAME_SIZE_NAMES.map((size, i) => (
            <li key={size}>
              <a class="mode" href={makeAddress(SAME_SIZES[size])} data-size={size}>
                <TileGlyph side={3 + i} colours={3 + i} name={size} />
                <b>{say.sizes[size]}</b>
                <small>{kindName(say, SAME_SIZES[size])}</small>
                <Best kind={SAME_SIZES[size]} />
              </a>
            </li>
          ))}
          <li>
            <a class="mode" href={makeAddress('samegame-stages')} data-size="stages">
              <Icon name="worlds" />
              <b>{say.stages.title}</b>
              <small>{say.stages.is}</small>
              <small class="progress">
                {phrase(say.stages.earned, {
                  n: number(SAME_STAGES.reduce((sum, stage) => sum + starsOfSameStage(stage), 0)),
                  total: number(3 * SAME_STAGES.length),
                })}
              </small>
            </a>
          </li>
          <li>
            <a class="mode" href={makeAddress('samegame-daily')} data-size="daily">
              <Icon name="daily" />
              <b>{say.daily}</b>
              <small>
                <Daily />
              </small>
            </a>
          </li>
        </ul>
      </nav>
      <section aria-labelledby="same-own">
        <h2 id="same-own">{say.own}</h2>
        <Own />
      </section>
      {kindSummaries.value.length > 0 && (
        <section aria-labelledby="same-scores">
          <h2 id="same-scores">{say.scores}</h2>
          <Scores />
        </section>
      )}
      {panel.value === 'help' && <SameHelp params={sameRules.defaults} onClose={closePanel} />}
    </main>
  );
}

const number = (n: number): string => written(language.value, n);

/** The way back into the game of SameGame that was left last. */
function GoOn() {
  const last = openGames().find(({ id }) => isSameId(id));
  if (last === undefined) return null;
  const say = sameWords.value;
  return (
    <a class="primary go-on" href={makeAddress(sameAddress(last.id))}>
      <Icon name="next" />
      <span>
        {say.goOn}
        <small>{kindName(say, paramsOf(last.id))}</small>
      </span>
    </a>
  );
}

function Best({ kind }: { readonly kind: string }) {
  const summary = kindSummaries.value.find((own) => own.kind === kind);
  if (summary === undefined) return null;
  return <small class="progress">{phrase(sameWords.value.bestOf, { points: number(summary.best) })}</small>;
}

function Daily() {
  const say = sameWords.value;
  const name = shortName(sameDaily.idOf(today.value));
  const done = scores.value.find((score) => score.name === name && !score.shown);
  const { present } = streaksOf(sameDays(scores.value), today.value);
  return (
    <>
      {done === undefined ? say.dailyIs : phrase(say.dailyDone, { points: number(done.points) })}
      {present > 1 && <em class="streak">{count(language.value, words.value.home.streak, present)}</em>}
    </>
  );
}

function Scores() {
  const say = sameWords.value;
  return (
    <>
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{say.kind}</th>
            <th scope="col">{say.best}</th>
            <th scope="col">{say.cleared}</th>
            <th scope="col">{say.games}</th>
          </tr>
        </thead>
        <tbody>
          {kindSummaries.value.map(({ kind, games, cleared, best }) => (
            <tr key={kind}>
              <th scope="row">
                <a href={makeAddress(kind)}>{kindName(say, kind)}</a>
              </th>
              <td>{number(best)}</td>
              <td>{number(cleared)}</td>
              <td>{number(games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={makeAddress('stats/samegame')}>{say.allStats}</a>
      </p>
    </>
  );
}
