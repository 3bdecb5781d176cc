/** `#lab/TAB/DESIGN` in the address. */
export interface LabAddress {
  readonly tab: string;
  /** The design's text, not yet checked; empty if there is none. */
  readonly design: string;
}

export const isLabAddress = (hash: string): boolean => /^#lab(?:\/|$)/.test(hash);

export function readLabAddress(hash: string): LabAddress {
  const [, tab = '', ...design] = hash.split('/');
  const text = design.join('/');
  try {
    return { tab, design: decodeURIComponent(text) };
  } catch {
    // No valid encoding: the parser refuses it as it stands.
    return { tab, design: `%${text}` };
  }
}

export const makeLabAddress = ({ tab, design }: LabAddress): string =>
  `#lab/${tab}/${encodeURIComponent(design).replace(/%(?:3B|3D|2C|2F)/g, decodeURIComponent)}`;
