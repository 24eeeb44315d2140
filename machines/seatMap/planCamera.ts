/**
 * The visible part of the plan: moved and zoomed, but never out of sight. Lengths are in screen pixels, unless marked as
 * plan units.
 */

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PlanTransform {
  /** Pixels per unit of the plan. */
  readonly scale: number;
  /** The position of the plan's corner in the frame. */
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels between seats at which a finger hits the intended seat and numbers are legible. */
export const readable = 24;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The whole plan, centred in the frame. */
export function wholePlan(plan: Size, frame: Size): PlanTransform {
  const scale = Math.min(frame.width / plan.width, frame.height / plan.height);
  return { scale, x: (frame.width - plan.width * scale) / 2, y: (frame.height - plan.height * scale) / 2 };
}

/** The largest useful scale: seats 56 pixels apart. */
export const nearestScale = (pitch: number, plan: Size, frame: Size): number =>
  Math.max(56 / pitch, wholePlan(plan, frame).scale * 1.5);

/** Keeps the plan in sight: one smaller than the frame is centred, a larger one leaves no gap. */
function held(camera: PlanTransform, plan: Size, frame: Size): PlanTransform {
  const within = (at: number, length: number, room: number): number =>
    length <= room ? (room - length) / 2 : clamp(at, room - length, 0);
  return {
    scale: camera.scale,
    x: within(camera.x, plan.width * camera.scale, frame.width),
    y: within(camera.y, plan.height * camera.scale, frame.height),
  };
}

export const movedBy = (camera: PlanTransform, by: Point, plan: Size, frame: Size): PlanTransform =>
  held({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, plan, frame);

/** Zooms around a point of the frame. */
export function zoomedAt(
  camera: PlanTransform,
  factor: number,
  at: Point,
  limits: { plan: Size; frame: Size; most: number },
): PlanTransform {
  const { plan, frame, most } = limits;
  const scale = clamp(camera.scale * factor, wholePlan(plan, frame).scale, most);
  const grown = scale / camera.scale;
  return held({ scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown }, plan, frame);
}

/** Moves a point of the plan into sight, with some margin; if it is visible already, nothing moves. */
export function showing(camera: PlanTransform, point: Point, plan: Size, frame: Size): PlanTransform {
  const margin = Math.min(frame.width, frame.height) / 6;
  const into = (at: number, room: number): number => clamp(at, margin, room - margin) - at;
  return movedBy(
    camera,
    {
      x: into(camera.x + point.x * camera.scale, frame.width),
      y: into(camera.y + point.y * camera.scale, frame.height),
    },
    plan,
    frame,
  );
}
