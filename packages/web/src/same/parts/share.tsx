import { makeTiles } from 'douse/formats';
import { ShareDialog } from '../../game/parts/share-dialog.tsx';
import { sameAddress } from '../address.ts';
import type { SameSession } from '../table.ts';

/** Shares the start of a SameGame board. */
export const SameShare = ({ session, onClose }: { readonly session: SameSession; readonly onClose: () => void }) => (
  <ShareDialog
    address={sameAddress(session.id)}
    text={makeTiles(session.start, { rules: session.params })}
    onClose={onClose}
  />
);
