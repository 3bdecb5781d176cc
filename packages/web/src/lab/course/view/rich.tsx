import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { phrase } from '../../../words/format.ts';
import type { Lab } from '../../lab.ts';
import { Formula, LONG_FORMULA } from '../../parts/formula.tsx';
import type { Facts } from '../chapter.ts';
import { type Piece, pieces } from '../rich.ts';
import { courseWords } from '../words/index.ts';

/** A text with formulas, notes on words of the glossary, and cells that light up where they are pointed at. */
export function Rich({ text, facts, lab }: { readonly text: string; readonly facts: Facts; readonly lab: Lab }) {
  return (
    <>
      {pieces(phrase(text, written(facts))).map((piece, i) =>
        piece.kind === 'plain' ? (
          piece.text
        ) : (
          <span key={i} class={piece.after === '' || isLong(piece) ? '' : 'lab-glued'}>
            {piece.kind === 'formula' ? (
              <Formula tex={piece.tex} />
            ) : piece.kind === 'term' ? (
              <Term term={piece.term} text={piece.text} />
            ) : (
              <CellChip lab={lab} cell={piece.cell} text={piece.text} />
            )}
            {piece.after}
          </span>
        ),
      )}
    </>
  );
}

/** What may need more than a line, or opens a note below itself, is not held to its punctuation. */
const isLong = (piece: Piece): boolean =>
  piece.kind === 'term' || (piece.kind === 'formula' && piece.tex.length > LONG_FORMULA);

/** Long numbers in groups of three, with thin spaces, as mathematicians of every language read them. */
const written = (facts: Facts): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      /^\d{5,}$/.test(String(value)) ? String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f') : value,
    ]),
  );

/** A word with its note, which opens below it. */
function Term({ term, text }: { readonly term: string; readonly text: string }) {
  const { terms, close } = courseWords.value;
  const open = useSignal(false);
  const id = useId();
  const entry = terms[term as keyof typeof terms];
  return (
    <span class="lab-term">
      <button
        type="button"
        data-term={term}
        aria-expanded={open.value}
        aria-controls={id}
        onClick={() => (open.value = !open.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') open.value = false;
        }}
      >
        {text}
      </button>
      {open.value && (
        <span class="lab-note-box" id={id} role="note">
          <b>{entry.word}.</b> {entry.note}
          <button type="button" class="lab-note-close" aria-label={close} onClick={() => (open.value = false)}>
            ×
          </button>
        </span>
      )}
    </span>
  );
}

function CellChip({ lab, cell, text }: { readonly lab: Lab; readonly cell: number; readonly text: string }) {
  const pointed = lab.pointed.value;
  const on = pointed?.light === cell || pointed?.button === cell;
  const point = (): void => {
    lab.pointed.value = { light: cell, button: cell };
  };
  const leave = (): void => {
    lab.pointed.value = null;
  };
  return (
    <button
      type="button"
      class="lab-chip"
      data-on={on ? '' : undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={point}
    >
      {text}
    </button>
  );
}

/** LaTeX, or a key of the chapter's words. */
export function Said({ says, texts }: { readonly says: string; readonly texts: Readonly<Record<string, string>> }) {
  if (says === '') return null;
  return Object.hasOwn(texts, says) ? <>{texts[says]}</> : <Formula tex={says} />;
}
