/** Where a key leads from a cell of a grid, by the custom of ARIA grids; null if the key leads nowhere. */
export function arrowTarget(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  from: number,
  rows: number,
  columns: number,
): number | null {
  if (event.altKey || event.metaKey) return null;
  const row = Math.floor(from / columns);
  const column = from % columns;
  const at = (r: number, c: number): number =>
    Math.min(rows - 1, Math.max(0, r)) * columns + Math.min(columns - 1, Math.max(0, c));
  switch (event.key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'Home':
      return at(event.ctrlKey ? 0 : row, 0);
    case 'End':
      return at(event.ctrlKey ? rows - 1 : row, columns - 1);
    default:
      return null;
  }
}
