import { layoutOf } from '../../board/layout.ts';
import { asArray, type Problem } from '../../board/problem.ts';

/** Most cells of a picture: each is an element of the file. */
export const MAX_SVG_CELLS = 40_000;

/** Units from one cell to the next, and of the gap between them. */
const [STEP, GAP] = [10, 1];

/**
 * The lights as an SVG picture: a rectangle as it is, a cube as its net, every level as bright as it is high, a target
 * as a ring. Null for boards without a shape on paper, and for larger ones.
 */
export function makeSvg({ board, levels, moduli, start, target }: Problem): string | null {
  const layout = layoutOf(board);
  if (layout === null || board.buttons > MAX_SVG_CELLS) return null;
  const { rows, columns, places } = layout;
  const lights = asArray(start);
  const aims = target === null ? null : asArray(target);
  const cells: string[] = [];
  places.forEach((place, cell) => {
    const [x, y] = [(place % columns) * STEP + GAP, Math.floor(place / columns) * STEP + GAP];
    const top = (moduli?.[cell] ?? levels) - 1;
    const shape = `x="${x}" y="${y}" width="${STEP - GAP}" height="${STEP - GAP}" rx="2"`;
    cells.push(`<rect ${shape} fill="${colour(lights[cell]! / top)}"/>`);
    const aim = aims?.[cell] ?? 0;
    if (aim > 0) {
      const [cx, cy] = [x + (STEP - GAP) / 2, y + (STEP - GAP) / 2];
      cells.push(`<circle cx="${cx}" cy="${cy}" r="2.5" fill="none" stroke="${colour(aim / top)}"/>`);
    }
  });
  const [width, height] = [columns * STEP + GAP, rows * STEP + GAP];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n` +
    `<rect width="${width}" height="${height}" rx="2" fill="#1b1030"/>\n${cells.join('\n')}\n</svg>\n`
  );
}

/** From a dark cell to a bright one. */
function colour(share: number): string {
  const [dark, bright] = [
    [58, 44, 110],
    [255, 212, 71],
  ] as const;
  return `#${dark
    .map((from, i) =>
      Math.round(from + share * (bright[i]! - from))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
