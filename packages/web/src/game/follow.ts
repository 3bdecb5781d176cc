import { effect, signal, untracked } from '@preact/signals';
import type { Game } from './game.ts';
import { actionOf } from './keys.ts';
import { panel } from '../page/panel.ts';
import { replaceAddress } from '../page/routes.ts';

/** What ties a game to the browser around it while its screen is shown. Each returns the function that unties it. */

/** The address always names the game on the page. */
export function followAddress<P, S, M>(game: Game<P, S, M>, addressOf: (id: string) => string): () => void {
  return effect(() => {
    const address = addressOf(game.session.value.session.id);
    untracked(() => replaceAddress(address));
  });
}

/** The clock runs only while the board is looked at: the page is visible and no dialog lies over it. */
export function followAttention<P, S, M>(game: Game<P, S, M>): () => void {
  const visible = signal(!document.hidden);
  const look = (): void => void (visible.value = !document.hidden);
  const leave = (): void => void (visible.value = false);
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  addEventListener('pagehide', leave);
  const stop = effect(() => {
    const attended = visible.value && panel.value === null;
    untracked(() => game.attend(attended));
  });
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
    removeEventListener('pagehide', leave);
    stop();
    game.attend(false);
  };
}

export function followKeys<P, S, M>(game: Game<P, S, M>): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (panel.value !== null) return;
    if (followWalk(game, event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const action = actionOf(event);
    if (action === null) return;
    event.preventDefault();
    if (action === 'help') panel.value = 'help';
    else if (action === 'hint') void game.seekHint();
    else if (action === 'walk') void game.seekWalk();
    else game[action]();
  };
  // Before the board takes the key: while a solution is shown, arrows and Enter belong to it.
  addEventListener('keydown', onKey, true);
  return () => removeEventListener('keydown', onKey, true);
}

/**
 * While a solution is walked through, arrows, Space and Enter step through it and Escape ends it; true if the key was
 * taken.
 */
function followWalk<P, S, M>(game: Game<P, S, M>, event: KeyboardEvent): boolean {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (game.walk.value.kind !== 'shown' || altKey || ctrlKey || metaKey || shiftKey) return false;
  // A button outside the board keeps its own keys.
  const onButton = target instanceof HTMLElement && target.closest('button, a') !== null;
  const onBoard = target instanceof HTMLElement && target.closest('[role=grid], [role=toolbar]') !== null;
  if (key === 'ArrowRight' || ((key === ' ' || key === 'Enter') && (!onButton || onBoard))) game.stepOn();
  else if (key === 'ArrowLeft') game.stepBack();
  else if (key === 'Escape') game.endWalk();
  else return false;
  return true;
}

/** A board takes the arrow keys at once: with nothing else in focus, they go to the board. */
export function followArrows(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const free = document.activeElement === document.body || document.activeElement?.tagName === 'H1';
    if (panel.value !== null || !free || !event.key.startsWith('Arrow') || event.shiftKey) return;
    const board = document.querySelector<HTMLElement>('.field [tabindex="0"]');
    if (board === null) return;
    event.preventDefault();
    board.focus();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
