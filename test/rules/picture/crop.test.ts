/** The square of a picture that is shown (R3.7.10). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedCrop, placedCrop, roomOf, squareOf, wholeCrop, zoomed } from '../../../machines/picture/cropRules.ts';
import { removalOf } from '../../../machines/person/removalOf.ts';

const upright = { width: 300, height: 500 };

test('R3.7.10: what is shown at first is the middle, as large as the frame', () => {
  expect(squareOf(upright, wholeCrop)).toEqual({ left: 0, top: 100, side: 300 });
  expect(roomOf(upright, wholeCrop)).toEqual({ x: false, y: true });
  expect(roomOf(upright, { ...wholeCrop, zoom: 2 })).toEqual({ x: true, y: true });
});

test('R3.7.10: the picture follows the finger as far as it reaches', () => {
  expect(squareOf(upright, movedCrop(upright, wholeCrop, { x: 0, y: -0.2 }))).toEqual({ left: 0, top: 160, side: 300 });
  expect(squareOf(upright, movedCrop(upright, wholeCrop, { x: 1, y: 5 }))).toEqual({ left: 0, top: 0, side: 300 });
  expect(squareOf(upright, placedCrop(wholeCrop, { y: 1 }))).toEqual({ left: 0, top: 200, side: 300 });
});

test('R3.7.10: zooming keeps the middle of the frame, and ends at four times', () => {
  expect(squareOf(upright, zoomed(upright, wholeCrop, 2))).toEqual({ left: 75, top: 175, side: 150 });
  const corner = placedCrop({ ...wholeCrop, zoom: 2 }, { x: 1, y: 1 });
  expect(squareOf(upright, zoomed(upright, corner, 1))).toEqual({ left: 0, top: 200, side: 300 });
  expect(zoomed(upright, wholeCrop, 9).zoom).toBe(4);
  expect(zoomed(upright, wholeCrop, 0.2).zoom).toBe(1);
});

test('R3.7.10: the square is always within the picture', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
  const by = fc.record({
    x: fc.double({ min: -9, max: 9, noNaN: true }),
    y: fc.double({ min: -9, max: 9, noNaN: true }),
  });
  const steps = fc.array(fc.record({ by, zoom: fc.double({ min: 0, max: 20, noNaN: true }) }), { maxLength: 5 });
  fc.assert(
    fc.property(size, steps, (picture, done) => {
      const crop = done.reduce(
        (last, step) => movedCrop(picture, zoomed(picture, last, step.zoom), step.by),
        wholeCrop,
      );
      const { left, top, side } = squareOf(picture, crop);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(picture.height + 1e-6);
    }),
    { numRuns: 100 },
  );
});

test('R3.7.10: taking away a picture that was just chosen brings the stored one back, the next time that goes', () => {
  const cut = { blob: new Blob(), address: 'blob:1' };
  expect(removalOf(cut, true)).toBeNull();
  expect(removalOf(null, true)).toBe('removed');
  expect(removalOf(null, false)).toBeNull();
  expect(removalOf('removed', true)).toBe('removed');
});
