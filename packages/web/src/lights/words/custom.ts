import type { Language } from '../../words/index.ts';
import type { Sold } from '../presets.ts';
import type { Forms } from '../../words/words.ts';

/** What the screen for boards of one's own says, fetched with it. */
export interface CustomWords {
  readonly title: string;
  readonly intro: string;
  readonly open: string;
  readonly sold: string;
  readonly own: string;
  readonly rows: string;
  readonly columns: string;
  readonly levels: string;
  readonly less: string;
  readonly more: string;
  readonly rule: string;
  readonly wrap: string;
  readonly wraps: Readonly<Record<'none' | 'cylinder' | 'torus', string>>;
  readonly aim: string;
  readonly aims: Readonly<Record<'off' | 'on' | 'drawn', string>>;
  readonly start: string;
  readonly starts: Readonly<Record<'random' | 'exact' | 'drawn', string>>;
  readonly presses: string;
  readonly draw: string;
  readonly tools: Readonly<Record<'holes' | 'target' | 'lights', string>>;
  readonly drawing: string;
  readonly hole: string;
  readonly play: string;
  readonly seeking: string;
  readonly cancel: string;
  readonly never: string;
  readonly notFound: string;
  readonly size: Forms;
  readonly presets: Readonly<Record<Sold, { readonly name: string; readonly says: string }>>;
}

