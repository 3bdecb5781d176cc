import type { LabWords } from './words.ts';

export const es: LabWords = {
  title: 'Laboratorio',
  home: 'Volver al juego',
  link: 'Enlace',
  linkCopied: 'Copiado',
  tabsTitle: 'Vistas',
  toChapter: 'El curso lo explica, paso a paso',
  endPresent: 'Terminar la presentación',
  loading: 'Cargando …',
  tabs: {
    course: 'Curso',
    overview: 'Resumen',
    matrices: 'Matrices',
    quiet: 'Patrones',
    solutions: 'Soluciones',
    chase: 'Persecución',
    elimination: 'Eliminación',
    partition: 'Partición',
    optimise: 'Optimizar',
    field: 'Cuerpo',
    sizes: 'Tamaños',
  },
  notices: {
    badAddress: 'La dirección no corresponde a un tablero o a una vista del laboratorio; esa parte se ha descartado.',
    tooMixed: 'El múltiplo común de todos los números de niveles sería demasiado grande.',
    readAs: 'Leído como {format}',
    boardOf: 'tablero {n} de {count}',
    before: 'Tablero anterior',
    after: 'Tablero siguiente',
    refused: 'demasiado grandes para el laboratorio: {n}',
    dismiss: 'Descartar',
  },
  working: {
    progress: 'Calculando',
    stop: 'Cancelar',
    stopped: 'Cancelado.',
    again: 'Calcular de nuevo',
    failed: 'Sin respuesta: {reason}.',
  },
  limits: {
    elimination:
      'La eliminación se cuenta paso a paso hasta {most} luces. Para este tablero «Persecución» hace lo mismo con ' +
      'menos incógnitas; «Resumen», «Soluciones» y «Optimizar» también funcionan con él.',
    partition: 'La partición se muestra hasta {most} vértices. La orden «douse partition» parte grafos mayores.',
    program:
      'El programa se escribe hasta {most} efectos de botones sobre luces. Elige un tablero menor, o una regla que ' +
      'mueva menos luces.',
    memory:
      'Este tablero deja más incógnitas de las que caben en la memoria. Elige un tablero menor, o una regla que ' +
      'mueva menos luces: con la regla cruz vale cualquier tamaño.',
  },
  cells: { pressed: 'pulsado {n} ×', marked: 'marcada' },
  editor: {
    title: 'Editor del tablero',
    board: 'Tablero',
    lights: 'Luces',
    buttons: 'Botones',
    hole: 'sin casilla',
    tool: 'Qué hace una pulsación en el tablero',
    tools: {
      lights: 'Luces',
      press: 'Pulsar',
      holes: 'Forma',
      draw: 'Dibujar',
      target: 'Meta',
      own: 'Niveles propios',
    },
    hints: {
      lights: 'Pulsa o arrastra para cambiar luces.',
      press: 'Pulsa botones como en el juego.',
      holes: 'Pulsa o arrastra para quitar casillas o devolverlas.',
      draw:
        'Pulsa la hoja para un vértice nuevo, arrastra uno para moverlo, pulsa dos seguidos para unirlos o ' +
        'separarlos.',
      target: 'Pulsa o arrastra para dibujar la imagen que hay que alcanzar.',
      own: 'Pulsa o arrastra para dar a las luces su propio número de niveles.',
    },
    own: 'Niveles de las luces que pulses',
    undo: 'Deshacer',
    redo: 'Rehacer',
    putAway: 'Retirar',
    keep: 'Usar como inicio',
    allOn: 'Todo encendido',
    allOff: 'Todo apagado',
    solvable: 'Resoluble',
    random: 'Al azar',
    paste: 'Abrir',
    save: 'Guardar',
    kind: 'Tablero',
    kinds: { grid: 'Rectángulo', cube: 'Cubo', graph: 'Grafo', wiring: 'Cableado' },
    shape: 'Tamaño, niveles, regla',
    preset: 'Tableros famosos',
    choose: 'Elegir …',
    rows: 'Filas',
    columns: 'Columnas',
    side: 'Casillas por arista',
    levels: 'Niveles',
    levelsMixed: 'Niveles (distintos; el mayor)',
    wrap: 'Bordes unidos',
    noWrap: 'ninguno',
    rule: 'Regla',
    drawn: 'dibujada a mano',
    drawRule: 'Dibujar la regla',
    drawRuleHow:
      'El centro es el botón pulsado. Pulsa los lugares cuyas luces mueve; con más niveles, otra vez para moverlas ' +
      'más.',
    offset: {
      centre: 'La casilla pulsada',
      up: '{n} arriba',
      down: '{n} abajo',
      left: '{n} a la izquierda',
      right: '{n} a la derecha',
      still: 'no se mueve',
      moved: 'se mueve {n}',
    },
    toGraph: 'Dibujar como grafo',
    toGrid: 'Volver al rectángulo',
  },
  paste: {
    title: 'Pegar o abrir un tablero',
    formats:
      'Cualquier formato que Douse conoce: filas de . y # o cifras (~ es un hueco), tablas, matrices de programas, ' +
      'JSON, imágenes, grafos, cableados, partidas guardadas, identificadores y enlaces de esta página. «Leer como ' +
      'grafo» toma dos nombres por línea como una arista. También se puede soltar un archivo sobre la página.',
    text: 'Tablero como texto',
    read: 'Leer',
    readGraph: 'Leer como grafo',
    open: 'Abrir un archivo',
    unreadable: 'No se ha podido leer. {says}',
    tooLarge: 'Este tablero es demasiado grande para el laboratorio: como mucho {most} {what}.',
    things: {
      levels: 'niveles',
      sides: 'filas o columnas',
      cells: 'casillas',
      vertices: 'vértices',
      edges: 'aristas',
      bytes: 'bytes',
    },
  },
  overview: {
    solvable: 'Este tablero tiene solución',
    impossible: 'Este tablero no tiene solución',
    unknown: 'No se sabe si este tablero tiene solución',
    solution: { one: 'Se conoce una solución de {n} pulsación.', other: 'Se conoce una solución de {n} pulsaciones.' },
    show: 'Mostrar las pulsaciones en el tablero',
    showCertificate: 'Mostrar el motivo en el tablero',
    presses: 'Una solución: pulsa los botones con punto.',
    facts: 'El tablero según su matriz',
    rank: 'Rango',
    rankOf: '{rank} de {buttons}',
    nullity: 'Nulidad',
    kernel: 'Patrones estacionarios',
    kernelIs: 'pulsaciones que no cambian nada, incluido el vacío',
    orders: 'Órdenes de sus generadores',
    solutions: 'Soluciones de este tablero',
    starts: 'Tableros con solución',
    oneIn: 'uno de cada {n}',
    everyOne: 'todos',
    smith: 'Invariantes de Smith',
    smithIs: 'sobre los enteros: dan el número de patrones estacionarios para cualquier número de niveles',
    smithTooLarge: 'la matriz es demasiado grande para calcularlos',
    none: 'ninguno',
    others: 'Las mismas luces con otro número de niveles',
    othersAre: 'Pulsa uno para abrirlo. Se omiten los números demasiado pequeños para estas luces.',
    solvableFor: {
      every: 'Por los invariantes de Smith se pueden resolver con cualquier número de niveles.',
      unless:
        'Por los invariantes de Smith se pueden resolver con todo número de niveles que no sea divisible por {list}.',
      unlessAny:
        'Por los invariantes de Smith se pueden resolver con todo número de niveles que no sea divisible por ' +
        'ninguno de estos: {list}.',
      beyond: 'Se exceptúan también los múltiplos de ciertos primos mayores que 65 536.',
      divisors: 'Por los invariantes de Smith solo se pueden resolver con los números de niveles que dividen a {n}.',
      none: 'Por los invariantes de Smith no se pueden resolver con ningún número de niveles.',
    },
    other: {
      yes: '{q} niveles: tiene solución',
      no: '{q} niveles: no tiene solución',
      open: '{q} niveles: no se sabe',
    },
  },
  quiet: {
    title: 'Pulsaciones que no cambian nada',
    what:
      'Pulsa todos los botones de un patrón estacionario y cada luz queda como estaba. Dos soluciones cualesquiera ' +
      'de un tablero difieren en un patrón estacionario.',
    none: 'Este tablero no tiene más patrón estacionario que el vacío: todo tablero tiene solución, y exactamente una.',
    count: 'Este tablero tiene {n} patrones estacionarios, incluido el vacío.',
    generators: { one: 'Todos son múltiplos de uno.', other: 'Todos son sumas de {n} de ellos.' },
    classes: 'Bajo sus {s} giros y reflexiones forman {n} clases, contando la del vacío.',
    all: 'Uno de cada clase',
    every: 'Todos',
    some: 'Patrones cuyas sumas dan todos los demás',
    pressOne: 'Pulsa uno y mira el tablero: las luces cambian y al final ninguna ha cambiado.',
    pattern: 'Patrón estacionario {n}',
    presses: { one: '{n} pulsación', other: '{n} pulsaciones' },
    alike: { one: '{n} de esta clase', other: '{n} de esta clase' },
    order: 'nada tras {n} veces',
    playing: 'Pulsación {done} de {all} …',
    played: 'Todo pulsado, y ninguna luz ha cambiado.',
    byHand: 'Construye uno a mano',
    localPlus:
      'La regla local: un botón sin pulsar tiene 0, 2 o 4 vecinos pulsados, y uno pulsado tiene 1 o 3. Se marcan ' +
      'las luces donde falla.',
    local:
      'La regla local: en cada luz, las pulsaciones de los botones que la mueven, cada una por su peso, suman un ' +
      'múltiplo de {q}. Se marcan las luces donde falla.',
    handBegin: 'Empezar en el tablero',
    handAgain: 'Empezar de nuevo',
    handEmpty: 'Pulsa botones en el tablero.',
    handQuiet: 'Ninguna luz cambia: estas {n} pulsaciones son un patrón estacionario.',
    handWrong: { one: 'Cambia {n} luz.', other: 'Cambian {n} luces.' },
  },
  solutions: {
    none: 'Este tablero no tiene solución',
    count: 'Soluciones: {n}',
    first: 'La primera tiene el mínimo de pulsaciones.',
    notProved: 'No se ha demostrado aquí que alguna tenga el mínimo de pulsaciones.',
    sorted: 'Primero, las de pocas pulsaciones.',
    unsorted: 'Son demasiadas para ordenarlas.',
    differ:
      'Dos cualesquiera difieren en un patrón estacionario. Elige una por su imagen para ver en qué difieren las ' +
      'otras.',
    mode: 'Qué muestran las imágenes',
    presses: 'Pulsaciones',
    differences: 'Diferencias con {n}',
    number: 'Solución {n}',
    total: { one: '{n} pulsación', other: '{n} pulsaciones' },
    difference: { one: 'difiere en {n} pulsación', other: 'difiere en {n} pulsaciones' },
    play: 'Reproducir',
    playing: 'Pulsación {done} de {all} …',
    played: 'Todo pulsado: el tablero está como debe.',
    more: 'Mostrar más',
  },
  matrices: {
    title: 'Las matrices del tablero',
    which: 'Qué matriz',
    names: { a: 'A', e: 'E', p: 'P' },
    what: {
      a: 'A, los efectos: una fila por luz, una columna por botón; cada entrada dice cuánto mueve el botón a la luz.',
      e: 'E, reducida: las mismas ecuaciones, sumadas e intercambiadas hasta que cada pivote queda solo en su columna.',
      p: 'P, la matriz de paso: fila por fila, cuántas veces se tomó cada fila de A para hacer una fila de E.',
    },
    tooLarge: 'E y P se calculan para tableros de hasta {most} luces; A está aquí entera.',
    picture:
      'Matriz {name}, {rows} × {columns}. Las flechas la recorren, más y menos acercan y alejan, Intro muestra una ' +
      'fila en el tablero.',
    entry: 'Fila {row}, columna {column}: {value}',
    closer: 'Más cerca',
    farther: 'Más lejos',
    whole: 'Entera',
    hover: 'Señala una entrada para ver su luz y su botón en el tablero; púlsala para mostrar allí su fila.',
    spot: {
      a: 'Luz: {light}. Botón: {button}. Se mueve {value}.',
      e: 'Fila {row}. Botón: {button}. Entrada {value}.',
      p: 'Fila {row}. Luz: {light}. Tomada {value} ×.',
    },
    save: { csv: 'CSV', latex: 'LaTeX', png: 'PNG' },
    rowOfA: '{light}: la mueven los botones con punto.',
    rowOfE:
      'La fila {row} de P marca luces; la suma de sus filas de A, cada una tantas veces como dice su marca, es la ' +
      'fila {row} de E: los botones con punto.',
    holds: 'Multiplicado aquí: P · A es E, entrada por entrada.',
    broken: 'Multiplicado aquí, P · A no es E: un defecto; por favor, comunica este tablero.',
    pivotRow:
      'La fila {row} decide un botón: {button}. Lo que falta en conjunto a las luces marcadas dice cuántas veces ' +
      'pulsarlo, una vez elegidos los otros botones con punto.',
    zeroRow:
      'La fila {row} de E está vacía: ningún botón mueve en conjunto las luces marcadas. Si en conjunto tienen que ' +
      'cambiar, el tablero no tiene solución.',
    before: 'Fila anterior',
    after: 'Fila siguiente',
    showRow: 'Mostrar la fila {row} en el tablero',
  },
  stepper: {
    back: 'Atrás',
    forth: 'Siguiente',
    step: 'Paso',
    of: '{n} de {all}',
    on: 'Paso {n} de {all}.',
    picture: { lights: 'Las luces tras este paso', presses: 'Las pulsaciones', marks: 'Las luces marcadas' },
  },
  chase: {
    title: 'Perseguir las luces',
    what:
      'Línea por línea, un botón posterior apaga cada luz: por filas desde arriba o, con la regla de la cruz en ' +
      'tableros más anchos que altos, por columnas desde la izquierda. Lo que queda dice qué botones libres hay que ' +
      'pulsar antes de la segunda persecución. Vale para cualquier regla y número de niveles.',
    chart: 'Tabla de persecución',
    ways: {
      rows: 'Fila por fila desde arriba, apaga cada luz con el botón de debajo.',
      columns: 'Columna por columna desde la izquierda, apaga cada luz con el botón de su derecha.',
      lights: 'Recorre las luces en el orden de los pasos de arriba, cada una con el botón que allí se nombra.',
    },
    chartHow: 'Busca a la izquierda lo que queda, pulsa lo que está al lado y persigue otra vez.',
    onlyDark:
      'Aquí solo se puede resolver un resto: ninguno. Si al perseguir queda una luz encendida, el tablero no tiene ' +
      'solución.',
    nothingLeft: 'La persecución sola decide todas las luces: no hay nada que aprender de memoria.',
    complete: 'De {all} restos posibles se pueden resolver {n}, incluido el vacío.',
    generators:
      'De {all} restos posibles se pueden resolver {n}. Estos generan todos los demás: las filas se pueden sumar.',
    allRows: 'Mostrar las {n} filas',
    leftLast: { rows: 'queda en la última fila', columns: 'queda en la última columna' },
    leftAt: 'queda en {places}',
    inRow: 'fila {row}, columnas {list}',
    pressFirst: { rows: 'pulsa en la primera fila', columns: 'pulsa en la primera columna' },
    pressAt: 'pulsa en {places}',
    print: 'Imprimir la tabla',
    recurrence: 'La recurrencia de la persecución',
    recurrenceIs: {
      rows:
        'Cada fila de pulsaciones se sigue de las dos de encima. Así, la fila k + 1 es Bₖ por la primera fila, más ' +
        'una parte que solo deciden las luces. La fila bajo la última debe estar vacía: esa es la ecuación de la ' +
        'primera fila, donde bᵢ son las luces de la fila i, menos las que hay que alcanzar.',
      columns:
        'Cada columna de pulsaciones se sigue de las dos de su izquierda. Así, la columna k + 1 es Bₖ por la ' +
        'primera columna, más una parte que solo deciden las luces. A la derecha de la última columna no se puede ' +
        'pulsar nada: esa es la ecuación de la primera columna, donde bᵢ son las luces de la columna i, menos las ' +
        'que hay que alcanzar.',
    },
    whichB: 'Qué B',
  },
  elimination: {
    title: 'Eliminación',
    what:
      'Una ecuación por luz, una incógnita por botón. Las filas se intercambian, se multiplican por unidades y se ' +
      'suman hasta poder leer la respuesta, con cualquier número de niveles, primo o no.',
  },
  graph: {
    add: 'Añadir un vértice',
    remove: 'Quitar {name}',
    removeNone: 'Quitar un vértice',
  },
  partition: {
    title: 'Dos partes de un grafo',
    what:
      'Los vértices de cualquier grafo se pueden partir en dos de modo que, dentro de su parte, cada uno tenga un ' +
      'número par de vecinos; o un número par en una parte e impar en la otra. Por eso el tablero con todo ' +
      'encendido siempre se puede apagar.',
    which: 'Qué partición',
    kinds: { even: 'Par y par', odd: 'Par e impar', allOn: 'Todo encendido' },
    is: {
      even:
        'Quita un vértice de grado impar e intercambia las aristas entre sus vecinos: los unidos se separan, los ' +
        'separados se unen. Repite hasta que todos los grados sean pares y devuelve los vértices, cada uno a la ' +
        'parte donde tiene un número par de vecinos.',
      odd:
        'Se añade un vértice unido a todos, se parte el grafo en par y par, y se retira el vértice añadido: su ' +
        'parte tiene entonces grados impares.',
      allOn:
        'Se añade un vértice unido a todos los de grado par y se parte el grafo en par y par. La parte sin él apaga ' +
        'todas las luces.',
    },
    noGraph:
      'Este tablero no es un grafo: cada botón tiene que mover su propia luz y, mutuamente, las de sus vecinos, ' +
      'todas en uno. Lo son las reglas cruz, aspa, rey, caballo y fila y columna.',
    begin: 'Aún no hay nada colocado.',
    added: 'El vértice añadido',
    first: '{name} es de los que quedan cuando todos los grados son pares: va a la primera parte.',
    joins: '{name} va a la {part}: de sus {all} vecinos en este paso, {n} están allí, un número par.',
    heads: ['vértice', 'parte'],
    parts: { '0': 'primera parte', '1': 'segunda parte' },
    end: {
      even: 'Hecho: {a} vértices en la primera parte, {b} en la segunda, y todos los números son pares.',
      odd: 'Hecho: {a} vértices con números pares, {b} con impares.',
      allOn: 'Hecho: con todo encendido, pulsa los {b} vértices de la segunda parte y deja los otros {a}.',
    },
    picture: 'El grafo con sus partes; cada número dice cuántos vecinos de su propia parte tiene un vértice',
    legend: {
      even:
        'Los discos son la primera parte, los cuadrados la segunda; cada número dice cuántos vecinos tiene un ' +
        'vértice en su parte. Las líneas fuertes quedan dentro de una parte.',
      odd:
        'Los discos son la parte de números pares, los cuadrados la de impares: vecinos dentro de la parte. Las ' +
        'líneas fuertes quedan dentro de una parte.',
      allOn:
        'Los cuadrados se pulsan; cada número dice cuántos vecinos pulsados tiene un vértice. Allí la luz cambia ' +
        'una vez por sí misma y por un número par de vecinos pulsados; las demás tienen un número impar de vecinos ' +
        'pulsados.',
    },
    play: 'Encender todo y pulsar los cuadrados',
    playing: 'Pulsación {done} de {all} …',
    played: 'Pulsados los {all}: todas las luces están apagadas.',
  },
  proofs: {
    unique: 'No hay otra solución, así que ninguna tiene menos.',
    exhaustive: 'Ninguna tiene menos: se han comparado todas las soluciones.',
    states: 'Ninguna tiene menos: se han recorrido todos los estados de las luces.',
    split:
      'Ninguna tiene menos: el tablero se divide en cuatro clases de casillas que no se mezclan, y se miró cada par ' +
      'de clases que podía ser menor.',
    bound: 'Ninguna tiene menos: una suma ponderada de las luces exige tantas pulsaciones.',
    other: 'Ninguna tiene menos: está demostrado.',
  },
  optimise: {
    title: 'Mínimo de pulsaciones',
    looked: 'Se miraron: {n}.',
    impossible: 'Este tablero no tiene solución, así que tampoco una mínima. «Resumen» dice por qué.',
    plain: 'La primera solución encontrada tiene {n}.',
    between: 'De {low} a {high} pulsaciones',
    open:
      'No se sabe cuál es el mínimo: el tablero tiene {n} soluciones, más de las que aquí se comparan. Un programa ' +
      'que resuelva el problema de abajo puede llegar más lejos.',
    show: 'Mostrar en el tablero',
    shown: 'El mínimo de pulsaciones: {n}.',
    program: 'Como programa entero',
    programIs:
      'Cada botón es un número entero de pulsaciones, cada luz una ecuación con las vueltas que da; la suma de ' +
      'pulsaciones ha de ser pequeña. Lo leen programas como HiGHS, CBC y SCIP.',
    showProgram: 'Mostrar el programa',
    saveProgram: 'Guardar como LP',
  },
  field: {
    title: 'Cuerpos finitos',
    what:
      'Hay un cuerpo de q elementos para cada potencia de primo q. Si q es primo es la aritmética módulo q; si no, ' +
      'como 4, sus elementos son polinomios, y sumar 1 una y otra vez no pasa por todos.',
    order: 'Cuerpo',
    modulus: 'Polinomio módulo',
    primeField: 'GF({q}) son los enteros módulo {q}.',
    isField: 'GF({q}) son los polinomios en α sobre Z/{p}, donde {polynomial} vale 0 en α.',
    primitive: 'Las potencias de {element} son todos los elementos salvo 0.',
    table: 'Qué tabla',
    add: 'Suma',
    multiply: 'Producto',
    pointTable: 'Las filas y columnas son los elementos 0, 1, 2, … en este orden. Señala una entrada para leerla.',
    elements: 'Todos los elementos por su número',
    cycle: 'Ciclo de niveles',
    cycleIs:
      'Cada paso suma 1 o una potencia de α, en el orden de un código Gray: así se pasa una vez por cada elemento y ' +
      'el último paso vuelve a 0.',
    cyclePrime: 'Sumar 1 una y otra vez pasa por todos los elementos y vuelve a 0.',
    board: 'Este tablero, dos veces',
    noField:
      'Las luces de este tablero tienen {q} niveles. Ningún cuerpo tiene {q} elementos, pues {q} no es potencia de ' +
      'un primo; esas luces solo pueden contarse módulo {q}.',
    mixed: 'Las luces de este tablero tienen distintos números de niveles, así que ningún cuerpo sirve para todas.',
    tooLarge: 'Este tablero se compara con su cuerpo hasta {most} luces.',
    canBeSolved: 'tiene solución',
    quiet: 'patrones estacionarios',
    ringGame: 'Luces que dan la vuelta (Z/{q})',
    fieldGame: 'Luces del cuerpo (GF({q}))',
    yes: 'sí',
    no: 'no',
    thesis: 'Un error que conviene conocer',
    thesisIs:
      'Las luces que recorren cuatro niveles son Z/4, no GF(4). Una receta conocida resuelve el tablero en GF(4) y ' +
      'pulsa cada botón tantas veces como el opuesto módulo 4. En 2 × 2 falla enseguida:',
    start: 'Inicio',
    startCell: 'Luz {n}: nivel {level}',
    thesisStart: 'Otra vez 0 0 / 0 1',
    mistaken: 'La receta',
    mistakenHow: 'resuelto en GF(4), pulsado módulo 4',
    cycling: 'Luces cíclicas',
    cyclingHow: 'resuelto en Z/4, pulsado módulo 4',
    inField: 'Luces del cuerpo',
    inFieldHow: 'cada botón suma su elemento de GF(4)',
    presses: 'pulsaciones',
    left: 'queda',
    out: 'Todo apagado',
    notOut: 'Queda: {left}',
    fails:
      'Probada en los {all} inicios de este tablero, la receta falla en {n}; las dos maneras correctas resuelven ' +
      'todos.',
  },
  sizes: {
    scale: 'Nulidad:',
    title: 'Todos los tamaños de un vistazo',
    what:
      'Cada punto es un tablero con la regla cruz: m filas, contadas hacia abajo, por n columnas, contadas hacia la ' +
      'derecha. Cuanto más brillante, más patrones estacionarios tiene. Los oscuros no tienen ninguno: allí todo ' +
      'tablero tiene exactamente una solución.',
    upTo: 'Hasta',
    map: 'de nulidades',
    point: 'Señala un tablero para leerlo; púlsalo para abrirlo.',
    spot: '{m} × {n}: nulidad {value}, es decir, {q} elevado a {value} patrones estacionarios.',
    spotRing: '{m} × {n}: patrones estacionarios que generan todos los demás: {value}.',
    beyond: 'Demasiado grande para abrirlo aquí.',
    ring:
      'Como {q} no es primo, el mapa muestra cuántos patrones estacionarios bastan para generar todos los demás: la ' +
      'mayor nulidad entre los factores primos de {q}. El resumen de un tablero los cuenta.',
    none: 'ninguno',
    notes: 'Merece la pena fijarse',
    invertible: 'Cuadrados sin patrones estacionarios: {list}.',
    periods: 'Con tantas filas, las nulidades se repiten tras tantas columnas, hasta donde está dibujado: {list}.',
    doubling:
      'De n a 2n + 1 la nulidad del cuadrado se duplica, más 2 si n da resto 2 entre 3: cierto para todo n hasta {n}.',
    records: 'Cuadrados con más que todos los menores, y cuántos: {list}.',
    open: 'Abrir {n} × {n}',
    copies: {
      none:
        'Las líneas rectas son copias: reflejado una y otra vez, con una línea vacía en medio, un patrón ' +
        'estacionario de m × n llena todo tablero cuyas filas + 1 son múltiplo de m + 1 y cuyas columnas + 1 son ' +
        'múltiplo de n + 1.',
      cylinder:
        'Las líneas rectas son copias: un patrón estacionario de m × n llena todo cilindro cuyas columnas son ' +
        'múltiplo de n y, reflejado con una línea vacía en medio, todo aquel cuyas filas + 1 son múltiplo de m + 1 ' +
        '(n desde 3).',
      torus:
        'Las líneas rectas son copias: puesto uno al lado de otro, un patrón estacionario de m × n llena todo toro ' +
        'cuyas filas son múltiplo de m y cuyas columnas son múltiplo de n (ambos desde 3).',
    },
    mirrored: 'La imagen es su propio reflejo: m × n y n × m son el mismo tablero, girado.',
  },
  lessons: {
    title: 'Seis lecciones cortas',
    what: 'Cada una dura unos minutos, sobre tableros vivos, y acaba con uno por resolver.',
    all: 'Todas las lecciones',
    again: 'Empezar de nuevo este paso',
    toBoard: 'Volver al tablero',
    next: 'Siguiente: {title}',
    pressed: 'Pulsaciones: {n}',
    done: 'Hecho.',
    solved: '¡Resuelto!',
    goals: {
      read: 'Mira el tablero y sigue.',
      any: 'Pulsa algunos botones.',
      unchanged: 'Pulsa hasta que cada luz quede como estaba.',
      presses: 'Pulsa los botones marcados tantas veces como dicen las marcas.',
      rows: 'Apaga las filas de arriba.',
      out: 'Apaga todas las luces.',
    },
    titles: {
      twice: 'Pulsar dos veces',
      parity: 'Par e impar',
      quarter: 'Por qué tres de cada cuatro tableros no tienen solución',
      chasing: 'Perseguir las luces',
      levels: 'Más de dos niveles',
      thesis: 'Un error famoso y su arreglo',
    },
    about: {
      twice: 'Qué hace una pulsación y por qué no importa el orden',
      parity: 'Una cuenta que ninguna pulsación cambia',
      quarter: 'Dos de esas cuentas en 5 × 5',
      chasing: 'Un método para cualquier tablero, en cinco minutos',
      levels: 'Luces que recorren 3, 4 o más niveles',
      thesis: 'Por qué cuatro niveles no son un cuerpo',
    },
    texts: {
      twice1:
        'Una pulsación cambia la luz del botón y las de sus vecinos de arriba, abajo, izquierda y derecha. Pulsa ' +
        'cualquier botón.',
      twice2:
        'Ahora pulsa un botón y otra vez el mismo. La segunda pulsación deshace la primera: solo cuenta si un botón ' +
        'se pulsa o no.',
      twice3:
        'Hay dos botones marcados. Pulsa uno y luego el otro, o al revés. Cada luz solo cuenta cuántas veces ha ' +
        'cambiado, así que el orden no importa.',
      twice4: 'Tres pulsaciones hicieron este tablero. Las mismas tres lo apagan, en cualquier orden. ¿Cuáles son?',
      parity1:
        'Hay doce luces marcadas. Cuenta cuántas cambia una pulsación: siempre ninguna o dos. Prueba con algunos ' +
        'botones.',
      parity2:
        'Una luz marcada está encendida. Cada pulsación cambia un número par de luces marcadas, así que siempre ' +
        'queda encendido un número impar. El cero es par: este tablero no se puede apagar.',
      parity3:
        'Las marcas tienen otra cara. Tómalas como botones y pulsa los doce: cada luz cambia un número par de veces ' +
        'y no ha pasado nada. Es un patrón estacionario.',
      parity4: 'Aquí las luces marcadas encendidas eran pares, así que nada lo impide. Apaga el tablero.',
      quarter1:
        'En estas marcas hay un número impar de luces encendidas. De todos los tableros, la mitad tiene aquí un ' +
        'número par y la otra mitad impar, y ninguno impar tiene solución.',
      quarter2:
        'Estas son otras marcas que cada pulsación cambia en número par. En las primeras este tablero es par, en ' +
        'estas impar: tampoco tiene solución. También se pierde la mitad de la mitad que quedaba.',
      quarter3:
        'Aquí las dos cuentas son pares. El 5 × 5 no tiene más marcas de este tipo que estas dos y su suma, así que ' +
        'este tablero tiene solución: uno de cada cuatro.',
      quarter4: 'Uno del cuarto afortunado. Apágalo.',
      chasing1:
        'Si decides no pulsar más en la primera fila, solo el botón de debajo puede cambiar una luz de la primera ' +
        'fila. Pulsa, pues, debajo de cada luz encendida de la primera fila.',
      chasing2:
        'Sigue igual: en cada fila pulsa debajo de cada luz que siga encendida en la fila de encima, hasta que solo ' +
        'la última fila tenga luces.',
      chasing3:
        'La tabla del 5 × 5 dice: si en la última fila queda esto, pulsa el botón marcado de la primera fila y ' +
        'persigue otra vez. Entonces se apaga todo.',
      chasing4:
        'Ahora un tablero entero. Persíguelo, lee lo que queda, pulsa en la primera fila y persigue otra vez; la ' +
        'vista «Persecución» tiene la tabla entera.',
      levels1:
        'Estas luces tienen tres niveles: apagada, tenue, brillante y otra vez apagada. Pulsa un botón hasta que ' +
        'nada haya cambiado: hacen falta tres pulsaciones.',
      levels2:
        'El botón del centro lleva la marca 2: aquí se pulsó una vez. Para deshacer una pulsación con tres niveles, ' +
        'pulsa dos veces más.',
      levels3: 'Cuatro niveles: para deshacer una pulsación hacen falta tres. Lo dice la marca.',
      levels4: 'Tres niveles y dos botones por encontrar: uno de ellos, o los dos, puede necesitar dos pulsaciones.',
      thesis1:
        'Cuatro niveles. Una tesis resolvía estos tableros con el cuerpo de cuatro elementos, donde 1 + 1 es 0. ' +
        'Pulsa lo que dice su receta: un número para cada botón. Todas las luces acaban en el nivel 2, ninguna ' +
        'apagada.',
      thesis2:
        'Las luces que recorren 0, 1, 2, 3 cuentan módulo 4, donde 1 + 1 es 2. Resuelto módulo 4, el tablero pide ' +
        'estas pulsaciones, y se apaga.',
      thesis3:
        'Probada en los 256 inicios de este tablero, la receta falla en 176; la aritmética módulo 4 los resuelve ' +
        'todos. La vista «Cuerpo» te deja probar cualquier inicio de las dos maneras.',
      thesis4: 'Un tablero de cuatro niveles para ti. Apágalo.',
    },
  },
  save: {
    title: 'Guardar el tablero',
    what:
      'Solo se ofrecen los tipos de archivo que pueden contener este tablero. El enlace lo contiene siempre ' +
      'entero.',
    kinds: {
      text: 'Texto',
      table: 'CSV',
      json: 'JSON',
      pbm: 'PBM',
      pgm: 'PGM',
      life: 'Life RLE',
      id: 'Identificador',
      tatham: 'Id. de Flip',
      save: 'Partida de Flip',
      edges: 'Lista de aristas',
      dimacs: 'DIMACS',
      svg: 'SVG',
      png: 'Imagen PNG',
    },
    print: 'Imprimir esta vista',
  },
  steps: {
    place: 'fila {row} columna {column}',
    times: '{place} ({n} veces)',
    presses: { one: '{n} pulsación', other: '{n} pulsaciones' },
    start: 'Las luces al principio.',
    target: 'Las luces que hay que alcanzar.',
    planAll:
      'Una luz con todos sus botones decididos menos uno decide el último. Así, todos los botones quedan decididos.',
    planRows:
      'Cuando una fila de botones está decidida, solo el botón de debajo de una luz puede cambiarla. Así, la ' +
      'primera fila de pulsaciones decide todas las demás, y solo la última fila de luces queda al azar.',
    planColumns:
      'Cuando una columna de botones está decidida, solo el botón a la derecha de una luz puede cambiarla. Así, la ' +
      'primera columna de pulsaciones decide todas las demás, y solo la última columna de luces queda al azar.',
    planFree: {
      one:
        'Una luz con todos sus botones decididos menos uno decide el último. Quedan libres los botones {places}; ' +
        '{n} luz no decide nada y tiene que salir bien.',
      other:
        'Una luz con todos sus botones decididos menos uno decide el último. Quedan libres los botones {places}; ' +
        '{n} luces no deciden nada y tienen que salir bien.',
    },
    planFreeMore: {
      one:
        'Una luz con todos sus botones decididos menos uno decide el último. Quedan libres los botones {places} …; ' +
        '{n} luz no decide nada y tiene que salir bien.',
      other:
        'Una luz con todos sus botones decididos menos uno decide el último. Quedan libres los botones {places} …; ' +
        '{n} luces no deciden nada y tienen que salir bien.',
    },
    firstChase: 'Primera persecución: los botones libres se quedan sin pulsar.',
    secondChase: 'Segunda persecución: pulsa estos botones libres y persigue otra vez.',
    rowDecides: 'La fila {row} de luces decide: pulsa {places}.',
    columnDecides: 'La columna {column} de luces decide: pulsa {places}.',
    lightDecides: 'La luz {light} decide: pulsa {places}.',
    wrongNone: 'Ninguna luz está mal: no hay que pulsar ningún botón libre.',
    wrong: { one: 'Queda {n} luz mal: {places}.', other: 'Quedan {n} luces mal: {places}.' },
    system:
      'Cada botón libre, pulsado una vez y perseguido, cambia las luces restantes en una columna de F. Las ' +
      'pulsaciones libres tienen que dar lo que falta: F · x = c módulo {q}.',
    recurrenceRows:
      'F viene de una recurrencia para las filas de pulsaciones, cada una decidida por las dos de encima: B₀ = I, ' +
      'B₁ = −A₁ y después B₍ₖ₊₁₎ = −A₁·Bₖ − B₍ₖ₋₁₎, donde A₁ es la matriz de una fila. Bajo la fila {lines} no se ' +
      'puede pulsar nada, así que B de {lines} por la primera fila es lo que piden las luces, y F es la opuesta de ' +
      'esa B.',
    recurrenceRowsTwo:
      'F viene de una recurrencia para las filas de pulsaciones, cada una decidida por las dos de encima: B₀ = I, ' +
      'B₁ = A₁ y después B₍ₖ₊₁₎ = A₁·Bₖ + B₍ₖ₋₁₎, donde A₁ es la matriz de una fila. Bajo la fila {lines} no se ' +
      'puede pulsar nada, así que B de {lines} por la primera fila es lo que piden las luces, y F es esa B.',
    recurrenceColumns:
      'F viene de una recurrencia para las columnas de pulsaciones, cada una decidida por las dos de su izquierda: ' +
      'B₀ = I, B₁ = −A₁ y después B₍ₖ₊₁₎ = −A₁·Bₖ − B₍ₖ₋₁₎, donde A₁ es la matriz de una columna. A la derecha de ' +
      'la columna {lines} no se puede pulsar nada, así que B de {lines} por la primera columna es lo que piden las ' +
      'luces, y F es la opuesta de esa B.',
    recurrenceColumnsTwo:
      'F viene de una recurrencia para las columnas de pulsaciones, cada una decidida por las dos de su izquierda: ' +
      'B₀ = I, B₁ = A₁ y después B₍ₖ₊₁₎ = A₁·Bₖ + B₍ₖ₋₁₎, donde A₁ es la matriz de una columna. A la derecha de la ' +
      'columna {lines} no se puede pulsar nada, así que B de {lines} por la primera columna es lo que piden las ' +
      'luces, y F es esa B.',
    pressNone: 'Su solución es no pulsar ninguno de los botones libres.',
    pressFree: 'Su solución: pulsa {places}.',
    chaseImpossible: 'El sistema no tiene solución, así que el tablero tampoco. {why}',
    chased:
      'Todas las luces están como deben. En total {presses}, en cualquier orden. Sumar un patrón estacionario da ' +
      'las otras soluciones.',
    chasedOnly: 'Todas las luces están como deben. En total {presses}, en cualquier orden. Es la única solución.',
    equations:
      'Numera los botones fila por fila. La columna j de A dice qué luces mueve el botón j. Resuelve A · x = c ' +
      'módulo {q}, donde c es lo que tiene que cambiar cada luz: c = ({list}).',
    swap: 'Intercambia las filas {a} y {b}.',
    scale: 'Multiplica la fila {a} por {by}.',
    add: 'Suma la fila {b} a la fila {a}.',
    addTimes: 'Suma {by} veces la fila {b} a la fila {a}.',
    subtract: 'Resta la fila {b} de la fila {a}.',
    subtractTimes: 'Resta {by} veces la fila {b} de la fila {a}.',
    reducedField: 'Reducida: rango {rank}, así que quedan libres {buttons} − {rank} = {free} pulsaciones.',
    reducedUnits: 'Reducida. Todo pivote es 1, así que {buttons} − {rank} = {free} pulsaciones son libres.',
    reducedRing: {
      one: 'Reducida. Módulo {q}, {n} pivote no se puede hacer 1; un pivote d deja d opciones para su botón.',
      other: 'Reducida. Módulo {q}, {n} pivotes no se pueden hacer 1; un pivote d deja d opciones para su botón.',
    },
    pass: 'La matriz de paso P reúne todas las operaciones de filas: P · A = E, y P · c es el lado derecho de arriba.',
    eliminationImpossible: 'Filas que son cero a la izquierda pero no a la derecha muestran que no hay solución. {why}',
    read:
      'Leído desde la última fila hacia arriba: {presses}. Las pulsaciones libres se eligieron 0; los patrones ' +
      'estacionarios llevan a las otras soluciones.',
    readOnly: 'Leído desde la última fila hacia arriba: {presses}. No hay otra solución.',
  },
};
