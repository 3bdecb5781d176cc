import { effect } from '@preact/signals';
import type { LightsParams, LightsState } from 'douse/lightsout';
import { dismiss, notify } from '../../page/notices.ts';
import { mountBoard } from './board.ts';
import { dimension, giveUp3d } from '../../keep/dimension.ts';
import type { Look, Mount, View } from '../../game/view.ts';

/**
 * A Lights Out board, in 2D or in 3D as the player wants it at the moment. The grid of buttons is always there; in 3D
 * cubes lie over it and it cannot be seen, but keyboard and screen readers go on using it.
 */
export const mountLights: Mount<LightsParams, LightsState, number> = (element, session, look) => {
  const flat = mountBoard(element, session, look);
  const grid = element.querySelector<HTMLElement>('[role=grid]')!;
  let cubes: View<number> | null = null;
  let latest: Look<number> = look;
  let wanted = 0;

  const fail = (): void => {
    giveUp3d();
    notify('no3d');
  };
  const raise = async (): Promise<void> => {
    const call = ++wanted;
    try {
      const { mountCubes } = await import('./cubes/mount.ts');
      if (call !== wanted) return;
      element.classList.add('in-space');
      cubes = mountCubes(element, grid, session, latest, fail);
      dismiss('no3d');
    } catch {
      if (call === wanted) fail();
    }
  };
  const lower = (): void => {
    wanted++;
    cubes?.destroy();
    cubes = null;
    element.classList.remove('in-space');
  };
  const stop = effect(() => {
    if (dimension.value === '3d') void raise();
    else lower();
  });

  return {
    update(next) {
      latest = next;
      flat.update(next);
      cubes?.update(next);
    },
    destroy() {
      stop();
      lower();
      flat.destroy();
    },
  };
};
