/** The law of paying in the cart, from R4.6.5, R4.6.6, R4.8.7–9, R5.6.6, R5.6.8, R5.7.6, R6.1.3, F01, F09, I13; see docs/guide/testing.md. */
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { defaultPreferences } from '../../machines/cart/paymentPreferences.ts';
import type { CheckoutInput } from '../../machines/checkout/checkoutContext.ts';
import { checkoutMachine } from '../../machines/checkout/checkoutMachine.ts';
import { ConnectionError } from '../../machines/shared/problem.ts';
import type { OrderIntent } from '../../machines/checkout/orderIntent.ts';
import type { Effect, Law, Row, Situation } from '../support/law/law.ts';
import { done, failed } from '../support/paths.ts';
import { guest, layla, omar, pos } from './cart.fixtures.ts';
import {
  acceptedIntent,
  atTheBank,
  cartContent,
  guestIntent,
  intent,
  options,
  placed,
  portal,
  ticket,
  withCredit,
} from './checkout.fixtures.ts';

const lost = { code: 'lost', message: null };
export const said = { code: 'soldOut', message: 'The place is gone' };
export const broke = new ConnectionError();

/** What the ways to pay tell of themselves. */
export const waysNow = (data: object | null, problem: object | null = null) => ({
  type: 'resource.changed',
  data,
  problem,
});
const known = waysNow(options);
const notHad = waysNow(null, lost);

export const tick = { type: 'terms.tick' };
const untick = { type: 'terms.untick' };
const openTerms = { type: 'terms.open' };
const agree = { type: 'terms.agree' };
const disagree = { type: 'terms.disagree' };
const pay = { type: 'order.place' };
const retry = { type: 'options.retry' };
const close = { type: 'result.close' };
export const comes = (user: object | null) => ({ type: 'session.changed', user });
export const cartIs = (changes: object) => ({ type: 'cart.changed', ...cartContent, ...changes });

export const ended = (end: string, tells: object = {}) =>
  done('placement', { end, intent: acceptedIntent, placed: null, problem: null, ...tells });
const accepted = (order: object) => ended('accepted', { placed: order });
const paymentEnds = (end: string, problem: object | null = null) => done('payment', { end, problem });

const callbackActors = ['watchSession', 'watchCart', 'deferUpdate'];
export const around = ['watchSession', 'watchCart'];
export const filling = { state: { reviewing: 'filling' }, runs: [...around, 'resource'] } as const;
const readingTerms = { state: { reviewing: 'readingTerms' }, runs: [...around, 'resource'] } as const;
export const placing = { state: { ordering: 'placing' }, runs: [...around, 'deferUpdate', 'placement'] } as const;
const paying = { state: { ordering: 'paying' }, runs: [...around, 'deferUpdate', 'payment'] } as const;
export const standing = (state: string) => ({ state, runs: around }) as const;

export const loadsWays: Effect = { starts: 'resource', input: { query: null, parent: expect.anything() } };
export const updateDeferred: Effect = { starts: 'deferUpdate', input: undefined };
const asksLogin: Effect = { sends: { type: 'login.open' }, to: portal.id };

/** AED 84 for two tickets, of Layla, by the card she has marked (R3.9.2–4). */
export const order = {
  cardId: 'visa',
  email: 'layla@haddad.ae',
  first_name: layla.first_name ?? 'Layla',
  last_name: layla.last_name ?? 'Haddad',
  gender: layla.gender ?? '',
  mobile: layla.mobile ?? '',
  product: { capacity_facility: [{ ...ticket, total_price: 84 }] },
  customerId: String(layla.id),
  is_wallet: '0',
  is_qpoints: '0',
  save_card: '0',
  order_notes: '',
  is_anonymous: '0',
  isBaps: '0',
};
export const places = (of: object | null, known: OrderIntent | null = null, user: object | null = layla): Effect => ({
  starts: 'placement',
  input: { user, order: of, cartContent, intent: known },
});
const pays = (of: object, isLeft = false, problem: object | null = null): Effect => ({
  starts: 'payment',
  input: { intent: acceptedIntent, placed: of, isLeft, problem },
});

