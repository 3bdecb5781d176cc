import type { Colour } from './motion.ts';

/** The colours of the present theme in linear light, as the style sheet has them. */
export interface Palette {
  /** Each level's light; level 0 has none and stands as black. */
  readonly levels: readonly Colour[];
  readonly cube: Colour;
  readonly edge: Colour;
  readonly body: Colour;
  readonly hint: Colour;
  readonly hintGap: Colour;
  readonly focus: Colour;
  readonly focusGap: Colour;
  readonly digitOn: Colour;
  readonly digitOff: Colour;
  /** How strongly light shines on the board, and around it where the page is dark, 0 to 1. */
  readonly glow: number;
  readonly halo: number;
  /** How much an unlit cube's edges are drawn out, 0 to 1. */
  readonly outline: number;
}

/** One 8-bit value of sRGB as linear light from 0 to 1. */
export function linear(value: number): number {
  const x = value / 255;
  return x <= 0.040_45 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
}

/** Reads the palette that holds inside `place`: whatever the themes say there, in whatever notation. */
export function readPalette(place: HTMLElement, levels: number): Palette {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const parse = (colour: string): Colour => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return [linear(red!), linear(green!), linear(blue!)];
  };
  const probes = document.createElement('div');
  probes.className = 'probes';
  place.append(probes);
  const probe = (name: string, value: string, className = ''): CSSStyleDeclaration => {
    const span = document.createElement('span');
    span.className = className;
    span.style.setProperty(name, value);
    probes.append(span);
    return getComputedStyle(span);
  };
  const colour = (name: string): Colour => parse(probe('color', `var(${name})`).color);
  const style = getComputedStyle(probes);
  const number = (name: string): number => Number(style.getPropertyValue(name)) || 0;
  const palette: Palette = {
    levels: Array.from({ length: levels }, (_, level) =>
      level === 0 ? [0, 0, 0] : parse(probe('--level', String(level / (levels - 1)), 'light').backgroundColor),
    ),
    cube: colour('--cube'),
    edge: colour('--cube-edge'),
    body: colour('--cube-body'),
    hint: colour('--hint'),
    hintGap: colour('--hint-gap'),
    focus: colour('--cube-focus'),
    focusGap: colour('--cube-focus-gap'),
    digitOn: colour('--digit-on'),
    digitOff: colour('--digit-off'),
    // A board of many lit cubes must not drown in its own light.
    glow: 0.5 * number('--glow'),
    halo: style.getPropertyValue('--scheme').trim() === 'light' ? 0 : 0.5 * number('--glow'),
    outline: number('--cube-outline'),
  };
  probes.remove();
  return palette;
}
