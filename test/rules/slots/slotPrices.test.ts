/** The price of a slot, as far as the schedule has it (Q7.2.d, R9.3.2, W6); test/sandbox/places checks that the cart agrees. */
import { describe, expect, test } from 'vitest';
import { dayPrices, pricesOn, slotPrices, type SlotPrice } from '../../../machines/slots/slotPrices.ts';
import type { FacilityInput, RentalInput, ScheduleInput } from '../../../machines/slots/schedule/scheduleInput.ts';
import { packSchedule, type Moment } from '../../../machines/slots/slots.ts';
import { pickedDate } from './schedules.ts';

const rental = (from: string, to: string, product_id: number, price?: number, unit_minutes = 60) => ({
  start_time: `${from}:00`,
  end_time: `${to}:00`,
  product_id,
  ...(price === undefined ? {} : { price, tax_amount: price / 20, unit_minutes }),
});
type Rentals = ReturnType<typeof rental>[];
const packOf = (...courts: Rentals[]) =>
  packSchedule({
    date: pickedDate,
    configuration: { time_increment: 60, min_booking_time: 60, enable_over_night_booking: 1 },
    facilities: courts.map((facility_rentals, index) => ({ id: index + 1, facility_rentals })),
  });
const now = '2026-11-20 08:00:00';
const at = (packed: ReturnType<typeof packOf>, hour: number, duration = 60, currency = 'AED') =>
  slotPrices(packed, { now, duration }, currency).get(hour * 60);

describe('the price of a slot (Q7.2.d)', () => {
  const peak = packOf([rental('09:00', '17:00', 1, 100), rental('17:00', '23:00', 2, 140)]);
  const half = packOf([rental('09:00', '17:00', 1, 80, 30), rental('17:00', '23:00', 2, 90, 30)]);
  test.each([
    ['off-peak', at(peak, 10), { amount: 105_00, isFrom: false }],
    ['peak', at(peak, 18), { amount: 147_00, isFrom: false }],
    ['over the seam', at(peak, 16, 120), { amount: 252_00, isFrom: false }],
    ['an hour of half hours', at(half, 10), { amount: 168_00, isFrom: false }],
    ['an hour and a half over the seam', at(half, 16, 90), { amount: 2 * 84_00 + 94_50, isFrom: false }],
    ['dinars have three decimals', at(peak, 10, 60, 'BHD'), { amount: 105_000, isFrom: false }],
    [
      'the cheaper of two courts',
      at(packOf([rental('09:00', '12:00', 1, 100)], [rental('09:00', '12:00', 2, 90)]), 9),
      { amount: 94_50, isFrom: true },
    ],
    ['of a court whose price is not told', at(packOf([rental('09:00', '12:00', 1)]), 9), undefined],
    [
      'of two courts, one of them untold',
      at(packOf([rental('09:00', '12:00', 1, 100)], [rental('09:00', '12:00', 2)]), 9),
      undefined,
    ],
    [
      'untold, of a court that tells two others',
      at(packOf([rental('09:00', '10:00', 1, 100), rental('10:00', '12:00', 2, 120), rental('12:00', '14:00', 3)]), 12),
      undefined,
    ],
    [
      'running into what is not told',
      at(packOf([rental('09:00', '10:00', 1, 100), rental('10:00', '12:00', 2)]), 9, 120),
      undefined,
    ],
    [
      'over midnight into the next day’s hours',
      at(packOf([rental('18:00', '00:00', 1, 100), rental('00:00', '06:00', 2, 60)]), 23, 120),
      { amount: 168_00, isFrom: false },
    ],
    ['nothing offered then', at(peak, 23), undefined],
  ])('%s', (_, price, expected) => expect(price).toEqual(expected));

  test('is shown once where all hours cost the same, and on each where they do not', () => {
    const flat = packOf([rental('09:00', '23:00', 1, 100)]);
    const hours = [540, 600, 1080];
    const of = (packed: ReturnType<typeof packOf>) =>
      dayPrices(slotPrices(packed, { now, duration: 60 }, 'AED'), hours);
    expect(of(flat)).toEqual({ kind: 'same', price: { amount: 105_00, isFrom: false } });
    expect(of(peak)).toEqual({ kind: 'byHour' });
    expect(of(packOf([rental('09:00', '10:00', 1, 100), rental('10:00', '23:00', 2)]))).toEqual({ kind: 'byHour' });
    expect(of(packOf([rental('09:00', '23:00', 1)]))).toBeNull();
  });
});

