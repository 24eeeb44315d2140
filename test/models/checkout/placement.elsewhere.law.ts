/** The law of an order that another tab is sending, or sent, from decision 071, K01 and I13. */
import type { Order } from '../../../machines/cart/orderPayload.ts';
import type { Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { acceptedIntent, atTheBank, intent, placed } from './checkout.fixtures.ts';
import { asking, check, ends, lawOf, standing, underWay, unfound } from './placement.law.ts';

const order = { cardId: 'visa', email: 'layla@haddad.ae' } as Order;
/** The other tab's order can arrive until eight at the latest. */
const until = Date.parse('2026-11-22T08:00:00Z');
const others = { ...intent, elsewhereUntil: until };
const othersAccepted = { ...acceptedIntent, elsewhereUntil: until };
const asks = { starts: 'findOrder', input: { key: intent.key, elsewhereUntil: until } };
const found = (what: object | null) => done('findOrder', what);
const gone = placed('expired');
const paid = placed('paid');
const accepting = (what: object) => ({ by: [found(what)], ...underWay('accepting', 'acceptOrder') });
const notPlaced = { code: 'notPlaced', message: null };

/** Two tabs, two presses, one order: the second press gets the first tab's order (I13). */
export const pressedTwice = lawOf(
  { order },
  { persisting: { by: [], ...underWay('persisting', 'persistIntent') } },
  [others, othersAccepted].map((intentOfOther): Row => ({
    law: 'I13',
    in: ['persisting'],
    on: done('persistIntent', intentOfOther),
    to: 'asking',
    changes: { intent: intentOfOther },
    does: [asks],
  })),
);

/** K01: it is being sent, or its answer was lost. */
const sent = lawOf(
  { intent: others },
  {
    asking: { by: [], ...asking },
    waiting: { by: [unfound], ...standing('waiting'), waits: { checkPause: 2_000 } },
    acceptingUnpaid: accepting(atTheBank),
    acceptingGone: accepting(gone),
    acceptingPaid: accepting(paid),
  },
  [
    {
      law: 'K01',
      in: ['asking'],
      on: found(null),
      to: 'returned',
      changes: { problem: notPlaced },
      ends: ends('returned', { intent: others, problem: notPlaced }),
    },
    { law: 'K01', in: ['waiting'], on: check, to: 'asking', does: [asks] },
    ...[atTheBank, gone, paid].map((what): Row => ({
      law: 'K01',
      in: ['asking'],
      on: found(what),
      to: 'accepting',
      changes: { placed: what },
      does: [{ starts: 'acceptOrder', input: { intent: others, placed: what } }],
    })),
    // The bank's page opens only in the tab where Pay was pressed (R4.8.7).
    ...(
      [
        ['acceptingUnpaid', atTheBank],
        ['acceptingGone', gone],
      ] as const
    ).flatMap(([name, what]): Row[] => [
      {
        law: 'R4.8.7',
        in: [name],
        on: done('acceptOrder', othersAccepted),
        to: 'left',
        changes: { intent: othersAccepted },
        ends: ends('left', { intent: othersAccepted, placed: what }),
      },
      {
        law: 'R4.8.7',
        in: [name],
        on: failed('acceptOrder', new Error('the tab is gone')),
        to: 'left',
        ends: ends('left', { intent: others, placed: what }),
      },
    ]),
    {
      law: 'R4.8.9',
      in: ['acceptingPaid'],
      on: done('acceptOrder', othersAccepted),
      to: 'accepted',
      changes: { intent: othersAccepted },
      ends: ends('accepted', { intent: othersAccepted, placed: paid }),
    },
    {
      law: 'R4.8.9',
      in: ['acceptingPaid'],
      on: failed('acceptOrder', new Error('the tab is gone')),
      to: 'accepted',
      ends: ends('accepted', { intent: others, placed: paid }),
    },
  ],
);
export const sentElsewhere: Law = { ...sent, begins: [{ starts: 'watchSession', input: undefined }, asks] };

/** R8.4.1: the bank took no payment for it, and its customer goes on from the cart. */
export const refusedBefore = lawOf(
  { intent: { ...acceptedIntent, stage: 'refused' } },
  { asking: { by: [], ...asking } },
  [
    {
      law: 'F16',
      in: ['asking'],
      on: found(placed('failed')),
      to: 'left',
      changes: { placed: placed('failed') },
      ends: ends('left', { intent: { ...acceptedIntent, stage: 'refused' }, placed: placed('failed') }),
    },
  ],
);
