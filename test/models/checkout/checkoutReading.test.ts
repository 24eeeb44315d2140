/** The selectors of checkout, placement and payment, in the situations of their laws. */
import { expect, test } from 'vitest';
import type { CheckoutInput } from '../../../machines/checkout/checkoutContext.ts';
import * as checkout from '../../../machines/checkout/checkoutSelectors.ts';
import * as payment from '../../../machines/checkout/paymentSelectors.ts';
import * as placement from '../../../machines/checkout/placementSelectors.ts';
import type { Law } from '../../support/law/law.ts';
import { reach } from '../../support/law/moment.ts';
import { accepted, cartIs, comes, ended, known, pay, read, ticked } from './checkout.law.ts';
import { ofGuest, orders, reloaded } from './checkout.orders.law.ts';
import { balances } from './checkoutBalance.law.ts';
import { bySheet } from './checkoutExpress.law.ts';
import { acceptedIntent, atTheBank, guestIntent, options, placed } from './checkout.fixtures.ts';
import { atBank, left } from './payment.law.ts';
import { ordered } from './placement.law.ts';
import { ofGuest as guestsOrder } from './placement.guest.law.ts';

const at = (law: Law, situation: string): never => reach(law, law.situations[situation]!.by).snapshot as never;

const heldAtTheBank = { ...atTheBank, expires_at: '2026-11-22 12:10:00', amount_due: 34.5 };

/** The names of the selectors that answer yes. */
const yes = <Name extends string, Snapshot>(
  questions: Readonly<Record<Name, (snapshot: Snapshot) => boolean>>,
  names: readonly Name[],
  snapshot: Snapshot,
): string[] => names.filter((name) => questions[name](snapshot));

const ofCheckout = [
  'isLoadingOptions',
  'isSignedOut',
  'isOrderAside',
  'isLapsed',
  'isSheetOpen',
  'isSettling',
  'isReadingTerms',
  'isComparing',
  'isToldInDialog',
  'isSuccessShown',
  'isApprovalShown',
  'mayPlace',
  'hasAgreed',
] as const;
const ofPlacement = ['isBusy', 'isPlacing', 'isReconciling', 'isWaitingToAsk', 'isPriceChanged'] as const;
const ofPayment = ['isBusy', 'isRedirecting', 'isUnpaid', 'isConfirming', 'isReopening', 'mayContinue'] as const;

test.each<[string, Law, string, string[]]>([
  ['R5.7.6: without the ways to pay nothing can be placed', ticked, 'loading', ['isLoadingOptions']],
  ['R4.6.5: agreed while the ways to pay are awaited', ticked, 'loadingAgreed', ['isLoadingOptions', 'hasAgreed']],
  ['R4.6.5: known, and agreed', ticked, 'agreed', ['mayPlace', 'hasAgreed']],
  ['R4.8.7: on its way', ticked, 'placing', ['hasAgreed']],
  ['R4.1.7: signed out, Pay leads to the login', ticked, 'signedOut', ['isSignedOut', 'mayPlace']],
  ['K01: signed out, the order waits for them', reloaded, 'signedOut', ['isSignedOut', 'isOrderAside', 'mayPlace']],
  ['Q4.6.a: reading the terms', read, 'reading', ['isLoadingOptions', 'isReadingTerms']],
  ['R4.8.7: ordered and paid', orders, 'success', ['isToldInDialog', 'isSuccessShown']],
  ['R4.8.8: the operator is asked', orders, 'approval', ['isToldInDialog', 'isApprovalShown']],
  ['a guest whose time to pay is over', ofGuest, 'lapsed', ['isSignedOut', 'isLapsed', 'mayPlace']],
  ['Q7.7.k: at a sheet of the browser', bySheet, 'open', ['isSheetOpen', 'hasAgreed']],
  ['Q7.7.k: the sheet is told what became of it', bySheet, 'paid', ['isSettling', 'hasAgreed']],
  ['F37: the balances are asked for again', balances[0]!, 'comparing', ['isComparing']],
])('%s', (_, law, situation, said) => {
  expect(yes(checkout, ofCheckout, at(law, situation))).toEqual(said);
});

