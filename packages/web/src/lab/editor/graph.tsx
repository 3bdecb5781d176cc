import { levelsOf, SHEET } from '../design/design.ts';
import type { Lab } from '../lab.ts';
import { labWords } from '../words/index.ts';
import { lightLabel } from './place.ts';
import { beginStroke, type Tool } from './tools.ts';

/** A graph as it is drawn: every vertex a light and a button. */
export function GraphBoard({ lab, tool, own }: { readonly lab: Lab; readonly tool: Tool; readonly own: number }) {
  const design = lab.design.value;
  const showing = lab.showing.value;
  const pointed = lab.pointed.value?.light;
  const { problem: task, spots } = design;
  const { board, target } = task;
  if (spots === null || board.kind !== 'wiring' || board.shape?.kind !== 'graph') return null;
  const lights = tool === 'target' ? target : (showing?.lights ?? task.start);
  const size = Math.max(18, Math.min(46, 360 / Math.sqrt(spots.length + 1)));
  const act = (vertex: number): void => {
    if (showing?.press !== undefined) showing.press(vertex);
    else beginStroke(lab, tool, own).visit(vertex, vertex);
  };
  return (
    <svg
      class="lab-graph"
      viewBox={`-60 -60 ${SHEET + 120} ${SHEET + 120}`}
      role="group"
      aria-label={labWords.value.editor.board}
      data-part="board"
    >
      {board.shape.edges.map(([a, b]) => (
        <line key={`${a}-${b}`} x1={spots[a]!.x} y1={spots[a]!.y} x2={spots[b]!.x} y2={spots[b]!.y} />
      ))}
      {spots.map(({ x, y }, v) => {
        const level = lights?.at(v) ?? 0;
        const press = showing?.presses?.at(v) ?? 0;
        const mark = showing?.marks?.at(v) ?? 0;
        const top = levelsOf(task, v) - 1;
        return (
          <g
            key={v}
            role="button"
            tabIndex={0}
            class="lab-vertex"
            transform={`translate(${x} ${y})`}
            aria-label={lightLabel(board, v, level, top + 1)}
            data-place={v}
            data-lit={level > 0 ? '' : undefined}
            data-press={press > 0 ? press : undefined}
            data-mark={mark > 0 ? mark : undefined}
            data-pointed={pointed === v ? '' : undefined}
            style={{ '--level': level / Math.max(1, top) }}
            onClick={() => act(v)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              act(v);
            }}
            onPointerEnter={() => (lab.pointed.value = { light: v, button: v })}
            onPointerLeave={() => (lab.pointed.value = null)}
          >
            <circle r={size} class="lab-disc" />
            {mark > 0 && <circle r={size * 0.86} class="lab-ring" />}
            {press > 0 && <circle r={size * 0.42} class="lab-dot" />}
            <text y={size * 0.12} class={press > 0 ? 'lab-on-dot' : ''}>
              {press > 1 ? press : top > 1 ? level : board.lightNames[v]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
