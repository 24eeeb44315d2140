import { polygon, type Camera } from './camera.ts';
import type { Point, Point3 } from './geometry.ts';
import type { Chance } from '../random.ts';

const count = 170;
const pieces = 5;

/** Light on water: drifting crescents, thick in the middle and tapering to nothing. */
export function ripples(
  camera: Camera,
  [length, breadth]: Point,
  chance: Chance,
  color: string,
  opacity: number,
): string {
  let data = '';
  for (let index = 0; index < count; index++) {
    const x = (chance() - 0.5) * length;
    const y = (chance() - 0.5) * breadth;
    const turn = (chance() - 0.5) * 0.5 + 1.35;
    const half = 0.16 + chance() * chance() * 0.42;
    const thickness = 0.018 + chance() * 0.024;
    const bend = (0.1 + chance() * 0.3) * half * (chance() < 0.8 ? 1 : -1);
    const place = (u: number, v: number): Point3 => [
      x + u * Math.cos(turn) - v * Math.sin(turn),
      Math.max(-breadth / 2, Math.min(breadth / 2, y + u * Math.sin(turn) + v * Math.cos(turn))),
      0,
    ];
    const upper: Point3[] = [];
    const lower: Point3[] = [];
    for (let piece = 0; piece <= pieces; piece++) {
      const share = piece / pieces - 0.5;
      const swell = 1 - 4 * share * share;
      upper.push(place(share * 2 * half, bend * swell + thickness * swell));
      lower.unshift(place(share * 2 * half, bend * swell - thickness * swell));
    }
    data += polygon(camera, [...upper, ...lower]);
  }
  return `<path d="${data}" fill="${color}" opacity="${opacity}"/>`;
}
