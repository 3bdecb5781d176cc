import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** The command's program. */
export const main = fileURLToPath(new URL('../../../../dist/douse/bin/douse.js', import.meta.url));
/** Where it runs: a folder for each file of tests, empty at first and gone at the end. */
export const folder = mkdtempSync(join(tmpdir(), 'douse-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command to its end, `input` on its standard input. */
export function douse(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

/** Writes a file into the folder; the result is its name. */
export const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return name;
};

export const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
