/** Chapters 9 to 12. */
export const third = {
  symmetry: {
    title: 'Symmetry',
    about: 'Turning quiet patterns, and why they have an even number of presses',
    question:
      'Here is a quiet pattern with {n} buttons. Press it. Then turn it in your mind by a quarter: is that quiet, too?',
    claim:
      'Turn or reflect a quiet pattern and it stays quiet. A square has {s} such motions; these are the {s} images ' +
      'of one pattern of 4 × 4, all of them different. And with two levels every quiet pattern has an even number of ' +
      'presses.',
    parity: '4 × 4 has {k} quiet patterns. How many of them have an odd number of presses?',
    parityWhy: 'None. All of them were counted, and the next steps prove it for every board.',
    turn:
      'Why turns keep them quiet: neighbours stay neighbours when the board is turned. If $S$ is the motion as a ' +
      'matrix, then $A S = S A$, so $A (S q) = S (A q) = 0$.',
    form:
      'Why their number is even: take the [[dot product]] of $q$ with $A q = 0$ and write it as a double sum over ' +
      'all pairs of pressed buttons.',
    pairs:
      'Only pairs of pressed buttons count, so look at their rows and columns of $A$ alone: the figure, for the ' +
      'marked pattern. Off the diagonal every one has its mirror image, $a_{ij} = a_{ji}$, so modulo 2 these vanish ' +
      'in pairs. The framed diagonal is left: $\\sum q_i$, the number of presses. And the sum of all entries is ' +
      'even, because every row has evenly many ones: $A q = 0$. This needs only that $A$ is symmetric with ones on ' +
      'the diagonal.',
    beyond:
      'With three levels a pair counts 2, not 0, so the proof ends: all it says is that $\\sum q_i^2 + 2 \\sum q_i ' +
      'q_j$ over neighbours is divisible by 3. Press every button of this board once: a quiet pattern for three ' +
      'levels.',
  },
  moduli: {
    title: 'More levels',
    about: 'Lights that count modulo q, and why four levels are no field',
    question:
      'These lights have three levels: off, dim, bright, and off again. Press one button until nothing has changed.',
    claim:
      'The matrix $A$ is the same as before; only the counting is modulo $q$. Pressing a button $q$ times changes ' +
      'nothing, and to undo $x_1$ presses takes $x_2$ more, with $x_1 + x_2 = 0$ modulo $q$. Put this board out.',
    ring:
      'Four levels cycle 0, 1, 2, 3, 0. This is $\\mathbb Z/4$: a [[ring]] where 1 + 1 = 2. But 2 has no inverse ' +
      'there, because 2 · 2 = 0: it is not a [[field]].',
    field:
      'There is a field with four elements, $GF(4)$: polynomials in $\\alpha$ modulo 2, with $\\alpha^2 = \\alpha + ' +
      '1$, a [[quotient]] by an [[irreducible]] polynomial. But there 1 + 1 = 0. Adding 1 again and again only ' +
      'leads from 0 to 1 and back, so no single step cycles through four levels; in turns +1 and +α give {cycle} → ' +
      '0.',
    product:
      'Its multiplication: every element but 0 has an inverse, the powers of $\\alpha$ are all of them. It is a ' +
      'fine field, but another game: one where a press adds an element of $GF(4)$.',
    kernel: 'How many quiet patterns does 4 × 4 with four levels have?',
    kernelWhy:
      'Counting modulo 4 there are {kernel4}. In $GF(4)$ there would be $4^4$ = {kernelField}; with two levels ' +
      'there are {kernel2}.',
    phi:
      'A thesis on this game maps levels to elements, $\\varphi(0) = 0$, $\\varphi(1) = 1$, $\\varphi(2) = ' +
      '\\alpha$, $\\varphi(3) = \\alpha + 1$, and uses “row operations as before”. The map does not respect sums, ' +
      'so a row operation in $GF(4)$ is not what presses do. This is the step that fails.',
    recipe:
      'Its recipe for this board: solve in $GF(4)$, press the opposite modulo 4. Do it, as the marks say: all ' +
      'lights end at level 2. Of the {starts} boards of 2 × 2 it leaves {fails} lit.',
    repair:
      'Modulo 4 the matrix has determinant −3, a [[unit]]: every board has exactly one solution. Here it is; press it.',
    units:
      'What elimination needs over $\\mathbb Z/q$: divide only by units, numbers prime to $q$. An entry such as 2 ' +
      'modulo 4 may have to stay as a pivot, and $2 x = 0$ has two solutions, 0 and 2. So the last rows of the pass ' +
      'matrix need not be a basis of the kernel, and quiet patterns have an [[order]]: some vanish after two presses ' +
      'already.',
    six:
      'Six levels have no field at all, yet the game is solved: modulo 6 is modulo 2 and modulo 3 at once. 5 × 5 ' +
      'has {two} quiet patterns for two levels, {three} for three, and {two} · {three} = {six} for six.',
  },
  polynomials: {
    title: 'Polynomials',
    about: 'A formula for the number of quiet patterns, and why the map repeats',
    question: '4 × 4 has {d4} generators, 9 × 9 has {d9}, and most squares have none. Is there a formula?',
    claim:
      'Yes, with polynomials modulo 2. Let $f_0 = 1$, $f_1 = t$ and $f_{k+1} = t f_k + f_{k-1}$, the [[Fibonacci ' +
      'polynomials]]. The [[nullity]] of $m$ × $n$ is the [[degree]] of the greatest common divisor of $f_m(t+1)$ ' +
      'and $f_n(t)$.',
    table:
      'Compare: the nullity in the second column was computed by elimination, and it is the degree of the greatest ' +
      'common divisor in the third.',
    squares:
      'A square has exactly one solution for every board if the two polynomials have no common factor. From 2 to 20 ' +
      'these sides do: {list}.',
    nineteen:
      'The nullity of 9 × 9 is {d9}. From $n$ to $2n + 1$ it doubles, plus 2 if $n$ leaves 2 after division by 3. ' +
      'What is the nullity of 19 × 19?',
    nineteenWhy:
      '19 = 2 · 9 + 1, and 9 leaves 0 after division by 3: so 2 · {d9} = {d19}. It also follows from the formula, ' +
      'since $f_{2k+1} = t f_k^2$ modulo 2.',
    rows:
      'The proof starts at chasing. $B_{k+2} = A_1 B_{k+1} + B_k$ is the recurrence of $f_k$, with $A_1$ in the ' +
      'place of $t$. And $A_1 = H + I$, where $H$ joins the cells of one row to their neighbours. So $F = f_m(H + ' +
      'I)$.',
    cyclic:
      'In a single row, $H e_k = e_{k-1} + e_{k+1}$. So $f_k(H) e_1 = e_{k+1}$: every row is a polynomial in $H$ ' +
      'applied to $e_1$, and rows of length $n$ are polynomials modulo $f_n$. Quiet first rows are those $p$ that ' +
      '$f_m(t+1)$ multiplies to 0.',
    degree:
      '$f_m(t+1) \\cdot p$ is divisible by $f_n$ exactly if $p$ is a multiple of $f_n / g$ with $g$ the greatest ' +
      'common divisor. Modulo $f_n$ there are $2^{\\deg g}$ such $p$. That is the formula.',
    period:
      'Fix the number of rows, $m$. Only $f_n$ modulo $f_m(t+1)$ matters, and there are finitely many remainders. ' +
      'The recurrence can be run backwards, too, so it comes back to its beginning: the nullities of $m$ rows ' +
      'repeat. For 4 rows after {p4} columns.',
    rowsHead: 'rows',
    periodHead: 'period',
  },
  smith: {
    title: 'Smith form and fewest presses',
    about: 'All numbers of levels at once, and the shortest solution',
    question:
      '5 × 5 has {k2} quiet patterns for two levels, {k3} for three, {k6} for six, {k11} for eleven. Where do these ' +
      'numbers come from?',
    claim:
      'From one diagonal of whole numbers. Row and column operations over the integers bring $A$ to its [[Smith ' +
      'form]]; its entries are the invariants $s_1, s_2, \\dots$, each dividing the next. For $q$ levels the number ' +
      'of quiet patterns is the product of $\\gcd(s_i, q)$, where $\\gcd(0, q) = q$.',
    steps:
      'Why {big} for 5 × 5? Chasing over the integers leaves a matrix of five rows; the other invariants of $A$ are ' +
      '1. Step through its Smith form: 1, 1, {big}, 0, 0. And {big} = 3 · 11.',
    start: 'the matrix that chasing leaves',
    pivot: 'bring the smallest entry to the diagonal',
    done: 'the Smith form',
    eleven: 'Count for eleven levels: the invariants are 1, …, 1, {big}, 0, 0. How many quiet patterns are there?',
    elevenWhy:
      '$\\gcd({big}, 11) = 11$, and each of the {d} zeros gives 11 more: $11^3 = {k11}$. For five levels it would ' +
      'be $5^2$.',
    unimodular:
      'Why only chasing? Each step of a chase divides by 1 or −1, so it is allowed over the integers: ' +
      '[[unimodular]]. It takes away rows and columns with invariant 1, and the rest is the small matrix.',
    product:
      'Why the product? The operations are invertible modulo every $q$, so $A x = 0$ becomes $s_i y_i = 0$, one ' +
      'equation each, with $\\gcd(s_i, q)$ solutions. For 3 × 3 the only invariant above 1 is {big3}: nothing but ' +
      'multiples of 7 gives it quiet patterns.',
    program:
      'All {n} solutions of this board differ by quiet patterns; which has the fewest presses? As an [[integer ' +
      'program]]: minimise $\\sum x_i$ subject to $A x = b + 2 k$ with whole numbers. The dots are a lightest ' +
      'solution, {least} presses.',
    simplex:
      'The linear program alone, with fractions allowed, is no answer: the [[simplex method]] may end at halves. So ' +
      'one branches, or, far faster here, compares all $2^d$ solutions. The tab “Optimise” does it with a proof. Put ' +
      'the board out, in {least} presses if you can.',
  },
};
