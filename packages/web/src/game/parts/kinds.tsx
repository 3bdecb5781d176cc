import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { streaksOf, today } from '../dates.ts';
import type { StatsWords } from '../words/words.ts';
import { count, phrase } from '../../words/format.ts';
import { language } from '../../words/index.ts';
import { Choice } from '../../parts/choice.tsx';

/** The kinds of games to choose from, and below them what is told of the one that is chosen, `first` to begin with. */
export function Kinds<Kind extends string>(props: {
  readonly say: StatsWords;
  readonly kinds: readonly Kind[];
  readonly first: Kind;
  /** What the kinds besides the daily and the other games are called. */
  readonly names: Readonly<Record<Exclude<Kind, 'daily' | 'other'>, string>>;
  readonly children: (kind: Kind) => ComponentChildren;
}) {
  const { say, kinds, first, names, children } = props;
  const shown = useSignal(first);
  const nameOf = (kind: Kind): string =>
    kind === 'daily' ? say.daily : kind === 'other' ? say.other : names[kind as Exclude<Kind, 'daily' | 'other'>];
  return (
    <>
      <Choice
        name="category"
        row
        title={say.kinds}
        options={kinds}
        chosen={shown.value}
        onChoose={(kind) => (shown.value = kind)}
      >
        {nameOf}
      </Choice>
      <section aria-label={nameOf(shown.value)}>{children(shown.value)}</section>
    </>
  );
}

/** The days in a row of the daily board, as a figure; `title` says what counts. */
export function Streak(props: {
  readonly say: StatsWords;
  readonly title: string;
  readonly days: Parameters<typeof streaksOf>[0];
}) {
  const { say, title, days } = props;
  const { present, longest } = streaksOf(days, today.value);
  const inDays = (value: number): string => count(language.value, say.days, value);
  return (
    <div title={title}>
      <dt>{say.streak}</dt>
      <dd data-figure="streak">
        {inDays(present)} <small>{phrase(say.longest, { days: inDays(longest) })}</small>
      </dd>
    </div>
  );
}
