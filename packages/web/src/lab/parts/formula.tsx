import { useEffect, useRef } from 'preact/hooks';

/** An inline formula with at least this many characters may be wider than a phone, so it gets its own scrollbar. */
export const LONG_FORMULA = 36;

/** A formula in LaTeX as MathML; the typesetter is loaded with the first one, until then its source is read. */
export function Formula({ tex, block = false }: { readonly tex: string; readonly block?: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let gone = false;
    void import('temml').then(({ default: temml }) => {
      if (!gone) temml.render(tex, place.current!, { displayMode: block, throwOnError: false });
    });
    return () => {
      gone = true;
    };
  }, [tex, block]);
  return (
    <span
      class={`lab-formula ${block ? 'lab-formula-block' : tex.length > LONG_FORMULA ? 'lab-formula-long' : ''}`}
      key={`${tex}${block}`}
      ref={place}
    >
      {tex}
    </span>
  );
}
