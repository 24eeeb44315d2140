/**
 * The law of placing an order, from R4.8.7, R8.3.1, F01, F09, F16, F39, K01, T17 and decision 020; see
 * docs/guide/testing.md.
 */
import type { Order } from '../../../machines/cart/orderPayload.ts';
import type { PlacementInput } from '../../../machines/checkout/placementContext.ts';
import { placementMachine } from '../../../machines/checkout/placementMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';
import { layla } from '../cart/cart.fixtures.ts';
import { acceptedIntent, atTheBank, cartContent, intent, placed } from './checkout.fixtures.ts';

/** Its content does not matter here. */
const order = { cardId: 'visa', email: 'layla@haddad.ae' } as Order;

const prices = [{ lineId: 'swim', productId: 41, price: 50, tax_amount: 2.5 }];
const offline = new ConnectionError();
const lost = { code: 'lost', message: null };
export const soldOut = new RefusedError('soldOut', 'The place is gone', 409);
const soldOutSaid = { code: 'soldOut', message: 'The place is gone' };
/** Nobody has looked at the order. */
const tooMany = new RefusedError('tooManyRequests', 'Please wait a moment', 429);
const tooManySaid = { code: 'tooManyRequests', message: 'Please wait a moment' };
export const keyEnded = new RefusedError('orderKeyEnded', 'The time to pay for this order is over', 401);
const persisted = done('persistIntent', intent);
const taken = done('placeOrder', { kind: 'accepted', order: atTheBank });
const dearer = done('placeOrder', { kind: 'priceChanged', prices });
const unanswered = failed('placeOrder', offline);
export const unfound = failed('findOrder', offline);
const found = (what: object | null) => done('findOrder', what);
const paused = after('checkPause', 'placement.waiting');
export const check = { type: 'order.check' };
const accept = { type: 'prices.accept' };
const decline = { type: 'prices.decline' };
export const comes = (user: object | null) => ({ type: 'session.changed', user });

/** The order is persisted, with its owner and lines, before it is sent (F39). */
const keeps = (former: object | null): Effect => ({
  starts: 'persistIntent',
  input: { owner: 'customer 20418', order, cartContent, former },
});

export const finds: Effect = { starts: 'findOrder', input: { key: intent.key } };

const accepts = (what: object, of: object = intent): Effect => ({
  starts: 'acceptOrder',
  input: { intent: of, placed: what },
});

export const underWay = (state: string, actor: string) =>
  ({ state, runs: ['watchSession', actor], tags: ['busy'] }) as const;
export const standing = (state: string) => ({ state, runs: ['watchSession'] }) as const;
const sent = [persisted, unanswered];

const situations: Record<string, Situation> = {
  persisting: { by: [], ...underWay('persisting', 'persistIntent'), knows: { intent: null, placed: null, tries: 0 } },
  placing: { by: [persisted], ...underWay('placing', 'placeOrder'), knows: { intent } },
  priceChanged: { by: [persisted, dearer], ...standing('priceChanged'), knows: { prices, intent: null } },
  acceptingPrices: { by: [persisted, dearer, accept], ...underWay('acceptingPrices', 'acceptPrices') },
  asking: { by: sent, ...underWay('asking', 'findOrder'), knows: { tries: 0 } },
  waiting: { by: [...sent, unfound], ...standing('waiting'), waits: { checkPause: 2_000 }, knows: { tries: 1 } },
  askingAgain: { by: [...sent, unfound, check], ...underWay('asking', 'findOrder'), knows: { tries: 1 } },
  waitingLonger: {
    by: [...sent, unfound, check, unfound],
    ...standing('waiting'),
    waits: { checkPause: 4_000 },
    knows: { tries: 2 },
  },
  accepting: { by: [persisted, taken], ...underWay('accepting', 'acceptOrder'), knows: { placed: atTheBank } },
};

const isAsked = ['asking', 'askingAgain'];
const everywhere = Object.keys(situations);

/** `end` and the rest of the output. */
export const ends = (end: string, known: object = {}) => ({ end, intent, placed: null, problem: null, ...known });

