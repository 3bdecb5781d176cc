import type { Command } from 'commander';
import { surveyCommands } from './survey.ts';

/** A command as completion and the manual page see it. */
export interface Entry {
  /** Words after `douse`, none for the program itself. */
  readonly words: readonly string[];
  readonly usage: string;
  readonly says: string;
  readonly options: readonly OptionEntry[];
}

export interface OptionEntry {
  readonly short: string | null;
  readonly long: string;
  /** What follows it, such as `<file>`; null for an option without a value. */
  readonly value: string | null;
  readonly says: string;
}

/** Every command, those of surveys included, in the order of the help page. */
export function commandTree(program: Command): Entry[] {
  const entries: Entry[] = [];
  const visit = (command: Command, words: readonly string[]): void => {
    const isProgram = words.length === 0;
    entries.push({
      words,
      usage: command.usage(),
      says: command.description(),
      options: command.options.flatMap(({ long, short, flags, description }) =>
        long
          ? [{ short: short ?? null, long, value: /[<[][^>\]]+[>\]]/.exec(flags)?.[0] ?? null, says: description }]
          : [],
      ),
    });
    const below = words[0] === 'survey' && words.length === 1 ? surveyCommands() : command.commands;
    for (const child of below) if (!isProgram || child.name() !== 'help') visit(child, [...words, child.name()]);
  };
  visit(program, []);
  return entries;
}
