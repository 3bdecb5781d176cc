/** `#lab/TAB/DESIGN` in the address, or `#lab/TAB~es/DESIGN`. */
export interface LabAddress {
  readonly tab: string;
  /** The design's text, not yet checked; empty if there is none. */
  readonly design: string;
  /** The language the link was made in; null if it names none. */
  readonly language: string | null;
}

export const isLabAddress = (hash: string): boolean => /^#lab(?:\/|$)/.test(hash);

export function readLabAddress(hash: string): LabAddress {
  const [, first = '', ...design] = hash.split('/');
  const named = /^(.*)~([a-z]{2})$/.exec(first);
  const [tab, language] = named === null ? [first, null] : [named[1]!, named[2]!];
  const text = design.join('/');
  try {
    return { tab, design: decodeURIComponent(text), language };
  } catch {
    // No valid encoding: the parser refuses it as it stands.
    return { tab, design: `%${text}`, language };
  }
}

export const makeLabAddress = ({ tab, design, language }: LabAddress): string =>
  `#lab/${tab}${language === null ? '' : `~${language}`}/` +
  encodeURIComponent(design).replace(/%(?:3A|3B|3D|2C|2F)/g, decodeURIComponent);
