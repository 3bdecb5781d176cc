import { language } from '../../words/index.ts';
import type { Count } from '../jobs/count.ts';

/** A whole number the language's way. */
export const whole = (value: number | bigint): string => new Intl.NumberFormat(language.value).format(value);

/** A text with a count in its gap {n}. */
export function WithCount({ text, count }: { readonly text: string; readonly count: Count }) {
  const [before, after] = text.split('{n}');
  return (
    <>
      {before}
      <CountText count={count} />
      {after}
    </>
  );
}

/** A count as people write it: in full, or as a power. */
export function CountText({ count }: { readonly count: Count }) {
  switch (count.kind) {
    case 'exact':
      return <>{whole(count.value)}</>;
    case 'power':
      return (
        <>
          {count.base}
          <sup>{count.exponent}</sup>
        </>
      );
    case 'quotient':
      return (
        <>
          {count.base}
          <sup>{count.exponent}</sup> / {whole(count.by)}
        </>
      );
  }
}

/** A count as plain text, a power as `2^23`. */
export function countText(count: Count): string {
  switch (count.kind) {
    case 'exact':
      return whole(count.value);
    case 'power':
      return `${count.base}^${count.exponent}`;
    case 'quotient':
      return `${count.base}^${count.exponent} / ${whole(count.by)}`;
  }
}
