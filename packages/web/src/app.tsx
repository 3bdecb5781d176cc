import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { lightsOut, type LightsParams, type LightsState } from 'douse/lightsout';
import { readAddress } from './address.ts';
import { followAddress, followAttention, followKeys } from './follow.ts';
import { Game } from './game.ts';
import { isLabAddress } from './lab/design/address.ts';
import { Header } from './parts/header.tsx';
import { Help } from './parts/help.tsx';
import { Notices } from './parts/notices.tsx';
import { Settings } from './parts/settings.tsx';
import { PlayScreen } from './screens/play.tsx';
import { workerSolver } from './solver.ts';

export type Panel = 'help' | 'settings';

/** The laboratory is a page of its own, loaded when the address asks for it; going in or out of it opens the page afresh. */
const inLab = isLabAddress(location.hash);
addEventListener('hashchange', () => {
  if (isLabAddress(location.hash) !== inLab) location.reload();
});
const laboratory = signal<ComponentType | null>(null);
if (inLab) void import('./lab/index.tsx').then(({ Laboratory }) => (laboratory.value = Laboratory));

const solver = workerSolver<LightsParams, LightsState, number>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
const game = new Game(lightsOut, solver, inLab ? '' : readAddress());
/** The dialog that stands open over the screen. */
const panel = signal<Panel | null>(null);

if (!inLab) {
  followAddress(game);
  followAttention(game, panel);
  followKeys(game, panel);
}

export function App() {
  return inLab ? laboratory.value && <laboratory.value /> : <Play />;
}

function Play() {
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
