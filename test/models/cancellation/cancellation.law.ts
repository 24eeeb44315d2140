/**
 * The law of cancelling an order, from Q7.7.b: exactly what was shown is done; a deadline that passes meanwhile changes
 * the question.
 */
import * as v from 'valibot';
import { cancellationMachine, type CancelAnswer } from '../../../machines/cancellation/cancellationMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { Cancellation } from '../../../src/contract/additions/cancel.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const now = '2026-11-24 10:00:00';
const free = '2026-11-25 20:00:00';
const part = '2026-11-26 14:00:00';
const told = (refund: number, steps: [string, number][], rest: object = {}): Cancellation =>
  v.parse(Cancellation, {
    order_id: 9,
    is_allowed: true,
    currency: 'AED',
    refund,
    refunds: refund > 0 ? [{ method: 'wallet', amount: refund }] : [],
    steps: steps.map(([until, share]) => ({ until, refund: share })),
    ...rest,
  });
const whole = told(210, [
  [free, 210],
  [part, 105],
]);
const half = told(105, [[part, 105]]);
const nothing = told(0, []);
const begun = told(0, [], { is_allowed: false, reason: 'begun' });
const given = told(210, [], { is_allowed: false, reason: 'cancelled', status: 'cancelled' });

const lost = { code: 'lost', message: null };
const loaded = (cancellation: Cancellation) => done('loadCancellation', cancellation);
const [loadedWhole, loadedHalf, loadedNothing, loadedBegun, loadedGiven] = [whole, half, nothing, begun, given].map(
  (one) => loaded(one),
) as [
  ReturnType<typeof done>,
  ReturnType<typeof done>,
  ReturnType<typeof done>,
  ReturnType<typeof done>,
  ReturnType<typeof done>,
];
const cut = failed('loadCancellation', new ConnectionError());
const again = done('reconnect');
const stillLost = failed('reconnect', new ConnectionError());
const retry = { type: 'step.retry' };
const confirm = { type: 'cancellation.confirm' };
const tick = (at: string) => ({ type: 'minute.passed', now: at });
const calm = tick('2026-11-24 10:01:00');
/** At the very moment all still comes back; a minute later it does not. */
const onTime = tick(free);
const late = tick('2026-11-25 20:01:00');

const answered = (is: CancelAnswer['is'], cancellation: Cancellation) => done('cancelOrder', { is, cancellation });
const isDone = answered('done', given);
const isChanged = answered('changed', half);
const isRefused = answered('refused', begun);
const notHeard = failed('cancelOrder', new ConnectionError());
const noMoney = failed('cancelOrder', new RefusedError('http500', 'Not now'));

const asks: Effect = { starts: 'loadCancellation', input: { orderId: 9 } };
const waits = (attempts: number): Effect => ({ starts: 'reconnect', input: { problem: lost, attempts } });
const cancels = (refund: number): Effect => ({ starts: 'cancelOrder', input: { orderId: 9, refund } });

const clock = 'watchMinute';
const loads = { state: 'loading', runs: ['loadCancellation', clock], tags: ['busy'] } as const;
const stands = { state: 'asking', runs: [clock] } as const;
const works = { state: 'cancelling', runs: ['cancelOrder', clock], tags: ['busy'] } as const;

const situations: Law['situations'] = {
  loading: { by: [], ...loads, knows: { cancellation: null } },
  failed: { by: [cut], state: 'failed', runs: ['reconnect', clock], knows: { problem: lost } },
  asking: { by: [loadedWhole], ...stands, knows: { cancellation: whole, formerRefund: null } },
  tooLate: { by: [loadedNothing], ...stands, knows: { cancellation: nothing } },
  cancelling: { by: [loadedWhole, confirm], ...works },
  givingForNothing: { by: [loadedNothing, confirm], ...works },
  cancelled: { by: [loadedWhole, confirm, isDone], state: 'cancelled', runs: [clock], knows: { cancellation: given } },
  refused: { by: [loadedBegun], state: 'refused', runs: [clock], knows: { cancellation: begun } },
  changed: { by: [loadedWhole, confirm, isChanged], ...stands, knows: { cancellation: half, formerRefund: 210 } },
  deadlinePassed: { by: [loadedWhole, late], ...loads, knows: { cancellation: whole, formerRefund: null } },
  notHeard: { by: [loadedWhole, confirm, notHeard], ...stands, knows: { cancellation: whole, problem: lost } },
};
const everywhere = Object.keys(situations);
const withoutDeadline = everywhere.filter((name) => !['asking', 'notHeard', 'deadlinePassed'].includes(name));

