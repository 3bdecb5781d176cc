import './styles/days.css';
import { useSignal } from '@preact/signals';
import { today, utcDate } from '../game/dates.ts';
import { makeAddress } from '../page/address.ts';
import { Choice } from '../parts/choice.tsx';
import { Heading } from '../parts/heading.tsx';
import { Icon } from '../parts/icon.tsx';
import { PUZZLES } from '../puzzles/registry.ts';
import { locale, words } from '../words/index.ts';

/** The page's own puzzle first. */
const SHOWN = PUZZLES.toReversed();

/** The days of a month, `2026-11`, in weeks from Monday on; null where a week's day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const days: (string | null)[] = Array(((first.getUTCDay() + 6) % 7) as number).fill(null);
  for (const day = new Date(first); day.getUTCMonth() === first.getUTCMonth(); day.setUTCDate(day.getUTCDate() + 1))
    days.push(utcDate(day.getTime()));
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}

/** The month that comes this many months after another. */
export function monthAfter(month: string, step: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return utcDate(Date.UTC(year, number - 1 + step, 1)).slice(0, 7);
}

/** The daily boards of all days: a calendar, from which any day up to today is opened. */
export function Days() {
  const { home } = words.value;
  const month = useSignal(today.value.slice(0, 7));
  const chosen = useSignal(SHOWN[0]!.name);
  const { daily, daysDone } = SHOWN.find(({ name }) => name === chosen.value)!;
  const done = daysDone();
  const name = (options: Intl.DateTimeFormatOptions, date: string): string =>
    new Intl.DateTimeFormat(locale.value, { ...options, timeZone: 'UTC' }).format(Date.parse(date));
  const last = today.value.slice(0, 7);
  return (
    <main class="sheet-screen days">
      <Heading name={home.days} />
      <Choice
        name="puzzle"
        row
        title={home.daily}
        options={SHOWN.map((own) => own.name)}
        chosen={chosen.value}
        onChoose={(puzzle) => (chosen.value = puzzle)}
      >
        {(puzzle) => SHOWN.find((own) => own.name === puzzle)!.title()}
      </Choice>
      <div class="month-head">
        <button
          type="button"
          class="round"
          aria-label={home.monthBack}
          aria-disabled={month.value <= '2000-01'}
          onClick={() => month.value > '2000-01' && (month.value = monthAfter(month.value, -1))}
        >
          <Icon name="back" />
        </button>
        <h2 aria-live="polite">{name({ month: 'long', year: 'numeric' }, `${month.value}-01`)}</h2>
        <button
          type="button"
          class="round"
          aria-label={home.monthOn}
          aria-disabled={month.value >= last}
          onClick={() => month.value < last && (month.value = monthAfter(month.value, 1))}
        >
          <Icon name="next" />
        </button>
      </div>
      <table class="month">
        <thead>
          <tr>
            {['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08'].map(
              (date) => (
                <th key={date} scope="col">
                  <abbr title={name({ weekday: 'long' }, date)}>{name({ weekday: 'narrow' }, date)}</abbr>
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month.value).map((week, i) => (
            <tr key={i}>
              {week.map((date, day) => (
                <td key={day}>
                  {date !== null &&
                    (date > today.value ? (
                      <span>{Number(date.slice(8))}</span>
                    ) : (
                      <a
                        href={makeAddress(`${daily.place}/${date}`)}
                        data-date={date}
                        data-done={done.has(date) || undefined}
                        aria-current={date === today.value ? 'date' : undefined}
                        aria-label={`${name({ dateStyle: 'long' }, date)}${done.has(date) ? `, ${home.states.solved}` : ''}`}
                      >
                        {Number(date.slice(8))}
                      </a>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
