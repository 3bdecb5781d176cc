import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HELP } from './help.ts';
import { douse, file, folder } from './testing/command.ts';

file('board.txt', '.#.#.\n##.##\n.#.#.\n#.#.#\n#.#.#\n');
file('presses.json', douse(['solve', 'board.txt', '--fewest', '--json']).out);
file('graph.txt', 'a b\nb c\nc d\nd a\na c\n');
file('tiles.txt', 'aab\nbba\naab\n');
file('moves.json', douse(['samegame', 'solve', 'tiles.txt', '--json']).out);
mkdirSync(join(folder, 'boards'));
file('boards/one.txt', 'aab\nbba\naab\n');

/** Examples that need a terminal, a browser or a server; their options are known all the same. */
const ELSEWHERE = /^douse (?:play|samegame play|serve|survey worker)\b/;

const pages = Object.entries(HELP).map(([words, page]) => ({ words, page }));

describe.each(pages)('douse $words --help', ({ words, page }) => {
  it('has two examples and says what stands for a board', () => {
    const { code, out } = douse([...words.split(' ').filter(Boolean), '--help']);
    expect(code).toBe(0);
    expect(out).toContain('Examples:\n');
    for (const [command, says] of page.examples) {
      expect(out).toContain(`  ${command}`);
      expect(out).toContain(says);
      expect(command.startsWith(`douse ${words}`.trim())).toBe(true);
    }
    if (/<board>|\[board\]/.test(out.split('\n')[0]!)) expect(out).toMatch(/^BOARD is a file/m);
  });

  it('has examples that work', () => {
    for (const [command] of page.examples) {
      if (ELSEWHERE.test(command)) continue;
      const { code, err } = douse(command.split(' ').slice(1));
      expect({ command, code, err: err.replace(/^douse: seed .*\n/, '') }).toEqual({
        command,
        code: 0,
        err: expect.any(String),
      });
      expect(err).not.toContain('expected');
    }
  });
});

it('every command has a page', () => {
  const { out } = douse(['completion', 'bash']);
  const names = [...out.matchAll(/^ {4}'([^']*)'\) words=/gm)].map(([, words]) => words!);
  expect(names.sort()).toEqual(Object.keys(HELP).sort());
});

describe('completion', () => {
  const script = douse(['completion', 'bash']).out;
  const complete = (...words: string[]): string[] => {
    const quoted = words.map((word) => `'${word}'`).join(' ');
    const typed = `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}`;
    const ask = `${script}\n${typed}; _douse; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return spawnSync('bash', ['--norc', '-c', ask], { cwd: folder, encoding: 'utf8' }).stdout.trim().split('\n');
  };

  it('bash: commands, options of the command that was typed, and files', () => {
    expect(complete('douse', 'so')).toEqual(['solve']);
    expect(complete('douse', 'samegame', 'ge')).toEqual(['generate']);
    expect(complete('douse', 'survey', 'nullity', '--si')).toEqual(['--sizes']);
    expect(complete('douse', 'solve', 'board.txt', '--few')).toEqual(['--fewest']);
    expect(complete('douse', 'solve', 'bo')).toEqual(expect.arrayContaining(['board.txt', 'boards']));
    expect(complete('douse', 'chart', '--few')).toEqual(['']);
  });

  it('zsh and fish name every command; others are refused', () => {
    for (const shell of ['zsh', 'fish']) {
      const { code, out } = douse(['completion', shell]);
      expect(code).toBe(0);
      for (const words of Object.keys(HELP).filter(Boolean)) expect(out).toContain(`'${words}'`);
      const known = spawnSync(shell, ['--version']).error === undefined;
      const name = file(`completion.${shell}`, out);
      if (known) expect(spawnSync(shell, ['-n', name], { cwd: folder, encoding: 'utf8' }).stderr).toBe('');
    }
    expect(douse(['completion', 'tcsh']).err).toMatch(
      /^douse: completion: expected one of bash, zsh, fish, got 'tcsh'; /,
    );
  });
});

it('the manual page names every command and option', () => {
  const plain = douse(['man', '--text']).out;
  for (const words of Object.keys(HELP)) expect(plain).toContain(`DOUSE ${words.toUpperCase()}`.trim());
  const { code, out } = douse(['man']);
  expect(code).toBe(0);
  expect(out).toMatch(/^\.TH DOUSE 1 /);
  for (const [option] of plain.matchAll(/(?<= )--[a-z-]+/g)) expect(out).toContain(option.replaceAll('-', '\\-'));
});

it('doctor tells versions and what is missing', () => {
  const { code, out } = douse(['doctor', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    node: process.versions.node,
    douse: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    packages: { bullmq: true, ioredis: true, highs: true },
  });
  expect(douse(['doctor']).out).toContain(process.versions.node);
});
