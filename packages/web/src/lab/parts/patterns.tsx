import type { Board } from 'douse/board';
import { layoutOf } from '../design/layout.ts';
import { nameOf } from '../editor/place.ts';
import { patternsDocument } from '../latex.ts';
import { download } from './download.ts';
import { Press } from './inputs.tsx';
import { csvOf, saveSvgAsPng } from './save.ts';

/** Presses, and the line below their picture. */
export interface Pattern {
  readonly says: string;
  readonly presses: ArrayLike<number>;
}

/** Side of a cell, and the room around a picture, in units of the file. */
const CELL = 18;
const GAP = 24;

/** Cells of one row of pictures, about. */
const ACROSS = 40;

/** Buttons that save patterns of presses: pictures, numbers, LaTeX. */
export function SavePatterns(props: {
  readonly board: Board;
  readonly file: string;
  readonly title: string;
  readonly patterns: readonly Pattern[];
}) {
  const { board, file, title, patterns } = props;
  return (
    <div class="lab-row lab-figure-tools">
      <Press
        part="patterns-svg"
        onPress={() => download(`${file}.svg`, new Blob([patternsSvg(board, patterns)], { type: 'image/svg+xml' }))}
      >
        SVG
      </Press>
      <Press part="patterns-png" onPress={() => saveSvgAsPng(patternsSvg(board, patterns), file)}>
        PNG
      </Press>
      <Press part="patterns-csv" onPress={() => download(`${file}.csv`, patternsCsv(board, patterns))}>
        CSV
      </Press>
      <Press
        part="patterns-latex"
        onPress={() =>
          download(
            `${file}.tex`,
            patternsDocument(
              title,
              patterns.map(({ says, presses }) => ({ says, rows: rowsOf(board, presses) })),
            ),
          )
        }
      >
        LaTeX
      </Press>
    </div>
  );
}

/** How often the button at each place is pressed, null where there is none. */
function rowsOf(board: Board, presses: ArrayLike<number>): (number | null)[][] {
  const { rows, columns, cell } = layoutOf(board, 'buttons');
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => {
      const button = cell[r * columns + c]!;
      return button < 0 ? null : presses[button]!;
    }),
  );
}

/** A line for each pattern: its presses in all, then how often each button is pressed. */
export function patternsCsv(board: Board, patterns: readonly Pattern[]): string {
  const names = Array.from({ length: board.buttons }, (_, button) => nameOf(board, button, 'buttons'));
  const sum = (presses: ArrayLike<number>): number => Array.from(presses).reduce((a, b) => a + b, 0);
  return csvOf([
    ['n', 'Σ', ...names],
    ...patterns.map(({ presses }, i) => [i + 1, sum(presses), ...Array.from(presses)]),
  ]);
}

/** The pictures side by side on white, a dot for a pressed button, its number where it is pressed more than once. */
export function patternsSvg(board: Board, patterns: readonly Pattern[]): string {
  const { rows, columns } = layoutOf(board, 'buttons');
  const across = Math.max(1, Math.min(patterns.length, Math.round(ACROSS / (columns + 1))));
  const [width, height] = [Math.max(columns * CELL, 120) + GAP, rows * CELL + 2 * GAP];
  const parts = patterns.flatMap(({ says, presses }, i) => {
    const [x, y] = [(i % across) * width + GAP / 2, Math.floor(i / across) * height + GAP / 2];
    const cells = rowsOf(board, presses).flatMap((row, r) =>
      row.map((times, c) => {
        if (times === null) return '';
        const [left, top] = [x + c * CELL, y + r * CELL];
        const middle = `${left + CELL / 2}`;
        const square = `<rect x="${left}" y="${top}" width="${CELL}" height="${CELL}" fill="#f2f2f2" stroke="#888"/>`;
        const dot = times === 0 ? '' : `<circle cx="${middle}" cy="${top + CELL / 2}" r="${CELL * 0.36}" fill="#222"/>`;
        const digit =
          times < 2
            ? ''
            : `<text x="${middle}" y="${top + CELL * 0.68}" fill="#fff" text-anchor="middle">${times}</text>`;
        return square + dot + digit;
      }),
    );
    return [...cells, `<text x="${x}" y="${y + rows * CELL + 15}" fill="#222">${escaped(says)}</text>`];
  });
  const [wide, high] = [across * width, Math.ceil(patterns.length / across) * height];
  const size = `width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
${parts.filter((part) => part !== '').join('\n')}
</svg>
`;
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
