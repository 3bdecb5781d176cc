import { BackSide, type IUniform, ShaderMaterial, type Texture, Vector2, Vector3 } from 'three';
import { HEIGHT, WIDTH } from './frames.ts';

/**
 * How the board looks. No lamp stands in the scene: cubes that are on shine by themselves and on their neighbours, and
 * a faint light from over the player's left shoulder shows the others. Colours are linear; the last line of each shader
 * turns them to sRGB.
 */

export const uniform = <Value>(value: Value): IUniform<Value> => ({ value });
const colour = (): IUniform<Vector3> => uniform(new Vector3());

const DIMENSIONS = `
  const float HALF = ${(WIDTH / 2).toFixed(4)};
  const float HEIGHT = ${HEIGHT.toFixed(4)};
  const vec3 LAMP = vec3(-0.38, 0.79, 0.48);
`;

/**
 * The last lines of each fragment shader: from linear light to sRGB, and out of sight towards the rim of the canvas.
 */
export const FINISH = `
        #include <colorspace_fragment>
        vec2 rim_ = min(gl_FragCoord.xy, screen - gl_FragCoord.xy) / (0.05 * screen);
        gl_FragColor *= smoothstep(0.0, 1.0, min(rim_.x, rim_.y));
`;

/**
 * Uniforms that all materials share: how strongly light shines on the board, and around it; the size of the canvas in
 * its own pixels.
 */
export const sharedUniforms = () => ({ glow: uniform(1), halo: uniform(1), screen: uniform(new Vector2(1, 1)) });
export type SharedUniforms = ReturnType<typeof sharedUniforms>;

export function cubeMaterial(shared: SharedUniforms) {
  const uniforms = {
    ...shared,
    plate: colour(),
    edge: colour(),
    hint: colour(),
    hintGap: colour(),
    digitOn: colour(),
    digitOff: colour(),
    outline: uniform(0),
    /** 0 at rest, up to 1 while a hint beckons. */
    beckon: uniform(0),
    digits: uniform<Texture | null>(null),
    /** Columns of the picture of digits; 0 shows none. */
    digitSide: uniform(0),
  };
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: `
      attribute vec4 light;
      attribute vec3 spill;
      attribute vec3 state;
      attribute vec3 marks;
      attribute vec3 goal;
      varying vec4 vLight;
      varying vec3 vSpill;
      varying vec3 vState;
      varying vec3 vMarks;
      varying vec3 vGoal;
      varying vec3 vLocal;
      varying vec3 vOwnNormal;
      varying vec3 vNormal;
      varying vec3 vView;
      void main() {
        vLight = light;
        vSpill = spill;
        vState = state;
        vMarks = marks;
        vGoal = goal;
        vLocal = position;
        vOwnNormal = normal;
        vNormal = normalMatrix * mat3(instanceMatrix) * normal;
        vec4 seen = modelViewMatrix * instanceMatrix * vec4(position + vec3(0.0, state.x, 0.0), 1.0);
        vView = -seen.xyz;
        gl_Position = projectionMatrix * seen;
      }`,
    fragmentShader: `
      ${DIMENSIONS}
      uniform vec3 plate, edge, hint, hintGap, digitOn, digitOff;
      uniform vec2 screen;
      uniform float glow, outline, beckon, digitSide;
      uniform sampler2D digits;
      varying vec4 vLight;
      varying vec3 vSpill;
      varying vec3 vState;
      varying vec3 vMarks;
      varying vec3 vGoal;
      varying vec3 vLocal;
      varying vec3 vOwnNormal;
      varying vec3 vNormal;
      varying vec3 vView;

      float inkOf(float digit, vec2 at) {
        vec2 cell = vec2(mod(digit, digitSide), floor((digit + 0.5) / digitSide));
        vec2 uv = (cell + clamp(at, 0.02, 0.98)) / digitSide;
        return texture2D(digits, vec2(uv.x, 1.0 - uv.y)).r;
      }

      float roundedSquare(vec2 p, float half_, float radius) {
        vec2 d = abs(p) - half_ + radius;
        return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - radius;
      }

      void main() {
        vec3 n = normalize(vNormal);
        vec3 v = normalize(vView);
        float facing = clamp(dot(n, v), 0.0, 1.0);
        float lamp = max(dot(n, LAMP), 0.0);
        float shine = pow(max(dot(reflect(-LAMP, n), v), 0.0), 26.0);
        float top = smoothstep(0.7, 0.98, vOwnNormal.y);
        float bevel = smoothstep(0.12, 0.5, vOwnNormal.y) * (1.0 - smoothstep(0.72, 0.97, vOwnNormal.y));
        vec2 q = vLocal.xz / HALF;
        float height = clamp(vLocal.y / HEIGHT, 0.0, 1.0);
        float middle = exp(-dot(q, q) * 1.9);

        // Off: dark glass that catches its neighbours' light, most of all on its sides.
        vec3 off = plate * (0.42 + 0.75 * lamp + 0.16 * (1.0 - q.y) * top) * mix(0.55, 1.0, height);
        off += edge * bevel * (0.1 + 0.3 * lamp) + edge * 0.32 * pow(1.0 - facing, 3.0);
        off += vSpill / (1.0 + vSpill) * glow * (mix(0.55, 0.18, height) * (1.0 - top) + 0.04 * top);
        off += shine * 0.1 * edge;
        off *= 1.0 + 0.45 * vState.y;

        // On: white-hot in the middle, its own colour towards the rim, deeper down the sides.
        vec3 tint = vLight.rgb;
        float bright = dot(tint, vec3(0.2126, 0.7152, 0.0722));
        vec3 deep = pow(tint, vec3(1.5)) * 0.9;
        vec3 hot = mix(tint, vec3(1.0), 0.3 + 0.4 * bright);
        vec3 above = mix(mix(deep, tint, 0.8), hot * 1.1, middle * (0.3 + 0.7 * glow));
        // Seen from the side, the lamp inside shines through the wall.
        float inner = exp(-dot(vLocal.xz, vLocal.xz) * 3.0 - (height - 0.55) * (height - 0.55) * 5.0);
        vec3 side = mix(deep * 0.55, mix(deep, tint, 0.75), smoothstep(0.0, 0.9, height)) + hot * inner * 0.3 * glow;
        vec3 on = mix(side, above, top) + hot * bevel * 0.16 * (0.4 + lamp);
        on *= 0.86 + 0.14 * facing;
        on += vec3(shine * 0.16);
        on *= 1.0 + 0.08 * vState.y;

        vec3 rgb = mix(off, on, vLight.a);

        float blur = fwidth(q.x) + fwidth(q.y);
        // Without colours and glow, a line marks the cube.
        float line = 1.0 - smoothstep(0.035, 0.035 + blur, abs(roundedSquare(q, 0.86, 0.2)));
        rgb = mix(rgb, edge, line * outline * top * (1.0 - vLight.a));

        if (digitSide > 0.0 && vState.z > -0.5) {
          float ink = inkOf(floor(vState.z + 0.5), (q - vec2(0.5, 0.5)) / 0.64 + 0.5);
          rgb = mix(rgb, mix(digitOff, digitOn, vLight.a), ink * top);
        }

        // A target: a small disc of the light to reach.
        if (vMarks.y > 0.5) {
          float r = length(q - vec2(0.52, -0.52));
          rgb = mix(rgb, digitOn, (1.0 - smoothstep(0.26, 0.26 + blur, r)) * top);
          rgb = mix(rgb, vGoal, (1.0 - smoothstep(0.2, 0.2 + blur, r)) * top);
        }

        // A light that counts in a proof: a broken ring, and how often it counts if more than once.
        if (vMarks.z > 0.5) {
          vec3 ink = mix(digitOff, digitOn, vLight.a);
          float ring = 1.0 - smoothstep(0.07, 0.07 + blur, abs(length(q) - 0.62));
          float broken = smoothstep(-0.15, 0.15, sin(atan(q.y, q.x) * 10.0) + 0.4);
          rgb = mix(rgb, ink, ring * broken * top);
          if (digitSide > 0.0 && vMarks.z > 1.5) rgb = mix(rgb, ink, inkOf(floor(vMarks.z + 0.5), q / 0.8 + 0.5) * top);
        }

        if (vMarks.x > 0.5) {
          float pulse = 0.04 * beckon;
          float ring = abs(roundedSquare(q, 0.72 - pulse, 0.24));
          float far = length(q);
          float gap = 1.0 - smoothstep(0.16, 0.16 + blur, ring);
          float red = 1.0 - smoothstep(0.1, 0.1 + blur, ring);
          gap = max(gap, 1.0 - smoothstep(0.31 + pulse, 0.31 + pulse + blur, far));
          red = max(red, 1.0 - smoothstep(0.25 + pulse, 0.25 + pulse + blur, far));
          red = min(red, smoothstep(0.1, 0.1 + blur, far));
          rgb = mix(rgb, hintGap, gap * top);
          rgb = mix(rgb, hint, red * top);
        }
        gl_FragColor = vec4(rgb, 1.0);
        ${FINISH}
      }`,
  });
  return { material, uniforms };
}

