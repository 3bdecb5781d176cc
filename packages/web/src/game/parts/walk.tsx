import type { Game, Walk as Shown } from '../game.ts';
import { phrase } from '../../words/format.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../../parts/icon.tsx';

/** Takes the place of the controls while a solution is walked through: back, on, end. */
export function Walk<P, S, M>(props: {
  readonly game: Game<P, S, M>;
  readonly walk: Extract<Shown<M>, { kind: 'shown' }>;
  /** How far one is, with gaps `at` and `total`. */
  readonly at: string;
}) {
  const { game, walk, at } = props;
  const { actions } = words.value;
  const [first, last] = [walk.at === 0, walk.at === walk.moves.length];
  return (
    <div class="controls walking">
      <button
        type="button"
        class="control"
        data-action="stepBack"
        aria-disabled={first}
        onClick={() => first || game.stepBack()}
      >
        <Icon name="back" />
        <span>{actions.stepBack}</span>
      </button>
      <button
        type="button"
        class="control strong"
        data-action="stepOn"
        aria-disabled={last}
        onClick={() => last || game.stepOn()}
      >
        <span>{actions.stepOn}</span>
        <Icon name="next" />
      </button>
      <button type="button" class="control" data-action="endWalk" onClick={() => game.endWalk()}>
        <Icon name="close" />
        <span>{actions.endWalk}</span>
      </button>
      <p>{phrase(at, { at: walk.at, total: walk.moves.length })}</p>
    </div>
  );
}
