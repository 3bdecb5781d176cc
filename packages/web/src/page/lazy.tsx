import { useSignal } from '@preact/signals';
import { type ComponentType, type FunctionComponent, h } from 'preact';
import { useEffect } from 'preact/hooks';
import { notify } from './notices.ts';
import { words } from '../words/index.ts';

/**
 * A component that is fetched when it is first shown. Nothing is drawn while it loads. If it cannot be loaded (no
 * network and no kept copy), a screen or a part of one says so and can try again, and a dialog leaves a notice.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  kind: 'screen' | 'part' | 'dialog' = 'screen',
): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const Place = kind === 'part' ? 'div' : 'main';
  return function Lazy(props: Props) {
    const state = useSignal<'loading' | 'ready' | 'failed'>(loaded === null ? 'loading' : 'ready');
    const attempt = (): void => {
      state.value = 'loading';
      load().then(
        (component) => {
          loaded = component;
          state.value = 'ready';
        },
        () => {
          state.value = 'failed';
          if (kind === 'dialog') notify('notLoaded');
        },
      );
    };
    useEffect(() => {
      if (loaded === null) attempt();
    }, []);
    if (state.value === 'ready') return h(loaded!, props);
    if (kind === 'dialog') return null;
    if (state.value === 'loading') return <Place class="waiting" aria-busy="true" />;
    const { loading } = words.value;
    return (
      <Place class="waiting">
        <p role="alert">{loading.failed}</p>
        <button type="button" class="primary" onClick={attempt}>
          {loading.again}
        </button>
      </Place>
    );
  };
}
