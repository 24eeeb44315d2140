/** The request to benefits/verify, and how its answer is assigned to lines (R7.3.8, R7.3.9, Q7.3.d). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotals, totalsOf } from '../../../machines/money/totals.ts';
import { benefitQuestion } from '../../../machines/promotion/benefitQuestion.ts';
import { appliedPromotion, discountedLines, type BenefitAnswer } from '../../../machines/promotion/discountedLines.ts';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import {
  academy,
  addon,
  event,
  layla,
  membership,
  offer,
  pos,
  swim,
  trainer,
} from '../../models/cart/cart.fixtures.ts';

const asked = (lines: readonly CartLine[]) =>
  benefitQuestion({ lines, code: 'COOL10', type: 'promo', user: layla }).products;

/** What a server would say that takes so many hundredths off what it was asked, where it wishes to. */
function answerTo(lines: readonly CartLine[], percents: readonly number[]): BenefitAnswer {
  const products = asked(lines).map((product, index) => {
    const { venue_id = null, date = null, start_time = null, facility_id = null, event_id = null } = product;
    const total = Math.round((product.price + product.tax) * product.quantity * 100);
    const off = Math.round((total * (percents[index] ?? 0)) / 100);
    const money = { price: total / 100, tax: 0, discount_price: (total - off) / 100, discount_tax: 0 };
    const discount =
      off === 0
        ? null
        : {
            ...money,
            total: total / 100,
            discount_total: (total - off) / 100,
            discount: off / 100,
            promo_code: 'COOL10',
          };
    const rest = { event_ticket_id: null, workshop_program_id: null, trainer_id: null, training_package_id: null };
    const parent = {
      parent_product_id: product.parent_product_id ?? null,
      parent_product_index: product.parent_product_index ?? null,
    };
    return {
      ...product,
      ...rest,
      ...parent,
      venue_id,
      date,
      start_time,
      facility_id,
      event_id,
      membership_package_id: null,
      offer_id: null,
      discount,
    };
  });
  return { products, promotion_code: 'COOL10', discount: 0 };
}

describe('what is asked', () => {
  test('R7.3.8, Q7.3.d: unit prices before discount, and add-ons as products of their own below their line', () => {
    const lines = [pos('tape'), swim('swim', { quantity: 2, addons: [addon(), addon({ product_id: 12 })] })];
    expect(benefitQuestion({ lines, code: 'COOL10', type: 'promo', user: layla })).toEqual({
      mobile: '+971501234567',
      promotion_code: 'COOL10',
      products: [
        {
          product_id: 41,
          quantity: 2,
          venue_id: 1,
          price: 40,
          tax: 2,
          date: '2026-11-27',
          start_time: '20:00:00',
          facility_id: 404,
          cartIndex: 1,
          isAddon: false,
        },
        ...[11, 12].map((product_id, cartIndex) => ({
          product_id,
          quantity: 1,
          venue_id: 1,
          price: 20,
          tax: 1,
          date: '2026-11-27',
          start_time: '20:00:00',
          facility_id: 404,
          cartIndex,
          isAddon: true,
          parent_product_id: 41,
          parent_product_index: 1,
        })),
        { product_id: 91, quantity: 1, venue_id: 1, price: 20, tax: 1, cartIndex: 0, isAddon: false },
      ],
    });
  });

  test('R3.9.4: the number of a card instead of a code', () => {
    const question = benefitQuestion({ lines: [], code: 'M-1', type: 'memberships', user: null });
    expect(question).toEqual({ products: [], mobile: null, card_number: 'M-1' });
  });

  test('R7.3.8: each kind by its own numbers, and when it takes place', () => {
    const sessions = [{ date: '2026-12-01', start_time: '18:00:00' }];
    const lines = [
      event('event', { event_date: '2026-12-02', event_time: '19:00:00' }),
      academy('academy'),
      trainer('trainer', { sessions }),
      offer('offer'),
      membership('gold'),
    ];
    const found = (id: string) => asked(lines).find(({ cartIndex }) => lines[cartIndex]?.id === id);
    const [talk, school, coach, bundle, gold] = lines as [
      ReturnType<typeof event>,
      ReturnType<typeof academy>,
      ReturnType<typeof trainer>,
      ReturnType<typeof offer>,
      ReturnType<typeof membership>,
    ];
    expect(found('event')).toMatchObject({
      event_id: talk.event_id,
      event_ticket_id: talk.event_ticket_id,
      date: '2026-12-02',
      start_time: '19:00:00',
    });
    expect(found('academy')).toMatchObject({ workshop_program_id: school.workshop_program_id });
    expect(found('trainer')).toMatchObject({
      trainer_id: coach.trainer_id,
      training_package_id: coach.training_package_id,
      ...sessions[0],
    });
    expect(found('offer')).toMatchObject({ offer_id: bundle.offer_id });
    expect(found('gold')).toMatchObject({ membership_package_id: gold.membership_package_id, date: gold.start_date });
  });
});

