/**
 * The law of paying with a payment sheet of the browser, from Q7.7.k, R5.6.8, R4.8.9, R8.3.1, R2.3.1; see
 * docs/guide/testing.md.
 */
import type { ExpressMethod } from '../../../src/contract/additions/expressPay.ts';
import type { Effect } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { noPromotion } from '../../../machines/cart/paymentPreferences.ts';
import { layla, omar } from '../cart/cart.fixtures.ts';
import {
  around,
  broke,
  cartIs,
  comes,
  ended,
  filling,
  lawOf,
  loadsWays,
  oneAnd,
  order,
  places,
  placing,
  said,
  standing,
  tick,
  updateDeferred,
  waysNow,
} from './checkout.law.ts';
import { acceptedIntent, cartContent, options, placed, withCredit } from './checkout.fixtures.ts';

export const sheet: ExpressMethod = {
  name: 'apple_pay',
  merchant_name: 'Saha',
  merchant_id: 'merchant.saha',
  country: 'AE',
  networks: ['visa'],
  gateway: null,
  gateway_merchant_id: null,
  sheet: null,
};
const ways = waysNow({ ...options, methods: [sheet] });
/** AED 50 are left on it, and the cart costs AED 84. */
const creditWays = waysNow({ ...withCredit, methods: [sheet] });
const onCredit = { ...cartContent.preferences, cardId: 'credit', isCardChosen: true };
const loweredContent = { ...cartContent, promotion: { ...noPromotion, code: 'SAHA10', type: 'promo' } } as const;
export const opening = { type: 'order.express', method: sheet };
const connectionError = { code: 'lost', message: null };
const confirmed = done('openSheet', { token: 'of this payment' });
const closed = done('openSheet', null);
const told = done('settleSheet', undefined);
const untold = failed('settleSheet', broke);

const paid = placed('paid');
const accepted = ended('accepted', { placed: paid });
const refused = ended('returned', { intent: null, problem: said });
const gone = ended('foreign', { intent: null });

/** AED 84: the order is what the sheet shows. */
const shownOrder = { ...order, cardId: 'apple_pay' };
const expressOrder = { ...shownOrder, express_token: 'of this payment' };
export const opened = { state: 'expressing', runs: [...around, 'openSheet'] } as const;
const opens: Effect = { starts: 'openSheet', input: { method: sheet, amount: 84, currency: 'AED' } };
const settles = (isPaid: boolean): Effect => ({ starts: 'settleSheet', input: { isPaid } });

const ready = [ways, tick];
const atSheet = [...ready, opening];
const ordering = [...atSheet, confirmed];
const settling = { state: { ordering: 'settling' }, runs: [...around, 'deferUpdate', 'settleSheet'] } as const;

export const bySheet = lawOf(
  { terms: 'tick' },
  {
    loading: { by: [tick], ...filling, knows: { options: null } },
    notAgreed: { by: [ways], ...filling, knows: { hasAgreed: false } },
    ready: { by: ready, ...filling, knows: { hasAgreed: true, express: null, problem: null } },
    empty: { by: [...ready, cartIs({ lines: [] })], ...filling },
    onCredit: { by: [creditWays, tick, cartIs({ preferences: onCredit })], ...filling, knows: { express: null } },
    openLowered: { by: [...atSheet, cartIs(loweredContent)], ...opened },
    open: {
      by: atSheet,
      ...opened,
      knows: { express: sheet, order: shownOrder },
    },
    placing: { by: ordering, ...placing, knows: { express: sheet } },
    paid: { by: [...ordering, accepted], ...settling, knows: { express: sheet, placed: paid } },
    refused: { by: [...ordering, refused], ...settling, knows: { express: sheet, placed: null, problem: said } },
    shown: { by: [...ordering, accepted, told], ...standing('successShown'), knows: { express: null } },
  },
  [
    // What Pay waits for, a sheet waits for: the ways to pay, the terms, something to pay for.
    oneAnd('loading', 'Q4.8.d', opening, {}),
    oneAnd('notAgreed', 'R5.6.8', opening, { changes: { problem: { code: 'termsNeeded', message: null } } }),
    // A sheet pays instead of chosen credit, and ignores its limit (R5.7.6).
    oneAnd(['ready', 'onCredit'], 'Q7.7.k', opening, {
      to: 'open',
      changes: { express: sheet, order: shownOrder },
      does: [opens],
    }),

    // The order is what the sheet shows, even if the cart has changed meanwhile.
    oneAnd('openLowered', 'Q7.7.k', confirmed, {
      to: 'placing',
      changes: { order: expressOrder },
      does: [
        updateDeferred,
        { starts: 'placement', input: { user: layla, order: expressOrder, cartContent: loweredContent, intent: null } },
      ],
    }),

    // Closed by the customer: nothing is ordered, nothing taken. A sheet that fails says so.
    oneAnd(['open', 'openLowered'], 'Q7.7.k', closed, {
      to: 'ready',
      changes: { express: null, order: null },
      does: [loadsWays],
    }),
    oneAnd(['open', 'openLowered'], 'F01', failed('openSheet', broke), {
      to: 'ready',
      changes: { express: null, order: null, problem: connectionError },
      does: [loadsWays],
    }),
    oneAnd('open', 'Q7.7.k', confirmed, {
      to: 'placing',
      changes: { order: expressOrder },
      does: [updateDeferred, places(expressOrder)],
    }),

    // The sheet is told the server's answer first, before the page shows anything.
    oneAnd('placing', 'R4.8.9', accepted, {
      to: 'paid',
      changes: { intent: acceptedIntent, placed: paid, order: null },
      does: [settles(true)],
    }),
    oneAnd('placing', 'R8.3.1', refused, {
      to: 'refused',
      changes: { problem: said, order: null },
      does: [settles(false)],
    }),
    oneAnd('placing', 'R2.3.1', gone, { to: 'refused', changes: { order: null }, does: [settles(false)] }),
    oneAnd('paid', 'R4.8.9', told, { to: 'shown', changes: { express: null } }),
    oneAnd('paid', 'F01', untold, { to: 'shown', changes: { express: null } }),
    oneAnd('refused', 'R8.3.1', told, { to: 'ready', changes: { express: null }, does: [loadsWays] }),
    oneAnd('refused', 'F01', untold, { to: 'ready', changes: { express: null }, does: [loadsWays] }),

    // A customer who logs in meanwhile does not confirm another one's sheet.
    oneAnd('loading', 'R2.3.1', comes(omar), { to: 'loading', changes: { user: omar }, does: [loadsWays] }),
    oneAnd(['notAgreed', 'ready', 'empty', 'onCredit'], 'R2.3.1', comes(omar), {
      to: 'loading',
      changes: { user: omar, options: null },
      does: [loadsWays],
    }),
    oneAnd(['open', 'openLowered'], 'R2.3.1', comes(omar), {
      to: 'loading',
      changes: { user: omar, options: null, express: null, order: null },
      does: [loadsWays],
    }),
    oneAnd(['placing', 'paid', 'refused', 'shown'], 'R2.3.1', comes(omar), { changes: { user: omar, options: null } }),
  ],
  [comes(layla)],
);
