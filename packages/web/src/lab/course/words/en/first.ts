/** Chapters 1 to 4. */
export const first = {
  presses: {
    title: 'Presses as vectors',
    about: 'A board is a list of numbers, and a press is an addition',
    question:
      'One press changes up to five lights, and a game is a long row of presses. Can a whole board, and a whole ' +
      'strategy, be written down as plain lists of numbers, so that pressing is nothing but adding? Press a few ' +
      'buttons and watch what each one does.',
    claim:
      'Number the {cells} cells row by row. The board is then a [[vector]] $b$ with a 1 for every light that is on, ' +
      'and button $i$ is the vector $a_i$ with a 1 for every light it moves. Pressing it leads from $b$ to $b + ' +
      'a_i$, counted [[modulo|modulo 2]]: 1 + 1 is 0. In the figure, ((1|cell 1)), ((5|cell 5)) and the others ' +
      'stand in their order.',
    worked:
      'A worked example. The lights ((1|1)), ((5|5)), ((8|8)) and ((9|9)) are on. Press ((5|button 5)): the figure ' +
      'adds $a_5$ to $b$, place by place. Where both have a 1 the sum is 0, so the light goes out; where only one ' +
      'of them has, it is on.',
    twice: 'Press button 5 a second time. What is $b + a_5 + a_5$?',
    twiceWhy:
      'Each entry of $a_5 + a_5$ is 0 + 0 or 1 + 1, and both are 0 modulo 2. The second press undoes the first.',
    order:
      'Does the order matter? Press the two marked buttons, first one way, then start over and press them the other ' +
      'way. Adding vectors is commutative: $b + a_1 + a_2 = b + a_2 + a_1$. A light only counts how often it was ' +
      'changed.',
    odd:
      'Since $a_i + a_i = 0$, only whether a button is pressed an odd or an even number of times counts. Press one ' +
      'button until every light is as it was.',
    strategy:
      'So a whole strategy is a vector, too: $x$ with a 1 for every button to press. The dots on the board are $x$. ' +
      'There are as many strategies as boards, $2^9$ of each. Find the $x$ that puts this board out.',
    history:
      'The idea is older than the name. Merlin (Parker Brothers, 1978) had a 3 × 3 square whose buttons reach ' +
      'different numbers of lights; XL-25 (Vulcan Electronics, 1983) had 25 lights and two rules, plus and knight; ' +
      'Lights Out (Tiger, 1995) made the plus rule famous, with cubes and levels after it. The list “Famous boards” ' +
      'of the laboratory has {toys} of them.',
  },
  matrix: {
    title: 'The matrix of a board',
    about: 'All buttons in one table, and the blocks it is made of',
    question:
      'Which lights does a button move? And which buttons move a given light? One table should answer both. Press a ' +
      'button and think of where its five ones would stand.',
    claim:
      'Put the vectors $a_1, a_2, \\dots$ side by side: the matrix $A$, {size} × {size}. A column is a button, a row ' +
      'is a light. Point at an entry, or touch it: its light and its button are shown on the board. With lines after ' +
      'every fifth row and column $A$ falls into blocks: the [[tridiagonal]] $A_1$ along the diagonal, ' +
      '[[identity|identity matrices]] $I$ beside it, and nothing else.',
    neighbours:
      'Written in rows of five, a column is a picture of the press: these are $a_1$, $a_7$, $a_{12}$ and $a_{25}$. ' +
      'Now take row 7 of $A$ instead of column 7. It is the same picture, because a button moves its neighbour ' +
      'exactly if the neighbour’s button moves it. This picture is called the neighbour matrix of the cell.',
    ones: 'How many ones does $A$ have for 5 × 5? Think of corners, edges and the inside.',
    onesWhy:
      'Four corners move 3 lights each, twelve cells at the edges move 4, nine inner ones 5: 12 + 48 + 45 = {ones}.',
    own:
      'Why these blocks? Within its own row a button moves itself and its left and right neighbours. That is the ' +
      'same for every row: the matrix $A_1$ of a single row.',
    blocks:
      'In the row above and in the row below a button moves just the cell in its own column: an identity matrix ' +
      '$I$. Farther away it moves nothing: $O$. With $n$ rows this is $\\operatorname{tridiag}(I, A_1, I)$, for ' +
      'every width.',
    symmetric:
      'The picture is its own mirror image: $A = A^{\\mathsf T}$, $A$ is [[symmetric]]. That holds whenever buttons ' +
      'act mutually, also on a cylinder, a torus or a graph. Much of what follows rests on it.',
  },
  columns: {
    title: 'A·x = b',
    about: 'One equation for every board, and when it has a solution',
    question:
      'Somebody hands you a lit board. You are to say which buttons to press, or that it cannot be done. Which ' +
      'equation do you write down?',
    claim:
      'Pressing $x$ leads from $b$ to $b + A x$. The lights go out if that is 0, and modulo 2 a minus is a plus, ' +
      'so: $A x = b$. With $q$ levels it is $A x = -b$, modulo $q$.',
    sum:
      'The equation, light by light: the marked light ((5|5)) changes once for each pressed button among itself and ' +
      'its neighbours. So row 5 of $A x$ is $x_2 + x_4 + x_5 + x_6 + x_8$, the sum of the neighbours. Press ' +
      '((1|1)), ((2|2)), ((4|4)) and ((5|5)) and count.',
    space:
      'What can $A x$ be? A sum of columns of $A$, one for each pressed button. All such sums are the [[column ' +
      'space]] of $A$. So a board can be solved exactly if it is in the column space. Put this one out and read in ' +
      'the figure which columns make $b$.',
    how: 'For 3 × 3 the [[rank]] of $A$ is {rank3}, as large as it can be. How many of the 512 boards can be solved?',
    howWhy:
      'Rank {rank3} means that the {rank3} columns are independent, so their $2^9$ sums are all different: every ' +
      'board is reached. For 5 × 5 the rank is only {rank5} of 25.',
    forward:
      'The test for every case: write $b$ as one more column and reduce. If $b$ is a sum of columns of $A$, the new ' +
      'column adds nothing: $(A \\mid b)$ has the same rank as $A$, here {rank23}. This is the theorem of ' +
      '[[Rouché–Frobenius]]. Every zero row on the left has a zero on the right.',
    backward:
      'If $b$ is no such sum, the new column raises the rank. Then some row is zero on the left and 1 on the right: ' +
      '$0 = 1$. This board of 2 × 3 has such a row, so it cannot be solved, whatever you press.',
  },
  quiet: {
    title: 'Quiet patterns',
    about: 'Presses that change nothing, and how to build one',
    question:
      'Can you press buttons so that in the end no light has changed? Pressing one button twice does it. Is there a ' +
      'way that presses no button twice?',
    claim:
      'Yes: press the {n1} marked buttons. Such an $x$ has $A x = 0$; it is called a [[quiet pattern]], and all of ' +
      'them together are the [[kernel]] of $A$. On 5 × 5 there are {k}, the empty one included: $0$, $q_1$, $q_2$ ' +
      'and $q_1 + q_2$, made from {d} generators.',
    local:
      'You can see it cell by cell. A light stays as it is if an even number of the buttons around it is pressed, ' +
      'itself included. So a button that is not pressed has 0, 2 or 4 pressed neighbours, and a pressed one has 1 ' +
      'or 3.',
    forced:
      'Now build one. Press buttons of the first row only; the rest follows. Once a row is chosen, each light of ' +
      'that row leaves just one choice for the button below it: that cell is forced. Only the last row of lights is ' +
      'left to chance, and it is marked where it fails. Find a first row after which no mark is left.',
    rows: 'Of the {rows} first rows of 5 × 5, for how many does the last row come out?',
    rowsWhy:
      'Each quiet pattern is decided by its first row, and each of the {k} has another one. So it is {completed}, ' +
      'the empty row included.',
    differ:
      'Why it matters: if $x$ and $y$ both solve a board, then $A(x - y) = b - b = 0$. Two solutions differ by a ' +
      'quiet pattern. And the other way round: add a quiet pattern to a solution, such as the marked one, and you ' +
      'have another solution.',
    space:
      'The sum of two quiet patterns is quiet again, so they form a space; with $d$ generators it has $2^d$ ' +
      'elements. A board that can be solved has exactly $2^d$ solutions, {k} on 5 × 5. With rank $r$ and $n$ ' +
      'buttons, $d = n - r$.',
  },
};
