import { makeText } from 'douse/formats';
import { lightsProblem, lightsRules } from 'douse/lightsout';
import { exactId } from 'douse/play';
import { lightsAddress } from '../address.ts';
import type { LightsGame } from '../table.ts';
import { ShareDialog } from '../../game/parts/share-dialog.tsx';

/** Shares the start of a Lights Out board. */
export function Share({ game, onClose }: { readonly game: LightsGame; readonly onClose: () => void }) {
  const { session } = game.session.value;
  const problem = lightsProblem(session.params, session.start);
  const text =
    problem.board.kind === 'grid' && problem.target === null
      ? makeText(problem)
      : exactId(lightsRules, session.params, session.start);
  return <ShareDialog address={lightsAddress(session.id)} text={text} onClose={onClose} />;
}
