/** What holds for any cart, however it came about. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLines, setQuantity } from '../../../machines/cart/cartRules.ts';
import { bookingsIn, groupOf, isFacility, totalTickets, withoutLines } from '../../../machines/cart/lines.ts';
import { settlement } from '../../../machines/cart/reservation.ts';
import { cartTotals } from '../../../machines/money/totals.ts';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import {
  academy,
  event,
  facility,
  held,
  membership,
  offer,
  pos,
  swim,
  trainer,
} from '../../models/cart/cart.fixtures.ts';

const small = fc.integer({ min: 1, max: 3 });
const id = fc.uuid();

/** Lines that often meet: few products, places, days and outlets. */
const anyLine: fc.Arbitrary<CartLine> = fc.oneof(
  fc.record({ id, product_id: small, facilityId: small, day: small, group: fc.option(small) }).map((made) =>
    facility(made.id, {
      product_id: made.product_id,
      facilityId: made.facilityId,
      selectedFacilityDate: `2026-11-2${made.day}`,
      group_id: made.group === null ? null : `group-${made.group}`,
    }),
  ),
  fc
    .record({ id, product_id: small, facilityId: small, quantity: small })
    .map((made) => swim(made.id, { ...made, product_id: made.product_id + 40 })),
  fc
    .record({ id, event_ticket_id: small, seat_map_id: fc.option(small), quantity: small })
    .map((made) => event(made.id, made.seat_map_id === null ? made : { ...made, quantity: 1 })),
  fc.record({ id, membership_package_id: small }).map((made) => membership(made.id, made)),
  fc.record({ id, workshop_program_id: small, workshop_id: small }).map((made) => academy(made.id, made)),
  fc.record({ id, training_package_id: small }).map((made) => trainer(made.id, made)),
  fc.record({ id, outlet_id: small, product_id: small, quantity: small }).map((made) => pos(made.id, made)),
  fc.record({ id, offer_id: small, quantity: small }).map((made) => offer(made.id, made)),
);
const anyLines = fc.array(anyLine, { maxLength: 20 });

/** The cart after one line at a time; what is refused is left out. */
const cartOf = (incoming: readonly CartLine[]): CartLine[] =>
  incoming.reduce<CartLine[]>((lines, line) => {
    const verdict = addLines({ lines, venueId: 1 }, [line]);
    return verdict.ok ? verdict.lines : lines;
  }, []);

const anyCart = anyLines.map(cartOf);

describe('any cart', () => {
  test('has memberships or other things, never both (I03)', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        expect(new Set(lines.map(({ productType }) => productType === 'membership')).size).toBeLessThan(2);
      }),
    );
  });

  test('has each product, place and time once (I01)', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const places = lines
          .filter(isFacility)
          .map((line) => `${line.product_id} ${line.facilityId} ${line.selectedFacilityDate}`);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });

  test('has goods of one outlet (I04), and whole numbers of everything (I05)', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const outlets = lines.flatMap((line) => (line.productType === 'pos' ? [line.outlet_id] : []));
        expect(new Set(outlets).size).toBeLessThan(2);
        for (const { quantity } of lines) expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
      }),
    );
  });

  test('costs a whole number that is not below nothing (I02)', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const { total } = cartTotals(lines, 'AED');
        expect(Number.isInteger(total) && total >= 0).toBe(true);
      }),
    );
  });

  test('loses a whole booking when any part of it is removed (I07)', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), (lines, at) => {
        fc.pre(lines.length > 0);
        const line = lines[at % lines.length]!;
        const rest = withoutLines(lines, [line]);
        const group = groupOf(lines, line.id).map((part) => part.id);
        expect(group).toContain(line.id);
        expect(rest.length + group.length).toBe(lines.length);
        expect(rest.filter((other) => group.includes(other.id))).toEqual([]);
      }),
    );
  });

  test('is shown as bookings that hold every line once', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const shown = bookingsIn(lines).flat();
        expect(new Set(shown)).toEqual(new Set(lines));
        expect(shown.length).toBe(lines.length);
        expect(totalTickets(lines)).toBeGreaterThanOrEqual(bookingsIn(lines).length);
      }),
    );
  });

  test('is what it was after one more and one less (I25)', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), (lines, at) => {
        fc.pre(lines.length > 0);
        const line = lines[at % lines.length]!;
        const more = setQuantity(lines, line.id, line.quantity + 1);
        fc.pre(more.ok);
        const less = setQuantity(more.ok ? more.lines : [], line.id, line.quantity);
        expect(less).toEqual({ ok: true, lines });
      }),
    );
  });

  test('keeps, of what is merged, the same sum in any order', () => {
    const tickets = fc.array(
      fc.record({ id, product_id: small, quantity: small }).map((made) => swim(made.id, made)),
      { maxLength: 8 },
    );
    const counts = (lines: CartLine[]) => lines.map(({ product_id, quantity }) => `${product_id} × ${quantity}`).sort();
    fc.assert(
      fc.property(tickets, (incoming) => {
        expect(counts(cartOf(incoming.toReversed()))).toEqual(counts(cartOf(incoming)));
        expect(cartTotals(cartOf(incoming.toReversed()), 'AED')).toEqual(cartTotals(cartOf(incoming), 'AED'));
      }),
    );
  });
});

describe('an answer about places', () => {
  const cases = fc
    .tuple(anyCart, anyLines, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }))
    .map(([before, incoming, isTaken]) => {
      const proposed = incoming.reduce<CartLine[]>((lines, line) => {
        const verdict = addLines({ lines, venueId: 1 }, [line]);
        return verdict.ok ? verdict.lines : lines;
      }, before);
      const asked = proposed.filter(isFacility);
      return { before, proposed, asked, taken: asked.filter((_, index) => isTaken[index]) };
    });

  test('leaves only what is held, and makes a change whole or not at all', () => {
    fc.assert(
      fc.property(cases, ({ before, proposed, asked, taken }) => {
        const { lines, isRefused, lost, excess } = settlement(before, proposed, held(asked, taken));
        const stays = new Set(lines.map((line) => line.id));
        const known = new Set(before.map((line) => line.id));
        const added = proposed.filter((line) => !known.has(line.id));
        expect(added.filter((line) => stays.has(line.id))).toHaveLength(isRefused ? 0 : added.length);
        expect(lost.filter((line) => stays.has(line.id))).toEqual([]);
        expect(lost.every((line) => known.has(line.id))).toBe(true);
        // What the server holds is either in the cart or to be given back.
        const accepted = asked.filter((line) => !taken.includes(line));
        expect(accepted.filter((line) => !stays.has(line.id))).toEqual(excess);
      }),
    );
  });
});
