import type { Command } from 'commander';
import { quote } from 'douse/formats';
import { EXIT, Failure } from '../failure.ts';
import { say } from '../output.ts';
import { commandTree, type Entry } from './tree.ts';

/** `completion SHELL`: a script that completes commands, options and file names. */
export function completionCommand(program: Command, shell: string): number {
  const write = Object.hasOwn(SHELLS, shell) ? SHELLS[shell]! : undefined;
  if (write === undefined)
    throw new Failure(
      `completion: expected one of ${Object.keys(SHELLS).join(', ')}, got ${quote(shell)}`,
      'name the shell you use',
    );
  say(write(commandTree(program)));
  return EXIT.done;
}

const childrenOf = (entries: readonly Entry[], { words }: Entry): Entry[] =>
  entries.filter(
    (entry) => entry.words.length === words.length + 1 && words.every((word, i) => entry.words[i] === word),
  );

/** Every option of a command, long and short. */
const flagsOf = ({ options }: Entry): string[] => [
  ...options.flatMap(({ long, short }) => (short === null ? [long] : [long, short])),
  '--help',
];

/** In single quotes for any of the three shells. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function bash(entries: readonly Entry[]): string {
  const cases = entries.map((entry) => {
    const words = [...childrenOf(entries, entry).map(({ words }) => words.at(-1)!), ...flagsOf(entry)];
    return `    ${quoted(entry.words.join(' '))}) words=${quoted(words.join(' '))} ;;`;
  });
  const names = entries.filter(({ words }) => words.length > 0).map(({ words }) => quoted(words.join(' ')));
  return `# bash completion for douse: source <(douse completion bash)
_douse() {
  local current=\${COMP_WORDS[COMP_CWORD]} command= next words= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${command:+$command }\${COMP_WORDS[i]}"
    case $next in
    ${names.join(' | ')}) command=$next ;;
    *) break ;;
    esac
  done
  case $command in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [[ $current != -* ]]; then COMPREPLY+=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _douse douse`;
}

function zsh(entries: readonly Entry[]): string {
  const cases = entries.map((entry) => {
    const children = childrenOf(entries, entry).map(
      ({ words, says }) => `${words.at(-1)}:${says.replaceAll(':', '\\:')}`,
    );
    const options = entry.options.map(({ long, says }) => `${long}:${says.replaceAll(':', '\\:')}`);
    return `    ${quoted(entry.words.join(' '))}) choices=(${[...children, ...options].map(quoted).join(' ')}) ;;`;
  });
  const names = entries.filter(({ words }) => words.length > 0).map(({ words }) => quoted(words.join(' ')));
  return `#compdef douse
# zsh completion for douse: source <(douse completion zsh), or write it to a folder of $fpath as _douse
_douse() {
  local command= next
  local -a given=("\${(@)words[2,CURRENT-1]}") choices
  for next in $given; do
    next="\${command:+$command }$next"
    case $next in
    ${names.join(' | ')}) command=$next ;;
    *) break ;;
    esac
  done
  case $command in
${cases.join('\n')}
  esac
  _describe -o 'douse' choices
  _files
}
if [ "$funcstack[1]" = _douse ]; then _douse "$@"; else compdef _douse douse; fi`;
}

function fish(entries: readonly Entry[]): string {
  const lines = entries.flatMap((entry) => {
    const inside = `-n ${quoted(`__douse_at ${entry.words.join(' ')}`.trim())}`;
    return [
      ...childrenOf(entries, entry).map(
        ({ words, says }) => `complete -c douse ${inside} -a ${words.at(-1)} -d ${quoted(says)}`,
      ),
      ...entry.options.map(({ long, short, value, says }) => {
        const one = short === null ? '' : ` -s ${short.slice(1)}`;
        return `complete -c douse ${inside} -l ${long.slice(2)}${one}${value === null ? '' : ' -r'} -d ${quoted(says)}`;
      }),
    ];
  });
  const names = entries.filter(({ words }) => words.length > 0).map(({ words }) => quoted(words.join(' ')));
  return `# fish completion for douse: douse completion fish > ~/.config/fish/completions/douse.fish
function __douse_at
    set -l command
    for word in (commandline -opc)[2..-1]
        set -l next (string join ' ' $command $word)
        contains -- "$next" ${names.join(' ')}; or break
        set command $next
    end
    test "$command" = "$argv"
end
${lines.join('\n')}`;
}

const SHELLS: Readonly<Record<string, (entries: readonly Entry[]) => string>> = { bash, zsh, fish };
