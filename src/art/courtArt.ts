/**
 * COURT LINES — drawn imagery for a sports portal that has no photographs yet.
 *
 *   courtArt({ sport: 'padel', seed: facility.id, light: 'night', palette })  → inline <svg> string
 *   planArt({ sport: 'tennis', pxPerMetre: 10 })                              → true-to-scale plan
 *
 * Every court is described once, in metres, from its rule book. A pinhole camera then looks at it, so line
 * widths, nets, goals and shadows all keep their real proportions however boldly the picture is cropped.
 * The seed decides surface colourway, camera and ball; the same seed always gives the same picture.
 * `light` follows the clock of the thing shown (a 20:00 slot is floodlit), `mode` follows the theme.
 */
import { defaultArtColors, type ArtColors } from './artColors.ts';
import type { Light } from './light.ts';
import type { Sport } from './sport.ts';
import { oklch, parseColor, rgbToLch } from '../theme/color.ts';

export interface CourtArtOptions {
  sport: Sport;
  seed: string | number;
  width?: number;
  height?: number;
  light?: Light;
  colors?: ArtColors | undefined;
  /** Index of the camera; by default the seed picks one. */ shot?: number | 'hero';
  /** Index of the surface colourway; by default the seed picks one. */ way?: number;
  ball?: boolean;
  /** Multiplies painted line width; small pictures need more. */ bold?: number;
  title?: string;
  className?: string;
  /** Where in the frame (0–1, 0–1) the thing looked at should sit. */ focus?: readonly [number, number];
  /** SVG drawn on the ground, under the light (used by kit-art). */ overlay?: string;
}
type P2 = readonly [number, number];
type P3 = readonly [number, number, number];
type Tone = [l: number, c: number, h: number];
type Shot = { at: P2; z?: number; az: number; el: number; d: number; fov?: number; ball?: P3; k?: number };
const D = Math.PI / 180,
  TAU = Math.PI * 2;

// ── chance ────────────────────────────────────────────────────────────────────────────────────────────────
export function rng(seed: string | number) {
  let h = 1779033703;
  for (const ch of String(seed)) ((h = Math.imul(h ^ ch.charCodeAt(0), 3432918353)), (h = (h << 13) | (h >>> 19)));
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

// ── a scene in metres ─────────────────────────────────────────────────────────────────────────────────────
const rect = (x0: number, y0: number, x1: number, y1: number): P2[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const arc = (cx: number, cy: number, r: number, a0: number, a1: number, n = 0): P2[] => {
  const k = n || Math.max(6, Math.ceil(Math.abs(a1 - a0) / 7));
  return Array.from({ length: k + 1 }, (_, i) => {
    const a = (a0 + ((a1 - a0) * i) / k) * D;
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)] as P2;
  });
};
const HEROES: Partial<Record<Sport, Shot>> = {
  football: { at: [0, 0], az: 26, el: 23, d: 9.4, fov: 40, ball: [0, 0, 0.24], k: 1.35 },
  fives: { at: [14, 0], az: 204, el: 25, d: 8, fov: 40, ball: [14, 0.1, 0.2], k: 1.3 },
  padel: { at: [2.4, 0.2], z: 0.9, az: 22, el: 22, d: 5.6, fov: 42, ball: [2.4, 0.2, 1.05], k: 1.5 },
  tennis: { at: [12.2, 4.2], az: 240, el: 30, d: 5.6, fov: 42, ball: [12.3, 4.35, 0.1], k: 1.5 },
  swimming: { at: [9.4, -1.2], az: 26, el: 38, d: 8, fov: 40 },
  basketball: { at: [12.3, 0.2], z: 2.8, az: 206, el: 34, d: 4.4, ball: [12.1, 0.32, 3.3] },
  athletics: { at: [17.6, -40], az: 178, el: 26, d: 6.4 },
};
class Scene {
  size: P2 = [20, 10];
  ground: Tone = [0.5, 0.1, 150];
  paint: Tone = [0.985, 0.006, 100];
  paintO = 0.94;
  ballKind: BallKind = 'tennis';
  ballR = 0.11;
  zones: { p: P2[]; t: Tone; o?: number }[] = [];
  lines: { p: P2[]; w: number; t?: Tone | undefined }[] = [];
  walls: { p: P3[]; t: Tone; o: number; shadow?: number; stroke?: number }[] = [];
  wires: { p: P3[]; w: number; t: Tone; o: number }[] = [];
  shots: Shot[] = [];
  contour?: { t: Tone; o: number; w: number };
  zone(p: P2[], t: Tone, o = 1) {
    this.zones.push({ p, t, o });
  }
  line(w: number, ...p: P2[]) {
    this.lines.push({ p, w });
  }
  box(w: number, x0: number, y0: number, x1: number, y1: number) {
    const h = w / 2;
    this.line(w, [x0 + h, y0 + h], [x1 - h, y0 + h], [x1 - h, y1 - h], [x0 + h, y1 - h], [x0 + h, y0 + h]);
  }
  stripes(x0: number, y0: number, x1: number, y1: number, n: number, t: Tone, alongY = false) {
    for (let i = 0; i < n; i += 2) {
      const a = i / n,
        b = (i + 1) / n;
      this.zone(
        alongY
          ? rect(x0, y0 + (y1 - y0) * a, x1, y0 + (y1 - y0) * b)
          : rect(x0 + (x1 - x0) * a, y0, x0 + (x1 - x0) * b, y1),
        t,
      );
    }
  }
  /** A net across the court at x, from y0 to y1: mesh, tape and posts. */
  net(x: number, y0: number, y1: number, z0: number, z1: number, cell: number, sag = 0) {
    const n = Math.round((y1 - y0) / cell),
      top = (t: number) => z1 - sag * Math.sin(t * Math.PI);
    this.walls.push({
      p: [[x, y0, z0], [x, y1, z0], ...[1, 0.75, 0.5, 0.25, 0].map((t) => [x, y0 + (y1 - y0) * t, top(t)] as P3)],
      t: [0.15, 0.02, 260],
      o: 0.2,
      shadow: 0.16,
    });
    for (let i = 0; i <= n; i++) {
      const t = i / n,
        y = y0 + (y1 - y0) * t;
      this.wires.push({
        p: [
          [x, y, z0],
          [x, y, top(t)],
        ],
        w: 0.012,
        t: [0.97, 0, 0],
        o: 0.34,
      });
    }
    for (let z = z0; z < z1 - cell / 2; z += cell)
      this.wires.push({
        p: [
          [x, y0, z],
          [x, y1, z],
        ],
        w: 0.012,
        t: [0.97, 0, 0],
        o: 0.34,
      });
    this.walls.push({
      p: [0, 0.25, 0.5, 0.75, 1]
        .map((t) => [x, y0 + (y1 - y0) * t, top(t)] as P3)
        .concat([1, 0.75, 0.5, 0.25, 0].map((t) => [x, y0 + (y1 - y0) * t, top(t) - 0.07] as P3)),
      t: [0.985, 0.004, 90],
      o: 1,
      shadow: 0.3,
    });
    for (const y of [y0, y1]) this.post([x, y], z1 + 0.04, 0.09, [0.24, 0.01, 260]);
  }
  post([x, y]: P2, h: number, w: number, t: Tone) {
    this.walls.push({
      p: [
        [x, y - w / 2, 0],
        [x, y + w / 2, 0],
        [x, y + w / 2, h],
        [x, y - w / 2, h],
      ],
      t,
      o: 1,
      shadow: 0.3,
    });
    this.walls.push({
      p: [
        [x - w / 2, y, 0],
        [x + w / 2, y, 0],
        [x + w / 2, y, h],
        [x - w / 2, y, h],
      ],
      t,
      o: 1,
      shadow: 0.3,
    });
  }
  goal(x: number, half: number, h: number, depth: number, s: 1 | -1, w = 0.12) {
    const T: Tone = [0.99, 0.003, 90],
      b = x + s * depth,
      bar = (p: P3, q: P3, ax: 0 | 1 | 2) => {
        const o = [0, 0, 0];
        o[ax] = w;
        this.walls.push({
          p: [p, q, q.map((v, i) => v + o[i]!) as unknown as P3, p.map((v, i) => v + o[i]!) as unknown as P3],
          t: T,
          o: 1,
          shadow: 0.3,
        });
      };
    for (let y = -half; y <= half + 0.01; y += half / 14)
      this.wires.push({
        p: [
          [x, y, h],
          [b - s * depth * 0.45, y, h],
          [b, y, 0],
        ],
        w: 0.014,
        t: T,
        o: 0.4,
      });
    for (let k = 0; k <= 12; k++) {
      const t = k / 12;
      this.wires.push({
        p:
          t < 0.4
            ? [
                [x + s * depth * 0.55 * (t / 0.4), -half, h],
                [x + s * depth * 0.55 * (t / 0.4), half, h],
              ]
            : [
                [b - s * depth * 0.45 * (1 - (t - 0.4) / 0.6), -half, h * (1 - (t - 0.4) / 0.6)],
                [b - s * depth * 0.45 * (1 - (t - 0.4) / 0.6), half, h * (1 - (t - 0.4) / 0.6)],
              ],
        w: 0.014,
        t: T,
        o: 0.4,
      });
    }
    for (const y of [-half, half])
      for (let k = 1; k < 9; k++) {
        const z = (h * k) / 9;
        this.wires.push({
          p: [
            [x, y, z],
            [b - s * depth * 0.45 * (z / h), y, z],
          ],
          w: 0.014,
          t: T,
          o: 0.34,
        });
      }
    bar([x, -half - w, 0], [x, -half - w, h + w], 1);
    bar([x, half, 0], [x, half, h + w], 1);
    bar([x, -half - w, h], [x, half + w, h], 2);
  }
}
export type BallKind = 'tennis' | 'football' | 'basketball' | 'volleyball' | 'cricket' | 'shuttle' | 'none';

