import { notify } from '../page/notices.ts';
import { panel } from '../page/panel.ts';
import { arrival, leave, opened } from './opened.ts';

/** Boards that come from outside: dropped, pasted or shared. */

/** Shows the dialog and has what came read; the reader is fetched first. */
async function take(source: File | string): Promise<void> {
  panel.value = 'open';
  opened.value = { kind: 'reading' };
  try {
    const { openFile, openText } = await import('./open.ts');
    await (typeof source === 'string' ? openText(source) : openFile(source));
  } catch {
    notify('notLoaded');
  }
}

/** Takes boards that are dropped or pasted anywhere on the page; text pasted into a field stays there. */
export function followOpening(): void {
  if (location.search === '?shared') void import('./open.ts').then(({ openShared }) => openShared());
  addEventListener('hashchange', leave);
  // How a board was read has been seen when its reader goes on.
  const seen = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest('[data-notice=read]') === null) arrival.value = null;
  };
  addEventListener('click', seen, { capture: true });
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (file === undefined && text === '') return;
    void take(file ?? text);
  });
  addEventListener('paste', (event) => {
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea') !== null) return;
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (file === undefined && text.trim() === '') return;
    event.preventDefault();
    void take(file ?? text);
  });
}
