/** The exercises: what is asked, why an answer is wrong, and two hints each. */
export const exercises = {
  check: 'Check',
  hint: 'Hint {n} of 2',
  another: 'Another one',
  show: 'Show an answer',
  right: 'Right!',
  shown: 'This is an answer.',
  answerOnBoard: 'Answer on the board.',
  clear: 'Clear',
  pattern: 'Pattern {k}',
  rules: { plus: 'plus', x: 'X', king: 'king', knight: 'knight' },
  wraps: { none: 'no edges meet', cylinder: 'left and right edges meet', torus: 'all edges meet' },
  kinds: {
    after: {
      title: 'Add the presses',
      ask: 'The dotted buttons are pressed, as often as they say. Set the board to the lights that follow, modulo {q}.',
      wrong:
        'Row {row} column {column} is not right. Presses that reach it: {n}. They take it from level {from} to level ' +
        '{to}, modulo {q}.',
      hint1: 'Go light by light: count the presses on it and beside it, and add them to its level, modulo {q}.',
      hint2: 'The marked lights change, no others.',
    },
    column: {
      title: 'A column of A',
      ask: 'Mark the lights that button {n} moves (rule: {rule}; {wrap}).',
      missing: 'Row {row} column {column} is missing: the dotted button moves it.',
      extra: 'Row {row} column {column} is not moved by the dotted button.',
      hint1: 'Draw the rule around the dotted button. Where edges meet, it goes on at the other side.',
      hint2: 'Ones in the column: {n}.',
    },
    solve: {
      title: 'Find x with A·x = b',
      ask: 'Choose the buttons to press. There is exactly one answer. Presses in it: {n}.',
      wrong:
        'This is what the board would look like. Lights that stay on: {n}; one of them is in row {row}, column ' +
        '{column}.',
      hint1: 'Begin at a light that few buttons reach: a corner.',
      hint2: 'The marked button is one of them.',
    },
    pattern: {
      title: 'Complete a quiet pattern',
      ask: 'The first row of a quiet pattern of {rows} × {columns} is given. Choose the other rows.',
      wrong: 'Row {row} column {column} would change. Pressed buttons around it, its own included: {n}, an odd number.',
      hint1: 'Go down row by row. Each light of a finished row leaves one choice for the button below it.',
      hint2: 'In the second row exactly the marked buttons are pressed: {n}.',
    },
    solvable: {
      title: 'Two dot products',
      ask:
        'Lay the two patterns on the board. Which of them have an odd number of lights on, and so: can the board be ' +
        'solved?',
      none: 'neither: it can be solved',
      first: 'only the first: it cannot',
      second: 'only the second: it cannot',
      both: 'both: it cannot',
      wrong: 'Look at pattern {k}. Lights of it that are on: {n}, so the dot product is {r}.',
      hint1: 'Use the buttons below to mark a pattern, and count the marked lights that are on.',
      hint2: 'Lights of the first pattern that are on: {n}.',
    },
    certificate: {
      title: 'Prove it impossible',
      ask:
        'This board cannot be solved. Mark lights that prove it: every button moves an even number of them, and an ' +
        'odd number of them is on.',
      empty: 'Nothing is marked yet.',
      odd: 'The dotted button in row {row} column {column} moves {n} of your lights, an odd number.',
      even: 'Every button moves evenly many of them, but {n} of them are on: an even number proves nothing.',
      hint1: 'What every button moves evenly is a quiet pattern. Choose a first row of marks and let the rest follow.',
      hint2: 'The marked first row works.',
    },
    row: {
      title: 'The next row operation',
      ask:
        'Elimination modulo {q}. Column {column} is being cleared with row {pivot}. Which operation makes the entry ' +
        'in row {row} zero?',
      wrong: 'After that the entry in row {row} column {column} is {n}, not 0.',
      none: 'Choose an operation.',
      hint1: 'Row {row} changes, and what is added to it is a multiple of row {pivot}.',
      hint2: 'The entry is {a}, the pivot {p}: which multiple of {p} added to {a} gives 0 modulo {q}?',
    },
    kernel: {
      title: 'Read the kernel from E',
      ask:
        'E is reduced, pivots are framed. The free button {n} is pressed once, all other free ones not at all. ' +
        'Choose the rest, modulo {q}, so that nothing changes.',
      wrong: 'Row {row} of E gives {n} instead of 0 modulo {q}: look at button {pivot}, the pivot of that row.',
      hint1: 'Only column {n} matters: every row of E says pivot + entry of that column = 0.',
      hint2: 'Presses of button {pivot}: {times}.',
    },
    first: {
      title: 'Choose the first row',
      ask:
        'A {rows} × {columns} board with {q} levels was chased; only the last row is left. Which buttons of the ' +
        'first row put it out after the second chase?',
      wrong:
        'Lights left after the second chase: {n}; one of them is in row {row}, column {column}. The dots are all ' +
        'presses.',
      nothing: 'Without presses in the first row the last row stays as it is.',
      hint1: 'Try single buttons: each, chased down, changes the last row by one column of F. Combine them.',
      hint2: 'Presses in the first row: {n}, the marked button among them.',
    },
    fewest: {
      title: 'Find the fewest',
      ask: 'The dots put this board out in {n} presses. It has {count} solutions. Find one with the fewest presses.',
      wrong: 'These presses leave row {row} column {column} on.',
      more:
        'This is a solution with {n} presses, but {fewer} are enough: change the marked buttons, which form a quiet ' +
        'pattern.',
      hint1:
        'All {count} solutions differ by quiet patterns. Change a whole quiet pattern at a time, one with many dots ' +
        'under it.',
      hint2: 'The fewest is {n}: change the marked buttons.',
    },
    doubling: {
      title: 'The nullity of a larger square',
      ask: 'The nullity of {n} × {n} is {d}, and {n} leaves {r} after division by 3. What is the nullity of {m} × {m}?',
      wrong: '{m} = 2 · {n} + 1, and {n} leaves {r} after division by 3, so it doubles plus {two}: {value}.',
      hint1: 'From n to 2n + 1 the nullity doubles, plus 2 if n leaves 2 after division by 3.',
      hint2: '{n} leaves {r}, and 2 · {d} is the main part.',
    },
  },
};
