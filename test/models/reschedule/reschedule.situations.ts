/** Events, effects and situations for the law of rescheduling. */
import { slotOfBooking } from '../../../machines/reschedule/rescheduleRules.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { padel } from '../booking/booking.fixtures.ts';
import { booking, day, dayWithout, evening, eveningLater } from './reschedule.fixtures.ts';

export const [clock, eye] = ['watchMinute', 'watchBooking'] as const;
export const connectionError = { code: 'lost', message: null };
export const found = done('loadBooking', { booking, service: padel });
export const cut = failed('loadBooking', new ConnectionError());
export const unknown = failed('loadBooking', new RefusedError('notFound', 'not found', 404));
export const used = { ...booking, check_in_time: `${day} 18:55:00` };
export const foundUsed = done('loadBooking', { booking: used, service: null });
export const schedule = dayWithout(evening);
export const later = dayWithout(eveningLater);
export const listed = done('loadDay', schedule);
export const listedLater = done('loadDay', later);
export const dayCut = failed('loadDay', new ConnectionError());
export const again = done('reconnect');
export const stillUnreached = failed('reconnect', new ConnectionError());
export const retry = { type: 'step.retry' };

const at = (startTime: string, facilityId?: number) => ({
  type: 'slot.choose',
  date: day,
  startTime,
  ...(facilityId ? { facilityId } : {}),
});

export const eight = at('20:00:00');
export const half = at('18:30:00');
export const nearest = at('20:00:00', 102);

/** Where it is already. */
export const seven = at('19:00:00');

export const otherCourt = { type: 'facility.choose', facilityId: 102 };
export const sameCourt = { type: 'facility.choose', facilityId: 101 };
export const showCourt = { type: 'facility.choose', facilityId: 103 };
export const friday = { type: 'date.choose', date: '2026-11-27' };
export const sameDay = { type: 'date.choose', date: day };
export const tooFar = { type: 'date.choose', date: '2026-12-01' };
export const confirm = { type: 'reschedule.confirm' };
export const tick = { type: 'minute.passed', now: '2026-11-20 08:01:00' };

/** Eight has begun long ago, and the booking is over. */
export const over = { type: 'minute.passed', now: `${day} 20:30:00` };

/** Half past six has begun, the booking itself not. */
export const halfIsGone = { type: 'minute.passed', now: `${day} 18:50:00` };

export const moved = { ...booking, facility_start_time: '20:00:00', facility_end_time: '21:00:00' };
export const done2 = done('moveBooking', moved);
export const faster = failed('moveBooking', new RefusedError('slotTaken', 'This slot is taken', 409));
export const full = failed('moveBooking', new RefusedError('capacityReached', 'Full', 409));
export const tooLate = failed(
  'moveBooking',
  new RefusedError('notMovable', 'This booking cannot be moved any more', 409),
);
export const noWords = failed('moveBooking', new RefusedError('http409', 'http409', 409));
export const moveCut = failed('moveBooking', new ConnectionError());

export const eightOn = (facilityId: number) => ({
  date: day,
  start_time: '20:00:00',
  end_time: '21:00:00',
  facilityId,
});

export const halfPastSix = { date: day, start_time: '18:30:00', end_time: '19:30:00', facilityId: 101 };
export const asks = { starts: 'loadBooking', input: { bookingId: 70 } } as const;

export const asksDay = (date = day): Effect => ({
  starts: 'loadDay',
  input: {
    wish: { venue_service_id: 1, date, allow_facility_items_reservation: true },
    leftOut: slotOfBooking(booking),
  },
});

/** What is chosen is in the address, for a reload (F14). */
export const tells = (date: string, slot: object | null = null): Effect => ({
  emits: { type: 'choice.changed', choice: { date, slot } },
});
export const tellsEight = (facilityId: number): Effect => tells(day, { date: day, startTime: '20:00:00', facilityId });
export const tellsHalf: Effect = tells(day, { date: day, startTime: '18:30:00', facilityId: 101 });

/** As long as another time is chosen. */
export const watches: Effect = { starts: eye, input: { bookingId: 70 } };

export const elsewhere = { ...booking, facility_start_time: '20:00:00', facility_end_time: '21:00:00' };
const told = (now: typeof booking) => ({ type: 'booking.told', output: { booking: now, service: padel } });
export const [toldElsewhere, toldUsed, toldSame] = [told(elsewhere), told(used), told({ ...booking, total: 161 })];

export const asksElsewhere: Effect = {
  starts: 'loadDay',
  input: {
    wish: { venue_service_id: 1, date: day, allow_facility_items_reservation: true },
    leftOut: slotOfBooking(elsewhere),
  },
};

export const waits = (attempts: number): Effect => ({
  starts: 'reconnect',
  input: { problem: connectionError, attempts },
});
export const moves = (slot = eightOn(101)): Effect => ({ starts: 'moveBooking', input: { bookingId: 70, slot } });
const loadsDay = { state: { choosing: 'loadingDay' }, runs: ['loadDay', eye, clock], tags: ['busy'] } as const;
const picks = { state: { choosing: 'picking' }, runs: [eye, clock] } as const;
const movesOn = { state: 'moving', runs: ['moveBooking', clock], tags: ['busy'] } as const;
const toPicking = [found, listed];
const toMoving = [...toPicking, eight, confirm];
const toFasterListed = [...toMoving, faster, listedLater];

export const situations: Law['situations'] = {
  loading: {
    by: [],
    state: 'loading',
    runs: ['loadBooking', clock],
    tags: ['busy'],
    knows: { booking: null, date: '2026-11-20' },
  },
  failed: { by: [cut], state: 'failed', runs: ['reconnect', clock], knows: { problem: connectionError, attempts: 1 } },
  unknown: { by: [unknown], state: 'fixed', runs: [clock], knows: { booking: null } },
  usedUp: { by: [foundUsed], state: 'fixed', runs: [clock], knows: { booking: used, problem: null } },
  loadingDay: { by: [found], ...loadsDay, knows: { date: day, schedule: null } },
  dayFailed: {
    by: [found, dayCut],
    state: { choosing: 'dayFailed' },
    runs: ['reconnect', eye, clock],
    knows: { problem: connectionError },
  },
  picking: { by: toPicking, ...picks, knows: { chosen: null, missed: null } },
  atEight: { by: [...toPicking, eight], ...picks, knows: { chosen: eightOn(101) } },
  atHalf: { by: [...toPicking, half], ...picks, knows: { chosen: halfPastSix } },
  moving: { by: toMoving, ...movesOn },
  faster: { by: [...toMoving, faster], ...loadsDay, knows: { missed: eightOn(101), chosen: null, booking } },
  fasterListed: { by: toFasterListed, ...picks, knows: { missed: eightOn(101), chosen: null } },
  movingAgain: { by: [...toFasterListed, eight, confirm], ...movesOn, knows: { chosen: eightOn(102) } },
  notSaid: { by: [...toMoving, moveCut], ...picks, knows: { chosen: eightOn(101), problem: connectionError } },
  moved: { by: [...toMoving, done2], state: 'moved', runs: [clock], knows: { moved, booking } },
};

export const everywhere = Object.keys(situations);
export const settled = ['loading', 'failed', 'unknown', 'usedUp', 'moving', 'movingAgain', 'moved'];
