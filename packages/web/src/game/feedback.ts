import { effect } from '@preact/signals';
import type { Session } from 'douse/play';
import type { Game } from './game.ts';
import { type Cue, playCue } from '../page/sound.ts';
import { shake } from '../page/vibration.ts';

/** What of a session can be heard and felt. */
interface Heard {
  readonly session: unknown;
  readonly moves: number;
  readonly hints: number;
  readonly solved: boolean;
}

/** What has happened between two looks at a game, or null if nothing that is heard. Another board makes no sound. */
export function cueBetween(before: Heard | null, now: Heard): Cue | null {
  if (before === null || before.session !== now.session) return null;
  if (now.solved && !before.solved) return 'solved';
  if (now.moves > before.moves) return 'press';
  if (now.moves < before.moves) return 'undo';
  return now.hints > before.hints ? 'hint' : null;
}

/**
 * Answers presses with sounds and vibration, as the settings want it. `dark` says how near the board is to its end, 0
 * to 1.
 */
export function followFeedback<P, S, M>(game: Game<P, S, M>, dark: (session: Session<P, S, M>) => number): () => void {
  let before: Heard | null = null;
  return effect(() => {
    const { session } = game.session.value;
    const now = { session, moves: session.count, hints: session.hints, solved: session.solved };
    const cue = cueBetween(before, now);
    before = now;
    if (cue === null) return;
    playCue(cue, dark(session));
    shake(cue);
  });
}
