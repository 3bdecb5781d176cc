import { useEffect, useRef } from 'preact/hooks';
import { batch, useSignal } from '@preact/signals';
import { arrowTarget } from '../../parts/arrows.ts';
import type { Layout } from '../design/layout.ts';
import { Canvas } from '../parts/canvas.tsx';
import type { Face, FaceAt } from '../parts/face.ts';
import { paintFaces } from '../parts/paint.ts';

export interface CellsProps {
  readonly layout: Layout;
  readonly faceAt: FaceAt;
  /** Changes whenever a face may have. */
  readonly version: readonly unknown[];
  readonly label: string;
  readonly labelAt: (place: number) => string;
  /** The place that is pointed at, here or elsewhere. */
  readonly pointed: number | null;
  /** The place of a button that is pointed at together with another place's light. */
  readonly partner: number | null;
  /** A name drawn in the cell at a place, where places alone do not say which it is. */
  readonly nameAt?: ((place: number) => string) | undefined;
  /** True if holes can be pressed. */
  readonly holes: boolean;
  /** A press or a drag: begins at a place, then visits others, then ends. */
  readonly onBegin: (place: number) => void;
  readonly onVisit: (place: number) => void;
  readonly onEnd: () => void;
  readonly onPoint: (place: number | null) => void;
}

/** Up to this many places are real buttons; larger boards are a canvas, which the keyboard can still walk. */
const MOST_BUTTONS = 625;

/** The editor's board of cells: painted by mouse, pen and finger, walked by arrows, pressed by Enter and Space. */
export function Cells(props: CellsProps) {
  const { layout, onBegin, onVisit, onEnd, onPoint } = props;
  const { rows, columns } = layout;
  const sheet = useRef<HTMLDivElement>(null);
  const down = useRef(false);
  const waiting = useRef<number[]>([]);
  const many = rows * columns > MOST_BUTTONS;
  const current = useSignal(0);
  const cursor = Math.min(current.value, rows * columns - 1);

  const placeOf = (event: { readonly clientX: number; readonly clientY: number }): number | null => {
    const box = sheet.current!.getBoundingClientRect();
    const column = Math.floor(((event.clientX - box.left) / box.width) * columns);
    const row = Math.floor(((event.clientY - box.top) / box.height) * rows);
    return row < 0 || row >= rows || column < 0 || column >= columns ? null : row * columns + column;
  };
  const begin = (event: PointerEvent): void => {
    const place = placeOf(event);
    if (place === null || event.button !== 0) return;
    down.current = true;
    current.value = place;
    sheet.current!.setPointerCapture(event.pointerId);
    onBegin(place);
  };
  const move = (event: PointerEvent): void => {
    const place = placeOf(event);
    if (down.current) {
      if (place !== null) visit(place);
    } else onPoint(place);
  };
  // Large boards take a while to change, so everything a drag meets within one frame is painted together.
  const visit = (place: number): void => {
    if (!many) return onVisit(place);
    if (waiting.current.push(place) === 1) requestAnimationFrame(flush);
  };
  const flush = (): void => {
    const places = waiting.current.splice(0);
    batch(() => places.forEach(onVisit));
  };
  const end = (): void => {
    flush();
    if (down.current) onEnd();
    down.current = false;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onBegin(cursor);
      onEnd();
      return;
    }
    const target = arrowTarget(event, cursor, rows, columns);
    if (target === null) return;
    event.preventDefault();
    current.value = target;
    onPoint(target);
    sheet.current!.querySelector<HTMLElement>(`[data-place="${target}"]`)?.focus();
  };
  return (
    <div
      ref={sheet}
      class="lab-cells"
      style={{ '--rows': rows, '--columns': columns }}
      role={many ? 'application' : 'grid'}
      aria-label={many ? `${props.label}. ${props.labelAt(cursor)}` : props.label}
      tabIndex={many ? 0 : -1}
      data-part="board"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={() => onPoint(null)}
      onKeyDown={key}
      onClick={(event) => {
        // A click without a pointer comes from a screen reader.
        const place = event.detail === 0 ? (event.target as Element).closest<HTMLElement>('[data-place]') : null;
        if (place === null) return;
        onBegin(Number(place.dataset['place']));
        onEnd();
      }}
    >
      {many ? <Many {...props} cursor={cursor} /> : <Buttons {...props} cursor={cursor} />}
    </div>
  );
}

