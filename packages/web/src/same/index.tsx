import './styles/index.css';
import { useMemo } from 'preact/hooks';
import type { Route } from '../routes.ts';
import { SameMenu } from './menu.tsx';
import { samePlay } from './table.ts';
import { SameTable } from './play.tsx';

/** SameGame's screens: its menu, and a board of it. */
export function SameGame({ route }: { readonly route: Route }) {
  if (route.screen === 'samegame') return <SameMenu />;
  return <Board route={route} />;
}

function Board({ route }: { readonly route: Route }) {
  const game = useMemo(() => samePlay(route), [route]);
  return game === null ? null : <SameTable game={game} />;
}
