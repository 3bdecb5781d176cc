import { type Signal } from '@preact/signals';
import { sameWords } from '../words/index.ts';

/** How large tiles are: so that the whole board is seen, as usual, or so that a finger meets each. */
export const ZOOMS = ['whole', 'usual', 'finger'] as const;
export type Zoom = (typeof ZOOMS)[number];

/** Boards with a longer side can be zoomed. */
export const LARGE = 12;

/** Makes the tiles of a large board smaller or larger. */
export function ZoomButtons({ zoom }: { readonly zoom: Signal<Zoom> }) {
  const say = sameWords.value;
  const at = ZOOMS.indexOf(zoom.value);
  const step = (by: number): void => {
    zoom.value = ZOOMS[at + by] ?? zoom.value;
  };
  return (
    <div class="zoom" role="group" aria-label={say.zoom.title}>
      <button type="button" class="round" aria-label={say.zoom.out} aria-disabled={at === 0} onClick={() => step(-1)}>
        −
      </button>
      <button
        type="button"
        class="round"
        aria-label={say.zoom.in}
        aria-disabled={at === ZOOMS.length - 1}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}

/** Tells the styles on which sides of its place a board goes on, so that they can show it. Returns what ends it. */
export function followEdges(field: HTMLElement): () => void {
  const look = (): void => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = field;
    field.toggleAttribute('data-more-left', scrollLeft > 2);
    field.toggleAttribute('data-more-up', scrollTop > 2);
    field.toggleAttribute('data-more-right', scrollLeft + clientWidth < scrollWidth - 2);
    field.toggleAttribute('data-more-down', scrollTop + clientHeight < scrollHeight - 2);
  };
  const sized = new ResizeObserver(look);
  sized.observe(field);
  for (const child of field.children) sized.observe(child);
  field.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    sized.disconnect();
    field.removeEventListener('scroll', look);
  };
}