export const lawOf = (
  input: Partial<CheckoutInput>,
  situations: Record<string, Situation>,
  rows: readonly Row[],
  refused: readonly AnyEventObject[] = [],
): Law => ({
  machine: checkoutMachine,
  input: { portal, cartContent, user: layla, terms: 'none', currency: 'AED', isBaps: false, intent: null, ...input },
  callbackActors,
  ...(input.intent ? {} : { begins: [...around.map((starts) => ({ starts, input: undefined })), loadsWays] }),
  situations,
  rows,
  refused: [{ type: 'payment.continue' }, { type: 'prices.accept' }, { type: 'order.check' }, ...refused],
});

export const oneAnd = (
  situation: string | readonly string[],
  law: string,
  on: AnyEventObject,
  rest: Partial<Row>,
): Row => ({
  law,
  in: [situation].flat(),
  on,
  ...rest,
});

// How to pay, and the terms that are ticked.

const ready = [known, tick];
const ordering = [...ready, pay];
const formRefused = [...ordering, ended('returned', { intent: null, problem: said })];

const form: Record<string, Situation> = {
  loading: { by: [], ...filling, knows: { options: null, optionsProblem: null, hasAgreed: false } },
  /** Who is quick agrees before the ways to pay are there. */
  loadingAgreed: { by: [tick], ...filling, knows: { options: null, hasAgreed: true } },
  known: { by: [known], ...filling, knows: { options, hasAgreed: false } },
  /** A new card needs no list of ways to pay. */
  withoutWays: { by: [notHad, tick], ...filling, knows: { options: null, optionsProblem: lost, hasAgreed: true } },
  agreed: { by: ready, ...filling, knows: { options, hasAgreed: true, problem: null } },
  notAgreed: { by: [known, pay], ...filling, knows: { problem: { code: 'termsNeeded', message: null } } },
  placing: { by: ordering, ...placing, knows: { problem: null, hasAgreed: true } },
  refused: { by: formRefused, ...filling, knows: { problem: said, intent: null, order: null, hasAgreed: true } },
  signedOut: { by: [known, comes(null)], ...standing('signedOut'), knows: { user: null, options: null } },
};
const toFill = ['loading', 'loadingAgreed', 'known', 'withoutWays', 'agreed', 'notAgreed', 'refused'];
const without = (...names: string[]) => toFill.filter((name) => !names.includes(name));

