import type { Score } from 'douse/board';
import type { SameParams } from 'douse/samegame';
import { KEYS } from '../../game/keys.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { phrase } from '../../words/format.ts';
import { words } from '../../words/index.ts';
import { sameWords } from '../words/index.ts';

/** Entries of a table of points that the help shows. */
const SHOWN_POINTS = 12;

function formulaOf(score: Exclude<Score, { kind: 'table' }>): string {
  if (score.kind === 'product') return score.divisor === 1 ? 'n(n − 1)' : `n(n − 1)/${score.divisor}`;
  return score.less === 0 ? 'n²' : `(n − ${score.less})²`;
}

/** How SameGame is played; points as this board counts them. */
export function SameHelp({ params, onClose }: { readonly params: SameParams; readonly onClose: () => void }) {
  const say = sameWords.value;
  const { help, actions } = words.value;
  const keys = (['hint', 'walk', 'undo', 'redo', 'restart', 'renew', 'help'] as const).map(
    (action) => [[KEYS[action]], actions[action]] as const,
  );
  const { score, bonus, factor } = params;
  const points =
    score.kind === 'table'
      ? phrase(say.help.table, { table: score.points.slice(0, SHOWN_POINTS).join(', '), bonus })
      : phrase(say.help.points, { formula: formulaOf(score), bonus });
  return (
    <Dialog title={help.title} onClose={onClose}>
      <p class="aim">{say.help.aim}</p>
      {[
        say.help.rule,
        say.help.fall,
        points,
        ...(factor === 1 ? [] : [phrase(say.help.factor, { factor })]),
        say.help.end,
        say.help.hint,
        say.help.clear,
        say.help.touch,
        say.help.shapes,
      ].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3>{help.keys}</h3>
      <dl class="keys">
        {(
          [
            [['←', '↑', '↓', '→'], help.arrows],
            [['Enter', help.space], say.help.remove],
            ...keys,
            [['C'], say.clear.ask],
          ] as const
        ).map(([strokes, does]) => (
          <div key={does}>
            <dt>
              {strokes.map((stroke) => (
                <kbd key={stroke}>{stroke}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
