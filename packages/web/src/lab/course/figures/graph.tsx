import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { Graph } from 'douse/board';
import { phrase } from '../../../words/format.ts';
import { StepBar } from '../../parts/stepbar.tsx';
import { reduction, type ReductionFrame } from '../math/reduction.ts';
import { courseWords } from '../words/index.ts';
import { FigureTools } from './tools.tsx';

const MIDDLE = 150;
const RADIUS = 105;

/** The split of a graph, step by step: G, then G′ with the edges among a vertex's neighbours swapped, and back. */
export function GraphFigure({ graph }: { readonly graph: Graph }) {
  const words = courseWords.value;
  const picture = useRef<SVGSVGElement>(null);
  const frames = useMemo(() => reduction(graph), [graph]);
  const at = useSignal(0);
  const frame = frames[at.value]!;
  const n = graph.names.length;
  const place = (v: number): { x: number; y: number } => ({
    x: MIDDLE + RADIUS * Math.sin((2 * Math.PI * v) / n),
    y: MIDDLE - RADIUS * Math.cos((2 * Math.PI * v) / n),
  });
  const swapped = new Set(frame.swapped.map(edgeKey));
  return (
    <figure class="lab-figure" data-figure="graph" data-frame={frame.kind}>
      <StepBar
        at={at.value + 1}
        first={1}
        last={frames.length}
        name="reduction"
        small
        onGo={(to) => (at.value = to - 1)}
      />
      <p role="status">{says(frame, graph)}</p>
      <svg ref={picture} class="lab-reduction" viewBox="0 0 300 300" role="img" aria-label={words.graph.picture}>
        {frame.edges.map(([a, b]) => (
          <line
            key={`${a} ${b}`}
            data-swapped={swapped.has(edgeKey([a, b])) ? '' : undefined}
            x1={place(a).x}
            y1={place(a).y}
            x2={place(b).x}
            y2={place(b).y}
          />
        ))}
        {frame.present.map((v) => (
          <Vertex key={v} v={v} frame={frame} name={graph.names[v]!} {...place(v)} />
        ))}
      </svg>
      <FigureTools name="graph" picture={picture} />
    </figure>
  );
}

const edgeKey = ([a, b]: readonly [number, number]): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

function says(frame: ReductionFrame, { names }: Graph): string {
  const { graph } = courseWords.value;
  const v = frame.vertex === null ? '' : names[frame.vertex]!;
  const side = frame.vertex === null ? 0 : frame.side[frame.vertex];
  return phrase(graph[frame.kind], { v, part: side === 1 ? graph.parts['1'] : graph.parts['0'] });
}

function Vertex(props: {
  readonly v: number;
  readonly frame: ReductionFrame;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}) {
  const { v, frame, name, x, y } = props;
  const degree = frame.edges.filter(([a, b]) => a === v || b === v).length;
  const side = frame.side[v]!;
  return (
    <g class="lab-node" data-side={side} data-odd={degree % 2 === 1 ? '' : undefined}>
      {side === 1 ? <rect x={x - 17} y={y - 17} width={34} height={34} rx={4} /> : <circle cx={x} cy={y} r={19} />}
      <text x={x} y={y + 5}>
        {name}
      </text>
      <text class="lab-degree" x={x + (x < MIDDLE ? -30 : 30)} y={y + 5}>
        {degree}
      </text>
    </g>
  );
}
