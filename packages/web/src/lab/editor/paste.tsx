import { useSignal } from '@preact/signals';
import { Dialog } from '../../parts/dialog.tsx';
import { importDesign } from '../design/import.ts';
import type { Lab } from '../lab.ts';
import { Press } from '../parts/inputs.tsx';
import { labWords } from '../words/index.ts';
import { importErrorText } from './errors.ts';

/** Reads a board into the lab; what cannot be read is told. */
export async function readInto(lab: Lab, source: Blob | string, as: 'edges' | null = null): Promise<boolean> {
  const bytes =
    typeof source === 'string' ? new TextEncoder().encode(source) : new Uint8Array(await source.arrayBuffer());
  const read = importDesign(bytes, as);
  if (read.ok) lab.change(read.value);
  else lab.notice.value = { kind: 'notRead', error: read.error };
  return read.ok;
}

/** Paste a board in any format, or open a file. */
export function PasteDialog({ lab, onClose }: { readonly lab: Lab; readonly onClose: () => void }) {
  const { paste } = labWords.value;
  const text = useSignal('');
  const error = useSignal<string | null>(null);
  const read = async (source: Blob | string, as: 'edges' | null = null): Promise<void> => {
    if (await readInto(lab, source, as)) return onClose();
    const notice = lab.notice.peek();
    lab.notice.value = null;
    if (notice?.kind === 'notRead') error.value = importErrorText(notice.error);
  };
  return (
    <Dialog title={paste.title} onClose={onClose}>
      <p>{paste.formats}</p>
      <label class="lab-input lab-wide">
        <span>{paste.text}</span>
        <textarea
          rows={8}
          spellcheck={false}
          value={text.value}
          placeholder={'.#.#.\n##.##\n.#.#.'}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            error.value = null;
          }}
        />
      </label>
      <p class="lab-error" role="alert">
        {error.value}
      </p>
      <div class="lab-row">
        <Press strong part="read-text" off={text.value.trim() === ''} onPress={() => void read(text.value)}>
          {paste.read}
        </Press>
        <Press part="read-graph" off={text.value.trim() === ''} onPress={() => void read(text.value, 'edges')}>
          {paste.readGraph}
        </Press>
        <label class="lab-button lab-file">
          <input
            type="file"
            class="unseen"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file !== undefined) void read(file);
            }}
          />
          {paste.open}
        </label>
      </div>
    </Dialog>
  );
}
