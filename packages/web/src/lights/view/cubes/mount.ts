import { effect } from '@preact/signals';
import { forEachMove, levelsOf, lightsBoard, type LightsParams, type LightsState, lightsTarget } from 'douse/lightsout';
import type { Session } from 'douse/play';
import { ripple } from '../ripple.ts';
import { homeAsked, webgl } from '../../../keep/dimension.ts';
import type { Look, View } from '../../../game/view.ts';
import { Camera } from './camera.ts';
import { cornersOf, type Frames, framesOf, HEIGHT, type Vector, WIDTH } from './frames.ts';
import { readGestures } from './gestures.ts';
import { type Colour, Motion } from './motion.ts';
import { readPalette } from './palette.ts';
import { pick } from './pick.ts';
import { CubeScene } from './scene.ts';

/** How long a new hint beckons, how often, and how fast the last wave travels, in milliseconds. */
const BECKON = 3600;
const BEATS = 3;
const WAVE_PER_CELL = 85;
/**
 * The buttons follow their cubes once nothing has moved for this many milliseconds: to lay them out is not for every
 * frame.
 */
const REST = 160;
/** Turn and zoom of one keystroke. */
const KEY_TURN = Math.PI / 18;
const KEY_ZOOM = 1.2;

/**
 * The board in three dimensions, over its grid of buttons: these stay in the page for the keyboard and for screen
 * readers, each at the place of its cube, and this view shows the one that has the focus. Something is drawn only when
 * it changes.
 *
 * @param grid      the element with the buttons; each has its number in `data-button`
 * @param onFailure called once if the browser takes the picture away
 * @throws {Error} where WebGL is missing
 */
