import { levelAt } from 'douse/board';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { phrase } from '../../words/format.ts';
import { levelsOf, SHEET, type Spot } from '../design/design.ts';
import { addVertex, moveVertex, removeVertex, toggleEdge } from '../design/graph.ts';
import type { Lab } from '../lab.ts';
import { Press } from '../parts/inputs.tsx';
import { labWords } from '../words/index.ts';
import { lightLabel } from './place.ts';
import { beginStroke, type Tool } from './tools.ts';

/** Room around the sheet, how far a pointer may slip in a press, and how far an arrow moves a vertex. */
const MARGIN = 60;
const SLIP = 14;
const STEP = 25;

/**
 * A graph as it is drawn: every vertex a light and a button. The `draw` tool adds, moves, joins and removes vertices.
 */
export function GraphBoard({ lab, tool, own }: { readonly lab: Lab; readonly tool: Tool; readonly own: number }) {
  const design = lab.design.value;
  const showing = lab.showing.value;
  const pointed = lab.pointed.value?.light;
  const { problem: task, spots } = design;
  const { board, target } = task;
  const sheet = useRef<SVGSVGElement>(null);
  const chosen = useSignal<number | null>(null);
  const drag = useRef<{ vertex: number; from: Spot; moved: boolean; stroke: object } | null>(null);
  if (spots === null || board.kind !== 'wiring' || board.shape?.kind !== 'graph') return null;
  const drawing = tool === 'draw';
  const selected = drawing && chosen.value !== null && chosen.value < spots.length ? chosen.value : null;
  const lights = tool === 'target' ? target : (showing?.lights ?? task.start);
  const size = vertexSize(spots.length);

  const spotOf = (event: { readonly clientX: number; readonly clientY: number }): Spot => {
    const box = sheet.current!.getBoundingClientRect();
    const scale = (SHEET + 2 * MARGIN) / box.width;
    return { x: (event.clientX - box.left) * scale - MARGIN, y: (event.clientY - box.top) * scale - MARGIN };
  };
  const act = (vertex: number): void => {
    if (showing?.press !== undefined) showing.press(vertex);
    else if (!drawing) beginStroke(lab, tool, own).visit(vertex, vertex);
    else if (selected === null) chosen.value = vertex;
    else if (selected === vertex) chosen.value = null;
    else {
      lab.change(toggleEdge(lab.design.peek(), selected, vertex));
      chosen.value = null;
    }
  };
  const remove = (vertex: number): void => {
    chosen.value = null;
    lab.change(removeVertex(lab.design.peek(), vertex));
  };
  const key = (event: KeyboardEvent, vertex: number): void => {
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
    };
    const step = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') act(vertex);
    else if (drawing && (event.key === 'Delete' || event.key === 'Backspace')) remove(vertex);
    else if (drawing && step !== undefined) {
      const { x, y } = spots[vertex]!;
      lab.change(moveVertex(design, vertex, { x: x + step[0], y: y + step[1] }));
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <svg
        ref={sheet}
        class="lab-graph"
        viewBox={`${-MARGIN} ${-MARGIN} ${SHEET + 2 * MARGIN} ${SHEET + 2 * MARGIN}`}
        role="group"
        aria-label={labWords.value.editor.board}
        data-part="board"
        data-drawing={drawing ? '' : undefined}
        onPointerDown={(event) => {
          if (!drawing || event.button !== 0 || (event.target as Element).closest('[data-place]') !== null) return;
          lab.change(addVertex(lab.design.peek(), spotOf(event)));
          chosen.value = null;
        }}
        onPointerMove={(event) => {
          const held = drag.current;
          if (held === null) return;
          const spot = spotOf(event);
          held.moved ||= Math.hypot(spot.x - held.from.x, spot.y - held.from.y) > SLIP;
          if (held.moved) lab.change(moveVertex(lab.design.peek(), held.vertex, spot), held.stroke);
        }}
        onPointerUp={() => {
          const held = drag.current;
          drag.current = null;
          if (held !== null && !held.moved) act(held.vertex);
        }}
        onPointerCancel={() => (drag.current = null)}
      >
        {board.shape.edges.map(([a, b]) => (
          <line key={`${a}-${b}`} x1={spots[a]!.x} y1={spots[a]!.y} x2={spots[b]!.x} y2={spots[b]!.y} />
        ))}
        {spots.map(({ x, y }, v) => {
          const level = levelAt(lights, v);
          const press = levelAt(showing?.presses, v);
          const mark = tool === 'own' ? levelsOf(task, v) : levelAt(showing?.marks, v);
          const top = levelsOf(task, v) - 1;
          return (
            <g
              key={v}
              role="button"
              tabindex={0}
              class="lab-vertex"
              transform={`translate(${x} ${y})`}
              aria-label={lightLabel(board, v, level, top + 1)}
              aria-pressed={drawing ? v === selected : undefined}
              data-place={v}
              data-lit={level > 0 ? '' : undefined}
              data-press={press > 0 ? press : undefined}
              data-mark={mark > 0 ? mark : undefined}
              data-pointed={pointed === v ? '' : undefined}
              data-chosen={selected === v ? '' : undefined}
              style={{ '--level': level / Math.max(1, top) }}
              onPointerDown={(event) => {
                if (!drawing || event.button !== 0) return;
                sheet.current!.setPointerCapture(event.pointerId);
                drag.current = { vertex: v, from: spotOf(event), moved: false, stroke: {} };
              }}
              onClick={(event) => {
                // While drawing, presses are told from drags by the sheet; a click without a pointer comes from a
                // screen reader.
                if (!drawing || event.detail === 0) act(v);
              }}
              onKeyDown={(event) => key(event, v)}
              onPointerEnter={() => (lab.pointed.value = { light: v, button: v })}
              onPointerLeave={() => (lab.pointed.value = null)}
            >
              <circle r={size} class="lab-disc" />
              {mark > 0 && <circle r={size * 0.84} class="lab-ring" />}
              {press > 0 && <circle r={size * 0.5} class="lab-dot" />}
              <text y={size * 0.26} class={press > 0 ? 'lab-on-dot' : ''} style={{ fontSize: `${size * 0.72}px` }}>
                {press > 1 ? press : tool === 'own' ? top + 1 : top > 1 ? level : board.lightNames[v]}
              </text>
            </g>
          );
        })}
      </svg>
      {drawing && <DrawButtons lab={lab} selected={selected} onRemove={remove} />}
    </>
  );
}

