/** The law of a guest's order. */
import type { Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { guest, omar } from '../cart/cart.fixtures.ts';
import { guestIntent } from './checkout.fixtures.ts';
import {
  soldOut,
  keyEnded,
  unfound,
  check,
  comes,
  finds,
  underWay,
  standing,
  ends,
  lawOf,
  asking,
} from './placement.law.ts';

/** A guest comes back from the bank signed out, with the key of the order (decision 020). */
export const ofGuest = lawOf(
  { user: null, intent: guestIntent },
  {
    asking: { by: [], ...asking },
    waiting: { by: [unfound], ...standing('waiting'), waits: { checkPause: 2_000 } },
    forgetting: { by: [failed('findOrder', keyEnded)], ...underWay('forgetting', 'clearPersistedOrder') },
  },
  [
    {
      law: 'R4.1.4',
      in: ['asking'],
      on: failed('findOrder', keyEnded),
      to: 'forgetting',
      does: [{ starts: 'clearPersistedOrder', input: undefined }],
    },
    { law: 'K01', in: ['asking'], on: failed('findOrder', soldOut), to: 'waiting', changes: { tries: 1 } },
    ...[done('clearPersistedOrder'), failed('clearPersistedOrder', new Error('storage is disabled'))].map(
      (on): Row => ({
        law: 'R4.1.4',
        in: ['forgetting'],
        on,
        to: 'lapsed',
        changes: { intent: null },
        ends: ends('lapsed', { intent: null }),
      }),
    ),
    { law: 'K01', in: ['waiting'], on: check, to: 'asking', does: [finds] },
    { law: 'R4.1.4', in: ['asking', 'waiting', 'forgetting'], on: comes(null) },
    // It is nothing to a customer who logs in meanwhile.
    ...[omar, guest].map((user): Row => ({
      law: 'R4.1.4',
      in: ['asking', 'waiting', 'forgetting'],
      on: comes(user),
      to: 'foreign',
      changes: { intent: null },
      ends: ends('foreign', { intent: null }),
    })),
  ],
);

/** A guest who is still logged in: the order stays theirs when the session reports them again. */
export const guestHere = lawOf({ user: guest, intent: guestIntent }, { asking: { by: [], ...asking } }, [
  { law: 'R4.1.4', in: ['asking'], on: comes(guest) },
  {
    law: 'K01',
    in: ['asking'],
    on: failed('findOrder', keyEnded),
    to: 'waiting',
    changes: { tries: 1 },
    waits: { checkPause: 2_000 },
  },
]);
