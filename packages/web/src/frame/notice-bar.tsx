import { dismiss, notices } from '../page/notices.ts';
import { lazy } from '../page/lazy.tsx';
import { arrival } from './opened.ts';
import { words } from '../words/index.ts';
import { Icon } from '../parts/icon.tsx';

const Arrival = lazy(async () => (await import('./read-as.tsx')).Arrival, 'part');

/** Notices over every screen, until they are dismissed. */
export function Notices() {
  const { notices: texts } = words.value;
  const how = arrival.value;
  return (
    <div class="notices" role="status" data-part="notices">
      {notices.value.map((notice) => (
        <div class="notice" key={notice} data-notice={notice}>
          <p>{texts[notice]}</p>
          <Dismiss onClick={() => dismiss(notice)} />
        </div>
      ))}
      {how !== null && (
        <div class="notice" data-notice="read">
          <Arrival how={how} />
          <Dismiss onClick={() => (arrival.value = null)} />
        </div>
      )}
    </div>
  );
}

function Dismiss({ onClick }: { readonly onClick: () => void }) {
  const { dismiss: name } = words.value.actions;
  return (
    <button type="button" class="round" aria-label={name} title={name} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
