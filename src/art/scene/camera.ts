import { dot, radians, short, type Point, type Point3 } from './geometry.ts';
import type { Shot } from './scene.ts';

/** A pinhole camera: widths, nets and shadows keep their real proportions however boldly the picture is cropped. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  /** Pixels per metre at a distance of one metre. */
  readonly focal: number;
  /** The picture's y of the horizon; below zero it is out of the picture. */
  readonly horizon: number;
  /** From the ground's metres to the camera's: to the right, up, and away. */
  readonly see: (point: Point3) => Point3;
  /** From the camera's metres to the picture. */
  readonly project: (seen: Point3) => Point;
}

/** `focus` is where in the frame (0 to 1 each way) the point looked at comes to lie. */
export function cameraOf(shot: Shot, width: number, height: number, [focusX, focusY]: Point): Camera {
  const azimuth = shot.azimuth * radians;
  const elevation = Math.min(89.9, shot.elevation) * radians;
  const level = Math.cos(elevation);
  const rise = Math.sin(elevation);
  const position: Point3 = [
    shot.at[0] + shot.distance * level * Math.cos(azimuth),
    shot.at[1] + shot.distance * level * Math.sin(azimuth),
    shot.distance * rise + (shot.height ?? 0),
  ];
  const forward: Point3 = [-level * Math.cos(azimuth), -level * Math.sin(azimuth), -rise];
  const right: Point3 = [-Math.sin(azimuth), Math.cos(azimuth), 0];
  const up: Point3 = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  const focal = Math.max(height, width * 0.62) / 2 / Math.tan(((shot.view ?? 38) / 2) * radians);
  return {
    width,
    height,
    focal,
    horizon: height * focusY - Math.tan(elevation) * focal,
    see: (point) => {
      const away: Point3 = [point[0] - position[0], point[1] - position[1], point[2] - position[2]];
      return [dot(away, right), dot(away, up), dot(away, forward)];
    },
    project: ([x, y, z]) => [width * focusX + (x / z) * focal, height * focusY - (y / z) * focal],
  };
}

/** Keeps the part of a polygon where `inside` is not negative. */
function clip<P extends readonly number[]>(points: readonly P[], inside: (point: P) => number): P[] {
  const kept: P[] = [];
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length]!;
    const before = inside(from);
    const after = inside(to);
    if (before >= 0) kept.push(from);
    if (before >= 0 !== after >= 0) {
      const share = before / (before - after);
      // The cut has as many coordinates as the points it lies between.
      kept.push(from.map((value, axis) => value + (to[axis]! - value) * share) as unknown as P);
    }
  }
  return kept;
}

const nearest = 0.12;
const bleed = 12;
const smallestArea = 0.7;

/** A polygon in space as path data of the picture; empty when it is out of sight or too small to see. */
export function polygon(camera: Camera, points: readonly Point3[]): string {
  let shape = clip(points.map(camera.see), (seen) => seen[2] - nearest).map(camera.project);
  const edges = [
    (point: Point) => point[0] + bleed,
    (point: Point) => camera.width + bleed - point[0],
    (point: Point) => point[1] + bleed,
    (point: Point) => camera.height + bleed - point[1],
  ];
  for (const edge of edges) {
    if (shape.length < 3) return '';
    shape = clip(shape, edge);
  }
  if (shape.length < 3) return '';

  let area = 0;
  for (const [index, [x, y]] of shape.entries()) {
    const [nextX, nextY] = shape[(index + 1) % shape.length]!;
    area += x * nextY - nextX * y;
  }
  if (Math.abs(area) < smallestArea) return '';
  // One winding for all, so that shapes joined in one path do not cut holes into each other.
  if (area < 0) shape.reverse();

  let data = '';
  let last = '';
  for (const [x, y] of shape) {
    const place = `${short(x)} ${short(y)}`;
    if (place !== last) data += (data ? 'L' : 'M') + place;
    last = place;
  }
  return `${data}Z`;
}

/** A painted line as filled quads of its real width, so that it thins with distance as paint does. */
export function paintedLine(camera: Camera, points: readonly Point[], width: number): string {
  const half = width / 2;
  const isCurve = points.length > 8;
  let data = '';
  for (let index = 0; index + 1 < points.length; index++) {
    const [x0, y0] = points[index]!;
    const [x1, y1] = points[index + 1]!;
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const ux = (x1 - x0) / length;
    const uy = (y1 - y0) / length;
    // Straight lines meet in square corners; the pieces of a curve only overlap enough to leave no gap.
    const after = isCurve ? half * 0.12 : half;
    const before = index > 0 ? after : isCurve ? 0 : half;
    data += polygon(camera, [
      [x0 - ux * before - uy * half, y0 - uy * before + ux * half, 0],
      [x1 + ux * after - uy * half, y1 + uy * after + ux * half, 0],
      [x1 + ux * after + uy * half, y1 + uy * after - ux * half, 0],
      [x0 - ux * before + uy * half, y0 - uy * before - ux * half, 0],
    ]);
  }
  return data;
}

/** How far away something is on average, in metres. */
export const depth = (camera: Camera, points: readonly Point3[]): number =>
  points.reduce((sum, point) => sum + camera.see(point)[2], 0) / points.length;
