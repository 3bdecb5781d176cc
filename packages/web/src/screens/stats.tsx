import '../styles/stats.css';
import { useSignal } from '@preact/signals';
import { CATEGORIES, type Category, dailyDate, utcDate } from '../modes.ts';
import { Choice } from '../parts/choice.tsx';
import { Heading } from '../parts/heading.tsx';
import { saveFile } from '../parts/save-file.ts';
import { BarPlot, DayPlot, DotPlot } from '../parts/plot.tsx';
import { forgetAll, makeRecords, type Played, records, streaks, summaries } from '../records.ts';
import { clock, count, phrase } from '../words/format.ts';
import { language, words } from '../words/index.ts';
import { type StatsWords, statsWords } from './stats-words.ts';

/** Games shown in the plot of times, and days in the calendar. */
const SHOWN = 50;
const DAYS = 35;
const DAY = 86_400_000;

/** What has been solved in this browser: figures and plots. */
export function Stats() {
  const say = statsWords[language.value];
  const { modes } = words.value.home;
  const last = records.value.at(-1)?.category ?? 'medium';
  const shown = useSignal<Category>(last);
  const name = (category: Category): string =>
    category === 'daily' ? say.daily : category === 'other' ? say.other : modes[category];
  return (
    <main class="sheet-screen stats">
      <Heading name={say.title} />
      <Choice
        name="category"
        row
        title={say.kinds}
        options={CATEGORIES}
        chosen={shown.value}
        onChoose={(category) => (shown.value = category)}
      >
        {name}
      </Choice>
      <section aria-label={name(shown.value)}>
        <Figures category={shown.value} say={say} />
        <Plots
          played={records.value.filter(({ category }) => category === shown.value)}
          category={shown.value}
          say={say}
        />
      </section>
      <p class="quiet">{say.here}</p>
      <Keeping say={say} />
    </main>
  );
}

function Figures({ category, say }: { readonly category: Category; readonly say: StatsWords }) {
  const { solved, perfect, bestTime, bestPresses, unaided } = summaries.value.get(category)!;
  const number = new Intl.NumberFormat(language.value);
  const days = (n: number): string => count(language.value, say.days, n);
  const streak = streaks(records.value, Date.now());
  return (
    <dl class="figures">
      <div>
        <dt>{say.solved}</dt>
        <dd data-figure="solved">{number.format(solved)}</dd>
      </div>
      <div title={say.perfectIs}>
        <dt>{say.perfect}</dt>
        <dd data-figure="perfect">{number.format(perfect)}</dd>
      </div>
      <div>
        <dt>{say.bestTime}</dt>
        <dd>{bestTime === null ? '–' : clock(bestTime)}</dd>
      </div>
      <div>
        <dt>{say.fewestPresses}</dt>
        <dd>{bestPresses === null ? '–' : number.format(bestPresses)}</dd>
      </div>
      <div>
        <dt>{say.unaided}</dt>
        <dd>{number.format(unaided)}</dd>
      </div>
      {category === 'daily' && (
        <div title={say.streakIs}>
          <dt>{say.streak}</dt>
          <dd data-figure="streak">
            {days(streak.present)} <small>{phrase(say.longest, { days: days(streak.longest) })}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Plots(props: { readonly played: readonly Played[]; readonly category: Category; readonly say: StatsWords }) {
  const { played, category, say } = props;
  if (played.length === 0) return <p class="quiet">{say.none}</p>;
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
      {category === 'daily' && <Calendar played={played} say={say} />}
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

function Calendar({ played, say }: { readonly played: readonly Played[]; readonly say: StatsWords }) {
  const done = new Set(played.filter(({ at, name }) => dailyDate(name) === utcDate(at)).map(({ at }) => utcDate(at)));
  const now = Date.now();
  const days = Array.from({ length: DAYS }, (_, i) => {
    const date = utcDate(now - (DAYS - 1 - i) * DAY);
    return { date, done: done.has(date) };
  });
  const says = phrase(say.calendarSays, { days: days.filter((day) => day.done).length });
  return <DayPlot title={say.calendar} says={says} days={days} />;
}

/** Save everything as a file, or forget it after being asked once more. */
function Keeping({ say }: { readonly say: StatsWords }) {
  const asked = useSignal(false);
  if (records.value.length === 0) return null;
  if (asked.value)
    return (
      <div class="row">
        <button
          type="button"
          class="control danger"
          onClick={() => {
            forgetAll();
            asked.value = false;
          }}
        >
          {say.forgetSure}
        </button>
        <button type="button" class="control" onClick={() => (asked.value = false)}>
          {say.keep}
        </button>
      </div>
    );
  return (
    <div class="row">
      <button type="button" class="control" onClick={() => saveFile('douse-games.csv', csv(), 'text/csv')}>
        {say.save}
      </button>
      <button type="button" class="control" onClick={() => (asked.value = true)}>
        {say.forget}
      </button>
    </div>
  );
}

const csv = (): string =>
  `${'when_ms kind time_ms presses fewest hints id'.replaceAll(' ', ',')}\n${makeRecords(records.value).replaceAll(' ', ',')}\n`;
