/** Capítulos 9 a 12. */
export const third = {
  symmetry: {
    title: 'Simetría',
    about: 'Girar patrones estacionarios, y por qué su número de pulsaciones es par',
    question:
      'Este es un patrón estacionario de {n} botones. Púlsalo. Luego gíralo mentalmente un cuarto de vuelta: ' +
      '¿también es estacionario?',
    claim:
      'Un patrón estacionario girado o reflejado sigue siéndolo. Un cuadrado tiene {s} de esos movimientos; estas ' +
      'son las {s} imágenes de un patrón de 4 × 4, todas distintas. Y con dos niveles todo patrón estacionario tiene ' +
      'un número par de pulsaciones.',
    parity: '4 × 4 tiene {k} patrones estacionarios. ¿Cuántos tienen un número impar de pulsaciones?',
    parityWhy: 'Ninguno. Se han contado todos, y los pasos siguientes lo demuestran para cualquier tablero.',
    turn:
      'Por qué los giros los conservan: los vecinos siguen siendo vecinos al girar el tablero. Si $S$ es el ' +
      'movimiento como matriz, $A S = S A$, así que $A (S q) = S (A q) = 0$.',
    form:
      'Por qué su número es par: toma el [[dot product|producto escalar]] de $q$ con $A q = 0$ y escríbelo como ' +
      'suma doble sobre todos los pares de botones pulsados.',
    pairs:
      'Solo cuentan los pares de botones pulsados, así que mira únicamente sus filas y columnas de $A$: la figura, ' +
      'para el patrón marcado. Fuera de la diagonal cada uno tiene su reflejo, $a_{ij} = a_{ji}$, y módulo 2 ' +
      'desaparecen por pares. Queda la diagonal enmarcada: $\\sum q_i$, el número de pulsaciones. Y la suma de todas ' +
      'las entradas es par, porque cada fila tiene un número par de unos: $A q = 0$. Solo hace falta que $A$ sea ' +
      'simétrica con unos en la diagonal.',
    beyond:
      'Con tres niveles un par cuenta 2, no 0, y la demostración termina ahí: solo dice que $\\sum q_i^2 + 2 \\sum ' +
      'q_i q_j$, sobre vecinos, es divisible por 3. Pulsa una vez cada botón de este tablero: un patrón ' +
      'estacionario de tres niveles.',
  },
  moduli: {
    title: 'Más niveles',
    about: 'Luces que cuentan módulo q, y por qué cuatro niveles no son un cuerpo',
    question:
      'Estas luces tienen tres niveles: apagada, tenue, brillante y otra vez apagada. Pulsa un botón hasta que nada ' +
      'haya cambiado.',
    claim:
      'La matriz $A$ es la misma de antes; solo se cuenta módulo $q$. Pulsar un botón $q$ veces no cambia nada, y ' +
      'para deshacer $x_1$ pulsaciones hacen falta otras $x_2$, con $x_1 + x_2 = 0$ módulo $q$. Apaga este tablero.',
    ring:
      'Cuatro niveles recorren 0, 1, 2, 3, 0. Esto es $\\mathbb Z/4$: un [[ring|anillo]] en el que 1 + 1 = 2. Pero ' +
      'el 2 no tiene inverso, porque 2 · 2 = 0: no es un [[field|cuerpo]].',
    field:
      'Hay un cuerpo de cuatro elementos, $GF(4)$: polinomios en $\\alpha$ módulo 2, con $\\alpha^2 = \\alpha + 1$, ' +
      'un [[quotient|cociente]] por un polinomio [[irreducible|irreducible]]. Pero en él 1 + 1 = 0. Sumar 1 una y ' +
      'otra vez solo lleva de 0 a 1 y vuelta, así que ningún paso único recorre los cuatro niveles; con +1 y +α por ' +
      'turnos se obtiene {cycle} → 0.',
    product:
      'Su multiplicación: todo elemento salvo 0 tiene inverso, y las potencias de $\\alpha$ los dan todos. Es un ' +
      'buen cuerpo, pero otro juego: uno en el que una pulsación suma un elemento de $GF(4)$.',
    kernel: '¿Cuántos patrones estacionarios tiene 4 × 4 con cuatro niveles?',
    kernelWhy:
      'Contando módulo 4 hay {kernel4}. En $GF(4)$ habría $4^4$ = {kernelField}; con dos niveles hay {kernel2}.',
    phi:
      'Un trabajo de fin de grado sobre este juego asigna elementos a los niveles, $\\varphi(0) = 0$, $\\varphi(1) ' +
      '= 1$, $\\varphi(2) = \\alpha$, $\\varphi(3) = \\alpha + 1$, y usa «operaciones de filas como antes». La ' +
      'aplicación no respeta las sumas, así que una operación de filas en $GF(4)$ no es lo que hacen las ' +
      'pulsaciones. Este es el paso que falla.',
    recipe:
      'Su receta para este tablero: resolver en $GF(4)$ y pulsar el opuesto módulo 4. Hazlo como dicen las marcas: ' +
      'todas las luces acaban en el nivel 2. De los {starts} tableros de 2 × 2 deja {fails} encendidos.',
    repair:
      'Módulo 4 la matriz tiene determinante −3, una [[unit|unidad]]: cada tablero tiene exactamente una solución. ' +
      'Es esta; púlsala.',
    units:
      'Lo que necesita la eliminación en $\\mathbb Z/q$: dividir solo entre unidades, números primos con $q$. Una ' +
      'entrada como 2 módulo 4 puede tener que quedar como pivote, y $2 x = 0$ tiene dos soluciones, 0 y 2. Por eso ' +
      'las últimas filas de la matriz de paso no tienen por qué ser una base del núcleo, y los patrones tienen un ' +
      '[[order|orden]]: algunos se anulan ya con dos pulsaciones.',
    six:
      'Con seis elementos no hay ningún cuerpo, y sin embargo el juego se resuelve: módulo 6 es a la vez módulo 2 y ' +
      'módulo 3. 5 × 5 tiene {two} patrones estacionarios con dos niveles, {three} con tres, y {two} · {three} = ' +
      '{six} con seis.',
  },
  polynomials: {
    title: 'Polinomios',
    about: 'Una fórmula para el número de patrones, y por qué el mapa se repite',
    question:
      '4 × 4 tiene {d4} generadores, 9 × 9 tiene {d9}, y la mayoría de los cuadrados ninguno. ¿Hay una fórmula?',
    claim:
      'Sí, con polinomios módulo 2. Sean $f_0 = 1$, $f_1 = t$ y $f_{k+1} = t f_k + f_{k-1}$, los [[Fibonacci ' +
      'polynomials|polinomios de Fibonacci]]. La [[nullity|nulidad]] de $m$ × $n$ es el [[degree|grado]] del máximo ' +
      'común divisor de $f_m(t+1)$ y $f_n(t)$.',
    table:
      'Compara: la nulidad de la segunda columna se ha calculado por eliminación, y es el grado del máximo común ' +
      'divisor de la tercera.',
    squares:
      'Un cuadrado tiene exactamente una solución para cada tablero si los dos polinomios no tienen factor común. ' +
      'De 2 a 20 son estos lados: {list}.',
    nineteen:
      'La nulidad de 9 × 9 es {d9}. De $n$ a $2n + 1$ se duplica, más 2 si $n$ da resto 2 al dividir entre 3. ¿Cuál ' +
      'es la nulidad de 19 × 19?',
    nineteenWhy:
      '19 = 2 · 9 + 1, y 9 da resto 0 al dividir entre 3: 2 · {d9} = {d19}. También se sigue de la fórmula, porque ' +
      '$f_{2k+1} = t f_k^2$ módulo 2.',
    rows:
      'La demostración parte de la persecución. $B_{k+2} = A_1 B_{k+1} + B_k$ es la recurrencia de $f_k$, con $A_1$ ' +
      'en lugar de $t$. Y $A_1 = H + I$, donde $H$ une las casillas de una fila con sus vecinas. Así, $F = f_m(H + ' +
      'I)$.',
    cyclic:
      'En una sola fila, $H e_k = e_{k-1} + e_{k+1}$. Por eso $f_k(H) e_1 = e_{k+1}$: cada fila es un polinomio en ' +
      '$H$ aplicado a $e_1$, y las filas de longitud $n$ son polinomios módulo $f_n$. Las primeras filas ' +
      'estacionarias son los $p$ que $f_m(t+1)$ multiplica hasta 0.',
    degree:
      '$f_m(t+1) \\cdot p$ es divisible por $f_n$ exactamente si $p$ es múltiplo de $f_n / g$, con $g$ el máximo ' +
      'común divisor. Módulo $f_n$ hay $2^{\\deg g}$ de esos $p$. Esa es la fórmula.',
    period:
      'Fija el número de filas, $m$. Solo importa $f_n$ módulo $f_m(t+1)$, y hay un número finito de restos. La ' +
      'recurrencia también se puede recorrer hacia atrás, así que vuelve a su comienzo: las nulidades de $m$ filas ' +
      'se repiten. Con 4 filas, tras {p4} columnas.',
    rowsHead: 'filas',
    periodHead: 'periodo',
  },
  smith: {
    title: 'Forma de Smith y mínimo de pulsaciones',
    about: 'Todos los números de niveles a la vez, y la solución más corta',
    question:
      '5 × 5 tiene {k2} patrones estacionarios con dos niveles, {k3} con tres, {k6} con seis, {k11} con once. ¿De ' +
      'dónde salen estos números?',
    claim:
      'De una diagonal de números enteros. Operaciones de filas y columnas sobre los enteros llevan $A$ a su ' +
      '[[Smith form|forma de Smith]]; sus entradas son los invariantes $s_1, s_2, \\dots$, cada uno divisor del ' +
      'siguiente. Con $q$ niveles, el número de patrones estacionarios es el producto de $\\gcd(s_i, q)$, donde ' +
      '$\\gcd(0, q) = q$.',
    steps:
      '¿Por qué {big} en 5 × 5? Perseguir sobre los enteros deja una matriz de cinco filas; los demás invariantes ' +
      'de $A$ son 1. Recorre su forma de Smith: 1, 1, {big}, 0, 0. Y {big} = 3 · 11.',
    start: 'la matriz que deja la persecución',
    pivot: 'llevar la entrada más pequeña a la diagonal',
    done: 'la forma de Smith',
    eleven: 'Cuenta para once niveles: los invariantes son 1, …, 1, {big}, 0, 0. ¿Cuántos patrones estacionarios hay?',
    elevenWhy:
      '$\\gcd({big}, 11) = 11$, y cada uno de los {d} ceros da 11 más: $11^3 = {k11}$. Con cinco niveles serían $5^2$.',
    unimodular:
      '¿Por qué basta perseguir? Cada paso de una persecución divide entre 1 o −1, así que está permitido sobre los ' +
      'enteros: es [[unimodular|unimodular]]. Quita filas y columnas de invariante 1, y queda la matriz pequeña.',
    product:
      '¿Por qué el producto? Las operaciones son invertibles módulo cualquier $q$, así que $A x = 0$ se convierte ' +
      'en $s_i y_i = 0$, una ecuación cada vez, con $\\gcd(s_i, q)$ soluciones. En 3 × 3 el único invariante mayor ' +
      'que 1 es {big3}: solo los múltiplos de 7 le dan patrones estacionarios.',
    program:
      'Las {n} soluciones de este tablero difieren en patrones estacionarios; ¿cuál tiene menos pulsaciones? Como ' +
      '[[integer program|programa entero]]: minimizar $\\sum x_i$ sujeto a $A x = b + 2 k$ con números enteros. Los ' +
      'puntos son una solución mínima, de {least} pulsaciones.',
    simplex:
      'El programa lineal solo, con fracciones permitidas, no es respuesta: el [[simplex method|método símplex]] ' +
      'puede acabar en mitades. Entonces se ramifica o, mucho más rápido aquí, se comparan las $2^d$ soluciones. La ' +
      'vista «Optimizar» lo hace con una demostración. Apaga el tablero, en {least} pulsaciones si puedes.',
  },
};
