/**
 * Cost study of SameGame: how many boards, moves and games there are, and what pruning and the table buy. Seeded;
 * medians of drawn boards.
 *
 *     node bench/samegame-cost.mjs [LARGEST = 6] [SYMBOLS = 4] [BOARDS = 11]
 */
import { compile } from '../scripts/prepare.mjs';

compile();
const { TILE_RULES, tiles } = await import('douse/board');
const { random } = await import('douse/play');
const { BoardSet, Expander, packTiles, searchStages, solveSame } = await import('douse/samegame');

const [largest = 6, symbols = 4, boards = 11] = process.argv.slice(2).map(Number);
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const show = (value) => (value < 1e6 ? String(Math.round(value)) : value.toExponential(1).replace('e+', ' · 10^'));

console.log(
  '| board | depth | branching: mean, most | boards | … with pruning | nodes without table | … with pruning | looked at: clear | fewest | points |',
);
console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
for (let side = 3; side <= largest; side++) {
  const rows = [];
  for (let i = 0; i < boards; i++) {
    const { below } = random(`cost ${side} ${symbols} ${i}`);
    const board = tiles(Array.from({ length: side }, () => Array.from({ length: side }, () => 1 + below(symbols))));
    const all = explore(board, false);
    const pruned = explore(board, true);
    rows.push([
      all.depth,
      all.branching,
      all.widest,
      all.boards,
      pruned.boards,
      all.nodes,
      pruned.nodes,
      ...['clear', 'fewest'].map((aim) => searchStages(board, TILE_RULES, { aim }).boards),
      solveSame(board, { goal: 'points', search: false }).proof?.boards ?? Number.NaN,
    ]);
  }
  const [depth, branching, widest, ...counts] = rows[0].map((_, column) => median(rows.map((row) => row[column])));
  console.log(
    `| ${side} × ${side} | ${depth} | ${branching.toFixed(1)}, ${widest} | ${counts.map(show).join(' | ')} |`,
  );
}

/** Every board that can be reached, stage by stage; `nodes` counts a board once for each way that leads to it. */
function explore(board, prune) {
  const { packing, start } = packTiles(board);
  const expander = new Expander(packing, TILE_RULES);
  const total = board.cells.length;
  const stages = Array.from({ length: total + 1 }, () => ({ set: new BoardSet(packing.words), ways: [], depth: [] }));
  stages[total].set.add(start);
  stages[total].ways.push(1);
  stages[total].depth.push(0);
  const found = { boards: 0, nodes: 0, depth: 0, branching: 0, widest: 0 };
  let open = 0;
  for (let cells = total; cells >= 0; cells--) {
    const { set, ways, depth } = stages[cells];
    for (let i = 0; i < set.size; i++) {
      found.boards++;
      found.nodes += ways[i];
      found.depth = Math.max(found.depth, depth[i]);
      expander.load(set.chunk(i), set.at(i));
      let moves = 0;
      for (let group = 0; group < expander.groups; group++) {
        const size = expander.size(group);
        if (size < 2) continue;
        moves++;
        if (prune && expander.counts[expander.groupSymbol[group]] - size === 1) continue;
        expander.remove(group);
        const next = stages[cells - size];
        const at = next.set.add(expander.next);
        next.ways[at] = (next.set.fresh ? 0 : next.ways[at]) + ways[i];
        next.depth[at] = Math.max(next.set.fresh ? 0 : next.depth[at], depth[i] + 1);
      }
      if (moves === 0) continue;
      open++;
      found.branching += moves;
      found.widest = Math.max(found.widest, moves);
    }
    stages[cells] = null;
  }
  found.branching /= Math.max(1, open);
  return found;
}
