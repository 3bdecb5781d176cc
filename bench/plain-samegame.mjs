/**
 * The rival of SameGame's proofs: breadth-first search by moves over boards as strings of columns. A board that was met
 * before and a board with a symbol of a single cell are left out.
 *
 * @returns the fewest moves, or null if no sequence empties the board
 */
export function fewestByBreadth({ rows, columns, cells }) {
  const symbolAt = (c, up) => String.fromCharCode(96 + cells[(rows - 1 - up) * columns + c]);
  const start = Array.from({ length: columns }, (_, c) =>
    Array.from({ length: rows }, (__, up) => symbolAt(c, up)).join(''),
  );
  if (hasLone(start)) return null;
  const seen = new Set([start.join('/')]);
  let layer = [start];
  for (let moves = 1; layer.length > 0; moves++) {
    const next = [];
    for (const board of layer)
      for (const after of movesOf(board)) {
        if (after.length === 0) return moves;
        const key = after.join('/');
        if (seen.has(key) || hasLone(after)) continue;
        seen.add(key);
        next.push(after);
      }
    layer = next;
  }
  return null;
}

function hasLone(board) {
  const counts = new Map();
  for (const column of board) for (const symbol of column) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts.values()].includes(1);
}

/** Every board that one move leads to. */
function* movesOf(board) {
  const done = board.map((column) => new Uint8Array(column.length));
  for (const [x, column] of board.entries())
    for (let y = 0; y < column.length; y++) {
      if (done[x][y] === 1) continue;
      done[x][y] = 1;
      const group = [[x, y]];
      for (const [a, b] of group)
        for (const [i, j] of [
          [a - 1, b],
          [a + 1, b],
          [a, b - 1],
          [a, b + 1],
        ]) {
          if (board[i]?.[j] !== column[y] || done[i][j] === 1) continue;
          done[i][j] = 1;
          group.push([i, j]);
        }
      if (group.length < 2) continue;
      const gone = board.map(() => new Set());
      for (const [a, b] of group) gone[a].add(b);
      yield board
        .map((other, i) => (gone[i].size === 0 ? other : [...other].filter((_, up) => !gone[i].has(up)).join('')))
        .filter((other) => other !== '');
    }
}