const rows: readonly Row[] = [
  { law: 'Q7.7.b', in: ['loading'], on: loadedWhole, to: 'asking', changes: { cancellation: whole } },
  // The terms loaded after a deadline are shown next to the earlier ones.
  { law: 'Q7.7.b', in: ['deadlinePassed'], on: loadedWhole, to: 'asking' },
  { law: 'Q7.7.b', in: ['loading'], on: loadedHalf, to: 'asking', changes: { cancellation: half } },
  {
    law: 'Q7.7.b',
    in: ['deadlinePassed'],
    on: loadedHalf,
    to: 'asking',
    changes: { cancellation: half, formerRefund: 210 },
  },
  { law: 'Q7.7.b', in: ['loading'], on: loadedNothing, to: 'asking', changes: { cancellation: nothing } },
  {
    law: 'Q7.7.b',
    in: ['deadlinePassed'],
    on: loadedNothing,
    to: 'asking',
    changes: { cancellation: nothing, formerRefund: 210 },
  },
  { law: 'Q7.7.b', in: ['loading'], on: loadedBegun, to: 'refused', changes: { cancellation: begun } },
  {
    law: 'Q7.7.b',
    in: ['deadlinePassed'],
    on: loadedBegun,
    to: 'refused',
    changes: { cancellation: begun, formerRefund: 210 },
  },
  {
    law: 'Q7.7.b',
    in: ['loading', 'deadlinePassed'],
    on: loadedGiven,
    to: 'refused',
    changes: { cancellation: given },
  },
  {
    law: 'F07',
    in: ['loading', 'deadlinePassed'],
    on: cut,
    to: 'failed',
    changes: { problem: lost, attempts: 1 },
    does: [waits(1)],
  },
  { law: 'F07', in: ['failed'], on: stillLost, changes: { attempts: 2 } },
  { law: 'F07', in: ['failed'], on: again, to: 'loading', does: [asks] },
  { law: 'F07', in: ['failed'], on: retry, to: 'loading', changes: { problem: null, attempts: 0 }, does: [asks] },
  // The word names the amount that is shown.
  { law: 'Q7.7.b', in: ['asking'], on: confirm, to: 'cancelling', does: [cancels(210)] },
  { law: 'Q7.7.b', in: ['tooLate'], on: confirm, to: 'cancelling', does: [cancels(0)] },
  { law: 'Q7.7.b', in: ['changed'], on: confirm, to: 'cancelling', does: [cancels(105)] },
  { law: 'R8.1.6', in: ['notHeard'], on: confirm, to: 'cancelling', changes: { problem: null }, does: [cancels(210)] },
  {
    law: 'Q7.7.b',
    in: ['cancelling', 'givingForNothing'],
    on: isDone,
    to: 'cancelled',
    changes: { cancellation: given },
  },
  {
    law: 'Q7.7.b',
    in: ['cancelling'],
    on: isChanged,
    to: 'asking',
    changes: { cancellation: half, formerRefund: 210 },
  },
  {
    law: 'Q7.7.b',
    in: ['givingForNothing'],
    on: isChanged,
    to: 'asking',
    changes: { cancellation: half, formerRefund: 0 },
  },
  {
    law: 'Q7.7.b',
    in: ['cancelling', 'givingForNothing'],
    on: isRefused,
    to: 'refused',
    changes: { cancellation: begun },
  },
  { law: 'R8.1.6', in: ['cancelling', 'givingForNothing'], on: notHeard, to: 'asking', changes: { problem: lost } },
  {
    law: 'R8.1.6',
    in: ['cancelling', 'givingForNothing'],
    on: noMoney,
    to: 'asking',
    changes: { problem: { code: 'http500', message: 'Not now' } },
  },
  // The clock.
  ...[calm, onTime].map((on): Row => ({ law: 'Q7.7.b', in: everywhere, on, changes: { now: on.now } })),
  { law: 'Q7.7.b', in: ['asking', 'notHeard'], on: late, to: 'loading', changes: { now: late.now }, does: [asks] },
  { law: 'Q7.7.b', in: withoutDeadline, on: late, changes: { now: late.now } },
];

export const cancellation: Law = {
  machine: cancellationMachine,
  begins: [
    { starts: 'watchMinute', input: undefined },
    { starts: 'loadCancellation', input: { orderId: 9 } },
  ],
  input: { orderId: 9, now },
  callbackActors: [clock],
  situations,
  rows,
};