describe('where an answer belongs', () => {
  const twins = [swim('one'), swim('two', { addons: [addon()] }), swim('three', { addons: [addon()] })];
  const discountsOf = (lines: readonly CartLine[]) =>
    lines.map(({ discount, addons }) => [
      discount?.discount ?? 0,
      ...addons.map((each) => each.discount?.discount ?? 0),
    ]);
  const given = (...percents: number[]) => discountsOf(discountedLines(twins, answerTo(twins, percents), 'AED'));

  test('R7.3.9: of one product in three lines only the one meant gets the discount; of one add-on in two as well', () => {
    expect(given(0, 10)).toEqual([[0], [4.2, 0], [0, 0]]);
    expect(given(0, 0, 0, 0, 10)).toEqual([[0], [0, 0], [0, 2.1]]);
  });

  const answer = answerTo(twins, [10, 10, 10, 10, 10]);
  const changed = (position: number, changes: object): BenefitAnswer => ({
    ...answer,
    products: answer.products.map((product, index) => (index === position ? { ...product, ...changes } : product)),
  });
  const off = answer.products[0]!.discount!;
  const wrong: [string, number, object][] = [
    ['another product in that place', 0, { product_id: 42 }],
    ['a place that is not there', 0, { cartIndex: 9 }],
    ['an extra', 0, { isAddon: true }],
    ['a price that nobody was shown', 0, { discount: { ...off, total: 50, discount_total: 45.8 } }],
    ['more than it costs', 0, { discount: { ...off, discount: 50, discount_total: 0 } }],
    ['sums that do not add up', 0, { discount: { ...off, discount: 4.1 } }],
    ['an extra of another line', 2, { parent_product_index: 0 }],
    ['an extra of another product', 2, { parent_product_id: 42 }],
    ['an extra that is no extra', 2, { isAddon: false }],
  ];
  test.each(wrong)('R7.3.9, T17: a discount for %s is dropped', (_, position, changes) => {
    const lines = discountedLines(twins, changed(position, changes), 'AED');
    const lost = position === 0 ? lines[0]!.discount : lines[1]!.addons[0]!.discount;
    expect(lost).toBeNull();
    expect(lines[2]!.discount).not.toBeNull();
  });

  test('two answers for one line are ambiguous and dropped', () => {
    const twice = { ...answer, products: [...answer.products, answer.products[0]!] };
    expect(discountsOf(discountedLines(twins, twice, 'AED'))).toEqual([[0], [4.2, 2.1], [4.2, 2.1]]);
  });

  const cart = fc
    .array(
      fc.record({
        kind: fc.constantFrom('swim', 'pos', 'event'),
        quantity: fc.integer({ min: 1, max: 9 }),
        cents: fc.integer({ min: 1, max: 90_000 }),
        extras: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((drafts) =>
      drafts.map(({ kind, quantity, cents, extras }, index): CartLine => {
        const changes = { quantity, price: cents / 100, tax_amount: Math.round(cents / 20) / 100 };
        if (kind === 'pos') return pos(`${index}`, changes);
        if (kind === 'event') return event(`${index}`, changes);
        const addons = Array.from({ length: extras }, (_, position) => addon({ product_id: 11 + position }));
        return swim(`${index}`, { ...changes, addons });
      }),
    );
  const percents = fc.array(fc.constantFrom(0, 5, 33, 100), { minLength: 24, maxLength: 24 });

  test('I02: every line keeps its price, loses earlier discounts and nothing else, and the sums agree, in any order', () => {
    fc.assert(
      fc.property(cart, percents, fc.boolean(), (lines, shares, isTurned) => {
        const whole = answerTo(lines, shares);
        const told = isTurned ? { ...whole, products: whole.products.toReversed() } : whole;
        const lowered = discountedLines(lines, told, 'AED');
        const parts = lowered.flatMap((line) => [line, ...line.addons]);
        const sums = parts.map((part) => totalsOf(part, 'AED'));
        for (const { full, discount, total } of sums) {
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(total).toBe(full - discount);
          expect(total).toBeGreaterThanOrEqual(0);
        }
        const said = whole.products.reduce((sum, { discount }) => sum + Math.round((discount?.discount ?? 0) * 100), 0);
        const promotion = appliedPromotion(lowered, { code: 'cool10', type: 'promo' }, told, 'AED');
        expect(Math.round(promotion.discount * 100)).toBe(said);
        expect(Math.round(promotion.total * 100)).toBe(cartTotals(lines, 'AED').full - said);
        expect(promotion).toMatchObject({ code: 'COOL10', codes: said > 0 ? ['COOL10'] : [], loading: false });
      }),
    );
  });
});

describe('a discount is shown only where it fits the price on screen (R7.3.9)', () => {
  // A ticket of 40.00 with 2.00 of tax.
  const line = swim('swim', { quantity: 1 });
  const after = (discount: { discount: number; discount_total: number; total: number }) => {
    const { products, ...rest } = answerTo([line], [10]);
    const said = products.map((product) => ({ ...product, discount: { ...product.discount!, ...discount } }));
    return discountedLines([line], { ...rest, products: said }, 'AED')[0]!.discount?.discount ?? null;
  };

  test.each([
    ['adds to the price', { discount: -5, discount_total: 47, total: 42 }],
    ['takes off nothing', { discount: 0, discount_total: 42, total: 42 }],
    ['takes off more than all', { discount: 50, discount_total: -8, total: 42 }],
    ['was reckoned on another price', { discount: 4.2, discount_total: 37.8, total: 84 }],
    ['does not add up', { discount: 4.2, discount_total: 30, total: 42 }],
  ])('one that %s is dropped', (_, discount) => expect(after(discount)).toBeNull());

  test.each([0.01, 4.2, 42])('%d of 42 may be taken off', (off) =>
    expect(after({ discount: off, discount_total: Math.round(4200 - off * 100) / 100, total: 42 })).toBe(off),
  );
});
