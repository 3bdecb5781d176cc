import type { SameParams } from 'douse/samegame';
import { KEYS } from '../../game/keys.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { phrase } from '../../words/format.ts';
import { words } from '../../words/index.ts';
import { sameWords } from '../words/index.ts';

/** How SameGame is played; points as this board counts them. */
export function SameHelp({ params, onClose }: { readonly params: SameParams; readonly onClose: () => void }) {
  const say = sameWords.value;
  const { help, actions } = words.value;
  const keys = (['hint', 'walk', 'undo', 'redo', 'restart', 'renew', 'help'] as const).map(
    (action) => [[KEYS[action]], actions[action]] as const,
  );
  const formula = params.less === 0 ? 'n²' : `(n − ${params.less})²`;
  const points = phrase(say.help.points, { formula, bonus: params.bonus });
  return (
    <Dialog title={help.title} onClose={onClose}>
      <p class="aim">{say.help.aim}</p>
      {[
        say.help.rule,
        say.help.fall,
        points,
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
