/** One row of a survey: a flat JSON object. Numbers that can outgrow 2⁵³ are decimal strings. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** Options by their long names, as on the command line; a flag is 'true'. Enough to start the survey elsewhere. */
export type Given = Readonly<Record<string, string>>;

/** An option of a kind, for its parser and for `--help`. */
export interface KindOption {
  /** The long name, without dashes. */
  readonly name: string;
  /** The placeholder for the value in `--help`; a flag has none. */
  readonly value?: string;
  readonly says: string;
  /** Most characters of the value; 1000 by default. */
  readonly most?: number;
  /** True if the kind needs it. */
  readonly required?: boolean;
}
