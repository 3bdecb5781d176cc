import { describeError, decode, parseGraph, quote } from 'douse/formats';
import { allOnPresses, MAX_PARTITION, partition } from 'douse/lightsout';
import { bold } from '../draw.ts';
import { EXIT, Failure } from '../failure.ts';
import { effects, graphBoard, type Graph } from 'douse/board';
import { isSize, readBytes, readProblem } from '../input.ts';
import { say, sayJson } from '../output.ts';

export interface PartitionFlags {
  readonly kind?: string;
  readonly json?: boolean;
}

export function partitionCommand(name: string, flags: PartitionFlags): number {
  const kind = (['even', 'odd'] as const).find((known) => known === (flags.kind ?? 'even'));
  if (kind === undefined)
    throw new Failure(
      `--kind: expected even or odd, got ${quote(flags.kind!)}`,
      'even: both parts even; odd: one even, one odd',
    );
  const graph = readGraph(name);
  if (graph.names.length > MAX_PARTITION)
    throw new Failure(
      `${name}: expected at most ${MAX_PARTITION} vertices, got ${graph.names.length}`,
      'choose a smaller graph',
    );
  const { side } = partition(graph, kind);
  const presses = allOnPresses(graph);
  const part = (s: number): string[] => graph.names.filter((_, v) => side[v] === s);
  const pressed = graph.names.filter((_, v) => presses[v] === 1);
  if (flags.json === true) {
    sayJson({
      kind,
      vertices: graph.names.length,
      edges: graphBoard(graph).effects.light.length / 2 - graph.names.length / 2,
      parts: [part(0), part(1)],
      presses,
      press: pressed,
    });
    return EXIT.done;
  }
  const list = (names: string[]): string => names.join(' ') || '(none)';
  say(
    bold(
      kind === 'even'
        ? 'Both parts have only even degrees'
        : 'The first part has only even degrees, the second only odd ones',
    ),
  );
  say(`first part    ${list(part(0))}\nsecond part   ${list(part(1))}`);
  say(`\nWith all lights on, press ${list(pressed)}: every light goes out.`);
  return EXIT.done;
}

/** A graph file, or a size whose cells are the vertices. */
function readGraph(name: string): Graph {
  if (isSize(name)) {
    const { board } = readProblem(name, {});
    const { start, light } = effects(board);
    const edges: [number, number][] = [];
    for (let b = 0; b < board.buttons; b++)
      for (let i = start[b]!; i < start[b + 1]!; i++) if (light[i]! > b) edges.push([b, light[i]!]);
    return { names: Array.from({ length: board.buttons }, (_, b) => String(b)), edges };
  }
  const text = decode(readBytes(name));
  const graph = text.ok ? parseGraph(text.value) : text;
  if (graph.ok) return graph.value;
  throw new Failure(`${name}:${describeError(graph.error)}`, 'write a graph as one edge a b a line');
}