/** The radius of a vertex: smaller where there are many. */
export const vertexSize = (count: number): number => Math.max(16, Math.min(62, 380 / Math.sqrt(count + 1)));

/** What the pointer does on the sheet, as buttons. */
function DrawButtons(props: {
  readonly lab: Lab;
  readonly selected: number | null;
  readonly onRemove: (vertex: number) => void;
}) {
  const { lab, selected, onRemove } = props;
  const { graph } = labWords.value;
  const names = lab.design.value.problem.board;
  const add = (): void => {
    const design = lab.design.peek();
    // A spiral finds free spots near the middle.
    const turn = (design.spots?.length ?? 0) * 2.4;
    const radius = 60 * Math.sqrt(design.spots?.length ?? 0);
    lab.change(addVertex(design, { x: SHEET / 2 + radius * Math.cos(turn), y: SHEET / 2 + radius * Math.sin(turn) }));
  };
  return (
    <div class="lab-row lab-draw">
      <Press part="add-vertex" onPress={add}>
        {graph.add}
      </Press>
      <Press part="remove-vertex" off={selected === null} onPress={() => selected !== null && onRemove(selected)}>
        {selected !== null && names.kind === 'wiring'
          ? phrase(graph.remove, { name: names.lightNames[selected]! })
          : graph.removeNone}
      </Press>
    </div>
  );
}
