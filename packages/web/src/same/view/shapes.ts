import { TILE_SYMBOLS } from 'douse/formats';

/** Shapes of the colours, in a square of 24 × 24, so that no colour is needed to play. */
export const SHAPES = [
  // circle, square, triangle
  'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17Z',
  'M6.2 4.5h11.6a1.7 1.7 0 0 1 1.7 1.7v11.6a1.7 1.7 0 0 1-1.7 1.7H6.2a1.7 1.7 0 0 1-1.7-1.7V6.2a1.7 1.7 0 0 1 1.7-1.7Z',
  'M10.7 4.3a1.5 1.5 0 0 1 2.6 0l8 13.6a1.5 1.5 0 0 1-1.3 2.3H4a1.5 1.5 0 0 1-1.3-2.3Z',
  // diamond, star, cross
  'M10.9 2.6a1.6 1.6 0 0 1 2.2 0l8.3 8.3a1.6 1.6 0 0 1 0 2.2l-8.3 8.3a1.6 1.6 0 0 1-2.2 0l-8.3-8.3a1.6 1.6 0 0 1 0-2.2Z',
  'm12 2 2.9 6.4 7 .8-5.2 4.7 1.5 6.9L12 17.3l-6.2 3.5 1.5-6.9L2.1 9.2l7-.8Z',
  'M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9Z',
  // heart, drop, hexagon
  'M12 20.8C5.5 16 2.5 12.7 2.5 8.9A5 5 0 0 1 12 6.8a5 5 0 0 1 9.5 2.1c0 3.8-3 7.1-9.5 11.9Z',
  'M12 2c3.6 4.8 6.7 8.3 6.7 12.3a6.7 6.7 0 0 1-13.4 0C5.3 10.3 8.4 6.8 12 2Z',
  'm12 2.5 8.3 4.75v9.5L12 21.5l-8.3-4.75v-9.5Z',
] as const;

/** Number of a symbol's shape, from 0. Beyond nine colours shapes come again, with a letter on them. */
export const shapeOf = (symbol: number): number => (symbol - 1) % SHAPES.length;

/** The letter that tells symbols of the same shape apart; none for the first nine. */
export const letterOf = (symbol: number): string => (symbol > SHAPES.length ? TILE_SYMBOLS[symbol]! : '');
