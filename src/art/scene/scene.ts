import { rectangle, type Point, type Point3 } from './geometry.ts';
import type { Tone } from '../tone.ts';

export type BallKind = 'tennis' | 'football' | 'basketball' | 'volleyball' | 'cricket' | 'shuttle' | 'none';

/** A filled patch of ground. */
export interface Zone {
  readonly points: readonly Point[];
  readonly tone: Tone;
  readonly opacity: number;
}

/** A line painted on the ground, in its real width. */
export interface PaintedLine {
  readonly points: readonly Point[];
  readonly width: number;
  readonly tone: Tone | undefined;
}

/** A flat thing that stands: a post, a pane of glass, a board. */
export interface ScenePanel {
  readonly points: readonly Point3[];
  readonly tone: Tone;
  readonly opacity: number;
  readonly castsShadow: boolean;
  /** Width of a bright rim in metres. */
  readonly rim: number;
  /** Radius in metres of a climbing hold: it gets a glint, and throws its shadow on the wall it hangs on. */
  readonly hold: number;
}

/** Anything thinner than a post: mesh, rails, strings. */
export interface Wire {
  readonly points: readonly Point3[];
  readonly width: number;
  readonly tone: Tone;
  readonly opacity: number;
}

/** Where the camera stands: it looks at a point from an azimuth, an elevation (both in degrees) and a distance. */
export interface Shot {
  readonly at: Point;
  /** Height of the point looked at. */
  readonly height?: number;
  readonly azimuth: number;
  readonly elevation: number;
  readonly distance: number;
  /** Field of view in degrees; 38 by default. */
  readonly view?: number;
  readonly ball?: Point3;
  /** How much larger than life the ball is drawn. */
  readonly ballScale?: number;
}

interface PanelLook {
  opacity?: number;
  castsShadow?: boolean;
  rim?: number;
  hold?: number;
}

const white: Tone = [0.97, 0, 0];
const postTone: Tone = [0.24, 0.01, 260];

/** A court and what stands on it, in metres. */
export class Scene {
  readonly size: Point;
  readonly ground: Tone;
  readonly shots: readonly Shot[];
  /** The picture for posters and the first screen. */
  readonly hero: Shot | undefined;
  paint: Tone = [0.985, 0.006, 100];
  paintOpacity = 0.94;
  ball: BallKind = 'none';
  ballRadius = 0.11;
  /** Ripples of light on water. */
  ripples: { tone: Tone; opacity: number } | undefined;
  /** The line of the net, for plans. */
  netLine: readonly [Point, Point] | undefined;
  readonly zones: Zone[] = [];
  readonly lines: PaintedLine[] = [];
  readonly panels: ScenePanel[] = [];
  readonly wires: Wire[] = [];

  constructor(size: Point, ground: Tone, shots: readonly Shot[], hero?: Shot) {
    this.size = size;
    this.ground = ground;
    this.shots = shots;
    this.hero = hero;
  }

  zone(points: readonly Point[], tone: Tone, opacity = 1): void {
    this.zones.push({ points, tone, opacity });
  }

  line(width: number, ...points: Point[]): void {
    this.lines.push({ points, width, tone: undefined });
  }

  /** A line in another colour than the paint of the court. */
  seam(width: number, tone: Tone, ...points: Point[]): void {
    this.lines.push({ points, width, tone });
  }

  /** A painted rectangle whose outer edge is given, as rule books do. */
  box(width: number, x0: number, y0: number, x1: number, y1: number): void {
    const half = width / 2;
    const [left, top, right, bottom] = [x0 + half, y0 + half, x1 - half, y1 - half];
    this.line(width, [left, top], [right, top], [right, bottom], [left, bottom], [left, top]);
  }

  /** Every other band along x. */
  stripes(x0: number, y0: number, x1: number, y1: number, count: number, tone: Tone): void {
    for (let index = 0; index < count; index += 2) {
      this.zone(rectangle(x0 + (x1 - x0) * (index / count), y0, x0 + (x1 - x0) * ((index + 1) / count), y1), tone);
    }
  }

