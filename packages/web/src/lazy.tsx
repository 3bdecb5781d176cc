import { useSignal } from '@preact/signals';
import { type ComponentType, type FunctionComponent, h } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from './words/index.ts';

/**
 * A component that is fetched when it is first shown. While it comes nothing is drawn; if it cannot come (no network and not
 * yet kept), a sentence and a button that tries again.
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const state = useSignal<'loading' | 'ready' | 'failed'>(loaded === null ? 'loading' : 'ready');
    const attempt = (): void => {
      state.value = 'loading';
      load().then(
        (component) => {
          loaded = component;
          state.value = 'ready';
        },
        () => (state.value = 'failed'),
      );
    };
    useEffect(() => {
      if (loaded === null) attempt();
    }, []);
    if (state.value === 'ready') return h(loaded!, props);
    if (state.value === 'loading') return <main class="waiting" aria-busy="true" />;
    const { loading } = words.value;
    return (
      <main class="waiting">
        <p role="alert">{loading.failed}</p>
        <button type="button" class="primary" onClick={attempt}>
          {loading.again}
        </button>
      </main>
    );
  };
}
