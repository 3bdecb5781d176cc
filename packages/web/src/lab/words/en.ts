/**
 * The English words, from which the shape of all dictionaries is read (see words.ts). `{name}` is a gap for `phrase`.
 */
export const en = {
  title: 'Laboratory',
  home: 'Back to the game',
  link: 'Link',
  linkCopied: 'Copied',
  tabsTitle: 'Views',
  toChapter: 'The course explains this, step by step',
  endPresent: 'End presentation',
  loading: 'Loading …',
  tabs: {
    course: 'Course',
    overview: 'Overview',
    matrices: 'Matrices',
    quiet: 'Quiet patterns',
    solutions: 'Solutions',
    chase: 'Chase',
    elimination: 'Elimination',
    partition: 'Partition',
    optimise: 'Optimise',
    field: 'Field',
    sizes: 'Sizes',
  },
  notices: {
    badAddress: 'The address does not name a board or a view of the laboratory, so that part was left out.',
    tooMixed: 'The common multiple of all numbers of levels would grow too large.',
    readAs: 'Read as {format}',
    boardOf: 'board {n} of {count}',
    before: 'Board before',
    after: 'Next board',
    refused: 'too large for the laboratory: {n}',
    dismiss: 'Dismiss',
  },
  working: {
    progress: 'Computing',
    stop: 'Cancel',
    stopped: 'Cancelled.',
    again: 'Compute again',
    failed: 'No answer: {reason}.',
  },
  limits: {
    elimination:
      'Elimination is told step by step up to {most} lights. For this board “Chase” does the same with fewer ' +
      'unknowns; “Overview”, “Solutions” and “Optimise” work on it, too.',
    partition: 'The split is shown up to {most} vertices. The command “douse partition” splits larger graphs.',
    program:
      'The program is written up to {most} effects of buttons on lights. Choose a smaller board, or a rule that ' +
      'moves fewer lights.',
    memory:
      'This board leaves more unknowns than fit in memory. Choose a smaller board, or a rule that moves fewer ' +
      'lights: with the plus rule every size works.',
  },
  cells: { pressed: 'pressed {n} ×', marked: 'marked' },
  editor: {
    title: 'Board editor',
    board: 'Board',
    lights: 'Lights',
    buttons: 'Buttons',
    hole: 'no cell',
    tool: 'What a press on the board does',
    tools: { lights: 'Lights', press: 'Press', holes: 'Shape', draw: 'Draw', target: 'Target', own: 'Own levels' },
    hints: {
      lights: 'Press or drag to switch lights.',
      press: 'Press buttons as in the game.',
      holes: 'Press or drag to take cells away, or to bring them back.',
      draw:
        'Press the sheet for a new vertex, drag one to move it, press two one after the other to join or part ' +
        'them.',
      target: 'Press or drag to draw the picture that has to be reached.',
      own: 'Press or drag to give lights a number of levels of their own.',
    },
    own: 'Levels of the lights you press',
    undo: 'Undo',
    redo: 'Redo',
    putAway: 'Put away',
    keep: 'Keep as the start',
    allOn: 'All on',
    allOff: 'All off',
    solvable: 'Solvable',
    random: 'Random',
    paste: 'Open',
    save: 'Save',
    kind: 'Board',
    kinds: { grid: 'Rectangle', cube: 'Cube', graph: 'Graph', wiring: 'Wiring' },
    shape: 'Size, levels, rule',
    preset: 'Famous boards',
    choose: 'Choose …',
    rows: 'Rows',
    columns: 'Columns',
    side: 'Cells along an edge',
    levels: 'Levels',
    levelsMixed: 'Levels (mixed; the most)',
    wrap: 'Edges meet',
    noWrap: 'nowhere',
    rule: 'Rule',
    drawn: 'drawn by hand',
    drawRule: 'Draw the rule',
    drawRuleHow:
      'The middle is the pressed button. Press the places whose lights it moves; with more levels, again for moving ' +
      'by more.',
    offset: {
      centre: 'The pressed cell',
      up: '{n} up',
      down: '{n} down',
      left: '{n} left',
      right: '{n} right',
      still: 'not moved',
      moved: 'moved by {n}',
    },
    toGraph: 'Draw as a graph',
    toGrid: 'Back to a rectangle',
  },
  paste: {
    title: 'Paste or open a board',
    formats:
      'Any format that Douse knows: rows of . and # or digits (~ is a hole), tables, arrays, JSON, pictures, graphs, ' +
      'wirings, saved games, ids and links of this page. “Read as a graph” takes two names a line as an edge. A file ' +
      'may also be dropped on the page.',
    text: 'Board as text',
    read: 'Read',
    readGraph: 'Read as a graph',
    open: 'Open a file',
    unreadable: 'This could not be read. {says}',
    tooLarge: 'This board is too large for the laboratory: at most {most} {what}.',
    things: {
      levels: 'levels',
      sides: 'rows or columns',
      cells: 'cells',
      vertices: 'vertices',
      edges: 'edges',
      bytes: 'bytes',
    },
  },
  overview: {
    solvable: 'This board can be solved',
    impossible: 'This board cannot be solved',
    unknown: 'It is not known whether this board can be solved',
    solution: { one: 'A solution of {n} press is known.', other: 'A solution of {n} presses is known.' },
    show: 'Show the presses on the board',
    showCertificate: 'Show the reason on the board',
    presses: 'A solution: press the dotted buttons.',
    facts: 'The board by its matrix',
    rank: 'Rank',
    rankOf: '{rank} of {buttons}',
    nullity: 'Nullity',
    kernel: 'Quiet patterns',
    kernelIs: 'presses that change nothing, the empty one included',
    orders: 'Orders of their generators',
    solutions: 'Solutions of this board',
    starts: 'Boards that can be solved',
    oneIn: 'one in {n}',
    everyOne: 'every one',
    smith: 'Smith invariants',
    smithIs: 'over the integers: they give the number of quiet patterns for every number of levels',
    smithTooLarge: 'the matrix is too large for them',
    none: 'none',
    others: 'The same lights with another number of levels',
    othersAre: 'Press one to open it. Numbers too small for these lights are left out.',
    solvableFor: {
      every: 'By the Smith invariants they can be solved for every number of levels.',
      unless: 'By the Smith invariants they can be solved for every number of levels that is not divisible by {list}.',
      unlessAny:
        'By the Smith invariants they can be solved for every number of levels that is divisible by none of these: ' +
        '{list}.',
      beyond: 'Excepted are also the multiples of certain primes above 65 536.',
      divisors: 'By the Smith invariants they can be solved only for the numbers of levels that divide {n}.',
      none: 'By the Smith invariants they can be solved for no number of levels at all.',
    },
    other: { yes: '{q} levels: can be solved', no: '{q} levels: cannot be solved', open: '{q} levels: not known' },
  },
  quiet: {
    title: 'Presses that change nothing',
    what:
      'Press all the buttons of a quiet pattern and every light is as it was before. Any two solutions of a board ' +
      'differ by a quiet pattern.',
    none: 'This board has no quiet pattern but the empty one: every board can be solved, each in exactly one way.',
    count: 'This board has {n} quiet patterns, the empty one included.',
    generators: { one: 'All are multiples of one.', other: 'All are sums of {n} of them.' },
    classes: 'Under its {s} turns and reflections they form {n} classes, the empty one among them.',
    all: 'One of each class',
    every: 'All of them',
    some: 'Patterns whose sums are all others',
    pressOne: 'Press one and watch the board: the lights change, and at the end none has.',
    pattern: 'Quiet pattern {n}',
    presses: { one: '{n} press', other: '{n} presses' },
    alike: { one: '{n} of this kind', other: '{n} of this kind' },
    order: 'nothing after {n} times',
    playing: 'Press {done} of {all} …',
    played: 'All pressed, and no light has changed.',
    byHand: 'Build one by hand',
    localPlus:
      'The local rule: a button that is not pressed has 0, 2 or 4 pressed neighbours, and a pressed one has 1 or 3. ' +
      'Lights where it fails are marked.',
    local:
      'The local rule: at each light, the presses of the buttons that move it, each times its weight, add up to a ' +
      'multiple of {q}. Lights where it fails are marked.',
    handBegin: 'Begin on the board',
    handAgain: 'Begin again',
    handEmpty: 'Press buttons on the board.',
    handQuiet: 'No light is disturbed: these {n} presses are a quiet pattern.',
    handWrong: { one: '{n} light is disturbed.', other: '{n} lights are disturbed.' },
  },
  solutions: {
    none: 'This board has no solution',
    count: 'Solutions: {n}',
    first: 'The first has the fewest presses.',
    notProved: 'Whether one of them has the fewest presses possible was not proved here.',
    sorted: 'Few presses come first.',
    unsorted: 'They are too many to be sorted by presses.',
    differ: 'Any two differ by a quiet pattern. Choose one by its picture to see how the others differ from it.',
    mode: 'What the pictures show',
    presses: 'Presses',
    differences: 'Differences from {n}',
    number: 'Solution {n}',
    total: { one: '{n} press', other: '{n} presses' },
    difference: { one: 'differs by {n} press', other: 'differs by {n} presses' },
    play: 'Play',
    playing: 'Press {done} of {all} …',
    played: 'All pressed: the board is as it should be.',
    more: 'Show more',
  },
  matrices: {
    title: 'The matrices of the board',
    which: 'Which matrix',
    names: { a: 'A', e: 'E', p: 'P' },
    what: {
      a:
        'A, the effects: a row for each light, a column for each button; an entry says by how much the button moves ' +
        'the light.',
      e: 'E, reduced: the same equations, added and swapped until each pivot stands alone in its column.',
      p: 'P, the passes: row by row, how often each row of A was taken to make a row of E.',
    },
    tooLarge: 'E and P are made for boards of up to {most} lights; A is here as a whole.',
    picture:
      'Matrix {name}, {rows} × {columns}. Arrows walk through it, plus and minus zoom, Enter shows a row on the board.',
    entry: 'Row {row}, column {column}: {value}',
    closer: 'Closer',
    farther: 'Farther',
    whole: 'Whole',
    hover: 'Point at an entry to find its light and button on the board; press it to show its row there.',
    spot: {
      a: 'Light: {light}. Button: {button}. Moved by {value}.',
      e: 'Row {row}. Button: {button}. Entry {value}.',
      p: 'Row {row}. Light: {light}. Taken {value} ×.',
    },
    save: { csv: 'CSV', latex: 'LaTeX', png: 'PNG' },
    rowOfA: '{light}: the dotted buttons move it.',
    rowOfE:
      'Row {row} of P marks lights; the sum of their rows of A, each as often as its mark says, is row {row} of E: ' +
      'the dotted buttons.',
    holds: 'Multiplied out here: P · A is E, entry by entry.',
    broken: 'Multiplied out here, P · A is not E: a defect, please report this board.',
    pivotRow:
      'Row {row} settles one button: {button}. What the marked lights lack together says how often to press it, ' +
      'once the other dotted buttons are chosen.',
    zeroRow:
      'Row {row} of E is empty: no button moves the marked lights together. If together they have to change, the ' +
      'board cannot be solved.',
    before: 'Row before',
    after: 'Row after',
    showRow: 'Show row {row} on the board',
  },
  stepper: {
    back: 'Back',
    forth: 'Next',
    step: 'Step',
    of: '{n} of {all}',
    on: 'Step {n} of {all}.',
    picture: { lights: 'The lights after this step', presses: 'The presses', marks: 'The marked lights' },
  },
  chase: {
    title: 'Chasing the lights',
    what:
      'Line by line each light is put out by a button after it: rows from the top, or, with the plus rule on boards ' +
      'wider than high, columns from the left. What is left over tells which of the free buttons to press before ' +
      'the second chase. It works for every rule and number of levels.',
    chart: 'Chase chart',
    ways: {
      rows: 'Row by row from the top, put each light out with the button below it.',
      columns: 'Column by column from the left, put each light out with the button to its right.',
      lights: 'Go through the lights in the order of the steps above, each with the button that is named there.',
    },
    chartHow: 'Find what is left on the left side, press what stands beside it, chase again.',
    onlyDark:
      'Only one way to be left over can be solved here: none. If chasing leaves a light on, the board cannot be ' +
      'solved.',
    nothingLeft: 'Chasing alone decides every light, so there is nothing to learn by heart.',
    complete: 'Of {all} ways to be left over, {n} can be solved, none included.',
    generators:
      'Of {all} ways to be left over, {n} can be solved. These generate all others: rows may be added together.',
    allRows: 'Show all {n} rows',
    leftLast: { rows: 'left in the last row', columns: 'left in the last column' },
    leftAt: 'left at {places}',
    inRow: 'row {row}, columns {list}',
    pressFirst: { rows: 'press in the first row', columns: 'press in the first column' },
    pressAt: 'press at {places}',
    print: 'Print the chart',
    recurrence: 'The recurrence of the chase',
    recurrenceIs: {
      rows:
        'Each row of presses follows from the two above it. So row k + 1 is Bₖ times the first row, and a part that ' +
        'only the lights decide. The row below the last has to be empty: that is the equation for the first row, ' +
        'where bᵢ stands for the lights of row i, less the ones to reach.',
      columns:
        'Each column of presses follows from the two to its left. So column k + 1 is Bₖ times the first column, and ' +
        'a part that only the lights decide. Right of the last column nothing can be pressed: that is the equation ' +
        'for the first column, where bᵢ stands for the lights of column i, less the ones to reach.',
    },
    whichB: 'Which B',
  },
  elimination: {
    title: 'Elimination',
    what:
      'One equation for each light, one unknown for each button. Rows are swapped, multiplied by units and added ' +
      'until the answer can be read off, over every number of levels, prime or not.',
  },
  graph: {
    add: 'Add a vertex',
    remove: 'Remove {name}',
    removeNone: 'Remove a vertex',
  },
  partition: {
    title: 'Two parts of a graph',
    what:
      'The vertices of every graph can be split in two so that, within its own part, each has an even number of ' +
      'neighbours; or an even number in one part and an odd number in the other. That is why the board with all ' +
      'lights on can always be put out.',
    which: 'Which split',
    kinds: { even: 'Even and even', odd: 'Even and odd', allOn: 'All lights on' },
    is: {
      even:
        'Take out a vertex of odd degree and swap the edges among its neighbours: joined ones part, parted ones ' +
        'join. Repeat until every degree is even, then put the vertices back, each into the part where it has ' +
        'evenly many neighbours.',
      odd:
        'A vertex joined to all others is added, the graph is split evenly, and the added vertex is dropped: its ' +
        'own part then has odd degrees.',
      allOn:
        'A vertex joined to all vertices of even degree is added and the graph split evenly. The part without it ' +
        'puts out every light.',
    },
    noGraph:
      'This board is no graph: each button has to move its own light and, mutually, those of its neighbours, all by ' +
      'one. Rules such as plus, X, king, knight and row-and-column are.',
    begin: 'Nothing is placed yet.',
    added: 'The added vertex',
    first: '{name} is one of those left when every degree is even: it goes to the first part.',
    joins: '{name} goes to the {part}: of its {all} neighbours at this step, {n} are there, an even number.',
    heads: ['vertex', 'part'],
    parts: { '0': 'first part', '1': 'second part' },
    end: {
      even: 'Done: {a} vertices in the first part, {b} in the second, and every number is even.',
      odd: 'Done: {a} vertices with even numbers, {b} with odd ones.',
      allOn: 'Done: with all lights on, press the {b} vertices of the second part and leave the other {a}.',
    },
    picture: 'The graph with its parts; each number says how many neighbours in its own part a vertex has',
    legend: {
      even:
        'Discs are the first part, squares the second; each number says how many neighbours a vertex has within its ' +
        'part. Strong lines lie within a part.',
      odd:
        'Discs are the part with even numbers, squares the one with odd numbers: neighbours within the part. Strong ' +
        'lines lie within a part.',
      allOn:
        'Squares are pressed; each number says how many pressed neighbours a vertex has. A light there changes once ' +
        'itself and by an even number of pressed neighbours; the others have an odd number of pressed neighbours.',
    },
    play: 'Light all and press the squares',
    playing: 'Press {done} of {all} …',
    played: 'All {all} pressed: every light is out.',
  },
  proofs: {
    unique: 'There is no other solution, so none has fewer.',
    exhaustive: 'None has fewer: all solutions were compared.',
    states: 'None has fewer: all states of the lights were gone through.',
    split:
      'None has fewer: the board splits into four classes of cells that do not mix, and every pair of classes that ' +
      'could be lighter was looked at.',
    bound: 'None has fewer: a weighted sum of the lights needs that many presses.',
    other: 'None has fewer: that was proved.',
  },
  optimise: {
    title: 'Fewest presses',
    looked: 'Looked at: {n}.',
    impossible: 'This board has no solution, so there is no fewest one. “Overview” says why.',
    plain: 'The first solution that was found has {n}.',
    between: 'From {low} to {high} presses',
    open:
      'It is not known which is the fewest: the board has {n} solutions, more than are compared here. A solver that ' +
      'is given the program below may get further.',
    show: 'Show on the board',
    shown: 'The fewest presses: {n}.',
    program: 'As an integer program',
    programIs:
      'Each button is a whole number of presses, each light an equation with a count of how often it goes round; ' +
      'the sum of presses is to be small. Solvers such as HiGHS, CBC and SCIP read it.',
    showProgram: 'Show the program',
    saveProgram: 'Save as LP',
  },
  field: {
    title: 'Finite fields',
    what:
      'A field with q elements exists for every prime power q. Where q is prime it is arithmetic modulo q; where it ' +
      'is not, such as 4, its elements are polynomials, and adding 1 again and again does not lead through all of ' +
      'them.',
    order: 'Field',
    modulus: 'Modulus polynomial',
    primeField: 'GF({q}) is the integers modulo {q}.',
    isField: 'GF({q}) is the polynomials in α over Z/{p}, where {polynomial} is 0 at α.',
    primitive: 'The powers of {element} are all elements but 0.',
    table: 'Which table',
    add: 'Addition',
    multiply: 'Multiplication',
    pointTable: 'Rows and columns are the elements 0, 1, 2, … in this order. Point at an entry to read it.',
    elements: 'All elements by their numbers',
    cycle: 'Level cycle',
    cycleIs:
      'Each step adds 1 or a power of α, in the order of a Gray code: so all elements are met once, and the last ' +
      'step leads back to 0.',
    cyclePrime: 'Adding 1 again and again leads through all elements and back to 0.',
    board: 'This board, twice',
    noField:
      'This board’s lights have {q} levels. No field has {q} elements, since {q} is no prime power; such lights can ' +
      'only be counted modulo {q}.',
    mixed: 'This board’s lights have different numbers of levels, so no field fits all of them.',
    tooLarge: 'This board is compared with its field up to {most} lights.',
    canBeSolved: 'can be solved',
    quiet: 'quiet patterns',
    ringGame: 'Lights that cycle (Z/{q})',
    fieldGame: 'Lights of the field (GF({q}))',
    yes: 'yes',
    no: 'no',
    thesis: 'A mistake worth knowing',
    thesisIs:
      'Lights that cycle through four levels are Z/4, not GF(4). A known recipe solves the board in GF(4) and ' +
      'presses each button as often as the opposite modulo 4. On 2 × 2 it goes wrong at once:',
    start: 'Start',
    startCell: 'Light {n}: level {level}',
    thesisStart: '0 0 / 0 1 again',
    mistaken: 'The recipe',
    mistakenHow: 'solved in GF(4), pressed modulo 4',
    cycling: 'Cycling lights',
    cyclingHow: 'solved in Z/4, pressed modulo 4',
    inField: 'Field lights',
    inFieldHow: 'each button adds its element of GF(4)',
    presses: 'presses',
    left: 'left',
    out: 'All out',
    notOut: 'Left: {left}',
    fails: 'Tried on all {all} starts of this board, the recipe fails on {n}; both right ways solve every one.',
  },
  sizes: {
    scale: 'Nullity:',
    title: 'All sizes at a glance',
    what:
      'Each point is a board with the plus rule: m rows, counted downwards, by n columns, counted to the right. The ' +
      'brighter, the more quiet patterns it has. Dark ones have none, so there every board can be solved in exactly ' +
      'one way.',
    upTo: 'Up to',
    map: 'of nullities',
    point: 'Point at a board to read it; press it to open it.',
    spot: '{m} × {n}: nullity {value}, so {q} to the power {value} quiet patterns.',
    spotRing: '{m} × {n}: quiet patterns that generate all others: {value}.',
    beyond: 'Too large to be opened here.',
    ring:
      'As {q} is not prime, the map shows how many quiet patterns are enough to generate all others: the greatest ' +
      'nullity over the prime factors of {q}. The overview of a board counts them.',
    none: 'none',
    notes: 'Worth noticing',
    invertible: 'Squares that have no quiet pattern: {list}.',
    periods: 'With so many rows, the nullities repeat after so many columns, as far as drawn: {list}.',
    doubling:
      'From n to 2n + 1 the nullity of the square doubles, plus 2 where n leaves 2 after division by 3: true for ' +
      'every n up to {n}.',
    records: 'Squares with more than every smaller one, with their number: {list}.',
    open: 'Open {n} × {n}',
    copies: {
      none:
        'The straight lines are copies: mirrored again and again, with an empty line between, a quiet pattern of m ' +
        '× n fills every board whose rows + 1 are a multiple of m + 1 and whose columns + 1 are a multiple of n + 1.',
      cylinder:
        'The straight lines are copies: a quiet pattern of m × n fills every cylinder whose columns are a multiple ' +
        'of n, and, mirrored with an empty line between, every one whose rows + 1 are a multiple of m + 1 (n from 3 ' +
        'on).',
      torus:
        'The straight lines are copies: set side by side, a quiet pattern of m × n fills every torus whose rows are ' +
        'a multiple of m and whose columns are a multiple of n (both from 3 on).',
    },
    mirrored: 'The picture is its own mirror image: m × n and n × m are the same board, turned.',
  },
  lessons: {
    title: 'Six short lessons',
    what: 'Each takes a few minutes, on live boards, and ends with one to solve.',
    all: 'All lessons',
    again: 'Start this step over',
    toBoard: 'Back to the board',
    next: 'Next: {title}',
    pressed: 'Presses: {n}',
    done: 'Done.',
    solved: 'Solved!',
    goals: {
      read: 'Look at the board, then go on.',
      any: 'Press a few buttons.',
      unchanged: 'Press until every light is as it was.',
      presses: 'Press the marked buttons, as often as their marks say.',
      rows: 'Put out the upper rows.',
      out: 'Put every light out.',
    },
    titles: {
      twice: 'Press twice',
      parity: 'Even and odd',
      quarter: 'Why three boards in four cannot be solved',
      chasing: 'Chasing the lights',
      levels: 'More than two levels',
      thesis: 'A famous error, and its repair',
    },
    about: {
      twice: 'What a press does, and why order does not matter',
      parity: 'A count that no press can change',
      quarter: 'Two such counts on 5 × 5',
      chasing: 'A method for every board, learnt in five minutes',
      levels: 'Lights that cycle through 3, 4 or more levels',
      thesis: 'Why four levels are no field',
    },
    texts: {
      twice1:
        'A press changes the button’s own light and its neighbours above, below, left and right. Press any button.',
      twice2:
        'Now press a button, and the same one again. The second press undoes the first: what counts is only whether ' +
        'a button is pressed or not.',
      twice3:
        'Two buttons are marked. Press one, then the other; or the other way round. Each light only counts how ' +
        'often it was changed, so the order does not matter.',
      twice4: 'Three presses made this board. The same three put it out, in any order. Which ones are they?',
      parity1:
        'Twelve lights are marked. Count how many of them a press changes: it is always none or two. Try a few ' +
        'buttons.',
      parity2:
        'One marked light is on. Every press changes an even number of marked lights, so an odd number of them ' +
        'stays on, whatever you do. Zero is even: this board can never be put out.',
      parity3:
        'The marks have another side. Take them as buttons and press all twelve: each light is changed an even ' +
        'number of times, and nothing has happened. This is a quiet pattern.',
      parity4:
        'Here the marked lights that are on were even in number, so nothing stands in the way. Put the board out.',
      quarter1:
        'On these marks an odd number of lights is on. A coin decides: of all boards, half have an even number here ' +
        'and half an odd one, and no odd one can be solved.',
      quarter2:
        'These are other marks that every press changes evenly. On the first ones this board is even, on these it ' +
        'is odd: it cannot be solved either. Half of the remaining half is lost, too.',
      quarter3:
        'Here both counts are even. 5 × 5 has no more such marks than these two and their sum, so this board can be ' +
        'solved: one board in four.',
      quarter4: 'One of the lucky quarter. Put it out.',
      chasing1:
        'Once you decide to press no more in the first row, only the button below can change a light of the first ' +
        'row. So press below each light that is on in the first row.',
      chasing2:
        'Go on in the same way: in each row press below every light that is still on in the row above, until only ' +
        'the last row has lights.',
      chasing3:
        'The chart of 5 × 5 says: if this is left in the last row, press the marked button in the first row, and ' +
        'chase once more. Then everything goes out.',
      chasing4:
        'Now a whole board. Chase it down, read what is left, press in the first row, and chase again; the tab ' +
        '“Chase” has the whole chart.',
      levels1:
        'These lights have three levels: off, dim, bright, and off again. Press one button until nothing has ' +
        'changed: it takes three presses.',
      levels2:
        'The middle button is marked with a 2: one press too few was made here. To undo one press among three ' +
        'levels, press two more times.',
      levels3: 'Four levels: to undo one press takes three. The mark says so.',
      levels4: 'Three levels and two buttons to find: one of them, or both, may need two presses.',
      thesis1:
        'Four levels. A thesis solved such boards with the field of four elements, where 1 + 1 is 0. Press what its ' +
        'recipe says: a count for each button. Every light ends at level 2, none is out.',
      thesis2:
        'Lights that cycle 0, 1, 2, 3 count modulo 4, where 1 + 1 is 2. Solved modulo 4, the board asks for these ' +
        'presses, and it goes out.',
      thesis3:
        'Tried on all 256 starts of this board, the recipe fails on 176; arithmetic modulo 4 solves every one. The ' +
        'tab “Field” lets you try any start both ways.',
      thesis4: 'A board of four levels of your own. Put it out.',
    },
  },
  save: {
    title: 'Save the board',
    what: 'Only kinds of files that can hold this board are offered. The link holds all of it, always.',
    kinds: {
      text: 'Text',
      table: 'CSV',
      json: 'JSON',
      pbm: 'PBM',
      pgm: 'PGM',
      life: 'Life RLE',
      id: 'Id',
      tatham: 'Flip id',
      save: 'Flip save',
      edges: 'Edge list',
      dimacs: 'DIMACS',
      svg: 'SVG',
      png: 'PNG picture',
    },
    print: 'Print this view',
  },
  steps: {
    place: 'row {row} column {column}',
    times: '{place} ({n} times)',
    presses: { one: '{n} press', other: '{n} presses' },
    start: 'The lights at the start.',
    target: 'The lights to reach.',
    planAll: 'A light all of whose buttons but one are settled decides the last one. So every button is decided.',
    planRows:
      'Once a row of buttons is settled, only the button below a light can still change it. So the first row of ' +
      'presses decides all others, and only the last row of lights is left to chance.',
    planColumns:
      'Once a column of buttons is settled, only the button to the right of a light can still change it. So the ' +
      'first column of presses decides all others, and only the last column of lights is left to chance.',
    planFree: {
      one:
        'A light all of whose buttons but one are settled decides the last one. Free to choose are the buttons ' +
        '{places}; {n} light decides nothing and must come out right.',
      other:
        'A light all of whose buttons but one are settled decides the last one. Free to choose are the buttons ' +
        '{places}; {n} lights decide nothing and must come out right.',
    },
    planFreeMore: {
      one:
        'A light all of whose buttons but one are settled decides the last one. Free to choose are the buttons ' +
        '{places} …; {n} light decides nothing and must come out right.',
      other:
        'A light all of whose buttons but one are settled decides the last one. Free to choose are the buttons ' +
        '{places} …; {n} lights decide nothing and must come out right.',
    },
    firstChase: 'First chase: all free buttons stay unpressed.',
    secondChase: 'Second chase: press these free buttons, then chase again.',
    rowDecides: 'Row {row} of lights decides: press {places}.',
    columnDecides: 'Column {column} of lights decides: press {places}.',
    lightDecides: 'Light {light} decides: press {places}.',
    wrongNone: 'No light is wrong: no free button needs to be pressed.',
    wrong: { one: '{n} light is still wrong: {places}.', other: '{n} lights are still wrong: {places}.' },
    system:
      'Each free button, pressed once and chased, changes the remaining lights by a column of F. The free presses ' +
      'must make up what is missing: F · x = c modulo {q}.',
    recurrenceRows:
      'F comes from a recurrence for the rows of presses, each settled by the two above it: B₀ = I, B₁ = −A₁ and ' +
      'then B₍ₖ₊₁₎ = −A₁·Bₖ − B₍ₖ₋₁₎, where A₁ is the matrix of one row. Below row {lines} nothing can be pressed, ' +
      'so B of {lines} times the first row equals what the lights ask for, and F is the opposite of that B.',
    recurrenceRowsTwo:
      'F comes from a recurrence for the rows of presses, each settled by the two above it: B₀ = I, B₁ = A₁ and ' +
      'then B₍ₖ₊₁₎ = A₁·Bₖ + B₍ₖ₋₁₎, where A₁ is the matrix of one row. Below row {lines} nothing can be pressed, ' +
      'so B of {lines} times the first row equals what the lights ask for, and F is that B.',
    recurrenceColumns:
      'F comes from a recurrence for the columns of presses, each settled by the two to its left: B₀ = I, B₁ = −A₁ ' +
      'and then B₍ₖ₊₁₎ = −A₁·Bₖ − B₍ₖ₋₁₎, where A₁ is the matrix of one column. Right of column {lines} nothing can ' +
      'be pressed, so B of {lines} times the first column equals what the lights ask for, and F is the opposite of ' +
      'that B.',
    recurrenceColumnsTwo:
      'F comes from a recurrence for the columns of presses, each settled by the two to its left: B₀ = I, B₁ = A₁ ' +
      'and then B₍ₖ₊₁₎ = A₁·Bₖ + B₍ₖ₋₁₎, where A₁ is the matrix of one column. Right of column {lines} nothing can ' +
      'be pressed, so B of {lines} times the first column equals what the lights ask for, and F is that B.',
    pressNone: 'Its solution is to press none of the free buttons.',
    pressFree: 'Its solution: press {places}.',
    chaseImpossible: 'The system has no solution, so the board cannot be solved. {why}',
    chased:
      'All lights are as they should be. In all {presses}, in any order. Adding a quiet pattern gives the other ' +
      'solutions.',
    chasedOnly: 'All lights are as they should be. In all {presses}, in any order. It is the only solution.',
    equations:
      'Number the buttons row by row. Column j of A says which lights button j moves. Solve A · x = c modulo {q}, ' +
      'where c is what each light has to change by: c = ({list}).',
    swap: 'Swap rows {a} and {b}.',
    scale: 'Multiply row {a} by {by}.',
    add: 'Add row {b} to row {a}.',
    addTimes: 'Add {by} times row {b} to row {a}.',
    subtract: 'Subtract row {b} from row {a}.',
    subtractTimes: 'Subtract {by} times row {b} from row {a}.',
    reducedField: 'Reduced: rank {rank}, so {buttons} − {rank} = {free} presses are free.',
    reducedUnits: 'Reduced. Every pivot is 1, so {buttons} − {rank} = {free} presses are free.',
    reducedRing: {
      one: 'Reduced. Modulo {q} {n} pivot cannot be made 1; a pivot d leaves d choices for its button.',
      other: 'Reduced. Modulo {q} {n} pivots cannot be made 1; a pivot d leaves d choices for its button.',
    },
    pass: 'The pass matrix P collects all row operations: P · A = E, and P · c is the right side above.',
    eliminationImpossible: 'Rows that are zero on the left but not on the right show that there is no solution. {why}',
    read:
      'Read from the last row upwards: {presses}. Free presses were chosen 0; quiet patterns lead to the other ' +
      'solutions.',
    readOnly: 'Read from the last row upwards: {presses}. There is no other solution.',
  },
};
