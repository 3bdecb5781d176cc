import { random } from 'douse/play';
import { SHAPES } from '../view/shapes.ts';

/** A few tiles in small, the same for the same name. */
export function TileGlyph({
  side,
  colours,
  name,
}: {
  readonly side: number;
  readonly colours: number;
  readonly name: string;
}) {
  const { below } = random(`glyph ${name}`);
  return (
    <svg class="tile-glyph" viewBox={`0 0 ${side * 24} ${side * 24}`} aria-hidden="true">
      {Array.from({ length: side * side }, (_, cell) => {
        const colour = below(colours);
        return (
          <g
            key={cell}
            data-colour={colour + 1}
            transform={`translate(${(cell % side) * 24} ${Math.floor(cell / side) * 24})`}
          >
            <rect x="1" y="1" width="22" height="22" rx="5" />
            <path d={SHAPES[colour]!} transform="translate(5 5) scale(0.583)" />
          </g>
        );
      })}
    </svg>
  );
}
