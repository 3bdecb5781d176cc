import type { Shape } from '../../../../words/words.ts';
import type { first as en } from '../en/first.ts';

/** Capítulos 1 a 4. */
export const first: Shape<typeof en> = {
  presses: {
    title: 'Las pulsaciones como vectores',
    about: 'Un tablero es una lista de números y pulsar es sumar',
    question:
      'Una pulsación cambia hasta cinco luces, y una partida es una larga fila de pulsaciones. ¿Se pueden escribir ' +
      'un tablero entero y una estrategia entera como simples listas de números, de modo que pulsar no sea más que ' +
      'sumar? Pulsa algunos botones y mira qué hace cada uno.',
    claim:
      'Numera las {cells} casillas fila por fila. El tablero es entonces un [[vector]] $b$ con un 1 por cada luz ' +
      'encendida, y el botón $i$ es el vector $a_i$ con un 1 por cada luz que mueve. Pulsarlo lleva de $b$ a $b + ' +
      'a_i$, contando [[modulo|módulo 2]]: 1 + 1 es 0. En la figura, la ((1|casilla 1)), la ((5|casilla 5)) y las ' +
      'demás están en su orden.',
    worked:
      'Un ejemplo resuelto. Las luces ((1|1)), ((5|5)), ((8|8)) y ((9|9)) están encendidas. Pulsa el ((5|botón 5)): ' +
      'la figura suma $a_5$ a $b$, lugar por lugar. Donde ambos tienen un 1 la suma es 0 y la luz se apaga; donde ' +
      'solo uno lo tiene, queda encendida.',
    twice: 'Pulsa el botón 5 otra vez. ¿Cuánto es $b + a_5 + a_5$?',
    twiceWhy:
      'Cada entrada de $a_5 + a_5$ es 0 + 0 o 1 + 1, y ambas son 0 módulo 2. La segunda pulsación deshace la primera.',
    order:
      '¿Importa el orden? Pulsa los dos botones marcados de una manera; luego empieza de nuevo y púlsalos al revés. ' +
      'La suma de vectores es conmutativa: $b + a_1 + a_2 = b + a_2 + a_1$. Una luz solo cuenta cuántas veces ha ' +
      'cambiado.',
    odd:
      'Como $a_i + a_i = 0$, solo importa si un botón se pulsa un número par o impar de veces. Pulsa un botón hasta ' +
      'que todas las luces estén como antes.',
    strategy:
      'Así, una estrategia entera también es un vector: $x$, con un 1 por cada botón que se pulsa. Los puntos del ' +
      'tablero son $x$. Hay tantas estrategias como tableros, $2^9$. Encuentra el $x$ que apaga este tablero.',
    history:
      'La idea es más antigua que el nombre. Merlin (Parker Brothers, 1978) tenía un cuadrado de 3 × 3 cuyos ' +
      'botones alcanzan distinto número de luces; XL-25 (Vulcan Electronics, 1983) tenía 25 luces y dos reglas, ' +
      'cruz y caballo; Lights Out (Tiger, 1995) hizo famosa la regla de la cruz y trajo después cubos y niveles. La ' +
      'lista «Tableros famosos» del laboratorio tiene {toys}.',
  },
  matrix: {
    title: 'La matriz de un tablero',
    about: 'Todos los botones en una tabla, y los bloques de que consta',
    question:
      '¿Qué luces mueve un botón? ¿Y qué botones mueven una luz dada? Una sola tabla debería responder a ambas. ' +
      'Pulsa un botón y piensa dónde estarían sus cinco unos.',
    claim:
      'Pon los vectores $a_1, a_2, \\dots$ uno al lado de otro: la matriz $A$, de {size} × {size}. Una columna es un ' +
      'botón, una fila es una luz. Señala o toca una entrada: su luz y su botón se ven en el tablero. Con líneas ' +
      'tras cada quinta fila y columna, $A$ se divide en bloques: la matriz [[tridiagonal]] $A_1$ en la diagonal, ' +
      '[[identity|matrices identidad]] $I$ a su lado, y nada más.',
    neighbours:
      'Escrita en filas de cinco, una columna es la imagen de la pulsación: son $a_1$, $a_7$, $a_{12}$ y $a_{25}$. ' +
      'Toma ahora la fila 7 de $A$ en lugar de la columna 7. Es la misma imagen, porque un botón mueve a su vecino ' +
      'exactamente si el botón del vecino lo mueve a él. Esta imagen se llama matriz vecina de la casilla.',
    ones: '¿Cuántos unos tiene $A$ en 5 × 5? Piensa en esquinas, bordes e interior.',
    onesWhy:
      'Cuatro esquinas mueven 3 luces cada una, doce casillas del borde mueven 4 y nueve interiores 5: 12 + 48 + 45 ' +
      '= {ones}.',
    own:
      '¿Por qué estos bloques? En su propia fila, un botón se mueve a sí mismo y a sus vecinos de izquierda y ' +
      'derecha. Es igual en todas las filas: la matriz $A_1$ de una sola fila.',
    blocks:
      'En la fila de arriba y en la de abajo, un botón solo mueve la casilla de su columna: una matriz identidad ' +
      '$I$. Más lejos no mueve nada: $O$. Con $n$ filas es $\\operatorname{tridiag}(I, A_1, I)$, para cualquier ' +
      'anchura.',
    symmetric:
      'La imagen es su propio reflejo: $A = A^{\\mathsf T}$, es decir, $A$ es [[symmetric|simétrica]]. Así es ' +
      'siempre que los botones actúen mutuamente, también en un cilindro, un toro o un grafo. Mucho de lo que sigue ' +
      'se apoya en esto.',
  },
  columns: {
    title: 'A·x = b',
    about: 'Una ecuación para cada tablero, y cuándo tiene solución',
    question:
      'Alguien te da un tablero encendido. Tienes que decir qué botones pulsar, o que es imposible. ¿Qué ecuación ' +
      'escribes?',
    claim:
      'Pulsar $x$ lleva de $b$ a $b + A x$. Las luces se apagan si eso es 0, y módulo 2 un menos es un más, así que ' +
      '$A x = b$. Con $q$ niveles es $A x = -b$, módulo $q$.',
    sum:
      'La ecuación, luz por luz: la luz marcada ((5|5)) cambia una vez por cada botón pulsado entre ella y sus ' +
      'vecinas. Así, la fila 5 de $A x$ es $x_2 + x_4 + x_5 + x_6 + x_8$, la suma de las vecinas. Pulsa ((1|1)), ' +
      '((2|2)), ((4|4)) y ((5|5)) y cuenta.',
    space:
      '¿Qué puede ser $A x$? Una suma de columnas de $A$, una por cada botón pulsado. Todas esas sumas forman el ' +
      '[[column space|espacio columna]] de $A$. Un tablero se puede resolver exactamente si está en el espacio ' +
      'columna. Apaga este y lee en la figura qué columnas forman $b$.',
    how:
      'En 3 × 3 el [[rank|rango]] de $A$ es {rank3}, el mayor posible. ¿Cuántos de los 512 tableros se pueden ' +
      'resolver?',
    howWhy:
      'Rango {rank3} significa que las {rank3} columnas son independientes, así que sus $2^9$ sumas son todas ' +
      'distintas: se alcanza cada tablero. En 5 × 5 el rango es solo {rank5} de 25.',
    forward:
      'La prueba para cualquier caso: escribe $b$ como una columna más y reduce. Si $b$ es suma de columnas de $A$, ' +
      'la columna nueva no añade nada: $(A \\mid b)$ tiene el mismo rango que $A$, aquí {rank23}. Es el teorema de ' +
      '[[Rouché–Frobenius]]. Toda fila nula a la izquierda tiene un cero a la derecha.',
    backward:
      'Si $b$ no es una de esas sumas, la columna nueva aumenta el rango. Entonces alguna fila es nula a la ' +
      'izquierda y 1 a la derecha: $0 = 1$. Este tablero de 2 × 3 tiene una fila así, de modo que no se puede ' +
      'resolver, pulses lo que pulses.',
  },
  quiet: {
    title: 'Patrones estacionarios',
    about: 'Pulsaciones que no cambian nada, y cómo construirlas',
    question:
      '¿Puedes pulsar botones de modo que al final no haya cambiado ninguna luz? Basta pulsar uno dos veces. ¿Hay ' +
      'también una manera sin pulsar ninguno dos veces?',
    claim:
      'Sí: pulsa los {n1} botones marcados. Un $x$ así cumple $A x = 0$; se llama [[quiet pattern|patrón ' +
      'estacionario]], y todos juntos son el [[kernel|núcleo]] de $A$. En 5 × 5 hay {k}, contando el vacío: $0$, ' +
      '$q_1$, $q_2$ y $q_1 + q_2$, hechos con {d} generadores.',
    local:
      'Se ve casilla por casilla. Una luz queda como está si, entre los botones de su alrededor y el suyo, hay un ' +
      'número par de pulsados. Por eso un botón sin pulsar tiene 0, 2 o 4 vecinos pulsados, y uno pulsado tiene 1 o ' +
      '3.',
    forced:
      'Ahora construye uno. Pulsa solo botones de la primera fila; el resto se sigue. Una vez elegida una fila, ' +
      'cada luz de esa fila deja una única opción para el botón de debajo: esa casilla está forzada. Solo la última ' +
      'fila de luces queda al azar, y se marca donde falla. Encuentra una primera fila tras la que no quede ninguna ' +
      'marca.',
    rows: 'De las {rows} primeras filas de 5 × 5, ¿con cuántas sale bien la última fila?',
    rowsWhy:
      'Cada patrón estacionario queda decidido por su primera fila, y cada uno de los {k} tiene otra. Son por tanto ' +
      '{completed}, contando la fila vacía.',
    differ:
      'Por qué importa: si $x$ e $y$ resuelven un tablero, entonces $A(x - y) = b - b = 0$. Dos soluciones difieren ' +
      'en un patrón estacionario. Y al revés: suma a una solución un patrón estacionario, como el marcado, y tendrás ' +
      'otra solución.',
    space:
      'La suma de dos patrones estacionarios también lo es, así que forman un espacio; con $d$ generadores tiene ' +
      '$2^d$ elementos. Un tablero que se puede resolver tiene exactamente $2^d$ soluciones, {k} en 5 × 5. Con ' +
      'rango $r$ y $n$ botones, $d = n - r$.',
  },
};
