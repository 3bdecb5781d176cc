import { makeAddress } from '../page/address.ts';
import { panel } from '../page/panel.ts';
import { route } from '../page/routes.ts';
import { played, puzzleOf } from '../puzzles/registry.ts';
import { words } from '../words/index.ts';
import { Icon } from '../parts/icon.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** The head of every screen: the way back to the menu, or at home the name of the game; settings and help. */
export function Header({ home }: { readonly home: boolean }) {
  const { actions } = words.value;
  return (
    <header class="header">
      {home ? (
        <span class="title" />
      ) : (
        <a class="back" href={makeAddress(homeOf())} aria-label={actions.menu} title={actions.menu}>
          <Icon name="back" />
          <Logo />
          <span>{actions.menu}</span>
        </a>
      )}
      <ViewSwitch />
      <ShareButton />
      <button
        type="button"
        class="round"
        aria-label={actions.settings}
        title={actions.settings}
        onClick={() => (panel.value = 'settings')}
      >
        <Icon name="settings" />
      </button>
      {isHelped() && (
        <button
          type="button"
          class="round"
          aria-label={actions.help}
          title={`${actions.help} (?)`}
          aria-keyshortcuts="?"
          onClick={() => (panel.value = 'help')}
        >
          <Icon name="help" />
        </button>
      )}
    </header>
  );
}

/** The menu that a screen belongs to. */
function homeOf(): string {
  const { menu } = puzzleOf(route.value);
  return route.value.place === menu ? '' : menu;
}

/** True where rules are told: at boards, and in the menu of each puzzle. */
const isHelped = (): boolean => played(route.value) !== null || puzzleOf(route.value).menu === route.value.place;

/** Shares the board on the page. */
function ShareButton() {
  if (played(route.value) === null) return null;
  const { share } = words.value.actions;
  return (
    <button
      type="button"
      class="round"
      data-action="share"
      aria-label={share}
      title={share}
      onClick={() => (panel.value = 'share')}
    >
      <Icon name="share" />
    </button>
  );
}

/** One press of the plus rule: the picture of the game. */
export function Logo() {
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