  panel(points: readonly Point3[], tone: Tone, look: PanelLook = {}): void {
    const { opacity = 1, castsShadow = false, rim = 0, hold = 0 } = look;
    this.panels.push({ points, tone, opacity, castsShadow, rim, hold });
  }

  /** An upright rectangle over a stretch of ground. */
  upright([x0, y0]: Point, [x1, y1]: Point, bottom: number, top: number, tone: Tone, look: PanelLook = {}): void {
    this.panel(
      [
        [x0, y0, bottom],
        [x1, y1, bottom],
        [x1, y1, top],
        [x0, y0, top],
      ],
      tone,
      look,
    );
  }

  wire(width: number, tone: Tone, opacity: number, ...points: Point3[]): void {
    this.wires.push({ points, width, tone, opacity });
  }

  post([x, y]: Point, height: number, width: number, tone: Tone): void {
    const half = width / 2;
    this.upright([x, y - half], [x, y + half], 0, height, tone, { castsShadow: true });
    this.upright([x - half, y], [x + half, y], 0, height, tone, { castsShadow: true });
  }

  /** A net across the court at x, from y0 to y1: mesh, tape and posts; it sags in the middle. */
  net(x: number, y0: number, y1: number, bottom: number, top: number, cell: number, sag = 0): void {
    const across = (share: number): number => y0 + (y1 - y0) * share;
    const heightAt = (share: number): number => top - sag * Math.sin(share * Math.PI);
    const quarters = [0, 0.25, 0.5, 0.75, 1];
    const edge = (below: number): Point3[] =>
      quarters.map((share): Point3 => [x, across(share), heightAt(share) - below]);

    this.netLine = [
      [x, y0],
      [x, y1],
    ];
    this.panel([[x, y0, bottom], [x, y1, bottom], ...edge(0).toReversed()], [0.15, 0.02, 260], {
      opacity: 0.2,
      castsShadow: true,
    });
    const threads = Math.round((y1 - y0) / cell);
    for (let index = 0; index <= threads; index++) {
      const share = index / threads;
      this.wire(0.012, white, 0.34, [x, across(share), bottom], [x, across(share), heightAt(share)]);
    }
    for (let z = bottom; z < top - cell / 2; z += cell) this.wire(0.012, white, 0.34, [x, y0, z], [x, y1, z]);
    const tape = 0.07;
    this.panel([...edge(0), ...edge(tape).toReversed()], [0.985, 0.004, 90], { castsShadow: true });
    for (const y of [y0, y1]) this.post([x, y], top + 0.04, 0.09, postTone);
  }

  /** A goal on the line at x, open towards the middle; `side` is the side of the court it stands on. */
  goal(x: number, half: number, height: number, depth: number, side: 1 | -1, bar = 0.12): void {
    const tone: Tone = [0.99, 0.003, 90];
    const back = x + side * depth;
    const roof = side * depth * 0.45;
    const mesh = 0.014;

    for (let y = -half; y <= half + 0.01; y += half / 14) {
      this.wire(mesh, tone, 0.4, [x, y, height], [back - roof, y, height], [back, y, 0]);
    }
    for (let row = 0; row <= 12; row++) {
      const share = row / 12;
      const isRoof = share < 0.4;
      const down = (share - 0.4) / 0.6;
      const at = isRoof ? x + side * depth * 0.55 * (share / 0.4) : back - roof * (1 - down);
      const z = isRoof ? height : height * (1 - down);
      this.wire(mesh, tone, 0.4, [at, -half, z], [at, half, z]);
    }
    for (const y of [-half, half]) {
      for (let row = 1; row < 9; row++) {
        const z = (height * row) / 9;
        this.wire(mesh, tone, 0.34, [x, y, z], [back - roof * (z / height), y, z]);
      }
    }
    const white = { castsShadow: true };
    this.upright([x, -half - bar], [x, -half], 0, height + bar, tone, white);
    this.upright([x, half], [x, half + bar], 0, height + bar, tone, white);
    this.upright([x, -half - bar], [x, half + bar], height, height + bar, tone, white);
  }
}
