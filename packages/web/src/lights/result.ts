import { lampLayout, levelsOf, type LightsParams, type LightsState } from 'douse/lightsout';
import type { Session } from 'douse/play';
import type { Ending } from '../game/game.ts';
import type { Result } from '../game/parts/result-dialog.tsx';
import { clock, number, phrase } from '../words/format.ts';
import { language, words } from '../words/index.ts';
import { lightsAddress } from './address.ts';
import { stageName, titleOf } from './parts/title.tsx';
import { stageOf } from './stages/stages.ts';
import { starsOf } from './stages/stars.ts';

/** Boards with a longer side are not told in squares. */
const MOST = 10;

/** Off, then the levels from the lowest to the brightest. */
const SQUARES: Readonly<Record<number, readonly string[]>> = {
  2: ['⬛', '🟨'],
  3: ['⬛', '🟦', '🟨'],
  4: ['⬛', '🟦', '🟩', '🟨'],
};
const MANY = ['⬛', '🟪', '🟦', '🟩', '🟨', '🟧', '🟥', '⬜'];

/** A board in small squares, a line for each row; empty if it is too large, or no rectangle. */
export function squaresOf(params: LightsParams, state: LightsState): string {
  const { rows, columns, places } = lampLayout(params);
  if (params.shape !== 'grid' || Math.max(rows, columns) > MOST || params.levels > MANY.length) return '';
  const squares = SQUARES[params.levels] ?? MANY;
  const shown = Array.from({ length: rows }, () => Array<string>(columns).fill('⬜'));
  places.forEach((place, light) => {
    shown[Math.floor(place / columns)]![place % columns] = squares[state[light]!]!;
  });
  return shown.map((row) => row.join('')).join('\n');
}

/** What a result is headed by: with the stage, without what everybody sees. */
function resultTitle(id: string, params: LightsParams): string {
  const stage = stageOf(id);
  const [name] = titleOf(id, params);
  return stage === null ? name : `${name}, ${stageName(stage)}`;
}

/** What is told of a solved game. */
export function resultOf(session: Session<LightsParams, LightsState, number>, { par, shown }: Ending): Result {
  const { id, params, start, count: presses, hints, elapsed } = session;
  const { facts, solved } = words.value;
  const stars = starsOf({ presses, par, hints, shown });
  const fewest = par === null ? '' : ` (${phrase(solved.ofShare, { n: number(language.value, par) })})`;
  const told = `${facts.presses}: ${number(language.value, presses)}${fewest} · ${clock(elapsed)}`;
  const { rows, columns, places } = lampLayout(params);
  const picture = Array.from({ length: rows }, () => Array<string | null>(columns).fill(null));
  places.forEach((place, light) => {
    const level = start[light]! / (levelsOf(params, light) - 1);
    picture[Math.floor(place / columns)]![place % columns] = level === 0 ? '' : lightOf(level);
  });
  return {
    title: resultTitle(id, params),
    score: `${'★'.repeat(stars)}${'☆'.repeat(3 - stars)} ${told}`,
    squares: squaresOf(params, start),
    address: lightsAddress(id),
    picture,
  };
}

/** The colour of a light, as tokens.css has it. */
function lightOf(level: number): string {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): number => Number(style.getPropertyValue(name));
  const light = token('--light-from') + token('--light-by') * level;
  return `oklch(${light} ${token('--light-chroma')} ${token('--hue-from') + token('--hue-by') * level})`;
}
