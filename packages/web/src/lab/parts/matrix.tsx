import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { theme } from '../../keep/theme.ts';
import { phrase } from '../../words/format.ts';
import type { MatrixData } from '../jobs/matrices.ts';
import { labWords } from '../words/index.ts';
import { Press } from './inputs.tsx';
import { entryAt, pooled } from './matrix-source.ts';
import { type Palette, paletteOf, wordOf } from './paint.ts';

/** Pixels along a tile, pixels of the largest entry, and from where on entries are numbers. */
const TILE = 256;
const LARGEST = 44;
const NUMBERS = 17;

export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** Where the matrix lies under the window: pixels an entry, and the window's corner in pixels. */
interface Look {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Ruler {
  readonly row: (row: number) => string;
  readonly column: (column: number) => string;
  readonly along: readonly [rows: string, columns: string];
}

/**
 * A matrix as a picture of any size: dragged, zoomed by keys, buttons, pinching or Ctrl + wheel; entries are numbers
 * where there is room. `marked` rows and columns are drawn as a cross; what is pointed at or chosen is told.
 */
export function MatrixView(props: {
  readonly matrix: MatrixData;
  readonly levels: number;
  readonly name: string;
  readonly row: number | null;
  readonly column: number | null;
  readonly onPoint: (spot: Spot | null) => void;
  readonly onChoose?: (spot: Spot) => void;
  /** What an entry is as a colour, from 0 (off) to 1; by default its part of the levels. */
  readonly shade?: (value: number) => number;
  /** Names of rows and columns, written beside the picture; `along` names the two directions. */
  readonly ruler?: Ruler;
}) {
  const { matrix, levels, name, row, column, onPoint, onChoose } = props;
  const shade = props.shade ?? ((value: number): number => value / (levels - 1));
  const { rows, columns } = matrix;
  const { matrices } = labWords.value;
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSignal({ width: 0, height: 0 });
  const look = useSignal<Look | null>(null);
  const cursor = useSignal<Spot>({ row: 0, column: 0 });
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(false);

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width } = entry!.contentRect;
      if (width !== size.peek().width)
        size.value = {
          width,
          height: Math.min(width, 560, 0.66 * innerHeight, (width * rows) / columns + 2, LARGEST * rows),
        };
    });
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, [rows, columns]);

  const { width, height } = size.value;
  const fit = Math.min(width / Math.max(1, columns), height / Math.max(1, rows), LARGEST);
  const fitted: Look = { scale: fit, x: -(width - fit * columns) / 2, y: -(height - fit * rows) / 2 };
  const now = look.value ?? fitted;
  useEffect(() => {
    look.value = null;
  }, [rows, columns, width]);

  const bounded = ({ scale, x, y }: Look): Look => {
    const within = (corner: number, extent: number, room: number): number =>
      extent <= room ? (extent - room) / 2 : Math.min(extent - room, Math.max(0, corner));
    return { scale, x: within(x, scale * columns, width), y: within(y, scale * rows, height) };
  };
  const zoom = (by: number, atX = width / 2, atY = height / 2): void => {
    const scale = Math.min(LARGEST, Math.max(Math.min(fit, LARGEST), now.scale * by));
    const factor = scale / now.scale;
    look.value =
      scale === fit ? null : bounded({ scale, x: (now.x + atX) * factor - atX, y: (now.y + atY) * factor - atY });
  };
  const spotAt = (event: { readonly clientX: number; readonly clientY: number }): Spot | null => {
    const frame = canvas.current!.getBoundingClientRect();
    const spot = {
      row: Math.floor((event.clientY - frame.top + now.y) / now.scale),
      column: Math.floor((event.clientX - frame.left + now.x) / now.scale),
    };
    return spot.row < 0 || spot.row >= rows || spot.column < 0 || spot.column >= columns ? null : spot;
  };

  const chosenTheme = theme.value;
  const tiles = useMemo(() => new Map<string, OffscreenCanvas>(), [matrix, chosenTheme]);
  useEffect(() => {
    if (width === 0) return;
    const ratio = Math.min(3, devicePixelRatio);
    const element = canvas.current!;
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    const context = element.getContext('2d')!;
    context.scale(ratio, ratio);
    const palette = paletteOf(element);
    let frame = 0;
    const paint = (): void => {
      context.clearRect(0, 0, width, height);
      if (paintTiles(context, matrix, shade, now, width, height, palette, tiles)) frame = requestAnimationFrame(paint);
      if (now.scale >= NUMBERS) paintNumbers(context, matrix, levels, now, width, height, palette);
    };
    paint();
    return () => cancelAnimationFrame(frame);
  }, [matrix, levels, width, height, now.scale, now.x, now.y, tiles]);

  const point = (spot: Spot | null): void => onPoint(spot);
  const key = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    };
    const step = steps[event.key];
    if (step !== undefined) {
      const next = {
        row: Math.min(rows - 1, Math.max(0, cursor.value.row + step[0])),
        column: Math.min(columns - 1, Math.max(0, cursor.value.column + step[1])),
      };
      cursor.value = next;
      point(next);
      if (look.value !== null) {
        const [x, y] = [next.column * now.scale, next.row * now.scale];
        look.value = bounded({
          ...now,
          x: Math.min(x, Math.max(now.x, x + now.scale - width)),
          y: Math.min(y, Math.max(now.y, y + now.scale - height)),
        });
      }
    } else if (event.key === '+' || event.key === '=') zoom(1.5);
    else if (event.key === '-') zoom(1 / 1.5);
    else if (event.key === '0') look.value = null;
    else if (event.key === 'Enter' || event.key === ' ') onChoose?.(cursor.value);
    else return;
    event.preventDefault();
  };
  const at = cursor.value;
  const said = phrase(matrices.entry, {
    row: at.row + 1,
    column: at.column + 1,
    value: rows > 0 && columns > 0 ? entryAt(matrix, Math.min(at.row, rows - 1), Math.min(at.column, columns - 1)) : 0,
  });
  return (
    <div class={props.ruler === undefined ? 'lab-matrix' : 'lab-matrix lab-ruled'}>
      {props.ruler !== undefined && (
        <Rulers ruler={props.ruler} now={now} rows={rows} columns={columns} width={width} height={height} />
      )}
      <div
        ref={box}
        class="lab-matrix-window"
        tabIndex={0}
        role="application"
        aria-label={`${phrase(matrices.picture, { name, rows, columns })} ${said}`}
        data-matrix={name}
        style={{ height: `${height}px` }}
        onKeyDown={key}
        onPointerDown={(event) => {
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          moved.current = false;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          const all = pointers.current;
          const last = all.get(event.pointerId);
          if (last === undefined) return point(spotAt(event));
          const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
          if (Math.abs(dx) + Math.abs(dy) > 3) moved.current = true;
          if (all.size === 2) {
            const other = [...all].find(([id]) => id !== event.pointerId)![1];
            const before = Math.hypot(last.x - other.x, last.y - other.y);
            const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
            const frame = canvas.current!.getBoundingClientRect();
            zoom(after / Math.max(1, before), other.x - frame.left, other.y - frame.top);
          } else if (look.value !== null && moved.current)
            look.value = bounded({ ...now, x: now.x - dx, y: now.y - dy });
          if (moved.current || all.size === 2) all.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerUp={(event) => {
          pointers.current.delete(event.pointerId);
          const spot = spotAt(event);
          if (moved.current || spot === null) return;
          cursor.value = spot;
          onChoose?.(spot);
        }}
        onPointerCancel={(event) => pointers.current.delete(event.pointerId)}
        onPointerLeave={() => point(null)}
        onWheel={(event) => {
          if (!event.ctrlKey) return;
          event.preventDefault();
          const frame = canvas.current!.getBoundingClientRect();
          zoom(Math.exp(-event.deltaY / 200), event.clientX - frame.left, event.clientY - frame.top);
        }}
        onDblClick={(event) => {
          const frame = canvas.current!.getBoundingClientRect();
          zoom(2, event.clientX - frame.left, event.clientY - frame.top);
        }}
      >
        <canvas ref={canvas} style={{ width: `${width}px`, height: `${height}px` }} />
        {row !== null && <Band now={now} from={row} along="row" extent={columns} />}
        {column !== null && <Band now={now} from={column} along="column" extent={rows} />}
      </div>
      <div class="lab-row lab-zoom">
        <Press label={matrices.closer} onPress={() => zoom(1.6)}>
          +
        </Press>
        <Press label={matrices.farther} off={look.value === null} onPress={() => zoom(1 / 1.6)}>
          −
        </Press>
        <Press off={look.value === null} onPress={() => (look.value = null)}>
          {matrices.whole}
        </Press>
        <span class="lab-note">{`${rows} × ${columns}`}</span>
      </div>
    </div>
  );
}

/** Pixels between two names of a ruler, at least. */
const APART = { row: 15, column: 34 };

/** Names beside and above the picture, as many as there is room for. */
function Rulers(props: {
  readonly ruler: Ruler;
  readonly now: Look;
  readonly rows: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}) {
  const { ruler, now, rows, columns, width, height } = props;
  const ticks = (count: number, apart: number, corner: number, room: number): { index: number; at: number }[] => {
    const each = [1, 2, 5, 10, 20, 50, 100, 200].find((step) => step * now.scale >= apart) ?? 500;
    return Array.from({ length: count }, (_, index) => ({ index, at: (index + 0.5) * now.scale - corner })).filter(
      ({ index, at }) => (each === 1 || (index + 1) % each === 0) && at >= 0 && at <= room,
    );
  };
  // A picture narrower than its window stands in the middle; the names stand beside it.
  const beside = Math.max(0, -now.x);
  return (
    <>
      <div class="lab-ruler lab-ruler-columns" aria-hidden="true">
        <b style={{ left: `${beside - 14}px` }}>{ruler.along[1]}</b>
        {ticks(columns, APART.column, now.x, width).map(({ index, at }) => (
          <span key={index} style={{ left: `${at}px` }}>
            {ruler.column(index)}
          </span>
        ))}
      </div>
      <div class="lab-ruler lab-ruler-rows" aria-hidden="true" style={{ height: `${height}px`, left: `${beside}px` }}>
        <b>{ruler.along[0]}</b>
        {ticks(rows, APART.row, now.y, height).map(({ index, at }) => (
          <span key={index} style={{ top: `${at}px` }}>
            {ruler.row(index)}
          </span>
        ))}
      </div>
    </>
  );
}

/** A row or column that is pointed at, drawn over the picture. */
function Band(props: {
  readonly now: Look;
  readonly from: number;
  readonly along: 'row' | 'column';
  readonly extent: number;
}) {
  const { now, from, along, extent } = props;
  const thick = `${Math.max(2, now.scale)}px`;
  const long = `${extent * now.scale}px`;
  const style =
    along === 'row'
      ? { left: `${-now.x}px`, top: `${from * now.scale - now.y}px`, width: long, height: thick }
      : { top: `${-now.y}px`, left: `${from * now.scale - now.x}px`, height: long, width: thick };
  return <i class="lab-band" style={style} />;
}

/** Draws the visible tiles, makes missing ones for a few milliseconds; true if some are still missing. */
function paintTiles(
  context: CanvasRenderingContext2D,
  matrix: MatrixData,
  shade: (value: number) => number,
  { scale, x, y }: Look,
  width: number,
  height: number,
  palette: Palette,
  tiles: Map<string, OffscreenCanvas>,
): boolean {
  const pool = Math.max(1, 2 ** Math.floor(Math.log2(1 / scale)));
  const entries = TILE * pool;
  const pixels = entries * scale;
  const until = performance.now() + 8;
  let missing = false;
  context.imageSmoothingEnabled = scale * pool < 1;
  for (let top = Math.max(0, Math.floor(y / pixels)); top * pixels < y + height && top * entries < matrix.rows; top++) {
    for (
      let left = Math.max(0, Math.floor(x / pixels));
      left * pixels < x + width && left * entries < matrix.columns;
      left++
    ) {
      const key = `${pool} ${top} ${left}`;
      let tile = tiles.get(key);
      if (tile === undefined) {
        if (performance.now() > until) {
          missing = true;
          continue;
        }
        tile = tileOf(matrix, shade, top * entries, left * entries, pool, palette);
        tiles.set(key, tile);
      }
      context.drawImage(tile, left * pixels - x, top * pixels - y, pixels, pixels);
    }
  }
  return missing;
}

function tileOf(
  matrix: MatrixData,
  shade: (value: number) => number,
  top: number,
  left: number,
  pool: number,
  palette: Palette,
): OffscreenCanvas {
  const values = pooled(matrix, top, left, TILE, pool);
  const image = new ImageData(TILE, TILE);
  const words = new Uint32Array(image.data.buffer);
  const colours = new Map<number, number>([[0, wordOf(palette.cell)]]);
  values.forEach((value, i) => {
    if (value < 0) return;
    let colour = colours.get(value);
    if (colour === undefined) colours.set(value, (colour = wordOf(palette.light(shade(value), 1))));
    words[i] = colour;
  });
  const tile = new OffscreenCanvas(TILE, TILE);
  tile.getContext('2d')!.putImageData(image, 0, 0);
  return tile;
}

function paintNumbers(
  context: CanvasRenderingContext2D,
  matrix: MatrixData,
  levels: number,
  { scale, x, y }: Look,
  width: number,
  height: number,
  palette: Palette,
): void {
  const top = Math.max(0, Math.floor(y / scale));
  const left = Math.max(0, Math.floor(x / scale));
  const bottom = Math.min(matrix.rows, Math.ceil((y + height) / scale));
  const right = Math.min(matrix.columns, Math.ceil((x + width) / scale));
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.strokeStyle = palette.edge;
  context.lineWidth = 0.5;
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const value = entryAt(matrix, row, column);
      const text = String(value);
      context.fillStyle = value === 0 ? palette.digitOff : palette.digitOn;
      const shrink = Math.max(1, (text.length * levels.toString().length) / 3 + 0.6);
      context.font = `${value === 0 ? 400 : 700} ${Math.round((scale * 0.55) / shrink)}px ${palette.font}`;
      context.fillText(text, (column + 0.5) * scale - x, (row + 0.53) * scale - y);
      context.strokeRect(column * scale - x, row * scale - y, scale, scale);
    }
  }
}

/** The whole matrix as a PNG, a whole number of pixels an entry. */
export async function matrixPng(
  matrix: MatrixData,
  levels: number,
  element: Element,
  shade: (value: number) => number = (value) => value / (levels - 1),
): Promise<Blob> {
  const palette = paletteOf(element);
  const { rows, columns } = matrix;
  const scale = Math.max(1, Math.min(16, Math.floor(2048 / Math.max(rows, columns, 1))));
  const sheet = new OffscreenCanvas(columns * scale, rows * scale);
  const context = sheet.getContext('2d')!;
  context.imageSmoothingEnabled = false;
  for (let top = 0; top < rows; top += TILE) {
    for (let left = 0; left < columns; left += TILE) {
      const tile = tileOf(matrix, shade, top, left, 1, palette);
      context.drawImage(tile, left * scale, top * scale, TILE * scale, TILE * scale);
    }
  }
  return sheet.convertToBlob({ type: 'image/png' });
}