export const ticked = lawOf(
  { terms: 'tick' },
  form,
  [
    // F01: what could not be had is said, and had later; what was known stays.
    oneAnd(['loading', 'loadingAgreed'], 'Q4.8.d', known, { changes: { options } }),
    oneAnd('withoutWays', 'F01', known, { changes: { options, optionsProblem: null } }),
    oneAnd(without('withoutWays'), 'F01', notHad, { changes: { optionsProblem: lost } }),
    oneAnd('withoutWays', 'F01', retry, {
      changes: { optionsProblem: null },
      does: [{ sends: { type: 'resource.reload' }, to: 'resource' }],
    }),
    oneAnd(toFill, 'F01', failed('resource', broke), { changes: { problem: lost } }),

    // R5.6.8: nothing is paid before the terms are agreed to.
    oneAnd(['loading', 'known'], 'R5.6.8', tick, { changes: { hasAgreed: true } }),
    oneAnd('notAgreed', 'R5.6.8', tick, { changes: { hasAgreed: true, problem: null } }),
    oneAnd(['loadingAgreed', 'withoutWays', 'agreed', 'refused'], 'R5.6.8', untick, { changes: { hasAgreed: false } }),
    oneAnd('known', 'R5.6.8', pay, { changes: { problem: { code: 'termsNeeded', message: null } } }),

    // F09, I13: one press, one order, as the form stands now.
    oneAnd(['agreed'], 'I13', pay, {
      to: 'placing',
      changes: { order },
      does: [updateDeferred, places(order)],
    }),
    oneAnd('refused', 'I13', pay, {
      to: 'placing',
      changes: { order, problem: null },
      does: [updateDeferred, places(order)],
    }),
    oneAnd('withoutWays', 'F01', pay, {
      to: 'placing',
      changes: { order: { ...order, cardId: 'new' } },
      does: [updateDeferred, places({ ...order, cardId: 'new' })],
    }),
    // What card it would be is not known before; what was said already is said again.
    oneAnd(['loading', 'loadingAgreed', 'notAgreed'], 'F09', pay, {}),
    oneAnd('signedOut', 'R6.1.3', pay, { does: [asksLogin] }),

    // R8.3.1: nothing was ordered; the form has the reason, and the tick stays.
    oneAnd('placing', 'R8.3.1', ended('returned', { intent: null, problem: said }), {
      to: 'refused',
      changes: { order: null, problem: said },
      does: [loadsWays],
    }),
    // K01: what may still arrive keeps its key.
    oneAnd('placing', 'K01', ended('returned', { intent, problem: { code: 'notPlaced', message: null } }), {
      to: 'refused',
      changes: { order: null, intent, problem: { code: 'notPlaced', message: null } },
      does: [loadsWays],
    }),
    oneAnd('placing', 'F01', failed('placement', broke), {
      to: 'refused',
      changes: { problem: lost },
      does: [loadsWays],
    }),

    // R4.1.7: who is there now.
    oneAnd(['loading', 'loadingAgreed'], 'R4.1.7', comes(null), { to: 'signedOut', changes: { user: null } }),
    oneAnd(['known', 'agreed', 'notAgreed', 'refused'], 'R4.1.7', comes(null), {
      to: 'signedOut',
      changes: { user: null, options: null },
    }),
    oneAnd('withoutWays', 'R4.1.7', comes(null), { to: 'signedOut', changes: { user: null, optionsProblem: null } }),
    oneAnd('placing', 'R4.1.7', comes(null), { changes: { user: null, options: null } }),
    // R2.3.1: the ways to pay of one customer are nobody else's.
    oneAnd(['loading', 'loadingAgreed', 'signedOut'], 'R2.3.1', comes(omar), {
      to: 'loading',
      changes: { user: omar },
      does: [loadsWays],
    }),
    oneAnd(['known', 'agreed', 'notAgreed', 'refused'], 'R2.3.1', comes(omar), {
      to: 'loading',
      changes: { user: omar, options: null },
      does: [loadsWays],
    }),
    oneAnd('withoutWays', 'R2.3.1', comes(omar), {
      to: 'loading',
      changes: { user: omar, optionsProblem: null },
      does: [loadsWays],
    }),
    oneAnd('placing', 'R2.3.1', comes(omar), { changes: { user: omar, options: null } }),
    // Told again what is known: nothing begins anew.
    oneAnd([...toFill, 'placing'], 'R2.3.1', comes(layla), {}),
    oneAnd('signedOut', 'R6.1.3', comes(layla), { to: 'loading', changes: { user: layla }, does: [loadsWays] }),

    // What is sent is what stood there when Pay was pressed.
    oneAnd([...toFill, 'placing', 'signedOut'], 'I13', cartIs({ lines: [] }), {
      changes: { cartContent: { ...cartContent, lines: [] } },
    }),
  ],
  [openTerms, agree, disagree, close, retry, untick, tick],
);

// The terms that are read first (R4.6.5, R4.6.6).

export const read = lawOf(
  { terms: 'read' },
  {
    loading: { by: [], ...filling, knows: { hasAgreed: false } },
    reading: { by: [tick], ...readingTerms, knows: { hasAgreed: false } },
    agreed: { by: [tick, agree, known], ...filling, knows: { hasAgreed: true } },
    readingAgain: { by: [tick, agree, known, openTerms], ...readingTerms, knows: { hasAgreed: true } },
    toRead: { by: [known], ...filling, knows: { hasAgreed: false } },
  },
  [
    oneAnd(['loading', 'toRead'], 'R4.6.5', tick, { to: 'reading' }),
    oneAnd(['loading', 'toRead', 'agreed'], 'R4.6.5', openTerms, { to: 'reading' }),
    oneAnd('reading', 'R4.6.6', agree, { to: 'loading', changes: { hasAgreed: true } }),
    oneAnd('readingAgain', 'R4.6.6', agree, { to: 'agreed' }),
    oneAnd('reading', 'R4.6.6', disagree, { to: 'loading' }),
    oneAnd('readingAgain', 'R4.6.6', disagree, { to: 'agreed', changes: { hasAgreed: false } }),
    oneAnd('agreed', 'R4.6.6', untick, { changes: { hasAgreed: false } }),
    // It stays open when the ways to pay are there.
    oneAnd(['loading', 'reading'], 'R4.6.5', known, { changes: { options } }),
  ],
  [untick],
);

// What keeps the cart from being ordered as it is.

const towel = pos('towel', { delivered: true });
const credit = { ...defaultPreferences, cardId: 'credit' };
const fault = (code: string) => ({ problem: { code, message: null } });

