/** The law of checkout in a tab while another tab pays, from decision 071, R4.8.7–9, Q4.8.c, R8.4.1 and I13. */
import type { Row } from '../../support/law/law.ts';
import { acceptedIntent, atTheBank, cartContent, intent, options, placed } from './checkout.fixtures.ts';
import {
  agree,
  around,
  comes,
  ended,
  filling,
  known,
  lawOf,
  loadsWays,
  oneAnd,
  order,
  pay,
  paying,
  paymentEnds,
  places,
  placing,
  standing,
  tick,
  updateDeferred,
} from './checkout.law.ts';

const heard = (of: object | null) => ({ type: 'order.heard', intent: of });
const elsewhereUntil = Date.parse('2026-11-22T08:00:00Z');
const others = { ...intent, elsewhereUntil };
const othersAccepted = { ...acceptedIntent, elsewhereUntil };
/** The other tab has its answer: nothing is awaited any more. */
const over = (of: object) => ({ ...of, elsewhereUntil: 0 });
const othersRefused = { ...othersAccepted, stage: 'refused' as const };
/** What this very tab wrote down. */
const own = heard(acceptedIntent);
const settled = heard(null);
const notPlaced = { code: 'notPlaced', message: null };
const asked = placed('awaiting_approval', { isApprovalRequired: true });
const paid = placed('paid');
const asksOf = (of: object) => ({ ...places(null, of as never) });
const comparing = { state: { reviewing: 'comparing' }, runs: [...around, 'resource'], tags: ['busy'] } as const;

/** An open cart is told of an order as soon as another tab sends it. */
export const openElsewhere = lawOf(
  { terms: 'tick' },
  {
    loading: { by: [], ...filling },
    filling: { by: [known, tick], ...filling },
    notPlaced: {
      by: [known, tick, heard(others), ended('returned', { intent: others, problem: notPlaced })],
      ...filling,
    },
    asking: { by: [known, tick, heard(others)], ...placing, knows: { order: null, intent: others } },
    paying: {
      by: [known, tick, heard(othersAccepted), ended('left', { intent: othersAccepted, placed: atTheBank })],
      ...paying,
    },
    signedOut: { by: [comes(null)], ...standing('signedOut') },
  },
  [
    ...[others, othersAccepted].flatMap((of): Row[] => [
      oneAnd(['loading', 'filling'], 'I13', heard(of), {
        to: 'asking',
        changes: { intent: of },
        does: [updateDeferred, asksOf(of)],
      }),
      // The lost answer has arrived: the earlier problem is cleared.
      oneAnd('notPlaced', 'K01', heard(of), {
        to: 'asking',
        changes: { problem: null, ...(of === others ? {} : { intent: of }) },
        does: [updateDeferred, asksOf(of)],
      }),
    ]),
    oneAnd('asking', 'K01', heard(others), { to: 'asking', does: [asksOf(others)] }),
    oneAnd('paying', 'K01', heard(others), { to: 'asking', changes: { intent: others }, does: [asksOf(others)] }),
    oneAnd('asking', 'K01', heard(othersAccepted), {
      to: 'asking',
      changes: { intent: othersAccepted },
      does: [asksOf(othersAccepted)],
    }),
    oneAnd('paying', 'K01', heard(othersAccepted), { to: 'asking', does: [asksOf(othersAccepted)] }),
    // Settled in another tab: this one asks the server for the outcome.
    oneAnd('asking', 'Q4.8.c', settled, {
      to: 'asking',
      changes: { intent: over(others), isSettled: true },
      does: [asksOf(over(others))],
    }),
    oneAnd('paying', 'Q4.8.c', settled, {
      to: 'asking',
      changes: { intent: over(othersAccepted), isSettled: true },
      does: [asksOf(over(othersAccepted))],
    }),
    oneAnd('notPlaced', 'Q4.8.c', settled, {
      to: 'asking',
      changes: { intent: over(others), problem: null, isSettled: true },
      does: [updateDeferred, asksOf(over(others))],
    }),
    oneAnd('asking', 'K01', ended('returned', { intent: others, problem: notPlaced }), {
      to: 'notPlaced',
      changes: { problem: notPlaced },
      does: [loadsWays],
    }),
  ],
  // What this tab wrote itself is no news.
  [own, agree],
);

