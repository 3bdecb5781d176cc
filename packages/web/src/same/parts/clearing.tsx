import { useEffect } from 'preact/hooks';
import { symbolCounts, type Tiles } from 'douse/board';
import type { SameProof } from 'douse/samegame';
import { count } from '../../words/format.ts';
import { language } from '../../words/index.ts';
import { askClearable, cancelQuestion, knownOf, type Known, type SamePlay } from '../table.ts';
import { symbolName } from '../tile-name.ts';
import { sameWords } from '../words/index.ts';
import type { SameWords } from '../words/words.ts';

/** Whether the board can still be cleared: the question, the search, the answer; and where a hint leads. */
export function Clearing({ game }: { readonly game: SamePlay }) {
  const { session } = game.session.value;
  const { state } = session;
  const say = sameWords.value;
  // A search about a board that is no longer there is given up, and so it is when the screen is left.
  useEffect(() => cancelQuestion(state), [state]);
  useEffect(() => () => cancelQuestion(), []);
  const known = knownOf(session);
  const said = session.over ? '' : (adviceOf(game, say) ?? answerOf(known, state, say));
  return (
    <div class="clearing" data-part="clearing" data-known={known.kind}>
      <p role="status">{said}</p>
      {known.kind === 'asking' && <progress max={1} value={known.part} aria-label={say.clear.asking} />}
      {known.kind === 'asking' ? (
        <button type="button" class="control" data-action="cancelClear" onClick={() => cancelQuestion()}>
          {say.clear.cancel}
        </button>
      ) : (
        (known.kind === 'none' || known.kind === 'unknown') &&
        !session.over && (
          <button
            type="button"
            class="control"
            data-action="clear"
            aria-keyshortcuts="C"
            onClick={() => void askClearable(session)}
          >
            <span>{known.kind === 'none' ? say.clear.ask : say.clear.again}</span>
            <kbd aria-hidden="true">C</kbd>
          </button>
        )
      )}
    </div>
  );
}

/** Where the hint or the solution that is shown leads; null if none is. */
function adviceOf(game: SamePlay, say: SameWords): string | null {
  const [hint, walk] = [game.hint.value, game.walk.value];
  if (walk.kind === 'shown') return say.advice[walk.to];
  return hint.kind === 'shown' ? say.advice[hint.to] : null;
}

function answerOf(known: Known, board: Tiles, say: SameWords): string {
  switch (known.kind) {
    case 'none':
      return '';
    case 'asking':
      return say.clear.asking;
    case 'no':
      return `${say.clear.no} ${reasonOf(known.proof, board, say)}`;
    default:
      return say.clear[known.kind];
  }
}

function reasonOf(proof: SameProof | null, board: Tiles, say: SameWords): string {
  if (proof === null) return say.clear.before;
  if (proof.kind === 'count') {
    const few = count(language.value, say.clear.count, symbolCounts(board)[proof.symbol]!);
    return `${few}: ${symbolName(say, proof.symbol)}.`;
  }
  return proof.kind === 'grammar' ? say.clear.grammar : say.clear.search;
}
