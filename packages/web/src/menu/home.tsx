import type { ComponentChildren } from 'preact';
import { type LightsParams, lightsRules } from 'douse/lightsout';
import { begunIn } from '../lights/table.ts';
import { makeAddress } from '../page/address.ts';
import { Demo } from '../lights/parts/demo.tsx';
import { Logo } from '../frame/header.tsx';
import { Heading } from '../parts/heading.tsx';
import { Icon } from '../parts/icon.tsx';
import { kindOf } from '../lights/parts/kind.ts';
import { Teach } from '../lights/parts/teach.tsx';
import { stageName } from '../lights/parts/title.tsx';
import { nextStage } from '../lights/stages/stages.ts';
import { taught } from '../keep/settings.ts';
import { Recent } from './recent.tsx';
import { streaksOf, today } from '../game/dates.ts';
import { lightsDaily, type Mode, MODE_NAMES, MODES } from '../lights/modes.ts';
import { lazy } from '../page/lazy.tsx';
import { closePanel, panel } from '../page/panel.ts';
import { daysSolved, records, starsOfStage, summaries } from '../lights/records.ts';
import { ownerOf } from '../puzzles/registry.ts';
import { movesOf, openGames } from '../game/saves.ts';
import { clock, count, phrase } from '../words/format.ts';
import { language, words } from '../words/index.ts';

const Help = lazy(async () => (await import('../lights/parts/help.tsx')).Help, 'dialog');

/** The menu: the title, a board that plays itself, and the choices. */
export function Home() {
  const { home } = words.value;
  return (
    <main class="home">
      <div class="hero">
        <Heading name="Douse" class="wordmark">
          <Logo />
          Douse
        </Heading>
        <p class="tagline">{home.tagline}</p>
        {taught.chosen.value === 'no' && records.value.length === 0 && openGames().length === 0 ? <Teach /> : <Demo />}
      </div>
      <nav class="menu" aria-label={home.choose}>
        <GoOn />
        <ul class="modes">
          {MODE_NAMES.map((mode) => (
            <ModeCard key={mode} mode={mode} />
          ))}
        </ul>
        <ul class="places">
          <Place name="daily" title={home.daily} says={<Daily />} wide />
          <Place name="worlds" title={home.worlds} says={home.worldsIs} />
          <Place name="samegame" title={home.samegame} says={home.samegameIs} />
          <Place name="custom" title={home.custom} says={home.customIs} />
          <Place name="lab" title={home.lab} says={home.labIs} />
          <Place name="days" title={home.days} says={home.daysAre} />
          <Place name="stats" title={home.stats} says={home.statsIs} />
        </ul>
        <Recent />
      </nav>
      {panel.value === 'help' && <Help params={lightsRules.defaults} onClose={closePanel} />}
    </main>
  );
}

function Place(props: {
  readonly name: 'daily' | 'worlds' | 'custom' | 'samegame' | 'lab' | 'days' | 'stats';
  readonly title: string;
  readonly says: ComponentChildren;
  readonly wide?: boolean;
}) {
  const { name, title, says, wide = false } = props;
  return (
    <li class={wide ? 'wide' : ''}>
      <a class="place" href={makeAddress(name)} data-place={name}>
        <Icon name={name} />
        <span>
          <b>{title}</b>
          <small>{says}</small>
        </span>
      </a>
    </li>
  );
}

/** What the daily board is, whether today's is solved, and for how many days in a row. */
function Daily() {
  const { home } = words.value;
  const done = records.value.some(({ name, shown }) => !shown && lightsDaily.dateOf(name) === today.value);
  const { present } = streaksOf(daysSolved(records.value), today.value);
  return (
    <>
      {done ? home.dailyDone : home.dailyIs}
      {present > 1 && <em class="streak">{count(language.value, home.streak, present)}</em>}
    </>
  );
}

const paramsOf = (text: string): LightsParams | null => {
  const parsed = lightsRules.parseParams(text);
  return parsed.ok ? parsed.value : null;
};

function ModeCard({ mode }: { readonly mode: Mode }) {
  const params = paramsOf(MODES[mode])!;
  const { home } = words.value;
  const { bestTime } = summaries.value.get(mode)!;
  const begun = begunIn(mode);
  const stage = nextStage(mode, starsOfStage);
  const told: string[] = [];
  if (begun !== undefined) told.push(count(language.value, home.going, movesOf(begun)));
  else if (stage !== null) told.push(stageName(stage));
  if (bestTime !== null) told.push(phrase(home.best, { time: clock(bestTime) }));
  return (
    <li>
      <a class="mode" href={makeAddress(MODES[mode])} data-mode={mode}>
        <Glyph params={params} />
        <b>{home.modes[mode]}</b>
        <small>{kindOf(params)}</small>
        <small class="progress">{told.join(' · ')}</small>
      </a>
    </li>
  );
}

/** The mode's board in small, its diagonals lit in every level it has. */
function Glyph({ params: { rows, columns, levels } }: { readonly params: LightsParams }) {
  return (
    <svg class="glyph" viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      {Array.from({ length: rows * columns }, (_, cell) => {
        const [row, column] = [Math.floor(cell / columns), cell % columns];
        const level = row + column < columns - 1 ? 0 : ((row + column - columns + 1) % (levels - 1)) + 1;
        return (
          <rect
            key={cell}
            class={level === 0 ? 'dark' : 'lamp'}
            style={{ '--level': level / (levels - 1) }}
            x={column + 0.08}
            y={row + 0.08}
            width="0.84"
            height="0.84"
            rx="0.2"
          />
        );
      })}
    </svg>
  );
}

/** The large way in: into the game that was left last, or into the first mode that has a stage left. */
function GoOn() {
  const { home } = words.value;
  const [last] = openGames();
  if (last !== undefined) {
    const { addressOf, kindOf } = ownerOf(last.id);
    return <Big address={addressOf(last.id)} title={home.goOn} says={kindOf(last.id)} class="go-on" />;
  }
  const mode = MODE_NAMES.find((own) => nextStage(own, starsOfStage) !== null) ?? 'extreme';
  const stage = nextStage(mode, starsOfStage);
  const says =
    stage === null ? home.modes[mode] : phrase(home.playIs, { mode: home.modes[mode], stage: stageName(stage) });
  return <Big address={MODES[mode]} title={home.play} says={says} class="start" />;
}

function Big(props: {
  readonly address: string;
  readonly title: string;
  readonly says: string;
  readonly class: 'go-on' | 'start';
}) {
  return (
    <a class={`primary big ${props.class}`} href={makeAddress(props.address)}>
      <Icon name="next" />
      <span>
        {props.title}
        <small>{props.says}</small>
      </span>
    </a>
  );
}
