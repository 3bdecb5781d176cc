/** Milliseconds a light takes to change, a press to dip and spring back, and the last wave to pass through a cube. */
const LIGHT = 340;
const DIP = 280;
const WAVE = 620;
/** The part of a dip that leads downwards. */
const DOWN = 0.25;
const DEPTH = 0.2;
const CREST = 0.3;

const REST = Number.POSITIVE_INFINITY;

export type Colour = readonly [red: number, green: number, blue: number];

const easeOut = (t: number): number => 1 - (1 - t) ** 3;
const quickly = (t: number): number => 1 - (1 - t) ** 2;
/** From 0 to 1, a little beyond, and back. */
const spring = (t: number): number => 1 + 2.4 * (t - 1) ** 3 + 1.4 * (t - 1) ** 2;

/**
 * What moves on the board: lights on their way from one state to the next, presses that dip, the wave at the end.
 * It knows times and numbers only. A change may come at any moment and starts from what is seen then.
 */
export class Motion {
  /** What is seen at the time of the last `step`: red, green, blue and amount of light, four numbers a cube. */
  readonly light: Float32Array;
  /** How high each cube stands over its place. */
  readonly lift: Float32Array;
  readonly #now: Float32Array;
  readonly #from: Float32Array;
  readonly #to: Float32Array;
  readonly #lit: Float64Array;
  readonly #dips: Float64Array;
  readonly #waves: Float64Array;
  #crest: Colour = [1, 1, 1];
  #held = -1;

  /** @param still  everything is at its end at once */
  constructor(
    readonly count: number,
    public still: boolean,
  ) {
    this.light = new Float32Array(4 * count);
    this.lift = new Float32Array(count);
    this.#now = new Float32Array(4 * count);
    this.#from = new Float32Array(4 * count);
    this.#to = new Float32Array(4 * count);
    this.#lit = new Float64Array(count).fill(REST);
    this.#dips = new Float64Array(count).fill(REST);
    this.#waves = new Float64Array(count).fill(REST);
  }

  /** Begins to change a cube's light to a colour, or off, at the time `at`. */
  change(cube: number, colour: Colour | null, at: number): void {
    const now = this.#now.subarray(4 * cube, 4 * cube + 4);
    const from = this.#from.subarray(4 * cube, 4 * cube + 4);
    const to = this.#to.subarray(4 * cube, 4 * cube + 4);
    // A light comes on in its own colour and goes off in the one it had.
    from.set(colour !== null && now[3] === 0 ? [...colour, 0] : now);
    to.set(colour === null ? [now[0]!, now[1]!, now[2]!, 0] : [...colour, 1]);
    this.#lit[cube] = this.still ? -REST : at;
  }

  /** Dips a cube and lets it spring back; one that is on its way already goes on from where it is. */
  dip(cube: number, at: number): void {
    if (this.still || cube === this.#held) return;
    const depth = Math.min(1, Math.max(0, -this.lift[cube]! / DEPTH));
    this.#dips[cube] = at - DIP * DOWN * (1 - Math.sqrt(1 - depth));
  }

  /** Keeps a cube down until it is released; −1 releases it. */
  hold(cube: number, at: number): void {
    if (cube === this.#held) return;
    const released = this.#held;
    this.#held = -1;
    if (released >= 0) this.#dips[released] = Math.max(this.#dips[released]!, at - DIP * DOWN);
    if (cube < 0 || this.still) return;
    this.dip(cube, at);
    this.#held = cube;
  }

  /** Sends a wave of light through the board: each cube waits as long as `wait` says. */
  wave(wait: (cube: number) => number, colour: Colour, at: number): void {
    if (this.still) return;
    this.#crest = colour;
    for (let cube = 0; cube < this.count; cube++) this.#waves[cube] = at + wait(cube);
  }

  /** Works out what is seen at the time `at`; true if anything still moves after it. */
  step(at: number): boolean {
    let moving = false;
    for (let cube = 0; cube < this.count; cube++) {
      if (this.#stepLight(cube, at)) moving = true;
      const flash = this.#flash(cube, at);
      if (flash !== null) moving = true;
      const dip = this.#depth(cube, at);
      if (dip !== null && cube !== this.#held) moving = true;
      else if (cube === this.#held && at < this.#dips[cube]! + DIP * DOWN) moving = true;
      this.lift[cube] = CREST * (flash ?? 0) - DEPTH * (dip ?? 0);
      const now = this.#now.subarray(4 * cube, 4 * cube + 4);
      this.light.set(now, 4 * cube);
      if (flash !== null && flash > 0) this.#add(cube, flash, now);
    }
    return moving;
  }

  #stepLight(cube: number, at: number): boolean {
    const start = this.#lit[cube]!;
    if (start === REST) return false;
    const t = Math.min(1, Math.max(0, (at - start) / LIGHT));
    if (t === 1) this.#lit[cube] = REST;
    const mix = easeOut(t);
    for (let i = 4 * cube; i < 4 * cube + 4; i++) {
      this.#now[i] = t === 1 ? this.#to[i]! : this.#from[i]! + mix * (this.#to[i]! - this.#from[i]!);
    }
    return t < 1;
  }

  #flash(cube: number, at: number): number | null {
    const start = this.#waves[cube]!;
    if (start === REST) return null;
    const t = (at - start) / WAVE;
    if (t < 1) return t <= 0 ? 0 : Math.sin(Math.PI * t) ** 2;
    this.#waves[cube] = REST;
    return null;
  }

  #depth(cube: number, at: number): number | null {
    const start = this.#dips[cube]!;
    if (start === REST) return null;
    let t = Math.max(0, (at - start) / DIP);
    if (cube === this.#held) t = Math.min(DOWN, t);
    if (t <= DOWN) return quickly(t / DOWN);
    if (t < 1) return 1 - spring((t - DOWN) / (1 - DOWN));
    this.#dips[cube] = REST;
    return null;
  }

  #add(cube: number, flash: number, now: Float32Array): void {
    const own = now[3]!;
    const share = flash / (own + flash);
    for (let i = 0; i < 3; i++) this.light[4 * cube + i] = now[i]! + share * (this.#crest[i]! - now[i]!);
    this.light[4 * cube + 3] = own + flash * (1 - own);
  }
}
