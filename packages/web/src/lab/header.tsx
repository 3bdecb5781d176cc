import { useSignal } from '@preact/signals';
import { Settings } from '../frame/settings-dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { language, words } from '../words/index.ts';
import { PasteDialog } from './editor/paste.tsx';
import { SaveDialog } from './editor/save.tsx';
import type { Lab } from './lab.ts';
import { Press } from './parts/inputs.tsx';
import { labWords } from './words/index.ts';

/** The way back, the board's history, and what can be done with the whole. */
export function LabHeader({ lab }: { readonly lab: Lab }) {
  const { title, home, link, linkCopied, editor } = labWords.value;
  const copied = useSignal(false);
  const pasting = useSignal(false);
  const saving = useSignal(false);
  const setting = useSignal(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(lab.link(language.peek()), location.href).href);
    copied.value = true;
    setTimeout(() => (copied.value = false), 2000);
  };
  return (
    <header class="lab-header">
      <a class="lab-button" href="#" title={home}>
        <span aria-hidden="true">‹</span> <span class="lab-home">Douse</span>
      </a>
      <h1>{title}</h1>
      <Press label={editor.undo} part="undo" off={!lab.canUndo.value} onPress={() => lab.undo()}>
        <Icon name="undo" />
      </Press>
      <Press label={editor.redo} part="redo" off={!lab.canRedo.value} onPress={() => lab.redo()}>
        <Icon name="redo" />
      </Press>
      <Press label={words.value.actions.settings} part="lab-settings" onPress={() => (setting.value = true)}>
        <Icon name="settings" />
      </Press>
      <div class="lab-row">
        <Press part="paste" onPress={() => (pasting.value = true)}>
          {editor.paste}
        </Press>
        <Press part="save" onPress={() => (saving.value = true)}>
          {editor.save}
        </Press>
        <Press part="link" onPress={() => void copy()}>
          <span role="status">{copied.value ? linkCopied : link}</span>
        </Press>
      </div>
      {setting.value && <Settings onClose={() => (setting.value = false)} />}
      {saving.value && <SaveDialog lab={lab} onClose={() => (saving.value = false)} />}
      {pasting.value && <PasteDialog lab={lab} onClose={() => (pasting.value = false)} />}
    </header>
  );
}
