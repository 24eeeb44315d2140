/** The law of checkout with an order, with faults of the cart, and for a guest. */
import { defaultPreferences } from '../../../machines/cart/paymentPreferences.ts';
import { failed } from '../../support/paths.ts';
import { guest, layla, omar, pos } from '../cart/cart.fixtures.ts';
import {
  acceptedIntent,
  atTheBank,
  cartContent,
  guestIntent,
  intent,
  placed,
  ticket,
  withCredit,
} from './checkout.fixtures.ts';
import {
  connectionError,
  said,
  broke,
  waysNow,
  known,
  tick,
  agree,
  pay,
  close,
  comes,
  cartIs,
  ended,
  accepted,
  paymentEnds,
  filling,
  placing,
  paying,
  standing,
  loadsWays,
  updateDeferred,
  asksLogin,
  order,
  places,
  pays,
  lawOf,
  oneAnd,
} from './checkout.law.ts';

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
    onCredit: { by: [waysNow(withCredit), cartIs({ preferences: credit })], ...filling },
    creditExceeded: { by: [waysNow(withCredit), cartIs({ preferences: credit }), pay], ...filling },
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

// The order, and its outcome.
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
    oneAnd('paying', 'F01', failed('payment', broke), {
      to: 'ready',
      changes: { problem: connectionError },
      does: [loadsWays],
    }),
    // The next order needs new agreement, and is paid from the new balance (R5.6.8).
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

/** A guest came back from the bank signed out, with the key of the order (decision 020). */
export const ofGuest = lawOf(
  { user: null, intent: guestIntent },
  {
    placing: { by: [], ...placing, knows: { intent: guestIntent } },
    paying: { by: [ended('left', { intent: guestIntent, placed: atTheBank })], ...paying },
    lapsed: { by: [ended('lapsed', { intent: null })], ...standing('lapsed'), knows: { intent: null, problem: null } },
  },
  [
    oneAnd('placing', 'R4.1.4', ended('lapsed', { intent: null }), { to: 'lapsed', changes: { intent: null } }),
    // It never arrived: the cart is unchanged, and the reason is shown.
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

/** A guest who is still logged in: the order stays theirs when the session reports them again. */
export const guestHere = lawOf({ user: guest, intent: guestIntent }, { placing: { by: [], ...placing } }, [
  oneAnd('placing', 'R4.1.4', comes(guest), {}),
  oneAnd('placing', 'R4.1.4', comes(omar), {
    to: { reviewing: 'filling' },
    changes: { user: omar, intent: null },
    does: [loadsWays],
  }),
]);
