import { describeError, type FormatError } from '../formats/error.ts';
import type { Result } from '../play/result.ts';

/** `line:column: expected …, got …` of a parser's refusal, or `fine`. */
export const complaint = (parsed: Result<unknown, FormatError>): string =>
  parsed.ok ? 'fine' : describeError(parsed.error);
