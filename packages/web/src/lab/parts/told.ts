import type { Board } from 'douse/board';
import type { CertificateFacts } from 'douse/lightsout';
import type { Told } from 'douse/play';
import { count, phrase } from '../../words/format.ts';
import type { Language } from '../../words/index.ts';
import type { Forms } from '../../words/words.ts';
import { layoutOf } from '../design/layout.ts';
import { labWords } from '../words/index.ts';
import type { LabWords } from '../words/words.ts';
import { certificateSentence } from '../../words/certificate.ts';

/** Lists the way a language writes them; English as the library does, without a comma before “and”. */
const lists: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  es: new Intl.ListFormat('es', { type: 'conjunction' }),
  ru: new Intl.ListFormat('ru', { type: 'conjunction' }),
};

/**
 * A step's sentence in a language; null for a sentence there are no words for, which then stands as the library says
 * it.
 * @param why  the certificate, where the step shows one
 */
export function toldText(
  told: Told,
  board: Board,
  levels: number,
  why: CertificateFacts | null,
  language: Language,
  { steps }: LabWords = labWords.value,
): string | null {
  if (!Object.hasOwn(steps, told.key)) return null;
  const text = steps[told.key as keyof typeof steps];
  const numbers = told.numbers ?? {};
  const places = (told.places ?? []).map(({ index, times }) => {
    const place = placeText(board, index, told.of ?? 'buttons', steps.place);
    return times === 1 ? place : phrase(steps.times, { place, n: times });
  });
  const more = {
    places: lists[language].format(places),
    presses: numbers['n'] === undefined ? '' : count(language, steps.presses, numbers['n']),
    list: (told.list ?? []).join(', '),
    why: why === null ? '' : certificateSentence(why, why.hasTarget, levels),
    light: board.kind === 'wiring' ? (board.lightNames[numbers['light'] ?? 0] ?? '') : '',
  };
  const form = typeof text === 'string' ? text : count(language, text as Forms, numbers['n'] ?? 0);
  return phrase(form, { ...numbers, ...more });
}

/** `row 2 column 3`, or the name of a button or light of a wiring. */
function placeText(board: Board, index: number, of: 'buttons' | 'lights', text: string): string {
  if (board.kind === 'wiring') return (of === 'buttons' ? board.buttonNames : board.lightNames)[index]!;
  const { place, columns } = layoutOf(board);
  return phrase(text, { row: Math.floor(place[index]! / columns) + 1, column: (place[index]! % columns) + 1 });
}
