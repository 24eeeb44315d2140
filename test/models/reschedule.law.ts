/** The law of moving a booking, from R2.2.8 and Q2.2.b: the old place stays until the new one is confirmed, and who is slower loses nothing. */
import { rescheduleMachine } from '../../machines/reschedule/rescheduleMachine.ts';
import { placeOf } from '../../machines/reschedule/rescheduleRules.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import type { Effect, Law, Row } from '../support/law/law.ts';
import { done, failed } from '../support/paths.ts';
import { padel } from './booking.fixtures.ts';
import { booking, day, dayWithout, evening, eveningLater, input } from './reschedule.fixtures.ts';

const [clock, eye] = ['watchMinute', 'watchBooking'] as const;
const lost = { code: 'lost', message: null };
const found = done('loadBooking', { booking, service: padel });
const cut = failed('loadBooking', new ConnectionError());
const unknown = failed('loadBooking', new RefusedError('notFound', 'not found', 404));
const used = { ...booking, check_in_time: `${day} 18:55:00` };
const foundUsed = done('loadBooking', { booking: used, service: null });

const schedule = dayWithout(evening);
const later = dayWithout(eveningLater);
const listed = done('loadDay', schedule);
const listedLater = done('loadDay', later);
const dayCut = failed('loadDay', new ConnectionError());
const again = done('reconnect');
const stillLost = failed('reconnect', new ConnectionError());
const retry = { type: 'step.retry' };

const at = (startTime: string, facilityId?: number) => ({
  type: 'slot.choose',
  date: day,
  startTime,
  ...(facilityId ? { facilityId } : {}),
});
const eight = at('20:00:00');
const half = at('18:30:00');
const nearest = at('20:00:00', 102);
/** Where it is already. */
const seven = at('19:00:00');
const otherCourt = { type: 'facility.choose', facilityId: 102 };
const sameCourt = { type: 'facility.choose', facilityId: 101 };
const showCourt = { type: 'facility.choose', facilityId: 103 };
const friday = { type: 'date.choose', date: '2026-11-27' };
const sameDay = { type: 'date.choose', date: day };
const tooFar = { type: 'date.choose', date: '2026-12-01' };
const confirm = { type: 'reschedule.confirm' };
const tick = { type: 'minute.passed', now: '2026-11-20 08:01:00' };
/** Eight has begun long ago, and the booking is over. */
const over = { type: 'minute.passed', now: `${day} 20:30:00` };
/** Half past six has begun, the booking itself not. */
const halfIsGone = { type: 'minute.passed', now: `${day} 18:50:00` };

const moved = { ...booking, facility_start_time: '20:00:00', facility_end_time: '21:00:00' };
const done2 = done('move', moved);
const faster = failed('move', new RefusedError('slotTaken', 'This slot is taken', 409));
const full = failed('move', new RefusedError('capacityReached', 'Full', 409));
const tooLate = failed('move', new RefusedError('notMovable', 'This booking cannot be moved any more', 409));
const noWords = failed('move', new RefusedError('http409', 'http409', 409));
const moveCut = failed('move', new ConnectionError());

const eightOn = (facilityId: number) => ({
  date: day,
  start_time: '20:00:00',
  end_time: '21:00:00',
  facilityId,
});
const halfPastSix = { date: day, start_time: '18:30:00', end_time: '19:30:00', facilityId: 101 };

const asks = { starts: 'loadBooking', input: { bookingId: 70 } } as const;
const asksDay = (date = day): Effect => ({
  starts: 'loadDay',
  input: {
    wish: { venue_service_id: 1, date, allow_facility_items_reservation: true },
    leftOut: placeOf(booking),
  },
});
/** As long as another time is chosen. */
const watches: Effect = { starts: eye, input: { bookingId: 70 } };
const elsewhere = { ...booking, facility_start_time: '20:00:00', facility_end_time: '21:00:00' };
const told = (now: typeof booking) => ({ type: 'booking.told', output: { booking: now, service: padel } });
const [toldElsewhere, toldUsed, toldSame] = [told(elsewhere), told(used), told({ ...booking, total: 161 })];
const asksElsewhere: Effect = {
  starts: 'loadDay',
  input: {
    wish: { venue_service_id: 1, date: day, allow_facility_items_reservation: true },
    leftOut: placeOf(elsewhere),
  },
};
const waits = (attempts: number): Effect => ({ starts: 'reconnect', input: { problem: lost, attempts } });
const moves = (place = eightOn(101)): Effect => ({ starts: 'move', input: { bookingId: 70, place } });