const hourly = (
  product_id: number,
  price: number,
  from = '09:00',
  to = '12:00',
  said: Partial<RentalInput> = {},
): RentalInput => ({
  start_time: `${from}:00`,
  end_time: `${to}:00`,
  product_id,
  price,
  tax_amount: 0,
  ...said,
});
interface Asked {
  moment?: Partial<Moment>;
  duration?: number;
  step?: number;
  minute?: number;
  configuration?: ScheduleInput['configuration'];
}
/** The price at ten in the morning. */
function priced(
  facilities: (RentalInput[] | Partial<FacilityInput>)[],
  { moment, duration = 60, step = 60, minute = 600, configuration }: Asked = {},
): SlotPrice | undefined {
  const packed = packSchedule({
    date: pickedDate,
    configuration: { min_booking_time: 20, time_increment: step, enable_over_night_booking: 1, ...configuration },
    facilities: facilities.map((one, at) => ({
      id: at + 1,
      ...(Array.isArray(one) ? { facility_rentals: one } : one),
    })),
  });
  return slotPrices(packed, { now, duration, ...moment }, 'AED').get(minute);
}
const costs = (amount: number, isFrom = false): SlotPrice => ({ amount: amount * 100, isFrom });

describe('by which product (W6, W7, R3.3.2)', () => {
  test('the cheapest of the rentals it may begin in counts, in any order', () => {
    expect(priced([[hourly(1, 100), hourly(2, 90)]])).toEqual(costs(90));
    expect(priced([[hourly(2, 90), hourly(1, 100)]])).toEqual(costs(90));
  });
  test('of two with other units, the one that is cheaper by the hour', () => {
    expect(priced([[hourly(1, 100), hourly(2, 60, '09:00', '12:00', { unit_minutes: 30 })]])).toEqual(costs(100));
    expect(priced([[hourly(1, 100), hourly(2, 45, '09:00', '12:00', { unit_minutes: 30 })]])).toEqual(costs(90));
  });
  test('VAT counts in what is cheaper', () =>
    expect(priced([[hourly(1, 90, '09:00', '12:00', { tax_amount: 20 }), hourly(2, 100)]])).toEqual(costs(100)));
  test('one that is sold for longer only does not have it', () => {
    const long = hourly(2, 50, '09:00', '12:00', { min_booking_time: 120 });
    expect(priced([[hourly(1, 100), long]])).toEqual(costs(100));
    expect(priced([[hourly(1, 100), long]], { duration: 120 })).toEqual(costs(100));
  });
  test('one whose slots begin at other minutes does not have it', () =>
    expect(priced([[hourly(1, 100), hourly(2, 50, '09:30', '12:30')]])).toEqual(costs(100)));
  test('one that has closed, or opens later, does not have it', () => {
    expect(priced([[hourly(1, 100), hourly(2, 50, '08:00', '10:00')]])).toEqual(costs(100));
    expect(priced([[hourly(1, 100), hourly(2, 50, '11:00', '12:00')]])).toEqual(costs(100));
  });
  test('the requested product, though another is cheaper; of two requested ones, the cheaper', () => {
    const both = [[hourly(1, 100), hourly(2, 50)]];
    expect(priced(both, { moment: { filter_by: 2, product_ids: [1] } })).toEqual(costs(100));
    expect(priced(both, { moment: { filter_by: 2, product_ids: [1, 2] } })).toEqual(costs(50));
    expect(priced(both, { moment: { filter_by: 2, product_ids: [] } })).toEqual(costs(50));
    expect(priced(both, { moment: { filter_by: 2 } })).toEqual(costs(50));
    expect(priced(both, { moment: { filter_by: 1, product_ids: [1] } })).toEqual(costs(50));
  });
  test('the facilities that were asked for alone', () => {
    const two = [[hourly(1, 100)], [hourly(2, 50)]];
    expect(priced(two)).toEqual(costs(50, true));
    expect(priced(two, { moment: { facility_ids: [1] } })).toEqual(costs(100));
    expect(priced([[hourly(1, 100)], [hourly(2, 100)], [hourly(1, 100)]])).toEqual(costs(100));
    expect(priced([[hourly(1, 50)], [hourly(2, 100)]])).toEqual(costs(50, true));
    expect(priced([[hourly(1, 50)], [hourly(2, 100)], [hourly(2, 100)]])).toEqual(costs(50, true));
    const day = { configuration: { enable_over_night_booking: 0 as const } };
    expect(priced([[hourly(1, 100)], [hourly(2, 90)]], day)).toEqual(costs(90, true));
  });
  test('one product is sold at several prices, by several units, with and without VAT', () => {
    expect(priced([[hourly(1, 100)], [hourly(1, 90)]])).toEqual(costs(90, true));
    expect(priced([[hourly(1, 100)], [hourly(1, 100, '09:00', '12:00', { tax_amount: 5 })]])).toEqual(costs(100, true));
    expect(priced([[hourly(1, 100)], [hourly(1, 100, '09:00', '12:00', { unit_minutes: 30 })]])).toEqual(
      costs(100, true),
    );
  });
  test('its starts are counted from when it opens', () => {
    expect(priced([[hourly(1, 100, '09:20', '12:20')]], { minute: 620 })).toEqual(costs(100));
    expect(priced([[hourly(1, 100, '09:20', '12:20')]])).toBeUndefined();
  });
});