const dead = placed('cancelled');

/** An order settled in another tab is shown with its outcome, and its agreement is cleared (R5.6.8). */
export const settledElsewhere = lawOf(
  { terms: 'tick' },
  {
    asking: {
      by: [known, tick, pay, ended('accepted', { placed: atTheBank }), paymentEnds('unsure', notPlaced), settled],
      ...placing,
      knows: { hasAgreed: true, problem: null, intent: acceptedIntent, isSettled: true, options },
    },
  },
  [
    oneAnd('asking', 'R4.8.9', ended('accepted', { placed: paid }), {
      to: 'successShown',
      changes: { placed: paid },
    }),
    oneAnd('asking', 'R4.8.8', ended('accepted', { placed: asked }), {
      to: 'approvalShown',
      changes: { placed: asked },
    }),
    // Given up in another tab: the cart of all tabs has its lines, and what was said of the order goes with it.
    ...[null, notPlaced].map((problem) =>
      oneAnd('asking', 'Q4.8.c', ended('left', { intent: acceptedIntent, placed: dead, problem }), {
        to: { reviewing: 'filling' },
        changes: { intent: null, placed: null, options: null, hasAgreed: false, isLeft: true, isSettled: false },
        does: [loadsWays],
      }),
    ),
    // It waits all the same: its customer decides.
    oneAnd('asking', 'F16', ended('left', { intent: acceptedIntent, placed: atTheBank }), {
      to: { ordering: 'paying' },
      changes: { isLeft: true },
      does: [{ starts: 'payment', input: { intent: acceptedIntent, placed: atTheBank, isLeft: true, problem: null } }],
    }),
    oneAnd('asking', 'K01', settled, { to: 'asking', does: [asksOf(acceptedIntent)] }),
    // The customer has ordered again there.
    oneAnd('asking', 'I13', heard(others), {
      to: 'asking',
      changes: { intent: others, isSettled: false },
      does: [asksOf(others)],
    }),
  ],
);

/** The bank refused it: the customer decides on the page of failed payments, in any tab (R8.4.1). */
export const refusedElsewhere = lawOf({ intent: othersRefused }, { asking: { by: [], ...placing } }, [
  oneAnd('asking', 'R8.4.1', ended('left', { intent: othersRefused, placed: placed('failed') }), {
    to: 'paymentFailed',
    changes: { placed: placed('failed'), isLeft: true },
  }),
  // It is tried again there.
  oneAnd('asking', 'F16', ended('left', { intent: othersRefused, placed: atTheBank }), {
    to: { ordering: 'paying' },
    changes: { placed: atTheBank, isLeft: true },
    does: [{ starts: 'payment', input: { intent: othersRefused, placed: atTheBank, isLeft: true, problem: null } }],
  }),
]);

/** Q4.8.c: the tab in which the bank refused it gives it back to the cart as soon as its cart is opened. */
export const refusedHere = lawOf(
  { intent: { ...acceptedIntent, stage: 'refused' } },
  { asking: { by: [], ...placing } },
  [
    oneAnd('asking', 'Q4.8.c', ended('left', { intent: { ...acceptedIntent, stage: 'refused' }, placed: dead }), {
      to: { ordering: 'paying' },
      changes: { placed: dead, isLeft: true },
      does: [
        {
          starts: 'payment',
          input: { intent: { ...acceptedIntent, stage: 'refused' }, placed: dead, isLeft: true, problem: null },
        },
      ],
    }),
  ],
);

/** The tab that pressed Pay learns the outcome by itself; news from other tabs does not interrupt it (I13). */
export const pressedHere = lawOf(
  {},
  { sending: { by: [known, pay], ...placing, knows: { order } } },
  [],
  [heard(others), heard(othersRefused), settled],
);

/** F37: while the balance is asked for, what was pressed goes on; what is under way then is asked about before it is sent. */
export const heardWhileComparing = lawOf(
  { cartContent: { ...cartContent, preferences: { ...cartContent.preferences, is_wallet: true } } },
  { comparing: { by: [known, pay], ...comparing } },
  [],
  [heard(others)],
);
