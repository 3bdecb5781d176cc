import { ResultDialog } from '../../game/parts/result-dialog.tsx';
import { resultOf } from '../result.ts';
import type { LightsGame } from '../table.ts';

/** What is told of a game that was solved. */
export function LightsResult({ game, onClose }: { readonly game: LightsGame; readonly onClose: () => void }) {
  const { session } = game.session.value;
  return <ResultDialog result={resultOf(session, game.ending)} onClose={onClose} />;
}
