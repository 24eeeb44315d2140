/** The promo box's rules about a cart and its customer (R3.6.9, R3.9.4, R7.3.8, R7.3.9, Q4.8.b). */
import { createEmptyActor } from 'xstate';
import { expect, test } from 'vitest';
import type { Promotion } from '../../../machines/cart/paymentPreferences.ts';
import { benefitQuestion } from '../../../machines/promotion/benefitQuestion.ts';
import { discountedLines, type BenefitAnswer } from '../../../machines/promotion/discountedLines.ts';
import * as rules from '../../../machines/promotion/promotionContext.ts';
import { promotionMachine, type PromotionSnapshot } from '../../../machines/promotion/promotionMachine.ts';
import * as read from '../../../machines/promotion/promotionSelectors.ts';
import { reach } from '../../support/law/moment.ts';
import { academy, addon, layla, offer, pos, swim } from '../../models/cart/cart.fixtures.ts';

const cart = createEmptyActor();
const none: Promotion = { code: null, type: null, codes: [], discount: 0, total: 0, loading: false };
const card: Promotion = { ...none, code: 'M-1001', type: 'memberships' };
const member = { ...layla, membership_card_number: 'M-1001' };
const lines = [swim('swim')];
const begun = (changes: object) =>
  rules.contextFrom({ cart, lines, promotion: none, user: null, currency: 'AED', ...changes });

test('R3.6.9: a cart without a promotion asks for a code, one with a card for a card', () => {
  expect([begun({}).kind, begun({ promotion: card }).kind]).toEqual(['promo', 'memberships']);
  expect(rules.wishAfter({ lines, user: null, promotion: none })).toEqual({ wish: null, kind: 'promo' });
  expect(rules.wishAfter({ lines, user: null, promotion: card })).toEqual({
    wish: { code: 'M-1001', type: 'memberships' },
    kind: 'memberships',
  });
});

test('R3.9.4: only a member has a number, and only where a card is asked for', () => {
  expect(rules.ownNumber('memberships', member)).toBe('M-1001');
  expect(rules.ownNumber('memberships', { ...layla, membership_card_number: null })).toBe('');
  expect(rules.ownNumber('memberships', null)).toBe('');
  expect(rules.ownNumber('promo', member)).toBe('');
});

test('R7.3.8: what is asked without a wish names no code', () => {
  expect(rules.askedOf({ wish: null, lines, user: null })).toEqual({ lines, user: null, code: '', type: 'promo' });
});

test('Q4.8.b: after a login or logout of a guest, or with another card, it is verified again', () => {
  const guest = { ...begun({}), wish: null };
  const news = { lines, promotion: none, user: null };
  expect(rules.isOtherQuestion(guest, news)).toBe(false);
  expect(rules.isOtherQuestion(guest, { ...news, user: layla })).toBe(true);
  expect(rules.isOtherQuestion({ ...guest, user: layla }, news)).toBe(true);
  expect(rules.isOtherQuestion({ ...guest, user: layla }, { ...news, user: layla })).toBe(false);
  expect(rules.isOtherQuestion(guest, { ...news, promotion: card })).toBe(true);
});

/** An answer without a code. */
const answer = (products: BenefitAnswer['products']): BenefitAnswer => ({
  products,
  promotion_code: null,
  discount: 0,
});

test('R3.6.9: what an answer does without a wish, and with a card', () => {
  const without = { ...begun({}), wish: null };
  expect(rules.loweredCart(without, answer([])).promotion).toMatchObject({ code: '', type: 'promo', loading: false });
  const held = begun({ promotion: card });
  expect(rules.loweredCart(held, answer([])).promotion).toMatchObject({ code: 'M-1001', type: 'memberships' });
});

test('R7.3.8: an academy is sent with its first day, and only an offer with its id', () => {
  const asked = (line: ReturnType<typeof academy> | ReturnType<typeof offer> | ReturnType<typeof pos>) =>
    benefitQuestion({ lines: [line], code: 'COOL10', type: 'promo', user: layla }).products[0]!;
  const school = academy('academy');
  const range = { ...school.date_range[0], start_date: '2026-12-05' } as (typeof school.date_range)[number];
  expect(asked({ ...school, date_range: [range] })).toMatchObject({ date: '2026-12-05' });
  expect(asked({ ...school, date_range: [] })).toMatchObject({ date: null });
  expect(asked(offer('bundle'))).toHaveProperty('offer_id');
  expect(asked(pos('tape'))).not.toHaveProperty('offer_id');
});

test('R7.3.9: an add-on’s discount needs its index and its product', () => {
  const twins = [swim('one', { addons: [addon({ product_id: 11 }), addon({ product_id: 11 })] })];
  const off = {
    price: 20,
    tax: 1,
    total: 21,
    discount_price: 18,
    discount_tax: 0.9,
    discount_total: 18.9,
    discount: 2.1,
    promo_code: 'COOL10',
  };
  const of = (changes: object) => {
    const [, first] = benefitQuestion({ lines: twins, code: 'COOL10', type: 'promo', user: layla }).products;
    const product = { ...first, discount: off, ...changes } as BenefitAnswer['products'][number];
    const [line] = discountedLines(twins, answer([product]), 'AED');
    return line!.addons.map(({ discount }) => discount?.discount ?? null);
  };
  expect(of({})).toEqual([2.1, null]);
  expect(of({ cartIndex: 1 })).toEqual([null, 2.1]);
  expect(of({ cartIndex: 2 })).toEqual([null, null]);
  expect(of({ product_id: 12 })).toEqual([null, null]);
});

test('R3.6.9: a guest is no member', () => {
  const law = { machine: promotionMachine, situations: {}, rows: [] };
  const of = (user: unknown) =>
    read.isMember(
      reach({ ...law, input: { cart, lines, promotion: none, user, currency: 'AED' } }, [])
        .snapshot as PromotionSnapshot,
    );
  expect([of(null), of({ ...layla, membership_card_number: null }), of(member)]).toEqual([false, false, true]);
});
