/** What a help page says about boards, and two commands that show the use. Each example is run by a test. */
export interface HelpPage {
  /** What may stand in the place of the argument; `boards` is the usual list. */
  readonly takes?: string;
  readonly examples: readonly [example: readonly [string, string], other: readonly [string, string]];
}

/**
 * The names of the built-in rules; typed here, since help pages come without loading the library. A test compares.
 */
export const RULES_TEXT = 'plus, x, king, ring, knight, row-column, merlin';

const BOARDS = `BOARD is a file, whose format is told by its content (- is standard input); a size such as 5x7
(rows x columns) or 5; a preset ('douse presets' lists them); or an id such as 5x5#moon or 3x3:.#./###/.#.`;
const SIZES = BOARDS.replace(/^BOARD/, 'SIZE').replace('a file, whose', 'best a size; or a file, whose');
const SAME = `BOARD is a file of text, one line a row, any symbols, . for an empty cell (- is standard input);
or an id such as 8x8-c3#moon (rows x columns, colours, seed).`;

export const HELP: Readonly<Record<string, HelpPage>> = {
  '': {
    takes: `FILE may be - (standard input). SIZE is rows x columns, such as 5x7, or 5, or a preset
('douse presets' lists them). ID is SIZE#SEED or SIZE:ROWS/ROWS. 'douse COMMAND --help' says more.
Exit codes: 0 solved or done, 1 impossible, 2 bad usage or input, 3 unknown (a limit was reached).`,
    examples: [
      ['douse solve 5x5#moon --fewest', 'fewest presses for a random board, proved'],
      ['douse analyse 5x5', 'how many boards of a size can be solved'],
    ],
  },
  solve: {
    takes: BOARDS,
    examples: [
      ['douse solve 5x5 --target on --fewest', 'light every lamp with the fewest presses'],
      ['douse solve board.txt --json', 'a board of your own, answered for a program'],
    ],
  },
  analyse: {
    takes: BOARDS,
    examples: [
      ['douse analyse 5x5', 'rank, nullity and quiet patterns'],
      ['douse analyse 4x4 --levels 3 --matrix adjacency', 'the matrix of the board'],
    ],
  },
  generate: {
    takes: SIZES,
    examples: [
      ['douse generate 5x5 --presses 7 --seed moon', 'a board that needs exactly 7 presses'],
      ['douse generate 6x6 --levels 3 --count 3 -o boards.txt', 'three boards with three levels, in a file'],
    ],
  },
  convert: {
    takes: BOARDS,
    examples: [
      ['douse convert board.txt -o board.csv', 'for a spreadsheet'],
      ['douse convert 5x5#moon --to tatham', "an id for Simon Tatham's Flip"],
    ],
  },
  check: {
    takes: `${BOARDS}
PRESSES is a file: JSON, the answer of 'douse solve --json', or a picture like the board's.`,
    examples: [
      ['douse check board.txt presses.json', 'do these presses solve it?'],
      ['douse check board.txt presses.json --fewest', '… and are there no better ones?'],
    ],
  },
  explain: {
    takes: BOARDS,
    examples: [
      ['douse explain board.txt', 'solved by chasing, step by step'],
      ['douse explain 4x4#moon --by elimination --format markdown', 'by elimination, as Markdown'],
    ],
  },
  chart: {
    takes: SIZES,
    examples: [
      ['douse chart 5x5', 'the table that solves the classic board by heart'],
      ['douse chart 6x6 --levels 3 --format csv', 'for a spreadsheet'],
    ],
  },
  field: {
    takes: 'Q is a prime power up to 65536. BOARD is a file, a size, a preset or an id.',
    examples: [
      ['douse field 4', 'the tables of GF(4)'],
      ['douse field 9 --modulus 2,1,1', 'GF(9) by a polynomial of your choice'],
    ],
  },
  partition: {
    takes: `GRAPH is a file of edges, 'a b' a line (- is standard input), or any BOARD whose buttons move themselves and
their neighbours: a file, a size, a preset or an id.`,
    examples: [
      ['douse partition graph.txt', 'two parts in which every degree is even'],
      ['douse partition 4x4 --kind odd', 'one even and one odd part of a grid'],
    ],
  },
  play: {
    takes: BOARDS,
    examples: [
      ['douse play', 'a random 5 x 5 board'],
      ['douse play 6x6-q3-torus#moon', 'three levels on a torus'],
    ],
  },
  'samegame solve': {
    takes: SAME,
    examples: [
      ['douse samegame solve tiles.txt --goal fewest', 'empty the board in the fewest moves, proved'],
      ['douse samegame solve 8x8-c3#moon --goal points --time 1', 'as many points as a second finds'],
    ],
  },
  'samegame generate': {
    takes: 'SIZE is rows x columns, such as 10x10, or 10.',
    examples: [
      ['douse samegame generate 8x8 --colours 3 --seed moon', 'a board that can be emptied'],
      ['douse samegame generate 6x6 --difficulty easy --count 2', 'two easy ones'],
    ],
  },
  'samegame convert': {
    takes: SAME,
    examples: [
      ['douse samegame convert tiles.txt -o tiles.json', 'for a program'],
      ['douse samegame convert 8x8-c3#moon --to table', 'for a spreadsheet'],
    ],
  },
  'samegame check': {
    takes: `${SAME}
MOVES is a file: the answer of 'douse samegame solve --json', or a JSON array of [row, column].`,
    examples: [
      ['douse samegame check tiles.txt moves.json', 'what do these moves come to?'],
      ['douse samegame check tiles.txt moves.json --json', 'for a program'],
    ],
  },
  'samegame play': {
    takes: SAME,
    examples: [
      ['douse samegame play', 'a random 10 x 10 board with four colours'],
      ['douse samegame play 12x8-c5#moon', 'a board of its own'],
    ],
  },
  samegame: {
    examples: [
      ['douse samegame solve tiles.txt', 'can this board be emptied?'],
      ['douse samegame solve --help', 'every option of one of its commands'],
    ],
  },
  survey: {
    takes: 'KIND is what every board is asked. Rows are JSON, one a board, in order; -o FILE goes on where it stopped.',
    examples: [
      ['douse survey nullity --sizes 1..9', 'a row for each square'],
      ['douse survey nullity --help', 'every option of one kind'],
    ],
  },
  'survey nullity': {
    examples: [
      ['douse survey nullity --sizes 1..20 --rectangles --plot map.svg', 'every size up to 20, as a picture'],
      ['douse survey nullity --sizes 1..9 --levels 3 --wrap torus', 'three levels on tori'],
    ],
  },
  'survey fewest': {
    examples: [
      ['douse survey fewest --sizes 1..8', 'fewest presses from all lights on'],
      ['douse survey fewest --sizes 4..6 --board random --seed moon', 'the boards of generate'],
    ],
  },
  'survey hardest': {
    examples: [
      ['douse survey hardest --sizes 1..4', 'the boards that need the most presses'],
      ['douse survey hardest --sizes 2..4 --rectangles --csv hardest.csv', 'for a spreadsheet'],
    ],
  },
  'survey difficulty': {
    examples: [
      ['douse survey difficulty 5x5 --samples 20 --seed moon', 'fewest presses of 20 random boards'],
      ['douse survey difficulty 4x4 --samples 9 --seed moon --plot d.svg', 'as a histogram'],
    ],
  },
  'survey samegame': {
    takes: 'DIR is a folder of boards, one a file.',
    examples: [
      ['douse survey samegame boards --goal clear --time 5', 'every board of a folder'],
      ['douse survey samegame boards --goal points --time 2 -o rows.jsonl', 'as many points as 2 s each find'],
    ],
  },
  'survey worker': {
    examples: [
      ['douse survey worker --redis redis://localhost:6379', 'help the surveys at this server'],
      ['douse survey worker --redis redis://localhost:6379 --workers 2', 'with two threads'],
    ],
  },
  presets: {
    examples: [
      ['douse presets', 'names and history'],
      ['douse presets --json', 'for a program'],
    ],
  },
  serve: {
    examples: [
      ['douse serve --open', 'play in the browser'],
      ['douse serve --port 8080', 'at a port of your choice'],
    ],
  },
  doctor: {
    examples: [
      ['douse doctor', 'what this installation has, and what is missing'],
      ['douse doctor --json', 'to be added to a report'],
    ],
  },
  completion: {
    takes: 'SHELL is bash, zsh or fish.',
    examples: [
      ['douse completion bash', 'bash: add  source <(douse completion bash)  to ~/.bashrc'],
      ['douse completion fish', 'fish: write it to ~/.config/fish/completions/douse.fish'],
    ],
  },
  man: {
    examples: [
      ['douse man', 'the manual page, for man: douse man | man -l -'],
      ['douse man --text', 'the same as plain text'],
    ],
  },
};

/** The end of a help page. */
export function helpText({ takes, examples }: HelpPage): string {
  const width = Math.max(...examples.map(([command]) => command.length));
  const lines = examples.map(([command, says]) => `  ${command.padEnd(width)}  ${says}`);
  return `\n${takes === undefined ? '' : `${takes}\n\n`}Examples:\n${lines.join('\n')}`;
}
