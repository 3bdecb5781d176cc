import { useSignal } from '@preact/signals';
import { choiceText } from '../../frame/read-as.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import type { Choice } from '../../reading/choices.ts';
import { importDesigns, type ImportError } from '../design/import.ts';
import type { Lab } from '../lab.ts';
import { Press } from '../parts/inputs.tsx';
import { labWords } from '../words/index.ts';
import { importErrorText } from './errors.ts';

/** Reads a file or a text into the lab; what cannot be read is told. */
export async function readInto(lab: Lab, source: Blob | string): Promise<void> {
  const bytes = await bytesOf(source);
  const error = show(lab, bytes);
  if (error !== null) lab.notice.value = { kind: 'notRead', error, bytes };
}

const bytesOf = async (source: Blob | string): Promise<Uint8Array> =>
  typeof source === 'string' ? new TextEncoder().encode(source) : new Uint8Array(await source.arrayBuffer());

/** Shows the first board of a file; returns why there is none, or null. */
function show(lab: Lab, bytes: Uint8Array, choice?: Choice): ImportError | null {
  const read = importDesigns(bytes, choice);
  if (read.ok) lab.showFile(read.value, bytes);
  return read.ok ? null : read.error;
}

/** Other ways to read a file, a button each. */
export function Choices(props: {
  readonly lab: Lab;
  readonly bytes: Uint8Array;
  readonly choices: readonly Choice[];
  /** Hears what came of it. */
  readonly onRead: (error: ImportError | null) => void;
}) {
  const { lab, bytes, choices, onRead } = props;
  return choices.map((choice) => (
    <Press key={JSON.stringify(choice)} part="choice" onPress={() => onRead(show(lab, bytes, choice))}>
      {choiceText(choice)}
    </Press>
  ));
}

/** Paste a board in any format, or open a file. */
export function PasteDialog({ lab, onClose }: { readonly lab: Lab; readonly onClose: () => void }) {
  const { paste } = labWords.value;
  const text = useSignal('');
  const failed = useSignal<{ readonly error: ImportError; readonly bytes: Uint8Array } | null>(null);
  const end = (error: ImportError | null, bytes: Uint8Array): void => {
    if (error === null) onClose();
    else failed.value = { error, bytes };
  };
  const read = async (source: Blob | string, choice?: Choice): Promise<void> => {
    const bytes = await bytesOf(source);
    end(show(lab, bytes, choice), bytes);
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
            failed.value = null;
          }}
        />
      </label>
      <p class="lab-error" role="alert">
        {failed.value !== null && importErrorText(failed.value.error)}
      </p>
      {failed.value?.error.kind === 'unreadable' && (
        <div class="lab-row">
          <Choices
            lab={lab}
            bytes={failed.value.bytes}
            choices={failed.value.error.choices}
            onRead={(error) => end(error, failed.value!.bytes)}
          />
        </div>
      )}
      <div class="lab-row">
        <Press strong part="read-text" off={text.value.trim() === ''} onPress={() => void read(text.value)}>
          {paste.read}
        </Press>
        <Press
          part="read-graph"
          off={text.value.trim() === ''}
          onPress={() => void read(text.value, { format: 'edges' })}
        >
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
