#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { EXIT, Failure, limitText } from './failure.ts';
import { HELP, helpText, RULES_TEXT } from './help.ts';
import { manifest } from './installed.ts';

/** The `douse` command. Each subcommand's code is loaded when it runs, so that a small answer comes at once. */
const program = new Command('douse')
  .description('Play, solve and explain Lights Out, exactly, on every board.')
  .version(manifest.version)
  .usage('COMMAND [FILE|SIZE|ID] [options]')
  .exitOverride()
  .configureOutput({ writeErr: (text) => void process.stderr.write(text), outputError: () => {} })
  .showHelpAfterError(false);

const boardCommand = (usage: string, description: string): Command =>
  program
    .command(usage)
    .description(description)
    .option('--levels <q>', 'number of levels (2, or what the file says)')
    .option('--rule <name>', `${RULES_TEXT}, or a pattern file`)
    .option('--wrap <name>', 'none, cylinder (left and right edges meet) or torus')
    .option('--json', 'one JSON object on one line');

/** What helps to read a file. */
const signs = (command: Command): Command =>
  command
    .option('--on <signs>', 'the signs that are lit in a file, such as O, or words with commas between')
    .option('--off <signs>', 'the signs that are dark')
    .option('--matrix-of <what>', 'read the matrix of a wiring, whose rows are buttons or lights');

const readingCommand = (usage: string, description: string): Command =>
  signs(boardCommand(usage, description)).option(
    '--format <name>',
    'of a file: auto, or one of the formats in docs/formats.md, such as text, table, json, edges or matrix',
    'auto',
  );

let status: number = EXIT.done;
const run = (work: () => Promise<number>) => work().then((code) => void (status = code));

readingCommand('solve <board>', 'put the lights out')
  .option('--fewest', 'a solution with the fewest presses, proved')
  .option('--counters', 'reach the counters in braces of the aoc format with the fewest presses, proved')
  .option('--all', 'every solution (with --fewest: every one with the fewest presses)')
  .option('--up-to-symmetry', 'with --all --fewest: one of those that a turn or a reflection takes into each other')
  .option('--limit <n>', 'most solutions --all prints (1000)')
  .option('--count', 'only how many solutions there are')
  .option('--target <what>', 'off, on (level 1), a level, same (all alike, whichever is nearest), or a board file')
  .option('--least-lit', 'where it is impossible, the presses after which the fewest lights miss their aim')
  .option('--method <name>', 'auto, lattice, chase or eliminate', 'auto')
  .option('--time <seconds>', 'give up after so long')
  .option(
    '--optimizer <name>',
    'highs: where --fewest cannot be proved, search on by integer programming (60 s, or what is left of --time)',
  )
  .option('--keep <file>', 'with --fewest: keeps what a long proof has done; the same command goes on from there')
  .option('--redis <url>', "with --fewest: hands a long proof to machines that run 'douse survey worker --redis URL'")
  .option('-o, --output <file>', 'write the presses: .pbm .pgm .json, otherwise text')
  .action((board, flags) => run(async () => (await import('./commands/solve.ts')).solveCommand(board, flags)));

readingCommand('analyse <board>', 'rank, nullity, Smith invariants, counts and quiet patterns of a size or file')
  .alias('analyze')
  .option(
    '--matrix <name>',
    'print adjacency (A), echelon (E), pass (P, with P·A = E) or quiet; --format text, csv, latex or json',
  )
  .option('--time <seconds>', 'give up after so long')
  .action((board, flags) => run(async () => (await import('./commands/analyse.ts')).analyseCommand(board, flags)));

boardCommand('generate <size>', 'random boards that can be solved')
  .option('--presses <k>', 'fewest presses exactly k')
  .option('--seed <text>', 'the same seed gives the same boards everywhere')
  .option('--count <n>', 'how many', '1')
  .option('-o, --output <file>', 'write to a file: .csv .json .pbm .pgm .rle .id .sav, otherwise text')
  .action((size, flags) => run(async () => (await import('./boards/generate.ts')).generateCommand(size, flags)));

