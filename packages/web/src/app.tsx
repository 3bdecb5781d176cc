import { signal } from '@preact/signals';
import { lightsOut, type LightsParams, type LightsState } from 'douse/lightsout';
import { readAddress } from './address.ts';
import { followAddress, followAttention, followKeys } from './follow.ts';
import { Game } from './game.ts';
import { Header } from './parts/header.tsx';
import { Help } from './parts/help.tsx';
import { Notices } from './parts/notices.tsx';
import { Settings } from './parts/settings.tsx';
import { PlayScreen } from './screens/play.tsx';
import { workerSolver } from './solver.ts';

export type Panel = 'help' | 'settings';

const solver = workerSolver<LightsParams, LightsState, number>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
const game = new Game(lightsOut, solver, readAddress());
/** The dialog that stands open over the screen. */
const panel = signal<Panel | null>(null);

followAddress(game);
followAttention(game, panel);
followKeys(game, panel);

export function App() {
  const open = (name: Panel) => () => (panel.value = name);
  const close = () => (panel.value = null);
  const { params } = game.session.value.session;
  return (
    <>
      <Header onHelp={open('help')} onSettings={open('settings')} />
      <Notices game={game} />
      <PlayScreen game={game} />
      {panel.value === 'help' && <Help params={params} onClose={close} />}
      {panel.value === 'settings' && <Settings onClose={close} />}
    </>
  );
}
