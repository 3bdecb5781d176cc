import { decode, isEdgeList, quote } from 'douse/formats';
import { allOnPresses, MAX_PARTITION, partition } from 'douse/lightsout';
import { bold } from '../draw.ts';
import { EXIT, Failure } from '../failure.ts';
import { effects, graphBoard, type Graph, type Problem } from 'douse/board';
import {
  type BoardFlags,
  boardsOf,
  isNamed,
  onlyOne,
  readBytes,
  readOptions,
  readProblem,
  sourceName,
} from '../input.ts';
import { say, sayJson } from '../output.ts';

export interface PartitionFlags extends Omit<BoardFlags, 'levels'> {
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
  const graph = readGraph(name, flags);
  const { side } = partition(graph, kind);
  const presses = allOnPresses(graph);
  const part = (s: number): number[] => range(graph.names.length).filter((v) => side[v] === s);
  const pressed = range(graph.names.length).filter((v) => presses[v] === 1);
  if (flags.json === true) {
    const nameOf = (v: number): string => graph.names[v]!;
    sayJson({
      kind,
      vertices: graph.names.length,
      edges: graphBoard(graph).effects.light.length / 2 - graph.names.length / 2,
      parts: [part(0).map(nameOf), part(1).map(nameOf)],
      presses,
      press: pressed.map(nameOf),
    });
    return EXIT.done;
  }
  // Words count a board's cells from 1, as everywhere; a file's vertices keep their names.
  const list = (vertices: number[]): string =>
    vertices.map((v) => (graph.named ? graph.names[v] : v + 1)).join(' ') || '(none)';
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

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** A graph file, or any board whose cells and neighbours make a graph. */
function readGraph(name: string, flags: PartitionFlags): Graph & { readonly named: boolean } {
  const { board } = isNamed(name) ? readProblem(name, flags) : readFile(name, flags);
  if (board.buttons > MAX_PARTITION)
    throw new Failure(
      `${sourceName(name)}: expected at most ${MAX_PARTITION} vertices, got ${board.buttons}`,
      'choose a smaller graph',
    );
  const { start, light } = effects(board);
  const neighbours = Array.from({ length: board.buttons }, (_, b) => new Set(light.subarray(start[b], start[b + 1])));
  const isGraph =
    board.lights === board.buttons &&
    neighbours.every((set, b) => set.has(b) && [...set].every((other) => neighbours[other]!.has(b)));
  if (!isGraph)
    throw new Failure(
      `${sourceName(name)}: expected a board where each button moves itself and its neighbours, got another`,
      'use a rule such as plus, king or row-column',
    );
  const edges: [number, number][] = [];
  neighbours.forEach((set, b) => {
    for (const other of set) if (other > b) edges.push([b, other]);
  });
  return {
    named: board.kind === 'wiring',
    names: board.kind === 'wiring' ? board.buttonNames : Array.from({ length: board.buttons }, (_, b) => String(b)),
    edges,
  };
}

/** The board of a file; edges are a graph, also where they could be two columns of cells. */
function readFile(name: string, flags: PartitionFlags): Problem {
  const bytes = readBytes(name);
  const text = decode(bytes);
  const edges = (flags.format ?? 'auto') === 'auto' && text.ok && isEdgeList(text.value);
  return onlyOne(name, boardsOf(name, bytes, edges ? { ...flags, format: 'edges' } : flags, readOptions(flags)));
}
