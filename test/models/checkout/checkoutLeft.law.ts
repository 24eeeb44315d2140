/**
 * The law of earlier messages in checkout, and of customers who left meanwhile, from R4.1.7, R5.6.8, F16, Q4.8.c and
 * Q7.7.k.
 */
import { acceptedIntent, atTheBank, options, placed } from './checkout.fixtures.ts';
import {
  accepted,
  close,
  comes,
  ended,
  known,
  lawOf,
  loadsWays,
  oneAnd,
  pay,
  paymentEnds,
  paying,
  said,
  standing,
  tick,
  waysNow,
} from './checkout.law.ts';
import { opened, opening, sheet } from './checkoutExpress.law.ts';

const asked = placed('awaiting_approval', { isApprovalRequired: true });
const paid = placed('paid');
const begun = [known, tick, pay];
const unsure = [...begun, accepted(atTheBank), paymentEnds('unsure', said)];
const nothing = { intent: null, placed: null, options: null };

/** An order ends with its messages and its agreement (R5.6.8). */
export const saidOnTheWay = {
  ...lawOf(
    { terms: 'tick' },
    {
      success: {
        by: [...unsure, accepted(paid)],
        ...standing('successShown'),
        knows: { problem: said, intent: acceptedIntent, hasAgreed: true },
      },
      approval: { by: [...unsure, accepted(asked)], ...standing('approvalShown'), knows: { problem: said } },
      paying: {
        by: [...unsure, ended('left', { placed: atTheBank })],
        ...paying,
        knows: { problem: said, placed: atTheBank },
      },
    },
    [
      oneAnd(['success', 'approval'], 'R5.6.8', close, {
        to: { reviewing: 'filling' },
        changes: { ...nothing, problem: null, hasAgreed: false },
        does: [loadsWays],
      }),
      oneAnd('paying', 'Q4.8.c', paymentEnds('reopened'), {
        to: { reviewing: 'filling' },
        changes: { ...nothing, problem: null },
        does: [loadsWays],
      }),
    ],
  ),
  unnoticed: {
    'a wrong target: ordering.placing · placement onDone [3] → settling': 'From there a sheet is settled at once.',
    'a guard left out: reviewing.filling · terms.untick': 'To untick what is not ticked changes nothing.',
    'a wrong target: lapsed · always → reviewing': 'Of an order that lapsed nothing is left to be asked for.',
    'a wrong target: root · session.changed [0] → .signedOut': 'Whoever is there is decided about at once.',
  },
};

/** A customer who logged out while the outcome or a sheet was shown is asked to log in (R4.1.7). */
export const leftMeanwhile = lawOf(
  {},
  {
    success: { by: [known, pay, accepted(paid), comes(null)], ...standing('successShown'), knows: { user: null } },
    approval: { by: [known, pay, accepted(asked), comes(null)], ...standing('approvalShown'), knows: { user: null } },
  },
  [oneAnd(['success', 'approval'], 'R4.1.7', close, { to: 'signedOut', changes: { intent: null, placed: null } })],
);

export const leftAtSheet = lawOf(
  {},
  { open: { by: [waysNow({ ...options, methods: [sheet] }), opening], ...opened, knows: { express: sheet } } },
  [
    oneAnd('open', 'R4.1.7', comes(null), {
      to: 'signedOut',
      changes: { user: null, options: null, express: null, order: null },
    }),
  ],
);
