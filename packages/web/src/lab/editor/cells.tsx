import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { arrowTarget } from '../../view/arrows.ts';
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
  /** True if holes can be pressed. */
  readonly holes: boolean;
  /** A press or a drag: begins at a place, then visits others, then ends. */
  readonly onBegin: (place: number) => void;
  readonly onVisit: (place: number) => void;
  readonly onEnd: () => void;
  readonly onPoint: (place: number | null) => void;
}

/** Up to so many places are real buttons; larger boards are a canvas that the keyboard walks all the same. */
const MOST_BUTTONS = 625;

/** The editor's board of cells: painted by mouse, pen and finger, walked by arrows, pressed by Enter and Space. */
export function Cells(props: CellsProps) {
  const { layout, onBegin, onVisit, onEnd, onPoint } = props;
  const { rows, columns } = layout;
  const sheet = useRef<HTMLDivElement>(null);
  const down = useRef(false);
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
      if (place !== null) onVisit(place);
    } else onPoint(place);
  };
  const end = (): void => {
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
  const many = rows * columns > MOST_BUTTONS;
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

function Buttons({ layout, faceAt, labelAt, holes, cursor, onPoint }: CellsProps & { readonly cursor: number }) {
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
              data-pointed={face?.pointed ? '' : undefined}
              style={{ '--level': face === null ? 0 : face.level / Math.max(1, face.top) }}
              onFocus={() => onPoint(place)}
              onBlur={() => onPoint(null)}
            >
              {face !== null && <Inside face={face} />}
            </button>
          </div>
        );
      })}
    </div>
  ));
}

function Inside({ face }: { readonly face: Face }) {
  const { level, top, aim, press, mark } = face;
  return (
    <>
      <span class="lab-light" />
      {aim !== null && (
        <span class="lab-aim" data-lit={aim > 0 ? '' : undefined} style={{ '--level': aim / Math.max(1, top) }}>
          {top > 1 ? aim : ''}
        </span>
      )}
      {top > 1 && <span class="lab-digit">{level}</span>}
      {mark > 0 && <span class="lab-mark">{mark > 1 ? mark : ''}</span>}
      {press > 0 && <span class="lab-press">{press > 1 ? press : ''}</span>}
    </>
  );
}

/** A board of many cells as one picture, with the keyboard's place drawn in. */
function Many({ layout, faceAt, version, label, cursor }: CellsProps & { readonly cursor: number }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => (width.value = entry!.contentRect.width));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  const size = width.value / layout.columns;
  return (
    <div ref={box} class="lab-many">
      {width.value > 0 && (
        <Canvas
          width={width.value}
          height={size * layout.rows}
          label={label}
          deps={[...version, cursor]}
          draw={(context, palette) => {
            paintFaces(context, layout.rows, layout.columns, size, faceAt, palette);
            const [x, y] = [(cursor % layout.columns) * size, Math.floor(cursor / layout.columns) * size];
            context.strokeStyle = palette.point;
            context.lineWidth = 2;
            context.strokeRect(x - 1, y - 1, size + 2, size + 2);
          }}
        />
      )}
    </div>
  );
}
