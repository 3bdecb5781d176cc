import { download } from './download.ts';

/** Properties that the style sheet gives to the parts of a picture, written into the file. */
const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'text-anchor',
  'opacity',
];

/** The picture as a file of its own, with its colours in it. */
export function svgText(picture: SVGSVGElement): string {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const [from, to] = [
    [picture, ...picture.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of KEPT) to[i]!.setAttribute(name, style.getPropertyValue(name));
    to[i]!.removeAttribute('class');
  });
  const [, , width, height] = (picture.getAttribute('viewBox') ?? '0 0 100 100').split(' ');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', width!);
  copy.setAttribute('height', height!);
  copy.setAttribute('font-family', 'sans-serif');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', getComputedStyle(picture).backgroundColor);
  copy.prepend(ground);
  return `${new XMLSerializer().serializeToString(copy)}\n`;
}

export const saveSvg = (picture: SVGSVGElement, name: string): void =>
  download(`${name}.svg`, new Blob([svgText(picture)], { type: 'image/svg+xml' }));

/** The picture as pixels, three for each of its units. */
export const savePng = (picture: SVGSVGElement, name: string): void => saveSvgAsPng(svgText(picture), name);

/** An SVG file as pixels, three for each of its units. */
export function saveSvgAsPng(svg: string, name: string): void {
  const image = new Image();
  image.addEventListener('load', () => {
    const sheet = document.createElement('canvas');
    sheet.width = image.width * 3;
    sheet.height = image.height * 3;
    sheet.getContext('2d')!.drawImage(image, 0, 0, sheet.width, sheet.height);
    sheet.toBlob((blob) => blob !== null && download(`${name}.png`, blob), 'image/png');
  });
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** Rows as CSV; LaTeX in a cell is quoted. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map(csvCell).join(',')).join('\n')}\n`;

const csvCell = (cell: string | number): string =>
  /[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);
