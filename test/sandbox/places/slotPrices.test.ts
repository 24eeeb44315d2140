/** Two implementations of one price: the price on a slot equals the sum of its cart lines (R9.3.2, Q7.2.d). */
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { WireFacility } from '../../../sandbox/domain/slots/schedule.ts';
import { totalOf, unitsOfSlot, type Product } from '../../../sandbox/domain/slots/slotPrice.ts';
import { minute, momentOf } from '../../../sandbox/domain/slots/spans.ts';
import { cartTotals } from '../../../machines/money/totals.ts';
import type { ScheduleInput } from '../../../machines/slots/schedule/scheduleInput.ts';
import { pricesOn, slotPrices } from '../../../machines/slots/slotPrices.ts';
import { channelOf, packSchedule, slotsOf, type Moment, type Slot } from '../../../machines/slots/slots.ts';
import { minuteOf, minutesPerDay } from '../../../machines/slots/schedule/venueTime.ts';
import { Facility, ScheduleConfiguration } from '../../../src/contract/offered/facilities.ts';
import { durations, moments, schedules } from '../../rules/slots/schedules.ts';

interface Priced {
  price: number;
  tax: number;
  unit_minutes: number | null;
}
type PriceList = Readonly<Record<501 | 502, Priced>>;

/** Fils, as an operator writes them: odd ones as well, for half hours, hours and what goes by the twenty minutes. */
const priced: fc.Arbitrary<Priced> = fc.record({
  price: fc.oneof(fc.constantFrom(8000, 9000, 12_000), fc.integer({ min: 0, max: 50_000 })),
  tax: fc.oneof(fc.constantFrom(400, 450, 600), fc.integer({ min: 0, max: 2500 })),
  unit_minutes: fc.constantFrom(null, 20, 30, 60, 90),
});
const priceLists: fc.Arbitrary<PriceList> = fc.record({ 501: priced, 502: priced });

/** The server's prices of its products, as far as they are needed here. */
const productsOf = (list: PriceList) =>
  new Map(([501, 502] as const).map((id): [number, Product] => [id, { id, ...list[id] } as Product]));

const fils = 100;
const withPrices = (schedule: ScheduleInput, list: PriceList): WireFacility[] =>
  schedule.facilities.map((facility) =>
    v.parse(Facility, {
      name: 'Court',
      ...facility,
      per_capacity: 0,
      schedule_control: facility.schedule_control?.map((one) => ({ ...one, date: one.date ?? '2026-01-01' })),
      facility_rentals: facility.facility_rentals?.map((rental) => {
        const { price, tax, unit_minutes } = list[rental.product_id as 501 | 502];
        return { ...rental, price: price / fils, tax_amount: tax / fils, unit_minutes };
      }),
    }),
  );

const startOf = ({ start_time, nextDay }: Slot) => minuteOf(start_time) + (nextDay ? minutesPerDay : 0);

/** The cart lines' price in fils, from the server's default products (R4.5.2). */
function inCart(facility: WireFacility, schedule: ScheduleInput, moment: Moment, slot: Slot, list: PriceList): number {
  const from = momentOf(`${slot.date} ${slot.start_time}`);
  const placing = {
    slot: { from, to: from + slot.duration * minute },
    configuration: v.parse(ScheduleConfiguration, schedule.configuration),
    channel: channelOf(schedule.customer),
    products: moment.filter_by === 2 && moment.product_ids?.length === 1 ? moment.product_ids : undefined,
  };
  const lines = unitsOfSlot(facility, placing, productsOf(list)).map(({ product, quantity }) => ({
    price: product.price / fils,
    tax_amount: product.tax / fils,
    quantity,
    addons: [],
  }));
  return cartTotals(lines, 'AED').full;
}

test('Q7.2.d, R9.3.2, W6: no slot is priced differently from the cart, over seams, nights and controls', () => {
  let told = 0;
  fc.assert(
    fc.property(schedules, moments, durations, priceLists, (schedule, moment, duration, list) => {
      const facilities = withPrices(schedule, list);
      const packed = packSchedule({ ...schedule, facilities });
      const question = { ...moment, duration };
      const lowest = slotPrices(packed, question, 'AED');
      for (const slot of slotsOf(packed, question)) {
        const prices = slot.facilities.map((id) => {
          const found = packed.facilities.find((one) => one.id === id)!;
          const price = pricesOn(packed, found, question, 'AED').get(startOf(slot)) ?? null;
          if (price !== null)
            expect(price).toBe(
              inCart(
                facilities.find((one) => one.id === id)!,
                schedule,
                moment,
                slot,
                list,
              ),
            );
          return price;
        });
        const price = lowest.get(startOf(slot));
        if (price === undefined) continue;
        told += 1;
        const known = prices.filter((one) => one !== null);
        expect(known).toContain(price.amount);
        expect(price.amount).toBe(Math.min(...known));
        if (!price.isFrom) expect(new Set(known).size).toBe(1);
      }
    }),
    { numRuns: 300 },
  );
  expect(told).toBeGreaterThan(300);
});

test('a part of an hour costs whole fils, price with VAT and VAT each rounded half up', () => {
  expect(totalOf({ price: 10_010, tax: 501 }, 0.5)).toEqual({ total: 5256, tax: 251 });
  expect(totalOf({ price: 10_000, tax: 505 }, 1.25)).toEqual({ total: 13_131, tax: 631 });
});
