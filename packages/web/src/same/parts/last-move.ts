import { useRef } from 'preact/hooks';
import { cellsLeft } from 'douse/board';
import type { SameSession } from '../table.ts';

/** How many tiles the move just made has removed; 0 after anything else. */
export function useLastMove(session: SameSession): number {
  const before = useRef({ session, count: session.count, left: cellsLeft(session.state), removed: 0 });
  const last = before.current;
  if (last.session !== session || last.count !== session.count) {
    const left = cellsLeft(session.state);
    const forward = last.session === session && session.count === last.count + 1;
    before.current = { session, count: session.count, left, removed: forward ? last.left - left : 0 };
  }
  return before.current.removed;
}
