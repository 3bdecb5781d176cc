import { CanvasTexture, LinearMipmapLinearFilter } from 'three';

const CELL = 96;

/**
 * The numbers 0 … levels − 1 drawn on one picture, row by row in a square of `side` × `side`; the red channel is the
 * ink.
 */
export function digitPicture(levels: number, font: string): { texture: CanvasTexture; side: number } {
  const side = Math.ceil(Math.sqrt(levels));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side * CELL;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#fff';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let level = 0; level < levels; level++) {
    context.font = `600 ${CELL * (level < 10 ? 0.82 : 0.62)}px ${font}`;
    context.fillText(String(level), ((level % side) + 0.5) * CELL, (Math.floor(level / side) + 0.54) * CELL);
  }
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  return { texture, side };
}
