/** What a run of the command has read: the format of its board or boards, and how many there are. */
export interface Read {
  readonly format: string;
  readonly boards: number;
}

// A run reads the boards of one source; every answer about them ends with this.
let latest: Read | null = null;

/** Keeps what was read for the answers. */
export const noteReading = (read: Read): void => void (latest = read);

/** What was read, if anything was. */
export const reading = (): Read | null => latest;
