import type { ReadonlySignal } from '@preact/signals';
import { lightsTarget } from 'douse/lightsout';
import type { LightsGame } from '../table.ts';
import { nearSentence, proofSentence } from '../proof.ts';
import { buttonName } from '../words/cell.ts';
import { count, phrase } from '../../words/format.ts';
import { language, words } from '../../words/index.ts';

/**
 * Says to those who do not see the board how many lights are on after a press, where a hint stands, and that and why a
 * board cannot be solved. It stands on the page from the start: a live region that comes together with its text is not
 * heard.
 */
export function Announcer(props: { readonly game: LightsGame; readonly proof: ReadonlySignal<unknown> }) {
  const { game, proof } = props;
  const { session } = game.session.value;
  const { params } = session;
  const marked = game.marked;
  const { said, impossible } = words.value;
  const lit = Array.from(session.state).filter(Boolean).length;
  const texts: string[] = [];
  if (proof.value !== null) texts.push(proofSentence(lightsTarget(params) !== null, params.levels));
  else if (game.verdict.value?.kind === 'impossible') texts.push(impossible.says);
  const near = proof.value === null ? null : nearSentence(session);
  if (near !== null) texts.push(near);
  if (session.canUndo && !session.solved) texts.push(count(language.value, said.lit, lit));
  if (marked !== null) texts.push(phrase(said.hint, { cell: buttonName(words.value, params, marked) }));
  return (
    <p class="unseen" role="status" data-part="announcer">
      {texts.map((text) => text.replace(/\.$/, '')).join('. ')}
    </p>
  );
}
