import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  type Complaint,
  type Executor,
  findKind,
  type Given,
  help,
  type Kind,
  KINDS,
  makeCsv,
  makeSvg,
  parseSurvey,
  type RangedOptions,
  rangedExecutor,
  redisExecutor,
  redisPlace,
  type Row,
  runSurvey,
  type Task,
  threadExecutor,
} from '@douse/survey';
import { Command, Option } from 'commander';
import { quote } from 'douse/formats';
import { EXIT, Failure } from '../failure.ts';
import { HELP, helpText } from '../help.ts';
import { needPackages } from '../installed.ts';
import { remark, say, writeWhole } from '../output.ts';
import { watchWork } from '../progress.ts';
import { lockKept, rangeFailure } from '../ranges.ts';
import { SurveyFile } from '../survey-file.ts';

/** Options of every kind. */
interface SurveyFlags {
  readonly output?: string;
  readonly workers?: string;
  readonly redis?: string;
  readonly csv?: string;
  readonly plot?: string;
  readonly keep?: string;
}

interface WorkerFlags {
  readonly redis: string;
  readonly workers?: string;
  readonly patience?: string;
}

/** `survey KIND …`: what a kind takes, its own file says. */
export async function surveyCommand(words: readonly string[]): Promise<number> {
  const name = words[0] ?? '';
  if (name === 'worker')
    return parsed(withHelp(workerCommand(), 'survey worker'), words, (_, flags) =>
      runWorker(flags as unknown as WorkerFlags),
    );
  const kind = findKind(name);
  if (kind !== undefined)
    return parsed(withHelp(kindCommand(kind), `survey ${name}`), words, (given, flags) => run(kind, given, flags));
  const names = [...KINDS.map((known) => known.name), 'worker'].join(', ');
  if (!['--help', '-h', 'help'].includes(name))
    throw new Failure(
      `survey: expected a kind of ${names}, got ${name === '' ? 'nothing' : quote(name)}`,
      "see 'douse survey --help'",
    );
  overview().outputHelp();
  return EXIT.done;
}

/** Parses what stands after the kind and runs it. */
async function parsed(
  command: Command,
  words: readonly string[],
  work: (argument: string | undefined, flags: Readonly<Record<string, string | true>>) => Promise<number>,
): Promise<number> {
  let code: number = EXIT.done;
  command
    .name(`douse survey ${command.name()}`)
    .exitOverride()
    .configureOutput({ outputError: () => {} });
  command.action(async () => void (code = await work(command.args[0], command.opts())));
  await command.parseAsync(words.slice(1), { from: 'user' });
  return code;
}

/** A command for each kind of survey, and the one that helps others. */
export const surveyCommands = (): Command[] =>
  [...KINDS.map(kindCommand), workerCommand()].map((command) => withHelp(command, `survey ${command.name()}`));

function withHelp(command: Command, words: string): Command {
  const page = HELP[words];
  return page === undefined ? command : command.addHelpText('after', helpText(page));
}

function overview(): Command {
  const command = new Command('douse survey').description('many boards, a JSON line each').usage('KIND [options]');
  for (const one of surveyCommands()) command.addCommand(one);
  return withHelp(command.helpCommand(false).helpOption(false), 'survey');
}

function kindCommand({ name, says, argument, options, ranged }: Kind): Command {
  const command = new Command(name)
    .description(says)
    .usage(`${argument ? `${argument.name.toUpperCase()} ` : ''}[options]`);
  if (argument !== undefined) command.argument(`<${argument.name}>`, argument.says);
  for (const { name, value, says, required = false } of options) {
    command.addOption(
      new Option(`--${name}${value === undefined ? '' : ` ${value}`}`, says).makeOptionMandatory(required),
    );
  }
  if (ranged === true)
    command.option('--keep <file>', 'keeps what long proofs have done, which go on from there with the same command');
  return command
    .option(
      '-o, --output <file.jsonl>',
      'append a JSON line a board; the same command again continues where it stopped',
    )
    .option('--workers <n>', 'worker threads (all cores)')
    .option('--redis <url>', "hand the work to machines that run 'douse survey worker --redis URL'")
    .option('--csv <file>', 'at the end, all rows as comma-separated values')
    .option('--plot <file.svg>', 'at the end, a picture of all rows');
}

const workerCommand = (): Command =>
  new Command('worker')
    .description('help the surveys that other machines hand to Redis, until Ctrl-C')
    .usage('--redis URL [options]')
    .requiredOption('--redis <url>', 'the server, such as redis://localhost:6379')
    .option('--workers <n>', 'worker threads (all cores)')
    .option('--patience <seconds>', "take over another machine's work when it has been silent for so long", '30');

