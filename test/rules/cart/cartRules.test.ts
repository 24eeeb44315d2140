import { describe, expect, test } from 'vitest';
import {
  addAddon,
  addLines,
  mayHaveMore,
  mostNow,
  refusalOfMore,
  restoreLines,
  setAddon,
  setQuantity,
} from '../../../machines/cart/cartRules.ts';
import type { CartVerdict } from '../../../machines/cart/cartVerdict.ts';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import {
  academy,
  addon,
  court,
  event,
  facility,
  membership,
  offer,
  pos,
  swim,
  trainer,
} from '../../models/cart/cart.fixtures.ts';

const summary = (verdict: CartVerdict) =>
  verdict.ok ? verdict.lines.map(({ id, quantity }) => `${id} × ${quantity}`) : verdict.code;

/** People by their numbers. */
const attendees = (...numbers: readonly (number | null)[]) =>
  numbers.map((customer_id) => ({ name: '', customer_id })) as CartLine['customers'];

const add = (lines: CartLine[], ...incoming: CartLine[]) => addLines({ lines, venueId: 1 }, incoming);

describe('adding (R4.8.1–3)', () => {
  test.each<[string, CartLine[], CartLine, string | string[]]>([
    ['a membership to other things (R8.2.1)', [pos('tape')], membership('gold'), 'membershipExclusive'],
    ['other things to a membership (R8.2.2)', [membership('gold')], swim('swim'), 'othersExclusive'],
    ['the same membership (R8.2.6)', [membership('gold')], membership('again'), 'membershipInCart'],
    [
      'another membership',
      [membership('gold')],
      membership('kids', { membership_package_id: 7 }),
      ['gold × 1', 'kids × 1'],
    ],
    ['the same court at the same time (R4.8.2)', [facility('one')], facility('two'), 'productInCart'],
    [
      'the same court at another time',
      [facility('one')],
      facility('two', { selectedFacilityTiming: '21:00:00' }),
      ['one × 1', 'two × 1'],
    ],
    [
      'the same court on another day',
      [facility('one')],
      facility('two', { selectedFacilityDate: '2026-11-28' }),
      ['one × 1', 'two × 1'],
    ],
    [
      'the same court for longer, from the same start (R4.8.2)',
      [facility('one')],
      facility('two', { selectedFacilityEndTiming: '22:00:00' }),
      'productInCart',
    ],
    ['tickets of a court that is let whole then', [facility('one', { facilityId: 404 })], swim('two'), 'productInCart'],
    [
      'a part of another booking’s price at the same time',
      [court[0]],
      facility('two', { group_id: 'other', product_id: 32 }),
      'productInCart',
    ],
    [
      'the same court while one has it, by another product',
      [facility('one', { selectedFacilityEndTiming: '22:00:00' })],
      facility('two', { selectedFacilityTiming: '21:00:00', selectedFacilityEndTiming: '22:00:00', product_id: 32 }),
      'productInCart',
    ],
    [
      'the same court right after, over midnight',
      [facility('one', { selectedFacilityTiming: '23:00:00', selectedFacilityEndTiming: '23:59:59' })],
      facility('two', {
        selectedFacilityDate: '2026-11-28',
        selectedFacilityTiming: '00:00:00',
        selectedFacilityEndTiming: '01:00:00',
      }),
      ['one × 1', 'two × 1'],
    ],
    ['another court at the same time', [facility('one')], facility('two', { facilityId: 9 }), ['one × 1', 'two × 1']],
    ['the same tickets of a pool (Q4.8.a)', [swim('one', { quantity: 2 })], swim('two'), ['one × 3']],
    [
      'tickets of a pool for longer, from the same start (R4.8.2)',
      [swim('one', { quantity: 2 })],
      swim('two', { selectedFacilityEndTiming: '22:00:00' }),
      ['one × 2', 'two × 1'],
    ],
    [
      'a ticket that everybody has once (R5.7.9)',
      [event('one', { one_per_customer: true })],
      event('two', { one_per_customer: true }),
      'ticketInCart',
    ],
    [
      'two of a ticket that everybody has once (R5.7.9)',
      [],
      event('one', { one_per_customer: true, quantity: 2 }),
      'ticketInCart',
    ],
    ['the same event tickets', [event('one')], event('two', { quantity: 3 }), ['one × 4']],
    ['other tickets of an event', [event('one')], event('two', { event_ticket_id: 502 }), ['one × 1', 'two × 1']],
    [
      'a seat that is there (R5.7.11)',
      [event('one', { seat_map_id: 8 })],
      event('two', { seat_map_id: 8 }),
      'seatInCart',
    ],
    [
      'a seat of the same number at another event',
      [event('one', { seat_map_id: 8 })],
      event('two', { seat_map_id: 8, event_id: 6 }),
      ['one × 1', 'two × 1'],
    ],
    ['another seat', [event('one', { seat_map_id: 8 })], event('two', { seat_map_id: 9 }), ['one × 1', 'two × 1']],
    ['a free place beside a seat', [event('one', { seat_map_id: 8 })], event('two'), ['one × 1', 'two × 1']],
    ['the same workshop (R5.7.12)', [academy('one')], academy('two'), 'workshopInCart'],
    [
      'the same workshop on days that are taken (R5.7.13)',
      [academy('one')],
      academy('two', {
        workshop_program_id: 702,
        date_range: [{ start_date: '2026-12-31', end_date: '2027-01-31', days: [8, 16] }],
      }),
      'workshopDaysRepeat',
    ],
    [
      'the same workshop up to the day on which the other begins',
      [academy('one', { date_range: [{ start_date: '2026-12-31', end_date: '2027-01-31', days: [2, 8] }] })],
      academy('two', { workshop_program_id: 702 }),
      'workshopDaysRepeat',
    ],
    [
      'the same workshop before the other begins',
      [academy('one', { date_range: [{ start_date: '2027-01-01', end_date: '2027-01-31', days: [2, 8] }] })],
      academy('two', { workshop_program_id: 702 }),
      ['one × 1', 'two × 1'],
    ],
    [
      'the same workshop on all days',
      [academy('one')],
      academy('two', {
        workshop_program_id: 702,
        date_range: [{ start_date: '2026-12-01', end_date: '2026-12-31', days: [] }],
      }),
      'workshopDaysRepeat',
    ],
    ...(
      [
        ['for the same child and another', [71, 72], 'workshopDaysRepeat'],
        ['for another child', [72], ['one × 1', 'two × 1']],
        ['for somebody without a number', [null], 'workshopDaysRepeat'],
        ['for nobody in particular', [], 'workshopDaysRepeat'],
      ] as const
    ).map(([whom, numbers, expected]): [string, CartLine[], CartLine, string | string[]] => [
      `the same days ${whom}`,
      [academy('one', { customers: attendees(71) })],
      academy('two', { workshop_program_id: 702, customers: attendees(...numbers) }),
      typeof expected === 'string' ? expected : [...expected],
    ]),
    [
      'another package of the same programme afterwards',
      [academy('one')],
      academy('two', { product_id: 72, date_range: [{ start_date: '2027-01-01', end_date: '2027-01-31', days: [2] }] }),
      ['one × 1', 'two × 1'],
    ],
    [
      'the same workshop on other days',
      [academy('one')],
      academy('two', {
        workshop_program_id: 702,
        date_range: [{ start_date: '2026-12-01', end_date: '2026-12-31', days: [4, 16] }],
      }),
      ['one × 1', 'two × 1'],
    ],
    [
      'the same workshop afterwards',
      [academy('one')],
      academy('two', {
        workshop_program_id: 702,
        date_range: [{ start_date: '2027-01-01', end_date: '2027-01-31', days: [2, 8] }],
      }),
      ['one × 1', 'two × 1'],
    ],
    [
      'a workshop whose own ranges overlap',
      [],
      academy('one', {
        date_range: [
          { start_date: '2026-12-01', end_date: '2026-12-10', days: [] },
          { start_date: '2026-12-10', end_date: '2026-12-20', days: [2] },
        ],
      }),
      'workshopDaysRepeat',
    ],
    ['another workshop on the same days', [academy('one')], academy('two', { workshop_id: 8 }), ['one × 1', 'two × 1']],
    ['the same training package (R8.2.5)', [trainer('one')], trainer('two'), 'packageInCart'],
    ['goods of another outlet (R4.8.4)', [pos('tape')], pos('cap', { outlet_id: 10, product_id: 93 }), 'otherOutlet'],
    ['the same goods', [pos('tape')], pos('more', { quantity: 2 }), ['tape × 3']],
    ['no more of the goods (R4.8.5)', [pos('tape', { quantity: 2 })], pos('none', { quantity: 0 }), []],
    ['none of goods that are not there', [], pos('none', { quantity: 0 }), []],
    [
      'none of other goods than are there',
      [pos('tape'), pos('cap', { product_id: 93 })],
      pos('none', { quantity: 0, product_id: 94 }),
      ['tape × 1', 'cap × 1'],
    ],
    ['half of some goods', [], pos('tape', { quantity: 0.5 }), 'invalidQuantity'],
    ['fewer than none of some goods', [], pos('tape', { quantity: -1 }), 'invalidQuantity'],
    ['none of a court', [], facility('court', { quantity: 0 }), 'invalidQuantity'],
    ['less than none of a court', [], facility('court', { quantity: -0.5 }), 'invalidQuantity'],
    ['the same offer', [offer('one')], offer('two'), ['one × 2']],
    ['something without a venue (R5.7.7)', [], swim('swim', { venue_id: null }), 'invalidVenue'],
    ['no tickets', [], swim('swim', { quantity: 0 }), 'invalidQuantity'],
    ['half a ticket', [], swim('swim', { quantity: 1.5 }), 'invalidQuantity'],
    ['an hour and a half of a court', [], facility('court', { quantity: 1.5 }), ['court × 1.5']],
    ['half an extra', [], swim('swim', { addons: [addon({ quantity: 0.5 })] }), 'invalidQuantity'],
    ['more extras than there are', [], swim('swim', { addons: [addon({ quantity: 5 })] }), 'maxQuantityReached'],
  ])('%s', (_, lines, incoming, expected) => expect(summary(add(lines, incoming))).toEqual(expected));

  test('without a venue in the configuration sells nothing (Q8.2.a)', () =>
    expect(addLines({ lines: [], venueId: null }, [swim('swim')])).toEqual({ ok: false, code: 'invalidConfig' }));

  test('takes all lines of a booking or none', () => {
    expect(summary(add([], ...court))).toEqual(['court-day × 1', 'court-night × 1']);
    expect(summary(add([facility('night', { product_id: 32 })], ...court))).toBe('productInCart');
  });

  test('joins parts of one price that name the same product', () => {
    const halves = [facility('a', { group_id: 'g', quantity: 0.5 }), facility('b', { group_id: 'g', quantity: 1 })];
    expect(summary(add([], ...halves))).toEqual(['a × 1.5']);
  });

  test('mixes every kind but memberships in one cart (R1.4.1)', () => {
    const all = [
      ...court,
      swim('swim'),
      event('event'),
      academy('academy'),
      trainer('trainer'),
      pos('pos'),
      offer('offer'),
    ];
    const verdict = add([], ...all);
    expect(verdict.ok && verdict.lines.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  test('merges with the fresher price, all attendees and all extras', () => {
    const sara = { name: 'Sara' } as CartLine['customers'][number];
    const one = swim('one', { customers: [sara], addons: [addon()] });
    const two = swim('two', {
      price: 50,
      tax_amount: 2.5,
      customers: [sara],
      addons: [addon(), addon({ product_id: 12 })],
    });
    const verdict = add([one], two);
    expect(verdict.ok && verdict.lines).toMatchObject([
      {
        id: 'one',
        quantity: 2,
        price: 50,
        total_price: 105,
        customers: [sara, sara],
        addons: [
          { product_id: 11, quantity: 2 },
          { product_id: 12, quantity: 1 },
        ],
      },
    ]);
  });
});

describe('restoring', () => {
  test('puts back missing lines and leaves the others', () => {
    const cart = { lines: [swim('swim', { quantity: 3 })], venueId: 1 };
    expect(summary(restoreLines(cart, [swim('swim'), event('event')]))).toEqual(['swim × 3', 'event × 1']);
  });

  test('obeys the rules of adding', () =>
    expect(summary(restoreLines({ lines: [pos('tape')], venueId: 1 }, [membership('gold')]))).toBe(
      'membershipExclusive',
    ));
});

describe('extras', () => {
  const at = { facilityId: 404, date: '2026-11-27', startTime: '20:00:00' };

  test('go with their ticket', () => {
    const verdict = addAddon([facility('court'), swim('swim')], at, addon({ quantity: 2 }));
    expect(verdict.ok && verdict.lines.map(({ addons }) => addons.length)).toEqual([0, 1]);
  });

  test.each([
    ['another place', { ...at, facilityId: 405 }],
    ['another day', { ...at, date: '2026-11-28' }],
    ['another time', { ...at, startTime: '21:00:00' }],
  ])('without a ticket at %s are refused (R8.2.8)', (_, place) =>
    expect(summary(addAddon([swim('swim')], place, addon()))).toBe('addTicketFirst'),
  );

  test('R5.5.6, Q5.5.c: are counted over the whole cart, on any day', () => {
    const lines = [
      swim('one', { addons: [addon({ quantity: 2 })] }),
      swim('later', { selectedFacilityDate: '2026-11-28', addons: [addon({ quantity: 2 })] }),
    ];
    expect(addAddon(lines, at, addon())).toEqual({ ok: false, code: 'maxQuantityReached', values: { max: 4 } });
    expect(addAddon(lines.slice(0, 1), at, addon({ quantity: 2 })).ok).toBe(true);
  });

  test('R5.5.6: of other products are counted by themselves', () => {
    const extras = [addon({ quantity: 3 }), addon({ product_id: 12, quantity: 3 })];
    const lines = [swim('one', { addons: extras })];
    expect(addAddon(lines, at, addon()).ok).toBe(true);
    const quantities = (productId: number, quantity: number) => {
      const verdict = setAddon(lines, { lineId: 'one', productId, quantity });
      return verdict.ok && verdict.lines[0]?.addons.map((extra) => [extra.product_id, extra.quantity]);
    };
    expect(quantities(12, 4)).toEqual([
      [11, 3],
      [12, 4],
    ]);
    expect(quantities(12, 0)).toEqual([[11, 3]]);
  });

  test('R5.5.9, R8.2.9: beyond the maximum are refused with the number', () => {
    const lines = [
      swim('one', { addons: [addon({ quantity: 3 })] }),
      swim('two', { facilityId: 405, addons: [addon()] }),
    ];
    const beyond = { ok: false, code: 'maxQuantityReached', values: { max: 4 } };
    expect(setAddon(lines, { lineId: 'two', productId: 11, quantity: 2 })).toEqual(beyond);
    expect(add([], swim('swim', { addons: [addon({ quantity: 5 })] }))).toEqual(beyond);
  });

  test('are counted in pieces', () =>
    expect(summary(addAddon([swim('swim')], at, addon({ quantity: 0 })))).toBe('invalidQuantity'));

  test.each([
    [4, [4]],
    [0, []],
    [5, 'maxQuantityReached'],
    [1.5, 'invalidQuantity'],
    [-1, 'invalidQuantity'],
  ])('set to %d', (quantity, expected) => {
    const verdict = setAddon([swim('swim', { addons: [addon()] })], { lineId: 'swim', productId: 11, quantity });
    expect(verdict.ok ? verdict.lines[0]?.addons.map((extra) => extra.quantity) : verdict.code).toEqual(expected);
  });

  test('that are not there cannot be set', () => {
    for (const lineId of ['swim', 'gone'])
      expect(summary(setAddon([swim('swim')], { lineId, productId: 11, quantity: 1 }))).toBe('lineGone');
  });
});

describe('quantities', () => {
  const family = swim('family', { quantity: 2, participant_count: 4 });
  const named = swim('named', {
    quantity: 2,
    customers: [{ name: 'Sara' }, { name: 'Omar' }] as CartLine['customers'],
  });

  test.each<[string, CartLine, number, string | string[]]>([
    ['more tickets', swim('swim'), 3, ['swim × 3']],
    ['fewer tickets', swim('swim', { quantity: 3 }), 1, ['swim × 1']],
    ['no tickets', swim('swim'), 0, []],
    ['half a ticket', swim('swim'), 0.5, 'invalidQuantity'],
    ['fewer than none', swim('swim'), -1, 'invalidQuantity'],
    ['two of a court', facility('court'), 2, 'quantityFixed'],
    ['two of a membership', membership('gold'), 2, 'quantityFixed'],
    ['two of a ticket that everybody has once', event('once', { one_per_customer: true }), 2, 'quantityFixed'],
    ['two of a seat', event('seat', { seat_map_id: 8 }), 2, 'quantityFixed'],
    ['two of a training package', trainer('ten'), 2, 'quantityFixed'],
    ['two of a workshop', academy('junior'), 2, 'quantityFixed'],
    ['three of some goods', pos('tape'), 3, ['tape × 3']],
    ['three of an offer', offer('coffee'), 3, ['coffee × 3']],
    ['an attendee more than were named', named, 3, 'detailsMissing'],
    ['an attendee less than were named', named, 1, ['named × 1']],
    ['a family more', family, 3, ['family × 3']],
    ['as many as are left', pos('tape', { most: 3 }), 3, ['tape × 3']],
    ['more than are left', pos('tape', { most: 3 }), 4, 'maxQuantityReached'],
    ['as many as there are, though fewer are left now', pos('tape', { quantity: 4, most: 2 }), 4, ['tape × 4']],
    ['as many as were named', named, 2, ['named × 2']],
    ['fewer, though none are left now', pos('tape', { quantity: 4, most: 2 }), 3, ['tape × 3']],
  ])('%s', (_, line, quantity, expected) => expect(summary(setQuantity([line], line.id, quantity))).toEqual(expected));

  test('of lines that are gone cannot be set', () => expect(summary(setQuantity([], 'swim', 1))).toBe('lineGone'));

  test('that fall take their attendees along', () => {
    const verdict = setQuantity([named], 'named', 1);
    expect(verdict.ok && verdict.lines[0]?.customers).toEqual([{ name: 'Sara' }]);
  });

  test('know how many are left, as last reported', () => {
    const [fresher] = [add([pos('tape', { most: 9 })], pos('again', { most: 5 }))];
    expect(fresher.ok && fresher.lines).toMatchObject([{ id: 'tape', quantity: 2, most: 5 }]);
    const beyond = add([pos('tape', { quantity: 2, most: 3 })], pos('again', { quantity: 2, most: 3 }));
    expect(beyond).toEqual({ ok: false, code: 'maxQuantityReached', values: { max: 3 } });
    for (const [there, sum] of [
      [2, 3],
      [3, 3],
      [1, 3],
      [4, 4],
    ] as const) {
      const cart = { lines: [pos('tape', { quantity: there, most: 3 })], venueId: 1 };
      const back = restoreLines(cart, [pos('again', { quantity: 2, most: 3 }), event('meal')]);
      expect(summary(back)).toEqual([`tape × ${sum}`, 'meal × 1']);
    }
    const untold = add([pos('tape', { most: 9 })], pos('again'));
    expect(untold.ok && untold.lines[0]?.most).toBe(9);
  });

  test('keep the total and drop the discount', () => {
    const reduced = swim('swim', { discount: { discount: 5 } as CartLine['discount'] });
    const verdict = setQuantity([reduced], 'swim', 2);
    expect(verdict.ok && verdict.lines[0]).toMatchObject({ total_price: 84, discount: null });
  });

  test.each([
    [swim('free'), true],
    [named, false],
    [{ ...named, customers: named.customers.slice(0, 1) }, true],
    [facility('court'), false],
    [{ ...family, customers: Array.from({ length: 7 }, () => named.customers[0]!) }, true],
    [{ ...family, customers: Array.from({ length: 8 }, () => named.customers[0]!) }, false],
  ])('may be raised while all attendees are known', (line, may) => expect(mayHaveMore(line)).toBe(may));

  test.each([
    [swim('free'), null, Infinity],
    [swim('free', { most: 1 }), { code: 'maxQuantityReached', values: { max: 1 } }, 1],
    [swim('free', { most: 2 }), null, 2],
    [named, { code: 'detailsMissing' }, named.quantity],
    // At the maximum nobody is asked for details first.
    [
      { ...named, most: named.quantity },
      { code: 'maxQuantityReached', values: { max: named.quantity } },
      named.quantity,
    ],
  ])('one more is refused for the first reason there is, and the most says as much', (line, refusal, most) => {
    if (refusal === null) expect(refusalOfMore(line)).toBeNull();
    else expect(refusalOfMore(line)).toMatchObject(refusal);
    expect(mostNow(line)).toBe(most);
  });
});
