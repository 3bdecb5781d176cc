import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { cellsLeft } from 'douse/board';
import { followFeedback } from '../game/feedback.ts';
import { followAddress, followArrows, followAttention, followKeys } from '../game/follow.ts';
import { lazy } from '../page/lazy.tsx';
import { closePanel, panel } from '../page/panel.ts';
import { Clock } from '../game/parts/facts.tsx';
import { Controls } from '../game/parts/controls.tsx';
import { Heading } from '../parts/heading.tsx';
import { dayName } from '../lights/parts/title.tsx';
import { phrase } from '../words/format.ts';
import { words } from '../words/index.ts';
import { ViewHost } from '../game/host.tsx';
import { Announcer } from './parts/announcer.tsx';
import { Clearing } from './parts/clearing.tsx';
import { SameHelp } from './parts/help.tsx';
import { kindName } from './parts/kind.ts';
import { Over } from './parts/over.tsx';
import { sameStageName } from './parts/stages.tsx';
import { followEdges, LARGE, type Zoom, ZoomButtons } from './parts/zoom.tsx';
import { paramsOf } from '../game/puzzle.ts';
import { sameAddress } from './address.ts';
import { sameDaily } from './id.ts';
import { askClearable, type SamePlay, type SameSession } from './table.ts';
import { sameResult } from './result.ts';
import { mountTiles } from './view/board.ts';
import { sameStageOf } from './stages/stages.ts';
import { sameWords } from './words/index.ts';

const Result = lazy(async () => (await import('../game/parts/result-dialog.tsx')).ResultDialog, 'dialog');
const Share = lazy(async () => (await import('./parts/share.tsx')).SameShare, 'dialog');

/** How much of the board is gone, 0 to 1. */
const gone = ({ state, start }: SameSession): number => 1 - cellsLeft(state) / Math.max(1, cellsLeft(start));

/** A board being played. */
export function SameTable({ game }: { readonly game: SamePlay }) {
  useEffect(() => {
    const untie = [
      followAddress(game, sameAddress),
      followAttention(game),
      followKeys(game),
      followArrows(),
      followQuestionKey(game),
      followFeedback(game, gone),
    ];
    return () => {
      for (const end of untie) end();
    };
  }, [game]);
  const zoom = useSignal<Zoom>('usual');
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => followEdges(field.current!), []);
  const { session } = game.session.value;
  const { rows, columns } = session.params;
  const walk = game.walk.value;
  const say = sameWords.value;
  const leads = walk.kind === 'shown' && walk.to === 'solved';
  return (
    <main class="play same" data-zoom={zoom.value}>
      <div class="field" ref={field}>
        <div class="frame">
          <ViewHost game={game} mount={mountTiles} />
          <Over game={game} />
        </div>
      </div>
      <section class="side">
        <Title session={session} />
        <Facts game={game} />
        <Clearing game={game} />
        {Math.max(rows, columns) > LARGE && <ZoomButtons zoom={zoom} />}
        <Controls game={game} walkAt={leads ? say.walk.solved : say.walk.best} />
      </section>
      <Announcer game={game} />
      {panel.value === 'share' && <Share session={session} onClose={closePanel} />}
      {panel.value === 'result' && session.over && (
        <Result result={sameResult(session, game.ending)} onClose={closePanel} />
      )}
      {panel.value === 'help' && <SameHelp params={session.params} onClose={closePanel} />}
    </main>
  );
}

/** C asks whether the board can still be cleared. */
function followQuestionKey(game: SamePlay): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const { key, code, ctrlKey, altKey, metaKey, repeat } = event;
    if (panel.value !== null || ctrlKey || altKey || metaKey || repeat) return;
    if (key.toLowerCase() !== 'c' && code !== 'KeyC') return;
    void askClearable(game.session.value.session);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

function Title({ session: { id } }: { readonly session: SameSession }) {
  const say = sameWords.value;
  const date = sameDaily.dateOf(id);
  const stage = sameStageOf(id);
  const kind = [kindName(say, paramsOf(id)), ...(stage === null ? [] : [sameStageName(stage)])].join(' · ');
  const name = date === null ? `${say.title} · ${kind}` : phrase(say.dailyOf, { date: dayName(date) });
  return (
    <div class="which">
      <Heading name={name} class="name">
        {date === null ? say.title : name}
      </Heading>
      <p class="kind">{date === null ? kind : `${kind} · ${words.value.daily.utc}`}</p>
    </div>
  );
}

function Facts({ game }: { readonly game: SamePlay }) {
  const { session } = game.session.value;
  const say = sameWords.value;
  return (
    <dl class="facts">
      <div>
        <dt>{say.facts.points}</dt>
        <dd data-fact="points">{session.points}</dd>
      </div>
      <div>
        <dt>{say.facts.left}</dt>
        <dd data-fact="left">{cellsLeft(session.state)}</dd>
      </div>
      <div>
        <dt>{words.value.facts.time}</dt>
        <dd>
          <Clock game={game} />
        </dd>
      </div>
    </dl>
  );
}
