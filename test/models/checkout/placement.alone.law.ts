/** The law of an order whose customer left while it was being placed, from R4.1.7, R2.3.1 and R4.8.9. */
import type { Order } from '../../../machines/cart/orderPayload.ts';
import type { Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { layla, omar } from '../cart/cart.fixtures.ts';
import { acceptedIntent, atTheBank, intent, placed } from './checkout.fixtures.ts';
import { check, comes, ends, finds, keyEnded, lawOf, standing, underWay, unfound } from './placement.law.ts';

const order = { cardId: 'visa', email: 'layla@haddad.ae' } as Order;
const persisted = done('persistIntent', intent);
const taken = (what: object) => done('placeOrder', { kind: 'accepted', order: what });
const accepting = (by: object | null, what: object) => ({
  by: [persisted, comes(by), taken(what)],
  ...underWay('accepting', 'acceptOrder'),
  knows: { placed: what },
});
const unanswered = failed('placeOrder', new Error('no answer'));
const asking = (by: object | null) => ({
  by: [persisted, comes(by), unanswered],
  ...underWay('asking', 'findOrder'),
});
const paid = placed('paid');
const unkept = failed('acceptOrder', new Error('the tab is gone'));
const unpaid = ['unpaid', 'unpaidForOther'];
const asked = ['asking', 'askingForOther'];

export const leftAlone = lawOf(
  { order },
  {
    unpaid: accepting(null, atTheBank),
    unpaidForOther: accepting(omar, atTheBank),
    paid: accepting(null, paid),
    asking: asking(null),
    askingForOther: asking(omar),
    waiting: {
      by: [persisted, unanswered, unfound],
      ...standing('waiting'),
      waits: { checkPause: 2_000 },
    },
  },
  [
    // The bank's page does not open, least of all for another customer.
    {
      law: 'R4.1.7',
      in: unpaid,
      on: done('acceptOrder', acceptedIntent),
      to: 'signedOut',
      changes: { intent: acceptedIntent },
      ends: ends('signedOut', { intent: acceptedIntent, placed: atTheBank }),
    },
    { law: 'R4.1.7', in: unpaid, on: unkept, to: 'signedOut', ends: ends('signedOut', { placed: atTheBank }) },
    // A paid order is shown as paid.
    {
      law: 'R4.8.9',
      in: ['paid'],
      on: done('acceptOrder', acceptedIntent),
      to: 'accepted',
      changes: { intent: acceptedIntent },
      ends: ends('accepted', { intent: acceptedIntent, placed: paid }),
    },
    { law: 'R4.8.9', in: ['paid'], on: unkept, to: 'accepted', ends: ends('accepted', { placed: paid }) },
    // A customer's order waits while their session is over; its key stays valid.
    ...[failed('findOrder', keyEnded), unfound].map((on): Row => ({
      law: 'R2.3.1',
      in: asked,
      on,
      to: 'signedOut',
      changes: { tries: 1 },
      ends: ends('signedOut'),
    })),
    {
      law: 'R2.3.1',
      in: ['waiting'],
      on: comes(omar),
      to: 'signedOut',
      changes: { user: omar },
      ends: ends('signedOut'),
    },
    { law: 'K01', in: ['waiting'], on: check, to: 'asking', does: [finds] },
    { law: 'R4.1.7', in: ['unpaid', 'paid', 'asking'], on: comes(omar), changes: { user: omar } },
    // They are back in time.
    { law: 'R2.3.1', in: [...unpaid, 'paid', ...asked], on: comes(layla), changes: { user: layla } },
  ],
);