/** What carries the cubes. */
export function bodyMaterial(shared: SharedUniforms) {
  const uniforms = { ...shared, body: colour(), edge: colour() };
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: `
      varying vec3 vNormal;
      varying vec3 vView;
      void main() {
        vNormal = normalMatrix * normal;
        vec4 seen = modelViewMatrix * vec4(position, 1.0);
        vView = -seen.xyz;
        gl_Position = projectionMatrix * seen;
      }`,
    fragmentShader: `
      ${DIMENSIONS}
      uniform vec2 screen;
      uniform vec3 body, edge;
      varying vec3 vNormal;
      varying vec3 vView;
      void main() {
        vec3 n = normalize(vNormal);
        float facing = clamp(dot(n, normalize(vView)), 0.0, 1.0);
        float lamp = max(dot(n, LAMP), 0.0);
        vec3 rgb = body * (0.5 + 0.6 * lamp) + edge * 0.3 * pow(1.0 - facing, 3.0);
        gl_FragColor = vec4(rgb, 1.0);
        ${FINISH}
      }`,
  });
  return { material, uniforms };
}

/** One colour, seen only where the shell stands out behind what it surrounds. */
export function shellMaterial(shared: SharedUniforms) {
  const uniforms = { ...shared, shell: colour(), size: uniform(new Vector2(1, 1)) };
  const material = new ShaderMaterial({
    side: BackSide,
    uniforms,
    vertexShader: `
      uniform vec2 size;
      void main() {
        vec3 grown = position * vec3(size.x, size.y, size.x);
        gl_Position = projectionMatrix * modelViewMatrix * vec4(grown, 1.0);
      }`,
    fragmentShader: `
      uniform vec2 screen;
      uniform vec3 shell;
      void main() {
        gl_FragColor = vec4(shell, 1.0);
        ${FINISH}
      }`,
  });
  return { material, uniforms };
}
