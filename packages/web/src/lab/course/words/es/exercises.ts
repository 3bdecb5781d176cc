import type { Shape } from '../../../../words/words.ts';
import type { exercises as en } from '../en/exercises.ts';

/** Los ejercicios: qué se pide, por qué una respuesta falla, y dos pistas para cada uno. */
export const exercises: Shape<typeof en> = {
  check: 'Comprobar',
  hint: 'Pista {n} de 2',
  another: 'Otro',
  show: 'Mostrar una respuesta',
  right: '¡Correcto!',
  shown: 'Esta es una respuesta.',
  answerOnBoard: 'Responde en el tablero.',
  clear: 'Borrar',
  pattern: 'Patrón {k}',
  rules: { plus: 'cruz', x: 'X', king: 'rey', knight: 'caballo' },
  wraps: {
    none: 'bordes sin unir',
    cylinder: 'bordes izquierdo y derecho unidos',
    torus: 'todos los bordes unidos',
  },
  kinds: {
    after: {
      title: 'Suma las pulsaciones',
      ask: 'Los botones con punto se pulsan tantas veces como dicen. Pon el tablero como queda, módulo {q}.',
      wrong:
        'Fila {row}, columna {column}: no es correcto. Pulsaciones que la alcanzan: {n}. La llevan del nivel {from} ' +
        'al {to}, módulo {q}.',
      hint1: 'Ve luz por luz: cuenta las pulsaciones en ella y a su lado y súmalas a su nivel, módulo {q}.',
      hint2: 'Cambian las luces marcadas y ninguna más.',
    },
    column: {
      title: 'Una columna de A',
      ask: 'Marca las luces que mueve el botón {n} (regla: {rule}; {wrap}).',
      missing: 'Falta la fila {row}, columna {column}: el botón con punto la mueve.',
      extra: 'El botón con punto no mueve la fila {row}, columna {column}.',
      hint1: 'Dibuja la regla alrededor del botón con punto. Donde los bordes se unen, sigue por el otro lado.',
      hint2: 'Unos en la columna: {n}.',
    },
    solve: {
      title: 'Encuentra x con A·x = b',
      ask: 'Elige los botones que hay que pulsar. Hay exactamente una respuesta. Pulsaciones que tiene: {n}.',
      wrong:
        'Así quedaría el tablero. Luces que quedan encendidas: {n}; una de ellas está en la fila {row}, columna ' +
        '{column}.',
      hint1: 'Empieza por una luz a la que lleguen pocos botones: una esquina.',
      hint2: 'El botón marcado es uno de ellos.',
    },
    pattern: {
      title: 'Completa un patrón estacionario',
      ask: 'Se da la primera fila de un patrón estacionario de {rows} × {columns}. Elige las demás filas.',
      wrong:
        'La luz de la fila {row}, columna {column} cambiaría. Botones pulsados a su alrededor, contando el suyo: ' +
        '{n}, un número impar.',
      hint1: 'Baja fila por fila. Cada luz de una fila terminada deja una sola opción para el botón de debajo.',
      hint2: 'En la segunda fila se pulsan justo los botones marcados: {n}.',
    },
    solvable: {
      title: 'Dos productos escalares',
      ask:
        'Pon los dos patrones sobre el tablero. ¿Cuáles tienen un número impar de luces encendidas? Y entonces, ¿se ' +
        'puede resolver?',
      none: 'ninguno: se puede resolver',
      first: 'solo el primero: no se puede',
      second: 'solo el segundo: no se puede',
      both: 'los dos: no se puede',
      wrong: 'Mira el patrón {k}. Luces suyas encendidas: {n}, así que el producto escalar es {r}.',
      hint1: 'Marca un patrón con los botones de abajo y cuenta las luces marcadas que están encendidas.',
      hint2: 'Luces encendidas del primer patrón: {n}.',
    },
    certificate: {
      title: 'Demuestra que es imposible',
      ask:
        'Este tablero no se puede resolver. Marca luces que lo demuestren: cada botón mueve un número par de ellas, ' +
        'y un número impar está encendido.',
      empty: 'Todavía no hay nada marcado.',
      odd: 'El botón con punto de la fila {row}, columna {column} mueve {n} de tus luces, un número impar.',
      even: 'Cada botón mueve un número par de ellas, pero hay {n} encendidas: un número par no demuestra nada.',
      hint1:
        'Lo que cada botón mueve un número par de veces es un patrón estacionario. Elige una primera fila de marcas ' +
        'y deja que siga el resto.',
      hint2: 'La primera fila marcada sirve.',
    },
    row: {
      title: 'La siguiente operación de filas',
      ask:
        'Eliminación módulo {q}. Se está limpiando la columna {column} con la fila {pivot}. ¿Qué operación anula la ' +
        'entrada de la fila {row}?',
      wrong: 'Después la entrada de la fila {row}, columna {column} es {n}, no 0.',
      none: 'Elige una operación.',
      hint1: 'Cambia la fila {row}, y lo que se le suma es un múltiplo de la fila {pivot}.',
      hint2: 'La entrada es {a}, el pivote {p}: ¿qué múltiplo de {p} sumado a {a} da 0 módulo {q}?',
    },
    kernel: {
      title: 'Lee el núcleo en E',
      ask:
        'E está reducida y los pivotes llevan marco. El botón libre {n} se pulsa una vez y los demás libres ' +
        'ninguna. Elige el resto, módulo {q}, para que nada cambie.',
      wrong: 'La fila {row} de E da {n} en lugar de 0 módulo {q}: mira el botón {pivot}, el pivote de esa fila.',
      hint1: 'Solo importa la columna {n}: cada fila de E dice pivote + entrada de esa columna = 0.',
      hint2: 'Pulsaciones del botón {pivot}: {times}.',
    },
    first: {
      title: 'Elige la primera fila',
      ask:
        'Se ha perseguido un tablero de {rows} × {columns} con {q} niveles; solo queda la última fila. ¿Qué botones ' +
        'de la primera fila lo apagan tras la segunda persecución?',
      wrong:
        'Luces que quedan tras la segunda persecución: {n}; una de ellas está en la fila {row}, columna {column}. ' +
        'Los puntos son todas las pulsaciones.',
      nothing: 'Sin pulsaciones en la primera fila, la última queda como está.',
      hint1: 'Prueba botones sueltos: cada uno, perseguido, cambia la última fila en una columna de F. Combínalos.',
      hint2: 'Pulsaciones en la primera fila: {n}, entre ellas la del botón marcado.',
    },
    fewest: {
      title: 'Encuentra el mínimo',
      ask:
        'Los puntos apagan este tablero con {n} pulsaciones. Tiene {count} soluciones. Encuentra una con el mínimo ' +
        'de pulsaciones.',
      wrong: 'Estas pulsaciones dejan encendida la fila {row}, columna {column}.',
      more:
        'Es una solución de {n} pulsaciones, pero bastan {fewer}: cambia los botones marcados, que forman un patrón ' +
        'estacionario.',
      hint1:
        'Las {count} soluciones difieren en patrones estacionarios. Cambia un patrón entero cada vez, uno que cubra ' +
        'muchos puntos.',
      hint2: 'El mínimo es {n}: cambia los botones marcados.',
    },
    doubling: {
      title: 'La nulidad de un cuadrado mayor',
      ask: 'La nulidad de {n} × {n} es {d}, y {n} da resto {r} al dividir entre 3. ¿Cuál es la nulidad de {m} × {m}?',
      wrong: '{m} = 2 · {n} + 1, y {n} da resto {r} al dividir entre 3, así que se duplica más {two}: {value}.',
      hint1: 'De n a 2n + 1 la nulidad se duplica, más 2 si n da resto 2 al dividir entre 3.',
      hint2: '{n} da resto {r}, y 2 · {d} es la parte principal.',
    },
  },
};