async function run(
  kind: Kind,
  argument: string | undefined,
  flags: Readonly<Record<string, string | true>>,
): Promise<number> {
  const named = givenOf(kind, argument, flags);
  const read = kind.readFiles?.(named);
  if (read?.ok === false) throw optionFailure(kind, read.error);
  const given = read?.value ?? named;
  const checked = parseSurvey(kind.name, given);
  if (!checked.ok) throw optionFailure(kind, checked.error);
  const { output: file, workers, redis, csv, plot, keep: kept } = flags as SurveyFlags;
  const output = file === '-' ? undefined : file;
  if (redis !== undefined && workers !== undefined)
    throw new Failure('--workers: expected no --redis with it', "give --workers to 'douse survey worker'");
  const files = [output, csv, plot, kept].filter((path) => path !== undefined).map((path) => resolve(path));
  if (new Set(files).size < files.length)
    throw new Failure('-o, --csv, --plot, --keep: expected different files, got the same twice', 'name one for each');
  if (plot !== undefined && !/\.svg$/i.test(plot))
    throw new Failure(`--plot ${plot}: expected a name that ends in .svg, got another`, 'pictures are drawn as SVG');
  for (const path of [csv, plot]) {
    if (path !== undefined && !existsSync(dirname(path)))
      throw new Failure(`${path}: expected a folder to write in, got none there`, 'make the folder first');
  }
  const survey = checked.value;
  const keep = csv !== undefined || plot !== undefined || survey.summary !== undefined;
  const rows: Row[] = [];
  const written = output === undefined ? null : new SurveyFile(output, survey, (row) => keep && rows.push(row));
  const skip = written?.rows ?? 0;
  let done = skip;

  const release = kept === undefined ? null : lockKept(kept);
  const stop = stopOnSignals();
  const watch = watchWork('surveying');
  try {
    if (skip < survey.count) {
      const executor = await executorOf(
        { kind: kind.name, given, survey },
        { redis, keep: kept, workers: workersOf(workers) },
      );
      try {
        const job = { kind: kind.name, given, survey };
        for await (const some of runSurvey(job, executor, {
          skip,
          ...(written && { known: new Map(written.ahead) }),
          onAhead: (first, rows) => written?.keepAhead(first, rows),
          signal: stop.signal,
          onProgress: watch.onProgress,
        })) {
          if (written === null) say(some.map((row) => JSON.stringify(row)).join('\n'));
          else written.append(some);
          if (keep) for (const row of some) rows.push(row);
          done += some.length;
        }
      } finally {
        await executor.close();
      }
    }
  } catch (error) {
    throw inOneLine(error);
  } finally {
    watch.end();
    stop.end();
    written?.close();
    release?.();
  }
  if (done < survey.count) {
    const cure = output === undefined ? 'with -o FILE it could go on' : 'the same command goes on from there';
    remark(`douse: stopped after ${done} of ${survey.count} rows; ${cure}`);
    return EXIT.interrupted;
  }
  const encoder = new TextEncoder();
  if (csv !== undefined) await writeWhole(csv, encoded(makeCsv(rows)));
  if (plot !== undefined) await writeWhole(plot, [encoder.encode(makeSvg(survey.chart(rows)))]);
  for (const line of survey.summary?.(rows) ?? []) remark(line);
  return EXIT.done;

  function* encoded(texts: Iterable<string>): Generator<Uint8Array> {
    for (const text of texts) yield encoder.encode(text);
  }
}

function optionFailure(kind: Kind, { option, where: file, expected, got, cure }: Complaint): Failure {
  const where = file ?? (option === kind.argument?.name ? `survey ${kind.name}` : `--${option}`);
  return new Failure(`${where}: expected ${expected}, got ${got}`, cure);
}

/** The kind's own options. */
function givenOf(kind: Kind, argument: string | undefined, flags: Readonly<Record<string, string | true>>): Given {
  const given: Record<string, string> = {};
  for (const { name } of kind.options) {
    const value = flags[new Option(`--${name}`).attributeName()];
    if (value !== undefined) given[name] = String(value);
  }
  if (kind.argument !== undefined && argument !== undefined) given[kind.argument.name] = argument;
  return given;
}

async function executorOf(task: Task, options: RangedOptions): Promise<Executor> {
  const { redis, keep, workers } = options;
  if (redis !== undefined) needPackages('--redis');
  const base = redis === undefined ? threadExecutor(workers) : await redisExecutor(redis, task);
  if (redis !== undefined)
    remark(
      `douse: the work is at ${redisPlace(redis)}; run 'douse survey worker --redis URL' on every machine that helps`,
    );
  return redis === undefined && keep === undefined ? base : rangedExecutor(base, task, options);
}

function workersOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const workers = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (workers >= 1 && workers <= 256) return workers;
  throw new Failure(
    `--workers: expected a number from 1 to 256, got ${quote(text)}`,
    'the default is the number of cores',
  );
}

async function runWorker({ redis: url, workers, patience = '30' }: WorkerFlags): Promise<number> {
  if (!/^\d{1,4}$/.test(patience) || Number(patience) < 1)
    throw new Failure(`--patience: expected seconds from 1 to 9999, got ${quote(patience)}`, 'the default is 30');
  const threads = workersOf(workers);
  needPackages('--redis');
  const stop = stopOnSignals();
  try {
    const say = (line: string): void => remark(`douse: ${line}`);
    await help({ url, workers: threads, patience: Number(patience), signal: stop.signal, say });
  } catch (error) {
    throw inOneLine(error);
  } finally {
    stop.end();
  }
  return EXIT.done;
}

/** The first Ctrl-C ends the work in good order, the second at once. */
function stopOnSignals(): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const interrupt = (): void => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    controller.abort();
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  return {
    signal: controller.signal,
    end: () => void process.off('SIGINT', interrupt).off('SIGTERM', interrupt),
  };
}

/** Known errors as failures; anything else stays a defect. */
function inOneLine(error: unknown): unknown {
  if (error instanceof RangeError) return new Failure(`survey: ${error.message}`, 'survey smaller boards');
  return rangeFailure(error);
}
