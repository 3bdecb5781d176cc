import { computed, signal } from '@preact/signals';
import { setting } from './settings.ts';

/** How boards are shown: flat, as buttons of the page, or in space. */
export type Dimension = '2d' | '3d';

/** What the player has chosen; `auto` leaves it to the page. */
export const view = setting<'auto' | Dimension>('view', ['auto', '2d', '3d'], () => 'auto');
/** True once the browser was asked for 3D and could not give it. */
const failed = signal(false);

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const wantsCalm = signal(calm.matches);
calm.addEventListener('change', () => (wantsCalm.value = calm.matches));

/**
 * What boards are shown in. By itself the page takes 3D where a graphics chip draws it and nobody asks for less motion.
 * Reading it for the first time asks the browser for a WebGL context, which takes a few milliseconds.
 */
export const dimension = computed<Dimension>(() => {
  if (failed.value) return '2d';
  if (view.chosen.value !== 'auto') return view.chosen.value;
  return wantsCalm.value || webgl() !== 'hardware' ? '2d' : '3d';
});

export function chooseView(next: 'auto' | Dimension): void {
  failed.value = false;
  view.choose(next);
}

/** Falls back to 2D until somebody chooses 3D anew. */
export function giveUp3d(): void {
  failed.value = true;
}

/** Counts how often the first view in 3D was asked for. */
export const homeAsked = signal(0);
export const askHome = (): void => void homeAsked.value++;

let found: 'none' | 'software' | 'hardware' | null = null;

/** Who would draw in 3D: nobody, the processor alone, or a graphics chip. */
export function webgl(): 'none' | 'software' | 'hardware' {
  return (found ??= askWebgl());
}

function askWebgl(): 'none' | 'software' | 'hardware' {
  try {
    const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
    if (context === null) return 'none';
    const names = context.getExtension('WEBGL_debug_renderer_info');
    const renderer = String(context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer) ? 'software' : 'hardware';
  } catch {
    return 'none';
  }
}
