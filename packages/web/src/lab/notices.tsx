import { Icon } from '../parts/icon.tsx';
import { withoutChoices } from '../reading/choices.ts';
import { phrase } from '../words/format.ts';
import type { ImportError } from './design/import.ts';
import { importErrorText } from './editor/errors.ts';
import { Choices } from './editor/paste.tsx';
import type { Lab, LabNotice } from './lab.ts';
import { Press } from './parts/inputs.tsx';
import { labWords } from './words/index.ts';

/** What the laboratory has to say, over the page. */
export function LabNotices({ lab }: { readonly lab: Lab }) {
  const notice = lab.notice.value;
  const { notices } = labWords.value;
  const read = (bytes: Uint8Array) => (error: ImportError | null) => {
    if (error !== null) lab.notice.value = { kind: 'notRead', error, bytes };
  };
  return (
    <div class="notices" role="status" data-part="lab-notices">
      {notice !== null && (
        <div class="notice" data-notice={notice.kind}>
          {notice.kind === 'read' ? <ReadAs lab={lab} notice={notice} /> : <p>{textOf(notice)}</p>}
          {notice.kind === 'read' && (
            <Choices lab={lab} bytes={notice.bytes} choices={notice.file.choices} onRead={read(notice.bytes)} />
          )}
          {notice.kind === 'notRead' && notice.bytes !== null && notice.error.kind === 'unreadable' && (
            <Choices lab={lab} bytes={notice.bytes} choices={notice.error.choices} onRead={read(notice.bytes)} />
          )}
          <button
            type="button"
            class="round"
            aria-label={notices.dismiss}
            title={notices.dismiss}
            onClick={() => (lab.notice.value = null)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

const textOf = (notice: Exclude<LabNotice, { kind: 'read' }>): string =>
  notice.kind === 'notRead' ? importErrorText(notice.error) : labWords.value.notices[notice.kind];

/** How a file was read, and the way through its boards. */
function ReadAs({ lab, notice }: { readonly lab: Lab; readonly notice: Extract<LabNotice, { kind: 'read' }> }) {
  const { file, at, bytes } = notice;
  const { notices } = labWords.value;
  const count = file.designs.length;
  const says = withoutChoices(file.says ?? '');
  return (
    <>
      <p>
        {phrase(notices.readAs, { format: file.format! })}
        {says !== '' && <span lang="en">: {says}</span>}
        {count > 1 && <span> · {phrase(notices.boardOf, { n: at + 1, count })}</span>}
        {file.refused > 0 && <span> · {phrase(notices.refused, { n: file.refused })}</span>}
      </p>
      {count > 1 && (
        <>
          <Press
            part="board-before"
            label={notices.before}
            off={at === 0}
            onPress={() => lab.showFile(file, bytes, at - 1)}
          >
            ‹
          </Press>
          <Press
            part="board-after"
            label={notices.after}
            off={at === count - 1}
            onPress={() => lab.showFile(file, bytes, at + 1)}
          >
            ›
          </Press>
        </>
      )}
    </>
  );
}
