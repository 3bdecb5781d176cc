import { Calendar } from '../game/parts/calendar.tsx';
import { Keeping } from '../game/parts/keeping.tsx';
import { Kinds, Streak } from '../game/parts/kinds.tsx';
import { NothingYet, StarFigure } from '../game/parts/nothing-yet.tsx';
import { DotPlot } from '../parts/plot.tsx';
import type { StatsWords } from '../game/words/words.ts';
import { count, number, phrase } from '../words/format.ts';
import { language } from '../words/index.ts';
import { SAME_SIZES } from './id.ts';
import {
  categoryOfScore,
  ledger,
  SAME_CATEGORIES,
  type SameCategory,
  type Score,
  sameDays,
  scores,
  starsOfSameStage,
} from './scores.ts';
import { SAME_STAGES } from './stages/stages.ts';
import { sameWords } from './words/index.ts';

/** Games shown in the plot of points. */
const SHOWN = 50;

/** The games of SameGame that came to their end in this browser. */
export function SameStats({ say }: { readonly say: StatsWords }) {
  const own = sameWords.value;
  const last = scores.value.at(-1);
  return (
    <>
      <Kinds
        say={say}
        kinds={SAME_CATEGORIES}
        first={last === undefined ? 'medium' : categoryOfScore(last)}
        names={own.sizes}
      >
        {(kind) => {
          const shown = {
            played: scores.value.filter((score) => categoryOfScore(score) === kind),
            kind,
            daily: kind === 'daily',
            say,
          };
          return (
            <>
              <Figures {...shown} />
              {shown.played.length === 0 ? <Begin kind={kind} /> : <Plots {...shown} />}
            </>
          );
        }}
      </Kinds>
      <p class="quiet">{own.stats.here}</p>
      {scores.value.length > 0 && (
        <Keeping say={say} file="douse-samegame.csv" lines={csv} forget={() => ledger.forget()} />
      )}
    </>
  );
}

const csv = (): string => `when_ms kind points left moves hints id\n${ledger.text()}`;

interface Shown {
  readonly played: readonly Score[];
  readonly kind: SameCategory;
  readonly daily: boolean;
  readonly say: StatsWords;
}

/** The way to the first game of a kind. */
function Begin({ kind }: { readonly kind: SameCategory }) {
  const { stats, play, title } = sameWords.value;
  const [address, label] =
    kind === 'other' ? ['samegame', title] : [kind === 'daily' ? 'samegame-daily' : SAME_SIZES[kind], play];
  return <NothingYet none={stats.none} will={stats.will} address={address} label={label} />;
}

function Figures({ played, kind, daily, say }: Shown) {
  const { stats } = sameWords.value;
  const n = (value: number): string => number(language.value, value);
  const points = played.map((score) => score.points);
  const cleared = played.filter(({ left }) => left === 0);
  const stages = SAME_STAGES.filter(({ world }) => world === kind);
  const stars = stages.reduce((sum, stage) => sum + starsOfSameStage(stage), 0);
  return (
    <dl class="figures">
      <div>
        <dt>{stats.played}</dt>
        <dd data-figure="played">{n(played.length)}</dd>
      </div>
      <div>
        <dt>{stats.cleared}</dt>
        <dd data-figure="cleared">{n(cleared.length)}</dd>
      </div>
      <div>
        <dt>{stats.unaided}</dt>
        <dd data-figure="unaided">{n(cleared.filter(({ hints }) => hints === 0).length)}</dd>
      </div>
      <div>
        <dt>{stats.best}</dt>
        <dd data-figure="best">{played.length === 0 ? '–' : n(Math.max(...points))}</dd>
      </div>
      <div>
        <dt>{stats.mean}</dt>
        <dd data-figure="mean">
          {played.length === 0 ? '–' : n(Math.round(points.reduce((sum, own) => sum + own, 0) / played.length))}
        </dd>
      </div>
      {stages.length > 0 && (
        <StarFigure title={say.stars} told={phrase(say.starsOf, { n: n(stars), total: n(3 * stages.length) })} />
      )}
      {daily && <Streak say={say} title={stats.streakIs} days={sameDays(scores.value)} />}
    </dl>
  );
}

function Plots({ played, daily, say }: Shown) {
  const { stats } = sameWords.value;
  const points = played.slice(-SHOWN).map((score) => score.points);
  const median = points.toSorted((a, b) => b - a)[Math.floor((points.length - 1) / 2)]!;
  return (
    <div class="plots">
      <DotPlot
        title={stats.points}
        says={phrase(stats.pointsSay, {
          games: count(language.value, say.games, points.length),
          median: number(language.value, median),
          best: number(language.value, Math.max(...points)),
        })}
        values={points}
        kind="points"
        label={(value) => number(language.value, value)}
      />
      {daily && <Calendar done={sameDays(played)} title={say.calendar} says={stats.calendarSays} />}
    </div>
  );
}
