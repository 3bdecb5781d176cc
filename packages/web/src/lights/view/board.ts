import type { Layout } from 'douse/board';
import {
  forEachMove,
  levelsOf,
  lightsBoard,
  lightsLayout,
  type LightsParams,
  type LightsState,
  lightsTarget,
} from 'douse/lightsout';
import type { Session } from 'douse/play';
import { cellName } from '../words/cell.ts';
import { ripple } from './ripple.ts';
import type { Look, Mount } from '../../game/view.ts';
import { wayOf } from './way.ts';

/** Boards of more cells are drawn plainly, and only where they are seen. */
const MANY = 400;

/** A grid of real buttons, a cube as its net: the accessible view, and the one for browsers without WebGL. */
export const mountBoard: Mount<LightsParams, LightsState, number> = (element, session, look) => {
  const layout = lightsLayout(session.params)!;
  const { rows, columns } = layout;
  const board = document.createElement('div');
  board.className = layout.places.length > MANY ? 'board many' : 'board';
  board.setAttribute('role', 'grid');
  board.style.setProperty('--rows', String(rows));
  board.style.setProperty('--columns', String(columns));
  const buttons = Array.from(layout.places, (_, button) => cellButton(button, session.params.levels));
  for (let row = 0; row < rows; row++) {
    const places = layout.buttons.subarray(row * columns, (row + 1) * columns);
    board.append(rowOf(Array.from(places, (button) => buttons[button] ?? null)));
  }

  let current = 0;
  const moveTo = (button: number): void => {
    buttons[current]!.tabIndex = -1;
    buttons[(current = button)]!.tabIndex = 0;
  };
  moveTo(middleOf(layout));

  const way = wayOf(session.params);
  const indexOf = (target: EventTarget | null): number =>
    target instanceof Element ? buttons.indexOf(target.closest('button') as HTMLButtonElement) : -1;
  board.addEventListener('click', (event) => {
    const button = indexOf(event.target);
    if (button >= 0 && !session.solved) session.play(button);
  });
  board.addEventListener('focusin', (event) => {
    const button = indexOf(event.target);
    if (button >= 0) moveTo(button);
  });
  board.addEventListener('keydown', (event) => {
    const target = way(event, current);
    if (target === null) return;
    event.preventDefault();
    buttons[target]!.focus();
  });

  showReach(board, session.params, buttons, indexOf);

  let drawn: { state: LightsState; look: Look<number> } | null = null;
  const update = (next: Look<number>): void => {
    draw(session, buttons, layout, drawn, next);
    board.setAttribute('aria-label', next.words.board.name);
    if (session.solved && drawn !== null && !board.hasAttribute('data-solved')) wave(session, buttons, layout);
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

/** Milliseconds that the wave over a solved board takes to its farthest cell. */
const WAVE = 600;

/** The last press goes over the board once more, from where it was made. */
function wave(
  { moves }: Session<LightsParams, LightsState, number>,
  buttons: readonly HTMLButtonElement[],
  { columns, places }: Layout,
): void {
  const last = places[moves.at(-1) ?? 0]!;
  const away = (place: number): number =>
    Math.hypot(Math.floor(place / columns) - Math.floor(last / columns), (place % columns) - (last % columns));
  const farthest = Math.max(1, ...Array.from(places, away));
  buttons.forEach((button, i) =>
    button.style.setProperty('--wave', `${Math.round((WAVE * away(places[i]!)) / farthest)}ms`),
  );
}

function cellButton(number: number, levels: number): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.button = String(number);
  button.className = 'cell';
  button.tabIndex = -1;
  button.append(span('light'), span('goal'), span('proof'), span('mark'));
  if (levels > 2) button.append(span('digit'));
  return button;
}

function span(name: string): HTMLSpanElement {
  const made = document.createElement('span');
  made.className = name;
  return made;
}

/** The button nearest to the middle of the board; of a cube, the middle of its front. */
function middleOf({ rows, columns, places }: Layout): number {
  const [row, column] = [Math.floor(rows / 2), Math.floor((columns - 1) / 2)];
  const away = (place: number): number => Math.hypot(Math.floor(place / columns) - row, (place % columns) - column);
  return places.reduce((best, place, button) => (away(place) < away(places[best]!) ? button : best), 0);
}

function rowOf(buttons: readonly (HTMLButtonElement | null)[]): HTMLDivElement {
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  for (const button of buttons) {
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.append(button ?? span('hole'));
    row.append(cell);
  }
  return row;
}

/** On a board that is larger than its place, scrolls to a button that is marked. */
function reveal(button: HTMLButtonElement): void {
  const field = button.closest('.field');
  if (field === null || button.closest('.in-space') !== null) return;
  const scrolls = field.scrollWidth > field.clientWidth || field.scrollHeight > field.clientHeight;
  if (scrolls) button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The lights that a button changes stand out when it is pointed at, or reached by keys. */
function showReach(
  board: HTMLElement,
  params: LightsParams,
  buttons: readonly HTMLButtonElement[],
  indexOf: (target: EventTarget | null) => number,
): void {
  let reached: number[] = [];
  const reach = (button: number): void => {
    for (const light of reached) buttons[light]!.removeAttribute('data-reach');
    reached = [];
    if (button >= 0) forEachMove(lightsBoard(params), button, (light) => reached.push(light));
    for (const light of reached) buttons[light]!.setAttribute('data-reach', '');
  };
  // A finger reaches nothing before it presses.
  board.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && reach(indexOf(event.target)));
  board.addEventListener('pointerleave', () => reach(-1));
  board.addEventListener(
    'focusin',
    (event) => (event.target as Element).matches(':focus-visible') && reach(indexOf(event.target)),
  );
  board.addEventListener('focusout', () => reach(-1));
}

function draw(
  { params, state }: Session<LightsParams, LightsState, number>,
  buttons: readonly HTMLButtonElement[],
  { columns, places }: Layout,
  drawn: { state: LightsState; look: Look<number> } | null,
  look: Look<number>,
): void {
  const before = drawn?.look;
  const target = lightsTarget(params);
  const changed = buttons.map((_, cell) => (drawn === null ? 0 : drawn.state[cell]!) !== state[cell]);
  const waits = ripple(changed, (cell) => [Math.floor(places[cell]! / columns), places[cell]! % columns]);
  // Of a large board only what changes is touched.
  const anew =
    before === undefined || before.words !== look.words || before.proof !== look.proof || before.digits !== look.digits;
  for (const [cell, button] of buttons.entries()) {
    const marked = look.marked === cell;
    if (!anew && !changed[cell] && marked === (before.marked === cell)) continue;
    const level = state[cell]!;
    const top = levelsOf(params, cell) - 1;
    const goal = target?.[cell] ?? 0;
    const proof = look.proof?.[cell] ?? 0;
    if (changed[cell]) {
      button.style.setProperty('--wait', `${waits(cell)}ms`);
      button.style.setProperty('--level', String(level / top));
      button.toggleAttribute('data-lit', level > 0);
    }
    button.toggleAttribute('data-marked', marked);
    if (marked && before?.marked !== cell) reveal(button);
    if (anew) {
      button.toggleAttribute('data-goal', goal > 0);
      button.style.setProperty('--goal', String(goal / top));
      button.toggleAttribute('data-proof', proof > 0);
      button.querySelector('.proof')!.textContent = proof > 1 ? String(proof) : '';
    }
    if (params.levels > 2) button.lastElementChild!.textContent = look.digits ? String(level) : '';
    button.ariaLabel = cellName(look.words, params, { button: cell, level, marked, goal, proof });
  }
}
