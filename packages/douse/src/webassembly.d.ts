/** The part of WebAssembly that the library uses; neither ES2023 nor Node's types declare it. */
declare namespace WebAssembly {
  type Module = object;
  interface Instance {
    readonly exports: Record<string, unknown>;
  }
  const Module: new (bytes: Uint8Array) => Module;
  const Instance: new (module: Module) => Instance;
}
