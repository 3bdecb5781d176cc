import { today, utcDate } from '../dates.ts';
import { phrase } from '../../words/format.ts';
import { DayPlot } from '../../parts/plot.tsx';

/** Days in the calendar. */
const DAYS = 35;
const DAY = 86_400_000;

/** The last weeks, with the days on which the daily board was played on the day. */
export function Calendar(props: {
  readonly done: ReadonlySet<string>;
  readonly title: string;
  /** A sentence with a gap for the number of `{days}`. */
  readonly says: string;
}) {
  const { done, title } = props;
  const now = Date.parse(today.value);
  const days = Array.from({ length: DAYS }, (_, i) => {
    const date = utcDate(now - (DAYS - 1 - i) * DAY);
    return { date, done: done.has(date) };
  });
  const says = phrase(props.says, { days: days.filter((day) => day.done).length });
  return <DayPlot title={title} says={says} days={days} />;
}