test.each<[string, Law, object, boolean]>([
  ['an order of theirs', reloaded, {}, true],
  ['an order of which something was said', reloaded, { problem: { code: 'notPlaced', message: null } }, false],
  ['no order', reloaded, { intent: null }, false],
  ['an order of a guest', ofGuest, { intent: guestIntent }, false],
])('K01: whoever is signed out reads of what waits for a login: %s', (_, law, told, isSo) => {
  const signedOut = reach(law, [...(law === reloaded ? [comes(null)] : []), ended('returned', told)]).snapshot;
  expect(signedOut.value).toBe('signedOut');
  expect(checkout.isOrderAside(signedOut as never)).toBe(isSo);
});

test('R5.7.6: the ways to pay, loaded and not loaded', () => {
  const [loading, known, refused, shown] = ['loading', 'known', 'refused', 'placing'].map((name) => at(ticked, name));
  expect([loading, known].map((one) => checkout.options(one!))).toEqual([null, options]);
  expect(checkout.optionsProblem(known!)).toBeNull();
  expect(checkout.optionsProblem(at(ticked, 'withoutWays'))).not.toBeNull();
  expect([checkout.problem(known!), checkout.problem(refused!)?.code]).toEqual([null, 'soldOut']);
  expect([checkout.placement(known!), checkout.placement(shown!)?.id]).toEqual([undefined, 'placement']);
  expect([checkout.payment(known!), checkout.payment(at(orders, 'paying'))?.id]).toEqual([undefined, 'payment']);
});

test('R5.7.6: a ticket of AED 84 for a customer with a card and an unused wallet', () => {
  const known = at(ticked, 'known');
  expect(checkout.totals(known)).toEqual({ full: 8400, discount: 0, total: 8400, vat: 400 });
  expect(checkout.deductions(known)).toMatchObject({ rest: 8400 });
  expect(checkout.card(known)).toBe('visa');
  expect(checkout.placed(known)).toBeNull();
  expect(checkout.placed(at(orders, 'success'))).toMatchObject({ state: 'paid' });
});

test.each<[string, Law, string, string[]]>([
  ['K01: written down', ordered, 'persisting', ['isBusy', 'isPlacing']],
  ['K01: sent', ordered, 'placing', ['isBusy', 'isPlacing']],
  ['Q4.8.c: taken', ordered, 'accepting', ['isBusy', 'isPlacing']],
  ['T17: dearer', ordered, 'priceChanged', ['isPriceChanged']],
  ['T17: dearer, and accepted', ordered, 'acceptingPrices', ['isBusy', 'isPriceChanged']],
  ['K01: asked for', ordered, 'asking', ['isBusy', 'isReconciling']],
  ['K01: to be asked for again', ordered, 'waiting', ['isReconciling', 'isWaitingToAsk']],
  ['decision 020: a key that has ended', guestsOrder, 'forgetting', ['isBusy', 'isReconciling']],
])('%s', (_, law, situation, said) => {
  expect(yes(placement, ofPlacement, at(law, situation))).toEqual(said);
  expect(yes(placement, ofPlacement, undefined)).toEqual([]);
});

test('T17: what it costs now, and nothing while there is no order', () => {
  expect(placement.prices(at(ordered, 'priceChanged'))).toEqual([
    { lineId: 'swim', productId: 41, price: 50, tax_amount: 2.5 },
  ]);
  expect([placement.prices(at(ordered, 'placing')), placement.prices(undefined)]).toEqual([[], []]);
});

test.each<[string, Law, string, string[]]>([
  ['R4.8.7: on the way to the bank', atBank, 'redirecting', ['isBusy', 'isRedirecting']],
  ['R4.8.7: not paid', atBank, 'unpaid', ['isUnpaid', 'mayContinue']],
  ['F16: asked for once more', atBank, 'confirming', ['isBusy', 'isUnpaid', 'isConfirming', 'mayContinue']],
  ['F09: being given up', atBank, 'reopening', ['isBusy', 'isUnpaid', 'isReopening']],
  ['F16: left, and not paid', left, 'unpaid', ['isUnpaid', 'mayContinue']],
])('%s', (_, law, situation, said) => {
  expect(yes(payment, ofPayment, at(law, situation))).toEqual(said);
  expect(yes(payment, ofPayment, undefined)).toEqual([]);
  expect(payment.problem(undefined)).toBeNull();
});

