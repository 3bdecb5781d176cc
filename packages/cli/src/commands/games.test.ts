import { expect, it } from 'vitest';
import { playAny } from './games.ts';

it('play asks the puzzle whose board it is, and options of Lights Out are none of SameGame', async () => {
  await expect(playAny('10x10-c4#a', {})).rejects.toThrow(/samegame play: expected a terminal/);
  await expect(playAny('5x5', { levels: '3' })).rejects.toThrow(/^play: expected a terminal/);
  await expect(playAny('10x10-c4#a', { levels: '3' })).rejects.toThrow(/no --levels for SameGame/);
});
