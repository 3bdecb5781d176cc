import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type LightsParams, lightsRules } from 'douse/lightsout';
import { work } from '../lights/table.ts';
import { makeAddress } from '../page/address.ts';
import { Demo } from '../lights/parts/demo.tsx';
import { Logo } from '../frame/header.tsx';
import { Heading } from '../parts/heading.tsx';
import { Help } from '../lights/parts/help.tsx';
import { Icon } from '../parts/icon.tsx';
import { kindOf } from '../lights/parts/kind.ts';
import { levelOf } from '../lights/parts/title.tsx';
import { streaksOf, today } from '../game/dates.ts';
import { addressOf } from '../game/puzzle.ts';
import { lightsDaily, type Mode, MODE_NAMES, MODES } from '../lights/modes.ts';
import { closePanel, panel } from '../page/panel.ts';
import { daysSolved, records, summaries } from '../lights/records.ts';
import { ownerOf } from '../puzzles/registry.ts';
import { openGames } from '../game/saves.ts';
import { clock, count, phrase } from '../words/format.ts';
import { language, words } from '../words/index.ts';

/** The menu: the title, a board that plays itself, and the choices. */
export function Home() {
  const { home } = words.value;
  // The solver comes while the player chooses.
  useEffect(() => work.warm(), []);
  return (
    <main class="home">
      <div class="hero">
        <Heading name="Douse" class="wordmark">
          <Logo />
          Douse
        </Heading>
        <p class="tagline">{home.tagline}</p>
        <Demo />
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
          <Place name="samegame" title={home.samegame} says={home.samegameIs} />
          <Place name="custom" title={home.custom} says={home.customIs} />
          <Place name="lab" title={home.lab} says={home.labIs} />
          <Place name="stats" title={home.stats} says={home.statsIs} />
        </ul>
      </nav>
      {panel.value === 'help' && <Help params={lightsRules.defaults} onClose={closePanel} />}
    </main>
  );
}

function Place(props: {
  readonly name: 'daily' | 'custom' | 'samegame' | 'lab' | 'stats';
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
  const done = records.value.some(({ name }) => lightsDaily.dateOf(name) === today.value);
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
  const { solved, bestTime } = summaries.value.get(mode)!;
  return (
    <li>
      <a class="mode" href={makeAddress(MODES[mode])} data-mode={mode}>
        <Glyph params={params} />
        <b>{home.modes[mode]}</b>
        <small>{kindOf(params)}</small>
        {solved > 0 && (
          <small class="progress">
            {levelOf(mode)}
            {bestTime !== null && ` · ${phrase(home.best, { time: clock(bestTime) })}`}
          </small>
        )}
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

/** The way back into the game that was left last. */
function GoOn() {
  const [last] = openGames();
  if (last === undefined) return null;
  const { daily, kindOf } = ownerOf(last.id);
  return (
    <a class="primary go-on" href={makeAddress(addressOf(daily, last.id))}>
      <Icon name="next" />
      <span>
        {words.value.home.goOn}
        <small>{kindOf(last.id)}</small>
      </span>
    </a>
  );
}
