/** Words that are explained where they are met. A note ends with its source where it tells a theorem. */
export const glossary = {
  vector: { word: 'vector', note: 'A list of numbers, one for each cell, added place by place.' },
  modulo: {
    word: 'modulo',
    note: 'Counting modulo q: only the remainder after division by q counts, so q is 0 again.',
  },
  tridiagonal: {
    word: 'tridiagonal',
    note: 'A matrix whose entries stand only on the diagonal and directly beside it.',
  },
  identity: { word: 'identity', note: 'The matrix I with ones on the diagonal: multiplying by it changes nothing.' },
  symmetric: {
    word: 'symmetric',
    note: 'A matrix that is its own mirror image: the entry in row i and column j is that in row j and column i.',
  },
  'column space': {
    word: 'column space',
    note: 'All sums of multiples of the columns of a matrix: everything that A·x can be.',
  },
  rank: { word: 'rank', note: 'How many columns of a matrix are independent; the number of pivots after elimination.' },
  nullity: { word: 'nullity', note: 'How many generators the kernel has over a field: columns minus rank.' },
  kernel: { word: 'kernel', note: 'All x with A·x = 0. Here: the presses that change no light.' },
  'quiet pattern': {
    word: 'quiet pattern',
    note: 'Presses that leave every light as it was; an element of the kernel.',
  },
  generator: { word: 'generator', note: 'One of a set of elements whose sums of multiples are all others.' },
  order: {
    word: 'order',
    note: 'The order of a quiet pattern is how often it has to be added to itself to give nothing.',
  },
  'Rouché–Frobenius': {
    word: 'Rouché–Frobenius',
    note: 'A·x = b has a solution exactly if (A | b) has the same rank as A. Rouché 1875, Frobenius 1905.',
  },
  'dot product': { word: 'dot product', note: 'Multiply two vectors place by place and add up, modulo q.' },
  orthogonal: {
    word: 'orthogonal',
    note: 'Two vectors are orthogonal if their dot product is 0. Anderson & Feil 1998 use it for solvability.',
  },
  'row operations': {
    word: 'row operations',
    note: 'Swapping two rows, multiplying a row by a unit, adding a multiple of a row to another.',
  },
  reduced: {
    word: 'reduced',
    note: 'Reduced echelon form: every pivot is 1 and stands alone in its column, and pivots move right row by row.',
  },
  pivot: { word: 'pivot', note: 'The first entry of a row after elimination that is not 0.' },
  'chase chart': {
    word: 'chase chart',
    note: 'The table of what is left in the last row after a chase and which buttons of the first row to press for it.',
  },
  unit: { word: 'unit', note: 'A number with an inverse modulo q: one that has no common factor with q.' },
  graph: { word: 'graph', note: 'Vertices, some pairs of which are joined by edges.' },
  ring: {
    word: 'ring',
    note:
      'Numbers that can be added, subtracted and multiplied. A subring is a part closed under this; an ideal is a ' +
      'part that stays in itself when multiplied by any element.',
  },
  field: { word: 'field', note: 'A ring where every element but 0 has an inverse, so that one can divide.' },
  GF: { word: 'GF', note: 'GF(q), the Galois field with q elements; there is one exactly if q is a power of a prime.' },
  quotient: {
    word: 'quotient',
    note:
      'A ring in which all multiples of one element count as 0, such as the integers modulo 4, or polynomials ' +
      'modulo one polynomial.',
  },
  irreducible: {
    word: 'irreducible',
    note: 'A polynomial that is no product of polynomials of smaller degree; its quotient is a field.',
  },
  degree: { word: 'degree', note: 'The highest power in a polynomial. Of a vertex: how many edges it has.' },
  'Fibonacci polynomials': {
    word: 'Fibonacci polynomials',
    note:
      'f₀ = 1, f₁ = t, fₖ₊₁ = t·fₖ + fₖ₋₁: characteristic polynomials of paths modulo 2. Goldwasser, Klostermeyer & ' +
      'Ware 2002.',
  },
  'Smith form': {
    word: 'Smith form',
    note:
      'The diagonal matrix that invertible integer row and column operations make of a matrix; each entry divides ' +
      'the next. H. J. S. Smith 1861.',
  },
  unimodular: { word: 'unimodular', note: 'Invertible over the integers: the determinant is 1 or −1.' },
  'integer program': {
    word: 'integer program',
    note: 'Minimise a linear expression under linear conditions, with whole numbers only.',
  },
  'simplex method': {
    word: 'simplex method',
    note: 'Dantzig’s method for linear programs (1947): it walks from corner to corner and may end at fractions.',
  },
  'Chinese remainder theorem': {
    word: 'Chinese remainder theorem',
    note: 'For coprime a and b, a remainder modulo a·b is the same as one modulo a and one modulo b.',
  },
};
