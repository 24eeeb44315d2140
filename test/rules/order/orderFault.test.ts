import { expect, test } from 'vitest';
import { defaultPreferences, noPromotion } from '../../../machines/cart/paymentPreferences.ts';
import type { CartContent } from '../../../machines/checkout/cartContent.ts';
import { orderFault, stillSaid } from '../../../machines/checkout/orderFault.ts';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import { pos, swim } from '../../models/cart/cart.fixtures.ts';
import { options, withCredit } from '../../models/checkout/checkout.fixtures.ts';

const ticket = swim('swim', { quantity: 2 });
const nameless = swim('swim', { undescribed: true });
const towel = pos('towel', { delivered: true });
const byCredit = { ...defaultPreferences, cardId: 'credit', isCardChosen: true };
const toVilla = { ...defaultPreferences, deliveryAddress: 'Villa 7' };
const cart = (lines: CartLine[], preferences = defaultPreferences): CartContent => ({
  lines,
  preferences,
  promotion: noPromotion,
});

const unsure: CartContent = { ...cart([ticket]), promotion: { ...noPromotion, loading: true } };

test.each([
  // A renewed hold changes nothing: the problem still applies.
  ['R5.6.6', 'detailsGone', cart([nameless]), cart([nameless]), 'detailsGone'],
  ['R5.6.6', 'addressNeeded', cart([towel]), cart([towel, ticket]), 'addressNeeded'],
  ['R5.6.6', 'addressNeeded', cart([towel], { ...toVilla, deliveryAddress: '  ' }), cart([towel]), 'addressNeeded'],
  ['Q4.8.b', 'promotionUnsure', unsure, unsure, 'promotionUnsure'],
  ['Q4.8.b', 'promotionUnsure', unsure, cart([ticket]), null],
  ['R5.7.6', 'creditExceeded', cart([ticket], byCredit), cart([ticket], byCredit), 'creditExceeded'],
  // Another cart may be without it.
  ['R5.6.6', 'detailsGone', cart([nameless]), cart([ticket]), null],
  ['R5.6.6', 'addressNeeded', cart([towel]), cart([towel], toVilla), null],
  ['R5.7.6', 'creditExceeded', cart([ticket], byCredit), cart([ticket]), null],
  // What has nothing to do with the cart stays.
  ['F01', 'notPlaced', cart([ticket]), cart([]), 'notPlaced'],
])('%s: %s stays as long as it applies', (_, code, before, after, said) => {
  const ways = code === 'creditExceeded' ? withCredit : options;
  const asked = { options: ways, currency: 'AED', terms: 'none', hasAgreed: false } as const;
  if (code !== 'notPlaced') expect(orderFault({ ...asked, cartContent: before })).toBe(code);
  const problem = stillSaid({ ...asked, cartContent: before, problem: { code, message: null } }, after);
  expect(problem?.code ?? null).toBe(said);
});
