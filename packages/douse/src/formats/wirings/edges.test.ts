import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import type { Graph } from '../../board/graph.ts';
import { complaint } from '../../testing/complaints.ts';
import { cases } from '../../testing/plain.ts';
import { anyGraph } from '../../testing/tasks.ts';
import { makeEdges, MAX_VERTICES, parseEdges, parseGraph } from './edges.ts';

const graph = (text: string): Graph => {
  const parsed = parseGraph(text);
  if (!parsed.ok) throw new Error(complaint(parsed));
  return parsed.value;
};
const named = ({ names, edges }: Graph): string[] =>
  edges.map(([a, b]) => [names[a], names[b]].sort().join(' ')).sort();

describe('parseGraph', () => {
  it('numbers names as they come, and keeps vertices without edges', () => {
    expect(graph('b a\r\na c\n\n; a remark\n# another\n  ; a third one\nlone\n')).toEqual({
      names: ['b', 'a', 'c', 'lone'],
      edges: [
        [0, 1],
        [1, 2],
      ],
    });
    expect(graph('  x\ty  ')).toEqual({ names: ['x', 'y'], edges: [[0, 1]] });
    expect(graph('a')).toEqual({ names: ['a'], edges: [] });
    expect(graph('constructor __proto__').names).toEqual(['constructor', '__proto__']);
  });

  it('reads back what makeEdges writes', () => {
    for (const random of cases('edges', 200)) {
      const given = anyGraph(random, 8);
      const back = graph(makeEdges(given));
      expect([...back.names].sort()).toEqual([...given.names].sort());
      expect(named(back)).toEqual(named(given));
    }
    const odd = graph('a #b\n c ;d\n#b ;d');
    expect(graph(makeEdges(odd))).toEqual(odd);
  });

  it('says where a line breaks', () => {
    for (const [text, what] of [
      ['', "1:1: expected edges, one 'a b' a line, got none"],
      ['; only\n# remarks', "1:1: expected edges, one 'a b' a line, got none"],
      ['a b\na b c', "2:1: expected an edge 'a b', got 3 words"],
      ['a b\n\na a', "3:1: expected an edge between two different vertices, got 'a a'"],
    ] as const)
      expect(complaint(parseGraph(text))).toBe(what);
    const path = Array.from({ length: MAX_VERTICES }, (_, v) => `${v} ${v + 1}`).join('\n');
    expect(complaint(parseGraph(path))).toBe('100000:1: expected at most 100000 vertices, got more');
  });

  it('of any text never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', ' ', '\n', ';', '#', '\r', '\t', '\0', 'é', '~'), { maxLength: 40 }),
        (parts) => {
          const said = complaint(parseGraph(parts.join('')));
          if (said !== 'fine') expect(said).toMatch(/^[1-9]\d*:1: expected .+, got .+$/);
        },
      ),
      { seed: 4, numRuns: 2000 },
    );
  });
});

describe('parseEdges', () => {
  it('is the graph’s board, dark, with the levels asked for', () => {
    const parsed = parseEdges('a b\nb c', { levels: 5 });
    if (!parsed.ok) throw new Error(complaint(parsed));
    const { board, levels, start, target } = parsed.value;
    expect([board.buttons, levels, [...(start as Uint8Array)], target]).toEqual([3, 5, [0, 0, 0], null]);
    expect(board.kind === 'wiring' && [...board.effects.start]).toEqual([0, 2, 5, 7]);
    expect(parseEdges('a a').ok).toBe(false);
  });
});
