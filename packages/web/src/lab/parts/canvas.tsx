import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../../keep/theme.ts';
import { type Palette, paletteOf } from './paint.ts';

/**
 * A canvas sized in CSS pixels, sharp on every screen, and redrawn when anything in `deps`, the theme or the size
 * changes.
 */
export function Canvas(props: {
  readonly width: number;
  readonly height: number;
  readonly draw: (context: CanvasRenderingContext2D, palette: Palette) => void;
  readonly deps: readonly unknown[];
  readonly label: string;
  readonly class?: string;
  readonly live?: boolean;
}) {
  const { width, height, draw, deps, label } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const chosen = theme.value;
  useEffect(() => {
    const element = canvas.current!;
    const ratio = Math.min(3, devicePixelRatio);
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    const context = element.getContext('2d')!;
    context.scale(ratio, ratio);
    draw(context, paletteOf(element));
  }, [width, height, chosen, ...deps]);
  return (
    <canvas
      ref={canvas}
      class={props.class ?? ''}
      style={{ width: `${width}px`, height: `${height}px` }}
      role="img"
      aria-label={label}
    />
  );
}