readingCommand('convert <board>', 'write boards in another format')
  .option(
    '--to <format>',
    'text, table (CSV), json, pbm, pgm, life (RLE), id, tatham, save (Tatham), edges or dimacs; ' +
      'or as the name of FILE ends',
  )
  .option('-o, --output <file>', 'write to a file: .txt .csv .json .pbm .pgm .rle .id .sav .edges .col')
  .action((board, flags) => run(async () => (await import('./boards/convert.ts')).convertCommand(board, flags)));

readingCommand('check <board> <presses>', 'replay presses by the rules: exit 0 if they solve the board, 1 if not')
  .option('--fewest', 'also whether no fewer presses do, by going through all solutions')
  .option(
    '--counters',
    'count up to the values in braces of the aoc format instead; PRESSES are JSON, one line a machine',
  )
  .option('--target <what>', 'off, on (level 1), a level, same (all alike), or a board file')
  .option('--least-lit', 'whether no presses leave fewer lights wrong, by going through all')
  .action((board, presses, flags) =>
    run(async () => (await import('./commands/check.ts')).checkCommand(board, presses, flags)),
  );

signs(boardCommand('explain <board>', 'solve a board step by step, in words'))
  .option('--by <way>', 'chase, elimination, quiet, or program (the integer program of fewest presses)', 'chase')
  .option('--format <name>', 'text, markdown or latex', 'text')
  .option('--target <what>', 'off, on (level 1), a level, or a board file')
  .action((board, flags) => run(async () => (await import('./commands/explain.ts')).explainCommand(board, flags)));

boardCommand('chart <size>', 'the chase chart: what is left in the last row, what to press in the first')
  .option('--format <name>', 'text, markdown, latex, csv or json', 'text')
  .action((size, flags) => run(async () => (await import('./commands/chart.ts')).chartCommand(size, flags)));

program
  .command('field <q>')
  .description('GF(q): tables, modulus polynomial, a cycle of additions through all levels')
  .option('--modulus <coefficients>', 'constant term first, such as 1,1,1 for x^2 + x + 1')
  .option('--solve <board>', 'solve a board under the field rule: a press adds a chosen element')
  .option('--rule <name>', 'the rule of that board')
  .option('--wrap <name>', 'the wrap of that board')
  .option('--json', 'one JSON object on one line')
  .action((q, flags) => run(async () => (await import('./commands/field.ts')).fieldCommand(q, flags)));

program
  .command('partition <graph>')
  .description('split a graph into two parts of even degrees, or one even and one odd; and the all-on solution')
  .option('--kind <kind>', 'even or odd', 'even')
  .option('--rule <name>', 'the rule of a board that makes the graph')
  .option('--wrap <name>', 'the wrap of such a board')
  .option('--format <name>', 'of a file: auto, or one of the formats in docs/formats.md', 'auto')
  .option('--json', 'one JSON object on one line')
  .action((graph, flags) => run(async () => (await import('./commands/partition.ts')).partitionCommand(graph, flags)));

program
  .command('play [board]')
  .description('play in the terminal: arrows, Enter, h hint, u undo, r restart, n new, q quit')
  .option('--levels <q>', 'number of levels')
  .option('--rule <name>', RULES_TEXT)
  .option('--wrap <name>', 'none, cylinder or torus')
  .action((board, flags) => run(async () => (await import('./commands/games.ts')).playAny(board ?? '5x5', flags)));

const samegame = program
  .command('samegame')
  .description('SameGame: solve, generate and play (boards are text, one line a row, any symbols, . for empty)');
const sameCommand = (usage: string, description: string): Command =>
  samegame
    .command(usage)
    .description(description)
    .option('--smallest <n>', 'fewest cells of a group that may be removed (2); 1 lets single cells go')
    .option('--less <k>', 'a group of n cells earns (n - k)^2 points, k = 0, 1 or 2 (2)')
    .option(
      '--score <score>',
      'tatham1, tatham2, swellfoop, bubblebreaker, topcoder, product (n(n - 1)), product/2, or points of groups of ' +
        '1, 2, 3 ... cells such as 0,0,1,4 (larger groups: the last)',
    )
    .option('--bonus <points>', 'points for an empty board (1000)')
    .option('--factor <n>', 'an empty board multiplies the points of all groups (1)')
    .option('--leftover <what>', 'none, or square: each symbol left costs what its cells would earn as one group')
    .option('--columns <what>', 'close (empty columns close up) or stay');

