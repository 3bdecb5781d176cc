/** Chapters 5 to 8. */
export const second = {
  orthogonal: {
    title: 'Orthogonality',
    about: 'Why three boards of 5 × 5 in four cannot be solved',
    question:
      'One light is on, in a corner of 5 × 5. Can you put it out? Try for a while, then go on: you will see why.',
    claim:
      'Lay a quiet pattern on the board and count the lights that are on under it. If the count is odd for at ' +
      'least one quiet pattern, the board cannot be solved; if all counts are even, it can. In other words: $b$ has to ' +
      'be [[orthogonal]] to the kernel, its [[dot product]] with each of the {d} generators must be 0.',
    even:
      'Here the marked count is odd. Press whatever you like: the figure shows that the first dot product never ' +
      'changes.',
    centre: 'Only the middle light of 5 × 5 is on. Can this board be solved?',
    centreWhy: 'Neither generator has the middle cell, so both dot products are 0. The board can be solved.',
    yes: 'yes',
    no: 'no',
    open: 'it depends on the order of presses',
    kernel:
      'Why is it necessary? Press any button: of the marked lights, a quiet pattern $q$, it changes 0 or 2, so their ' +
      'count stays even or odd. In general, for any presses $x$, move $A$ to the other side. $A$ is symmetric, so $q ' +
      '\\cdot (A x) = (A q) \\cdot x = 0$. Everything that presses can make is orthogonal to every quiet pattern.',
    count:
      'How many boards can presses make? There are $2^{n^2}$ vectors $x$. Two of them make the same board exactly ' +
      'if they differ by one of the $2^d$ quiet patterns. So the boards that can be solved are $2^{n^2 - d}$: for 5 ' +
      '× 5, {some} of {all}, one in {k}.',
    both:
      'Why is it sufficient? Each of the $d$ generators halves the boards that are orthogonal to all of them, ' +
      'because the generators are independent: $2^{n^2 - d}$ are left. That is as many as can be solved, and those ' +
      'are among them. So the two sets are the same.',
  },
  elimination: {
    title: 'Elimination',
    about: 'Solving every board at once, and what the last rows of P say',
    question:
      'Solving one board is one system of equations. Can the work be done once, for all boards of that size? And ' +
      'what does the work itself tell about the quiet patterns?',
    claim:
      'Write the [[identity]] beside $A$ and use [[row operations]] on both, until the left side is [[reduced]]: ' +
      '$(A \\mid I) \\to (E \\mid P)$. Every operation is a multiplication from the left, so $P$ collects them all, ' +
      'and $P A = E$. Step through it for 2 × 3. If $A$ is invertible, $E$ is $I$ and $P$ is the inverse.',
    read:
      'Now every board is a product: $A x = b$ is the same as $E x = P b$. Compute $P b$; if it has a 1 where $E$ ' +
      'has a zero row, there is no solution; otherwise choose the free buttons as you like and read off the rest. ' +
      'Put this board out.',
    zero: 'For 5 × 5, $E$ has {d} zero rows. What are the last {d} rows of $P$?',
    zeroWhy:
      'They say how rows of $A$ add up to zero, and as $A$ is symmetric, these are presses that change nothing: ' +
      'quiet patterns.',
    frameStart: 'A, with the identity beside it',
    frameEnd: 'E and P: the last rows of P, pointed out, are quiet patterns',
    patterns: 'quiet patterns',
    nothing: 'zero rows, too',
    solution: 'a solution of the board with all lights on',
    large:
      'The matrix $P$ of 5 × 5. The two rows that are pointed out are the quiet patterns; the first of them is ' +
      'marked on the board. Point at an entry, or touch it, to see its cell.',
    basis1:
      'The proof. Let $p$ be one of the last rows of $P$. The same row of $P A = E$ is zero, so $p^{\\mathsf T} A = ' +
      '0$. Transpose it: $A$ is symmetric, so $A p = 0$, and $p$ is quiet.',
    basis2:
      'They are all there is. $P$ is invertible, so its rows are independent. There are $n - r = d$ of them, as ' +
      'many as the [[kernel]] has generators. So the last rows of $P$ are a basis of the kernel: on every board ' +
      'whose buttons act mutually, with holes or without.',
    columns:
      'There is a second way, from $E$ alone. The columns without a pivot, here the last {d}, belong to free ' +
      'buttons. Press one free button and no other free one; then row $i$ says: the button of pivot $i$ is minus ' +
      'the entry of that column. Each free column is one quiet pattern.',
  },
  chase: {
    title: 'Chasing the lights',
    about: 'From 25 unknowns to five, for every number of levels',
    question:
      '25 unknowns are too many for the head. Could five be enough? Put out the first row by pressing only buttons ' +
      'of the second row.',
    claim:
      'Once a row of buttons is settled, only the button below can still change a light. So the first row of ' +
      'presses, $x_1$, decides everything: $x_{k+1} = -(s_k + A_1 x_k + x_{k-1})$, where $s_k$ is row $k$ of the ' +
      'lights. Press buttons of the first row: the others follow, and only the last row may stay lit.',
    chart:
      'Chase with an empty first row. What is left in the last row is the residue; on 5 × 5, {rows} residues besides ' +
      'the dark one can be solved. Each picture has the buttons to press in the first row above, and the residue ' +
      'below. This is the [[chase chart]] that people learn by heart.',
    follow:
      'Follow it: the last row shows this residue, so press the marked button of the first row, and chase down once ' +
      'more.',
    unknowns: 'A board of 20 × 30 has 600 buttons. Chasing along the better side, how many unknowns are left?',
    unknownsWhy:
      'A line of 20 buttons decides the line beside it, and so on: chase along the 30, with {side} unknowns.',
    shift:
      'The same in matrices. Let $J$ move every row up by one. $A x = s$ becomes $J x = (A + J) x + s$, modulo 2: ' +
      'on the left stand rows 2, 3, …, on the right only rows that come earlier. So row after row can be computed.',
    table:
      'Put in, again and again, this gives every row from $x_1$ and the lights: a table of blocks, triangular, with ' +
      '$B_0 = I$, $B_1 = A_1$ and $B_{k+2} = A_1 B_{k+1} + B_k$ modulo 2. Over $q$ levels the signs are $B_1 = ' +
      '-A_1$ and $B_{k+2} = -A_1 B_{k+1} - B_k$.',
    last:
      'The last line is the equation that is left: there is no row below the last, so $B_5 x_1 = c$ with $c = B_4 ' +
      's_1 + B_3 s_2$ $+\\, B_2 s_3 + B_1 s_4 + B_0 s_5$. Step through the blocks. The last one, $B_5$, is what the ' +
      'chase makes of the first row.',
    levels:
      'Nothing here used that there are two levels: the button below a light moves it by 1, which is a [[unit]]. ' +
      'This board has three. Press buttons of the first row, one of them twice, until all is dark.',
    solve:
      'Now solve it for this board. Beside $B_5$ stands $c$, computed from the lights; step through the elimination. ' +
      'Columns without a pivot: {free}. So as many buttons of the first row are free; choose them, read off the ' +
      'others, press them, and the rows below follow. Of the {answers} answers the lightest is the buttons ' +
      '{textbook}.',
    frameChase: 'B₅, with c beside it',
  },
  allon: {
    title: 'All lights on',
    about: 'Why this board can always be put out, on every graph',
    question:
      'All lights of 3 × 3 are on. Can you put them out? And is there any board at all, of any shape, where it ' +
      'cannot be done?',
    claim:
      'With two levels, all lights on can always be put out: on every rectangle, with any cells missing, on every ' +
      '[[graph]] whose buttons move themselves and their neighbours. On 5 × 5 it takes {least5} presses, on 3 × 3 ' +
      '{least3}.',
    random:
      'Take {tried} random graphs with 8 vertices, every edge by the toss of a coin. On how many can all lights be ' +
      'put out?',
    randomWhy: 'On all {solvable} of them. They were tried here, press by press.',
    short1:
      'The short proof needs only the diagonal. Let $q$ be any quiet pattern and write out $q \\cdot A q$. Off the ' +
      'diagonal every product stands twice, since $A$ is symmetric, and twice is 0. On the diagonal stand ones. So ' +
      '$q \\cdot A q$ is the number of pressed buttons, modulo 2.',
    short2:
      'But $A q = 0$, so that number is even. That is the [[dot product]] of $q$ with the board of ones: every ' +
      'quiet pattern is orthogonal to it. By the chapter on orthogonality, it can be solved.',
    lemma:
      'There is a longer proof that builds the solution. Lemma: the vertices of every graph can be split in two ' +
      'parts so that each has an even number of neighbours in its own part. Take out a vertex of odd degree, swap ' +
      'the edges among its neighbours (joined ones part, parted ones join), and repeat until every degree is even; ' +
      'then put the vertices back, each where it has evenly many neighbours.',
    added:
      'From the lemma to the lights: add one vertex, here +, joined to every vertex of even degree, and split that ' +
      'graph. In the part without +, every vertex has evenly many neighbours in its part; every other vertex has an ' +
      'odd number of neighbours there. So pressing that part changes every light an odd number of times. Step to the ' +
      'end of the figure, and press that part on the board.',
    irregular: 'An irregular board of six cells. Put it out.',
    cross: 'A cross of five cells. Its matrix is invertible, so there is exactly one way. Find it.',
  },
};
