/** The small rules of the cart by example: selectors, holds, owners, promotions. */
import { describe, expect, test } from 'vitest';
import { isTakenOver } from '../../../machines/cart/cartChanges.ts';
import * as read from '../../../machines/cart/cartSelectors.ts';
import type { CartSnapshot } from '../../../machines/cart/cartMachine.ts';
import { withOwner, withoutAttendees } from '../../../machines/cart/carts.ts';
import { isDelivered, peopleOf } from '../../../machines/cart/lines.ts';
import { defaultPreferences, noPromotion } from '../../../machines/cart/paymentPreferences.ts';
import { isSameCart, isVerdictOn, wishIn, withoutDiscounts } from '../../../machines/cart/promotion.ts';
import { refusedLines, reservationMessage } from '../../../machines/cart/reservation.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import type { CartLine, ReservationResult } from '../../../src/contract/orders/cart.ts';
import { academy, addon, event, facility, layla, pos, swim } from '../../models/cart/cart.fixtures.ts';

describe('the selectors of the cart', () => {
  const at = (context: object, state = 'resting') =>
    ({
      context: { lines: [], proposal: null, ...context },
      matches: (one: string) => one === state,
    }) as unknown as CartSnapshot;
  const [kept, asked] = [[swim('swim')], [swim('swim', { quantity: 2 })]];
  test('Q7.3.a: another quantity shows at once, what is being added once it is held', () => {
    const changing = { type: 'quantity.set', lineId: 'swim', quantity: 2 };
    const adding = { type: 'lines.add', requestId: 'r', lines: asked };
    const shown = (proposal: object | null) => read.lines(at({ lines: kept, proposal }));
    expect(shown({ lines: asked, wish: changing })).toBe(asked);
    expect(shown({ lines: asked, wish: adding })).toBe(kept);
    expect(shown(null)).toBe(kept);
  });
  test('whether it has lines, the problem, the discounts, and whether the server is being asked', () => {
    const problem = { code: 'placeTaken', message: null };
    expect([read.isEmpty(at({})), read.isEmpty(at({ lines: kept }))]).toEqual([true, false]);
    expect([read.problem(at({ problem })), read.promotion(at({ promotion: noPromotion }))]).toEqual([
      problem,
      noPromotion,
    ]);
    expect([read.isReserving(at({}, 'reserving')), read.isReserving(at({}))]).toEqual([true, false]);
    expect([true, false].map((delivered) => read.isDelivered(at({ lines: [pos('tape', { delivered })] })))).toEqual([
      true,
      false,
    ]);
  });
});

describe('what is held (R7.3.4)', () => {
  const line = facility('one');
  const answer = (changes: object = {}) =>
    ({
      products: [
        {
          product_id: 31,
          facility_id: 303,
          date: '2026-11-27',
          start_time: '20:00:00',
          end_time: '21:00:00',
          reserved: false,
          message: null,
          ...changes,
        },
      ],
    }) as unknown as ReservationResult;
  test.each([
    [{}, true],
    [{ date: null, end_time: null }, true],
    [{ date: '2026-11-28' }, false],
    [{ end_time: '22:00:00' }, false],
    [{ start_time: '19:00:00' }, false],
    [{ facility_id: 304 }, false],
    [{ product_id: 32 }, false],
    [{ reserved: true }, false],
  ])('a place with %j was taken by another customer: %s', (changes, is) =>
    expect(refusedLines([line], answer(changes)).length === 1).toBe(is),
  );
  test('the message is that of the first refusal with one', () => {
    const [held, wordless, gone] = [
      answer({ reserved: true, message: 'Held' }),
      answer(),
      answer({ message: 'Gone' }),
    ].map(({ products: [one] }) => one!);
    const said = (...products: ReservationResult['products']) => reservationMessage({ ...answer(), products });
    expect([said(held!, wordless!, gone!), said(held!), said(wordless!), said()]).toEqual(['Gone', null, null, null]);
  });
});

