import type { BarChart, CellChart, Chart, PointChart } from './chart.ts';
import { roundTicks } from './ticks.ts';

const [WIDTH, HEIGHT] = [760, 460];
const FRAME = { left: 76, right: 24, top: 48, bottom: 56 } as const;
/** Room for the legend of a heat map. */
const LEGEND = 110;
/** From few to many; readable without colours too, since it darkens. */
const SHADES = [
  '#f6f1e4',
  '#fde9a9',
  '#fdc26b',
  '#f5925f',
  '#dc6069',
  '#b13a7a',
  '#7d2482',
  '#471a6e',
  '#1d0f45',
] as const;

/** Attributes of the picture. */
const SIZE = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
const FONT = 'font-family="system-ui, sans-serif" font-size="13"';

/** A chart as a picture that stands alone: no script, no style sheet, no font from outside. */
export function makeSvg(chart: Chart): string {
  const body = chart.kind === 'points' ? points(chart) : chart.kind === 'bars' ? bars(chart) : cells(chart);
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" ${SIZE} role="img" ${FONT} fill="#222">
<title>${escape(chart.title)}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${FRAME.left}" y="28" font-size="16" font-weight="600">${escape(chart.title)}</text>
${body}
</svg>
`;
}

/** A linear scale from values to pixels. */
interface Scale {
  readonly ticks: readonly number[];
  at(value: number): number;
}

/** @param tight  true to end where the values do, and not at the next round number */
function scale(least: number, most: number, from: number, to: number, wanted: number, tight = false): Scale {
  const ticks = roundTicks(least, most, wanted).filter((tick) => !tight || (tick >= least && tick <= most));
  const [low, high] = tight ? [least, most] : [ticks[0]!, ticks.at(-1)!];
  return { ticks, at: (value) => round(from + ((value - low) / (high - low)) * (to - from)) };
}

const across = (least: number, most: number, right: number = FRAME.right, tight = false): Scale =>
  scale(least, most, FRAME.left, WIDTH - right, 10, tight);
const upward = (least: number, most: number, tight = false): Scale =>
  scale(least, most, HEIGHT - FRAME.bottom, FRAME.top, 6, tight);

/** A text that is safe to put into a picture. */
const label = (x: number, y: number, text: string): string => `<text x="${x}" y="${y}">${text}</text>`;

/** Grid lines, ticks and names of both axes; the picture goes on top. */
function axes({ x: nameX, y: nameY }: Chart, x: Scale, y: Scale, right: number = FRAME.right): string {
  const [bottom, end] = [HEIGHT - FRAME.bottom, WIDTH - right];
  const lines = [
    ...y.ticks.map((tick) => `M${FRAME.left} ${y.at(tick)}H${end}`),
    ...x.ticks.map((tick) => `M${x.at(tick)} ${bottom}v5`),
  ];
  const left = y.ticks.map((tick) => label(FRAME.left - 8, round(y.at(tick) + 4.5), String(tick)));
  const below = x.ticks.map((tick) => label(x.at(tick), bottom + 20, String(tick)));
  return [
    `<path d="${lines.join('')}" stroke="#ddd" fill="none"/>`,
    `<path d="M${FRAME.left} ${FRAME.top}V${bottom}H${end}" stroke="#666" fill="none"/>`,
    `<g text-anchor="end">${left.join('')}</g>`,
    `<g text-anchor="middle">${below.join('')}`,
    `<text x="${(FRAME.left + end) / 2}" y="${HEIGHT - 14}">${escape(nameX)}</text>`,
    `<text transform="translate(18 ${(FRAME.top + bottom) / 2}) rotate(-90)">${escape(nameY)}</text></g>`,
  ].join('\n');
}

function points(chart: PointChart): string {
  const all = chart.series.flatMap((series) => series.points);
  const [x, y] = [across(...rangeOf(all.map(([n]) => n))), upward(...rangeOf([0, ...all.map(([, value]) => value)]))];
  const size = all.length > 2000 ? 2 : all.length > 300 ? 4 : 6;
  const drawn = chart.series.map(({ points: own, open = false }) => {
    // A line of no length with round ends is a dot: one path for them all keeps large pictures small.
    const dots = own.map(([n, value]) => `M${x.at(n)} ${y.at(value)}h0`).join('');
    if (dots === '') return '';
    const dot = (width: number, colour: string): string =>
      `<path d="${dots}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
    return open ? `${dot(size + 2, '#b13a7a')}${dot(size - 1, '#fff')}` : dot(size, '#471a6e');
  });
  // Thin steps join neighbours where there is room to see them.
  const solid = chart.series.find((series) => series.open !== true)?.points ?? [];
  const steps = solid.map(([n, value], i) => `${i === 0 ? 'M' : 'L'}${x.at(n)} ${y.at(value)}`).join('');
  const line = steps === '' || all.length > 300 ? '' : `<path d="${steps}" fill="none" stroke="#c9b8d8"/>`;
  const legend =
    chart.series.length < 2
      ? ''
      : chart.series
          .map(({ name, open = false }, i) => {
            const [fill, stroke] = open ? ['#fff', '#b13a7a'] : ['#471a6e', '#471a6e'];
            const place = `cx="${FRAME.left + 16}" cy="${FRAME.top + 12 + 18 * i}" r="4"`;
            const dot = `<circle ${place} fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`;
            return `${dot}${label(FRAME.left + 28, FRAME.top + 16.5 + 18 * i, escape(name))}`;
          })
          .join('');
  return [axes(chart, x, y), line, ...drawn, legend].filter(Boolean).join('\n');
}

