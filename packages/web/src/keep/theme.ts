import { effect, signal } from '@preact/signals';
import { read, write } from './storage.ts';

export const THEMES = ['violet', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (text: string | null): text is Theme => (THEMES as readonly (string | null)[]).includes(text);

const light = matchMedia('(prefers-color-scheme: light)');
const contrast = matchMedia('(prefers-contrast: more)');

/** What the system asks for. */
const systemTheme = (): Theme => (contrast.matches ? 'contrast' : light.matches ? 'light' : 'violet');

const kept = read('theme');
export const theme = signal<Theme>(isTheme(kept) ? kept : systemTheme());
let chosenHere = isTheme(kept);

export function chooseTheme(chosen: Theme): void {
  chosenHere = true;
  theme.value = chosen;
  write('theme', chosen);
}

/**
 * Keeps the document in the theme, and the browser's own bars in its ground colour. Until somebody chooses, the theme
 * follows the system.
 */
export function followTheme(): void {
  for (const query of [light, contrast])
    query.addEventListener('change', () => {
      if (!chosenHere) theme.value = systemTheme();
    });
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
