import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { arrowTarget } from './arrows.ts';

/**
 * A rectangle to draw on: a press or a drag of the mouse, arrows and Enter. A drag draws the value of its first place
 * on all it passes. `level` is −1 for a hole.
 */
export function Editor(props: {
  readonly rows: number;
  readonly columns: number;
  readonly levels: number;
  readonly label: string;
  readonly level: (place: number) => number;
  readonly name: (place: number) => string;
  /** What a place shows instead of its level. */
  readonly face?: (place: number) => ComponentChildren;
  readonly next: (place: number) => number;
  readonly onDraw: (place: number, value: number) => void;
}) {
  const { rows, columns, levels, label, level, name, face, next, onDraw } = props;
  const grid = useRef<HTMLDivElement>(null);
  const stroke = useRef<{ value: number; last: number } | null>(null);
  const current = useRef(0);
  if (current.current >= rows * columns) current.current = 0;

  const placeOf = (target: EventTarget | null): number =>
    target instanceof HTMLElement ? Number(target.dataset['place'] ?? -1) : -1;
  const onPointerDown = (event: PointerEvent): void => {
    const place = placeOf(event.target);
    // A finger's drag scrolls; its tap arrives as a click.
    if (place < 0 || event.pointerType === 'touch' || event.button !== 0) return;
    stroke.current = { value: next(place), last: place };
    onDraw(place, stroke.current.value);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const drawing = stroke.current;
    if (drawing === null) return;
    if (event.buttons === 0) {
      stroke.current = null;
      return;
    }
    const place = placeOf(document.elementFromPoint(event.clientX, event.clientY));
    if (place < 0 || place === drawing.last) return;
    drawing.last = place;
    onDraw(place, drawing.value);
  };
  const onClick = (event: MouseEvent): void => {
    const place = placeOf(event.target);
    const wasDrawn = stroke.current !== null;
    stroke.current = null;
    if (place >= 0 && !wasDrawn) onDraw(place, next(place));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = arrowTarget(event, current.current, rows, columns);
    if (target === null) return;
    event.preventDefault();
    focus(target);
  };
  const focus = (place: number): void => {
    const buttons = grid.current!.querySelectorAll('button');
    buttons[current.current]!.tabIndex = -1;
    current.current = place;
    buttons[place]!.tabIndex = 0;
    buttons[place]!.focus();
  };

  return (
    <div class="editor-room">
      <div
        ref={grid}
        class="editor"
        role="grid"
        aria-label={label}
        style={{ '--columns': columns }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocusIn={(event) => {
          const place = placeOf(event.target);
          if (place >= 0) current.current = place;
        }}
      >
        {Array.from({ length: rows }, (_, row) => (
          <div role="row" key={row}>
            {Array.from({ length: columns }, (__, column) => {
              const place = row * columns + column;
              const shown = level(place);
              return (
                <div role="gridcell" key={place}>
                  <button
                    type="button"
                    data-place={place}
                    data-level={shown}
                    tabIndex={place === current.current ? 0 : -1}
                    aria-label={name(place)}
                    style={{ '--level': Math.max(0, shown) / (levels - 1) }}
                    class={shown < 0 ? 'pit' : shown > 0 ? 'lamp-on' : ''}
                  >
                    {face === undefined ? levels > 2 && shown > 0 && shown : face(place)}
                  </button>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