sameCommand('solve <board>', 'empty the board, in the fewest moves, or for the most points')
  .option('--format <name>', 'of a file: auto, or one of the formats in docs/formats.md', 'auto')
  .option('--goal <goal>', 'clear, fewest (proved) or points', 'clear')
  .option('--time <seconds>', 'give up after so long (points: 10)')
  .option('--memory <megabytes>', 'most memory for boards that wait (1024)')
  .option('--seed <text>', 'of the random choices of --goal points')
  .option('--json', 'one JSON object on one line')
  .action((board, flags) => run(async () => (await import('./samegame/solve.ts')).solveCommand(board, flags)));

sameCommand('check <board> <moves>', 'play moves by the rules; exit 0 if they empty the board, 1 if not')
  .option('--format <name>', 'of a file: auto, or one of the formats in docs/formats.md', 'auto')
  .option('--json', 'one JSON object on one line')
  .action((board, moves, flags) =>
    run(async () => (await import('./samegame/check.ts')).checkCommand(board, moves, flags)),
  );

sameCommand('convert <board>', 'write boards in another format')
  .option('--format <name>', 'of a file: auto, or one of the formats in docs/formats.md', 'auto')
  .option('--to <format>', 'text, table (CSV), json, id, tatham, save (Tatham) or bgf; or as the name of FILE ends')
  .option('-o, --output <file>', 'write to a file: .txt .csv .json .id .sav .bgf')
  .option('--json', 'one JSON object on one line')
  .action((board, flags) => run(async () => (await import('./samegame/convert.ts')).convertCommand(board, flags)));

sameCommand('generate <size>', 'boards that can surely be emptied, with a measured difficulty')
  .option('--colours <k>', 'number of colours (4)')
  .option('--seed <text>', 'the same seed gives the same boards everywhere')
  .option('--count <n>', 'how many', '1')
  .option('--difficulty <name>', 'easy, medium or hard')
  .option('-o, --output <file>', 'write to a file: .csv .json .id .sav .bgf, otherwise text')
  .option('--json', 'one JSON object on one line')
  .action((size, flags) => run(async () => (await import('./samegame/generate.ts')).generateCommand(size, flags)));

sameCommand('play [board]', 'play in the terminal: arrows, Enter, h hint, u undo, r restart, n new, q quit')
  .option('--colours <k>', 'number of colours (4)')
  .action((board, flags) => run(async () => (await import('./samegame/play.ts')).playCommand(board ?? '10x10', flags)));

// What a kind of survey takes, its own file says; it is loaded when it runs.
program
  .command('survey [words...]')
  .usage('KIND [options]')
  .description(
    'many boards, on all cores or several machines: nullity, fewest, hardest, difficulty, samegame (douse survey ' +
      '--help)',
  )
  .helpOption(false)
  .allowUnknownOption()
  .action((words) => run(async () => (await import('./commands/survey.ts')).surveyCommand(words)));

program
  .command('presets')
  .description('the boards that have a name, and their history')
  .option('--json', 'one JSON object on one line')
  .action((flags) => run(async () => (await import('./commands/presets.ts')).presetsCommand(flags)));

program
  .command('serve')
  .description('the game and the laboratory in your browser, on localhost')
  .option('--port <p>', 'port, or the next free one', '4173')
  .option('--open', 'open it in your browser')
  .action((flags) => run(async () => (await import('./commands/serve.ts')).serveCommand(flags)));

program
  .command('doctor')
  .description('versions, and what is missing')
  .option('--json', 'one JSON object on one line')
  .action((flags) => run(async () => (await import('./commands/doctor.ts')).doctorCommand(flags)));

program
  .command('completion <shell>')
  .description('what makes bash, zsh or fish complete commands and options')
  .action((shell) => run(async () => (await import('./commands/completion.ts')).completionCommand(program, shell)));

program
  .command('man')
  .description('the manual page')
  .option('--text', 'as plain text')
  .action((flags) => run(async () => (await import('./commands/man.ts')).manCommand(program, flags)));

program.addHelpText('after', helpText(HELP['']!));
for (const command of program.commands) {
  const page = HELP[command.name()];
  // The pages of surveys come with the kinds of surveys.
  if (page !== undefined && command.name() !== 'survey') command.addHelpText('after', helpText(page));
}
for (const command of samegame.commands) {
  const page = HELP[`samegame ${command.name()}`];
  if (page !== undefined) command.addHelpText('after', helpText(page));
}

