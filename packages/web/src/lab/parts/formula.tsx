import { useEffect, useRef } from 'preact/hooks';

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
    <span class={block ? 'lab-formula lab-formula-block' : 'lab-formula'} key={`${tex}${block}`} ref={place}>
      {tex}
    </span>
  );
}
