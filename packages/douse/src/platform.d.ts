/** The few globals that Node and every browser share and the library uses; it has neither's types. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label: 'utf-8' | 'utf-16le', options: { fatal: boolean });
  decode(bytes: Uint8Array): string;
}
declare function atob(base64: string): string;
declare const performance: { now(): number };
declare function setTimeout(work: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare const URL: new (path: string, base: string) => URL;
interface URL {
  readonly href: string;
}
interface ImportMeta {
  readonly url: string;
}
