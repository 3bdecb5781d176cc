import { outlinePath } from './outline.ts';

/** The line round a group, with what it earns beside it. */
export interface Frame {
  readonly element: HTMLElement;
  /** Draws it round cells, or hides it if there are none; `text` stands over the cell `at`. */
  show(cells: readonly number[], at: number, text: string): void;
}

/** @param name  of the class: what the frame marks */
export function frame(name: string, rows: number, columns: number): Frame {
  const SVG = 'http://www.w3.org/2000/svg';
  const element = document.createElement('div');
  element.className = `frame-of-group ${name}`;
  element.setAttribute('aria-hidden', 'true');
  element.hidden = true;
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', `0 0 ${columns} ${rows}`);
  picture.setAttribute('preserveAspectRatio', 'none');
  const lines = ['under', 'over'].map((kind) => {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', kind);
    picture.append(path);
    return path;
  });
  const badge = document.createElement('span');
  badge.className = 'badge';
  element.append(picture, badge);
  return {
    element,
    show(cells, at, text) {
      element.hidden = cells.length === 0;
      if (element.hidden) return;
      const path = outlinePath(cells, columns);
      for (const line of lines) line.setAttribute('d', path);
      badge.textContent = text;
      badge.hidden = text === '';
      // Over the group's highest cell that is nearest to where one points.
      const top = Math.floor(cells[0]! / columns);
      const along = cells.filter((cell) => Math.floor(cell / columns) === top).map((cell) => cell % columns);
      const own = at % columns;
      const column = along.reduce((best, c) => (Math.abs(c - own) < Math.abs(best - own) ? c : best));
      badge.style.setProperty('--row', String(top));
      badge.style.setProperty('--column', String(Math.min(columns - 1, Math.max(0, column))));
    },
  };
}
