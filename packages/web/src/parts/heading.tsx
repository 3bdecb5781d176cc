import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** False until the first screen is there: a page that is just opened leaves the focus where the browser puts it. */
let arrived = false;

/** The name of a screen: also the document's title, and where the focus goes when one comes from another screen. */
export function Heading(props: {
  readonly name: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}) {
  const { name, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = name === 'Douse' ? name : `${name} · Douse`;
  }, [name]);
  // At once, so that it takes the focus from nobody who is already there.
  useLayoutEffect(() => {
    if (arrived) heading.current!.focus({ preventScroll: true });
    arrived = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} class={props.class}>
      {children ?? name}
    </h1>
  );
}