export const customWords: Readonly<Record<Language, CustomWords>> = {
  en: {
    title: 'Boards of your own',
    intro:
      'Every board here can be solved, unless you draw the lights yourself: then Douse tells you if it cannot, and why.',
    open: 'Open or paste a board',
    sold: 'Boards that were sold',
    own: 'Make a board',
    rows: 'Rows',
    columns: 'Columns',
    levels: 'Levels',
    less: 'One less: {what}',
    more: 'One more: {what}',
    rule: 'A press changes',
    wrap: 'Edges',
    wraps: { none: 'end there', cylinder: 'left meets right', torus: 'all meet' },
    aim: 'Aim',
    aims: { off: 'all lights off', on: 'all lights at their brightest', drawn: 'the picture I draw' },
    start: 'Lights at the start',
    starts: { random: 'random', exact: 'as hard as I say', drawn: 'the ones I draw' },
    presses: 'Fewest presses',
    draw: 'Draw',
    tools: { holes: 'Holes', target: 'Aim', lights: 'Lights' },
    drawing: 'Drawing board',
    hole: 'hole',
    play: 'Play',
    seeking: 'Looking for such a board …',
    cancel: 'Give up',
    never: 'No board of this kind needs so many presses.',
    notFound: 'None was found; perhaps there is none. Try fewer presses.',
    size: { one: '{n} cell', other: '{n} cells' },
    presets: {
      merlin: {
        name: 'Merlin’s Magic Square',
        says: 'Parker Brothers, 1978: the oldest of the family. The aim is a ring of lights around a dark centre.',
      },
      xl25: { name: 'XL-25', says: 'Vulcan Electronics, 1983, by László Mérő: the first 5 × 5 with the plus rule.' },
      'xl25-knight': { name: 'XL-25, knight’s game', says: 'A press changes the cell and those a knight’s move away.' },
      mini: {
        name: 'Mini Lights Out',
        says: 'The pocket version by Tiger Electronics: 4 × 4 whose opposite edges meet.',
      },
      deluxe: { name: 'Lights Out Deluxe', says: '6 × 6: every board has exactly one solution.' },
      lights2000: { name: 'Lights Out 2000', says: '5 × 5, and each light is off, red or green.' },
      cube: { name: 'Lights Out Cube', says: '3 × 3 cells on each of six faces; presses reach round the edges.' },
      'alien-tiles': {
        name: 'Alien Tiles',
        says: '7 × 7 tiles of four colours; a press changes its whole row and column.',
      },
    },
  },
  es: {
    title: 'Tableros a medida',
    intro:
      'Todos estos tableros tienen solución, salvo que dibujes tú las luces: entonces Douse te dice si no la hay, y por qué.',
    open: 'Abrir o pegar un tablero',
    sold: 'Tableros que se vendieron',
    own: 'Crear un tablero',
    rows: 'Filas',
    columns: 'Columnas',
    levels: 'Niveles',
    less: 'Uno menos: {what}',
    more: 'Uno más: {what}',
    rule: 'Una pulsación cambia',
    wrap: 'Bordes',
    wraps: { none: 'acaban ahí', cylinder: 'izquierda y derecha se unen', torus: 'todos se unen' },
    aim: 'Objetivo',
    aims: { off: 'todas las luces apagadas', on: 'todas las luces al máximo', drawn: 'el dibujo que haga' },
    start: 'Luces al empezar',
    starts: { random: 'al azar', exact: 'de la dificultad que diga', drawn: 'las que dibuje' },
    presses: 'Mínimo de pulsaciones',
    draw: 'Dibujar',
    tools: { holes: 'Huecos', target: 'Objetivo', lights: 'Luces' },
    drawing: 'Tablero de dibujo',
    hole: 'hueco',
    play: 'Jugar',
    seeking: 'Buscando un tablero así…',
    cancel: 'Dejarlo',
    never: 'Ningún tablero de este tipo necesita tantas pulsaciones.',
    notFound: 'No se ha encontrado; quizá no lo haya. Prueba con menos pulsaciones.',
    size: { one: '{n} casilla', other: '{n} casillas' },
    presets: {
      merlin: {
        name: 'Cuadrado mágico de Merlin',
        says: 'Parker Brothers, 1978: el más antiguo de la familia. El objetivo es un anillo de luces con el centro apagado.',
      },
      xl25: {
        name: 'XL-25',
        says: 'Vulcan Electronics, 1983, de László Mérő: el primer 5 × 5 con la regla de la cruz.',
      },
      'xl25-knight': {
        name: 'XL-25, juego del caballo',
        says: 'Cada pulsación cambia la casilla y las que están a un salto de caballo.',
      },
      mini: {
        name: 'Mini Lights Out',
        says: 'La versión de bolsillo de Tiger Electronics: 4 × 4 con los bordes opuestos unidos.',
      },
      deluxe: { name: 'Lights Out Deluxe', says: '6 × 6: cada tablero tiene exactamente una solución.' },
      lights2000: { name: 'Lights Out 2000', says: '5 × 5, y cada luz está apagada, roja o verde.' },
      cube: {
        name: 'Lights Out Cube',
        says: '3 × 3 casillas en cada una de las seis caras; las pulsaciones doblan las aristas.',
      },
      'alien-tiles': {
        name: 'Alien Tiles',
        says: '7 × 7 losetas de cuatro colores; cada pulsación cambia toda su fila y su columna.',
      },
    },
  },
  ru: {
    title: 'Свои поля',
    intro: 'Все эти поля решаются. Если же вы сами зажжёте клетки, Douse скажет, когда решения нет, и почему.',
    open: 'Открыть или вставить поле',
    sold: 'Поля, которые продавались',
    own: 'Составить поле',
    rows: 'Ряды',
    columns: 'Столбцы',
    levels: 'Уровни',
    less: 'Меньше на один: {what}',
    more: 'Больше на один: {what}',
    rule: 'Нажатие меняет',
    wrap: 'Края',
    wraps: { none: 'обрываются', cylinder: 'левый смыкается с правым', torus: 'смыкаются все' },
    aim: 'Цель',
    aims: { off: 'все клетки погашены', on: 'все клетки горят ярче всего', drawn: 'мой рисунок' },
    start: 'Что горит вначале',
    starts: { random: 'случайно', exact: 'заданной трудности', drawn: 'что я зажгу' },
    presses: 'Наименьшее число нажатий',
    draw: 'Рисовать',
    tools: { holes: 'Дыры', target: 'Цель', lights: 'Огни' },
    drawing: 'Поле для рисования',
    hole: 'дыра',
    play: 'Играть',
    seeking: 'Ищем такое поле…',
    cancel: 'Прекратить',
    never: 'Ни одно поле этого вида не требует стольких нажатий.',
    notFound: 'Такого не нашлось; возможно, его нет. Попробуйте меньше нажатий.',
    size: { one: '{n} клетка', few: '{n} клетки', many: '{n} клеток', other: '{n} клетки' },
    presets: {
      merlin: {
        name: 'Магический квадрат Мерлина',
        says: 'Parker Brothers, 1978: старейшая из этих игр. Цель — кольцо огней вокруг тёмной середины.',
      },
      xl25: { name: 'XL-25', says: 'Vulcan Electronics, 1983, Ласло Мерё: первое поле 5 × 5 с правилом «плюс».' },
      'xl25-knight': { name: 'XL-25, игра коня', says: 'Нажатие меняет клетку и те, что на расстоянии хода конём.' },
      mini: {
        name: 'Mini Lights Out',
        says: 'Карманная игра Tiger Electronics: 4 × 4, противоположные края смыкаются.',
      },
      deluxe: { name: 'Lights Out Deluxe', says: '6 × 6: у каждого поля ровно одно решение.' },
      lights2000: { name: 'Lights Out 2000', says: '5 × 5, и каждая клетка тёмная, красная или зелёная.' },
      cube: { name: 'Lights Out Cube', says: 'По 3 × 3 клетки на шести гранях; нажатия достают за рёбра.' },
      'alien-tiles': {
        name: 'Alien Tiles',
        says: '7 × 7 плиток четырёх цветов; нажатие меняет весь ряд и весь столбец.',
      },
    },
  },
};