const loadsDay = { state: { choosing: 'loadingDay' }, runs: ['loadDay', eye, clock], tags: ['busy'] } as const;
const picks = { state: { choosing: 'picking' }, runs: [eye, clock] } as const;
const movesOn = { state: 'moving', runs: ['move', clock], tags: ['busy'] } as const;
const toPicking = [found, listed];
const toMoving = [...toPicking, eight, confirm];
const toFasterListed = [...toMoving, faster, listedLater];

const situations: Law['situations'] = {
  loading: { by: [], state: 'loading', runs: ['loadBooking', clock], tags: ['busy'] },
  failed: { by: [cut], state: 'failed', runs: ['reconnect', clock], knows: { problem: lost, attempts: 1 } },
  unknown: { by: [unknown], state: 'fixed', runs: [clock], knows: { booking: null } },
  usedUp: { by: [foundUsed], state: 'fixed', runs: [clock], knows: { booking: used, problem: null } },
  loadingDay: { by: [found], ...loadsDay, knows: { date: day, schedule: null } },
  dayFailed: {
    by: [found, dayCut],
    state: { choosing: 'dayFailed' },
    runs: ['reconnect', eye, clock],
    knows: { problem: lost },
  },
  picking: { by: toPicking, ...picks, knows: { chosen: null, missed: null } },
  atEight: { by: [...toPicking, eight], ...picks, knows: { chosen: eightOn(101) } },
  atHalf: { by: [...toPicking, half], ...picks, knows: { chosen: halfPastSix } },
  moving: { by: toMoving, ...movesOn },
  faster: { by: [...toMoving, faster], ...loadsDay, knows: { missed: eightOn(101), chosen: null, booking } },
  fasterListed: { by: toFasterListed, ...picks, knows: { missed: eightOn(101), chosen: null } },
  movingAgain: { by: [...toFasterListed, eight, confirm], ...movesOn, knows: { chosen: eightOn(102) } },
  notSaid: { by: [...toMoving, moveCut], ...picks, knows: { chosen: eightOn(101), problem: lost } },
  moved: { by: [...toMoving, done2], state: 'moved', runs: [clock], knows: { moved, booking } },
};
const everywhere = Object.keys(situations);
const settled = ['loading', 'failed', 'unknown', 'usedUp', 'moving', 'movingAgain', 'moved'];

