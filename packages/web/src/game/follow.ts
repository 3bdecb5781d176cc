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
    const action = actionOf(event);
    if (action === null) return;
    event.preventDefault();
    if (action === 'help') panel.value = 'help';
    else if (action === 'hint') void game.seekHint();
    else if (action === 'walk') void game.seekWalk();
    else game[action]();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
