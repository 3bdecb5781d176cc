import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { phrase } from '../../../words/format.ts';
import type { Lab } from '../../lab.ts';
import { Formula } from '../../parts/formula.tsx';
import type { MatrixData } from '../chapter.ts';
import { matrixDocument } from '../../latex.ts';
import { courseWords } from '../words/index.ts';
import { csvOf } from '../../parts/save.ts';
import { FigureTools } from './tools.tsx';

/** Zeros are written in matrices of up to this many entries; in larger ones they are left blank. */
const ZEROS_UP_TO = 330;

/** Units along an entry. */
const SIDE = 20;

/** A matrix with block lines, a bar, framed pivots; what is pointed at is pointed at on the board, too. */
export function MatrixFigure({
  lab,
  matrix,
  tools = true,
  named = true,
}: {
  readonly lab: Lab;
  readonly matrix: MatrixData;
  readonly tools?: boolean;
  /** False where a caption has named it already. */
  readonly named?: boolean;
}) {
  const { name, rows, block, bar, pivots = [], strong = [] } = matrix;
  const picture = useRef<SVGSVGElement>(null);
  const spot = useSignal<{ row: number; column: number } | null>(null);
  const words = courseWords.value;
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  // Long numbers need room.
  const longest = Math.max(...rows.flat().map((value) => String(value).length));
  const wide = Math.max(SIDE, 8 * longest + 8);
  const pointed = lab.pointed.value;
  const row = matrix.row === 'light' ? pointed?.light : spot.value?.row;
  const column =
    matrix.column === 'button' ? pointed?.button : matrix.column === 'light' ? pointed?.light : spot.value?.column;
  const point = (next: { row: number; column: number } | null): void => {
    spot.value = next;
    if (next === null) lab.pointed.value = null;
    else if (matrix.row === 'light' && matrix.column === 'button')
      lab.pointed.value = { light: next.row, button: next.column };
    else if (matrix.column === 'button') lab.pointed.value = { button: next.column };
    else if (matrix.column === 'light') lab.pointed.value = { light: next.column };
  };
  const at = (event: PointerEvent): { row: number; column: number } | null => {
    const box = picture.current!.getBoundingClientRect();
    const [r, c] = [
      Math.floor(((event.clientY - box.top) / box.height) * height),
      Math.floor(((event.clientX - box.left) / box.width) * width),
    ];
    return r < 0 || c < 0 || r >= height || c >= width ? null : { row: r, column: c };
  };
  const lines = (count: number): number[] =>
    block === undefined ? [] : Array.from({ length: Math.ceil(count / block) - 1 }, (_, i) => (i + 1) * block);
  const here = spot.value;
  return (
    <figure class="lab-figure" data-figure="matrix">
      {named && (
        <figcaption>
          <Formula tex={name} />
        </figcaption>
      )}
      <svg
        ref={picture}
        class="lab-entries"
        viewBox={`0 0 ${width * wide} ${height * SIDE}`}
        style={{ '--most': `${width * wide * (width > 14 ? 1 : 2)}px`, '--shape': (width * wide) / (height * SIDE) }}
        role="img"
        aria-label={`${words.figure}: ${height} × ${width}`}
        onPointerMove={(event) => point(at(event))}
        onPointerDown={(event) => point(at(event))}
        onPointerLeave={() => point(null)}
      >
        {strong.map((r) => (
          <rect key={r} class="lab-entry-strong" x={0} y={r * SIDE} width={width * wide} height={SIDE} />
        ))}
        {rows.map((values, r) =>
          values.map((value, c) =>
            value === 0 ? null : (
              <rect
                key={`${r} ${c}`}
                class="lab-entry"
                x={c * wide + 1.5}
                y={r * SIDE + 1.5}
                width={wide - 3}
                height={SIDE - 3}
                rx={3}
              />
            ),
          ),
        )}
        {rows.map((values, r) =>
          values.map((value, c) =>
            value === 0 && height * width > ZEROS_UP_TO ? null : (
              <text
                key={`${r} ${c}`}
                class={value === 0 ? 'lab-entry-zero' : 'lab-entry-text'}
                x={(c + 0.5) * wide}
                y={(r + 0.5) * SIDE + 4}
              >
                {value < 0 ? `−${-value}` : value}
              </text>
            ),
          ),
        )}
        {lines(height).map((r) => (
          <line key={r} x1={0} x2={width * wide} y1={r * SIDE} y2={r * SIDE} />
        ))}
        {lines(width).map((c) => (
          <line key={c} y1={0} y2={height * SIDE} x1={c * wide} x2={c * wide} />
        ))}
        {bar !== undefined && <line class="lab-entry-bar" y1={0} y2={height * SIDE} x1={bar * wide} x2={bar * wide} />}
        {pivots.map((c, r) => (
          <rect
            key={c}
            class="lab-entry-pivot"
            x={c * wide + 1}
            y={r * SIDE + 1}
            width={wide - 2}
            height={SIDE - 2}
            rx={4}
          />
        ))}
        {row !== undefined && row < height && (
          <rect class="lab-entry-band" x={0} y={row * SIDE} width={width * wide} height={SIDE} />
        )}
        {column !== undefined && column < width && (
          <rect class="lab-entry-band" x={column * wide} y={0} width={wide} height={height * SIDE} />
        )}
      </svg>
      <p class="lab-note lab-entry-says">
        {here !== null && here.row < height && here.column < width
          ? phrase(words.entry, {
              row: here.row + 1,
              column: here.column + 1,
              value: rows[here.row]![here.column]!,
            })
          : '\u00a0'}
      </p>
      {tools && (
        <FigureTools name="matrix" picture={picture} csv={() => csvOf(rows)} latex={() => matrixDocument(matrix)} />
      )}
    </figure>
  );
}
