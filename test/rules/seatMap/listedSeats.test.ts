/** The seats of a plan in a list (Q7.6.k). */
import { expect, test } from 'vitest';
import { freeIn, isMineIn, offeredSeats, rowsOf, sectionsFor } from '../../../machines/seatMap/listedSeats.ts';
import { hallOf } from './hall.fixtures.ts';

const nobody = { chosen: [], inCart: [] };
// Ids: A 1 to 5, 6 to 10; B 11 to 13.
const hall = hallOf({ name: 'A', rows: ['.x.o.', '..xx.'] }, { name: 'B', ticketId: 2, rows: ['xo.'] });
const [a, b] = hall.sections as [(typeof hall.sections)[number], (typeof hall.sections)[number]];

test('the sections of one ticket, or all', () => {
  const names = (ticketId: number | null) => sectionsFor(hall, ticketId).map(({ name }) => name);
  const bare = { ...hall, sections: [...hall.sections, { ...a, name: 'C', rows: [] }] };
  expect(sectionsFor(bare, 1).map(({ name }) => name)).toEqual(['A']);
  expect([names(null), names(1), names(2), names(3)]).toEqual([['A', 'B'], ['A'], ['B'], []]);
});

test('free seats: neither sold, nor held, nor the customer’s own', () => {
  expect([freeIn(a, nobody), freeIn(b, nobody)]).toEqual([6, 1]);
  expect(freeIn(a, { chosen: [1], inCart: [6] })).toBe(4);
  expect([isMineIn(a, { chosen: [1], inCart: [] }), isMineIn(b, { chosen: [1], inCart: [] })]).toEqual([true, false]);
  // What is in the cart already is not being chosen.
  expect(isMineIn(a, { chosen: [], inCart: [1] })).toBe(false);
});

test('on request only rows in which two free ones stand side by side', () => {
  const rows = (mine = nobody, onlyPairs = true) => rowsOf(a, mine, onlyPairs).map(({ name }) => name);
  expect(rows(nobody, false)).toEqual(['1', '2']);
  expect(rows()).toEqual(['2']);
  expect(rows({ chosen: [7] as never[], inCart: [] })).toEqual([]);
  const beside = hallOf({ rows: ['..  .x'] });
  expect(rowsOf(beside.sections[0]!, nobody, true)).toHaveLength(1);
  // An aisle stands between them.
  const divided = hallOf({ rows: ['xx.  .xx'] });
  expect(rowsOf(divided.sections[0]!, nobody, true)).toEqual([]);
});

test('a row shows the seats that are free or chosen', () => {
  const shown = (mine: { chosen: number[]; inCart: number[] }) =>
    offeredSeats(a.rows[0]!, mine).map(({ seat, isMine }) => [seat.seat_map_id, isMine]);
  expect(shown({ chosen: [], inCart: [] })).toEqual([
    [1, false],
    [3, false],
    [5, false],
  ]);
  expect(shown({ chosen: [3], inCart: [4] })).toEqual([
    [1, false],
    [3, true],
    [4, true],
    [5, false],
  ]);
  // Seats in the cart are marked so: they cannot be chosen here (R5.7.11).
  const inCart = offeredSeats(a.rows[0]!, { chosen: [3], inCart: [4] }).filter((one) => one.isInCart);
  expect(inCart.map(({ seat }) => seat.seat_map_id)).toEqual([4]);
});