// ── the courts ────────────────────────────────────────────────────────────────────────────────────────────
type Ctx = { way: number; r: () => number; brand: Tone; accent: Tone };
const TURF: [Tone, Tone][] = [
  [
    [0.555, 0.128, 146],
    [0.595, 0.135, 144],
  ],
  [
    [0.52, 0.118, 152],
    [0.555, 0.124, 150],
  ],
  [
    [0.6, 0.125, 140],
    [0.64, 0.13, 138],
  ],
];
const COURTS: Record<Sport, (c: Ctx) => Scene> = {
  football({ way }) {
    const s = new Scene(),
      [a, b] = TURF[way % 3]!,
      w = 0.17;
    s.size = [105, 68];
    s.ground = a;
    s.ballKind = 'football';
    s.ballR = 0.2;
    s.stripes(-63, -44, 63, 44, 24, b);
    s.box(w, -52.5, -34, 52.5, 34);
    s.line(w, [0, -34], [0, 34]);
    s.line(w, ...arc(0, 0, 9.15, 0, 360, 72));
    s.zone(arc(0, 0, 0.26, 0, 360, 16), s.paint);
    for (const k of [-1, 1] as const) {
      s.line(w, [52.5 * k, -20.16], [36 * k, -20.16], [36 * k, 20.16], [52.5 * k, 20.16]);
      s.line(w, [52.5 * k, -9.16], [47 * k, -9.16], [47 * k, 9.16], [52.5 * k, 9.16]);
      s.zone(arc(41.5 * k, 0, 0.26, 0, 360, 16), s.paint);
      s.line(w, ...(k > 0 ? arc(41.5, 0, 9.15, 127, 233, 24) : arc(-41.5, 0, 9.15, -53, 53, 24)));
      for (const j of [-1, 1]) {
        const a0 = k > 0 ? (j > 0 ? 180 : 90) : j > 0 ? 270 : 0;
        s.line(w, ...arc(52.5 * k, 34 * j, 1, a0, a0 + 90));
      }
      s.goal(52.5 * k, 3.66, 2.44, 2, k);
    }
    s.shots = [
      { at: [41.9, 0], az: 160, el: 22, d: 9.5, ball: [41.5, 0.1, 0.2] },
      { at: [51.2, 32.8], az: 215, el: 30, d: 6, ball: [51.75, 33.5, 0.2] },
      { at: [0, 0], az: 28, el: 34, d: 36, ball: [0, 0, 0.2], k: 2.2 },
      { at: [44, 0], az: 90, el: 89, d: 46 },
      { at: [40, 9], az: 128, el: 26, d: 26, ball: [36.5, 4, 0.2], k: 1.8 },
    ];
    return s;
  },
  fives({ way }) {
    const s = new Scene(),
      [a, b] = TURF[way % 3]!,
      w = 0.1;
    s.size = [40, 20];
    s.ground = a;
    s.ballKind = 'football';
    s.ballR = 0.2;
    s.stripes(-26, -14, 26, 14, 20, b);
    s.box(w, -20, -10, 20, 10);
    s.line(w, [0, -10], [0, 10]);
    s.line(w, ...arc(0, 0, 3, 0, 360, 56));
    s.zone(arc(0, 0, 0.14, 0, 360, 14), s.paint);
    for (const k of [-1, 1] as const) {
      const e = 20 * k,
        A = (y: number, a0: number) => arc(e, y, 6, a0, a0 + 90, 18),
        p = k > 0 ? [...A(1.58, 90), ...A(-1.58, 180)] : [...A(1.58, 0).reverse(), ...A(-1.58, 270).reverse()];
      s.line(w, ...p);
      s.zone(arc(14 * k, 0, 0.12, 0, 360, 12), s.paint);
      s.zone(arc(10 * k, 0, 0.12, 0, 360, 12), s.paint);
      s.goal(e, 1.5, 2, 1.1, k, 0.09);
      for (const j of [-1, 1]) {
        const a0 = k > 0 ? (j > 0 ? 180 : 90) : j > 0 ? 270 : 0;
        s.line(w, ...arc(e, 10 * j, 0.5, a0, a0 + 90));
      }
    }
    s.shots = [
      { at: [15, 0], az: 158, el: 21, d: 10.5, ball: [14, 0, 0.2] },
      { at: [0, 0], az: 32, el: 33, d: 14, ball: [0.6, 0.4, 0.2] },
      { at: [16, 0], az: 90, el: 89, d: 19 },
      { at: [12, 5], az: 120, el: 27, d: 13, ball: [13.6, 3, 0.2] },
      { at: [18.4, -8.4], az: 150, el: 28, d: 6, ball: [19.5, -9.5, 0.2] },
    ];
    return s;
  },
  padel({ way, brand }) {
    const s = new Scene(),
      ways: [Tone, Tone][] = [
        [
          [0.515, 0.15, 256],
          [0.4, 0.09, 258],
        ],
        [
          [0.6, 0.142, 40],
          [0.44, 0.09, 38],
        ],
        [
          [0.54, 0.105, 172],
          [0.4, 0.07, 175],
        ],
        [[...brand] as Tone, [0.35, 0.03, 40]],
      ],
      [a, out] = ways[way % 4]!,
      w = 0.075;
    s.size = [20, 10];
    s.ground = out;
    s.ballR = 0.1;
    s.zone(rect(-10, -5, 10, 5), a);
    s.line(w, [-6.95, -5], [-6.95, 5]);
    s.line(w, [6.95, -5], [6.95, 5]);
    s.line(w, [-7.15, 0], [7.15, 0]);
    s.net(0, -5, 5, 0, 0.9, 0.16, 0.04);
    const G: Tone = [0.9, 0.03, 225],
      F: Tone = [0.2, 0.015, 250];
    for (const k of [-1, 1]) {
      for (let i = 0; i < 5; i++)
        s.walls.push({
          p: [
            [10 * k, -5 + i * 2, 0],
            [10 * k, -3 + i * 2, 0],
            [10 * k, -3 + i * 2, 3],
            [10 * k, -5 + i * 2, 3],
          ],
          t: G,
          o: 0.13,
          stroke: 0.03,
        });
      for (const j of [-1, 1])
        for (const [x0, x1, h] of [
          [10, 8, 3],
          [8, 6, 2],
        ] as const)
          s.walls.push({
            p: [
              [x0 * k, 5 * j, 0],
              [x1 * k, 5 * j, 0],
              [x1 * k, 5 * j, h],
              [x0 * k, 5 * j, h],
            ],
            t: G,
            o: 0.13,
            stroke: 0.03,
          });
      for (let y = -5; y <= 5.01; y += 0.25)
        s.wires.push({
          p: [
            [10 * k, y, 3],
            [10 * k, y, 4],
          ],
          w: 0.014,
          t: F,
          o: 0.5,
        });
      for (let z = 3; z <= 4.01; z += 0.25)
        s.wires.push({
          p: [
            [10 * k, -5, z],
            [10 * k, 5, z],
          ],
          w: 0.014,
          t: F,
          o: 0.5,
        });
      for (const y of [-5, -3, -1, 1, 3, 5])
        s.wires.push({
          p: [
            [10 * k, y, 0],
            [10 * k, y, 4],
          ],
          w: 0.07,
          t: F,
          o: 1,
        });
    }
    s.shots = [
      { at: [5.2, 0.5], az: 214, el: 27, d: 5.4, ball: [5.5, 1.0, 0.5] },
      { at: [6.9, 0.2], az: 292, el: 40, d: 6.4, ball: [7.9, -0.7, 0.1] },
      { at: [3.4, 0], az: 32, el: 34, d: 13 },
      { at: [6.6, 0.4], az: 24, el: 88, d: 8, ball: [5.2, 1.4, 0.1] },
      { at: [1.4, 0], az: 16, el: 22, d: 7, ball: [2.6, -0.5, 1.0] },
    ];
    return s;
  },
  tennis({ way, brand }) {
    const s = new Scene(),
      ways: [Tone, Tone][] = [
        [
          [0.495, 0.135, 258],
          [0.56, 0.105, 160],
        ],
        [
          [0.63, 0.135, 42],
          [0.6, 0.128, 40],
        ],
        [
          [0.48, 0.075, 200],
          [0.6, 0.135, 38],
        ],
        [[...brand] as Tone, [0.42, 0.05, 265]],
      ],
      [a, out] = ways[way % 4]!,
      w = 0.09;
    s.size = [23.77, 10.97];
    s.ground = out;
    s.ballR = 0.1;
    s.zone(rect(-11.885, -5.485, 11.885, 5.485), a);
    s.box(w, -11.885, -5.485, 11.885, 5.485);
    for (const y of [-4.115, 4.115]) s.line(w, [-11.885, y], [11.885, y]);
    for (const x of [-6.4, 6.4]) s.line(w, [x, -4.115], [x, 4.115]);
    s.line(w, [-6.4, 0], [6.4, 0]);
    s.line(w, [11.885, 0], [11.55, 0]);
    s.line(w, [-11.885, 0], [-11.55, 0]);
    s.net(0, -6.4, 6.4, 0, 1.0, 0.17, 0.09);
    s.shots = [
      { at: [6.5, 0.6], az: 208, el: 21, d: 7, ball: [5.9, 1.3, 0.1] },
      { at: [10.6, 4.2], az: 238, el: 34, d: 6.5, ball: [12.25, 4.3, 0.1] },
      { at: [5, 0], az: 30, el: 36, d: 17 },
      { at: [7.2, 0], az: 26, el: 88, d: 11, ball: [8.4, -2.3, 0.1] },
      { at: [2.6, 0], az: 14, el: 21, d: 8.5, ball: [4.6, -0.9, 0.9] },
    ];
    return s;
  },
  basketball({ way, brand, r }) {
    const s = new Scene(),
      wood = way % 3 !== 1,
      a: Tone = wood ? [0.76, 0.085, 70] : [0.36, 0.035, 265],
      key: Tone = way % 3 === 2 ? [0.36, 0.06, 262] : brand,
      out: Tone = wood ? key : [0.62, 0.13, 45],
      w = 0.075;
    s.size = [28, 15];
    s.ground = out;
    s.ballKind = 'basketball';
    s.ballR = 0.22;
    s.zone(rect(-14, -7.5, 14, 7.5), a);
    if (wood)
      for (let i = 0; i < 190; i++) {
        const y = -7.5 + Math.floor(r() * 60) * 0.25,
          x = -14 + r() * 26,
          L = 1.2 + r() * 2.6;
        s.zone(rect(x, y, Math.min(14, x + L), y + 0.25), [0.76 + (r() - 0.5) * 0.07, 0.088, 66 + r() * 8]);
      }
    for (const k of [-1, 1] as const) {
      const e = 14 * k,
        b = 12.425 * k,
        in3 = 11.01 * k;
      s.zone(rect(e, -2.45, 8.2 * k, 2.45), key);
      s.line(w, [e, -2.45], [8.2 * k, -2.45], [8.2 * k, 2.45], [e, 2.45]);
      s.line(w, ...arc(8.2 * k, 0, 1.8, 0, 360, 44));
      const t = Math.asin(6.6 / 6.75) / D;
      s.line(w, [e, 6.6 * 1], ...(k > 0 ? arc(b, 0, 6.75, 180 - t, 180 + t, 40) : arc(b, 0, 6.75, t, -t, 40)), [
        e,
        -6.6,
      ]);
      void in3;
      s.line(w, ...(k > 0 ? arc(b, 0, 1.25, 90, 270, 18) : arc(b, 0, 1.25, -90, 90, 18)));
      for (const y of [-2.45, 2.45])
        for (const d of [1.75, 2.6, 3.45, 4.3])
          s.line(0.09, [(14 - d) * k, y], [(14 - d) * k, y + Math.sign(y) * 0.28]);
      const bx = 12.8 * k,
        T: Tone = [0.97, 0.003, 90];
      s.walls.push(
        {
          p: [
            [14.9 * k, -0.12, 0],
            [14.9 * k, 0.12, 0],
            [14.5 * k, 0.12, 3.2],
            [14.5 * k, -0.12, 3.2],
          ],
          t: [0.25, 0.01, 260],
          o: 1,
          shadow: 0.3,
        },
        {
          p: [
            [14.5 * k, -0.07, 3.2],
            [14.5 * k, 0.07, 3.2],
            [bx, 0.07, 3.35],
            [bx, -0.07, 3.35],
          ],
          t: [0.25, 0.01, 260],
          o: 1,
          shadow: 0.2,
        },
      );
      s.walls.push({
        p: [
          [bx, -0.9, 2.9],
          [bx, 0.9, 2.9],
          [bx, 0.9, 3.95],
          [bx, -0.9, 3.95],
        ],
        t: T,
        o: 0.4,
        shadow: 0.22,
        stroke: 0.05,
      });
      s.wires.push(
        {
          p: [
            [bx, -0.295, 3.05],
            [bx, 0.295, 3.05],
            [bx, 0.295, 3.5],
            [bx, -0.295, 3.5],
            [bx, -0.295, 3.05],
          ],
          w: 0.05,
          t: T,
          o: 1,
        },
        { p: arc(b, 0, 0.24, 0, 360, 24).map(([x, y]) => [x, y, 3.05] as P3), w: 0.035, t: [0.66, 0.2, 40], o: 1 },
      );
      for (let i = 0; i < 12; i++) {
        const q = (i / 12) * TAU,
          q2 = q + 0.5;
        s.wires.push(
          {
            p: [
              [b + 0.24 * Math.cos(q), 0.24 * Math.sin(q), 3.05],
              [b + 0.13 * Math.cos(q2), 0.13 * Math.sin(q2), 2.6],
            ],
            w: 0.016,
            t: T,
            o: 0.85,
          },
          {
            p: [
              [b + 0.24 * Math.cos(q), 0.24 * Math.sin(q), 3.05],
              [b + 0.13 * Math.cos(q - 0.5), 0.13 * Math.sin(q - 0.5), 2.6],
            ],
            w: 0.016,
            t: T,
            o: 0.85,
          },
        );
      }
    }
    s.box(w, -14, -7.5, 14, 7.5);
    s.line(w, [0, -7.5], [0, 7.5]);
    s.line(w, ...arc(0, 0, 1.8, 0, 360, 44));
    s.shots = [
      { at: [8.6, 0.5], az: 214, el: 26, d: 8, ball: [7.4, 0.9, 0.22] },
      { at: [10, 0], az: 90, el: 89, d: 12.5 },
      { at: [0, 0], az: 40, el: 34, d: 9, ball: [0.3, 0.5, 0.22] },
      { at: [12.4, 0.1], z: 2.75, az: 206, el: 33, d: 4.4, ball: [12.1, 0.32, 3.3] },
      { at: [9.2, 2], az: 140, el: 40, d: 12, ball: [7.2, 4.2, 0.22], k: 1.3 },
    ];
    return s;
  },
  swimming({ way, brand }) {
    const s = new Scene(),
      a: Tone = way % 2 ? [0.74, 0.105, 212] : [0.79, 0.095, 205];
    s.size = [25, 15];
    s.ground = [0.9, 0.022, 85];
    s.ballKind = 'none';
    s.paint = [0.34, 0.09, 250];
    s.paintO = 0.72;
    s.zone(rect(-12.5, -7.5, 12.5, 7.5), a);
    s.zone(rect(-13.1, -8.1, 13.1, -7.5), [0.96, 0.01, 200]);
    s.zone(rect(-13.1, 7.5, 13.1, 8.1), [0.96, 0.01, 200]);
    s.zone(rect(-13.1, -7.5, -12.5, 7.5), [0.96, 0.01, 200]);
    s.zone(rect(12.5, -7.5, 13.1, 7.5), [0.96, 0.01, 200]);
    for (let i = 0; i < 6; i++) {
      const y = -6.25 + i * 2.5;
      s.line(0.25, [-10.5, y], [10.5, y]);
      for (const x of [-10.5, 10.5]) s.line(0.25, [x, y - 0.5], [x, y + 0.5]);
      for (const k of [-1, 1])
        s.walls.push({
          p: [
            [12.6 * k, y - 0.3, 0.0],
            [12.6 * k, y + 0.3, 0],
            [13.2 * k, y + 0.3, 0.12],
            [13.2 * k, y - 0.3, 0.12],
          ],
          t: [0.28, 0.02, 250],
          o: 1,
        });
    }
    for (let i = 1; i < 6; i++) {
      const y = -7.5 + i * 2.5;
      for (let x = -12.4; x < 12.4; x += 0.5) {
        const hot = Math.abs(x) > 7.4;
        s.zone(
          rect(x, y - 0.085, x + 0.42, y + 0.085),
          hot || Math.round((x + 12.4) / 0.5) % 5 === 0 ? brand : [0.985, 0.004, 100],
        );
      }
    }
    s.contour = { t: [0.97, 0.04, 190], o: 0.4, w: 0.05 };
    s.shots = [
      { at: [8.6, -1], az: 30, el: 40, d: 8 },
      { at: [7, 0], az: 62, el: 88, d: 10 },
      { at: [6, 1.2], az: 8, el: 22, d: 9 },
      { at: [8, 3], az: 120, el: 48, d: 9 },
    ];
    return s;
  },
  cricket({ way, r }) {
    const s = new Scene(),
      [a, b] = TURF[(way + 1) % 3]!,
      w = 0.09;
    s.size = [150, 130];
    s.ground = a;
    s.ballKind = 'cricket';
    s.ballR = 0.085;
    for (let k = 0; k < 9; k += 2) {
      const o = arc(0, 0, 1, 0, 360, 72).map(([x, y]) => [x * (72 - k * 6.4), y * (64 - k * 6.4)] as P2),
        i = arc(0, 0, 1, 0, 360, 72).map(([x, y]) => [x * (72 - (k + 1) * 6.4), y * (64 - (k + 1) * 6.4)] as P2);
      s.zone([...o, ...i.reverse()], b);
    }
    s.line(0.45, ...arc(0, 0, 1, 0, 360, 120).map(([x, y]) => [x * 72, y * 64] as P2));
    s.line(0.25, ...arc(10.06, 0, 27.43, -90, 90, 40), ...arc(-10.06, 0, 27.43, 90, 270, 40), [10.06, -27.43]);
    s.zone(rect(-12.4, -1.9, 12.4, 1.9), [0.79, 0.07, 92]);
    for (let i = 0; i < 26; i++) {
      const y = -1.9 + r() * 3.6,
        x = -12 + r() * 20;
      s.zone(rect(x, y, x + 1 + r() * 4, y + 0.12), [0.76, 0.075, 90]);
    }
    for (const k of [-1, 1]) {
      s.line(w, [10.06 * k, -1.32], [10.06 * k, 1.32]);
      s.line(w, [8.84 * k, -1.83], [8.84 * k, 1.83]);
      for (const y of [-1.32, 1.32]) s.line(w, [8.84 * k, y], [12.3 * k, y]);
      for (const y of [-0.11, 0, 0.11]) s.post([10.06 * k, y], 0.72, 0.045, [0.86, 0.09, 85]);
      s.wires.push({
        p: [
          [10.06 * k, -0.13, 0.74],
          [10.06 * k, 0.13, 0.74],
        ],
        w: 0.035,
        t: [0.86, 0.09, 85],
        o: 1,
      });
    }
    s.shots = [
      { at: [9.3, 0.1], az: 20, el: 19, d: 4.6, ball: [8.6, 0.9, 0.085] },
      { at: [0, 0], az: 58, el: 52, d: 84, fov: 44 },
      { at: [9.2, 0], az: 66, el: 46, d: 5.2, ball: [8.5, -0.7, 0.085] },
      { at: [4, 0], az: 90, el: 89, d: 52 },
    ];
    return s;
  },
  badminton({ way, brand }) {
    const s = new Scene(),
      a: Tone = ([[0.5, 0.1, 162], [0.47, 0.11, 258], brand] as Tone[])[way % 3]!,
      w = 0.06;
    s.size = [13.4, 6.1];
    s.ground = way % 2 ? [0.73, 0.08, 68] : [0.37, 0.035, 170];
    s.ballKind = 'shuttle';
    s.ballR = 0.16;
    s.zone(rect(-7.7, -4, 7.7, 4), a);
    s.box(w, -6.7, -3.05, 6.7, 3.05);
    for (const y of [-2.59, 2.59]) s.line(w, [-6.7, y], [6.7, y]);
    for (const k of [-1, 1]) {
      s.line(w, [1.98 * k, -3.05], [1.98 * k, 3.05]);
      s.line(w, [5.94 * k, -3.05], [5.94 * k, 3.05]);
      s.line(w, [1.98 * k, 0], [6.7 * k, 0]);
    }
    s.net(0, -3.05, 3.05, 0.76, 1.55, 0.11, 0.03);
    s.shots = [
      { at: [5.1, 1.3], az: 226, el: 33, d: 5, ball: [4.4, 1.1, 0.12] },
      { at: [4.4, 0.4], az: 28, el: 88, d: 6, ball: [3.2, -1.2, 0.1] },
      { at: [2.6, 0], az: 20, el: 30, d: 8.4, ball: [4, 0.7, 0.12] },
      { at: [1.4, 0], az: 16, el: 25, d: 6, ball: [2, 0.5, 1.2] },
    ];
    return s;
  },
  volleyball({ way, brand }) {
    const s = new Scene(),
      beach = way % 3 === 1,
      a: Tone = beach ? [0.865, 0.058, 84] : way % 3 ? [0.7, 0.14, 55] : brand,
      out: Tone = beach ? [0.84, 0.06, 82] : [0.45, 0.075, 215],
      w = 0.085;
    s.size = [18, 9];
    s.ground = out;
    s.ballKind = 'volleyball';
    s.ballR = 0.2;
    if (beach) s.paint = [0.47, 0.13, 255];
    s.zone(rect(-9, -4.5, 9, 4.5), a);
    s.box(w, -9, -4.5, 9, 4.5);
    if (!beach) {
      s.line(w, [0, -4.5], [0, 4.5]);
      for (const k of [-1, 1]) {
        s.line(w, [3 * k, -4.5], [3 * k, 4.5]);
        s.zone(rect(0, -4.5, 3 * k, 4.5), [a[0] - 0.05, a[1], a[2]]);
      }
    }
    s.net(0, -5, 5, 1.43, 2.43, 0.2, 0.03);
    s.shots = [
      { at: [6.6, 2.2], az: 232, el: 30, d: 7, ball: [5.9, 2, 0.2] },
      { at: [5, 0.4], az: 30, el: 88, d: 9, ball: [4, -1.6, 0.2] },
      { at: [3, 0], az: 24, el: 30, d: 12.5, ball: [4.6, 1.4, 0.2] },
      { at: [7.8, 3.4], az: 200, el: 40, d: 6, ball: [8.4, 3.6, 0.2] },
    ];
    return s;
  },
  athletics({ way, brand }) {
    const s = new Scene(),
      a: Tone = ([[0.58, 0.15, 34], [0.5, 0.125, 252], brand] as Tone[])[way % 3]!,
      w = 0.085,
      R = 36.5,
      L = 84.39 / 2,
      W = 1.22;
    s.size = [176, 92];
    s.ground = [0.55, 0.11, 148];
    s.ballKind = 'none';
    const loop = (r: number, n = 40): P2[] => [...arc(L, 0, r, -90, 90, n), ...arc(-L, 0, r, 90, 270, n), [L, -r]];
    s.zone([...loop(R + 8 * W), ...loop(R).reverse()], a);
    for (let i = 1; i < 8; i += 2)
      s.zone([...loop(R + (i + 1) * W), ...loop(R + i * W).reverse()], [a[0] - 0.022, a[1], a[2]]);
    for (let i = 0; i <= 8; i++) s.line(w, ...loop(R + i * W));
    s.line(0.1, [20, -R - 8 * W], [20, -R]);
    const seg: Record<string, P2[]> = {
      '1': [
        [0.5, 0],
        [0.5, 2],
      ],
      '2': [
        [0, 2],
        [1, 2],
        [1, 1],
        [0, 1],
        [0, 0],
        [1, 0],
      ],
      '3': [
        [0, 2],
        [1, 2],
        [1, 1],
        [0.2, 1],
        [1, 1],
        [1, 0],
        [0, 0],
      ],
      '4': [
        [0, 2],
        [0, 0.8],
        [1, 0.8],
        [0.72, 0.8],
        [0.72, 1.4],
        [0.72, 0],
      ],
      '5': [
        [1, 2],
        [0, 2],
        [0, 1],
        [1, 1],
        [1, 0],
        [0, 0],
      ],
      '6': [
        [1, 2],
        [0, 2],
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      '7': [
        [0, 2],
        [1, 2],
        [1, 1.6],
        [0.5, 0],
      ],
      '8': [
        [0, 0],
        [0, 2],
        [1, 2],
        [1, 0],
        [0, 0],
        [0, 1],
        [1, 1],
      ],
    };
    for (let i = 0; i < 8; i++) {
      const y = -R - W * (i + 0.5);
      s.line(0.11, ...seg[String(i + 1)]!.map(([u, v]) => [17.5 + v * 0.66, y - (u - 0.5) * 0.52] as P2));
      s.line(0.08, [24 + i * 1.4, y - 0.5], [24 + i * 1.4, y + 0.5]);
    }
    s.shots = [
      { at: [17.6, -R - W * 4], az: 178, el: 26, d: 6.4, ball: [0, 0, 0] },
      { at: [L + 12, -R + 6], az: 236, el: 42, d: 30, fov: 44 },
      { at: [18.4, -R - W * 4], az: 160, el: 86, d: 9 },
      { at: [20.5, -R - W * 3.4], az: 196, el: 24, d: 6 },
    ].map((x) => ({ ...x, ball: undefined }) as unknown as Shot);
    return s;
  },
  gym({ way, brand, r }) {
    const s = new Scene(),
      f: Tone = way % 2 ? [0.33, 0.008, 260] : [0.4, 0.012, 260];
    s.size = [20, 10];
    s.ground = f;
    s.ballKind = 'none';
    for (let i = 0; i < 150; i++) {
      const x = -16 + r() * 32,
        y = -9 + r() * 18;
      s.zone(arc(x, y, 0.02 + r() * 0.025, 0, 360, 5), r() < 0.3 ? brand : [0.62, 0.01, 260], 0.8);
    }
    for (let x = -15; x <= 15; x += 1)
      s.lines.push({
        p: [
          [x, -9],
          [x, -1.4],
        ],
        w: 0.012,
        t: [0.25, 0.01, 260],
      });
    for (let y = -9; y < -1.4; y += 1)
      s.lines.push({
        p: [
          [-15, y],
          [15, y],
        ],
        w: 0.012,
        t: [0.25, 0.01, 260],
      });
    for (let i = -4; i <= 4; i++) {
      const x = i * 3.4;
      s.zone(rect(x - 1.35, -5.4, x + 1.35, -2.4), [0.24, 0.006, 260]);
      s.zone(rect(x - 0.68, -5.4, x + 0.68, -2.4), [0.78, 0.075, 72]);
      s.box(0.05, x - 1.35, -5.4, x + 1.35, -2.4);
      for (let k = 0; k < 7; k++)
        s.zone(rect(x - 0.68, -5.4 + k * 0.43, x + 0.68, -5.4 + k * 0.43 + 0.215), [0.755, 0.078, 70]);
      const y = -3.6,
        q = 0.28;
      s.walls.push({
        p: [
          [x - 1.1, y - 0.02, q],
          [x + 1.1, y - 0.02, q],
          [x + 1.1, y + 0.02, q],
          [x - 1.1, y + 0.02, q],
        ],
        t: [0.88, 0.004, 250],
        o: 1,
        shadow: 0.4,
      });
      for (const k of [-1, 1]) {
        const n = [brand, [0.2, 0.01, 260], [0.5, 0.12, 256]] as Tone[];
        for (let j = 0; j < 3; j++)
          s.walls.push({
            p: [
              [x + k * (0.72 + j * 0.085), y - 0.225 + j * 0.02, q],
              [x + k * (0.79 + j * 0.085), y - 0.225 + j * 0.02, q],
              [x + k * (0.79 + j * 0.085), y + 0.225 - j * 0.02, q],
              [x + k * (0.72 + j * 0.085), y + 0.225 - j * 0.02, q],
            ],
            t: n[(j + way) % 3]!,
            o: 1,
            shadow: 0.5,
          });
      }
    }
    s.zone(rect(-16, -1, 16, 1.4), brand);
    s.stripes(-16, -1, 16, 1.4, 32, [brand[0] - 0.03, brand[1], brand[2]]);
    s.box(0.06, -16, -1, 16, 1.4);
    for (let x = -15; x <= 15; x += 1) s.line(0.05, [x, -1], [x, x % 5 ? -0.7 : -0.2]);
    s.shots = [
      { at: [0.4, -2.4], az: -58, el: 87, d: 6 },
      { at: [0, -2.2], az: -90, el: 89, d: 8.5 },
      { at: [1, -1.8], az: -40, el: 86, d: 9 },
      { at: [-2, -0.6], az: -115, el: 88, d: 5 },
    ];
    return s;
  },
  climbing({ way, r, brand, accent }) {
    // a wall seen straight on: x across, y up
    const s = new Scene(),
      base: Tone = ([[0.84, 0.018, 80], [0.46, 0.03, 255], brand] as Tone[])[way % 3]!;
    s.size = [12, 8];
    s.ground = base;
    s.ballKind = 'none';
    const W = 9,
      H = 7,
      nx = 5,
      ny = 3,
      v: P2[][] = [];
    for (let i = 0; i <= nx; i++) {
      v[i] = [];
      for (let j = 0; j <= ny; j++)
        v[i]![j] = [-W + (2 * W * i) / nx + (r() - 0.5) * 2, -H + (2 * H * j) / ny + (r() - 0.5) * 2];
    }
    for (let i = 0; i < nx; i++)
      for (let j = 0; j < ny; j++) {
        const [A, B, C, E] = [v[i]![j]!, v[i + 1]![j]!, v[i + 1]![j + 1]!, v[i]![j + 1]!],
          f = (): Tone => [base[0] + (r() - 0.55) * 0.15, base[1] * (0.8 + r() * 0.4), base[2]];
        if (r() < 0.5) {
          s.zone([A, B, C], f());
          s.zone([A, C, E], f());
        } else {
          s.zone([A, B, E], f());
          s.zone([B, C, E], f());
        }
      }
    for (let x = -W; x < W; x += 0.62)
      for (let y = -H; y < H; y += 0.62)
        s.zone(arc(x + (Math.round(y / 0.62) % 2 ? 0.31 : 0), y, 0.035, 0, 360, 6), [0.3, 0.02, 260], 0.5);
    const col: Tone[] = [accent, brand, [0.52, 0.15, 256], [0.2, 0.01, 260], [0.7, 0.15, 160], [0.97, 0.005, 90]];
    let cx = -7.5;
    for (let k = 0; k < 6; k++, cx += 2.7) {
      let x = cx,
        y = -6.4;
      const t = col[(k + way) % 6]!;
      if (Math.abs(t[0] - base[0]) < 0.12) continue;
      while (y < 7) {
        const R = 0.15 + r() * r() * 0.5,
          n = 9,
          ph = r() * 9,
          sq = 0.55 + r() * 0.4;
        s.walls.push({
          p: Array.from({ length: n * 2 }, (_, i) => {
            const q = (i / (n * 2)) * TAU,
              rr = R * (0.8 + 0.2 * Math.sin(q * 2 + ph) + 0.1 * Math.sin(q * 3 + ph * 2));
            return [x + Math.cos(q) * rr, y + Math.sin(q) * rr * sq, 0.001] as P3;
          }),
          t,
          o: 1,
          shadow: 0.34,
          stroke: -R,
        });
        x += (r() - 0.5) * 1.5;
        y += 0.65 + r() * 0.75;
      }
    }
    s.shots = [
      { at: [0, 0], az: -90, el: 90, d: 8 },
      { at: [2, 1], az: -97, el: 90, d: 6 },
      { at: [-3, -1], az: -82, el: 90, d: 5 },
    ];
    return s;
  },
};

// ── light ─────────────────────────────────────────────────────────────────────────────────────────────────
type Lit = { tone: (t: Tone) => string; paint: (t: Tone) => string; sun: [dx: number, dy: number][]; sh: number };
function lighting(light: Light, dark: boolean, az: number): Lit {
  const f = {
      dawn: [0.9, 0.05, 0.86, 34],
      day: [0.98, 0.025, 0.98, 0],
      dusk: [0.86, 0.0, 0.98, -4],
      night: [0.74, 0.0, 0.98, 4],
    }[light]!,
    ex = dark && light !== 'night' ? 0.86 : 1;
  const L = { dawn: 2.6, day: 0.75, dusk: 4.2, night: 2.1 }[light]!,
    dir = (d: number): [number, number] => [Math.cos((az + d) * D) * L, Math.sin((az + d) * D) * L];
  return {
    tone: ([l, c, h]) =>
      oklch((l * f[0]! + f[1]!) * ex, c * f[2]!, light === 'dawn' ? h + (60 - h) * 0.05 : h + f[3]! * 0.4),
    paint: ([l, c, h]) =>
      oklch(
        l * (light === 'night' ? 0.97 : light === 'dusk' ? 0.95 : 1) * ex,
        light === 'dusk' ? c + 0.035 : c,
        light === 'dusk' ? 55 : h,
      ),
    sun: light === 'night' ? [dir(35), dir(128), dir(215), dir(308)] : [dir(0)],
    sh: light === 'night' ? 0.5 : light === 'dusk' ? 0.95 : 1,
  };
}

// ── camera ────────────────────────────────────────────────────────────────────────────────────────────────
type Cam = { to: (p: P3) => P3; scr: (c: P3) => P2; F: number; W: number; H: number; pos: P3; horizon: number };
const dot = (a: P3, b: P3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
function camera(s: Shot, W: number, H: number, [fx, fy]: readonly [number, number] = [0.5, 0.5]): Cam {
  const az = s.az * D,
    el = Math.min(89.9, s.el) * D,
    ce = Math.cos(el),
    se = Math.sin(el),
    pos: P3 = [s.at[0] + s.d * ce * Math.cos(az), s.at[1] + s.d * ce * Math.sin(az), s.d * se + (s.z ?? 0)];
  const f: P3 = [-ce * Math.cos(az), -ce * Math.sin(az), -se],
    r: P3 = [-Math.sin(az), Math.cos(az), 0],
    u: P3 = [r[1] * f[2] - r[2] * f[1], r[2] * f[0] - r[0] * f[2], r[0] * f[1] - r[1] * f[0]];
  const F = Math.max(H, W * 0.62) / 2 / Math.tan(((s.fov ?? 38) / 2) * D);
  return {
    F,
    W,
    H,
    pos,
    to: (p) => {
      const d: P3 = [p[0] - pos[0], p[1] - pos[1], p[2] - pos[2]];
      return [dot(d, r), dot(d, u), dot(d, f)];
    },
    scr: ([x, y, z]) => [W * fx + (x / z) * F, H * fy - (y / z) * F],
    horizon: H * fy - Math.tan(el) * F,
  };
}
function clip<T extends readonly number[]>(p: T[], inside: (v: T) => number): T[] {
  const out: T[] = [];
  for (let i = 0; i < p.length; i++) {
    const a = p[i]!,
      b = p[(i + 1) % p.length]!,
      da = inside(a),
      db = inside(b);
    if (da >= 0) out.push(a);
    if (da >= 0 !== db >= 0) {
      const t = da / (da - db);
      out.push(a.map((v, k) => v + (b[k]! - v) * t) as unknown as T);
    }
  }
  return out;
}
const n1 = (v: number) => String(Math.round(v * 10) / 10);
function poly(cam: Cam, p: readonly P3[], keepWinding = false): string {
  let c = clip(p.map(cam.to), (v) => v[2] - 0.12);
  if (c.length < 3) return '';
  let q = c.map(cam.scr);
  const m = 12;
  for (const g of [
    (v: P2) => v[0] + m,
    (v: P2) => cam.W + m - v[0],
    (v: P2) => v[1] + m,
    (v: P2) => cam.H + m - v[1],
  ]) {
    q = clip(q, g);
    if (q.length < 3) return '';
  }
  let A = 0;
  for (let i = 0; i < q.length; i++) {
    const a = q[i]!,
      b = q[(i + 1) % q.length]!;
    A += a[0] * b[1] - b[0] * a[1];
  }
  if (Math.abs(A) < 0.7) return '';
  if (A < 0 && !keepWinding) q.reverse();
  let d = '',
    last = '';
  for (const v of q) {
    const t = n1(v[0]) + ' ' + n1(v[1]);
    if (t !== last) d += (d ? 'L' : 'M') + t;
    last = t;
  }
  return d + 'Z';
}
/** A painted line of real width on the ground, as filled quads (so it thins with distance, as paint does). */
function stroke(cam: Cam, p: P2[], w: number): string {
  let d = '';
  const h = w / 2;
  for (let i = 0; i + 1 < p.length; i++) {
    const [a, b] = [p[i]!, p[i + 1]!],
      L = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
      ux = (b[0] - a[0]) / L,
      uy = (b[1] - a[1]) / L,
      curve = p.length > 8,
      e = curve ? h * 0.12 : h,
      s = i ? e : curve ? 0 : h;
    d += poly(cam, [
      [a[0] - ux * s - uy * h, a[1] - uy * s + ux * h, 0],
      [b[0] + ux * e - uy * h, b[1] + uy * e + ux * h, 0],
      [b[0] + ux * e + uy * h, b[1] + uy * e - ux * h, 0],
      [a[0] - ux * s + uy * h, a[1] - uy * s - ux * h, 0],
    ]);
  }
  return d;
}

// ── balls: real spheres with real seams ───────────────────────────────────────────────────────────────────
type V = [number, number, number];
const norm = (v: V): V => {
  const l = Math.hypot(...v);
  return [v[0] / l, v[1] / l, v[2] / l];
};
export function ball(
  kind: BallKind,
  cx: number,
  cy: number,
  R: number,
  r: () => number,
  id: string,
  sh: number,
  accent: string,
): string {
  if (kind === 'none' || R < 1) return '';
  const a = r() * TAU,
    b = r() * TAU,
    g = r() * TAU,
    rot = (v: V): V => {
      let [x, y, z] = v;
      [x, y] = [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
      [y, z] = [y * Math.cos(b) - z * Math.sin(b), y * Math.sin(b) + z * Math.cos(b)];
      [x, z] = [x * Math.cos(g) - z * Math.sin(g), x * Math.sin(g) + z * Math.cos(g)];
      return [x, y, z];
    };
  const path = (vs: V[]) => {
    let d = '',
      pen = false;
    for (const v of vs) {
      const q = rot(norm(v));
      if (q[2] > 0.02) {
        d += (pen ? 'L' : 'M') + n1(cx + q[0] * R) + ' ' + n1(cy + q[1] * R);
        pen = true;
      } else pen = false;
    }
    return d;
  };
  const ring = (n: number, f: (t: number) => V) => path(Array.from({ length: n + 1 }, (_, i) => f((i / n) * TAU)));
  const wrap = (fill: string, inner: string) =>
    `<clipPath id="${id}c"><circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(R)}"/></clipPath><radialGradient id="${id}s" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#06080f" stop-opacity="${0.62 * sh + 0.1}"/></radialGradient><g clip-path="url(#${id}c)"><circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(R)}" fill="${fill}"/>${inner}<circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(R)}" fill="url(#${id}s)"/></g>`;
  const ln = (d: string, c: string, w: number) =>
    `<path d="${d}" fill="none" stroke="${c}" stroke-width="${n1(R * w)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  if (kind === 'tennis')
    return wrap(
      accent,
      ln(
        ring(72, (t) => [
          Math.cos(t) + 0.36 * Math.cos(3 * t),
          Math.sin(t) - 0.36 * Math.sin(3 * t),
          0.95 * Math.sin(2 * t),
        ]),
        '#fffef4',
        0.12,
      ),
    );
  if (kind === 'basketball')
    return wrap(
      '#d5672b',
      [
        ring(64, (q) => [Math.cos(q), 0, Math.sin(q)]),
        ring(64, (q) => [0, Math.cos(q), Math.sin(q)]),
        ...[-0.62, 0.62].map((o) => ring(64, (q) => [o, Math.cos(q) * 0.785, Math.sin(q) * 0.785])),
      ]
        .map((d) => ln(d, '#2a1510', 0.055))
        .join(''),
    );
  if (kind === 'cricket')
    return wrap(
      '#a51d22',
      ln(
        ring(64, (t) => [Math.cos(t), Math.sin(t), 0]),
        '#f3e4d2',
        0.05,
      ) +
        [-0.13, 0.13]
          .map(
            (o) =>
              `<g stroke-dasharray="${n1(R * 0.1)} ${n1(R * 0.09)}">${ln(
                ring(64, (t) => [Math.cos(t), Math.sin(t), o]),
                '#f3e4d2',
                0.05,
              )}</g>`,
          )
          .join(''),
    );
  if (kind === 'volleyball') {
    let d = '';
    const E: [number, number][] = [
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ];
    const seg = (f: (t: number) => V) => path(Array.from({ length: 17 }, (_, i) => f((i / 16) * 2 - 1)));
    for (const [p, q] of E) {
      d += seg((t) => [p, q, t]) + seg((t) => [p, t, q]) + seg((t) => [t, p, q]);
    }
    for (const k of [-1, 1])
      for (const o of [-0.34, 0.34]) d += seg((t) => [k, o, t]) + seg((t) => [t, k, o]) + seg((t) => [o, t, k]);
    return wrap('#f6f1e2', ln(d, '#2d5fa8', 0.07));
  }
  if (kind === 'football') {
    const f = (1 + Math.sqrt(5)) / 2,
      vs: V[] = [];
    for (const i of [-1, 1]) for (const j of [-f, f]) vs.push([0, i, j], [i, j, 0], [j, 0, i]);
    let pent = '',
      seams = '';
    const near = (x: V, y: V) => Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]) < 2.01;
    for (const v of vs) {
      const nb = vs.filter((w) => w !== v && near(v, w)),
        c = norm(v),
        ref = norm([nb[0]![0] - v[0], nb[0]![1] - v[1], nb[0]![2] - v[2]]),
        cr = (x: V, y: V): V => [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
      const e1 = norm(cr(c, ref)),
        e2 = cr(e1, c),
        ang = (w: V) =>
          Math.atan2(
            dot([w[0] - v[0], w[1] - v[1], w[2] - v[2]], e1),
            dot([w[0] - v[0], w[1] - v[1], w[2] - v[2]], e2),
          );
      nb.sort((x, y) => ang(x) - ang(y));
      const corner = nb.map((w) => norm([v[0] * 2 + w[0], v[1] * 2 + w[1], v[2] * 2 + w[2]])),
        q = corner.map((x) => rot(x));
      if (q.some((x) => x[2] > 0))
        pent +=
          'M' +
          q
            .map((x) => n1(cx + x[0] * R * (x[2] < 0 ? 1.2 : 1)) + ' ' + n1(cy + x[1] * R * (x[2] < 0 ? 1.2 : 1)))
            .join('L') +
          'Z';
      for (const w of nb)
        if (vs.indexOf(w) > vs.indexOf(v))
          seams += path([
            [v[0] * 2 + w[0], v[1] * 2 + w[1], v[2] * 2 + w[2]],
            [v[0] + w[0], v[1] + w[1], v[2] + w[2]],
            [v[0] + w[0] * 2, v[1] + w[1] * 2, v[2] + w[2] * 2],
          ]);
    }
    return wrap('#fbfaf6', ln(seams, '#8d8f94', 0.035) + `<path d="${pent}" fill="#17191f"/>`);
  }
  // shuttlecock: cork and sixteen feathers, lying on its side
  const th = -0.5 - r() * 0.7,
    P = (u: number, v: number) => {
      const c = Math.cos(th),
        s = Math.sin(th);
      return n1(cx + (u * c - v * s) * R) + ' ' + n1(cy + (u * s + v * c) * R);
    };
  let o = '';
  for (let i = 0; i < 9; i++) {
    const y0 = -0.42 + i * 0.093,
      y1 = -1.1 + i * 0.245;
    o += `<path d="M${P(-0.5, y0)}L${P(1.35, y1)}L${P(1.5 - Math.abs(i - 4) * 0.03, y1 + 0.12)}L${P(1.35, y1 + 0.24)}L${P(-0.5, y0 + 0.093)}Z" fill="${i % 2 ? '#fff' : '#e3e6ea'}"/>`;
  }
  return `<g>${o}<path d="M${P(0.35, -0.72)}L${P(0.35, 0.72)}M${P(0.8, -0.88)}L${P(0.8, 0.88)}" stroke="#9aa3ad" stroke-width="${n1(R * 0.04)}" fill="none"/><path d="M${P(-0.46, -0.45)}A${n1(R * 0.5)} ${n1(R * 0.5)} 0 0 0 ${P(-0.46, 0.45)}Z" fill="#fffaf0"/><path d="M${P(-0.56, -0.44)}L${P(-0.4, -0.45)}L${P(-0.4, 0.45)}L${P(-0.56, 0.44)}Z" fill="${accent}"/></g>`;
}

// ── putting it together ───────────────────────────────────────────────────────────────────────────────────
const toneOf = (hex: string): Tone => {
  const x = rgbToLch(parseColor(hex, '#d8431f'));
  return [Math.min(0.68, Math.max(0.42, x.l)), Math.min(0.17, x.c), x.h];
};
let uid = 0;

export function courtArt(o: CourtArtOptions): string {
  const W = o.width ?? 640,
    H = o.height ?? 480,
    light = o.light ?? 'day',
    pal = o.colors ?? defaultArtColors,
    r = rng(o.sport + ':' + o.seed),
    way = o.way ?? Math.floor(r() * 12),
    id = 'c' + (uid++).toString(36) + Math.floor(r() * 1e4).toString(36);
  const ac = rgbToLch(parseColor(pal.accent, '#e4f222')),
    scene = COURTS[o.sport]({ way, r, brand: toneOf(pal.primary), accent: [Math.max(0.8, ac.l), ac.c, ac.h] });
  const hero = o.shot === 'hero',
    base =
      scene.shots[(typeof o.shot === 'number' ? o.shot : Math.floor(r() * scene.shots.length)) % scene.shots.length]!,
    shot: Shot = hero
      ? { ...(HEROES[o.sport] ?? base) }
      : {
          ...base,
          az: base.az + (r() - 0.5) * 10,
          el: Math.min(89.5, base.el + (r() - 0.5) * 4),
          d: base.d * (0.94 + r() * 0.12),
        };
  const cam = camera(shot, W, H, o.focus ?? (hero ? (H > W ? [0.6, 0.3] : [0.73, 0.38]) : undefined)),
    flip = !hero && r() < 0.5 && o.sport !== 'athletics' && o.sport !== 'climbing',
    lit = lighting(
      light,
      o.colors?.mode === 'dark',
      o.sport === 'climbing' ? -60 : shot.az + (r() < 0.5 ? 118 : -118) + (r() - 0.5) * 30,
    );
  const bold = o.bold ?? (W < 160 ? 2.2 : W < 330 ? 1.7 : 1.35),
    z0 = (p: P2): P3 => [p[0], p[1], 0];
  let g = '';
  const byTone = new Map<string, string>(),
    add = (k: string, d: string) => {
      if (d) byTone.set(k, (byTone.get(k) ?? '') + d);
    };
  let prev = '';
  const flush = () => {
    for (const [k, d] of byTone) {
      const [f, op] = k.split('|');
      g += `<path d="${d}" fill="${f}"${op !== '1' ? ` opacity="${op}"` : ''}/>`;
    }
    byTone.clear();
  };
  for (const z of scene.zones) {
    const k = lit.tone(z.t) + '|' + (z.o ?? 1);
    if (k !== prev && !byTone.has(k) && byTone.size > 6) flush();
    add(k, poly(cam, z.p.map(z0)));
    prev = k;
  }
  flush();
  if (scene.contour)
    g += glints(cam, scene.size, r, lit.paint(scene.contour.t), scene.contour.o * (light === 'night' ? 0.8 : 1));
  const L = new Map<string, string>();
  for (const l of scene.lines) {
    const k = l.t ? lit.tone(l.t) : lit.paint(scene.paint);
    L.set(k, (L.get(k) ?? '') + stroke(cam, l.p, l.w * (l.w < 0.2 && !l.t ? bold : 1)));
  }
  for (const [k, d] of L) if (d) g += `<path d="${d}" fill="${k}" opacity="${scene.paintO}"/>`;
  // shadows of everything that stands, from one sun or four floodlights
  let sh = '';
  const bp = o.ball === false ? undefined : shot.ball,
    bR = scene.ballR * (shot.k ?? 1);
  for (const [dx, dy] of lit.sun) {
    let d = '';
    for (const w of scene.walls)
      if (w.shadow)
        d += poly(
          cam,
          w.p.map(([x, y, z]): P3 => [
            x + dx * (z + (z === 0.001 ? 0.1 : 0)),
            y + dy * (z + (z === 0.001 ? 0.1 : 0)),
            0,
          ]),
        );
    if (bp && scene.ballKind !== 'none') {
      const k = Math.hypot(dx, dy),
        z = Math.max(bp[2], bR * 0.9),
        q = Math.sqrt(1 + k * k),
        ux = dx / k,
        uy = dy / k;
      d += poly(
        cam,
        arc(0, 0, 1, 0, 360, 28).map(([a, b]): P3 => [
          bp[0] + dx * z + ux * a * bR * q - uy * b * bR,
          bp[1] + dy * z + uy * a * bR * q + ux * b * bR,
          0,
        ]),
      );
    }
    if (d)
      sh += `<path d="${d}" fill="#070b16" opacity="${n1(0)}"/>`.replace(
        'opacity="0"',
        `opacity="${(light === 'night' ? 0.44 : light === 'day' ? 0.34 : 0.3) * lit.sh}"`,
      );
  }
  g += sh;
  // what stands, far to near
  const depth = (p: readonly P3[]) => p.reduce((s, v) => s + cam.to(v)[2], 0) / p.length,
    stuff: { z: number; svg: string }[] = [];
  for (const w of scene.walls) {
    const d = poly(cam, w.p);
    if (!d) continue;
    const blob = (w.stroke ?? 0) < 0;
    stuff.push({
      z: depth(w.p),
      svg:
        `<path d="${d}" fill="${lit.tone(w.t)}" fill-opacity="${w.o}"${w.stroke && w.stroke > 0 ? ` stroke="${lit.paint([0.95, 0.01, 220])}" stroke-opacity=".55" stroke-width="${n1(Math.max(0.7, (w.stroke * cam.F) / Math.max(1, depth(w.p))))}"` : ''}/>` +
        (blob
          ? `<path d="${poly(
              cam,
              w.p.map(([x, y, z]): P3 => [
                x * 0.5 + (w.p[0]![0] + w.stroke!) * 0.5 - 0.03,
                y * 0.5 + w.p[0]![1] * 0.5 + 0.04,
                z,
              ]),
            )}" fill="#fff" opacity=".2"/>`
          : ''),
    });
  }
  const wires = new Map<string, string>();
  for (const w of scene.wires) {
    const c = w.p.map(cam.to);
    if (c.some((v) => v[2] < 0.3)) continue;
    const s = c.map(cam.scr);
    if (
      s.every((v) => v[0] < -9) ||
      s.every((v) => v[0] > W + 9) ||
      s.every((v) => v[1] < -9) ||
      s.every((v) => v[1] > H + 9)
    )
      continue;
    const z = c.reduce((q, v) => q + v[2], 0) / c.length,
      sw = Math.max(0.5, Math.round(((w.w * cam.F) / z) * 4) / 4);
    wires.set(
      `${lit.paint(w.t)}|${sw}|${w.o}|${Math.round(z)}`,
      (wires.get(`${lit.paint(w.t)}|${sw}|${w.o}|${Math.round(z)}`) ?? '') +
        s.map((v, i) => (i ? 'L' : 'M') + n1(v[0]) + ' ' + n1(v[1])).join(''),
    );
  }
  for (const [k, d] of wires) {
    const [c, sw, op, z] = k.split('|');
    stuff.push({
      z: Number(z),
      svg: `<path d="${d}" fill="none" stroke="${c}" stroke-width="${sw}" stroke-opacity="${op}"/>`,
    });
  }
  if (bp && scene.ballKind !== 'none') {
    const c = cam.to([bp[0], bp[1], Math.max(bp[2], bR * 0.9)]);
    if (c[2] > 0.2) {
      const [x, y] = cam.scr(c);
      stuff.push({
        z: c[2] - 0.3,
        svg: ball(scene.ballKind, x, y, (bR / c[2]) * cam.F, r, id + 'b', lit.sh, pal.accent),
      });
    }
  }
  g += stuff
    .sort((a, b) => b.z - a.z)
    .map((s) => s.svg)
    .join('');
  const body = flip ? `<g transform="matrix(-1 0 0 1 ${W} 0)">${g}</g>` : g,
    sky = cam.horizon > -4 ? skyline(cam, light, id, r, hero) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" class="art ${o.className ?? ''}" data-light="${light}" ${o.title ? `role="img" aria-label="${o.title.replace(/[<>"&]/g, '')}"` : 'aria-hidden="true" focusable="false"'}><rect width="${W}" height="${H}" fill="${lit.tone(scene.ground)}"/>${body}${o.overlay ?? ''}${atmosphere(light, id, W, H, flip ? 1 - 0.3 : 0.3, o.colors?.mode === 'dark')}${sky}</svg>`;
}

/** Air between lens and ground: heat by day, low sun, or pools of floodlight. */
function atmosphere(light: Light, id: string, W: number, H: number, sx: number, dark: boolean): string {
  const grad = (n: string, attrs: string, stops: [number, string, number][]) =>
      `<${n} id="${id}${attrs.charAt(0)}${stops.length}" ${attrs.slice(1)}>${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</${n}>`,
    use = (k: string, mode: string) =>
      `<rect width="${W}" height="${H}" fill="url(#${id}${k})" style="mix-blend-mode:${mode}"/>`;
  const lr = sx > 0.5,
    dir = `x1="${lr ? 1 : 0}" y1="0" x2="${lr ? 0.2 : 0.8}" y2="1"`;
  if (light === 'night')
    return (
      grad('radialGradient', `pcx=".5" cy=".5" r=".74"`, [
        [0, '#ffffff', 0.62],
        [0.55, '#dfeaff', 0.2],
        [1, '#000000', 0],
      ]) +
      use('p3', 'soft-light') +
      grad('radialGradient', `qcx=".5" cy=".48" r=".82"`, [
        [0.3, '#020611', 0],
        [0.62, '#020611', 0.22],
        [0.86, '#020611', 0.58],
        [1, '#020611', 0.8],
      ]) +
      use('q4', 'normal') +
      grad('radialGradient', `ucx="${sx}" cy="-.12" r=".75"`, [
        [0, '#e8f1ff', 0.5],
        [1, '#e8f1ff', 0],
      ]) +
      use('u2', 'screen')
    );
  if (light === 'dusk')
    return (
      grad('linearGradient', 'p' + dir, [
        [0, '#ffb765', 0.8],
        [0.45, '#f3764f', 0.5],
        [1, '#33124f', 0.95],
      ]) +
      use('p3', 'soft-light') +
      grad('linearGradient', 'q' + dir, [
        [0, '#ffc183', 0.26],
        [0.35, '#ff8a5c', 0.1],
        [0.6, '#5b2154', 0.12],
        [1, '#1d0f3d', 0.5],
      ]) +
      use('q4', 'normal')
    );
  if (light === 'dawn')
    return (
      grad('linearGradient', 'p' + dir, [
        [0, '#ffe0bd', 0.4],
        [0.5, '#ffd2c4', 0.12],
        [1, '#3c4f86', 0.26],
      ]) + use('p3', 'normal')
    );
  return (
    grad('linearGradient', 'p' + dir, [
      [0, '#fff3d2', dark ? 0.1 : 0.26],
      [0.5, '#ffffff', 0],
      [1, '#0a1530', 0.15],
    ]) + use('p3', 'normal')
  );
}

/** Water light: drifting crescents lying on the surface, thick in the middle and tapering to nothing. */
function glints(cam: Cam, [L, B]: P2, r: () => number, col: string, op: number): string {
  let d = '';
  for (let i = 0; i < 170; i++) {
    const x = (r() - 0.5) * L,
      y = (r() - 0.5) * B,
      q = (r() - 0.5) * 0.5 + 1.35,
      l = 0.16 + r() * r() * 0.42,
      w = 0.018 + r() * 0.024,
      bend = (0.1 + r() * 0.3) * l * (r() < 0.8 ? 1 : -1),
      up: P3[] = [],
      dn: P3[] = [];
    for (let k = 0; k <= 5; k++) {
      const t = k / 5 - 0.5,
        u = t * 2 * l,
        v = bend * (1 - 4 * t * t),
        th = w * (1 - 4 * t * t),
        X = (u0: number, v0: number): P3 => [
          x + u0 * Math.cos(q) - v0 * Math.sin(q),
          Math.max(-B / 2, Math.min(B / 2, y + u0 * Math.sin(q) + v0 * Math.cos(q))),
          0,
        ];
      up.push(X(u, v + th));
      dn.unshift(X(u, v - th));
    }
    d += poly(cam, [...up, ...dn]);
  }
  return `<path d="${d}" fill="${col}" opacity="${op}"/>`;
}

function skyline(cam: Cam, light: Light, id: string, r: () => number, hero: boolean): string {
  const { W } = cam,
    y = cam.horizon,
    S = {
      night: ['#03060f', '#0d1a33', '#24375c'],
      dusk: ['#3a2260', '#e0563e', '#ffb35c'],
      dawn: ['#9db8dc', '#f6cdb4', '#ffe6c8'],
      day: ['#7fb4e6', '#c9dff0', '#f2eee0'],
    }[light];
  let g = `<linearGradient id="${id}y" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${S[0]}"/><stop offset=".72" stop-color="${S[1]}"/><stop offset="1" stop-color="${S[2]}"/></linearGradient><rect width="${W}" height="${n1(y + 1)}" fill="url(#${id}y)"/>`;
  const fh = hero ? (cam.F * 4.2) / 62 : Math.max(y + 6, 10),
    fc = { night: '#0b1322', dusk: '#2a1730', dawn: '#2f4258', day: '#26394a' }[light];
  g += `<rect y="${n1(y - fh)}" width="${W}" height="${n1(fh + 1)}" fill="${fc}"/>`;
  if (!hero) {
    let d = '';
    for (let x = (r() * W) / 9; x < W; x += W / 9) d += `M${n1(x)} ${n1(y - fh)}V${n1(y)}`;
    return g + `<path d="${d}M0 ${n1(y - 1)}H${W}" stroke="#fff" stroke-opacity=".14" stroke-width="1.5" fill="none"/>`;
  }
  const bank = (x: number, h: number, s: number) => {
    let m = `<path d="M${n1(x - 2 * s)} ${n1(y)}L${n1(x - 1.1 * s)} ${n1(y - h)}H${n1(x + 1.1 * s)}L${n1(x + 2 * s)} ${n1(y)}Z" fill="#05080f"/>`;
    m += `<rect x="${n1(x - 15 * s)}" y="${n1(y - h - 12 * s)}" width="${n1(30 * s)}" height="${n1(17 * s)}" fill="#05080f"/><circle cx="${n1(x)}" cy="${n1(y - h - 4 * s)}" r="${n1(130 * s)}" fill="url(#${id}h)" style="mix-blend-mode:screen"/>`;
    for (let i = 0; i < 5; i++)
      for (let j = 0; j < 3; j++)
        m += `<circle cx="${n1(x + (i - 2) * 5.6 * s)}" cy="${n1(y - h + (j - 1) * 5 * s - 3.6 * s)}" r="${n1(2.1 * s)}" fill="#fff"/>`;
    return m;
  };
  g += `<radialGradient id="${id}h"><stop offset="0" stop-color="#f4f8ff" stop-opacity=".95"/><stop offset=".12" stop-color="#dbe8ff" stop-opacity=".5"/><stop offset=".45" stop-color="#8fb2ff" stop-opacity=".13"/><stop offset="1" stop-color="#8fb2ff" stop-opacity="0"/></radialGradient>`;
  void r;
  for (const [fx, h, s] of [
    [0.13, 0.46, 0.85],
    [0.4, 0.3, 0.55],
    [0.66, 0.3, 0.55],
    [0.9, 0.5, 0.92],
  ] as const)
    g += bank(W * fx, y * (h + 0.18), (s * W) / 1280);
  return g;
}

// ── plans, to scale ───────────────────────────────────────────────────────────────────────────────────────
export interface PlanArtOptions {
  sport: Sport;
  pxPerMetre: number;
  seed?: string | number;
  way?: number;
  light?: Light;
  colors?: ArtColors | undefined;
  /** metres of surround drawn around the lines */ margin?: number;
  upright?: boolean;
  title?: string;
  className?: string;
  /** lines only, in currentColor */ lineOnly?: boolean;
  /** minimum line width in px */ minLine?: number;
}
export function planArt(o: PlanArtOptions): string {
  const pal = o.colors ?? defaultArtColors,
    r = rng('plan' + o.sport + (o.seed ?? 0)),
    ac = rgbToLch(parseColor(pal.accent, '#e4f222')),
    s = COURTS[o.sport]({ way: o.way ?? 0, r, brand: toneOf(pal.primary), accent: [ac.l, ac.c, ac.h] }),
    lit = lighting(o.light ?? 'day', o.colors?.mode === 'dark', 40),
    m = o.margin ?? 0,
    k = o.pxPerMetre,
    [L, B] = s.size,
    up = o.upright ?? true,
    W = ((up ? B : L) + 2 * m) * k,
    H = ((up ? L : B) + 2 * m) * k;
  const q = ([x, y]: P2): P2 => (up ? [W / 2 + y * k, H / 2 - x * k] : [W / 2 + x * k, H / 2 + y * k]),
    path = (p: readonly P2[], close = true) =>
      'M' + p.map((v) => q(v).map(n1).join(' ')).join('L') + (close ? 'Z' : '');
  let g = '';
  if (!o.lineOnly) {
    g += `<rect width="${n1(W)}" height="${n1(H)}" fill="${lit.tone(s.ground)}"/>`;
    const fills = new Map<string, string>(); // one path per colour, in first-use order
    for (const z of s.zones) {
      const xs = z.p.map((v) => v[0]),
        ys = z.p.map((v) => v[1]);
      if (
        Math.min(...xs) > L / 2 + m ||
        Math.max(...xs) < -L / 2 - m ||
        Math.min(...ys) > B / 2 + m ||
        Math.max(...ys) < -B / 2 - m
      )
        continue;
      const k = `${lit.tone(z.t)}"${z.o && z.o < 1 ? ` opacity="${z.o}"` : ''}`;
      fills.set(k, (fills.get(k) ?? '') + path(z.p));
    }
    for (const [k, d] of fills) g += `<path d="${d}" fill="${k}/>`;
  }
  const min = o.minLine ?? 1.25,
    groups = new Map<string, string>();
  for (const l of s.lines) {
    const w = Math.max(min, l.w * k),
      c = o.lineOnly ? 'currentColor' : l.t ? lit.tone(l.t) : lit.paint(s.paint);
    groups.set(`${c}|${n1(w)}`, (groups.get(`${c}|${n1(w)}`) ?? '') + path(l.p, false));
  }
  for (const [key, d] of groups) {
    const [c, w] = key.split('|');
    g += `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="square" stroke-opacity="${o.lineOnly ? 1 : s.paintO}"/>`;
  }
  if (o.lineOnly && (o.sport === 'padel' || o.sport === 'swimming'))
    g += `<path d="${path(rect(-L / 2, -B / 2, L / 2, B / 2))}" fill="none" stroke="currentColor" stroke-width="${min}"/>`; // walls, not paint
  const net = s.walls.find((w) => w.shadow === 0.16);
  if (net) {
    const c = net.p[0]!,
      e = net.p[1]!;
    g += `<path d="${path(
      [
        [c[0], c[1]],
        [e[0], e[1]],
      ],
      false,
    )}" stroke="${o.lineOnly ? 'currentColor' : '#fff'}" stroke-width="${n1(Math.max(min, 0.09 * k))}" ${o.lineOnly ? '' : 'stroke-dasharray="3 2"'}/>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n1(W)} ${n1(H)}" width="${n1(W)}" height="${n1(H)}" class="plan ${o.className ?? ''}" ${o.title ? `role="img" aria-label="${o.title}"` : 'aria-hidden="true" focusable="false"'}>${g}</svg>`;
}
