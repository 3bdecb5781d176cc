import type { Command } from 'commander';
import { EXIT } from '../failure.ts';
import { HELP } from '../help.ts';
import { manifest } from '../installed.ts';
import { say } from '../output.ts';
import { commandTree, type Entry } from './tree.ts';

/** `man`: the manual page, made from the commands themselves. */
export function manCommand(program: Command, { text }: { readonly text?: boolean }): number {
  const entries = commandTree(program);
  say(text === true ? plainPage(entries) : manPage(entries));
  return EXIT.done;
}

const EXITS = [
  ['0', 'solved, or done'],
  ['1', 'impossible, proved'],
  ['2', 'bad usage or input'],
  ['3', 'unknown: a limit was reached'],
] as const;

const usageOf = ({ words, usage }: Entry): string => ['douse', ...words, usage].join(' ');
const nameOf = ({ words }: Entry): string => ['douse', ...words].join(' ');
const flagOf = ({ short, long, value }: Entry['options'][number]): string =>
  `${short === null ? '' : `${short}, `}${long}${value === null ? '' : ` ${value}`}`;

function plainPage(entries: readonly Entry[]): string {
  const parts = entries.map((entry) => {
    const options = entry.options.map((option) => `    ${flagOf(option)}\n        ${option.says}`);
    const head = `${nameOf(entry).toUpperCase()}\n    ${usageOf(entry)}\n    ${entry.says}`;
    return `${head}\n\n${options.join('\n')}`.trimEnd();
  });
  return `${parts.join('\n\n')}\n\nEXIT CODES\n${EXITS.map(([code, says]) => `    ${code}  ${says}`).join('\n')}`;
}

/** Text for troff: backslashes, and dots or quotes that begin a line, mean something there. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/gm, '\\&');

function manPage(entries: readonly Entry[]): string {
  const lines = [
    `.TH DOUSE 1 "" "douse ${manifest.version}" "User Commands"`,
    '.SH NAME',
    'douse \\- play, solve and explain Lights Out and SameGame',
    '.SH SYNOPSIS',
    '.B douse',
    roff(entries[0]!.usage),
    '.SH DESCRIPTION',
    roff(HELP['']!.takes!),
    '.SH OPTIONS',
    ...entries[0]!.options.flatMap((option) => ['.TP', `.B ${roff(flagOf(option))}`, roff(option.says)]),
    '.SH COMMANDS',
  ];
  for (const entry of entries.slice(1)) {
    lines.push(`.SS ${roff(nameOf(entry))}`, roff(entry.says), '.PP', `.B ${roff(usageOf(entry))}`);
    const { takes, examples = [] } = HELP[entry.words.join(' ')] ?? {};
    if (takes !== undefined) lines.push('.PP', roff(takes));
    for (const option of entry.options) lines.push('.TP', `.B ${roff(flagOf(option))}`, roff(option.says));
    for (const [command, says] of examples) lines.push('.PP', `.I ${roff(command)}`, '.br', roff(says));
  }
  lines.push('.SH EXIT STATUS');
  for (const [code, says] of EXITS) lines.push('.TP', `.B ${code}`, roff(says));
  return lines.join('\n');
}
