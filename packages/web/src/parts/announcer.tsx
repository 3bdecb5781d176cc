import type { LightsParams, LightsState } from 'douse/lightsout';
import type { Game } from '../game.ts';
import { placeName } from '../words/cell.ts';
import { count, phrase } from '../words/format.ts';
import { language, words } from '../words/index.ts';

/** Says after each press how many lights are on, and where a hint stands, to those who do not see the board. */
export function Announcer({ game }: { readonly game: Game<LightsParams, LightsState, number> }) {
  const { session } = game.session.value;
  const marked = game.marked;
  const { said } = words.value;
  const lit = Array.from(session.state).filter(Boolean).length;
  const texts: string[] = [];
  if (session.canUndo && !session.solved) texts.push(count(language.value, said.lit, lit));
  if (marked !== null && session.params.wires?.apart !== true) {
    const cell = placeName(words.value, session.params, marked);
    texts.push(phrase(said.hint, { cell }));
  }
  return (
    <p class="unseen" role="status" data-part="announcer">
      {texts.join('. ')}
    </p>
  );
}
