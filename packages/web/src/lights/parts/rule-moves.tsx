import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lampLayout, levelsOf, lightsLayout, type LightsParams, lightsRules, type LightsState } from 'douse/lightsout';
import { count, phrase } from '../../words/format.ts';
import { language, words } from '../../words/index.ts';
import { buttonName } from '../words/cell.ts';

/** Milliseconds between two presses of the picture. */
const BEAT = 1500;
/** Sides of a picture that is still to be seen; a larger board shows its rule on one of this size. */
const MOST = 9;
const SHOWN = 7;

/** The board on which a rule is shown: the very board, or a smaller one with the same rule, levels and edges. */
export function pictureOf(params: LightsParams): LightsParams {
  if (params.shape !== 'grid' || Math.max(params.rows, params.columns) <= MOST) return params;
  const { holes: _, target: __, ...plain } = params;
  return { ...plain, rows: Math.min(SHOWN, params.rows), columns: Math.min(SHOWN, params.columns) };
}

/** Three buttons to press: in the middle, in a corner, and between them. */
export function buttonsOf(params: LightsParams): readonly number[] {
  const buttons = params.wires?.apart === true ? params.wires.moves.length : lightsLayout(params)!.places.length;
  const wanted = [Math.floor(buttons / 2), 0, Math.floor((buttons * 2) / 3)];
  return [...new Set(wanted)].filter((button) => button < buttons);
}

/** The picture after some presses of its round; a round begins dark. */
export function frameOf(params: LightsParams, step: number) {
  const buttons = buttonsOf(params);
  const { places } = lampLayout(params);
  const at = step % buttons.length;
  let before: LightsState = new Uint8Array(places.length);
  for (const button of buttons.slice(0, at)) before = lightsRules.play(params, before, button)!;
  const after = lightsRules.play(params, before, buttons[at]!)!;
  return { button: buttons[at]!, before, after, changed: Array.from(after, (level, i) => level !== before[i]) };
}

/**
 * The rule of a board as a small picture that moves: a press here, a press there, and what each changes. It stands
 * still where less motion is asked for.
 */
export function RuleMoves({ params: own }: { readonly params: LightsParams }) {
  const params = pictureOf(own);
  const step = useSignal(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => document.hidden || step.value++, BEAT);
    return () => clearInterval(timer);
  }, []);
  const { rows, columns, places } = lampLayout(params);
  const { button, after, changed } = frameOf(params, step.value);
  const { help } = words.value;
  const apart = params.wires?.apart === true;
  return (
    <figure class="rule-moves">
      <svg viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true" data-step={step.value}>
        {Array.from(places, (place, light) => (
          <g key={light} transform={`translate(${place % columns} ${Math.floor(place / columns)})`}>
            <rect
              class={after[light] === 0 ? 'dark' : 'lamp'}
              style={{ '--level': after[light]! / (levelsOf(params, light) - 1) }}
              x="0.06"
              y="0.06"
              width="0.88"
              height="0.88"
              rx="0.18"
            />
            {changed[light] && <rect class="changed" x="0.1" y="0.1" width="0.8" height="0.8" rx="0.15" />}
            {!apart && light === button && <circle class="pressed" cx="0.5" cy="0.5" r="0.26" />}
          </g>
        ))}
      </svg>
      <figcaption>
        {phrase(help.pressed, {
          button: buttonName(words.value, params, button),
          lights: count(language.value, help.changes, changed.filter(Boolean).length),
        })}
      </figcaption>
    </figure>
  );
}
