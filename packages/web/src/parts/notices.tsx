import type { Game } from '../game.ts';
import { words } from '../words/index.ts';
import { Icon } from './icon.tsx';

export function Notices<P, S, M>({ game }: { readonly game: Game<P, S, M> }) {
  const { notices, actions } = words.value;
  return (
    <div class="notices" role="status" data-part="notices">
      {game.notices.value.map((notice) => (
        <div class="notice" key={notice} data-notice={notice}>
          <p>{notices[notice]}</p>
          <button
            type="button"
            class="round"
            aria-label={actions.dismiss}
            title={actions.dismiss}
            onClick={() => game.dismiss(notice)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
