import { signal } from '@preact/signals';

/** The dialogs that may lie over a screen. */
export type Panel = 'help' | 'settings' | 'share' | 'result' | 'open';

export const panel = signal<Panel | null>(null);
export const closePanel = (): void => void (panel.value = null);
