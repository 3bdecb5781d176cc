import type { FunctionComponent } from 'preact';
import type { Route } from '../page/routes.ts';
import { lazy } from '../page/lazy.tsx';
import { Home } from '../menu/home.tsx';
import { Play } from '../lights/play.tsx';

const SameGame = lazy(async () => (await import('../same/index.tsx')).SameGame);

/**
 * Every screen by its name; routes.ts says which address leads to which. Home and Play come with the page, other screens are
 * fetched when they are first shown: `lazy(async () => (await import('../menu/stats.tsx')).Stats)`.
 */
export const screens: Readonly<Record<Route['screen'], FunctionComponent<{ readonly route: Route }>>> = {
  home: Home,
  play: Play,
  daily: Play,
  custom: lazy(async () => (await import('../lights/custom.tsx')).Custom),
  lab: lazy(async () => (await import('../lab/index.tsx')).Laboratory),
  samegame: SameGame,
  'samegame-daily': SameGame,
  tiles: SameGame,
  stats: lazy(async () => (await import('../menu/stats.tsx')).Stats),
};
