import type { Language } from '../../words/index.ts';
import type { Forms } from '../../words/words.ts';

/** What the statistics say, fetched with their screen. */
export interface StatsWords {
  readonly title: string;
  readonly game: string;
  readonly none: string;
  readonly kinds: string;
  readonly daily: string;
  readonly other: string;
  readonly solved: string;
  readonly perfect: string;
  readonly perfectIs: string;
  readonly bestTime: string;
  readonly fewestPresses: string;
  readonly unaided: string;
  readonly streak: string;
  readonly streakIs: string;
  readonly longest: string;
  readonly days: Forms;
  readonly times: string;
  readonly timesSay: string;
  readonly over: string;
  readonly overSay: string;
  readonly overAxis: string;
  readonly calendar: string;
  readonly calendarSays: string;
  readonly games: Forms;
  readonly save: string;
  readonly forget: string;
  readonly forgetSure: string;
  readonly keep: string;
  readonly here: string;
}

export const statsWords: Readonly<Record<Language, StatsWords>> = {
  en: {
    title: 'Statistics',
    game: 'Game',
    none: 'Nothing yet: solve a board of this kind, and it will be counted here.',
    kinds: 'Kind of board',
    daily: 'Daily',
    other: 'Other boards',
    solved: 'Solved',
    perfect: 'Perfect',
    perfectIs: 'Solved by the fewest presses possible, without a hint',
    bestTime: 'Best time',
    fewestPresses: 'Fewest presses',
    unaided: 'In a row without a hint',
    streak: 'Daily streak',
    streakIs: 'Days in a row (UTC) on which that day’s own board was solved',
    longest: 'longest: {days}',
    days: { one: '{n} day', other: '{n} days' },
    times: 'Time of each game',
    timesSay: 'The last {games}: half of them took {median} or less, the best {best}.',
    over: 'Presses above the fewest',
    overSay: '{perfect} of {games} needed no press too many.',
    overAxis: 'presses too many',
    calendar: 'Daily boards of the last weeks',
    calendarSays: '{days} of the last 35 solved on the day.',
    games: { one: '{n} game', other: '{n} games' },
    save: 'Save as a file',
    forget: 'Forget everything',
    forgetSure: 'Yes, forget all games',
    keep: 'Keep them',
    here: 'All this is kept in this browser only. Best times and presses count games without a hint.',
  },
  es: {
    title: 'Estadísticas',
    game: 'Juego',
    none: 'Todavía nada: resuelve un tablero de este tipo y se contará aquí.',
    kinds: 'Tipo de tablero',
    daily: 'Del día',
    other: 'Otros tableros',
    solved: 'Resueltos',
    perfect: 'Perfectos',
    perfectIs: 'Resueltos con el mínimo de pulsaciones y sin pistas',
    bestTime: 'Mejor tiempo',
    fewestPresses: 'Menos pulsaciones',
    unaided: 'Seguidos sin pistas',
    streak: 'Racha diaria',
    streakIs: 'Días seguidos (UTC) en los que se resolvió el tablero del propio día',
    longest: 'la más larga: {days}',
    days: { one: '{n} día', other: '{n} días' },
    times: 'Tiempo de cada partida',
    timesSay: 'Últimas {games}: la mitad en {median} o menos; la mejor, en {best}.',
    over: 'Pulsaciones por encima del mínimo',
    overSay: '{perfect} de {games} sin ninguna pulsación de más.',
    overAxis: 'pulsaciones de más',
    calendar: 'Tableros del día de las últimas semanas',
    calendarSays: '{days} de los últimos 35 resueltos en su día.',
    games: { one: '{n} partida', other: '{n} partidas' },
    save: 'Guardar en un archivo',
    forget: 'Olvidarlo todo',
    forgetSure: 'Sí, olvidar todas las partidas',
    keep: 'Conservarlas',
    here: 'Todo esto se guarda solo en este navegador. Los mejores tiempos y pulsaciones cuentan partidas sin pistas.',
  },
  ru: {
    title: 'Статистика',
    game: 'Игра',
    none: 'Пока ничего: погасите поле этого вида, и оно будет учтено здесь.',
    kinds: 'Вид поля',
    daily: 'Поле дня',
    other: 'Другие поля',
    solved: 'Погашено',
    perfect: 'Безупречно',
    perfectIs: 'Погашено за наименьшее число нажатий и без подсказок',
    bestTime: 'Лучшее время',
    fewestPresses: 'Меньше всего нажатий',
    unaided: 'Подряд без подсказок',
    streak: 'Дней подряд',
    streakIs: 'Дни подряд (по UTC), когда поле дня погашено в свой день',
    longest: 'рекорд: {days}',
    days: { one: '{n} день', few: '{n} дня', many: '{n} дней', other: '{n} дня' },
    times: 'Время каждой игры',
    timesSay: 'Последние {games}: половина — не дольше {median}, лучшая — {best}.',
    over: 'Нажатия сверх наименьшего числа',
    overSay: 'Без лишних нажатий: {perfect} из {games}.',
    overAxis: 'лишние нажатия',
    calendar: 'Поля дня за последние недели',
    calendarSays: 'В свой день погашено {days} из последних 35.',
    games: { one: '{n} игра', few: '{n} игры', many: '{n} игр', other: '{n} игры' },
    save: 'Сохранить в файл',
    forget: 'Забыть всё',
    forgetSure: 'Да, забыть все игры',
    keep: 'Оставить',
    here: 'Всё это хранится только в этом браузере. Лучшее время и число нажатий — по играм без подсказок.',
  },
};
