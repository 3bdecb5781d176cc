import { datesPlayed } from '../game/dates.ts';
import type { PagePuzzle } from '../game/puzzle.ts';
import { lazy } from '../page/lazy.tsx';
import { phrase } from '../words/format.ts';
import { words } from '../words/index.ts';
import { sameAddress } from './address.ts';
import { isSameId, sameDaily } from './id.ts';
import { ledger, scores } from './scores.ts';
import { SAME_STAGE_PLACE } from './stages/stages.ts';

const Screens = lazy(async () => (await import('./index.tsx')).SameGame);

/** SameGame, as the page knows it before it is fetched. */
export const samegame: PagePuzzle = {
  name: 'samegame',
  title: () => words.value.home.samegame,
  owns: isSameId,
  menu: 'samegame',
  daily: sameDaily,
  daysDone: () => datesPlayed(sameDaily, scores.value),
  boards: [sameDaily.place, SAME_STAGE_PLACE],
  addressOf: sameAddress,
  places: { samegame: Screens, 'samegame-stages': Screens },
  Table: Screens,
  Stats: lazy(async () => (await import('./stats.tsx')).SameStats, 'part'),
  kindOf(id) {
    const [rows = '', columns = ''] = id.split(/[x-]/);
    return `${words.value.home.samegame} · ${phrase(words.value.board.size, { rows, columns })}`;
  },
  ledger,
};
