import { lightsTarget } from 'douse/lightsout';
import type { LightsGame } from '../table.ts';
import { nearing, nearSentence, proofOf, proofSentence, seekClosest, toggleProof } from '../proof.ts';
import { words } from '../../words/index.ts';

/**
 * Stands where time and presses do when a board cannot be solved: says so, and on demand why, and how close presses
 * come.
 */
export function Impossible({ game, proof }: { readonly game: LightsGame; readonly proof: ReturnType<typeof proofOf> }) {
  const { impossible, actions } = words.value;
  const { session } = game.session.value;
  const { params } = session;
  const near = nearSentence(session);
  const seeking = nearing.value !== null;
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
      {open && (
        <>
          {near !== null && <p data-part="near">{near}</p>}
          <button
            type="button"
            class="control"
            data-action="closest"
            aria-busy={seeking}
            onClick={() => void seekClosest(game)}
          >
            {seeking ? actions.stop : impossible.closest}
          </button>
        </>
      )}
    </div>
  );
}
