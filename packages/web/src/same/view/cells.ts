import type { Tiles } from 'douse/board';
import { letterOf, SHAPES, shapeOf } from './shapes.ts';

/** The grid of buttons that a board of tiles is, without what it does. */

const SVG = 'http://www.w3.org/2000/svg';

/** A tile with no symbol yet. */
export function tile(): HTMLSpanElement {
  const made = document.createElement('span');
  made.className = 'tile';
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.append(document.createElementNS(SVG, 'path'));
  made.append(picture);
  return made;
}

/** Gives a tile its shape and colour; a symbol of 0 leaves it as it is. */
export function dress(element: HTMLElement, symbol: number): void {
  if (symbol === 0) return;
  element.dataset.colour = String(shapeOf(symbol) + 1);
  element.querySelector('path')!.setAttribute('d', SHAPES[shapeOf(symbol)]!);
  const letter = letterOf(symbol);
  let mark = element.querySelector('b');
  if (letter === '') mark?.remove();
  else {
    if (mark === null) element.append((mark = document.createElement('b')));
    mark.textContent = letter;
  }
}

/** Rows of cells with a button and a tile each. */
export function grid({ rows, columns }: Tiles): {
  readonly board: HTMLDivElement;
  readonly buttons: HTMLButtonElement[];
} {
  const board = document.createElement('div');
  board.className = 'board tiles';
  board.setAttribute('role', 'grid');
  board.style.setProperty('--rows', String(rows));
  board.style.setProperty('--columns', String(columns));
  const buttons: HTMLButtonElement[] = [];
  for (let r = 0; r < rows; r++) {
    const row = document.createElement('div');
    row.setAttribute('role', 'row');
    for (let c = 0; c < columns; c++) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'place-of-tile';
      button.dataset.button = String(buttons.length);
      button.tabIndex = -1;
      button.append(tile());
      const cell = document.createElement('div');
      cell.setAttribute('role', 'gridcell');
      cell.append(button);
      row.append(cell);
      buttons.push(button);
    }
    board.append(row);
  }
  return { board, buttons };
}