for (const command of [...program.commands, ...samegame.commands])
  command.exitOverride().configureOutput({ outputError: () => {}, writeErr: () => {} });

// A reader that stops early (`douse … | head`) is no error; a full disk is.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(status);
  process.stderr.write(
    `douse: standard output: expected room to write, got ${error.code ?? error.message}; free some space\n`,
  );
  process.exit(EXIT.usage);
});

// Standard error is closed; standard output still counts.
process.stderr.on('error', () => {});

try {
  refuseUnknownHelp();
  if (process.argv.length === 2) program.outputHelp();
  else await program.parseAsync();
  process.exitCode = status;
} catch (error) {
  if (error instanceof CommanderError) {
    // Help and version come this way too, with exit code 0.
    if (error.exitCode !== 0) process.stderr.write(`douse: ${onOneLine(usageLine(error))}\n`);
    process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.usage;
  } else if (error instanceof Failure) {
    process.stderr.write(`douse: ${onOneLine(error.message)}\n`);
    process.exitCode = EXIT.usage;
  } else {
    // Never exit code 1: that would say that something has been proved impossible.
    if (error instanceof RangeError)
      process.stderr.write(`douse: ${onOneLine(limitText(error))}; choose a smaller board\n`);
    else
      process.stderr.write(`douse: this is a defect, please report it: ${(error as Error).stack ?? String(error)}\n`);
    process.exitCode = EXIT.usage;
  }
}

/** `help` of an unknown command would print the whole help and no error. */
function refuseUnknownHelp(): void {
  const words = process.argv.slice(2);
  const [group, at] = words[0] === 'samegame' ? [samegame, 1] : [program, 0];
  const asked = words[at] === 'help' ? words[at + 1] : undefined;
  const names = group.commands.flatMap((command) => [command.name(), ...command.aliases()]);
  if (asked !== undefined && !asked.startsWith('-') && ![...names, 'help'].includes(asked))
    throw new Failure(`expected a command after 'help', got '${asked}'`, "see 'douse --help'");
}

/** Names from outside may hold line ends and worse. */
function onOneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, (c) => JSON.stringify(c).slice(1, -1));
}

function usageLine({ code, message }: CommanderError): string {
  const first = process.argv[2] ?? '';
  const second = process.argv[3] ?? '';
  const nested = first === 'samegame' && samegame.commands.some((command) => command.name() === second);
  const known = nested || program.commands.some((command) => command.name() === first);
  // Arguments after a survey's kind belong to the kind.
  const name = nested || first === 'survey' ? process.argv.slice(2, 4).join(' ') : first;
  const quoted = /'([^']*)'/.exec(message)?.[1] ?? '';
  const meant = /Did you mean (.*)\?/.exec(message)?.[1];
  const cure = meant === undefined ? `see 'douse ${known ? `${name} ` : ''}--help'` : `did you mean ${meant}?`;
  switch (code) {
    case 'commander.unknownOption':
      return `expected an option of '${known ? name : 'douse'}', got '${quoted}'; ${cure}`;
    case 'commander.unknownCommand':
      return `expected a command, got '${first === 'samegame' ? second : first}'; ${cure}`;
    case 'commander.help':
      return `expected solve, generate or play after 'samegame', got nothing; ${cure}`;
    case 'commander.missingArgument':
      return `expected ${quoted.toUpperCase()} after '${name}', got nothing; ${cure}`;
    case 'commander.excessArguments':
      return (
        `expected ${/Expected (\d+ arguments?)/.exec(message)?.[1] ?? 'fewer arguments'} after '${name}', ` +
        `got ${/got (\d+)/.exec(message)?.[1]}; ${cure}`
      );
    case 'commander.optionMissingArgument':
      return `expected a value after '${quoted.split(' ').at(-2) ?? quoted}', got nothing; ${cure}`;
    case 'commander.missingMandatoryOptionValue':
      return `expected the option '${quoted}', got none; ${cure}`;
    default:
      return `${message.replace(/^error: /, '').replaceAll('\n', ' ')}; ${cure}`;
  }
}