function Buttons({
  layout,
  faceAt,
  labelAt,
  nameAt,
  holes,
  cursor,
  pointed,
  partner,
  onPoint,
}: CellsProps & { readonly cursor: number }) {
  return Array.from({ length: layout.rows }, (_, row) => (
    <div role="row" key={row}>
      {Array.from({ length: layout.columns }, (_, column) => {
        const place = row * layout.columns + column;
        const face = faceAt(place);
        return (
          <div role="gridcell" key={column}>
            {/* Real buttons, so that a screen reader's own click works; pointers and keys are heard by the sheet. */}
            <button
              type="button"
              class={face === null ? 'lab-cell lab-hole' : 'lab-cell'}
              data-place={place}
              tabIndex={place === cursor ? 0 : -1}
              aria-label={labelAt(place)}
              data-open={face === null && holes ? '' : undefined}
              data-lit={face !== null && face.level > 0 ? '' : undefined}
              data-level={face?.level}
              data-mark={face !== null && face.mark > 0 ? face.mark : undefined}
              data-press={face !== null && face.press > 0 ? face.press : undefined}
              data-pointed={place === pointed ? '' : undefined}
              data-partner={place === partner ? '' : undefined}
              style={{ '--level': face === null ? 0 : face.level / Math.max(1, face.top) }}
              onFocus={() => onPoint(place)}
              onBlur={() => onPoint(null)}
            >
              {face !== null && <Inside face={face} />}
              {face !== null && nameAt !== undefined && <span class="lab-tag" data-n={nameAt(place)} />}
            </button>
          </div>
        );
      })}
    </div>
  ));
}

/** What lies in a cell. Numbers are drawn by the style sheet: a screen reader hears the button's own name. */
function Inside({ face }: { readonly face: Face }) {
  const { level, top, aim, press, mark, counted } = face;
  return (
    <>
      <span class="lab-light" />
      {aim !== null && (
        <span
          class="lab-aim"
          data-n={top > 1 ? aim : undefined}
          data-lit={aim > 0 ? '' : undefined}
          style={{ '--level': aim / Math.max(1, top) }}
        />
      )}
      {top > 1 && <span class="lab-digit" data-n={level} />}
      {mark > 0 && <span class="lab-mark" data-n={mark > 1 ? mark : undefined} />}
      {press > 0 && <span class="lab-press" data-n={press > 1 || counted ? press : undefined} />}
    </>
  );
}

/**
 * A board of many cells as one picture; the keyboard's place and the pointed cell lie over it, so that they cost no
 * drawing.
 */
function Many({ layout, faceAt, version, label, cursor, pointed, partner }: CellsProps & { readonly cursor: number }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => (width.value = entry!.contentRect.width));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  const { rows, columns } = layout;
  const size = width.value / columns;
  const at = (place: number) => ({
    left: `${(place % columns) * size}px`,
    top: `${Math.floor(place / columns) * size}px`,
    width: `${size}px`,
    height: `${size}px`,
  });
  return (
    <div ref={box} class="lab-many">
      {width.value > 0 && (
        <>
          <Canvas
            width={width.value}
            height={size * rows}
            label={label}
            deps={version}
            draw={(context, palette) => paintFaces(context, rows, columns, size, faceAt, palette)}
          />
          <i class="lab-cursor" style={at(cursor)} />
          {pointed !== null && <i class="lab-cursor lab-pointed" style={at(pointed)} />}
          {partner !== null && <i class="lab-cursor lab-partner" style={at(partner)} />}
        </>
      )}
    </div>
  );
}
