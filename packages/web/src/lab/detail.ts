import type { Lab } from './lab.ts';

/** A part of the open view as it stands in the address, between dots after the tab's name; `usual` if it names none. */
export function detailOf(detail: string, index: number, usual: string, allowed: (text: string) => boolean): string {
  const own = detail.split('.')[index] ?? '';
  return own !== '' && allowed(own) ? own : usual;
}

/** The detail with one part changed; parts left out before it stay empty. */
export function withDetail(detail: string, index: number, value: string): string {
  const parts = detail === '' ? [] : detail.split('.');
  while (parts.length <= index) parts.push('');
  parts[index] = value;
  return parts.join('.');
}

/** Reads and sets a part of the view that its link holds, one of some names. */
export function chosenDetail<Name extends string>(
  lab: Lab,
  index: number,
  usual: Name,
  names: readonly Name[],
): readonly [Name, (value: Name) => void] {
  const value = detailOf(lab.detail.value, index, usual, (text) => (names as readonly string[]).includes(text)) as Name;
  return [value, (next) => (lab.detail.value = withDetail(lab.detail.peek(), index, next))];
}

/** The same for a whole number, such as a step. */
export function numberDetail(lab: Lab, index: number, usual: number): readonly [number, (value: number) => void] {
  const value = Number(detailOf(lab.detail.value, index, String(usual), (text) => /^\d{1,6}$/.test(text)));
  return [value, (next) => (lab.detail.value = withDetail(lab.detail.peek(), index, String(next)))];
}
