import type { CustomWords } from './words.ts';

export const es: CustomWords = {
  title: 'Tableros a medida',
  intro:
    'Todos estos tableros tienen solución, salvo que dibujes tú las luces: entonces Douse te dice si no la hay, y por qué.',
  open: 'Abrir o pegar un tablero',
  sold: 'Juguetes clásicos',
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
  starts: { random: 'al azar', exact: 'elige la dificultad', drawn: 'dibújalas' },
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
};
