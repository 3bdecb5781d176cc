import { effect, signal } from '@preact/signals';
import { read, write } from './storage.ts';

export const THEMES = ['violet', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (text: string | null): text is Theme => (THEMES as readonly (string | null)[]).includes(text);

function firstTheme(): Theme {
  const kept = read('theme');
  if (isTheme(kept)) return kept;
  return matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'violet';
}

export const theme = signal<Theme>(firstTheme());

export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  write('theme', chosen);
}

/** Keeps the document in the theme, and the browser's own bars in its ground colour. */
export function followTheme(): void {
  effect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme.value;
    const style = getComputedStyle(root);
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content = style
      .getPropertyValue('--ground')
      .trim();
    document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')!.content = style
      .getPropertyValue('--scheme')
      .trim();
  });
}
