import type { LightsParams } from 'douse/lightsout';
import type { Session } from 'douse/play';
import { categoryOf } from '../category.ts';
import { lightsDaily, type Mode, MODES } from '../modes.ts';
import { type Stage, stageOf, type World, WORLDS } from '../stages/stages.ts';
import { phrase } from '../../words/format.ts';
import { locale, words } from '../../words/index.ts';
import { Heading } from '../../parts/heading.tsx';
import { kindOf } from './kind.ts';

/** Which game this is: the mode and how far one is in it, the day, or the kind of board. */
export function Title({ session }: { readonly session: Session<LightsParams, unknown, unknown> }) {
  const [name, rest] = titleOf(session.id, session.params);
  return (
    <div class="which">
      <Heading name={name} class="name" />
      {rest !== null && <p class="kind">{rest}</p>}
    </div>
  );
}

/** What a game is called, and what more there is to say of it. */
export function titleOf(id: string, params: LightsParams): readonly [name: string, rest: string | null] {
  const { home, daily } = words.value;
  const category = categoryOf(id);
  const date = lightsDaily.dateOf(id);
  const stage = stageOf(id);
  const kind = kindOf(params);
  if (date !== null) return [phrase(daily.of, { date: dayName(date) }), `${kind} · ${daily.utc}`];
  if (stage !== null) return [worldName(stage.world), `${kind} · ${stageName(stage)}`];
  return category in MODES ? [home.modes[category as Mode], kind] : [kind, null];
}

/** A world by its name: its mode, or the toy. */
export function worldName({ mode, name }: World): string {
  const { modes, toys } = words.value.home;
  return mode === null ? toys[name as keyof typeof toys] : modes[mode];
}

/** A stage by its number; the worlds of a mode go on counting. */
export function stageName({ world, number }: Stage): string {
  const before = WORLDS.filter(({ mode }) => mode !== null && mode === world.mode);
  const n = before
    .slice(0, Math.max(0, before.indexOf(world)))
    .reduce((sum, own) => sum + own.solutions.length, number);
  return phrase(words.value.home.stage, { n });
}

/** A date of the calendar in words; it is a UTC date, so no time zone may move it. */
export const dayName = (date: string): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));