export const faulty = lawOf(
  {},
  {
    empty: { by: [known, cartIs({ lines: [] })], ...filling },
    undescribed: { by: [known, cartIs({ lines: [{ ...ticket, undescribed: true }] })], ...filling },
    detailsGone: { by: [known, cartIs({ lines: [{ ...ticket, undescribed: true }] }), pay], ...filling },
    toDeliver: { by: [known, cartIs({ lines: [towel] })], ...filling },
    addressNeeded: { by: [known, cartIs({ lines: [towel] }), pay], ...filling },
    onCredit: { by: [waysNow(withCredit), cartIs({ choices: credit })], ...filling },
    creditExceeded: { by: [waysNow(withCredit), cartIs({ choices: credit }), pay], ...filling },
  },
  [
    oneAnd(['undescribed'], 'R5.6.6', pay, { changes: fault('detailsGone') }),
    oneAnd('toDeliver', 'R5.6.6', pay, { changes: fault('addressNeeded') }),
    oneAnd('onCredit', 'R5.7.6', pay, { changes: fault('creditExceeded') }),
    oneAnd(['detailsGone', 'addressNeeded', 'creditExceeded'], 'F09', pay, {}),
    // Another cart may be without the fault.
    oneAnd(['empty', 'undescribed', 'toDeliver', 'onCredit'], 'I13', cartIs({}), { changes: { cartContent } }),
    oneAnd(['detailsGone', 'addressNeeded', 'creditExceeded'], 'I13', cartIs({}), {
      changes: { cartContent, problem: null },
    }),
  ],
);

// The order, and what comes of it.

const paid = placed('paid');
const asked = placed('awaiting_approval', { isApprovalRequired: true });
const unpaid = placed('awaiting_payment');
const expired = placed('expired');
const shown = (of: object) => [known, pay, accepted(of)];
const takes = (of: object) => ({ changes: { order: null, intent: acceptedIntent, placed: of } });

export const orders = lawOf(
  {},
  {
    ready: { by: [known], ...filling },
    placing: { by: [known, pay], ...placing },
    paying: { by: shown(atTheBank), ...paying, knows: { placed: atTheBank, isLeft: false } },
    success: { by: shown(paid), ...standing('successShown'), knows: { placed: paid, intent: acceptedIntent } },
    approval: { by: shown(asked), ...standing('approvalShown'), knows: { placed: asked } },
  },
  [
    oneAnd('ready', 'I13', pay, { to: 'placing', changes: { order }, does: [updateDeferred, places(order)] }),
    // R4.8.7: by card, to the bank. It may also be without a page, and be given up there.
    ...[atTheBank, unpaid].map((of) =>
      oneAnd('placing', 'R4.8.7', accepted(of), { to: 'paying', ...takes(of), does: [pays(of)] }),
    ),
    oneAnd('placing', 'F16', ended('left', { placed: expired }), {
      to: 'paying',
      changes: { order: null, intent: acceptedIntent, placed: expired, isLeft: true },
      does: [pays(expired, true)],
    }),
    oneAnd('placing', 'R4.8.8', accepted(asked), { to: 'approvalShown', ...takes(asked) }),
    oneAnd('placing', 'R4.8.9', accepted(paid), { to: 'successShown', ...takes(paid) }),
    oneAnd('placing', 'R2.1.23', accepted(expired), { to: 'paymentFailed', ...takes(expired) }),
    oneAnd('paying', 'F16', paymentEnds('unsure', said), {
      to: 'placing',
      changes: { problem: said },
      does: [places(null, acceptedIntent)],
    }),
    oneAnd('paying', 'Q4.8.c', paymentEnds('reopened'), {
      to: 'ready',
      changes: { intent: null, placed: null, options: null },
      does: [loadsWays],
    }),
    oneAnd('paying', 'F01', failed('payment', broke), { to: 'ready', changes: { problem: lost }, does: [loadsWays] }),
    // R5.6.8: the next order is agreed to anew, and paid with what is left.
    oneAnd(['success', 'approval'], 'R5.6.8', close, {
      to: 'ready',
      changes: { intent: null, placed: null, options: null },
      does: [loadsWays],
    }),
  ],
  [tick, agree],
);

