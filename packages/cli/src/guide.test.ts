import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { main } from './testing/command.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guide = `${root}/docs/guide`;

/** The blocks of one language in a document. */
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, block]) => block!);

describe.each(readdirSync(guide))('docs/guide/%s', (name) => {
  const text = readFileSync(`${guide}/${name}`, 'utf8');

  it.each(
    blocks(text, 'sh')
      .flatMap((block) => block.split('\n'))
      .filter((line) => line.startsWith('douse ')),
  )('%s', (line) => {
    const { status, stderr } = spawnSync(process.execPath, [main, ...line.split(' ').slice(1)], {
      cwd: root,
      encoding: 'utf8',
    });
    // 1 is the proof that a board is impossible.
    expect([0, 1], stderr).toContain(status);
  });

  it('has programs that run', () => {
    for (const program of blocks(text, 'js')) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
        cwd: `${root}/packages/cli`,
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).not.toBe('');
    }
  });
});
