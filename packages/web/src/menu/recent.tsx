import { savedGames } from '../game/saves.ts';
import { makeAddress } from '../page/address.ts';
import { ownerOf } from '../puzzles/registry.ts';
import { locale, words } from '../words/index.ts';

/** Boards that are listed. */
const LISTED = 20;

/** The last boards, with their date and how they stand: each is a press away. */
export function Recent() {
  const { home } = words.value;
  const games = savedGames().slice(0, LISTED);
  if (games.length === 0) return null;
  const day = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <details class="recent">
      <summary>{home.recent}</summary>
      <ol>
        {games.map(({ id, at, state, shown }) => {
          const { addressOf, kindOf } = ownerOf(id);
          return (
            <li key={id}>
              <a href={makeAddress(addressOf(id))} data-state={state}>
                <b>{kindOf(id)}</b>
                <small>
                  {day.format(Math.min(at, 8.64e15))} · {shown ? home.states.shown : home.states[state]}
                </small>
              </a>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
