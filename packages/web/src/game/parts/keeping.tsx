import { useSignal } from '@preact/signals';
import type { StatsWords } from '../words/words.ts';
import { saveFile } from '../../parts/save-file.ts';

/** Save all games as a file, or forget them after being asked once more. */
export function Keeping(props: {
  readonly say: StatsWords;
  readonly file: string;
  /** A line of names and one for each game, with spaces between what will be columns. */
  readonly lines: () => string;
  readonly forget: () => void;
}) {
  const { say, file, lines, forget } = props;
  const asked = useSignal(false);
  if (asked.value)
    return (
      <div class="row">
        <button type="button" class="control danger" onClick={forget}>
          {say.forgetSure}
        </button>
        <button type="button" class="control" onClick={() => (asked.value = false)}>
          {say.keep}
        </button>
      </div>
    );
  return (
    <div class="row">
      <button
        type="button"
        class="control"
        onClick={() => saveFile(file, `${lines().replaceAll(' ', ',')}\n`, 'text/csv')}
      >
        {say.save}
      </button>
      <button type="button" class="control" onClick={() => (asked.value = true)}>
        {say.forget}
      </button>
    </div>
  );
}
