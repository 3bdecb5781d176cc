/** Capítulos 5 a 8. */
export const second = {
  orthogonal: {
    title: 'Ortogonalidad',
    about: 'Por qué de cada cuatro tableros de 5 × 5 tres no se pueden resolver',
    question:
      'Hay una luz encendida, en una esquina de 5 × 5. ¿Puedes apagarla? Inténtalo un rato y sigue: verás por qué.',
    claim:
      'Pon un patrón estacionario sobre el tablero y cuenta las luces encendidas que cubre. Si el número es impar ' +
      'para al menos un patrón estacionario, el tablero no se puede resolver; si todos son pares, sí. Dicho de otro ' +
      'modo: $b$ tiene que ser [[orthogonal|ortogonal]] al núcleo, su [[dot product|producto escalar]] con cada uno ' +
      'de los {d} generadores tiene que ser 0.',
    even:
      'Aquí el número es impar. Pulsa lo que quieras: la figura muestra que el primer producto escalar no cambia ' +
      'nunca.',
    centre: 'En 5 × 5 solo está encendida la luz del centro. ¿Se puede resolver?',
    centreWhy: 'Ningún generador contiene la casilla central, así que ambos productos son 0. Se puede resolver.',
    yes: 'sí',
    no: 'no',
    open: 'depende del orden de las pulsaciones',
    kernel:
      '¿Por qué es necesario? Pulsa un botón cualquiera: de las luces marcadas, un patrón estacionario $q$, cambia 0 ' +
      'o 2, así que su número sigue siendo par o impar. En general, para unas pulsaciones $x$ cualesquiera, pasa $A$ ' +
      'al otro lado. $A$ es simétrica, así que $q \\cdot (A x) = (A q) \\cdot x = 0$. Todo lo que las pulsaciones ' +
      'pueden formar es ortogonal a cada patrón estacionario.',
    count:
      '¿Cuántos tableros pueden formar las pulsaciones? Hay $2^{n^2}$ vectores $x$. Dos de ellos forman el mismo ' +
      'tablero exactamente si difieren en uno de los $2^d$ patrones estacionarios. Los tableros con solución son ' +
      'por tanto $2^{n^2 - d}$: en 5 × 5, {some} de {all}, uno de cada {k}.',
    both:
      '¿Por qué basta? Cada uno de los $d$ generadores reduce a la mitad los tableros ortogonales a todos ellos, ' +
      'porque los generadores son independientes: quedan $2^{n^2 - d}$. Son tantos como los que se pueden resolver, ' +
      'y estos están entre ellos. Los dos conjuntos son el mismo.',
  },
  elimination: {
    title: 'Eliminación',
    about: 'Resolver todos los tableros a la vez, y qué dicen las últimas filas de P',
    question:
      'Resolver un tablero es resolver un sistema de ecuaciones. ¿Se puede hacer el trabajo una sola vez para todos ' +
      'los tableros de ese tamaño? ¿Y qué dice el propio trabajo sobre los patrones estacionarios?',
    claim:
      'Escribe la [[identity|identidad]] junto a $A$ y aplica [[row operations|operaciones de filas]] a ambas hasta ' +
      'que la izquierda quede [[reduced|reducida]]: $(A \\mid I) \\to (E \\mid P)$. Cada operación es una ' +
      'multiplicación por la izquierda, así que $P$ las reúne todas y $P A = E$. Recórrelo para 2 × 3. Si $A$ es ' +
      'invertible, $E$ es $I$ y $P$ es la inversa.',
    read:
      'Ahora cada tablero es un producto: $A x = b$ es lo mismo que $E x = P b$. Calcula $P b$; si tiene un 1 donde ' +
      '$E$ tiene una fila nula, no hay solución; si no, elige los botones libres como quieras y lee los demás. ' +
      'Apaga este tablero.',
    zero: 'En 5 × 5, $E$ tiene {d} filas nulas. ¿Qué son las últimas {d} filas de $P$?',
    zeroWhy:
      'Dicen cómo sumar filas de $A$ para obtener cero, y como $A$ es simétrica, son pulsaciones que no cambian ' +
      'nada: patrones estacionarios.',
    frameStart: 'A, con la identidad al lado',
    frameEnd: 'E y P: las últimas filas de P, señaladas, son patrones estacionarios',
    patterns: 'patrones estacionarios',
    nothing: 'también filas nulas',
    solution: 'una solución del tablero con todo encendido',
    large:
      'La matriz $P$ de 5 × 5. Las dos filas señaladas son los patrones estacionarios; la primera está marcada en el ' +
      'tablero. Señala o toca una entrada para ver su casilla.',
    basis1:
      'La demostración. Sea $p$ una de las últimas filas de $P$. La misma fila de $P A = E$ es nula, así que ' +
      '$p^{\\mathsf T} A = 0$. Transpón: $A$ es simétrica, así que $A p = 0$, y $p$ es estacionario.',
    basis2:
      'No hay más. $P$ es invertible, así que sus filas son independientes. Hay $n - r = d$, tantas como ' +
      'generadores tiene el [[kernel|núcleo]]. Las últimas filas de $P$ son por tanto una base del núcleo: en todo ' +
      'tablero cuyos botones actúen mutuamente, con huecos o sin ellos.',
    columns:
      'Hay otro camino, solo con $E$. Las columnas sin pivote, aquí las últimas {d}, corresponden a botones libres. ' +
      'Pulsa un botón libre y ningún otro libre; entonces la fila $i$ dice: el botón del pivote $i$ es menos la ' +
      'entrada de esa columna. Cada columna libre es un patrón estacionario.',
  },
  chase: {
    title: 'La persecución de luces',
    about: 'De 25 incógnitas a cinco, con cualquier número de niveles',
    question:
      '25 incógnitas son demasiadas para la cabeza. ¿Bastarán cinco? Apaga la primera fila pulsando solo botones de ' +
      'la segunda.',
    claim:
      'Una vez fijada una fila de botones, solo el botón de debajo puede cambiar una luz. Así, la primera fila de ' +
      'pulsaciones, $x_1$, lo decide todo: $x_{k+1} = -(s_k + A_1 x_k + x_{k-1})$, donde $s_k$ es la fila $k$ de ' +
      'las luces. Pulsa botones de la primera fila: los demás se siguen, y solo la última fila puede quedar ' +
      'encendida.',
    chart:
      'Persigue con la primera fila vacía. Lo que queda en la última fila es el resto; en 5 × 5 se pueden resolver ' +
      '{rows} restos, además del apagado. En cada imagen, arriba están los botones de la primera fila que hay que ' +
      'pulsar y abajo el resto. Esta es la [[chase chart|tabla de persecución]] que se aprende de memoria.',
    follow:
      'Síguela: la última fila muestra este resto, así que pulsa el botón marcado de la primera fila y persigue ' +
      'hacia abajo una vez más.',
    unknowns: 'Un tablero de 20 × 30 tiene 600 botones. Persiguiendo por el lado mejor, ¿cuántas incógnitas quedan?',
    unknownsWhy:
      'Una línea de 20 botones decide la línea de al lado, y así sucesivamente: se persigue a lo largo de los 30, ' +
      'con {side} incógnitas.',
    shift:
      'Lo mismo con matrices. Sea $J$ la que sube cada fila un lugar. $A x = s$ se convierte en $J x = (A + J) x + ' +
      's$, módulo 2: a la izquierda están las filas 2, 3, …, a la derecha solo filas anteriores. Así se calcula ' +
      'fila tras fila.',
    table:
      'Sustituyendo una y otra vez se obtiene cada fila a partir de $x_1$ y de las luces: una tabla de bloques, ' +
      'triangular, con $B_0 = I$, $B_1 = A_1$ y $B_{k+2} = A_1 B_{k+1} + B_k$ módulo 2. Con $q$ niveles los signos ' +
      'son $B_1 = -A_1$ y $B_{k+2} = -A_1 B_{k+1} - B_k$.',
    last:
      'La última línea es la ecuación que queda: no hay fila bajo la última, así que $B_5 x_1 = c$ con $c = B_4 s_1 ' +
      '+ B_3 s_2$ $+\\, B_2 s_3 + B_1 s_4 + B_0 s_5$. Recorre los bloques. El último, $B_5$, es lo que la ' +
      'persecución hace de la primera fila.',
    levels:
      'Nada de esto usa que haya dos niveles: el botón bajo una luz la mueve 1, que es una [[unit|unidad]]. Este ' +
      'tablero tiene tres. Pulsa botones de la primera fila, uno de ellos dos veces, hasta que todo quede apagado.',
    solve:
      'Resuélvela ahora para este tablero. Junto a $B_5$ está $c$, calculado de las luces; recorre la eliminación. ' +
      'Columnas sin pivote: {free}. Otros tantos botones de la primera fila son libres; elígelos, lee los demás, ' +
      'púlsalos, y las filas de abajo se siguen. De las {answers} respuestas, la más corta son los botones ' +
      '{textbook}.',
    frameChase: 'B₅ con c al lado',
  },
  allon: {
    title: 'Todas encendidas',
    about: 'Por qué este tablero siempre se puede apagar, en cualquier grafo',
    question:
      'Todas las luces de 3 × 3 están encendidas. ¿Puedes apagarlas? ¿Y hay algún tablero, de la forma que sea, en ' +
      'que no se pueda?',
    claim:
      'Con dos niveles, todas las luces encendidas siempre se pueden apagar: en todo rectángulo, falten las ' +
      'casillas que falten, y en todo [[graph|grafo]] cuyos botones se muevan a sí mismos y a sus vecinos. En 5 × 5 ' +
      'hacen falta {least5} pulsaciones; en 3 × 3, {least3}.',
    random:
      'Toma {tried} grafos al azar con 8 vértices, cada arista a cara o cruz. ¿En cuántos se pueden apagar todas ' +
      'las luces?',
    randomWhy: 'En los {solvable}. Se han probado aquí, pulsación por pulsación.',
    short1:
      'La demostración corta solo necesita la diagonal. Sea $q$ un patrón estacionario cualquiera y escribe $q ' +
      '\\cdot A q$. Fuera de la diagonal cada producto aparece dos veces, porque $A$ es simétrica, y dos veces es ' +
      '0. En la diagonal hay unos. Así, $q \\cdot A q$ es el número de botones pulsados, módulo 2.',
    short2:
      'Pero $A q = 0$, así que ese número es par. Es el [[dot product|producto escalar]] de $q$ con el tablero de ' +
      'unos: todo patrón estacionario es ortogonal a él. Por el capítulo de la ortogonalidad, se puede resolver.',
    lemma:
      'Hay una demostración más larga que construye la solución. Lema: los vértices de todo grafo se pueden dividir ' +
      'en dos partes de modo que cada uno tenga un número par de vecinos en su parte. Quita un vértice de grado ' +
      'impar, intercambia las aristas entre sus vecinos (las que hay se borran, las que no hay se añaden) y repite ' +
      'hasta que todo grado sea par; luego devuelve los vértices, cada uno donde tenga un número par de vecinos.',
    added:
      'Del lema a las luces: añade un vértice, aquí +, unido a todos los de grado par, y divide ese grafo. En la ' +
      'parte que no contiene +, cada vértice tiene un número par de vecinos en su parte; cualquier otro vértice ' +
      'tiene allí un número impar. Pulsar esa parte cambia cada luz un número impar de veces. Recorre la figura ' +
      'hasta el final y pulsa esa parte en el tablero.',
    irregular: 'Un tablero irregular de seis casillas. Apágalo.',
    cross: 'Una cruz de cinco casillas. Su matriz es invertible, así que hay exactamente una manera. Encuéntrala.',
  },
};