const rows: readonly Row[] = [
  {
    law: 'R2.2.8',
    in: ['loading'],
    on: found,
    to: 'loadingDay',
    changes: { booking, service: padel, date: day },
    does: [watches, asksDay()],
  },
  { law: 'Q2.2.b', in: ['loading'], on: foundUsed, to: 'fixed', changes: { booking: used, date: day } },
  {
    law: 'F07',
    in: ['loading'],
    on: cut,
    to: 'failed',
    changes: { problem: lost, attempts: 1 },
    does: [waits(1)],
  },
  {
    law: 'R8.1.6',
    in: ['loading'],
    on: unknown,
    to: 'fixed',
    changes: { problem: { code: 'notFound', message: 'not found' } },
  },
  { law: 'F07', in: ['failed'], on: again, to: 'loading', does: [asks] },
  { law: 'F07', in: ['failed', 'dayFailed'], on: stillLost, changes: { attempts: 2 } },
  { law: 'F07', in: ['failed'], on: retry, to: 'loading', changes: { problem: null, attempts: 0 }, does: [asks] },
  {
    law: 'F07',
    in: ['dayFailed'],
    on: retry,
    to: 'loadingDay',
    changes: { problem: null, attempts: 0 },
    does: [asksDay()],
  },
  { law: 'F07', in: ['dayFailed'], on: again, to: 'loadingDay', does: [asksDay()] },
  { law: 'Q2.2.b', in: ['loadingDay'], on: listed, to: 'picking', changes: { schedule } },
  // The list is the same, and yet somebody was faster.
  { law: 'F30', in: ['faster'], on: listed, to: 'picking' },
  {
    law: 'F07',
    in: ['loadingDay', 'faster'],
    on: dayCut,
    to: 'dayFailed',
    changes: { problem: lost, attempts: 1 },
    does: [waits(1)],
  },
  { law: 'F30', in: ['loadingDay', 'faster'], on: listedLater, to: 'picking', changes: { schedule: later } },
  // A day.
  {
    law: 'U8',
    in: ['loadingDay', 'picking'],
    on: friday,
    to: 'loadingDay',
    changes: { date: friday.date },
    does: [asksDay(friday.date)],
  },
  {
    law: 'U8',
    in: ['dayFailed'],
    on: friday,
    to: 'loadingDay',
    changes: { date: friday.date, problem: null, attempts: 0 },
    does: [asksDay(friday.date)],
  },
  {
    law: 'U8',
    in: ['atEight', 'atHalf'],
    on: friday,
    to: 'loadingDay',
    changes: { date: friday.date, chosen: null },
    does: [asksDay(friday.date)],
  },
  {
    law: 'U8',
    in: ['notSaid'],
    on: friday,
    to: 'loadingDay',
    changes: { date: friday.date, chosen: null, problem: null },
    does: [asksDay(friday.date)],
  },
  {
    law: 'U8',
    in: ['faster', 'fasterListed'],
    on: friday,
    to: 'loadingDay',
    changes: { date: friday.date, missed: null },
    does: [asksDay(friday.date)],
  },
  // How far ahead the service is booked is known with its first day.
  {
    law: 'U8',
    in: ['loadingDay'],
    on: tooFar,
    to: 'loadingDay',
    changes: { date: tooFar.date },
    does: [asksDay(tooFar.date)],
  },
  {
    law: 'U8',
    in: ['dayFailed'],
    on: tooFar,
    to: 'loadingDay',
    changes: { date: tooFar.date, problem: null, attempts: 0 },
    does: [asksDay(tooFar.date)],
  },
  // A time, and a court.
  { law: 'Q2.2.b', in: ['picking', 'atHalf'], on: eight, changes: { chosen: eightOn(101) } },
  { law: 'Q2.2.b', in: ['fasterListed'], on: eight, changes: { chosen: eightOn(102) } },
  { law: 'Q2.2.b', in: ['notSaid'], on: eight, changes: { problem: null } },
  { law: 'Q2.2.b', in: ['picking', 'atEight', 'fasterListed'], on: half, changes: { chosen: halfPastSix } },
  { law: 'Q2.2.b', in: ['notSaid'], on: half, changes: { chosen: halfPastSix, problem: null } },
  {
    law: 'F30',
    in: ['picking', 'atEight', 'atHalf', 'fasterListed'],
    on: nearest,
    changes: { chosen: eightOn(102) },
  },
  { law: 'F30', in: ['notSaid'], on: nearest, changes: { chosen: eightOn(102), problem: null } },
  { law: 'Q2.2.b', in: ['atEight'], on: otherCourt, changes: { chosen: eightOn(102) } },
  { law: 'Q2.2.b', in: ['notSaid'], on: otherCourt, changes: { chosen: eightOn(102), problem: null } },
  // The word.
  { law: 'R2.2.8', in: ['atEight'], on: confirm, to: 'moving', does: [moves()] },
  { law: 'R2.2.8', in: ['atHalf'], on: confirm, to: 'moving', does: [moves(halfPastSix)] },
  { law: 'R8.1.6', in: ['notSaid'], on: confirm, to: 'moving', changes: { problem: null }, does: [moves()] },
  { law: 'R2.2.8', in: ['moving'], on: done2, to: 'moved', changes: { moved } },
  { law: 'R2.2.8', in: ['movingAgain'], on: done2, to: 'moved', changes: { moved, missed: null } },
  ...[faster, full].flatMap((on): Row[] => [
    {
      law: 'F30',
      in: ['moving'],
      on,
      to: 'faster',
      changes: { chosen: null, missed: eightOn(101) },
      does: [watches, asksDay()],
    },
    {
      law: 'F30',
      in: ['movingAgain'],
      on,
      to: 'faster',
      changes: { chosen: null, missed: eightOn(102) },
      does: [watches, asksDay()],
    },
  ]),
  {
    law: 'Q2.2.b',
    in: ['moving', 'movingAgain'],
    on: tooLate,
    to: 'fixed',
    changes: { problem: { code: 'notMovable', message: 'This booking cannot be moved any more' } },
  },
  {
    law: 'R8.1.6',
    in: ['moving', 'movingAgain'],
    on: noWords,
    to: 'picking',
    changes: { problem: { code: 'http409', message: null } },
    does: [watches],
  },
  {
    law: 'F07',
    in: ['moving', 'movingAgain'],
    on: moveCut,
    to: 'picking',
    changes: { problem: lost },
    does: [watches],
  },
  // Another tab has moved it, or the venue has: what stands there as now is what is now (F37).
  {
    law: 'Q2.2.b',
    in: ['loadingDay', 'picking'],
    on: toldElsewhere,
    to: 'loadingDay',
    changes: { booking: elsewhere },
    does: [asksElsewhere],
  },
  {
    law: 'Q2.2.b',
    in: ['dayFailed'],
    on: toldElsewhere,
    to: 'loadingDay',
    changes: { booking: elsewhere, problem: null, attempts: 0 },
    does: [asksElsewhere],
  },
  {
    law: 'Q2.2.b',
    in: ['atEight', 'atHalf'],
    on: toldElsewhere,
    to: 'loadingDay',
    changes: { booking: elsewhere, chosen: null },
    does: [asksElsewhere],
  },
  {
    law: 'Q2.2.b',
    in: ['notSaid'],
    on: toldElsewhere,
    to: 'loadingDay',
    changes: { booking: elsewhere, chosen: null, problem: null },
    does: [asksElsewhere],
  },
  {
    law: 'Q2.2.b',
    in: ['faster', 'fasterListed'],
    on: toldElsewhere,
    to: 'loadingDay',
    changes: { booking: elsewhere, missed: null },
    does: [asksElsewhere],
  },
  {
    law: 'Q2.2.b',
    in: ['loadingDay', 'picking', 'faster', 'fasterListed'],
    on: toldUsed,
    to: 'fixed',
    changes: { booking: used },
  },
  {
    law: 'Q2.2.b',
    in: ['dayFailed'],
    on: toldUsed,
    to: 'fixed',
    changes: { booking: used, problem: null, attempts: 0 },
  },
  { law: 'Q2.2.b', in: ['atEight', 'atHalf'], on: toldUsed, to: 'fixed', changes: { booking: used, chosen: null } },
  {
    law: 'Q2.2.b',
    in: ['notSaid'],
    on: toldUsed,
    to: 'fixed',
    changes: { booking: used, chosen: null, problem: null },
  },
  // The clock.
  { law: 'R9.2.1', in: everywhere, on: tick, changes: { now: tick.now } },
  {
    law: 'R9.2.1',
    in: everywhere.filter((name) => name !== 'atHalf'),
    on: halfIsGone,
    changes: { now: halfIsGone.now },
  },
  { law: 'R9.2.1', in: ['atHalf'], on: halfIsGone, changes: { now: halfIsGone.now, chosen: null } },
  { law: 'Q2.2.b', in: settled, on: over, changes: { now: over.now } },
  {
    law: 'Q2.2.b',
    in: ['loadingDay', 'dayFailed', 'picking', 'faster', 'fasterListed'],
    on: over,
    to: 'fixed',
    changes: { now: over.now },
  },
  {
    law: 'Q2.2.b',
    in: ['atEight', 'atHalf', 'notSaid'],
    on: over,
    to: 'fixed',
    changes: { now: over.now, chosen: null },
  },
];

export const reschedule: Law = {
  machine: rescheduleMachine,
  begins: [
    { starts: 'watchMinute', input: undefined },
    { starts: 'loadBooking', input: { bookingId: 70 } },
  ],
  input,
  callbackActors: [clock, eye],
  situations,
  rows,
  refused: [seven, sameCourt, showCourt, sameDay, toldSame],
};
