/** The visible part of a hall's plan: 200 by 100 in a frame of 400 by 400 (Q7.6.k). */
import { describe, expect, test } from 'vitest';
import { movedBy, nearestScale, showing, wholePlan, zoomedAt } from '../../../machines/seatMap/planCamera.ts';

const plan = { width: 200, height: 100 };
const frame = { width: 400, height: 400 };
const whole = { scale: 2, x: 0, y: 100 };

test('the whole plan is centred in the frame, as large as it fits', () => {
  expect(wholePlan(plan, frame)).toEqual(whole);
  expect(wholePlan({ width: 100, height: 200 }, frame)).toEqual({ scale: 2, x: 100, y: 0 });
});

test('the nearest is two fingers from seat to seat, and nearer than the whole', () => {
  expect([nearestScale(14, plan, frame), nearestScale(56, plan, frame)]).toEqual([4, 3]);
});

describe('what is moved leaves no gap', () => {
  // 800 by 400: as high as the frame, twice as wide.
  const near = { scale: 4, x: -100, y: 0 };
  test.each([
    [
      { x: 30, y: 0 },
      { scale: 4, x: -70, y: 0 },
    ],
    [
      { x: 300, y: 50 },
      { scale: 4, x: 0, y: 0 },
    ],
    [
      { x: -900, y: -50 },
      { scale: 4, x: -400, y: 0 },
    ],
  ])('by %o', (by, camera) => expect(movedBy(near, by, plan, frame)).toEqual(camera));

  test('what is smaller stays in the middle, what is greater goes both ways', () => {
    expect(movedBy(whole, { x: 90, y: 90 }, plan, frame)).toEqual(whole);
    expect(movedBy({ scale: 8, x: -100, y: -100 }, { x: -20, y: 30 }, plan, frame)).toEqual({
      scale: 8,
      x: -120,
      y: -70,
    });
  });
});

describe('the point under the pointer stays', () => {
  const limits = { plan, frame, most: 16 };
  test.each([
    ['nearer', { scale: 8, x: -300, y: -200 }, 2, { x: 100, y: 50 }, { scale: 16, x: -700, y: -450 }],
    ['no nearer than may be', { scale: 8, x: -300, y: -200 }, 4, { x: 100, y: 50 }, { scale: 16, x: -700, y: -450 }],
    ['no farther than the whole', { scale: 8, x: -300, y: -200 }, 0.1, { x: 100, y: 50 }, whole],
  ])('%s', (_, camera, factor, at, zoomed) => expect(zoomedAt(camera, factor, at, limits)).toEqual(zoomed));
});

describe('a point is moved into sight with a sixth of the frame around it', () => {
  const wide = { width: 400, height: 300 };
  const near = { scale: 8, x: -400, y: -200 };
  test.each([
    ['in sight already', { x: 80, y: 50 }, near],
    ['on the left', { x: 40, y: 50 }, { ...near, x: -270 }],
    ['on the right', { x: 120, y: 50 }, { ...near, x: -610 }],
    ['above', { x: 80, y: 20 }, { ...near, y: -110 }],
    ['below', { x: 80, y: 70 }, { ...near, y: -310 }],
  ])('%s', (_, point, camera) => expect(showing(near, point, plan, wide)).toEqual(camera));
});
