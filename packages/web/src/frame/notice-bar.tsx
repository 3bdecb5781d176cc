import { dismiss, notices } from '../page/notices.ts';
import { words } from '../words/index.ts';
import { Icon } from '../parts/icon.tsx';

/** What the page has to tell, over every screen until it is dismissed. */
export function Notices() {
  const { notices: texts, actions } = words.value;
  return (
    <div class="notices" role="status" data-part="notices">
      {notices.value.map((notice) => (
        <div class="notice" key={notice} data-notice={notice}>
          <p>{texts[notice]}</p>
          <button
            type="button"
            class="round"
            aria-label={actions.dismiss}
            title={actions.dismiss}
            onClick={() => dismiss(notice)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
