import type { Board } from './board.ts';
import { cube } from './cube.ts';
import { grid } from './grid.ts';

/** A classic toy or a mode of the game, with its history in a sentence. */
export interface Preset {
  readonly title: string;
  readonly history: string;
  readonly levels: number;
  board(): Board;
  /** The picture to reach; left out where all lights must go off. */
  readonly target?: readonly number[];
}

/** The classic toys and the modes of the game, by the names that the command and the page take. */
export const PRESETS = {
  easy: {
    title: 'Easy',
    history: 'The gentlest mode: 3 × 3, where every board has exactly one solution.',
    levels: 2,
    board: () => grid(3, 3),
  },
  medium: {
    title: 'Medium',
    history: 'The classic of 1995 by Tiger Electronics: 5 × 5, where one board in four can be solved, in four ways.',
    levels: 2,
    board: () => grid(5, 5),
  },
  hard: { title: 'Hard', history: 'The classic board with three levels of light.', levels: 3, board: () => grid(5, 5) },
  extreme: {
    title: 'Extreme',
    history:
      'The classic board with four levels of light: no field has them as a cycle, so only the ring Z/4 solves it.',
    levels: 4,
    board: () => grid(5, 5),
  },
  merlin: {
    title: "Merlin's Magic Square",
    history:
      'A game of Parker Brothers’ Merlin (1978), the oldest of the family; the aim is a ring of lights around a dark centre.',
    levels: 2,
    board: () => grid(3, 3, { rule: 'merlin' }),
    target: [1, 1, 1, 1, 0, 1, 1, 1, 1],
  },
  xl25: {
    title: 'XL-25',
    history: 'Vulcan Electronics, 1983, invented by László Mérő: the first electronic 5 × 5 board with the plus rule.',
    levels: 2,
    board: () => grid(5, 5),
  },
  'xl25-knight': {
    title: 'XL-25, knight’s game',
    history: 'The second game of the XL-25: a press moves the cell and those a knight’s move away.',
    levels: 2,
    board: () => grid(5, 5, { rule: 'knight' }),
  },
  mini: {
    title: 'Mini Lights Out',
    history:
      'Tiger Electronics’ pocket version: 4 × 4 whose opposite edges meet, so that each press moves five lights.',
    levels: 2,
    board: () => grid(4, 4, { wrap: 'torus' }),
  },
  deluxe: {
    title: 'Lights Out Deluxe',
    history: 'Tiger Electronics’ large version: 6 × 6, where every board has exactly one solution.',
    levels: 2,
    board: () => grid(6, 6),
  },
  lights2000: {
    title: 'Lights Out 2000',
    history: 'Tiger Electronics’ coloured version: 5 × 5, each light off, red or green.',
    levels: 3,
    board: () => grid(5, 5),
  },
  cube: {
    title: 'Lights Out Cube',
    history: 'Tiger Electronics’ cube: 3 × 3 cells on each of six faces, and presses reach round the edges.',
    levels: 2,
    board: () => cube(3),
  },
  'alien-tiles': {
    title: 'Alien Tiles',
    history: 'A web puzzle of the late 1990s: 7 × 7 tiles of four colours; a press moves its whole row and column.',
    levels: 4,
    board: () => grid(7, 7, { rule: 'row-column' }),
  },
} as const satisfies Readonly<Record<string, Preset>>;

/** A name in PRESETS. */
export type PresetName = keyof typeof PRESETS;
/** True for every name in PRESETS. */
export const isPresetName = (name: string): name is PresetName => Object.hasOwn(PRESETS, name);
