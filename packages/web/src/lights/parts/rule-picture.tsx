import { effects, grid, type RuleName } from 'douse/board';

const SIDE = 5;

/** The lights that a press in the middle of a 5 × 5 board changes. */
export function RulePicture({ rule }: { readonly rule: Exclude<RuleName, 'merlin'> }) {
  const { start, light } = effects(grid(SIDE, SIDE, { rule }));
  const middle = (SIDE * SIDE - 1) / 2;
  const moved = new Set(light.subarray(start[middle]!, start[middle + 1]!));
  return (
    <svg class="glyph" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      {Array.from({ length: SIDE * SIDE }, (_, cell) => (
        <rect
          key={cell}
          class={moved.has(cell) ? 'lamp' : 'dark'}
          style={{ '--level': 1 }}
          x={(cell % SIDE) + 0.08}
          y={Math.floor(cell / SIDE) + 0.08}
          width="0.84"
          height="0.84"
          rx="0.2"
        />
      ))}
    </svg>
  );
}