/** F16: it could not be given up, and is asked for. */
export const askedAgain = lawOf(
  {},
  {
    placingAgain: { by: [...shown(atTheBank), paymentEnds('unsure', said)], ...placing, knows: { problem: said } },
  },
  [
    // After it was paid for, or not: the reason is not lost on the way.
    oneAnd('placingAgain', 'F16', ended('left', { placed: atTheBank }), {
      to: { ordering: 'paying' },
      changes: { isLeft: true },
      does: [pays(atTheBank, true, said)],
    }),
    oneAnd('placingAgain', 'R4.8.9', accepted(paid), { to: 'successShown', changes: { placed: paid } }),
  ],
);

/** R5.6.8: agreed to for one order, and not for the next. */
export const agreedOnce = lawOf(
  { terms: 'tick' },
  { success: { by: [known, tick, pay, accepted(paid)], ...standing('successShown'), knows: { hasAgreed: true } } },
  [
    oneAnd('success', 'R5.6.8', close, {
      to: { reviewing: 'filling' },
      changes: { intent: null, placed: null, options: null, hasAgreed: false },
      does: [loadsWays],
    }),
  ],
);

/** F39: the page was loaded again; the order is asked for, and not sent (K01). */
export const reloaded = lawOf(
  { intent },
  {
    placing: { by: [], ...placing },
    signedOut: { by: [comes(null), ended('signedOut', { intent })], ...standing('signedOut'), knows: { intent } },
  },
  [
    oneAnd('placing', 'K01', ended('signedOut', { intent }), {
      to: 'placing',
      does: [updateDeferred, places(null, intent)],
    }),
    oneAnd('signedOut', 'K01', comes(layla), {
      to: 'placing',
      changes: { user: layla },
      does: [updateDeferred, places(null, intent)],
    }),
    oneAnd('signedOut', 'R6.1.3', pay, { does: [asksLogin] }),
    oneAnd('placing', 'R4.1.7', comes(null), { changes: { user: null } }),
    oneAnd('placing', 'R2.3.1', comes(layla), {}),
  ],
);

/** Decision 020: a guest came back from the bank as nobody, with the key of the order. */
export const ofGuest = lawOf(
  { user: null, intent: guestIntent },
  {
    placing: { by: [], ...placing, knows: { intent: guestIntent } },
    paying: { by: [ended('left', { intent: guestIntent, placed: atTheBank })], ...paying },
    lapsed: { by: [ended('lapsed', { intent: null })], ...standing('lapsed'), knows: { intent: null, problem: null } },
  },
  [
    oneAnd('placing', 'R4.1.4', ended('lapsed', { intent: null }), { to: 'lapsed', changes: { intent: null } }),
    // It never arrived: the cart is as it was, and the reason is said.
    oneAnd(
      'placing',
      'K01',
      ended('returned', { intent: guestIntent, problem: { code: 'notPlaced', message: null } }),
      {
        to: 'signedOut',
        changes: { problem: { code: 'notPlaced', message: null } },
      },
    ),
    oneAnd('placing', 'R4.1.4', ended('foreign', { intent: null }), { to: 'signedOut', changes: { intent: null } }),
    // It is nothing to a customer who logs in meanwhile.
    ...[omar, guest].flatMap((user) => [
      oneAnd('placing', 'R4.1.4', comes(user), {
        to: { reviewing: 'filling' },
        changes: { user, intent: null },
        does: [loadsWays],
      }),
      oneAnd('paying', 'R4.1.4', comes(user), {
        to: { reviewing: 'filling' },
        changes: { user, intent: null, placed: null },
        does: [loadsWays],
      }),
      oneAnd('lapsed', 'R4.1.4', comes(user), {
        to: { reviewing: 'filling' },
        changes: { user },
        does: [loadsWays],
      }),
    ]),
    oneAnd(['placing', 'paying', 'lapsed'], 'R4.1.4', comes(null), {}),
    oneAnd('lapsed', 'R6.1.3', pay, { does: [asksLogin] }),
    oneAnd('lapsed', 'R4.1.4', close, { to: 'signedOut' }),
  ],
  [close],
);

/** A guest who is still there: the order is theirs, whoever tells them again who they are. */
export const guestHere = lawOf({ user: guest, intent: guestIntent }, { placing: { by: [], ...placing } }, [
  oneAnd('placing', 'R4.1.4', comes(guest), {}),
  oneAnd('placing', 'R4.1.4', comes(omar), {
    to: { reviewing: 'filling' },
    changes: { user: omar, intent: null },
    does: [loadsWays],
  }),
]);
