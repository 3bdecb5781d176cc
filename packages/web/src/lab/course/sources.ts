/** What the course rests on, as it is cited; titles stay in their own language. */
export const SOURCES: readonly string[] = [
  'K. Sutner, Linear cellular automata and the Garden-of-Eden, Mathematical Intelligencer 11 (1989) 49–53.',
  'D. Pelletier, Merlin’s magic square, American Mathematical Monthly 94 (1987) 143–150.',
  'M. Anderson, T. Feil, Turning Lights Out with Linear Algebra, Mathematics Magazine 71 (1998) 300–303.',
  'Ó. Martín-Sánchez, C. Pareja-Flores, Two reflected analyses of Lights Out, Mathematics Magazine 74 (2001) 295–304.',
  'J. Goldwasser, W. Klostermeyer, H. Ware, Fibonacci polynomials and parity domination in grid graphs, Graphs and ' +
    'Combinatorics 18 (2002) 271–283.',
  'M. Hunziker, A. Machiavelo, J. Park, Chebyshev polynomials over finite fields and reversibility of σ-automata on ' +
    'square grids, Theoretical Computer Science 320 (2004) 465–483.',
  'B. Giffen, D. Parker, On generalizing the Lights Out game and a generalization of parity domination (2009).',
  'A. Berman, F. Borer, N. Hungerbühler, Lights Out on graphs, Mathematische Semesterberichte 68 (2021) 237–255.',
  'A. Storjohann, T. Mulders, Fast algorithms for linear algebra modulo N, ESA 1998.',
  'L. Lovász, Combinatorial Problems and Exercises (1979), problem 5.17: Gallai’s theorem on splitting a graph.',
  'E. Brinckhaus, Lights Out! (slides of a linear algebra class, Math 45): the table of the Bₖ.',
  'Lights Out, trabajo fin de grado, Universidad Politécnica de Madrid (2017): the thesis that chapter 10 and the two ' +
    'pages beside the chapters speak of.',
  'OEIS A159257 (nullities of squares), A165738 (of tori), A075464 (fewest presses for all lights on).',
];
