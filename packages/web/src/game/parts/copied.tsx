import { useSignal } from '@preact/signals';
import { Icon } from '../../parts/icon.tsx';
import { words } from '../../words/index.ts';

/** A text to be taken away: by hand, or by its button. */
export function Copied(props: {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly rows: number;
}) {
  const { name, label, text, rows } = props;
  const done = useSignal(false);
  const { share, actions } = words.value;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      done.value = true;
    } catch {
      // The text stands there to be copied by hand.
    }
  };
  return (
    <div class="copied">
      <label>
        {label}
        <textarea
          data-share={name}
          readOnly
          rows={rows}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" class="control" onClick={() => void copy()}>
        <Icon name={done.value ? 'check' : 'copy'} />
        {actions.copy}
      </button>
      <span class="unseen" role="status">
        {done.value ? share.copied : ''}
      </span>
    </div>
  );
}