describe('whose it is (012, R4.1.6, R4.1.7)', () => {
  const children = (...numbers: (number | null)[]) =>
    numbers.map((customer_id) => ({ name: 'Sara', customer_id })) as CartLine['customers'];
  test('who takes part is kept by number, where each has one', () => {
    const kept = (...numbers: (number | null)[]) =>
      withoutAttendees(academy('junior', { customers: children(...numbers) }));
    expect(kept(71, 72).customers).toEqual([
      { name: '', customer_id: 71 },
      { name: '', customer_id: 72 },
    ]);
    expect(kept(71, null)).toMatchObject({ customers: [], undescribed: true });
  });
  const preferences = defaultPreferences;
  test('a cart put aside is restored unchanged, where nothing was chosen meanwhile', () => {
    const lines = [event('one'), event('two')];
    const cart = { user: null, lines: [], preferences, aside: [{ owner: ownerOf(layla), lines, preferences }] };
    expect(withOwner(cart, layla, null).lines).toEqual(lines);
  });
  test('a customer has one cart aside, the one they left last', () => {
    const aside = [{ owner: ownerOf(layla), lines: [event('old')], preferences }];
    const left = withOwner({ user: layla, lines: [event('new')], preferences, aside }, null, 1);
    expect(left.aside.map(({ owner, lines }) => [owner, lines.map(({ id }) => id)])).toEqual([
      [ownerOf(layla), ['new']],
    ]);
  });
  test('a pending wish is dropped when another customer comes', () => {
    const context = { lines: [], user: layla, aside: [], venueId: 1, ...preferences } as never;
    expect([isTakenOver(context, null), isTakenOver(context, layla)]).toEqual([true, false]);
  });
});

test('Q3.6.e: goods that are picked up are not brought, and a family ticket admits as many as it is for', () => {
  expect([isDelivered([pos('tape')]), isDelivered([pos('tape'), pos('cap', { delivered: true })])]).toEqual([
    false,
    true,
  ]);
  expect([
    peopleOf(swim('family', { quantity: 2, participant_count: 4 })),
    peopleOf(event('e', { quantity: 3 })),
  ]).toEqual([8, 3]);
});

describe('what a promotion is reckoned on (Q4.8.b)', () => {
  const off = { discount: 5 } as CartLine['discount'];
  test('a wish has a code and a kind', () => {
    expect(wishIn({ ...noPromotion, code: 'PADEL', type: null })).toBeNull();
    expect(wishIn({ ...noPromotion, code: null, type: 'promo' })).toBeNull();
    expect(wishIn({ ...noPromotion, code: 'PADEL', type: 'promo' })).toEqual({
      code: 'PADEL',
      type: 'promo',
    });
  });
  test('a discount goes wherever it is, and lines without any stay the same', () => {
    const plain = [swim('swim', { addons: [addon()] })];
    expect(withoutDiscounts(plain)).toBe(plain);
    expect(
      withoutDiscounts([swim('swim', { addons: [addon(), addon({ product_id: 12, discount: off })] })]),
    ).toMatchObject([{ addons: [{ discount: null }, { product_id: 12, discount: null }] }]);
    expect(withoutDiscounts([swim('swim', { discount: off })])[0]?.discount).toBeNull();
  });
  test.each<[string, CartLine, CartLine, boolean]>([
    ['the same', swim('swim'), swim('swim'), true],
    ['another line of the same price', swim('swim'), swim('again'), false],
    [
      'another product whose figures read alike',
      swim('s', { product_id: 1, quantity: 12 }),
      swim('s', { product_id: 11, quantity: 2 }),
      false,
    ],
    [
      'extras whose figures read alike',
      swim('s', { tax_amount: 2, addons: [addon({ product_id: 11 })] }),
      swim('s', { tax_amount: 21, addons: [addon({ product_id: 1 })] }),
      false,
    ],
    ['another price', swim('swim'), swim('swim', { price: 41 }), false],
    ['an extra more', swim('swim'), swim('swim', { addons: [addon()] }), false],
  ])('a verdict is one on %s', (_, one, other, is) => {
    expect([isSameCart([one], [other]), isSameCart([one], [other, other])]).toEqual([is, false]);
    const promotion = { ...noPromotion, code: 'PADEL', type: 'promo' as const, loading: true };
    expect(isVerdictOn({ lines: [one], promotion }, { lines: [other], promotion })).toBe(is);
  });
});
