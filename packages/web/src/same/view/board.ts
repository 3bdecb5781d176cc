import { groupAt, groupPoints, groups, type SameParams } from 'douse/samegame';
import type { Tiles } from 'douse/board';
import { language } from '../../words/index.ts';
import type { Look, Mount } from '../../game/view.ts';
import { tileName } from '../tile-name.ts';
import { sameWords } from '../words/index.ts';
import { dress, grid, tile } from './cells.ts';
import { frame } from './frame.ts';
import { BACK, fallTime, GONE, type Keyframes, moveFrames, offsets } from './motion.ts';
import { nearestTile, tileStep } from './steps.ts';
import { type Travel, travelBetween } from './travel.ts';

/** Tiles of fewer pixels are too small for a finger: it first chooses a group, then removes it. */
export const FINGER = 44;

/**
 * A board of tiles: a grid of buttons that stay in their places, and on them tiles that fall. What a press does depends
 * on the state alone, never on where a falling tile happens to be.
 */
export const mountTiles: Mount<SameParams, Tiles, number> = (element, session, look) => {
  const { params } = session;
  const { rows, columns } = params;
  const { board, buttons } = grid(session.state);
  const chosen = frame('chosen', rows, columns);
  const hinted = frame('hinted', rows, columns);
  board.append(hinted.element, chosen.element);
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  let drawn: Tiles | null = null;
  let marked: number | null = null;
  const middle = Math.floor(rows / 2) * columns + Math.floor((columns - 1) / 2);
  let current = Math.max(0, nearestTile(session.state, middle));
  /** The cell whose group is shown, and whether a finger has chosen it. */
  let shown = -1;
  let tapped = false;
  let pointer = '';
  let running: Animation[] = [];

  const cellOf = (target: EventTarget | null): number =>
    Number((target instanceof Element && target.closest('button')?.dataset['button']) || -1);
  const show = (cell: number, byFinger = false): void => {
    shown = cell;
    tapped = byFinger;
    const group = cell < 0 ? [] : groupAt(session.state, cell);
    const large = group.length >= params.smallest;
    chosen.show(large ? group : [], cell, large ? `+${groupPoints(params, group.length)}` : '');
  };
  const moveTo = (cell: number): void => {
    buttons[current]!.tabIndex = -1;
    buttons[(current = cell)]!.tabIndex = 0;
  };
  const remove = (cell: number): void => {
    const group = groupAt(session.state, cell);
    if (group.length >= params.smallest) session.play(group[0]!);
  };

  board.addEventListener('pointerdown', (event) => (pointer = event.pointerType));
  board.addEventListener('click', (event) => {
    const cell = cellOf(event.target);
    if (cell < 0 || session.over) return show(-1);
    const small = buttons[cell]!.offsetWidth < FINGER;
    // A key makes a click of no pointer.
    if (event.detail > 0 && pointer === 'touch' && small) {
      const again = tapped && shown >= 0 && groupAt(session.state, shown).includes(cell);
      if (!again) return show(cell, true);
    }
    remove(cell);
  });
  board.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') show(cellOf(event.target));
  });
  board.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'touch') show(-1);
  });
  board.addEventListener('focusin', (event) => {
    const cell = cellOf(event.target);
    if (cell < 0) return;
    moveTo(cell);
    if (buttons[cell]!.matches(':focus-visible')) show(cell);
  });
  board.addEventListener('focusout', () => tapped || show(-1));
  board.addEventListener('keydown', (event) => {
    if (event.shiftKey) return;
    const target = tileStep(session.state, event, current);
    if (target === null) return;
    event.preventDefault();
    buttons[target]!.focus();
  });

  const run = (target: Element, { frames, milliseconds }: Keyframes, after?: () => void): void => {
    const animation = target.animate(frames, { duration: milliseconds, fill: 'backwards' });
    running.push(animation);
    if (after !== undefined) animation.finished.then(after, after);
  };
  const animate = (before: Tiles, travel: Travel): void => {
    const step = stepOf(buttons, columns);
    const ways = offsets(travel, columns);
    const longest = fallTime(Math.max(0, ...[...ways.values()].map((way) => way.rows)));
    for (const [cell, way] of ways)
      run(buttons[cell]!.firstElementChild!, moveFrames(way, longest, step, travel.forward));
    for (const cell of travel.gone) {
      const ghost = tile();
      dress(ghost, before.cells[cell]!);
      ghost.classList.add('ghost');
      buttons[cell]!.parentElement!.append(ghost);
      run(ghost, GONE, () => ghost.remove());
    }
    if (!travel.forward) {
      session.state.cells.forEach((symbol, cell) => {
        if (symbol !== 0 && travel.from[cell] === -1) run(buttons[cell]!.firstElementChild!, BACK);
      });
    }
    const own = running;
    board.toggleAttribute('data-moving', true);
    void Promise.allSettled(own.map(({ finished }) => finished)).then(() => {
      if (running === own) board.removeAttribute('data-moving');
    });
  };

  const update = (next: Look<number>): void => {
    const { state } = session;
    const before = drawn;
    if (before !== state) {
      for (const animation of running) animation.cancel();
      running = [];
      board.removeAttribute('data-moving');
    }
    const held = board.contains(document.activeElement);
    draw(session, buttons, before, next);
    const near = nearestTile(state, current);
    if (near >= 0 && near !== current) {
      moveTo(near);
      if (held) buttons[near]!.focus({ preventScroll: true });
    }
    // Only now: the focus must not be on a button that is hidden.
    buttons.forEach((button, cell) => button.toggleAttribute('data-empty', state.cells[cell] === 0));
    hinted.show(next.marked === null ? [] : groupAt(state, next.marked), next.marked ?? 0, '');
    if (next.marked !== null && next.marked !== marked)
      buttons[next.marked]!.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    marked = next.marked;
    board.setAttribute('aria-label', next.words.board.name);
    // A board at its end is behind its notice; undo brings it back.
    board.inert = session.over;
    drawn = state;
    if (before === state) return;
    show(session.over || tapped ? -1 : shown);
    const travel = before === null || still.matches ? null : travelBetween(before, state, params);
    if (travel !== null) animate(before!, travel);
  };
  element.append(board);
  update(look);
  moveTo(current);
  return { update, destroy: () => board.remove() };
};

