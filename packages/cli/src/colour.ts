/** What the terminal can do, by the environment variables that users know from other programs. */
export interface Terminal {
  readonly isTTY?: boolean | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * True if text for a stream may carry colour: the stream is a terminal other than a `dumb` one and NO_COLOR is unset or
 * empty. FORCE_COLOR overrides all of these: `0` and `false` mean no, any other text means yes, as in Node itself.
 */
export function mayColour({ isTTY, env }: Terminal): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTTY === true && env['TERM'] !== 'dumb' && (env['NO_COLOR'] ?? '') === '';
}

/** True if the cursor can be moved, as a progress bar and a game need it. */
export const mayMove = ({ isTTY, env }: Terminal): boolean => isTTY === true && env['TERM'] !== 'dumb';

/** A stream of this process as a terminal. */
export const terminal = ({ isTTY }: { readonly isTTY?: boolean }): Terminal => ({ isTTY, env: process.env });
