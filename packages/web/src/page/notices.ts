import { signal } from '@preact/signals';
import type { Words } from '../words/words.ts';

/** What the page has to say besides the board. */
export type Notice = keyof Words['notices'];

/** The notices that stand on the page, oldest first. */
export const notices = signal<readonly Notice[]>([]);

export function notify(notice: Notice): void {
  if (!notices.value.includes(notice)) notices.value = [...notices.value, notice];
}

export function dismiss(...gone: readonly Notice[]): void {
  if (gone.some((notice) => notices.value.includes(notice))) {
    notices.value = notices.value.filter((notice) => !gone.includes(notice));
  }
}