describe('the quantity of a product (R9.3.2)', () => {
  test('the unit defaults to an hour, and VAT to zero', () => {
    for (const unit_minutes of [null, undefined, 0, -30, 60])
      expect(priced([[hourly(1, 100, '09:00', '12:00', { unit_minutes, tax_amount: null })]])).toEqual(costs(100));
  });
  test('parts of a unit are kept to two decimals', () => {
    expect(priced([[hourly(1, 100)]], { duration: 20, step: 20 })).toEqual(costs(33));
    expect(priced([[hourly(1, 100)]], { duration: 80, step: 20 })).toEqual(costs(133));
    expect(priced([[hourly(1, 100)]], { duration: 100, step: 20 })).toEqual(costs(167));
  });
  test('to where the first closes by the first, after that by the cheapest that is open there, wherever its slots begin', () => {
    const seam = [hourly(1, 60, '09:00', '11:00'), hourly(2, 90, '10:30', '13:00'), hourly(3, 80, '10:45', '13:00')];
    expect(priced([seam], { duration: 120 })).toEqual(costs(60 + 80));
    expect(priced([seam], { duration: 60 })).toEqual(costs(60));
  });
  test('of two equally cheap ones the first counts, until it closes', () => {
    const [short, long] = [hourly(1, 100, '09:00', '11:00'), hourly(2, 100)];
    const late = hourly(3, 80, '11:00', '12:00');
    expect(priced([[short, long, late]], { duration: 120 })).toEqual(costs(100 + 80));
    expect(priced([[long, short, late]], { duration: 120 })).toEqual(costs(200));
  });
  test('what comes twice is counted together, and rounded once', () => {
    const [first, last] = [hourly(1, 10.01, '09:00', '10:20'), hourly(1, 10.01, '11:00', '12:00')];
    // 40 of 60 minutes of the one product are 0.67 units, 10 and 10 beside the other twice 0.17.
    expect(priced([[first, hourly(2, 30, '10:20', '11:00'), last]], { duration: 80, step: 20 })).toEqual(
      costs(6.71 + 20.1),
    );
  });
  test('two products at one price are counted each by itself', () => {
    const seam = [hourly(1, 10.01, '09:00', '10:20'), hourly(2, 10.01, '10:20', '12:00')];
    // A third of an hour is 0.33 units, 3.3033 each.
    expect(priced([seam], { duration: 40, step: 20 })).toEqual(costs(6.6));
  });
  test('no price where a part of it has none, or is not sold at all', () => {
    expect(
      priced([[hourly(1, 100, '09:00', '11:00'), { ...hourly(2, 0, '11:00', '12:00'), price: null }]], {
        duration: 120,
      }),
    ).toBeUndefined();
    expect(priced([{ per_capacity: 1, capacity: 4, facility_rentals: [hourly(1, 100)] }])).toBeUndefined();
    expect(priced([[{ ...hourly(1, 0), price: undefined }], [hourly(2, 100)]])).toBeUndefined();
    expect(priced([[hourly(2, 100)], [{ ...hourly(1, 0), price: undefined }], [hourly(2, 100)]])).toBeUndefined();
    expect(priced([[hourly(1, 100)], [hourly(2, 90)], [{ ...hourly(3, 0), price: null }]])).toBeUndefined();
  });
  test('free is a price', () => expect(priced([[hourly(1, 0)]])).toEqual(costs(0)));
});

