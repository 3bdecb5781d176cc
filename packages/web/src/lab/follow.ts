import { effect } from '@preact/signals';
import { LANGUAGES, speak } from '../words/index.ts';
import { isLabAddress, readLabAddress } from './design/address.ts';
import { readInto } from './editor/paste.tsx';
import type { Lab } from './lab.ts';

/** What the laboratory hears from the browser while it is shown. Each returns what ends it. */

/** Keeps the address in step with the view, and the view with the address. */
export function followAddress(lab: Lab): () => void {
  let place = pageOf(lab.tab.peek(), lab.detail.peek());
  const stop = effect(() => {
    const { address } = lab;
    // Another tab or step of the course is another page to go back to; an edit or another part of a view is not.
    const now = pageOf(lab.tab.value, lab.detail.value);
    const step = now === place ? 'replaceState' : 'pushState';
    place = now;
    if (location.hash !== address) history[step](null, '', address);
  });
  const listen = (): void => {
    if (!isLabAddress(location.hash)) return;
    speakLink(location.hash);
    lab.open(location.hash);
  };
  addEventListener('hashchange', listen);
  addEventListener('popstate', listen);
  return () => {
    stop();
    removeEventListener('hashchange', listen);
    removeEventListener('popstate', listen);
  };
}

const pageOf = (tab: string, detail: string): string => (tab === 'course' ? `${tab}.${detail}` : tab);

/** Speaks the language that a link was made in, for this visit; the reader's own choice stays kept. */
export function speakLink(hash: string): void {
  const wanted = LANGUAGES.find((one) => one === readLabAddress(hash).language);
  if (wanted !== undefined) void speak(wanted);
}

/** Undo and redo by the usual keys. */
export function followKeys(lab: Lab): () => void {
  const listen = (event: KeyboardEvent): void => {
    const writing = event.target instanceof HTMLElement && event.target.closest('input, textarea, dialog') !== null;
    if (writing || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.code === 'KeyZ' || event.key.toLowerCase() === 'z' ? 'z' : event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) lab.redo();
    else lab.undo();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

/**
 * Takes what is dropped or pasted anywhere in the laboratory; the page around it, which would open a game, hears
 * nothing of it.
 */
export function followFiles(lab: Lab): () => void {
  const take = (event: Event, data: DataTransfer | null): void => {
    const source = data?.files[0] ?? data?.getData('text/plain').trim() ?? '';
    if (source === '') return;
    event.preventDefault();
    event.stopPropagation();
    void readInto(lab, source);
  };
  const drop = (event: DragEvent): void => take(event, event.dataTransfer);
  const paste = (event: ClipboardEvent): void => {
    const writing = event.target instanceof HTMLElement && event.target.closest('input, textarea, dialog') !== null;
    if (!writing) take(event, event.clipboardData);
  };
  document.addEventListener('drop', drop);
  document.addEventListener('paste', paste);
  return () => {
    document.removeEventListener('drop', drop);
    document.removeEventListener('paste', paste);
  };
}

/** In a presentation the arrows and page keys of a presenter go from step to step, Escape ends it. */
export function followPresenter(lab: Lab): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (lab.mode.peek() !== 'present') return;
    const onBoard = event.target instanceof HTMLElement && event.target.closest('.lab-cells, input, select') !== null;
    const forth = event.key === 'PageDown' || (event.key === 'ArrowRight' && !onBoard);
    const back = event.key === 'PageUp' || (event.key === 'ArrowLeft' && !onBoard);
    if (event.key === 'Escape') lab.mode.value = 'whole';
    if (!forth && !back) return;
    event.preventDefault();
    const part = forth ? '[data-part=chapter-on], [data-part=next-chapter]' : '[data-part=chapter-back]';
    document.querySelector<HTMLElement>(`.lab-chapter-nav :is(${part})`)?.click();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
