import type { Shape } from '../../../../words/words.ts';
import type { glossary as en } from '../en/glossary.ts';

/** Palabras que se explican donde aparecen. */
export const glossary: Shape<typeof en> = {
  vector: { word: 'vector', note: 'Una lista de números, uno por casilla, que se suma lugar por lugar.' },
  modulo: {
    word: 'módulo',
    note: 'Contar módulo q: solo importa el resto al dividir entre q, así que q vuelve a ser 0.',
  },
  tridiagonal: { word: 'tridiagonal', note: 'Matriz cuyas entradas solo están en la diagonal y justo a su lado.' },
  identity: { word: 'identidad', note: 'La matriz I con unos en la diagonal: multiplicar por ella no cambia nada.' },
  symmetric: {
    word: 'simétrica',
    note: 'Matriz que es su propio reflejo: la entrada de la fila i y columna j es la de la fila j y columna i.',
  },
  'column space': {
    word: 'espacio columna',
    note: 'Todas las sumas de múltiplos de las columnas de una matriz: todo lo que A·x puede ser.',
  },
  rank: {
    word: 'rango',
    note: 'Cuántas columnas de una matriz son independientes; el número de pivotes tras la eliminación.',
  },
  nullity: { word: 'nulidad', note: 'Cuántos generadores tiene el núcleo sobre un cuerpo: columnas menos rango.' },
  kernel: { word: 'núcleo', note: 'Todos los x con A·x = 0. Aquí: las pulsaciones que no cambian ninguna luz.' },
  'quiet pattern': {
    word: 'patrón estacionario',
    note: 'Pulsaciones que dejan cada luz como estaba; un elemento del núcleo.',
  },
  generator: {
    word: 'generador',
    note: 'Uno de un conjunto de elementos cuyas sumas de múltiplos dan todos los demás.',
  },
  order: {
    word: 'orden',
    note: 'El orden de un patrón es cuántas veces hay que sumarlo consigo mismo para que no quede nada.',
  },
  'Rouché–Frobenius': {
    word: 'Rouché–Frobenius',
    note: 'A·x = b tiene solución exactamente si (A | b) tiene el mismo rango que A. Rouché 1875, Frobenius 1905.',
  },
  'dot product': { word: 'producto escalar', note: 'Multiplicar dos vectores lugar por lugar y sumar, módulo q.' },
  orthogonal: {
    word: 'ortogonal',
    note:
      'Dos vectores son ortogonales si su producto escalar es 0. Anderson y Feil lo usan en 1998 para decidir si un ' +
      'tablero se resuelve.',
  },
  'row operations': {
    word: 'operaciones de filas',
    note: 'Intercambiar dos filas, multiplicar una por una unidad, sumar a una un múltiplo de otra.',
  },
  reduced: {
    word: 'reducida',
    note:
      'Forma escalonada reducida: cada pivote es 1 y está solo en su columna, y los pivotes avanzan a la derecha ' +
      'fila por fila.',
  },
  pivot: { word: 'pivote', note: 'La primera entrada no nula de una fila tras la eliminación.' },
  'chase chart': {
    word: 'tabla de persecución',
    note:
      'La tabla de lo que queda en la última fila tras perseguir y de qué botones de la primera fila pulsar ' +
      'entonces.',
  },
  unit: { word: 'unidad', note: 'Un número con inverso módulo q: el que no tiene factor común con q.' },
  graph: { word: 'grafo', note: 'Vértices, algunos de cuyos pares están unidos por aristas.' },
  ring: {
    word: 'anillo',
    note:
      'Números que se pueden sumar, restar y multiplicar. Un subanillo es una parte cerrada para ello; un ideal es ' +
      'una parte que no se abandona al multiplicar por cualquier elemento.',
  },
  field: {
    word: 'cuerpo',
    note: 'Un anillo en el que todo elemento salvo 0 tiene inverso, de modo que se puede dividir.',
  },
  GF: {
    word: 'GF',
    note: 'GF(q), el cuerpo de Galois con q elementos; existe exactamente si q es potencia de un primo.',
  },
  quotient: {
    word: 'cociente',
    note:
      'Un anillo en el que todos los múltiplos de un elemento cuentan como 0, como los enteros módulo 4 o los ' +
      'polinomios módulo un polinomio.',
  },
  irreducible: {
    word: 'irreducible',
    note: 'Un polinomio que no es producto de polinomios de grado menor; su cociente es un cuerpo.',
  },
  degree: { word: 'grado', note: 'La mayor potencia de un polinomio. De un vértice: cuántas aristas tiene.' },
  'Fibonacci polynomials': {
    word: 'polinomios de Fibonacci',
    note:
      'f₀ = 1, f₁ = t, fₖ₊₁ = t·fₖ + fₖ₋₁: polinomios característicos de caminos módulo 2. Goldwasser, Klostermeyer ' +
      'y Ware 2002.',
  },
  'Smith form': {
    word: 'forma de Smith',
    note:
      'La matriz diagonal que se obtiene con operaciones enteras invertibles de filas y columnas; cada entrada ' +
      'divide a la siguiente. H. J. S. Smith 1861.',
  },
  unimodular: { word: 'unimodular', note: 'Invertible sobre los enteros: el determinante es 1 o −1.' },
  'integer program': {
    word: 'programa entero',
    note: 'Minimizar una expresión lineal bajo condiciones lineales, solo con números enteros.',
  },
  'simplex method': {
    word: 'método símplex',
    note: 'El método de Dantzig para programas lineales (1947): va de vértice en vértice y puede acabar en fracciones.',
  },
  'Chinese remainder theorem': {
    word: 'teorema chino del resto',
    note: 'Para a y b primos entre sí, un resto módulo a·b equivale a uno módulo a y otro módulo b.',
  },
};
