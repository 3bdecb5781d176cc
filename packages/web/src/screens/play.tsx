import type { LightsParams, LightsState } from 'douse/lightsout';
import type { Game } from '../game.ts';
import { Announcer } from '../parts/announcer.tsx';
import { Controls } from '../parts/controls.tsx';
import { Facts } from '../parts/facts.tsx';
import { Kind } from '../parts/kind.tsx';
import { Solved } from '../parts/solved.tsx';
import { mountBoard } from '../view/board.ts';
import { ViewHost } from '../view/host.tsx';

/** One Lights Out board being played. */
export function PlayScreen({ game }: { readonly game: Game<LightsParams, LightsState, number> }) {
  const { session } = game.session.value;
  return (
    <main class="play">
      <div class="field">
        <div class="frame">
          <ViewHost game={game} mount={mountBoard} />
          <Solved game={game} />
        </div>
      </div>
      <section class="side">
        <Kind params={session.params} />
        <Facts game={game} />
        <Controls game={game} />
      </section>
      <Announcer game={game} />
    </main>
  );
}