describe('around midnight (W4, W5)', () => {
  const night = [hourly(1, 100, '20:00', '02:00')];
  const onTheDay = { now: `${pickedDate} 00:10:00` };
  test('after midnight by what the evening began with', () => {
    expect(priced([night], { minute: 25 * 60 })).toEqual(costs(100));
    expect(priced([night], { minute: 23 * 60, duration: 120 })).toEqual(costs(200));
  });
  test('none where the next day sells hours of its own at that minute', () => {
    expect(priced([[...night, hourly(2, 60, '01:00', '05:00')]], { minute: 25 * 60 })).toBeUndefined();
    expect(priced([[...night, hourly(2, 60, '01:00', '05:00')]], { minute: 24 * 60 })).toEqual(costs(100));
    expect(priced([[...night, hourly(2, 60, '05:00', '09:00')]], { minute: 25 * 60 })).toEqual(costs(100));
    expect(priced([[...night, hourly(2, 60, '00:00', '05:00')]], { minute: 24 * 60 })).toBeUndefined();
    expect(priced([[...night, hourly(2, 60, '00:00', '01:00')]], { minute: 25 * 60 })).toEqual(costs(100));
  });
  test('what is left of last night has a price in its own day’s schedule only', () => {
    expect(priced([night], { minute: 60, moment: onTheDay })).toEqual(costs(100));
    expect(priced([night], { minute: 60 })).toBeUndefined();
  });
  test('a slot begun last night continues in the day’s hours', () => {
    const seam = [hourly(1, 100, '20:00', '01:00'), hourly(2, 120, '01:00', '03:00')];
    const asked = { minute: 0, duration: 120, moment: { now: `${pickedDate} 00:00:00` } };
    expect(priced([seam], asked)).toEqual(costs(220));
  });
  test('a slot begun on the day continues in its own hours, not in last night’s', () => {
    const seam = [hourly(1, 100, '20:00', '03:00'), hourly(2, 60, '00:00', '01:30'), hourly(3, 120, '01:30', '03:00')];
    expect(priced([seam], { minute: 60, step: 30 })).toEqual(costs(30 + 60));
  });
  test('where both last night and the day are sold, the cheaper of the two', () => {
    const both = [hourly(1, 100, '20:00', '02:00'), hourly(2, 60, '00:00', '03:00')];
    expect(priced([both], { minute: 60, moment: onTheDay })).toEqual(costs(60));
    expect(priced([both.toReversed()], { minute: 60, moment: onTheDay })).toEqual(costs(60));
  });
});

test('a single facility reports each of its starts, also those without a price (Q7.2.d)', () => {
  const packed = packSchedule({
    date: pickedDate,
    configuration: {},
    facilities: [
      {
        id: 1,
        facility_rentals: [hourly(1, 100, '09:00', '10:00'), { ...hourly(2, 0, '10:00', '11:00'), price: null }],
        bookings: [],
      },
    ],
  });
  const prices = pricesOn(packed, packed.facilities[0]!, { now, duration: 60 }, 'AED');
  expect([...prices]).toEqual([
    [540, 100_00],
    [600, null],
  ]);
});

describe('a facility on its own tells no start that it does not offer', () => {
  const { configuration, date } = { configuration: {}, date: pickedDate };
  const starts = (facility: Partial<FacilityInput>, moment: Partial<Moment> = {}) => {
    const free = { id: 2, facility_rentals: [hourly(1, 100, '09:00', '10:00')] };
    const packed = packSchedule({ date, configuration, facilities: [{ id: 1, ...facility }, free] });
    const question = { now: `${pickedDate} 08:00:00`, duration: 60, ...moment };
    return [...pricesOn(packed, packed.facilities[0]!, question, 'AED').keys()];
  };
  const facility_rentals = [hourly(1, 100, '09:00', '10:00')];
  test.each<[string, Partial<FacilityInput>, Partial<Moment>?]>([
    [
      'that is taken, though another has it',
      { facility_rentals, bookings: [{ date, start_time: '09:00:00', end_time: '10:00:00' }] },
    ],
    ['that is sold for longer', { facility_rentals: [hourly(1, 100, '09:00', '11:00', { min_booking_time: 120 })] }],
    ['of a product that was not asked for', { facility_rentals }, { filter_by: 2, product_ids: [9] }],
  ])('%s', (_, facility, moment) => expect(starts(facility, moment)).toEqual([]));
  test('and tells the others', () => expect(starts({ facility_rentals })).toEqual([540]));
});

test('facilities that are sold alike share what they are sold by', () => {
  const alike = { facility_rentals: [hourly(1, 100), hourly(2, 90)] };
  const { sold, facilities } = packSchedule({
    date: pickedDate,
    configuration: {},
    facilities: [
      { id: 1, ...alike },
      { id: 2, facility_rentals: [hourly(3, 80)] },
      { id: 3, ...alike },
    ],
  });
  expect(facilities.map(({ firstSold, endSold }) => [firstSold, endSold])).toEqual([
    [0, 2],
    [2, 3],
    [0, 2],
  ]);
  expect(sold.from).toHaveLength(3);
});

describe('what all slots of a day have in common', () => {
  const told = new Map([
    [540, costs(100)],
    [600, costs(100)],
    [660, costs(100, true)],
    [720, costs(120)],
  ]);
  test.each([
    [[540, 600], { kind: 'same', price: costs(100) }],
    [[540], { kind: 'same', price: costs(100) }],
    [[540, 660], { kind: 'byHour' }],
    [[540, 720], { kind: 'byHour' }],
    [[540, 780], { kind: 'byHour' }],
    [[780], null],
    [[], null],
  ])('%j', (starts, expected) => expect(dayPrices(told, starts)).toEqual(expected));
});
