import { splitSteps, type SplitStep } from 'douse/lightsout';
import type { Design } from '../design/design.ts';
import { graphOf } from '../design/edits.ts';
import { LimitError } from './limit.ts';

export const SPLITS = ['even', 'odd', 'allOn'] as const;
export type SplitKind = (typeof SPLITS)[number];

export interface Split {
  readonly names: readonly string[];
  readonly edges: readonly (readonly [number, number])[];
  /** Vertices that the added vertex, whose number is names.length, is joined to; none for an even split. */
  readonly extra: readonly number[];
  readonly steps: readonly SplitStep[];
  /** The part of each vertex at the end: for `odd` 1 has the odd degrees, for `allOn` 1 is pressed. */
  readonly part: Uint8Array;
}

/** Most vertices of a graph that is split here. */
const MOST = 2500;

/**
 * The split of the design's graph, vertex by vertex; null if its board is no graph. @throws {LimitError} for large
 * boards
 */
export function split({ problem: task }: Design, { kind }: { readonly kind: SplitKind }): Split | null {
  if (task.board.lights > MOST) throw new LimitError('partition', MOST);
  const graph = graphOf(task);
  if (graph === null) return null;
  const { extra, steps, side } = splitSteps(graph, kind);
  const n = graph.names.length;
  // Without the added vertex, the vertices of its own part have one neighbour less.
  const odd = kind === 'odd' ? side[n] : kind === 'allOn' ? 1 ^ side[n]! : 1;
  return {
    names: graph.names,
    edges: graph.edges,
    extra,
    steps: steps.map((step) => ({ ...step, side: step.side === odd ? 1 : 0 })),
    part: side.slice(0, n).map((s) => (s === odd ? 1 : 0)),
  };
}
