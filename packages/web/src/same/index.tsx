import './styles/index.css';
import { useLayoutEffect } from 'preact/hooks';
import type { Route } from '../page/routes.ts';
import { SameMenu } from './menu.tsx';
import { leave, sit, table } from './table.ts';
import { SameStages } from './parts/stages.tsx';
import { SameTable } from './play.tsx';
import { sameWords } from './words/index.ts';

/** SameGame's screens: its menu, and a board of it. */
export function SameGame({ route }: { readonly route: Route }) {
  if (route.place === 'samegame') return <SameMenu />;
  if (route.place === 'samegame-stages') return <SameStages />;
  return <Board route={route} />;
}

function Board({ route }: { readonly route: Route }) {
  useLayoutEffect(() => void sit(route), [route]);
  useLayoutEffect(() => leave, []);
  const game = table.value;
  if (game !== null) return <SameTable game={game} />;
  return (
    <main class="waiting" aria-busy="true">
      <p role="status" class="late">
        {sameWords.value.dealing}
      </p>
    </main>
  );
}
