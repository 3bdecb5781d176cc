import {
  type BufferGeometry,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Mesh,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  type ShaderMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { type Camera, HALF_ANGLE } from './camera.ts';
import { digitPicture } from './digits.ts';
import { type Frames, neighboursOf } from './frames.ts';
import { hazeMaterial, poolMaterial } from './glow.ts';
import { bodyMaterial, cubeMaterial, sharedUniforms, shellMaterial } from './materials.ts';
import type { Colour, Motion } from './motion.ts';
import type { Palette } from './palette.ts';
import { cubeShape } from './shape.ts';

/** Most pixels of the canvas, and most and fewest of them for each pixel of the page. */
const MOST_PIXELS = 2_600_000;
const PLAIN_PIXELS = 450_000;
const MOST_DENSE = 2;
const LEAST_DENSE = 0.75;
/** A pool of light reaches this far from the middle of its cube. */
const POOL = 2.6;
const FAR = { radius: 1.5, strength: 0.34, far: true } as const;
const NEAR = { radius: 1.05, strength: 0.12, far: false } as const;

const put = (to: Vector3, [red, green, blue]: Colour): Vector3 => to.set(red, green, blue);

/** The board as three.js draws it. It shows what it is told and knows neither game nor player. */
export class CubeScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera((HALF_ANGLE * 360) / Math.PI, 1, 0.5, 1000);
  readonly #frames: Frames;
  readonly #plain: boolean;
  #size = { width: 1, height: 1, density: 1 };
  /** True while the canvas holds a fine picture that the next frame must not be drawn as. */
  #fine = false;
  readonly #neighbours: readonly (readonly number[])[];
  readonly #shared = sharedUniforms();
  readonly #cubes = cubeMaterial(this.#shared);
  readonly #body = bodyMaterial(this.#shared);
  readonly #shells = [shellMaterial(this.#shared), shellMaterial(this.#shared)] as const;
  readonly #shellMeshes: readonly Mesh[];
  readonly #light: InstancedBufferAttribute;
  readonly #spill: InstancedBufferAttribute;
  /** Height over its place, how much the cube stands out, the digit it shows (−1: none). */
  readonly #state: InstancedBufferAttribute;
  /** A hint, a target, how often it counts in a proof. */
  readonly #marks: InstancedBufferAttribute;
  readonly #goal: InstancedBufferAttribute;
  readonly #disposables: { dispose(): void }[] = [];

  /**
   * @param plain  draws fewer pixels with rougher edges while something moves: for those without a graphics chip
   * @throws {Error} where WebGL is missing
   */
  constructor(canvas: HTMLCanvasElement, frames: Frames, levels: number, font: string, plain: boolean) {
    this.#plain = plain;
    // Asked here, since three.js would complain on the console.
    const context = canvas.getContext('webgl2', { antialias: !plain, alpha: true, powerPreference: 'low-power' });
    if (context === null) throw new Error('CubeScene: expected WebGL 2, got none');
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#renderer.setClearColor(0x000000, 0);
    this.#frames = frames;
    this.#neighbours = neighboursOf(frames);
    const { count } = frames;
    const attribute = (size: number): InstancedBufferAttribute =>
      new InstancedBufferAttribute(new Float32Array(size * count), size).setUsage(DynamicDrawUsage);
    this.#light = attribute(4);
    [this.#spill, this.#state, this.#marks, this.#goal] = [attribute(3), attribute(3), attribute(3), attribute(3)];

    const bodySize = frames.body.map((half) => 2 * half) as [number, number, number];
    const body = new Mesh(new RoundedBoxGeometry(...bodySize, 3, frames.flat ? 0.14 : 0.2), this.#body.material);
    body.position.set(...frames.bodyMiddle);
    const box = cubeShape(count);
    const cubes = this.#instances(box, this.#cubes.material);
    const pools = this.#instances(
      new PlaneGeometry(POOL, POOL).rotateX(-Math.PI / 2).translate(0, this.#ground(), 0),
      poolMaterial(this.#shared, frames.body, frames.flat),
    );
    const [far, near] = [FAR, NEAR].map((haze) =>
      this.#instances(new PlaneGeometry(2, 2), hazeMaterial(this.#shared, haze)),
    ) as [InstancedMesh, InstancedMesh];
    this.#shellMeshes = this.#shells.map(({ material, uniforms }, i) => {
      const grow = [1.09, 1.17][i]!;
      uniforms.size.value.set(grow, 1 + (grow - 1) * 0.9);
      const mesh = new Mesh(box, material);
      mesh.visible = false;
      mesh.matrixAutoUpdate = false;
      return mesh;
    });
    [pools, far, near].forEach((mesh, i) => (mesh.renderOrder = i + 1));
    const meshes = [body, cubes, pools, far, near, ...this.#shellMeshes];
    this.#scene.add(...meshes);
    for (const mesh of meshes) {
      this.#disposables.push(mesh.geometry, mesh.material as { dispose(): void });
      if (mesh instanceof InstancedMesh) this.#disposables.push(mesh);
    }
    if (levels > 2) {
      const { texture, side } = digitPicture(levels, font);
      this.#cubes.uniforms.digits.value = texture;
      this.#cubes.uniforms.digitSide.value = side;
      this.#disposables.push(texture);
    }
  }

  /** Fits the canvas' pixels to a size on the page; the camera's own aspect is not touched. */
  resize(width: number, height: number, density: number): void {
    this.#size = { width, height, density };
    this.#sharpen(false);
  }

  /** Without a graphics chip, draws as finely when nothing moves as others do always. */
  drawFine(camera: Camera): void {
    if (!this.#plain) return;
    this.#sharpen(true);
    this.draw(camera);
    this.#fine = true;
  }

  #sharpen(fine: boolean): void {
    const { width, height, density } = this.#size;
    const pixels = fine || !this.#plain ? MOST_PIXELS : PLAIN_PIXELS;
    const most = Math.sqrt(pixels / Math.max(1, width * height));
    // Where edges are not smoothed, more pixels than the page has do it.
    const wanted = fine ? MOST_DENSE : Math.min(density, MOST_DENSE);
    this.#renderer.setPixelRatio(Math.min(wanted, Math.max(LEAST_DENSE, most)));
    this.#renderer.setSize(width, height, false);
    this.#renderer.getDrawingBufferSize(this.#shared.screen.value);
    this.#fine = false;
  }

  paint(palette: Palette): void {
    const { uniforms } = this.#cubes;
    put(uniforms.plate.value, palette.cube);
    put(uniforms.edge.value, palette.edge);
    put(uniforms.hint.value, palette.hint);
    put(uniforms.hintGap.value, palette.hintGap);
    put(uniforms.digitOn.value, palette.digitOn);
    put(uniforms.digitOff.value, palette.digitOff);
    uniforms.outline.value = palette.outline;
    this.#shared.glow.value = palette.glow;
    this.#shared.halo.value = palette.halo;
    put(this.#body.uniforms.body.value, palette.body);
    put(this.#body.uniforms.edge.value, palette.edge);
    put(this.#shells[0].uniforms.shell.value, palette.focus);
    put(this.#shells[1].uniforms.shell.value, palette.focusGap);
  }

  /** The digit a cube shows, −1 for none. */
  setDigit(cube: number, digit: number): void {
    this.#state.array[3 * cube + 2] = digit;
    this.#state.needsUpdate = true;
  }

  /** The light a cube has to reach, null for none or darkness, and how often it counts in a proof. */
  setAim(cube: number, goal: Colour | null, proof: number): void {
    this.#marks.array.set([goal === null ? 0 : 1, proof], 3 * cube + 1);
    this.#goal.array.set(goal ?? [0, 0, 0], 3 * cube);
    this.#marks.needsUpdate = this.#goal.needsUpdate = true;
  }

  /** Marks the cube of a hint, −1 none; `beckon` runs from 0 to 1 and back while it draws the eye. */
  mark(cube: number, beckon: number): void {
    for (let i = 0; i < this.#frames.count; i++) this.#marks.array[3 * i] = i === cube ? 1 : 0;
    this.#marks.needsUpdate = true;
    this.#cubes.uniforms.beckon.value = beckon;
  }

  /** Lightens some cubes, each as much as `amount` says from 0 to 1. */
  lighten(amount: (cube: number) => number): void {
    for (let i = 0; i < this.#frames.count; i++) this.#state.array[3 * i + 1] = amount(i);
    this.#state.needsUpdate = true;
  }

  /** Outlines the cube that has the focus, −1 none. */
  focus(cube: number): void {
    for (const mesh of this.#shellMeshes) {
      mesh.visible = cube >= 0;
      if (cube >= 0) mesh.matrix.copy(this.#matrix(cube));
      mesh.matrixWorldNeedsUpdate = true;
    }
  }

  /** Takes over what moves. */
  move({ light, lift, count }: Motion): void {
    this.#light.array.set(light);
    for (let i = 0; i < count; i++) this.#state.array[3 * i] = lift[i]!;
    const spill = this.#spill.array;
    for (let i = 0; i < count; i++) {
      let [red, green, blue] = [0, 0, 0];
      for (const j of this.#neighbours[i]!) {
        const amount = light[4 * j + 3]! * 0.26;
        red += amount * light[4 * j]!;
        green += amount * light[4 * j + 1]!;
        blue += amount * light[4 * j + 2]!;
      }
      spill[3 * i] = red;
      spill[3 * i + 1] = green;
      spill[3 * i + 2] = blue;
    }
    for (const attribute of [this.#light, this.#spill, this.#state]) attribute.needsUpdate = true;
  }

  draw(camera: Camera): void {
    if (this.#fine) this.#sharpen(false);
    const own = this.#camera;
    if (own.aspect !== camera.aspect) {
      own.aspect = camera.aspect;
      own.updateProjectionMatrix();
    }
    own.position.set(...camera.position);
    own.lookAt(...camera.target);
    this.#renderer.render(this.#scene, own);
  }

  /** Gives back all that the graphics card holds; the canvas cannot be drawn to again. */
  dispose(): void {
    for (const thing of this.#disposables) thing.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /** How high over a cube's foot the body's surface lies. */
  #ground(): number {
    const { flat, body, out, foot } = this.#frames;
    if (flat) return 0.03;
    return body[0] - (foot[0]! * out[0]! + foot[1]! * out[1]! + foot[2]! * out[2]!) + 0.02;
  }

  #instances(geometry: BufferGeometry, material: ShaderMaterial): InstancedMesh {
    geometry.setAttribute('light', this.#light);
    geometry.setAttribute('spill', this.#spill);
    geometry.setAttribute('state', this.#state);
    geometry.setAttribute('marks', this.#marks);
    geometry.setAttribute('goal', this.#goal);
    const mesh = new InstancedMesh(geometry, material, this.#frames.count);
    for (let i = 0; i < this.#frames.count; i++) mesh.setMatrixAt(i, this.#matrix(i));
    mesh.frustumCulled = false;
    return mesh;
  }

  #matrix(cube: number): Matrix4 {
    const vector = (from: Float32Array): Vector3 => new Vector3().fromArray(from, 3 * cube);
    const { right, out, down, foot, flat } = this.#frames;
    const up = vector(out);
    // Where two faces of a cube meet, walls of their pieces would lie in one plane and flicker.
    const thin = flat ? 1 : 0.994 - 0.01 * Math.abs(up.y) - 0.02 * Math.abs(up.z);
    const wide = vector(right).multiplyScalar(thin);
    return new Matrix4().makeBasis(wide, up, vector(down).multiplyScalar(thin)).setPosition(vector(foot));
  }
}
