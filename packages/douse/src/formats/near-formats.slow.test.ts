import { expect, it } from 'vitest';
import { random } from '../play/random.ts';
import { lightsTrial, type Outcome, tilesTrial } from '../testing/near-formats.ts';

const TRIALS = 250_000;

it.each([
  ['Lights Out', lightsTrial],
  ['SameGame', tilesTrial],
] as const)(
  '%s: no text near two formats is read in silence',
  (game, trial) => {
    const source = random(`near formats: ${game}`);
    const counts: Record<Outcome, number> = { meant: 0, refused: 0, told: 0, silent: 0 };
    const wrong: string[] = [];
    let usual = 0;
    for (let i = 0; i < TRIALS; i++) {
      const { arrangement, cells, text, outcome, usual: expected } = trial(source);
      counts[outcome]++;
      if (expected) usual++;
      if ((outcome === 'silent' || (expected && outcome !== 'meant')) && wrong.length < 20)
        wrong.push(`${arrangement}, ${cells}: ${outcome}: ${JSON.stringify(text)}`);
    }
    console.log(`${game}: ${TRIALS} texts, ${JSON.stringify(counts)}; ${usual} of usual kinds, all as they were meant`);
    expect(wrong).toEqual([]);
  },
  600_000,
);
