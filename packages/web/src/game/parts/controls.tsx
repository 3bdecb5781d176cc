import type { Game } from '../game.ts';
import { KEYS, type Action } from '../keys.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../../parts/icon.tsx';
import { Walk } from './walk.tsx';

/**
 * What can be done with a game; while a solution is walked through, the way through it. `walkAt` says how far that is.
 */
export function Controls<P, S, M>(props: { readonly game: Game<P, S, M>; readonly walkAt?: string | undefined }) {
  const { game, walkAt = words.value.walk.at } = props;
  const { session } = game.session.value;
  const over = session.over || game.verdict.value?.kind === 'impossible';
  const walk = game.walk.value;
  if (walk.kind === 'shown' && !session.over) return <Walk game={game} walk={walk} at={walkAt} />;
  return (
    <div class="controls">
      <Control
        action="undo"
        name={game.undoesBoard ? words.value.actions.undoBoard : undefined}
        off={!game.canUndo}
        onPress={() => game.undo()}
      />
      <Control action="redo" off={!game.canRedo} onPress={() => game.redo()} />
      <Control action="restart" off={!session.canUndo} onPress={() => game.restart()} />
      <Control
        action="hint"
        off={over}
        busy={game.hint.value.kind === 'seeking'}
        onPress={() => void game.seekHint()}
        onStop={() => game.giveUp()}
      />
      <Control
        action="walk"
        off={over}
        busy={walk.kind === 'seeking'}
        onPress={() => void game.seekWalk()}
        onStop={() => game.giveUp()}
      />
      <Control
        action="renew"
        busy={game.dealing.value !== null}
        onPress={() => game.renew()}
        onStop={() => game.giveUp()}
      />
    </div>
  );
}

/** A button that stays reachable while it is off, so that the keyboard's place is not lost after the last undo. */
function Control(props: {
  readonly action: Exclude<Action, 'help'>;
  /** Where it does something else than usual. */
  readonly name?: string | undefined;
  readonly off?: boolean;
  readonly busy?: boolean;
  readonly onPress: () => void;
  /** Ends what makes the button busy. */
  readonly onStop?: () => void;
}) {
  const { action, name, off = false, busy = false, onPress, onStop } = props;
  const { actions } = words.value;
  return (
    <button
      type="button"
      class="control"
      data-action={action}
      aria-disabled={off}
      aria-busy={busy}
      aria-keyshortcuts={KEYS[action]}
      onClick={() => off || (busy ? onStop?.() : onPress())}
    >
      <Icon name={busy ? 'close' : action} />
      <span>{busy ? actions.stop : (name ?? actions[action])}</span>
      <kbd aria-hidden="true">{KEYS[action]}</kbd>
    </button>
  );
}
