import { words } from '../words/index.ts';
import { Icon } from './icon.tsx';

export function Header({ onHelp, onSettings }: { readonly onHelp: () => void; readonly onSettings: () => void }) {
  const { actions } = words.value;
  return (
    <header class="header">
      <h1 class="title">
        <Logo />
        Douse
      </h1>
      <button type="button" class="round" aria-label={actions.settings} title={actions.settings} onClick={onSettings}>
        <Icon name="settings" />
      </button>
      <button
        type="button"
        class="round"
        aria-label={actions.help}
        title={`${actions.help} (?)`}
        aria-keyshortcuts="?"
        onClick={onHelp}
      >
        <Icon name="help" />
      </button>
    </header>
  );
}

/** One press of the plus rule: the picture of the game. */
function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) => (
          <rect
            x={1 + column * 11}
            y={1 + row * 11}
            width="8"
            height="8"
            rx="2.4"
            class={(row + column) % 2 === 1 || (row === 1 && column === 1) ? 'lit' : ''}
          />
        )),
      )}
    </svg>
  );
}
