/** The boards of a file, as one puzzle reads them. */
export interface Found {
  /** Ids that can be played. */
  readonly ids: readonly string[];
  /** How many boards are too large or too strange to be played here. */
  readonly refused: number;
  /** The format's name, as the command takes it. */
  readonly format: string;
  /** Which reading was taken where there is another; null where there is none. */
  readonly says: string | null;
}
