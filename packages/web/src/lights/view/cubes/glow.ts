import {
  AddEquation,
  CustomBlending,
  DstAlphaFactor,
  OneFactor,
  OneMinusSrcColorFactor,
  ShaderMaterial,
  Vector3,
  ZeroFactor,
} from 'three';
import { HEIGHT } from './frames.ts';
import { FINISH, type SharedUniforms, uniform } from './materials.ts';

/** The light that cubes throw about them, as flat pictures laid over the scene: no lamps, no second pass. */

/** Light lies over what is behind it like a second exposure, and leaves the canvas as transparent as it was. */
const ADDING = {
  transparent: true,
  depthWrite: false,
  blending: CustomBlending,
  blendEquation: AddEquation,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcColorFactor,
  blendSrcAlpha: ZeroFactor,
  blendDstAlpha: OneFactor,
} as const;

/** Nothing is added beside the board, where the page may be light. */
const ON_BOARD = { blendSrc: DstAlphaFactor } as const;

/**
 * The pool of light that a cube throws on the body under it. It ends where the body, with half the sides `bound`, ends.
 */
export function poolMaterial(shared: SharedUniforms, bound: readonly [number, number, number], flat: boolean) {
  return new ShaderMaterial({
    ...ADDING,
    ...ON_BOARD,
    uniforms: { ...shared, bound: uniform(new Vector3(...bound)), flat_: uniform(flat ? 1 : 0) },
    vertexShader: `
      attribute vec4 light;
      varying vec4 vLight;
      varying vec2 vPlace;
      varying vec3 vWorld;
      void main() {
        vLight = light;
        vPlace = position.xz;
        vec4 world = instanceMatrix * vec4(position.x * step(0.004, light.a), position.yz * step(0.004, light.a), 1.0);
        vWorld = world.xyz;
        gl_Position = projectionMatrix * modelViewMatrix * world;
      }`,
    fragmentShader: `
      uniform vec2 screen;
      uniform float glow, flat_;
      uniform vec3 bound;
      varying vec4 vLight;
      varying vec2 vPlace;
      varying vec3 vWorld;
      void main() {
        vec3 far = abs(vWorld);
        // How near the rim of the body's face is: over a cube, the second largest coordinate leads to it.
        vec2 beyond = max(far.xz - bound.xz + 0.2, 0.0);
        float second = far.x + far.y + far.z - max(far.x, max(far.y, far.z)) - min(far.x, min(far.y, far.z));
        float rim = mix(second - bound.x, length(beyond) - 0.2, flat_);
        float fall = max(0.0, 1.0 - length(vPlace) / 1.3);
        float inside = 1.0 - smoothstep(-0.12, 0.0, rim);
        gl_FragColor = vec4(vLight.rgb * vLight.a * glow * inside * fall * fall * 0.6, 1.0);
        ${FINISH}
      }`,
  });
}

/**
 * Haze around a cube that is on: a disc of some radius that always faces the camera. The far one lies behind everything
 * and is seen around the board; the near one is a faint veil over the cube's neighbours.
 */
export function hazeMaterial(
  shared: SharedUniforms,
  { radius, strength, far }: { readonly radius: number; readonly strength: number; readonly far: boolean },
) {
  return new ShaderMaterial({
    ...ADDING,
    ...(far ? {} : ON_BOARD),
    depthTest: far,
    uniforms: { ...shared, radius: uniform(radius), strength: uniform(strength), far_: uniform(far ? 1 : 0) },
    vertexShader: `
      uniform float radius, far_;
      attribute vec4 light;
      attribute vec3 state;
      varying vec4 vLight;
      varying vec2 vPlace;
      void main() {
        vec3 out_ = normalize(normalMatrix * mat3(instanceMatrix) * vec3(0.0, 1.0, 0.0));
        vec4 middle = modelViewMatrix * instanceMatrix * vec4(0.0, ${(HEIGHT * 0.8).toFixed(3)} + state.x, 0.0, 1.0);
        float facing = smoothstep(0.02, 0.35, dot(out_, normalize(-middle.xyz)));
        vLight = vec4(light.rgb, light.a * facing);
        vPlace = position.xy;
        middle.xy += position.xy * radius * step(0.004, vLight.a);
        gl_Position = projectionMatrix * middle;
        if (far_ > 0.5) gl_Position.z = gl_Position.w * 0.99999;
      }`,
    fragmentShader: `
      uniform vec2 screen;
      uniform float glow, halo, strength, far_;
      varying vec4 vLight;
      varying vec2 vPlace;
      void main() {
        float fall = max(0.0, 1.0 - length(vPlace));
        gl_FragColor = vec4(vLight.rgb * vLight.a * mix(glow, halo, far_) * fall * fall * fall * strength, 1.0);
        ${FINISH}
      }`,
  });
}
