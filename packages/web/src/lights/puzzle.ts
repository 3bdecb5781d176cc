import { lazy } from '../page/lazy.tsx';
import { datesPlayed } from '../game/dates.ts';
import { type PagePuzzle, paramsOf } from '../game/puzzle.ts';
import { lightsRules } from 'douse/lightsout';
import { words } from '../words/index.ts';
import { lightsAddress, STAGE_PLACE } from './address.ts';
import { lightsDaily } from './modes.ts';
import { kindOf } from './parts/kind.ts';
import { Play } from './play.tsx';
import { ledger, records } from './records.ts';

/** Lights Out, as the page knows it. */
export const lights: PagePuzzle = {
  name: 'lights',
  title: () => words.value.home.lights,
  // Every id that no other puzzle owns is taken for one of Lights Out, which says so if it is none.
  owns: () => true,
  menu: '',
  daily: lightsDaily,
  daysDone: () => datesPlayed(lightsDaily, records.value),
  boards: [lightsDaily.place, STAGE_PLACE],
  addressOf: lightsAddress,
  places: {
    custom: lazy(async () => (await import('./custom.tsx')).Custom),
    worlds: lazy(async () => (await import('./worlds.tsx')).Worlds),
  },
  Table: Play,
  Stats: lazy(async () => (await import('./stats.tsx')).LightsStats, 'part'),
  kindOf(id) {
    const params = lightsRules.parseParams(paramsOf(id));
    return params.ok ? kindOf(params.value) : id.slice(0, 40);
  },
  solid: true,
  ledger,
};
