import { useEffect, useMemo } from 'preact/hooks';
import { followFeedback } from '../feedback.ts';
import { followAddress, followAttention, followKeys } from '../follow.ts';
import { addressOf, type LightsGame, lightsGame } from '../lights.ts';
import { Announcer } from '../parts/announcer.tsx';
import { Controls } from '../parts/controls.tsx';
import { Facts } from '../parts/facts.tsx';
import { Help } from '../parts/help.tsx';
import { Kind } from '../parts/kind.tsx';
import { Solved } from '../parts/solved.tsx';
import { closePanel, panel } from '../panel.ts';
import type { Route } from '../routes.ts';
import { ViewHost } from '../view/host.tsx';
import { mountLights } from '../view/lights.ts';

/** How much of the board is out, 0 to 1. */
const darkness = ({ state }: LightsGame['session']['value']['session']): number =>
  state.reduce((out: number, level) => out + (level === 0 ? 1 : 0), 0) / state.length;

/** The screen of one board being played: the route says which. */
export function Play({ route }: { readonly route: Route }) {
  const game = useMemo(() => lightsGame(route), [route]);
  return game === null ? null : <Table game={game} />;
}

function Table({ game }: { readonly game: LightsGame }) {
  useEffect(() => {
    const untie = [followAddress(game, addressOf), followAttention(game), followKeys(game), followFeedback(game, darkness)];
    return () => {
      for (const end of untie) end();
    };
  }, [game]);
  const { session } = game.session.value;
  return (
    <main class="play">
      <div class="field">
        <div class="frame">
          <ViewHost game={game} mount={mountLights} />
          <Solved game={game} />
        </div>
      </div>
      <section class="side">
        <Kind params={session.params} />
        <Facts game={game} />
        <Controls game={game} />
      </section>
      <Announcer game={game} />
      {panel.value === 'help' && <Help params={session.params} onClose={closePanel} />}
    </main>
  );
}
