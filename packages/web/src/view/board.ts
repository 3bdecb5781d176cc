import type { LightsParams, LightsState } from 'douse/lightsout';
import type { Session } from 'douse/play';
import { cellName } from '../words/cell.ts';
import { arrowTarget } from './arrows.ts';
import type { Look, Mount } from './view.ts';

/** Milliseconds a change takes to travel one cell, and the most it may take. */
const RIPPLE = 42;
const LONGEST = 420;

/** A grid of real buttons: the accessible view, and the one for browsers without WebGL. */
export const mountBoard: Mount<LightsParams, LightsState, number> = (element, session, look) => {
  const { rows, columns, levels } = session.params;
  const board = document.createElement('div');
  board.className = 'board';
  board.setAttribute('role', 'grid');
  board.style.setProperty('--rows', String(rows));
  board.style.setProperty('--columns', String(columns));
  const buttons = Array.from({ length: rows * columns }, () => cellButton(levels));
  for (let row = 0; row < rows; row++) board.append(rowOf(buttons.slice(row * columns, (row + 1) * columns)));

  let current = 0;
  const moveTo = (button: number): void => {
    buttons[current]!.tabIndex = -1;
    buttons[(current = button)]!.tabIndex = 0;
  };
  moveTo(Math.floor(rows / 2) * columns + Math.floor(columns / 2));

  const indexOf = (target: EventTarget | null): number =>
    target instanceof Element ? buttons.indexOf(target.closest('button') as HTMLButtonElement) : -1;
  board.addEventListener('click', (event) => {
    const button = indexOf(event.target);
    if (button >= 0) session.play(button);
  });
  board.addEventListener('focusin', (event) => {
    const button = indexOf(event.target);
    if (button >= 0) moveTo(button);
  });
  board.addEventListener('keydown', (event) => {
    const target = arrowTarget(event, current, rows, columns);
    if (target === null) return;
    event.preventDefault();
    buttons[target]!.focus();
  });

  let drawn: { state: LightsState; look: Look<number> } | null = null;
  const update = (next: Look<number>): void => {
    draw(session, buttons, drawn, next);
    board.setAttribute('aria-label', next.words.board.name);
    board.toggleAttribute('data-solved', session.solved);
    // A solved board is behind its notice; undo brings it back.
    board.inert = session.solved;
    drawn = { state: session.state, look: next };
  };
  element.append(board);
  // The first draw starts from a dark board, so that the lights come on.
  void board.offsetWidth;
  update(look);
  return { update, destroy: () => board.remove() };
};

function cellButton(levels: number): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'cell';
  button.tabIndex = -1;
  button.append(span('light'), span('mark'));
  if (levels > 2) button.append(span('digit'));
  return button;
}

function span(name: string): HTMLSpanElement {
  const made = document.createElement('span');
  made.className = name;
  return made;
}

function rowOf(buttons: readonly HTMLButtonElement[]): HTMLDivElement {
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  for (const button of buttons) {
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.append(button);
    row.append(cell);
  }
  return row;
}

function draw(
  { params, state }: Session<LightsParams, LightsState, number>,
  buttons: readonly HTMLButtonElement[],
  drawn: { state: LightsState; look: Look<number> } | null,
  look: Look<number>,
): void {
  const { columns, levels } = params;
  const changed = buttons.map((_, cell) => (drawn === null ? 0 : drawn.state[cell]!) !== state[cell]);
  const waits = ripple(changed, columns);
  for (const [cell, button] of buttons.entries()) {
    const level = state[cell]!;
    const marked = look.marked === cell;
    if (changed[cell]) {
      button.style.setProperty('--wait', `${waits(cell)}ms`);
      button.style.setProperty('--level', String(level / (levels - 1)));
      button.toggleAttribute('data-lit', level > 0);
    }
    button.toggleAttribute('data-marked', marked);
    if (levels > 2) button.lastElementChild!.textContent = String(level);
    const label = cellName(look.words, {
      row: Math.floor(cell / columns),
      column: cell % columns,
      level,
      levels,
      marked,
    });
    if (button.ariaLabel !== label) button.ariaLabel = label;
  }
}

/** How long each cell waits: changes travel outwards from their own middle, which for a press is the button. */
function ripple(changed: readonly boolean[], columns: number): (cell: number) => number {
  let [row, column, count] = [0, 0, 0];
  for (const [cell, moved] of changed.entries()) {
    if (!moved) continue;
    row += Math.floor(cell / columns);
    column += cell % columns;
    count++;
  }
  row /= count;
  column /= count;
  return (cell) => {
    const distance = Math.hypot(Math.floor(cell / columns) - row, (cell % columns) - column);
    return Math.min(LONGEST, Math.round(distance * RIPPLE));
  };
}
