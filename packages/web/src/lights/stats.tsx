import { CATEGORIES, type Category } from './category.ts';
import { Calendar } from '../game/parts/calendar.tsx';
import { Keeping } from '../game/parts/keeping.tsx';
import { Kinds, Streak } from '../game/parts/kinds.tsx';
import { NothingYet, StarFigure } from '../game/parts/nothing-yet.tsx';
import { BarPlot, DotPlot } from '../parts/plot.tsx';
import { MODES } from './modes.ts';
import { daysSolved, ledger, type Played, records, starsOfStage, summaries } from './records.ts';
import { STAGES } from './stages/stages.ts';
import { clock, count, number, phrase } from '../words/format.ts';
import { language, words } from '../words/index.ts';
import type { StatsWords } from '../game/words/words.ts';

/** Games shown in the plot of times. */
const SHOWN = 50;

/** The boards of Lights Out that were solved in this browser. */
export function LightsStats({ say }: { readonly say: StatsWords }) {
  const { modes, toysTitle } = words.value.home;
  return (
    <>
      <Kinds
        say={say}
        kinds={CATEGORIES}
        first={records.value.at(-1)?.category ?? 'medium'}
        names={{ ...modes, toys: toysTitle }}
      >
        {(kind) => (
          <>
            <Figures category={kind} say={say} />
            <Plots played={records.value.filter(({ category }) => category === kind)} category={kind} say={say} />
          </>
        )}
      </Kinds>
      <p class="quiet">{say.here}</p>
      {records.value.length > 0 && (
        <Keeping say={say} file="douse-games.csv" lines={csv} forget={() => ledger.forget()} />
      )}
    </>
  );
}

const csv = (): string => `when_ms kind time_ms presses fewest hints id\n${ledger.text()}`;

function Figures({ category, say }: { readonly category: Category; readonly say: StatsWords }) {
  const { solved, perfect, bestTime, bestPresses, unaided } = summaries.value.get(category)!;
  const n = (value: number): string => number(language.value, value);
  const stages = STAGES.filter(({ world }) => (world.mode ?? 'toys') === category);
  const stars = stages.reduce((sum, stage) => sum + starsOfStage(stage), 0);
  const total = 3 * stages.length;
  return (
    <dl class="figures">
      <div>
        <dt>{say.solved}</dt>
        <dd data-figure="solved">{n(solved)}</dd>
      </div>
      <div title={say.perfectIs}>
        <dt>{say.perfect}</dt>
        <dd data-figure="perfect">{n(perfect)}</dd>
      </div>
      <div>
        <dt>{say.bestTime}</dt>
        <dd>{bestTime === null ? '–' : clock(bestTime)}</dd>
      </div>
      <div>
        <dt>{say.fewestPresses}</dt>
        <dd>{bestPresses === null ? '–' : n(bestPresses)}</dd>
      </div>
      <div>
        <dt>{say.unaided}</dt>
        <dd>{n(unaided)}</dd>
      </div>
      {total > 0 && <StarFigure title={say.stars} told={phrase(say.starsOf, { n: n(stars), total: n(total) })} />}
      {category === 'daily' && <Streak say={say} title={say.streakIs} days={daysSolved(records.value)} />}
    </dl>
  );
}

/** The way to the first game of a kind. */
function Begin({ category, say }: { readonly category: Category; readonly say: StatsWords }) {
  const { home } = words.value;
  const ways: Readonly<Record<Category, readonly [address: string, label: string]>> = {
    easy: [MODES.easy, home.play],
    medium: [MODES.medium, home.play],
    hard: [MODES.hard, home.play],
    extreme: [MODES.extreme, home.play],
    daily: ['daily', home.play],
    toys: ['worlds', home.worlds],
    other: ['custom', home.custom],
  };
  const [address, label] = ways[category];
  return <NothingYet none={say.none} will={say.will} address={address} label={label} />;
}

function Plots(props: { readonly played: readonly Played[]; readonly category: Category; readonly say: StatsWords }) {
  const { played, category, say } = props;
  if (played.length === 0) return <Begin category={category} say={say} />;
  const games = (n: number): string => count(language.value, say.games, n);
  const times = played.slice(-SHOWN).map(({ time }) => Math.floor(time / 1000));
  const median = times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)]!;
  const over = overPar(played);
  const rated = over.reduce((sum, bar) => sum + bar.count, 0);
  return (
    <div class="plots">
      <DotPlot
        title={say.times}
        says={phrase(say.timesSay, {
          games: games(times.length),
          median: clock(median * 1000),
          best: clock(Math.min(...times) * 1000),
        })}
        values={times}
        kind="seconds"
        label={(seconds) => clock(seconds * 1000)}
      />
      {rated > 0 && (
        <BarPlot
          title={say.over}
          says={phrase(say.overSay, { perfect: over[0]!.count, games: games(rated) })}
          bars={over}
          axis={say.overAxis}
        />
      )}
      {category === 'daily' && <Calendar done={daysSolved(played)} title={say.calendar} says={say.calendarSays} />}
    </div>
  );
}

/** How many games took 0, 1, 2 … presses more than the fewest; the last bar holds all beyond. */
export function overPar(played: readonly Played[]): { name: string; count: number }[] {
  const most = 8;
  const bars = Array.from({ length: most + 1 }, (_, i) => ({ name: i < most ? String(i) : `${most}+`, count: 0 }));
  for (const { presses, par } of played) if (par !== null) bars[Math.min(most, Math.max(0, presses - par))]!.count++;
  return bars;
}
