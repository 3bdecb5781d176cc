import { route } from '../page/routes.ts';
import { played } from '../puzzles/registry.ts';
import { askHome, chooseView, dimension } from '../keep/dimension.ts';
import { words } from '../words/index.ts';
import { Icon } from '../parts/icon.tsx';

/** Turns the board on the page from flat to 3D and back, in the middle of a game too. */
export function ViewSwitch() {
  if (played(route.value)?.solid !== true) return null;
  const next = dimension.value === '3d' ? '2d' : '3d';
  const name = next === '3d' ? words.value.actions.to3d : words.value.actions.to2d;
  return (
    <>
      {dimension.value === '3d' && (
        <button
          type="button"
          class="round"
          data-part="first-view"
          aria-label={words.value.help.straighten}
          title={`${words.value.help.straighten} (0)`}
          aria-keyshortcuts="0"
          onClick={askHome}
        >
          <Icon name="home" />
        </button>
      )}
      <button
        type="button"
        class="round"
        data-part="view-switch"
        aria-label={name}
        title={name}
        onClick={() => chooseView(next)}
      >
        <Icon name={next === '3d' ? 'space' : 'flat'} />
      </button>
    </>
  );
}
