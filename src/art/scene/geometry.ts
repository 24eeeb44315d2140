/** Metres on the ground: x along the court, y across it, from its middle. */
export type Point = readonly [x: number, y: number];
/** Metres: z is height above the ground. */
export type Point3 = readonly [x: number, y: number, z: number];

export const radians = Math.PI / 180;
export const fullTurn = Math.PI * 2;

export const rectangle = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Points along a circle between two angles in degrees; about one every seven degrees unless `pieces` says more. */
export function arc(x: number, y: number, radius: number, from: number, to: number, pieces = 0): Point[] {
  const count = pieces || Math.max(6, Math.ceil(Math.abs(to - from) / 7));
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const angle = (from + ((to - from) * index) / count) * radians;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

export const circle = (x: number, y: number, radius: number, pieces = 0): Point[] => arc(x, y, radius, 0, 360, pieces);

export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** One decimal is finer than a pixel and keeps a drawing small. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);
