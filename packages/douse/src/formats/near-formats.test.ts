import { expect, it } from 'vitest';
import { random } from '../play/random.ts';
import { lightsTrial, tilesTrial, type Trial } from '../testing/near-formats.ts';

const told = ({ arrangement, cells, text, outcome }: Trial): string =>
  `${arrangement}, ${cells}: ${outcome}: ${JSON.stringify(text)}`;

it('texts near two formats are read as they were meant, refused, or told otherwise; never in silence', () => {
  const source = random('near formats');
  for (let i = 0; i < 600; i++) {
    const trial = lightsTrial(source);
    if (trial.outcome === 'silent' || (trial.usual && trial.outcome !== 'meant')) expect(told(trial)).toBe('');
    const tiles = tilesTrial(source);
    if (tiles.outcome === 'silent') expect(told(tiles)).toBe('');
  }
});