test('R4.8.7: what the order is of, what is to pay and until when, and nothing while there is none', () => {
  const told = (snapshot: undefined) => [payment.lines, payment.heldUntil, payment.due].map((ask) => ask(snapshot));
  expect(told(undefined)).toEqual([[], null, null]);
  expect(told(at(atBank, 'unpaid'))).toEqual([acceptedIntent.lines, null, null]);
  const known = { ...atBank, input: { ...(atBank.input as object), placed: heldAtTheBank } };
  expect(told(at(known, 'unpaid'))).toEqual([acceptedIntent.lines, '2026-11-22 12:10:00', 34.5]);
});

test('R4.8.8: the money of an order that needs approval: of the placed order, once there is one', () => {
  expect(checkout.approval(at(ticked, 'known'))).toBe('none');
  expect(checkout.moves(at(ticked, 'known'))).toEqual({ setAside: 0, later: 8400 });
  // The cart is empty by then.
  const asked = reach(orders, [...orders.situations['approval']!.by, cartIs({ lines: [] })]).snapshot as never;
  expect(checkout.moves(asked)).toEqual({ setAside: 0, later: 8400 });
  expect(checkout.moves(reach(ticked, [known, cartIs({ lines: [] })]).snapshot as never).later).toBe(0);
});

test.each<[string, object, object]>([
  ['a wallet', { is_wallet: true }, { setAside: 0, later: 0 }],
  ['points', { is_qpoints: true }, { setAside: 0, later: 0 }],
  ['the credit facility', { cardId: 'credit', isCardChosen: true }, { setAside: 0, later: 0 }],
  ['a new card', { cardId: 'new', isCardChosen: true }, { setAside: 0, later: 8400 }],
  ['the card of theirs', { cardId: 'visa', isCardChosen: true }, { setAside: 0, later: 8400 }],
])('R4.8.8: the money of a request of which no balance is known any more: %s', (_, paidBy, moved) => {
  const intent = { ...acceptedIntent, preferences: { ...acceptedIntent.preferences, ...paidBy } };
  const law = { ...orders, input: { ...(orders.input as CheckoutInput), intent } };
  const found = reach(law, [ended('accepted', { intent, placed: placed('awaiting_approval') })]).snapshot as never;
  expect([checkout.isApprovalShown(found), checkout.options(found)]).toEqual([true, null]);
  expect(checkout.moves(found)).toEqual(moved);
});

test('R4.8.8: the money of a request whose balances are known: the wallet’s AED 80 of 84 now, the rest later', () => {
  const preferences = { ...acceptedIntent.preferences, is_wallet: true };
  const { cartContent, ...input } = ticked.input as CheckoutInput;
  const law = { ...ticked, input: { ...input, cartContent: { ...cartContent, preferences } } };
  expect(checkout.moves(reach(law, [known]).snapshot as never)).toEqual({ setAside: 8000, later: 400 });
  const intent = { ...acceptedIntent, preferences };
  const acceptedNow = ended('accepted', { intent, placed: placed('awaiting_approval') });
  const asked = reach(orders, [known, pay, acceptedNow]).snapshot as never;
  expect([checkout.isApprovalShown(asked), checkout.options(asked) !== null]).toEqual([true, true]);
  expect(checkout.moves(asked)).toEqual({ setAside: 8000, later: 400 });
});

test('R2.1.23: an order that is over when it is reported has a page of its own', () => {
  const over = (transactionId: string | null) =>
    reach(orders, [known, pay, accepted(placed('expired', { transactionId }))]).snapshot as never;
  expect(checkout.elsewhere(over('tx 1'))).toBe('/paymentfailed?transactionId=tx%201');
  expect(checkout.elsewhere(over(null))).toBe('/paymentfailed');
  expect(checkout.elsewhere(at(orders, 'success'))).toBeNull();
});

test('F37: an answer that came with a failure orders nothing, and an empty cart asks nothing', () => {
  const law = balances[0]!;
  const { by } = law.situations['comparing']!;
  const failing = { ...by[0]!, problem: { code: 'lost', message: null } };
  const after = (...events: typeof by) => reach(law, events).snapshot.value;
  expect(after(...by, failing)).toEqual({ reviewing: 'filling' });
  const { cartContent } = law.input as CheckoutInput;
  expect(after(by[0]!, cartIs({ ...cartContent, lines: [] }), pay)).toEqual({ reviewing: 'filling' });
});
