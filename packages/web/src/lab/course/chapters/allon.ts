import { type Graph, graphBoard, grid, problem } from 'douse/board';
import { allOnPresses, solve } from 'douse/lightsout';
import { random } from 'douse/play';
import { makeDesign } from '../../design/text.ts';
import type { Chapter } from '../chapter.ts';
import { zeros } from '../math/linear.ts';

/** Six vertices, as the lemma is drawn: degrees 1 to 4. */
export const SIX: Graph = {
  names: ['1', '2', '3', '4', '5', '6'],
  edges: [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [2, 4],
  ],
};

/** The same and one more vertex, joined to all of even degree: what the lemma splits to put all lights out. */
export const SEVEN: Graph = {
  names: [...SIX.names, '+'],
  edges: [
    ...SIX.edges,
    ...SIX.names.flatMap((_, v) =>
      SIX.edges.filter(([a, b]) => a === v || b === v).length % 2 === 0 ? [[v, SIX.names.length] as const] : [],
    ),
  ],
};

/** The six vertices as a board with all lights on. */
const SIX_ON = makeDesign({ problem: problem(graphBoard(SIX), { start: Array(6).fill(1) }), spots: null });

/** Of so many random graphs with eight vertices, those whose lights, all on, can be put out. */
export function solvableGraphs(count: number): number {
  const dice = random('all on');
  let solvable = 0;
  for (let run = 0; run < count; run++) {
    const names = zeros(8).map((_, v) => String(v));
    const edges = names.flatMap((_, a) =>
      names.slice(a + 1).flatMap((_, i) => (dice.below(2) === 1 ? [[a, a + 1 + i] as const] : [])),
    );
    const pressed = allOnPresses({ names, edges });
    const lit = names.some((_, v) => {
      const moved = edges.reduce(
        (n, [a, b]) => n + (a === v ? pressed[b]! : 0) + (b === v ? pressed[a]! : 0),
        pressed[v]!,
      );
      return moved % 2 === 0;
    });
    if (!lit) solvable++;
  }
  return solvable;
}

const least = (side: number): number => {
  const answer = solve(problem(grid(side, side), { start: new Uint8Array(side * side).fill(1) }), { fewest: true });
  return answer.kind === 'solved' ? answer.total : -1;
};

/** All lights on can always be put out. */
export const allon: Chapter = {
  name: 'allon',
  tab: 'partition',
  facts: () => ({
    tried: 300,
    solvable: solvableGraphs(300),
    some: 75,
    most: 281,
    least5: least(5),
    least3: least(3),
  }),
  steps: [
    { kind: 'question', text: 'question', board: '3x3:=111111111', goal: { kind: 'out' } },
    { kind: 'claim', text: 'claim', board: '2x4-holes.3.1:=1111111', goal: { kind: 'any', presses: 1 } },
    { kind: 'predict', text: 'random', choices: ['${some}$', '${most}$', '${solvable}$'], right: 2 },
    {
      kind: 'proof',
      text: 'short1',
      board: '5x5:=1111111111111111111111111',
      figure: { kind: 'formula', tex: 'q^{\\mathsf T}A\\,q=\\sum_i q_i^2+2\\sum_{i<j}a_{ij}q_iq_j\\equiv\\sum_i q_i' },
    },
    {
      kind: 'proof',
      text: 'short2',
      figure: {
        kind: 'formula',
        tex: 'A\\,q=0\\;\\Rightarrow\\;q\\cdot(1,\\dots,1)=\\sum_i q_i\\equiv 0',
      },
    },
    { kind: 'proof', text: 'lemma', board: SIX_ON, live: 'still', figure: { kind: 'graph', graph: () => SIX } },
    {
      kind: 'proof',
      text: 'added',
      board: SIX_ON,
      goal: { kind: 'out' },
      figure: { kind: 'graph', graph: () => SEVEN },
    },
    { kind: 'look', text: 'irregular', board: '2x4-holes.3.1.3.1:=111111', goal: { kind: 'out' } },
    { kind: 'look', text: 'cross', board: '3x3-holes.0.1.1.1.3.1.1.1:=11111', goal: { kind: 'out' } },
    { kind: 'exercise', exercise: 'fewest' },
  ],
};
