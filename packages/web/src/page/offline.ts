import { effect } from '@preact/signals';
import { route } from './routes.ts';

/**
 * Keeps the page for use without a network, and takes up a new build when the player is in the menu, where nothing can
 * be lost.
 */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let asked = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
  });
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js');
    effect(() => {
      if (route.value.place !== '' || registration.waiting === null) return;
      asked = true;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      registration.waiting.postMessage('take over');
    });
  } catch {
    // Forbidden by the browser: the page then needs the network, as any other.
  }
}