export function mountCubes(
  element: HTMLElement,
  grid: HTMLElement,
  session: Session<LightsParams, LightsState, number>,
  look: Look<number>,
  onFailure: () => void,
): View<number> {
  const { params } = session;
  const frames = framesOf(params);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const buttons = buttonsOf(grid, frames.count);
  const canvas = document.createElement('canvas');
  canvas.className = 'cubes';
  canvas.ariaHidden = 'true';
  element.append(canvas);
  const scene = openScene(canvas, frames, params.levels, getComputedStyle(element).fontFamily, webgl() === 'software');
  const camera = new Camera(cornersOf(frames), frames.flat);
  const motion = new Motion(frames.count, calm.matches);
  let palette = readPalette(grid, params.levels);

  let shown: Look<number> = look;
  let drawn: { state: LightsState; moves: number; solved: boolean } | null = null;
  const target = lightsTarget(params);
  const usual = frames.flat && params.rule === 'plus' && params.wrap === 'none' && params.drawn === undefined;
  let [marked, over, focused] = [-1, -1, -1];
  let beckons = -Infinity;
  let [size, next]: [string, number] = ['', 0];
  let placed: unknown = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const clock = (): number => performance.now();
  const travelling = (): number | null => (calm.matches ? null : clock());
  const wake = (): void => {
    canvas.toggleAttribute('data-settled', false);
    if (next === 0) next = requestAnimationFrame(frame);
  };
  function frame(): void {
    next = 0;
    const now = clock();
    measure();
    const moves = motion.step(now);
    const travels = camera.step(now);
    const beat = (now - beckons) / BECKON;
    const beckoning = marked >= 0 && beat < 1 && !calm.matches;
    scene.mark(marked, beckoning ? Math.sin(beat * BEATS * Math.PI) ** 2 : 0);
    scene.move(motion);
    scene.draw(camera);
    if (moves || travels || beckoning) wake();
    clearTimeout(rest);
    rest = setTimeout(settle, REST);
  }

  /** Follows the size of the canvas on the page. Called before every look at the screen, so that both always agree. */
  function measure(): void {
    const { clientWidth: width, clientHeight: height } = canvas;
    const now = `${width} ${height} ${devicePixelRatio}`;
    if (now === size || width === 0 || height === 0) return;
    size = now;
    scene.resize(width, height, devicePixelRatio);
    camera.resize(width / height);
    wake();
  }

  function settle(): void {
    // Still moving: the next frame asks again.
    if (next !== 0) return;
    // A hand on the board will move it on.
    if (canvas.matches(':active')) {
      rest = setTimeout(settle, REST);
      return;
    }
    place();
    scene.drawFine(camera);
    canvas.toggleAttribute('data-settled', true);
  }

  /**
   * Lays the buttons over their cubes: for screen readers that are led by touch, and magnifiers that follow the focus.
   */
  function place(): void {
    const seen = `${size} ${JSON.stringify(camera.pose)}`;
    if (placed === seen) return;
    placed = seen;
    const [width, height] = [canvas.clientWidth / 2, canvas.clientHeight / 2];
    for (const [cube, button] of buttons.entries()) {
      const [x, y] = camera.project(topOf(frames, cube));
      const side = camera.sizeOf(topOf(frames, cube), WIDTH * 0.7) * height;
      const { style } = button;
      style.setProperty('--x', `${width * (1 + x) - side / 2}px`);
      style.setProperty('--y', `${height * (1 - y) - side / 2}px`);
      style.setProperty('--side', `${side}px`);
    }
  }

  const pickAt = (x: number, y: number): number => {
    measure();
    const { origin, direction } = camera.ray(x, y);
    return pick(frames, origin, direction);
  };
  const endGestures = readGestures(canvas, {
    pick: pickAt,
    hover(cube) {
      if (cube === over) return;
      over = cube;
      canvas.toggleAttribute('data-over', cube >= 0);
      standOut();
    },
    hold(cube) {
      if (session.solved) return;
      motion.hold(cube, clock());
      wake();
    },
    press(cube) {
      if (session.solved) return;
      // The keyboard goes on from where the pointer was.
      buttons[cube]!.focus({ preventScroll: true });
      session.play(cube);
    },
    turn(yaw, pitch) {
      camera.turn(yaw, pitch);
      wake();
    },
    pan(x, y) {
      camera.pan(x, y);
      wake();
    },
    zoom(factor, x, y) {
      camera.zoomBy(factor, x, y);
      wake();
    },
  });

  const follow = (): void => {
    const at = buttons.findIndex((button) => button === document.activeElement);
    focused = at >= 0 && buttons[at]!.matches(':focus-visible') ? at : -1;
    scene.focus(focused);
    if (focused >= 0) camera.show(topOf(frames, focused), axis(frames.out, focused), travelling());
    standOut();
  };
  /**
   * The cube under the pointer, and on boards with a rule of their own the lights that it or the focused one changes.
   */
  const standOut = (): void => {
    const reach = new Set<number>();
    const from = over >= 0 ? over : focused;
    if (from >= 0 && !usual) forEachMove(lightsBoard(params), from, (light) => reach.add(light));
    scene.lighten((cube) => (cube === over ? 1 : reach.has(cube) ? 0.8 : 0));
    wake();
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return;
    const act = CAMERA_KEYS[event.shiftKey && event.key.startsWith('Arrow') ? `Shift+${event.key}` : event.key];
    if (act === undefined) return;
    event.preventDefault();
    act(camera, travelling());
    wake();
  };
  let homes = homeAsked.peek();
  const stopHome = effect(() => {
    if (homeAsked.value === homes) return;
    homes = homeAsked.value;
    camera.home(travelling());
    wake();
  });
  const repaint = (): void => {
    palette = readPalette(grid, params.levels);
    scene.paint(palette);
    aim();
    for (let cube = 0; cube < frames.count; cube++) motion.change(cube, colourOf(cube, session.state[cube]!), clock());
    wake();
  };
  const colourOf = (cube: number, level: number): Colour | null => {
    // Lights with fewer levels than others are as bright at their highest.
    const share = level / (levelsOf(params, cube) - 1);
    return level === 0 ? null : palette.levels[Math.max(1, Math.round(share * (params.levels - 1)))]!;
  };
  /** What stands on the cubes besides their light. */
  const aim = (): void => {
    for (let cube = 0; cube < frames.count; cube++) {
      scene.setDigit(cube, shown.digits ? session.state[cube]! : -1);
      scene.setAim(cube, colourOf(cube, target?.[cube] ?? 0), shown.proof?.[cube] ?? 0);
    }
  };
  const calmer = (): void => {
    motion.still = calm.matches;
  };
  const lost = (event: Event): void => {
    event.preventDefault();
    onFailure();
  };

  const sized = new ResizeObserver(() => measure());
  sized.observe(canvas);
  const themed = new MutationObserver(repaint);
  themed.observe(document.documentElement, { attributes: true });
  grid.addEventListener('focusin', follow);
  grid.addEventListener('focusout', follow);
  addEventListener('keydown', keys);
  calm.addEventListener('change', calmer);
  canvas.addEventListener('webglcontextlost', lost);

  const update = (latest: Look<number>): void => {
    const now = clock();
    const { state, solved } = session;
    const moves = session.moves.length;
    const changed = Array.from(state, (level, cube) => (drawn === null ? 0 : drawn.state[cube]!) !== level);
    const waits = ripple(changed, (cube) => axis(frames.foot, cube));
    for (const [cube, moved] of changed.entries()) {
      if (moved) motion.change(cube, colourOf(cube, state[cube]!), now + waits(cube));
    }
    shown = latest;
    aim();
    const last = session.moves.at(-1);
    if (drawn !== null && moves === drawn.moves + 1 && last !== undefined) {
      motion.dip(last, now);
      if (solved) motion.wave((cube) => 260 + WAVE_PER_CELL * apart(frames, last, cube), palette.levels.at(-1)!, now);
    }
    const mark = latest.marked ?? -1;
    if (mark !== marked) {
      marked = mark;
      beckons = now;
      if (mark >= 0) camera.show(topOf(frames, mark), axis(frames.out, mark), travelling());
    }
    drawn = { state, moves, solved };
    wake();
  };

  scene.paint(palette);
  measure();
  update(look);
  follow();
  return {
    update,
    destroy() {
      cancelAnimationFrame(next);
      clearTimeout(rest);
      endGestures();
      stopHome();
      sized.disconnect();
      themed.disconnect();
      grid.removeEventListener('focusin', follow);
      grid.removeEventListener('focusout', follow);
      removeEventListener('keydown', keys);
      calm.removeEventListener('change', calmer);
      canvas.removeEventListener('webglcontextlost', lost);
      scene.dispose();
      canvas.remove();
    },
  };

  function openScene(...given: ConstructorParameters<typeof CubeScene>): CubeScene {
    try {
      return new CubeScene(...given);
    } catch (error) {
      canvas.remove();
      throw error;
    }
  }
}

