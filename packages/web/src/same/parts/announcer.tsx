import { cellsLeft } from 'douse/board';
import { groupAt } from 'douse/samegame';
import { count, phrase } from '../../words/format.ts';
import { language, words } from '../../words/index.ts';
import type { SamePlay } from '../table.ts';
import { tileName } from '../tile-name.ts';
import { useLastMove } from './last-move.ts';
import { sameWords } from '../words/index.ts';

/** Says after each move what it has done, and where a hint stands, to those who do not see the board. */
export function Announcer({ game }: { readonly game: SamePlay }) {
  const { session } = game.session.value;
  const say = sameWords.value;
  const removed = useLastMove(session);
  const n = count.bind(null, language.value);
  const texts: string[] = [];
  if (!session.over && (session.canUndo || session.canRedo)) {
    const left = n(say.said.left, cellsLeft(session.state));
    const points = n(say.points, session.points ?? 0);
    texts.push([...(removed > 0 ? [n(say.said.removed, removed)] : []), left, points].join(', '));
  }
  const marked = game.marked;
  if (marked !== null) {
    const { params, state } = session;
    const size = groupAt(state, marked).length;
    const dictionary = { words: words.value, say, language: language.value };
    const cell = tileName(dictionary, { params, board: state }, { cell: marked, size, marked: false });
    texts.push(phrase(say.said.hint, { cell }));
  }
  return (
    <p class="unseen" role="status" data-part="announcer">
      {texts.join('. ')}
    </p>
  );
}
