import { effect, type Signal, signal, untracked } from '@preact/signals';
import { readAddress, writeAddress } from './address.ts';
import type { Game } from './game.ts';
import { actionOf } from './keys.ts';

/** What ties a game to the browser around it: the address, whether anybody looks, the keyboard. */

export function followAddress<P, S, M>(game: Game<P, S, M>): void {
  effect(() => {
    const { id } = game.session.value.session;
    if (readAddress() !== id) writeAddress(id);
  });
  addEventListener('hashchange', () => {
    const address = readAddress();
    if (address !== '') game.open(address);
    // A bad address must not stay there as if it named the board.
    writeAddress(game.session.value.session.id);
  });
}

export function followAttention<P, S, M>(game: Game<P, S, M>, panel: Signal<unknown>): void {
  const visible = signal(!document.hidden);
  document.addEventListener('visibilitychange', () => (visible.value = !document.hidden));
  addEventListener('pagehide', () => (visible.value = false));
  addEventListener('pageshow', () => (visible.value = !document.hidden));
  effect(() => {
    const attended = visible.value && panel.value === null;
    untracked(() => game.attend(attended));
  });
}

export function followKeys<P, S, M>(game: Game<P, S, M>, panel: Signal<'help' | 'settings' | null>): void {
  addEventListener('keydown', (event) => {
    if (panel.value !== null) return;
    const action = actionOf(event);
    if (action === null) return;
    event.preventDefault();
    if (action === 'help') panel.value = 'help';
    else if (action === 'hint') void game.seekHint();
    else game[action]();
  });
}
