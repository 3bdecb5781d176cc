import type { Ending } from '../game/game.ts';
import type { Result } from '../game/parts/result-dialog.tsx';
import { paramsOf } from '../game/puzzle.ts';
import { clock, count, number } from '../words/format.ts';
import { language, words } from '../words/index.ts';
import { sameAddress } from './address.ts';
import { sameDaily } from './id.ts';
import { kindName } from './parts/kind.ts';
import { sameStageName } from './parts/stages.tsx';
import { sameStageOf, sameStarsOf } from './stages/stages.ts';
import type { SameSession } from './table.ts';
import { sameWords } from './words/index.ts';
import { cellsLeft, type Tiles } from 'douse/board';

/** Boards with a longer side are not told in squares. */
const MOST = 10;
/** As near to the colours of the tiles as squares come. */
const SQUARES = ['⬜', '🟦', '🟧', '🟩', '🟨', '🟪', '🟥', '🟫', '⬛', '⬜'];

/** A board in small squares, a line for each row; empty if it is too large, or has too many colours. */
export function tileSquares({ rows, columns, cells }: Pick<Tiles, 'rows' | 'columns' | 'cells'>): string {
  if (Math.max(rows, columns) > MOST || Math.max(...cells) >= SQUARES.length - 1) return '';
  return Array.from({ length: rows }, (_, row) =>
    Array.from(cells.slice(row * columns, (row + 1) * columns), (symbol) => SQUARES[symbol]).join(''),
  ).join('\n');
}

/** What is told of a game at its end. */
export function sameResult(session: SameSession, { shown }: Ending): Result {
  const { id, start, state, points, elapsed, hints } = session;
  const say = sameWords.value;
  const date = sameDaily.dateOf(id);
  const n = count.bind(null, language.value);
  const left = cellsLeft(state);
  const stage = sameStageOf(id);
  const told = [
    `${number(language.value, points ?? 0)} ${say.facts.points.toLowerCase()}`,
    left === 0 ? say.over.cleared.toLowerCase() : `${say.facts.left.toLowerCase()}: ${number(language.value, left)}`,
    clock(elapsed),
  ];
  if (stage !== null) told.unshift('★'.repeat(sameStarsOf(stage, { left, points: points ?? 0, hints, shown })) || '☆');
  if (hints > 0) told.push(n(words.value.solved.hints, hints).replace(/\.$/, ''));
  const style = getComputedStyle(document.documentElement);
  return {
    title: [say.title, date ?? kindName(say, paramsOf(id)), ...(stage === null ? [] : [sameStageName(stage)])].join(
      ' · ',
    ),
    score: `${shown ? `${words.value.home.states.shown} · ` : ''}${told.join(' · ')}`,
    squares: tileSquares(start),
    address: sameAddress(id),
    picture: Array.from({ length: start.rows }, (_, row) =>
      Array.from(start.cells.slice(row * start.columns, (row + 1) * start.columns), (symbol) =>
        symbol === 0 ? null : style.getPropertyValue(`--tile-${((symbol - 1) % 9) + 1}`).trim(),
      ),
    ),
  };
}
