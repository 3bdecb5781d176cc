import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Key, read, write } from './storage.ts';

/** A choice of the player that this browser keeps. */
export interface Setting<Option extends string> {
  readonly options: readonly Option[];
  readonly chosen: ReadonlySignal<Option>;
  choose(option: Option): void;
}

/** @param first  what is chosen until the player chooses */
export function setting<Option extends string>(
  key: Key,
  options: readonly Option[],
  first: () => Option,
): Setting<Option> {
  const kept = read(key);
  const chosen = signal<Option>(options.find((option) => option === kept) ?? first());
  return {
    options,
    chosen,
    choose(option) {
      chosen.value = option;
      write(key, option);
    },
  };
}

/** Digits on the lights of boards with more than two levels. */
export const digits = setting('digits', ['on', 'off'], () => 'on');

/** The colours of the levels; tokens.css says what they are. */
export const palette = setting('palette', ['spectrum', 'safe', 'single'], () => 'spectrum');

/** Whether the first boards that teach the game are done with. */
export const taught = setting('taught', ['no', 'yes'], () => 'no');

/** Keeps the document in the palette. */
export function followPalette(): void {
  effect(() => {
    document.documentElement.dataset.palette = palette.chosen.value;
  });
}
