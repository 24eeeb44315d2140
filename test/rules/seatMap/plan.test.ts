/** Moving on the plan: by arrow keys, and its visible part (Q7.6.k). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movedBy, showing, wholePlan, zoomedAt, type PlanTransform } from '../../../machines/seatMap/planCamera.ts';
import { nextSeat, type Direction } from '../../../machines/seatMap/seatSteps.ts';
import { seatLines, ticketsOn } from '../../../machines/seatMap/seatLines.ts';
import { placedSeatsOf } from '../../../machines/seatMap/seats.ts';
import { exhibition, seatLineOf } from './exhibition.fixtures.ts';
import { allSeats, hallOfRows } from './hall.fixtures.ts';

describe('Q7.6.k: an arrow leads', () => {
  const hall = allSeats(hallOfRows('... ..', '.....', 'x. ...'));
  test.each<[number, Direction, number | null]>([
    [1, 'right', 2],
    [3, 'right', 4],
    [1, 'left', null],
    [2, 'left', 1],
    [1, 'down', 6],
    [6, 'up', 1],
    [1, 'up', null],
    [4, 'down', 10],
    // Sold seats are reached as well: a customer who cannot see hears that they are sold.
    [6, 'down', 11],
  ])('from %i %s to %j', (from, direction, to) => {
    const seat = hall.find(({ seat_map_id }) => seat_map_id === from)!;
    expect(nextSeat(hall, seat, direction)?.seat_map_id ?? null).toBe(to);
  });
});

test('Q7.6.k: a seat that is not straight ahead is reached while it is still in that direction, the first of two alike', () => {
  const [from] = allSeats(hallOfRows('.'));
  const at = (x: number, y: number, seat_map_id = 2) => ({ ...from!, seat_map_id, x: from!.x + x, y: from!.y + y });
  const met = (...others: ReturnType<typeof at>[]) => nextSeat([from!, ...others], from!, 'right')?.seat_map_id ?? null;
  expect([met(at(10, 10)), met(at(10, 20)), met(at(10, 30))]).toEqual([2, 2, null]);
  expect(met(at(10, -10, 3), at(10, 10, 4))).toBe(3);
});

describe('Q7.6.k: the plan in its frame', () => {
  const plan = { width: 500, height: 420 };
  const frame = { width: 350, height: 400 };
  const limits = { plan, frame, most: 10 };
  const whole = wholePlan(plan, frame);
  const point = fc.record({
    x: fc.double({ min: -2000, max: 2000, noNaN: true }),
    y: fc.double({ min: -2000, max: 2000, noNaN: true }),
  });
  const moves = fc.array(
    fc.oneof(
      point.map((by) => (camera: PlanTransform) => movedBy(camera, by, plan, frame)),
      fc.tuple(fc.double({ min: 0.1, max: 10, noNaN: true }), point).map(
        ([factor, at]) =>
          (camera: PlanTransform) =>
            zoomedAt(camera, factor, at, limits),
      ),
      point.map((to) => (camera: PlanTransform) => showing(camera, to, plan, frame)),
    ),
  );

  test('is seen whole, in the middle', () => {
    expect(whole).toEqual({ scale: 0.7, x: 0, y: 53 });
  });

  test('it never leaves a gap that it could fill, and keeps its limits', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const { scale, x, y } = all.reduce((camera, move) => move(camera), whole);
        expect(scale).toBeGreaterThanOrEqual(whole.scale - 1e-9);
        expect(scale).toBeLessThanOrEqual(limits.most);
        for (const [at, length, room] of [
          [x, plan.width * scale, frame.width],
          [y, plan.height * scale, frame.height],
        ] as const) {
          if (length <= room + 1e-6) expect(at).toBeCloseTo((room - length) / 2, 3);
          else {
            expect(at).toBeLessThanOrEqual(1e-6);
            expect(at + length).toBeGreaterThanOrEqual(room - 1e-6);
          }
        }
      }),
    );
  });

  test('zooming keeps what is under the finger', () => {
    const at = { x: 175, y: 200 };
    const near = zoomedAt(whole, 4, at, limits);
    expect((at.x - near.x) / near.scale).toBeCloseTo((at.x - whole.x) / whole.scale, 6);
    expect((at.y - near.y) / near.scale).toBeCloseTo((at.y - whole.y) / whole.scale, 6);
  });

  test('a seat that has the focus comes into sight; one that is in sight moves nothing', () => {
    const near = zoomedAt(whole, 6, { x: 0, y: 0 }, limits);
    const seen = showing(near, { x: 400, y: 300 }, plan, frame);
    expect(seen.x + 400 * seen.scale).toBeGreaterThan(0);
    expect(seen.x + 400 * seen.scale).toBeLessThan(frame.width);
    expect(showing(seen, { x: 400, y: 300 }, plan, frame)).toEqual(seen);
  });
});

describe('Q3.6.b: a seat in the cart', () => {
  const { event, map } = exhibition;
  const place = (id: number) => placedSeatsOf(map).get(id)!;

  test('is a line of its own, quantity 1, at the price of its ticket', () => {
    expect(seatLines(event, [place(1), place(2)])).toEqual([seatLineOf(1), seatLineOf(2)]);
  });

  test('of a ticket that the event does not sell has no line', () => {
    const stranger = { ...place(1), seat: { ...place(1).seat, event_ticket_id: 99 } };
    expect(seatLines(event, [stranger])).toEqual([]);
  });

  test('the tickets of a plan are those that refer to it', () => {
    expect(ticketsOn(event, 700).map(({ event_ticket_id }) => event_ticket_id)).toEqual([1]);
    expect(ticketsOn(event, 701)).toEqual([]);
  });
});

test('Q3.10.a: the cart and the paper name a part in Arabic where the operator does', () => {
  const { event, map } = exhibition;
  const [place] = placedSeatsOf(map).values();
  const [line] = seatLines(event, [
    { ...place!, section: { ...place!.section, name: 'Courtside', ar_name: 'بمحاذاة الملعب' } },
  ]);
  const [blank] = seatLines(event, [{ ...place!, section: { ...place!.section, ar_name: ' ' } }]);
  expect(blank?.ar_detail).toBe('A، الصف 1، المقعد 1');
  expect([line?.detail, line?.ar_detail]).toEqual(['Courtside, row 1, seat 1', 'بمحاذاة الملعب، الصف 1، المقعد 1']);
});
