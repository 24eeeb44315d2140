/** The law of giving an order up, from Q4.8.c, F01 and F16; see docs/guide/testing.md. */
import { reopeningMachine, type ReopeningInput } from '../../../machines/checkout/reopeningMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { acceptedIntent } from './checkout.fixtures.ts';

const givenUp = done('abandonPayment');
const lost = failed('abandonPayment', new ConnectionError());
const refused = failed('abandonPayment', new RefusedError('orderOver', 'It is paid', 409));
const standing = failed('abandonPayment', new RefusedError('orderStands', 'It is paid', 409));
const notReached = failed('abandonPayment', new RefusedError('http404', undefined, 404));
const turnedAway = failed('abandonPayment', new RefusedError('tooManyRequests', 'Please wait', 429));
const broken = failed('abandonPayment', new Error('a defect'));
const restored = done('restoreCart');
const notRestored = failed('restoreCart', new Error('the cart is gone'));

const restores: Effect = { starts: 'restoreCart', input: { intent: acceptedIntent } };
const reopened = { kind: 'reopened', problem: null };

const abandoning: Situation = { by: [], state: 'abandoning', runs: ['abandonPayment'], knows: { problem: null } };
const ends = (law: string, to: string, on: Row['on'], problem: object): Row => ({
  law,
  in: ['abandoning'],
  on,
  to,
  changes: { problem },
  ends: { kind: to, problem },
});

const notGivenUp: Row[] = [
  ends('F01', 'kept', lost, { code: 'lost', message: null }),
  // F16: it may have been paid a moment ago.
  ends('F16', 'unsure', refused, { code: 'orderOver', message: 'It is paid' }),
  ends('F16', 'unsure', broken, { code: 'unexpected', message: null }),
];

const lawOf = (input: Partial<ReopeningInput>, situations: Law['situations'], rows: readonly Row[]): Law => ({
  machine: reopeningMachine,
  input: { transactionId: 'tx-1', intent: acceptedIntent, isDead: false, ...input },
  begins: input.transactionId === null ? [restores] : [{ starts: 'abandonPayment', input: { transactionId: 'tx-1' } }],
  situations,
  rows,
  refused: [{ type: 'cart.reopen' }, givenUp, lost, refused, restored, notRestored],
});

const endsRestoring: Row[] = [
  // A failure to put the lines back does not block the cart (Q4.8.c).
  { law: 'Q4.8.c', in: ['restoring'], on: restored, to: 'reopened', ends: reopened },
  { law: 'Q4.8.c', in: ['restoring'], on: notRestored, to: 'reopened', ends: reopened },
];

/** An order that waits for its payment: nothing is put back before the server has given it up, or it would be held twice. */
export const unpaid = lawOf(
  {},
  { abandoning, restoring: { by: [givenUp], state: 'restoring', runs: ['restoreCart'] } },
  [
    { law: 'Q4.8.c', in: ['abandoning'], on: givenUp, to: 'restoring', does: [restores] },
    ...notGivenUp,
    ...endsRestoring,
  ],
);

/** An order that is already over: its lines are free, unless it was paid late, or that is unknown (decision 010). */
export const dead = lawOf(
  { isDead: true },
  { abandoning, restoring: { by: [refused], state: 'restoring', runs: ['restoreCart'] } },
  [
    ...[givenUp, refused].map((on): Row => ({
      law: 'Q4.8.c',
      in: ['abandoning'],
      on,
      to: 'restoring',
      does: [restores],
    })),
    ends('I12', 'unsure', standing, { code: 'orderStands', message: 'It is paid' }),
    ends('I12', 'unsure', lost, { code: 'lost', message: null }),
    // Nobody has looked whether it was paid late.
    ends('I12', 'unsure', turnedAway, { code: 'tooManyRequests', message: 'Please wait' }),
    ends('I12', 'unsure', notReached, { code: 'http404', message: null }),
    ends('I12', 'unsure', broken, { code: 'unexpected', message: null }),
    ...endsRestoring,
  ],
);

/** One that no server knows any more. */
export const withoutTransaction = lawOf(
  { transactionId: null },
  { restoring: { by: [], state: 'restoring', runs: ['restoreCart'] } },
  endsRestoring,
);

/** Ordered in another tab: there is nothing to put back. */
export const foreign = lawOf({ intent: null }, { abandoning }, [
  { law: 'T21', in: ['abandoning'], on: givenUp, to: 'reopened', ends: reopened },
  ...notGivenUp,
]);

/** One that is over by itself and was ordered in another tab. */
export const deadForeign = lawOf({ isDead: true, intent: null }, { abandoning }, [
  ...[givenUp, refused].map((on): Row => ({ law: 'T21', in: ['abandoning'], on, to: 'reopened', ends: reopened })),
  ends('I12', 'unsure', lost, { code: 'lost', message: null }),
]);
