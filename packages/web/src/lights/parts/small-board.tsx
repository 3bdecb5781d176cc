import { lampLayout, type LightsParams, type LightsState, levelsOf } from 'douse/lightsout';

/** A board in small, to look at: its lights by their levels. */
export function SmallBoard({ params, state }: { readonly params: LightsParams; readonly state: LightsState }) {
  const { rows, columns, places } = lampLayout(params);
  return (
    <svg class="glyph small-board" viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      {Array.from(places, (place, light) => (
        <rect
          key={light}
          class={state[light] === 0 ? 'dark' : 'lamp'}
          style={{ '--level': state[light]! / (levelsOf(params, light) - 1) }}
          x={(place % columns) + 0.08}
          y={Math.floor(place / columns) + 0.08}
          width="0.84"
          height="0.84"
          rx="0.2"
        />
      ))}
    </svg>
  );
}