const rows: Row[] = [
  // K01: first it is written down, under a key, then it is sent.
  {
    law: 'K01',
    in: ['persisting'],
    on: persisted,
    to: 'placing',
    changes: { intent },
    does: [{ starts: 'placeOrder', input: { intent, order } }],
  },
  {
    law: 'F20',
    in: ['persisting'],
    on: failed('persistIntent', new Error('quota exceeded')),
    to: 'returned',
    changes: { problem: { code: 'unexpected', message: null } },
    ends: ends('returned', { intent: null, problem: { code: 'unexpected', message: null } }),
  },
  {
    law: 'Q4.8.c',
    in: ['placing'],
    on: taken,
    to: 'accepting',
    changes: { placed: atTheBank },
    does: [accepts(atTheBank)],
  },
  // The reason is shown, the cart stays, and nothing is persisted (R8.3.1).
  {
    law: 'R8.3.1',
    in: ['placing'],
    on: failed('placeOrder', soldOut),
    to: 'returned',
    changes: { problem: soldOutSaid, intent: null },
    ends: ends('returned', { intent: null, problem: soldOutSaid }),
  },
  // I12: it may have been sent before, and arrive: the next try is the same order.
  {
    law: 'I12',
    in: ['placing'],
    on: failed('placeOrder', tooMany),
    to: 'returned',
    changes: { problem: tooManySaid },
    ends: ends('returned', { problem: tooManySaid }),
  },
  // T17: nothing is ordered before the customer has seen what it costs.
  { law: 'T17', in: ['placing'], on: dearer, to: 'priceChanged', changes: { prices, intent: null } },
  {
    law: 'T17',
    in: ['priceChanged'],
    on: accept,
    to: 'acceptingPrices',
    does: [{ starts: 'acceptPrices', input: { prices } }],
  },
  { law: 'T17', in: ['priceChanged'], on: decline, to: 'returned', ends: ends('returned', { intent: null }) },
  {
    law: 'T17',
    in: ['acceptingPrices'],
    on: done('acceptPrices'),
    to: 'returned',
    ends: ends('returned', { intent: null }),
  },
  {
    law: 'T17',
    in: ['acceptingPrices'],
    on: failed('acceptPrices', offline),
    to: 'returned',
    changes: { problem: lost },
    ends: ends('returned', { intent: null, problem: lost }),
  },
  // K01, F39: without an answer it is asked for, and never sent a second time; nor where there is one with its key.
  ...[
    unanswered,
    failed('placeOrder', new Error('not what was agreed')),
    failed('placeOrder', new RefusedError('idempotencyMismatch', undefined, 422)),
    // Of whoever stands before the server: nobody says that the order was looked at.
    failed('placeOrder', new RefusedError('http404', undefined, 404)),
  ].map((on): Row => ({
    law: 'K01',
    in: ['placing'],
    on,
    to: 'asking',
    does: [finds],
  })),
  { law: 'K01', in: ['asking'], on: unfound, to: 'waiting', changes: { tries: 1 } },
  { law: 'K01', in: ['askingAgain'], on: unfound, to: 'waitingLonger', changes: { tries: 2 } },
  // Another's answer than a guest's: no key has ended.
  { law: 'K01', in: ['asking'], on: failed('findOrder', keyEnded), to: 'waiting', changes: { tries: 1 } },
  { law: 'K01', in: ['askingAgain'], on: failed('findOrder', keyEnded), to: 'waitingLonger', changes: { tries: 2 } },
  ...[paused, check].map((on): Row => ({
    law: 'K01',
    in: ['waiting', 'waitingLonger'],
    on,
    to: 'asking',
    does: [finds],
  })),
  // The key stays: should it still arrive, the next try is the same order.
  {
    law: 'K01',
    in: isAsked,
    on: found(null),
    to: 'returned',
    changes: { problem: { code: 'notPlaced', message: null } },
    ends: ends('returned', { problem: { code: 'notPlaced', message: null } }),
  },
  ...[atTheBank, placed('paid'), placed('expired')].map((what): Row => ({
    law: 'K01',
    in: isAsked,
    on: found(what),
    to: 'accepting',
    changes: { placed: what },
    does: [accepts(what)],
  })),
  {
    law: 'Q4.8.c',
    in: ['accepting'],
    on: done('acceptOrder', acceptedIntent),
    to: 'accepted',
    changes: { intent: acceptedIntent },
    ends: ends('accepted', { intent: acceptedIntent, placed: atTheBank }),
  },
  {
    law: 'Q4.8.c',
    in: ['accepting'],
    on: failed('acceptOrder', new Error('the tab is gone')),
    to: 'accepted',
    ends: ends('accepted', { placed: atTheBank }),
  },
  // Who is there is known, also while the order is on its way.
  { law: 'R4.1.7', in: everywhere, on: comes(layla), changes: {} },
  {
    law: 'R4.1.7',
    in: everywhere.filter((name) => !name.startsWith('waiting')),
    on: comes(null),
    changes: { user: null },
  },
  // The customer is gone; the order is found again when they are back.
  {
    law: 'R2.3.1',
    in: ['waiting', 'waitingLonger'],
    on: comes(null),
    to: 'signedOut',
    changes: { user: null },
    ends: ends('signedOut'),
  },
];

export const lawOf = (input: Partial<PlacementInput>, own: Law['situations'], rowsOf: readonly Row[]): Law => ({
  machine: placementMachine,
  input: { user: layla, order: null, cartContent, intent: null, ...input },
  callbackActors: ['watchSession'],
  begins: [{ starts: 'watchSession', input: undefined }, 'order' in input ? keeps(input.intent ?? null) : finds],
  situations: own,
  rows: rowsOf,
  refused: [
    // F09: pressed again and again, it goes out once.
    { type: 'order.place' },
    { type: 'cart.changed', ...cartContent, lines: [] },
    { type: 'payment.continue' },
    { type: 'page.shown' },
    accept,
    decline,
    check,
    done('loadOptions', {}),
  ],
});

export const ordered = lawOf({ order }, situations, rows);

/** After a reload, an earlier attempt at another order passes its key on (F39). */
export const again = lawOf(
  { order, intent },
  { persisting: { by: [], ...underWay('persisting', 'persistIntent'), knows: { intent } } },
  [
    {
      law: 'K01',
      in: ['persisting'],
      on: failed('persistIntent', offline),
      to: 'returned',
      changes: { problem: lost },
      ends: ends('returned', { problem: lost }),
    },
  ],
);

export const asking = underWay('asking', 'findOrder');

/** Q4.8.c: it had been accepted before, and the cart was emptied for it. */
export const left = lawOf({ intent: acceptedIntent }, { asking: { by: [], ...asking } }, [
  ...[atTheBank, placed('expired'), placed('failed')].map((what): Row => ({
    law: 'F16',
    in: ['asking'],
    on: found(what),
    to: 'left',
    changes: { placed: what },
    ends: ends('left', { intent: acceptedIntent, placed: what }),
  })),
  {
    law: 'F16',
    in: ['asking'],
    on: found(placed('paid')),
    to: 'accepting',
    changes: { placed: placed('paid') },
    does: [accepts(placed('paid'), acceptedIntent)],
  },
]);
