import { lightsTarget } from 'douse/lightsout';
import type { LightsGame } from '../table.ts';
import { proofSentence, proofOf, toggleProof } from '../proof.ts';
import { words } from '../../words/index.ts';

/** Stands where time and presses do when a board cannot be solved: says so, and on demand why. */
export function Impossible({ game, proof }: { readonly game: LightsGame; readonly proof: ReturnType<typeof proofOf> }) {
  const { impossible, actions } = words.value;
  const { params } = game.session.value.session;
  const open = proof.value !== null;
  return (
    <div class="impossible" data-part="impossible">
      <p>{open ? proofSentence(lightsTarget(params) !== null, params.levels) : impossible.says}</p>
      <button
        type="button"
        class="control"
        data-action="why"
        aria-expanded={open}
        onClick={() => void toggleProof(game)}
      >
        {open ? actions.hideWhy : actions.why}
      </button>
    </div>
  );
}
