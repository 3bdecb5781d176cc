import { describe, expect, test } from 'vitest';
import { type Colour, Motion } from './motion.ts';

const BLUE: Colour = [0.1, 0.2, 0.9];
const GOLD: Colour = [0.9, 0.7, 0.1];
const light = (motion: Motion, cube: number): number[] => Array.from(motion.light.subarray(4 * cube, 4 * cube + 4));
const close = (seen: number[], expected: readonly number[]): void =>
  expected.forEach((x, i) => expect(seen[i]).toBeCloseTo(x, 5));

/** Lets time run in frames of 16 ms until nothing moves; the time then. */
function settle(motion: Motion, from: number): number {
  for (let at = from; at < from + 10_000; at += 16) if (!motion.step(at)) return at;
  throw new Error('still moving after ten seconds');
}

describe('what moves', () => {
  test('a light comes on in its own colour and goes off in it', () => {
    const motion = new Motion(2, false);
    expect(motion.step(0)).toBe(false);
    motion.change(1, BLUE, 100);
    expect(motion.step(100)).toBe(true);
    close(light(motion, 1), [...BLUE, 0]);
    motion.step(150);
    const [, , , halfway] = light(motion, 1);
    expect(halfway).toBeGreaterThan(0);
    expect(halfway).toBeLessThan(1);
    settle(motion, 160);
    close(light(motion, 1), [...BLUE, 1]);
    close(light(motion, 0), [0, 0, 0, 0]);
    motion.change(1, null, 1000);
    settle(motion, 1000);
    close(light(motion, 1), [...BLUE, 0]);
  });

  test('it waits until its time', () => {
    const motion = new Motion(1, false);
    motion.change(0, GOLD, 500);
    expect(motion.step(499)).toBe(true);
    expect(light(motion, 0)[3]).toBe(0);
  });

  test('a change in the middle of another goes on from what is seen, without a leap', () => {
    const motion = new Motion(1, false);
    let at = 0;
    motion.change(0, BLUE, at);
    for (const next of [GOLD, null, BLUE, null, GOLD]) {
      motion.step((at += 60));
      const before = light(motion, 0);
      motion.change(0, next, at);
      motion.step(at);
      close(light(motion, 0), before);
    }
    settle(motion, at);
    close(light(motion, 0), [...GOLD, 1]);
  });

  test('a press dips the cube and lets it spring back; another in the middle does not make it leap', () => {
    const motion = new Motion(1, false);
    motion.dip(0, 0);
    motion.step(0);
    expect(motion.lift[0]).toBeCloseTo(0, 6);
    motion.step(70);
    const lowest = motion.lift[0]!;
    expect(lowest).toBeLessThan(-0.15);
    motion.step(140);
    const before = motion.lift[0]!;
    motion.dip(0, 140);
    motion.step(140);
    expect(motion.lift[0]).toBeCloseTo(before, 6);
    settle(motion, 150);
    expect(motion.lift[0]).toBeCloseTo(0, 6);
  });

  test('a cube that is held stays down and costs no more frames; released it comes up', () => {
    const motion = new Motion(2, false);
    motion.hold(1, 0);
    const rest = settle(motion, 0);
    expect(rest).toBeLessThan(200);
    motion.step(5000);
    expect(motion.lift[1]).toBeLessThan(-0.15);
    // The press that follows does not send it down once more.
    motion.hold(-1, 5000);
    motion.dip(1, 5000);
    let last = -1;
    for (let at = 5016; motion.step(at) && motion.lift[1]! < 0; at += 16) {
      expect(motion.lift[1]).toBeGreaterThan(last);
      last = motion.lift[1]!;
    }
    settle(motion, 5100);
    expect(motion.lift[1]).toBeCloseTo(0, 6);
  });

  test('the last wave passes through every cube and leaves all as it was', () => {
    const motion = new Motion(3, false);
    motion.change(0, BLUE, 0);
    settle(motion, 0);
    motion.wave((cube) => 200 * cube, GOLD, 1000);
    const highest = [0, 0, 0];
    const brightest = [0, 0, 0];
    for (let at = 1000; motion.step(at); at += 16) {
      for (let cube = 0; cube < 3; cube++) {
        highest[cube] = Math.max(highest[cube]!, motion.lift[cube]!);
        brightest[cube] = Math.max(brightest[cube]!, light(motion, cube)[3]!);
      }
    }
    for (const height of highest) expect(height).toBeGreaterThan(0.2);
    for (const glow of brightest) expect(glow).toBeGreaterThan(0.9);
    close(light(motion, 0), [...BLUE, 1]);
    close(light(motion, 2), [0, 0, 0, 0]);
    expect([...motion.lift]).toEqual([0, 0, 0]);
  });

  test('who asks for calm sees only ends', () => {
    const motion = new Motion(1, true);
    motion.change(0, GOLD, 900);
    motion.dip(0, 0);
    motion.hold(0, 0);
    motion.wave(() => 0, BLUE, 0);
    expect(motion.step(0)).toBe(false);
    close(light(motion, 0), [...GOLD, 1]);
    expect(motion.lift[0]).toBe(0);
  });
});
