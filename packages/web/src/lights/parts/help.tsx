import { type LightsParams, lightsTarget } from 'douse/lightsout';
import { KEYS } from '../../game/keys.ts';
import { dimension } from '../../keep/dimension.ts';
import { words } from '../../words/index.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { RuleMoves } from './rule-moves.tsx';

/** What a press changes on a board, and what its edges do, in words. */
function rulesOf(params: LightsParams): readonly string[] {
  const { help } = words.value;
  if (params.shape === 'wires') return [help.wires];
  if (params.shape === 'cube') return [help.rules.plus, help.cube];
  const own = params.drawn === undefined ? help.rules[params.rule] : help.drawnRule;
  return params.wrap === 'none' ? [own] : [own, help.wraps[params.wrap]];
}

/**
 * How this very board is played: its rule as a picture that moves, its aim, its levels; the keys; what is proved stands
 * behind *More*.
 */
export function Help({ params, onClose }: { readonly params: LightsParams; readonly onClose: () => void }) {
  const { help, actions } = words.value;
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
      <p class="aim">{lightsTarget(params) === null ? help.aim : help.otherAim}</p>
      <div class="lesson">
        <RuleMoves params={params} />
        <div>
          {rulesOf(params).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {params.levels > 2 && <p>{help.levels}</p>}
        </div>
      </div>
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
      <details class="more">
        <summary>{help.more}</summary>
        <p>{help.order}</p>
        <p>{help.par}</p>
        <p>{help.hint}</p>
        <p>{help.walk}</p>
        {space && <p>{help.drag}</p>}
      </details>
    </Dialog>
  );
}
