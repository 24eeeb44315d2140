/** Seats next to each other (Q7.6.k): in one row, of one ticket, nearest to the court; and the seats they isolate. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loneSeats } from '../../../machines/seatMap/loneSeats.ts';
import {
  benchesOf,
  distanceOf,
  dividedSelection,
  focusOf,
  lookOf,
  placedSeats,
  placedSeatsOf,
  renewedMap,
  seatNumber,
} from '../../../machines/seatMap/seats.ts';
import { mayComeTogether, seatsTogether } from '../../../machines/seatMap/together.ts';
import { allSeats, hallOf, hallOfRows } from './hall.fixtures.ts';

const anywhere = (count: number) => ({ count, ticketId: null });

describe('Q7.6.k: so many together', () => {
  test.each([
    ['the middle of the first row', ['.......', '.......'], 3, [3, 4, 5]],
    ['the next row where the first is full', ['xxxxxxx', '.......'], 3, [10, 11, 12]],
    ['the side where the middle is sold', ['...xxxx', 'xxxxxxx'], 3, [1, 2, 3]],
    ['never over an aisle', ['.. .. ...'], 3, [5, 6, 7]],
    ['never over a seat that somebody holds', ['.o..x...'], 3, [6, 7, 8]],
    ['rather a row back than one seat left alone', ['x....x', 'x.....'], 3, [8, 9, 10]],
    ['even so, where there is nothing else', ['x....x'], 3, [2, 3, 4]],
    ['one', ['x.x..x'], 1, [2]],
  ] as const)('%s', (_, rows, count, seats) => {
    expect(seatsTogether(hallOfRows(...rows), anywhere(count))).toEqual({ kind: 'whole', seats });
  });

  test('only of the requested ticket, and seats in the cart are not free', () => {
    const hall = hallOf({ rows: ['....'], ticketId: 1 }, { name: 'B', rows: ['....'], ticketId: 2 });
    expect(seatsTogether(hall, { count: 2, ticketId: 2 })).toEqual({ kind: 'whole', seats: [5, 6] });
    expect(seatsTogether(hall, { count: 2, ticketId: 2 }, new Set([6]))).toEqual({ kind: 'whole', seats: [7, 8] });
  });

  test.each([
    ['two and one', ['..x', 'xx.'], 3, [[1, 2], [6]]],
    ['one and one', ['.x.'], 2, [[1], [3]]],
    [
      'three and two rather than four and none',
      ['...x', '..xx'],
      5,
      [
        [1, 2, 3],
        [5, 6],
      ],
    ],
    ['the rest as near as can be', ['..xxxx.', 'x.xxxxx'], 3, [[1, 2], [9]]],
  ] as const)('else %s', (_, rows, count, groups) => {
    expect(seatsTogether(hallOfRows(...rows), anywhere(count))).toEqual({ kind: 'split', groups });
  });

  test('else none: neither so many, nor in two groups of one ticket', () => {
    expect(seatsTogether(hallOfRows('.x.x.'), anywhere(3))).toEqual({ kind: 'none' });
    const tickets = hallOf({ rows: ['..x'], ticketId: 1 }, { rows: ['.xx'], ticketId: 2 });
    expect(seatsTogether(tickets, anywhere(3))).toEqual({ kind: 'none' });
    const [section] = hallOfRows('..').sections;
    const [first, second] = section!.rows[0]!.seats;
    const seats = [first!, { ...second!, event_ticket_id: 2 }];
    const mixed = { ...hallOfRows('..'), sections: [{ ...section!, rows: [{ name: '1', seats }] }] };
    expect(seatsTogether(mixed, anywhere(2))).toEqual({ kind: 'none' });
  });

  const row = fc.string({ unit: fc.constantFrom('.', '.', '.', 'x', 'o', ' '), minLength: 1, maxLength: 12 });
  const anyHall = fc
    .array(
      fc.record({ rows: fc.array(row, { minLength: 1, maxLength: 4 }), ticketId: fc.integer({ min: 1, max: 2 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map((sections) => hallOf(...sections));
  const anyCount = fc.integer({ min: 1, max: 6 });

  test('in any hall: free, of one ticket, neighbours in one row, and no other group is nearer and as tidy', () => {
    fc.assert(
      fc.property(anyHall, anyCount, (hall, count) => {
        const found = seatsTogether(hall, anywhere(count));
        const benches = hall.sections.flatMap(({ rows }) => rows.flatMap(benchesOf));
        const runs = benches.flatMap((bench) =>
          bench
            .map((_, start) => bench.slice(start, start + count))
            .filter((seats) => seats.length === count && seats.every(({ status }) => status === 'free')),
        );
        expect(found.kind === 'whole').toBe(runs.length > 0);
        if (found.kind !== 'whole') return;
        const chosen = found.seats.map((id) => allSeats(hall).find(({ seat_map_id }) => seat_map_id === id)!);
        expect(runs).toContainEqual(chosen);
        expect(new Set(chosen.map(({ event_ticket_id }) => event_ticket_id)).size).toBe(1);
        const focus = focusOf(hall);
        // Seats may be spaced unevenly: their middle is that of all seats, not of the first and the last.
        const far = (seats: typeof chosen) =>
          distanceOf({ x: seats.reduce((sum, { x }) => sum + x, 0) / count, y: seats[0]!.y }, focus);
        const alone = (seats: typeof chosen) =>
          loneSeats(
            hall,
            seats.map(({ seat_map_id }) => seat_map_id),
          ).length > 0;
        for (const other of runs) {
          if (alone(other) <= alone(chosen) && alone(other) === alone(chosen))
            expect(far(chosen)).toBeLessThanOrEqual(far(other) + 1e-9);
        }
        if (alone(chosen)) expect(runs.every(alone)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('in any hall: two groups have the requested number, free, of one ticket, each next to each other', () => {
    fc.assert(
      fc.property(anyHall, anyCount, (hall, count) => {
        const found = seatsTogether(hall, anywhere(count));
        if (found.kind !== 'split') return;
        const [one, other] = found.groups;
        expect(one.length + other.length).toBe(count);
        expect(new Set([...one, ...other]).size).toBe(count);
        expect(one.length).toBeGreaterThanOrEqual(other.length);
        const seats = [...one, ...other].map((id) => allSeats(hall).find(({ seat_map_id }) => seat_map_id === id)!);
        expect(seats.every(({ status }) => status === 'free')).toBe(true);
        expect(new Set(seats.map(({ event_ticket_id }) => event_ticket_id)).size).toBe(1);
        const benches = hall.sections.flatMap(({ rows }) => rows.flatMap(benchesOf));
        for (const group of found.groups) {
          const bench = benches.find((each) => each.some(({ seat_map_id }) => seat_map_id === group[0]))!;
          const at = bench.findIndex(({ seat_map_id }) => seat_map_id === group[0]);
          expect(bench.slice(at, at + group.length).map(({ seat_map_id }) => seat_map_id)).toEqual(group);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('Q7.6.k: a seat left alone', () => {
  test.each([
    ['between mine and sold', ['x..xxx'], [2], [3]],
    ['between mine', ['......'], [2, 4], [1, 3]],
    ['at the end of its bench', ['... ...'], [2, 3], [1]],
    ['not where two are left', ['x....x'], [2, 3], []],
    ['not where it stood alone before', ['x.x...'], [4, 5, 6], []],
    ['not in another row', ['...', '...'], [1, 2, 3], []],
  ] as const)('%s', (_, rows, chosen, alone) => {
    expect(loneSeats(hallOfRows(...rows), chosen)).toEqual(alone);
  });

  test('what is in the cart is no neighbour', () => {
    expect(loneSeats(hallOfRows('.....'), [3], [5])).toEqual([4]);
  });
});

describe('Q7.6.k: a seat', () => {
  const [free, held, sold] = allSeats(hallOfRows('.ox')) as [never, never, never];
  test.each([
    [free, [], [], 'free'],
    [free, [1], [], 'mine'],
    [free, [1], [1], 'inCart'],
    [held, [2], [], 'held'],
    [sold, [], [], 'sold'],
  ])('%# has its look', (seat, chosen, inCart, look) => {
    expect(lookOf(seat, { chosen, inCart })).toBe(look);
  });

  test.each([
    ['C3-9', '9'],
    ['C3-9 ', '9'],
    ['A12', '12'],
    ['Royal box', 'Royal box'],
  ])('%s is number %s', (label, number) => {
    expect(seatNumber({ label })).toBe(number);
  });

  test('of the chosen seats, the gone ones are separated from the others', () => {
    expect(dividedSelection(hallOfRows('..xo'), [1, 2, 3, 4, 99])).toEqual({ kept: [1, 2], gone: [3, 4, 99] });
  });

  test('an unchanged section keeps its identity when the plan is loaded again', () => {
    const [before, now] = [hallOf({ rows: ['..'] }, { rows: ['..'] }), hallOf({ rows: ['.x'] }, { rows: ['..'] })];
    const renewed = renewedMap(before, now);
    expect(renewed).toEqual(now);
    expect(renewed.sections.map((section, index) => section === before.sections[index])).toEqual([false, true]);
  });
});

describe('Q7.6.k: a row', () => {
  const benches = (...xs: number[]) => {
    const [seat] = allSeats(hallOfRows('.'));
    const seats = xs.map((x, index) => ({ ...seat!, seat_map_id: index + 1, x }));
    return benchesOf({ name: '1', seats }).map((bench) => bench.map(({ seat_map_id }) => seat_map_id));
  };

  test.each([
    ['without a gap is one bench', [0, 10, 20], [[1, 2, 3]]],
    [
      'is divided by an aisle',
      [0, 10, 40, 50],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['is divided where most stand nearer', [0, 10, 40], [[1, 2], [3]]],
    ['is not where a seat stands half as far again', [0, 10, 20, 35], [[1, 2, 3, 4]]],
  ] as const)('%s', (_, xs, expected) => expect(benches(...xs)).toEqual(expected));
});

test('Q7.6.k: the focus is the court, or the middle of the plan', () => {
  const court = { x: 10, y: 20, width: 40, height: 60 };
  expect(focusOf({ court, width: 100, height: 300 })).toEqual({ x: 30, y: 50 });
  expect(focusOf({ court: null, width: 100, height: 300 })).toEqual({ x: 50, y: 150 });
});

test('a plan is put together once; what it does not have is nowhere', () => {
  const hall = hallOfRows('..');
  expect(placedSeatsOf(hall)).toBe(placedSeatsOf(hall));
  expect(placedSeats(hall, [2, 99]).map(({ seat }) => seat.seat_map_id)).toEqual([2]);
  expect(placedSeats(null, [1])).toEqual([]);
});

test('Q7.6.k: from one to twenty may come together', () => {
  expect([0, 1, 20, 21, 1.5].map(mayComeTogether)).toEqual([false, true, true, false, false]);
});
