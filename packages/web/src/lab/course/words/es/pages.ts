import type { Shape } from '../../../../words/words.ts';
import type { pages as en } from '../en/pages.ts';

/** Las dos páginas junto a los capítulos, y las fuentes. */
export const pages: Shape<typeof en> = {
  open: {
    title: 'Lo que un trabajo dejó abierto, respondido',
    about: 'Persecución con más niveles, seis niveles, el óptimo, y el óptimo con más niveles',
    chase:
      'Un trabajo de fin de grado sobre este juego acaba con preguntas abiertas. La primera: ¿se pueden perseguir ' +
      'luces con más de dos niveles, o es imposible? Se puede. El botón bajo una luz la mueve 1, una unidad para ' +
      'todo $q$, así que la primera fila decide las demás, y $F x_1 = c$ se resuelve módulo $q$. Este tablero tiene ' +
      'cuatro niveles; pulsa la primera fila hasta que la última quede apagada.',
    six:
      'Abierto: seis niveles, «sin interés matemático» porque ningún cuerpo tiene seis elementos. Bastan los ' +
      'anillos: el [[Chinese remainder theorem|teorema chino del resto]] separa 6 en 2 y 3, o la eliminación divide ' +
      'solo entre unidades. 5 × 5 con seis niveles tiene {six} patrones estacionarios. Este tablero tiene seis ' +
      'niveles; apágalo.',
    optimum:
      'Abierto: ¿es la mejor la solución encontrada? Compárala con todas las demás: difieren en los $2^d$ patrones ' +
      'estacionarios. En tableros grandes las casillas se separan en cuatro clases, lo que ahorra casi todas las ' +
      'comparaciones. La pestaña «Optimizar» dice cómo se demostró su respuesta.',
    nonlinear:
      'Abierto: con más de dos niveles, el objetivo $f(x)$ tras tomar opuestos no es lineal. No hace falta: cuenta ' +
      'las propias pulsaciones $x$, cada una de 0 a $q - 1$. Las {all3} soluciones de este tablero tienen de {few} ' +
      'a {many} pulsaciones, y está demostrado que {few} es el mínimo.',
  },
  wrong: {
    title: 'Lo que ese trabajo dice mal',
    about: 'Dos afirmaciones del trabajo, con contraejemplos para pulsar',
    field:
      'Los teoremas 4.5 a 4.12 resuelven cuatro niveles en el cuerpo $GF(4)$ y pulsan el opuesto módulo 4. Pulsa ' +
      'las veces que eso da para el contraejemplo más pequeño: todas las luces acaban en el nivel 2. Falla en ' +
      '{fails} de los {starts} tableros de 2 × 2.',
    right:
      'Las luces que recorren niveles son $\\mathbb Z/4$. Ahí 2 × 2 tiene determinante −3, una unidad, y esta es la ' +
      'única solución.',
    first:
      'Persecución de luces, tercer paso: «pulsar para que en la primera fila tengan un 1 las mismas posiciones que ' +
      'en la última», en cualquier tablero. Funciona con todos los restos de 5 × 5 ({w5} de {o5}) y de 9 × 9 ({w9} ' +
      'de {o9}), pero en 3 × 3 solo con {w3} de {o3}, en 6 × 6 con {w6} de {o6}, en 7 × 7 con {w7} de {o7}. Este es ' +
      'un resto de 3 × 3 en el que falla: pruébalo.',
    works: 'la regla funciona',
    residues: 'restos que se pueden resolver',
    chart:
      'Lo correcto para cualquier tablero: busca el resto en la tabla de persecución, o resuelve $F x_1 = c$. Apágalo.',
  },
  sources: {
    title: 'Historia y fuentes',
    history:
      'Merlin (Parker Brothers, 1978), XL-25 (Vulcan Electronics, 1983) y Lights Out (Tiger Electronics, 1995) son ' +
      'las máquinas más conocidas. Las matemáticas se desarrollaron desde los años ochenta, primero como autómatas ' +
      'celulares y después como álgebra lineal.',
    list: 'Fuentes',
  },
};