const CAMERA_KEYS: Readonly<Record<string, (camera: Camera, now: number | null) => void>> = {
  'Shift+ArrowLeft': (camera, now) => camera.travel({ yaw: camera.goal.yaw - KEY_TURN }, now),
  'Shift+ArrowRight': (camera, now) => camera.travel({ yaw: camera.goal.yaw + KEY_TURN }, now),
  'Shift+ArrowUp': (camera, now) => camera.travel({ pitch: camera.goal.pitch + KEY_TURN }, now),
  'Shift+ArrowDown': (camera, now) => camera.travel({ pitch: camera.goal.pitch - KEY_TURN }, now),
  '+': (camera, now) => camera.travel({ zoom: camera.goal.zoom * KEY_ZOOM }, now),
  '=': (camera, now) => camera.travel({ zoom: camera.goal.zoom * KEY_ZOOM }, now),
  '-': (camera, now) => camera.travel({ zoom: camera.goal.zoom / KEY_ZOOM }, now),
  '0': (camera, now) => camera.home(now),
};

/** Keys in a dialog or a field of text do not turn the board. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, input, textarea, select') !== null;

const axis = (from: Float32Array, cube: number): Vector => [from[3 * cube]!, from[3 * cube + 1]!, from[3 * cube + 2]!];

/** The middle of a cube's upper face. */
function topOf({ foot, out }: Frames, cube: number): Vector {
  const [at, up] = [axis(foot, cube), axis(out, cube)];
  return [at[0] + HEIGHT * up[0], at[1] + HEIGHT * up[1], at[2] + HEIGHT * up[2]];
}

function apart({ foot }: Frames, a: number, b: number): number {
  const [from, to] = [axis(foot, a), axis(foot, b)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

function buttonsOf(grid: HTMLElement, count: number): HTMLButtonElement[] {
  const buttons = Array.from<HTMLButtonElement>({ length: count });
  for (const button of grid.querySelectorAll<HTMLButtonElement>('[data-button]')) {
    buttons[Number(button.dataset.button)] = button;
  }
  return buttons;
}
