let forbidden = false;

/** The memory of an instance. Declared here, since neither ES2023 nor Node's types know WebAssembly. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/**
 * A maker of instances of a WebAssembly module, given in base64; the module is compiled on first use. It gives null
 * where 128-bit WebAssembly is missing or forbidden (by a page's Content-Security-Policy, say): then plain loops do
 * the same.
 */
export function instances<Exports>(code: string): () => Exports | null {
  let compiled: WebAssembly.Module | null | undefined;
  return () => {
    if (forbidden) return null;
    if (compiled === undefined) compiled = compile(code);
    return compiled === null ? null : (new WebAssembly.Instance(compiled).exports as Exports);
  };
}

function compile(code: string): WebAssembly.Module | null {
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(code), (c) => c.charCodeAt(0)));
  } catch {
    return null;
  }
}

/** The same with one instance for all, wrapped by `make`. */
export function instance<Exports, Result>(code: string, make: (exports: Exports) => Result): () => Result | null {
  const fresh = instances<Exports>(code);
  let only: Result | null = null;
  return () => {
    if (forbidden) return null;
    if (only === null) {
      const exports = fresh();
      if (exports !== null) only = make(exports);
    }
    return only;
  };
}

/** Runs `work` with the plain loops only: for tests and benchmarks. */
export function withoutKernels<T>(work: () => T): T {
  const before = forbidden;
  forbidden = true;
  try {
    return work();
  } finally {
    forbidden = before;
  }
}

/** Lets a module's memory grow to at least `bytes`. */
export function reserve(memory: WasmMemory, bytes: number): void {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / 65_536));
}
