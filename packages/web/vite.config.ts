import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/**
 * The development server injects its styles and its reloading as inline code, which the page's own policy rightly
 * forbids.
 */
const policyOnlyWhenBuilt: Plugin = {
  name: 'policy-only-when-built',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

/** Larger files are kept for offline use only once they were used, bytes. */
const MAX_KEPT = 1_000_000;

/**
 * Files of the first screen with less source than this are merged, bytes: in smaller ones the first load weighs 1700
 * bytes more.
 */
const MERGED = 90_000;

/** Writes the service worker: the list of the build's files, their digest as its version, and service-worker.js. */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const built = Object.values(bundle)
        .map((file) => [file.fileName, 'code' in file ? file.code : file.source] as const)
        .filter(([name, content]) => !name.endsWith('.map') && content.length <= MAX_KEPT);
      const still = readdirSync('public').map((name) => [name, readFileSync(`public/${name}`)] as const);
      const source = readFileSync('service-worker.js', 'utf8');
      const digest = createHash('sha256').update(source);
      const files = ['./'];
      for (const [name, content] of [...built, ...still].sort(([a], [b]) => (a < b ? -1 : 1))) {
        digest.update(name).update(content);
        if (name !== 'index.html') files.push(`./${name}`);
      }
      const head = `const VERSION = '${digest.digest('hex').slice(0, 16)}';\nconst FILES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: head + source });
    },
  },
};

export default defineConfig({
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [policyOnlyWhenBuilt, offline],
  worker: { format: 'es' },
  // three.js is the largest chunk and is fetched only when a board is shown in 3D.
  build: {
    chunkSizeWarningLimit: 600,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // What the first screen needs is in few files: on a slow line each costs a way there and back, and small files
    // compress worse.
    rolldownOptions: {
      output: {
        // Merged files may need each other: their modules are wrapped, and run in the order of the source.
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [{ name: 'first', tags: ['$initial'], entriesAware: true, entriesAwareMergeThreshold: MERGED }],
        },
        // The group's own names list every screen that shares the file.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
      },
    },
  },
});
