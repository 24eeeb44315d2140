import { fullTurn, short } from './geometry.ts';
import type { Chance } from '../random.ts';
import type { BallKind } from './scene.ts';

/** A direction from the middle of the ball; its length does not matter. */
type Vector = readonly [number, number, number];

export interface BallPosition {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Starts the ids of its gradients; unique in the drawing. */
  readonly id: string;
  /** How dark its far side is, 0 to 1. */
  readonly shade: number;
  readonly accent: string;
}

const unit = (v: Vector): Vector => {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
};
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const blend = (a: Vector, ofA: number, b: Vector, ofB = 1): Vector => [
  a[0] * ofA + b[0] * ofB,
  a[1] * ofA + b[1] * ofB,
  a[2] * ofA + b[2] * ofB,
];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const scalar = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A sphere as it happens to lie: it turns seams into the strokes that can be seen. */
class Sphere {
  readonly position: BallPosition;
  readonly #turns: readonly [number, number, number];

  constructor(position: BallPosition, chance: Chance) {
    this.position = position;
    this.#turns = [chance() * fullTurn, chance() * fullTurn, chance() * fullTurn];
  }

  turned([x, y, z]: Vector): Vector {
    const [a, b, c] = this.#turns;
    const [x1, y1] = [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
    const [y2, z2] = [y1 * Math.cos(b) - z * Math.sin(b), y1 * Math.sin(b) + z * Math.cos(b)];
    return [x1 * Math.cos(c) - z2 * Math.sin(c), y2, x1 * Math.sin(c) + z2 * Math.cos(c)];
  }

  at(turned: Vector, reach = 1): string {
    const { x, y, radius } = this.position;
    return `${short(x + turned[0] * radius * reach)} ${short(y + turned[1] * radius * reach)}`;
  }

  /** The near side of a seam. */
  seam(points: readonly Vector[]): string {
    let data = '';
    let isDrawing = false;
    for (const point of points) {
      const turned = this.turned(unit(point));
      const isNear = turned[2] > 0.02;
      if (isNear) data += (isDrawing ? 'L' : 'M') + this.at(turned);
      isDrawing = isNear;
    }
    return data;
  }

  ring(pieces: number, point: (angle: number) => Vector): string {
    return this.seam(Array.from({ length: pieces + 1 }, (_, index) => point((index / pieces) * fullTurn)));
  }

  /** `width` as a share of the radius. */
  stroke(data: string, color: string, width: number): string {
    const size = short(this.position.radius * width);
    return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${size}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }

  /** The body with its marks, lit from above on one side. */
  body(fill: string, marks: string): string {
    const { x, y, radius, id, shade } = this.position;
    const disc = `cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`;
    return (
      `<clipPath id="${id}c"><circle ${disc}/></clipPath>` +
      `<radialGradient id="${id}s" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="#fff" stop-opacity=".5"/>` +
      `<stop offset=".42" stop-color="#fff" stop-opacity="0"/>` +
      `<stop offset="1" stop-color="#06080f" stop-opacity="${0.62 * shade + 0.1}"/></radialGradient>` +
      `<g clip-path="url(#${id}c)"><circle ${disc} fill="${fill}"/>${marks}<circle ${disc} fill="url(#${id}s)"/></g>`
    );
  }
}

function tennisBall(sphere: Sphere): string {
  const seam = sphere.ring(72, (t) => [
    Math.cos(t) + 0.36 * Math.cos(3 * t),
    Math.sin(t) - 0.36 * Math.sin(3 * t),
    0.95 * Math.sin(2 * t),
  ]);
  return sphere.body(sphere.position.accent, sphere.stroke(seam, '#fffef4', 0.12));
}

function basketball(sphere: Sphere): string {
  const ribs = [
    sphere.ring(64, (t) => [Math.cos(t), 0, Math.sin(t)]),
    sphere.ring(64, (t) => [0, Math.cos(t), Math.sin(t)]),
    ...[-0.62, 0.62].map((x) => sphere.ring(64, (t) => [x, Math.cos(t) * 0.785, Math.sin(t) * 0.785])),
  ];
  return sphere.body('#d5672b', ribs.map((rib) => sphere.stroke(rib, '#2a1510', 0.055)).join(''));
}

function cricketBall(sphere: Sphere): string {
  const { radius } = sphere.position;
  const seamAt = (z: number): string =>
    sphere.stroke(
      sphere.ring(64, (t) => [Math.cos(t), Math.sin(t), z]),
      '#f3e4d2',
      0.05,
    );
  const stitches = [-0.13, 0.13].map(
    (z) => `<g stroke-dasharray="${short(radius * 0.1)} ${short(radius * 0.09)}">${seamAt(z)}</g>`,
  );
  return sphere.body('#a51d22', seamAt(0) + stitches.join(''));
}

function volleyball(sphere: Sphere): string {
  const panel = (point: (t: number) => Vector): string =>
    sphere.seam(Array.from({ length: 17 }, (_, index) => point((index / 16) * 2 - 1)));
  let seams = '';
  for (const p of [-1, 1]) {
    for (const q of [-1, 1]) seams += panel((t) => [p, q, t]) + panel((t) => [p, t, q]) + panel((t) => [t, p, q]);
  }
  for (const k of [-1, 1]) {
    for (const o of [-0.34, 0.34]) seams += panel((t) => [k, o, t]) + panel((t) => [t, k, o]) + panel((t) => [o, t, k]);
  }
  return sphere.body('#f6f1e2', sphere.stroke(seams, '#2d5fa8', 0.07));
}

const golden = (1 + Math.sqrt(5)) / 2;
/** Cutting the corners off an icosahedron gives the twelve black fields of a football. */
const icosahedron: readonly Vector[] = [-1, 1].flatMap((i) =>
  [-golden, golden].flatMap((j): Vector[] => [
    [0, i, j],
    [i, j, 0],
    [j, 0, i],
  ]),
);

function football(sphere: Sphere): string {
  let fields = '';
  let seams = '';
  for (const [index, corner] of icosahedron.entries()) {
    const neighbours = icosahedron.filter((other) => other !== corner && Math.hypot(...minus(corner, other)) < 2.01);
    const centre = unit(corner);
    const first = unit(cross(centre, unit(minus(neighbours[0]!, corner))));
    const second = cross(first, centre);
    const angle = (other: Vector): number => {
      const towards = minus(other, corner);
      return Math.atan2(scalar(towards, first), scalar(towards, second));
    };
    neighbours.sort((a, b) => angle(a) - angle(b));
    const field = neighbours.map((other) => sphere.turned(unit(blend(corner, 2, other))));
    if (field.some((point) => point[2] > 0)) {
      // A corner on the far side is pushed out to the rim, so that the field is cut by the outline of the ball.
      fields += `M${field.map((point) => sphere.at(point, point[2] < 0 ? 1.2 : 1)).join('L')}Z`;
    }
    for (const other of neighbours) {
      if (icosahedron.indexOf(other) <= index) continue;
      seams += sphere.seam([blend(corner, 2, other), blend(corner, 1, other), blend(corner, 1, other, 2)]);
    }
  }
  return sphere.body('#fbfaf6', `${sphere.stroke(seams, '#8d8f94', 0.035)}<path d="${fields}" fill="#17191f"/>`);
}

/** Cork and feathers, lying on its side. */
function shuttle({ x, y, radius, accent }: BallPosition, chance: Chance): string {
  const angle = -0.5 - chance() * 0.7;
  const at = (u: number, v: number): string => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `${short(x + (u * cos - v * sin) * radius)} ${short(y + (u * sin + v * cos) * radius)}`;
  };
  let feathers = '';
  for (let index = 0; index < 9; index++) {
    const root = -0.42 + index * 0.093;
    const tip = -1.1 + index * 0.245;
    const end = 1.5 - Math.abs(index - 4) * 0.03;
    const data =
      `M${at(-0.5, root)}L${at(1.35, tip)}L${at(end, tip + 0.12)}` +
      `L${at(1.35, tip + 0.24)}L${at(-0.5, root + 0.093)}Z`;
    feathers += `<path d="${data}" fill="${index % 2 ? '#fff' : '#e3e6ea'}"/>`;
  }
  const binding = `M${at(0.35, -0.72)}L${at(0.35, 0.72)}M${at(0.8, -0.88)}L${at(0.8, 0.88)}`;
  const round = short(radius * 0.5);
  const cork = `M${at(-0.46, -0.45)}A${round} ${round} 0 0 0 ${at(-0.46, 0.45)}Z`;
  const band = `M${at(-0.56, -0.44)}L${at(-0.4, -0.45)}L${at(-0.4, 0.45)}L${at(-0.56, 0.44)}Z`;
  return (
    `<g>${feathers}<path d="${binding}" stroke="#9aa3ad" stroke-width="${short(radius * 0.04)}" fill="none"/>` +
    `<path d="${cork}" fill="#fffaf0"/><path d="${band}" fill="${accent}"/></g>`
  );
}

const spheres = { tennis: tennisBall, basketball, cricket: cricketBall, volleyball, football };

/** A ball with its real seams, in the picture's pixels; nothing when it would be smaller than two of them. */
export function ball(kind: BallKind, position: BallPosition, chance: Chance): string {
  if (kind === 'none' || position.radius < 1) return '';
  const sphere = new Sphere(position, chance);
  return kind === 'shuttle' ? shuttle(position, chance) : spheres[kind](sphere);
}
