import { phrase } from '../../words/format.ts';
import type { ImportError } from '../design/import.ts';
import { labWords } from '../words/index.ts';

/** Why something could not be read, in the reader's language; the parser's own sentence is English and says where. */
export function importErrorText(error: ImportError): string {
  const { paste } = labWords.value;
  if (error.kind === 'unreadable') return phrase(paste.unreadable, { says: error.says });
  const what = paste.things[error.what as keyof typeof paste.things] ?? error.what;
  return phrase(paste.tooLarge, { most: error.most, what });
}
