import { quote } from 'douse/formats';
import { err, ok, type Result } from 'douse/play';
import { difficulty } from './difficulty.ts';
import { fewest } from './fewest.ts';
import { hardest } from './hardest.ts';
import { ranges } from './ranges.ts';
import type { Kind, Survey } from './kind.ts';
import type { Given } from './row.ts';
import { samegame } from './samegame.ts';
import { nullity } from './nullity.ts';
import { type Complaint, OptionReader } from './options.ts';

/** Every kind of survey. A new one is a file beside these and a place in this list. */
export const KINDS: readonly Kind[] = [nullity, fewest, hardest, difficulty, samegame];

/** Most rows of a survey, and most characters of an option that does not say otherwise. */
export const MAX_ROWS = 10_000_000;
const MAX_VALUE = 1000;

/** Kinds that only programs ask for. */
const HIDDEN: readonly Kind[] = [ranges];

/** A kind that a command line may name. */
export const findKind = (name: unknown): Kind | undefined => KINDS.find((kind) => kind.name === name);

/** The survey of a kind that the options ask for. Kind and options may come from another machine. */
export function parseSurvey(name: unknown, given: unknown): Result<Survey, Complaint> {
  const kind = findKind(name) ?? HIDDEN.find((known) => known.name === name);
  const names = KINDS.map((known) => known.name).join(', ');
  if (kind === undefined) return err(complaint('kind', `a kind of ${names}`, name, "see 'douse survey --help'"));
  return parseKind(kind, given);
}

/** The same where the kind is known. */
export function parseKind(kind: Kind, given: unknown): Result<Survey, Complaint> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return err(complaint('options', 'an object of options', given, 'send one'));
  const known = new Map(
    [...kind.options, ...(kind.argument ? [kind.argument] : [])].map((one) => [one.name, one.most]),
  );
  for (const [key, value] of Object.entries(given)) {
    if (!known.has(key))
      return err(
        complaint(
          'options',
          `options of ${[...known.keys()].join(', ')}`,
          key,
          `see 'douse survey ${kind.name} --help'`,
        ),
      );
    const most = known.get(key) ?? MAX_VALUE;
    if (typeof value !== 'string' || value.length > most)
      return err(complaint(key, `text of at most ${most} characters`, value, 'give less'));
  }
  const read = new OptionReader(given as Given);
  const survey = kind.parse(read);
  if (read.complaint !== null) return err(read.complaint);
  if (survey.count > MAX_ROWS)
    return err({
      option: 'sizes',
      expected: `at most ${MAX_ROWS} boards`,
      got: String(survey.count),
      cure: 'survey fewer at a time',
    });
  return ok(survey);
}

const complaint = (option: string, expected: string, got: unknown, cure: string): Complaint => ({
  option,
  expected,
  got: typeof got === 'string' ? quote(got) : got === undefined ? 'nothing' : quote(String(JSON.stringify(got))),
  cure,
});

/** A complaint on one line, without the cure. */
export const describeComplaint = ({ option, where, expected, got }: Complaint): string =>
  `${where ?? option}: expected ${expected}, got ${got}`;
