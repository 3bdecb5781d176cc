import { effect, type ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from 'douse/play';
import type { Game } from './game.ts';
import { digits } from '../keep/settings.ts';
import { words } from '../words/index.ts';
import type { Mount, View } from './view.ts';

/** The place on the page where a view of the game's session lives. */
export function ViewHost<Params, State, Move>(props: {
  readonly game: Game<Params, State, Move>;
  readonly mount: Mount<Params, State, Move>;
  /** See Look. */
  readonly proof?: ReadonlySignal<ArrayLike<number> | null>;
}) {
  const { game, mount, proof } = props;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<{ session: Session<Params, State, Move>; view: View<Move> } | null>(null);

  const follow = (): void => {
    const { session } = game.session.value;
    const look = {
      marked: game.marked,
      proof: proof?.value ?? null,
      digits: digits.chosen.value === 'on',
      words: words.value,
    };
    const board = place.current!;
    // The notice over the board counts as the board: it goes when the game goes on.
    const held = board.parentElement!.contains(document.activeElement);
    const again = shown.current !== null && shown.current.session !== session;
    if (shown.current?.session === session) shown.current.view.update(look);
    else {
      shown.current?.view.destroy();
      shown.current = { session, view: mount(board, session, look) };
    }
    // Who plays by keyboard goes on playing where the old board was.
    const { activeElement } = document;
    const lost = (held && !board.contains(activeElement)) || (again && activeElement === document.body);
    if (lost && !session.over) board.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  // At once: the board never shows less than the figures beside it.
  useLayoutEffect(() => effect(follow), [game, mount, proof]);
  useLayoutEffect(() => () => shown.current?.view.destroy(), []);
  return <div ref={place} />;
}
