import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';

/** The tasks of docs/library.md: each is compiled and run, and prints what stands below it. */

const page = readFileSync(new URL('../../../docs/library.md', import.meta.url), 'utf8');
const tasks = Array.from(
  page.matchAll(/^## (\d+\. .*)\n[\s\S]*?```ts\n([\s\S]*?)```\n(?:\n```text\n([\s\S]*?)```)?/gm),
  ([, title, code, output]) => ({ title: title!, code: code!, output: output ?? null }),
);
const folder = fileURLToPath(new URL(`../.cache/cookbook-${process.pid}/`, import.meta.url));
mkdirSync(folder, { recursive: true });
const files = tasks.map(({ code }, i) => {
  const file = join(folder, `task${i + 1}.ts`);
  writeFileSync(file, code);
  return file;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the cookbook', () => {
  it('has twelve tasks', () => expect(tasks.length).toBe(12));

  it.each(tasks.map((task, i) => [task.title, task.output, files[i]!] as const))('%s', async (_, output, file) => {
    const printed: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((...values) => void printed.push(format(...values)));
    try {
      await import(pathToFileURL(file).href);
    } finally {
      log.mockRestore();
    }
    const text = `${printed.join('\n')}\n`;
    if (process.env['COOKBOOK'] !== undefined) process.stdout.write(`@@${file}\n${text}@@end\n`);
    expect(text).toBe(output);
  });

  it('compiles', () => {
    const config = {
      compilerOptions: {
        target: 'es2023',
        module: 'nodenext',
        moduleDetection: 'force',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['node'],
      },
      include: ['*.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    try {
      execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    } catch (error) {
      expect((error as { stdout: string }).stdout).toBe('');
    }
  }, 60_000);

  it('lists every value that the library exports, and nothing else', () => {
    const listed = page.slice(page.indexOf('## All names'));
    for (const room of ['algebra', 'async', 'board', 'formats', 'lightsout', 'play', 'samegame']) {
      const start = listed.indexOf(`* \`douse/${room}\`:`);
      const end = listed.indexOf('\n* ', start + 1);
      const names = Array.from(
        listed.slice(start, end < 0 ? undefined : end).matchAll(/`(\w+)`/g),
        ([, name]) => name!,
      );
      const source = readFileSync(new URL(`./${room}/index.ts`, import.meta.url), 'utf8');
      const exported = Array.from(source.matchAll(/export \{([^}]*)\} from/g)).flatMap(([, all]) =>
        all!
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type ')),
      );
      expect(names.sort(), room).toEqual(exported.sort());
    }
  });
});
