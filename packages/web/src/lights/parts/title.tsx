import type { LightsParams } from 'douse/lightsout';
import type { Session } from 'douse/play';
import { categoryOf, lightsDaily, type Mode, MODES } from '../modes.ts';
import { summaries } from '../records.ts';
import { phrase } from '../../words/format.ts';
import { locale, words } from '../../words/index.ts';
import { Heading } from '../../parts/heading.tsx';
import { kindOf } from './kind.ts';

/** Which game this is: the mode and how far one is in it, the day, or the kind of board. */
export function Title({ session }: { readonly session: Session<LightsParams, unknown, unknown> }) {
  const { home, daily } = words.value;
  const category = categoryOf(session.id);
  const date = lightsDaily.dateOf(session.id);
  const kind = kindOf(session.params);
  const [name, rest] =
    date !== null
      ? [phrase(daily.of, { date: dayName(date) }), `${kind} · ${daily.utc}`]
      : category in MODES
        ? [home.modes[category as Mode], `${kind} · ${levelOf(category as Mode)}`]
        : [kind, null];
  return (
    <div class="which">
      <Heading name={name} class="name" />
      {rest !== null && <p class="kind">{rest}</p>}
    </div>
  );
}

/** The level one plays in a mode: one more than the boards solved. */
export const levelOf = (mode: Mode): string =>
  phrase(words.value.home.level, { n: summaries.value.get(mode)!.solved + 1 });

/** A date of the calendar in words; it is a UTC date, so no time zone may move it. */
export const dayName = (date: string): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));
