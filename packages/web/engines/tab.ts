/** A page in a browser, as far as the walks need it: the same few means in every engine. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page, with `arguments`, and gives what it returns. */
  run<T>(body: string, ...given: readonly unknown[]): Promise<T>;
  /** Clicks the middle of the first element that a selector finds, with the engine's own pointer. */
  click(selector: string): Promise<void>;
  /** Presses a key: a character, or a name such as `Enter` and `ArrowLeft`. */
  key(name: string): Promise<void>;
  /** A PNG of what is to be seen. */
  picture(): Promise<Uint8Array>;
  /** Errors of the page that the engine tells. */
  readonly errors: readonly string[];
}

/** A browser that has been started. Each tab has a profile of its own. */
export interface Engine {
  readonly name: string;
  readonly tab: Tab;
  close(): Promise<void>;
}