/** The distance of two cells in pixels. */
function stepOf(buttons: readonly HTMLElement[], columns: number): number {
  const cells = buttons.map((button) => button.parentElement!);
  if (columns > 1) return cells[1]!.offsetLeft - cells[0]!.offsetLeft;
  return cells.length > 1 ? cells[1]!.offsetTop - cells[0]!.offsetTop : cells[0]!.offsetWidth;
}

/** Gives every tile its look and its name. */
function draw(
  { params, state }: { readonly params: SameParams; readonly state: Tiles },
  buttons: readonly HTMLButtonElement[],
  before: Tiles | null,
  { marked, words }: Look<number>,
): void {
  const sizes = new Uint16Array(state.cells.length);
  for (const group of groups(state, { ...params, smallest: 1 })) for (const cell of group) sizes[cell] = group.length;
  const hint = new Set(marked === null ? [] : groupAt(state, marked));
  const dictionary = { words, say: sameWords.value, language: language.value };
  const given = { params, board: state };
  for (const [cell, button] of buttons.entries()) {
    const symbol = state.cells[cell]!;
    if (before?.cells[cell] !== symbol) dress(button.firstElementChild as HTMLElement, symbol);
    button.toggleAttribute('data-marked', hint.has(cell));
    button.toggleAttribute('data-alone', sizes[cell]! < params.smallest);
    if (symbol !== 0)
      button.ariaLabel = tileName(dictionary, given, { cell, size: sizes[cell]!, marked: hint.has(cell) });
  }
}
