import { lampLayout, levelsOf, lightsTarget, type LightsParams, type LightsState } from 'douse/lightsout';
import type { Session } from 'douse/play';
import { buttonName } from '../words/cell.ts';
import { phrase } from '../../words/format.ts';
import type { Look, Mount } from '../../game/view.ts';

/**
 * A board whose buttons are no lights: the lights above, the buttons below; the lights a button changes stand out when
 * it is reached.
 */
export const mountPanel: Mount<LightsParams, LightsState, number> = (element, session, look) => {
  const { params } = session;
  const { rows, columns, places } = lampLayout(params);
  const { moves } = params.wires!;
  const board = document.createElement('div');
  board.className = 'board switchboard';
  const lamps = made('div', 'lamps');
  lamps.setAttribute('role', 'list');
  lamps.style.setProperty('--rows', String(rows));
  lamps.style.setProperty('--columns', String(columns));
  const lights = Array.from(places, (place) => {
    const lamp = made('div', 'cell lamp-only');
    lamp.setAttribute('role', 'listitem');
    lamp.style.gridArea = `${Math.floor(place / columns) + 1} / ${(place % columns) + 1}`;
    lamp.append(made('span', 'light'), made('span', 'goal'), made('span', 'proof'), made('span', 'digit'));
    lamps.append(lamp);
    return lamp;
  });
  const keys = made('div', 'switches');
  keys.setAttribute('role', 'toolbar');
  const buttons = moves.map((_, i) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'control switch';
    button.dataset.button = String(i);
    button.tabIndex = i === 0 ? 0 : -1;
    button.append(made('span', 'mark'), String(i + 1));
    keys.append(button);
    return button;
  });
  let current = 0;
  const numberOf = (target: EventTarget | null): number =>
    Number((target instanceof Element && target.closest('button')?.dataset['button']) || -1);
  const reach = (button: number): void => {
    const own = new Set(button < 0 ? [] : moves[button]!.map(([light]) => light));
    lights.forEach((lamp, light) => lamp.toggleAttribute('data-reach', own.has(light)));
  };
  keys.addEventListener('click', (event) => {
    const button = numberOf(event.target);
    if (button >= 0) session.play(button);
  });
  keys.addEventListener('focusin', (event) => {
    buttons[current]!.tabIndex = -1;
    buttons[(current = numberOf(event.target))]!.tabIndex = 0;
    reach(current);
  });
  keys.addEventListener('pointerover', (event) => reach(numberOf(event.target)));
  keys.addEventListener('pointerleave', () => reach(-1));
  keys.addEventListener('focusout', () => reach(-1));
  keys.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step === undefined ? -1 : current + step;
    if (to < 0 || to >= buttons.length || event.altKey || event.metaKey) return;
    event.preventDefault();
    buttons[to]!.focus();
  });

  const update = (next: Look<number>): void => {
    draw(session, lights, buttons, next);
    lamps.setAttribute('aria-label', next.words.panelBoard.lights);
    keys.setAttribute('aria-label', next.words.panelBoard.buttons);
    board.inert = session.solved;
  };
  board.append(lamps, keys);
  element.append(board);
  void board.offsetWidth;
  update(look);
  return { update, destroy: () => board.remove() };
};

function made(tag: 'div' | 'span', name: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  return element;
}

function draw(
  { params, state }: Session<LightsParams, LightsState, number>,
  lights: readonly HTMLElement[],
  buttons: readonly HTMLButtonElement[],
  { marked, proof, digits, words }: Look<number>,
): void {
  const { cell, panelBoard } = words;
  const target = lightsTarget(params);
  lights.forEach((lamp, light) => {
    const top = levelsOf(params, light) - 1;
    const level = state[light]!;
    lamp.style.setProperty('--level', String(level / top));
    lamp.toggleAttribute('data-lit', level > 0);
    lamp.style.setProperty('--goal', String((target?.[light] ?? 0) / top));
    lamp.toggleAttribute('data-goal', (target?.[light] ?? 0) > 0);
    lamp.toggleAttribute('data-proof', (proof?.[light] ?? 0) > 0);
    lamp.querySelector('.proof')!.textContent = proof === null || proof[light] === 0 ? '' : String(proof[light]);
    lamp.querySelector('.digit')!.textContent = digits && params.levels > 2 ? String(level) : '';
    const shows = level === 0 ? cell.off : top === 1 ? cell.on : phrase(cell.level, { level, top });
    const goal = target?.[light] ? `, ${phrase(cell.goal, { n: target[light] })}` : '';
    lamp.ariaLabel = `${phrase(panelBoard.light, { n: light + 1 })}, ${shows}${goal}`;
  });
  buttons.forEach((button, i) => {
    button.toggleAttribute('data-marked', marked === i);
    button.ariaLabel = buttonName(words, params, i) + (marked === i ? `, ${cell.marked}` : '');
  });
}
