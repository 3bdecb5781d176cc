import '../styles/exchange.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { importedText } from '../menu/backup-panel.tsx';
import { type Opened, opened } from './opened.ts';
import { openFile, openId, openText } from './open.ts';
import { ownerOf } from '../puzzles/registry.ts';
import { Offers, ReadAs } from './read-as.tsx';
import { count, phrase } from '../words/format.ts';
import { language, words } from '../words/index.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';

/** Most boards of one file that are listed. */
const LISTED = 100;

/** A board pasted as text or chosen as a file, in any format that Douse knows. */
export function Open({ onClose }: { readonly onClose: () => void }) {
  const { open, actions } = words.value;
  const text = useSignal('');
  useEffect(() => () => void (opened.value = { kind: 'none' }), []);
  return (
    <Dialog title={open.title} onClose={onClose}>
      <form
        class="open-board"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.value.trim() !== '') void openText(text.value);
        }}
      >
        <label>
          {open.paste}
          <textarea
            rows={6}
            spellcheck={false}
            autoCapitalize="off"
            placeholder={'.#.#.\n##.##\n.#.#.\n#.#.#\n#.#.#'}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
        </label>
        <p class="quiet">{open.formats}</p>
        <div class="row">
          <button type="submit" class="primary">
            {open.go}
          </button>
          <label class="control file">
            <Icon name="open" />
            {open.file}
            <input
              type="file"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                if (file !== undefined) void openFile(file);
                event.currentTarget.value = '';
              }}
            />
          </label>
        </div>
        <div role="status">
          <Outcome outcome={opened.value} />
        </div>
      </form>
      <button type="button" class="control" onClick={onClose}>
        {actions.close}
      </button>
    </Dialog>
  );
}

function Outcome({ outcome }: { readonly outcome: Opened }) {
  const { open } = words.value;
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'reading':
      return <p class="quiet">{open.reading}</p>;
    case 'imported':
      return <p class={outcome.imported === null ? 'wrong' : ''}>{importedText(outcome.imported)}</p>;
    case 'tooLarge':
      return <p class="wrong">{open.tooLarge}</p>;
    case 'failed':
      return <Failed outcome={outcome} />;
    case 'several':
      return <Several outcome={outcome} />;
  }
}

function Failed({ outcome }: { readonly outcome: Extract<Opened, { kind: 'failed' }> }) {
  const { open } = words.value;
  const { bytes, error, offers } = outcome;
  if (error === null) return <p class="wrong">{open.unreadable}</p>;
  return (
    <>
      <p class="wrong">
        {phrase(open.at, { line: error.line, column: error.column })}{' '}
        <span lang="en">
          expected {error.expected}, got {error.got}
          {error.cure !== undefined && `; ${error.cure}`}
        </span>
      </p>
      <div class="row">
        <Offers bytes={bytes} offers={offers} />
      </div>
    </>
  );
}

function Several({ outcome }: { readonly outcome: Extract<Opened, { kind: 'several' }> }) {
  const { open } = words.value;
  const { ids, refused, how } = outcome;
  return (
    <>
      <ReadAs how={how} />
      <p>{count(language.value, open.several, ids.length)}</p>
      <ol class="several">
        {ids.slice(0, LISTED).map((id, i) => (
          <li key={i}>
            <button type="button" class="control" onClick={() => openId(id, how)}>
              {ownerOf(id).kindOf(id)}
            </button>
          </li>
        ))}
      </ol>
      {refused > 0 && <p class="wrong">{open.tooLarge}</p>}
      <div class="row">
        <Offers bytes={how.bytes} offers={how.offers} />
      </div>
    </>
  );
}
