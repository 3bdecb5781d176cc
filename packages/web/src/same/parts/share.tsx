import { makeTiles } from 'douse/formats';
import { ShareDialog } from '../../game/parts/share-dialog.tsx';
import { addressOf } from '../../game/puzzle.ts';
import { sameDaily } from '../id.ts';
import type { SameSession } from '../table.ts';

/** Shares the start of a SameGame board. */
export const SameShare = ({ session, onClose }: { readonly session: SameSession; readonly onClose: () => void }) => (
  <ShareDialog
    address={addressOf(sameDaily, session.id)}
    text={makeTiles(session.start, { rules: session.params })}
    onClose={onClose}
  />
);
