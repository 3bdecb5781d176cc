import { type LightsParams, lightsTarget } from 'douse/lightsout';
import { KEYS } from '../../game/keys.ts';
import { phrase } from '../../words/format.ts';
import { dimension } from '../../keep/dimension.ts';
import { words } from '../../words/index.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { ruleName } from './rule.ts';

/** How a board is played: its own rule, not always the usual one. */
export function Help({ params, onClose }: { readonly params: LightsParams; readonly onClose: () => void }) {
  const { help, actions } = words.value;
  const rule = ruleName(words.value, params);
  const keys = (['hint', 'walk', 'undo', 'redo', 'restart', 'renew', 'help'] as const).map(
    (action) => [[KEYS[action]], actions[action]] as const,
  );
  const space = dimension.value === '3d';
  const turns = [
    [['Shift', '←', '↑', '↓', '→'], help.turn],
    [['+', '−'], help.zoom],
    [['0'], help.straighten],
  ] as const;
  return (
    <Dialog title={help.title} onClose={onClose}>
      <div class="lesson">
        {rule === null && <Picture />}
        <div>
          <p class="aim">{lightsTarget(params) === null ? help.aim : help.otherAim}</p>
          <p>{rule === null ? help.rule : phrase(help.otherRule, { rule })}</p>
          {params.shape === 'cube' && <p>{help.cube}</p>}
          {params.levels > 2 && <p>{help.levels}</p>}
        </div>
      </div>
      <p>{help.order}</p>
      <p>{help.par}</p>
      <p>{help.hint}</p>
      <p>{help.walk}</p>
      {space && <p>{help.drag}</p>}
      <h3>{help.keys}</h3>
      <dl class="keys">
        {(
          [
            [['←', '↑', '↓', '→'], help.arrows],
            [['Enter', help.space], help.press],
            ...keys,
            ...(space ? turns : []),
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

function Picture() {
  return (
    <div class="picture" role="img" aria-label={words.value.help.picture}>
      {Array.from({ length: 9 }, (_, cell) => (
        <span key={cell} class={cell % 2 === 1 || cell === 4 ? 'lit' : ''} />
      ))}
    </div>
  );
}
