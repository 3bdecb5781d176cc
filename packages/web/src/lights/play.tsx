import type { LightsParams, LightsState } from 'douse/lightsout';
import { useEffect, useMemo } from 'preact/hooks';
import { followFeedback } from '../game/feedback.ts';
import { followAddress, followArrows, followAttention, followKeys } from '../game/follow.ts';
import { lightsAddress } from './address.ts';
import { type LightsGame, lightsGame } from './table.ts';
import { Announcer } from './parts/announcer.tsx';
import { Controls } from '../game/parts/controls.tsx';
import { Facts } from '../game/parts/facts.tsx';
import { Impossible } from './parts/impossible.tsx';
import { Title } from './parts/title.tsx';
import { Solved } from './parts/solved.tsx';
import { proofOf } from './proof.ts';
import { isToy } from './stages/stages.ts';
import { lazy } from '../page/lazy.tsx';
import { closePanel, panel } from '../page/panel.ts';
import type { Route } from '../page/routes.ts';
import { ViewHost } from '../game/host.tsx';
import { mountLights } from './view/lights.ts';
import { mountPanel } from './view/switchboard.ts';
import { words } from '../words/index.ts';
import type { Mount } from '../game/view.ts';

const Help = lazy(async () => (await import('./parts/help.tsx')).Help, 'dialog');
const Result = lazy(async () => (await import('./parts/result.tsx')).LightsResult, 'dialog');
const Toy = lazy(async () => (await import('./parts/toys.tsx')).ToyBody, 'dialog');
const Share = lazy(async () => (await import('./parts/share.tsx')).Share, 'dialog');

const mountAny: Mount<LightsParams, LightsState, number> = (element, session, look) =>
  (session.params.wires?.apart === true ? mountPanel : mountLights)(element, session, look);

/** How much of the board is out, 0 to 1. */
const darkness = ({ state }: LightsGame['session']['value']['session']): number =>
  Array.from(state).filter((level) => level === 0).length / state.length;

/** The screen of one board being played: the route says which. */
export function Play({ route }: { readonly route: Route }) {
  const game = useMemo(() => lightsGame(route), [route]);
  return game === null ? null : <Table game={game} />;
}

function Table({ game }: { readonly game: LightsGame }) {
  useEffect(() => {
    const untie = [
      followAddress(game, lightsAddress),
      followAttention(game),
      followKeys(game),
      followArrows(),
      followFeedback(game, darkness),
    ];
    return () => {
      for (const end of untie) end();
    };
  }, [game]);
  const { session } = game.session.value;
  const toy = isToy(session.id) || undefined;
  const proof = useMemo(() => proofOf(game), [game]);
  return (
    <main class="play">
      <div class="field" data-toy={toy}>
        <div class="frame">
          {toy && <Toy id={session.id} />}
          <ViewHost game={game} mount={mountAny} proof={proof} />
          <Solved game={game} />
        </div>
      </div>
      <section class="side">
        <Title session={session} />
        {game.verdict.value?.kind === 'impossible' ? <Impossible game={game} proof={proof} /> : <Facts game={game} />}
        <Controls
          game={game}
          walkAt={game.verdict.value?.kind === 'impossible' ? words.value.impossible.nearWalk : undefined}
        />
      </section>
      <Announcer game={game} proof={proof} />
      {panel.value === 'share' && <Share game={game} onClose={closePanel} />}
      {panel.value === 'result' && session.solved && <Result game={game} onClose={closePanel} />}
      {panel.value === 'help' && <Help params={session.params} onClose={closePanel} />}
    </main>
  );
}
