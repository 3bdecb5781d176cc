/** The two pages beside the chapters, and the sources. */
export const pages = {
  open: {
    title: 'What a thesis left open, answered',
    about: 'Chasing for more levels, six levels, the optimum, and the optimum for more levels',
    chase:
      'A bachelor’s thesis on this game ends with open questions. The first: can lights be chased with more than two ' +
      'levels, or is it impossible? It can. The button below a light moves it by 1, a unit for every $q$, so the ' +
      'first row decides the others, and $F x_1 = c$ is solved modulo $q$. This board has four levels; press the ' +
      'first row until the last row is dark.',
    six:
      'Open: six levels, “of no mathematical interest” because no field has six elements. Rings are enough: the ' +
      '[[Chinese remainder theorem]] splits 6 into 2 and 3, or elimination divides by units only. 5 × 5 with six ' +
      'levels has {six} quiet patterns. This board has six levels; put it out.',
    optimum:
      'Open: is the solution that was found the best? Compare it with all others: they differ by the $2^d$ quiet ' +
      'patterns. On large boards the cells are split into four classes, which saves most of the comparing. The tab ' +
      '“Optimise” says how its answer was proved.',
    nonlinear:
      'Open: with more than two levels the objective $f(x)$ after taking opposites is not linear. It need not be: ' +
      'count the presses $x$ themselves, each from 0 to $q - 1$. The {all3} solutions of this board have from {few} ' +
      'to {many} presses, and {few} is proved to be the fewest.',
  },
  wrong: {
    title: 'What that thesis gets wrong',
    about: 'Two of its statements, with counter-examples to press',
    field:
      'Theorems 4.5 to 4.12 solve four levels in the field $GF(4)$ and press the opposite modulo 4. Press the ' +
      'counts that this gives for the smallest counter-example: every light ends at level 2. It fails on {fails} of ' +
      'the {starts} boards of 2 × 2.',
    right:
      'Lights that cycle are $\\mathbb Z/4$. There 2 × 2 has determinant −3, a unit, and this is the one solution.',
    first:
      'Light chasing, third step: “press in the first row so that its lights are those of the last row, then chase ' +
      'again”, on any board. It works for all residues of 5 × 5 ({w5} of {o5}) and of 9 × 9 ({w9} of {o9}), but on 3 ' +
      '× 3 only for {w3} of {o3}, on 6 × 6 for {w6} of {o6}, on 7 × 7 for {w7} of {o7}. This is a residue of 3 × 3 ' +
      'on which it fails: try it.',
    works: 'the rule works',
    residues: 'residues that can be solved',
    chart: 'What is right for every board: look the residue up in the chase chart, or solve $F x_1 = c$. Put it out.',
  },
  sources: {
    title: 'History and sources',
    history:
      'Merlin (Parker Brothers, 1978), XL-25 (Vulcan Electronics, 1983) and Lights Out (Tiger Electronics, 1995) ' +
      'are the best-known machines. The mathematics was worked out from the 1980s on, first as cellular automata, ' +
      'then as linear algebra.',
    list: 'Sources',
  },
};