function bars(chart: BarChart): string {
  const values = chart.bars.map(([value]) => value);
  const [least, most] = rangeOf(values);
  const x = across(least - 0.5, most + 0.5);
  const y = upward(...rangeOf([0, ...chart.bars.map(([, count]) => count)]));
  const width = round(Math.max(1, 0.8 * (x.at(1) - x.at(0))));
  const bottom = HEIGHT - FRAME.bottom;
  const drawn = chart.bars
    .filter(([, count]) => count > 0)
    .map(([value, count]) => {
      const top = y.at(count);
      const [left, height] = [round(x.at(value) - width / 2), round(bottom - top)];
      const title = `<title>${value}: ${count}</title>`;
      return `<rect x="${left}" y="${top}" width="${width}" height="${height}">${title}</rect>`;
    });
  return `${axes(chart, x, y)}\n<g fill="#7d2482">${drawn.join('')}</g>`;
}

function cells(chart: CellChart): string {
  const [x, y] = [
    across(...halfMore(rangeOf(chart.cells.map(([column]) => column))), LEGEND, true),
    upward(...halfMore(rangeOf(chart.cells.map(([, row]) => row))), true),
  ];
  const values = chart.cells.map(([, , value]) => value);
  const [least, most] = rangeOf(values);
  // The least value, often nearly everywhere, is a class of its own.
  const classes = Math.min(SHADES.length, most - least + 1);
  const classOf = (value: number): number =>
    value === least ? 0 : 1 + Math.floor(((value - least - 1) / (most - least)) * (classes - 1));
  const colour = (index: number): string =>
    SHADES[Math.round((index * (SHADES.length - 1)) / Math.max(1, classes - 1))]!;
  const [width, height] = [round(x.at(1) - x.at(0)), round(y.at(0) - y.at(1))];
  // One path for each colour; neighbours in a row that share it are one rectangle.
  const paths = Array.from({ length: classes }, () => [] as string[]);
  const inRows = chart.cells.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
  for (let i = 0, end = 0; i < inRows.length; i = end) {
    const [column, row, value] = inRows[i]!;
    const own = classOf(value);
    for (end = i + 1; end < inRows.length; end++) {
      const [next, nextRow, nextValue] = inRows[end]!;
      if (nextRow !== row || next !== column + end - i || classOf(nextValue) !== own) break;
    }
    const long = round((end - i) * width);
    paths[own]!.push(
      `M${round(x.at(column) - width / 2)} ${round(y.at(row) - height / 2)}h${long}v${height}h${-long}z`,
    );
  }
  const drawn = paths.map((own, i) => (own.length === 0 ? '' : `<path d="${own.join('')}" fill="${colour(i)}"/>`));
  const left = WIDTH - LEGEND + 24;
  const legend = Array.from({ length: classes }, (_, i) => {
    const inClass = [...new Set(values)].filter((value) => classOf(value) === i);
    if (inClass.length === 0) return '';
    const [from, to] = rangeOf(inClass);
    const top = FRAME.top + 24 + 22 * i;
    const swatch = `<rect x="${left}" y="${top}" width="16" height="16" fill="${colour(i)}"/>`;
    return `${swatch}${label(left + 24, top + 13, from === to ? String(from) : `${from}–${to}`)}`;
  });
  return [
    axes(chart, x, y, LEGEND),
    ...drawn,
    `<text x="${left}" y="${FRAME.top + 12}">${escape(chart.value)}</text>`,
    ...legend,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The least and greatest of some numbers, 0 and 1 if there are none; a loop, since there may be millions. */
function rangeOf(values: readonly number[]): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return least > most ? [0, 1] : [least, most];
}

/** Room for half a cell on both sides. */
const halfMore = ([least, most]: readonly [number, number]): [number, number] => [least - 0.5, most + 0.5];

const round = (value: number): number => Math.round(value * 100) / 100;

/** Text for XML: markup escaped, characters that XML forbids left out. */
const escape = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
