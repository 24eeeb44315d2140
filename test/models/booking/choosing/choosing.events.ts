/** Events and effects for the laws of step 1. */
import { createEmptyActor } from 'xstate';
import type { BookingInput } from '../../../../machines/booking/bookingContext.ts';
import { ConnectionError } from '../../../../machines/shared/problem.ts';
import { keyOf, type Effect, type Row, type Situation } from '../../../support/law/law.ts';
import { done, failed } from '../../../support/paths.ts';
import * as at from '../booking.fixtures.ts';

/** The parent, which is told by the steps. */
const hearer = createEmptyActor();
export const parent = hearer as never;
export const toParent = hearer.id;

const { today, tomorrow } = at;
export const cutOff = (id: string) => failed(id, new ConnectionError());
export const problem = (code: string, message: string | null = null) => ({ code, message, values: {} });
export const noConnection = problem('lost');

export const services = done('loadServices', at.services);
export const choices = done('loadChoices', at.padelChoices);
export const day = (schedule: typeof at.padelSchedule, date = today) => done('loadSchedule', at.dayOf(schedule, date));
export const schedule = day(at.padelSchedule);
/** Another customer has taken court 1 at ten. */
export const laterDay = day(at.padelAfterwards);
export const facilities = done('loadFacilities', [at.court1, at.court2, at.longCourt]);
export const offer = (id: number) => done('loadOffer', at.courtOffer(id, true));

/** The alternative to ten o'clock. */
export const nineOnCourt1 = {
  serviceId: 1,
  facilityId: 101,
  bookingDate: today,
  date: today,
  start_time: '09:00:00',
  end_time: '10:00:00',
  duration: 60,
  nextDay: false,
};

export const choose = {
  service: (serviceId: number) => ({ type: 'service.choose', serviceId }),
  date: (date: string) => ({ type: 'date.choose', date }),
  filter: (filter: string, value: number | null) => ({ type: 'filter.choose', filter, value }),
  narrow: (...ids: number[]) => ({ type: 'facilities.narrow', ids }),
  duration: (duration: number) => ({ type: 'duration.choose', duration }),
  range: (range: string) => ({ type: 'range.choose', range }),
  slot: (startTime: string, date = today) => ({ type: 'slot.choose', date, startTime }),
  facility: (facilityId: number) => ({ type: 'facility.choose', facilityId }),
  near: (slot: object = {}) => ({ type: 'nearest.choose', slot: { ...nineOnCourt1, ...slot } }),
};
export const ten = choose.slot('10:00:00');
export const retry = { type: 'step.retry' };
export const onwards = { type: 'step.continue' };
export const findDay = { type: 'freeDay.find' };
export const more = { type: 'slots.more' };
export const visit = (stop: string) => ({ type: 'stop.visit', stop });
export const minute = (now: string) => ({ type: 'minute.passed', now });
export const isThere = (user: object | null) => ({ type: 'session.changed', user });
export const inCart = (...lines: object[]) => ({ type: 'cart.changed', lines });
export const resume = (to: string, changes: object = {}) => ({
  type: 'selection.resume',
  end: { to, quantities: {}, addons: {}, attendeeDetails: null, problem: null, missed: null, ...changes },
});

export const asksChoices = (serviceId: number, filterBy: number): Effect => ({
  starts: 'loadChoices',
  input: { serviceId, filterBy },
});
export const asksDay = (changes: object = {}): Effect => ({
  starts: 'loadSchedule',
  input: { venue_service_id: 1, date: today, ...at.packing, ...changes },
});
const slotAsked = {
  venue_service_id: 1,
  date: today,
  start_time: '10:00:00',
  end_time: '11:00:00',
  per_capacity: 0,
};
export const asksFacilities = (changes: object = {}): Effect => ({
  starts: 'loadFacilities',
  input: { ...slotAsked, ...changes },
});
export const asksOffer = (facility_id: number): Effect => ({
  starts: 'loadOffer',
  input: { ...slotAsked, facility_id },
});
export const waits: Effect = { starts: 'reconnect', input: { problem: noConnection, attempts: 1 } };
export const passes: Effect = { sends: { type: 'problem.passed' }, to: toParent };
/** Nothing about the customer is asked in this step. */
export const wantsLogin: Effect = { sends: { type: 'login.wanted', entered: null }, to: toParent };

export const slotAtTen = {
  date: today,
  start_time: '10:00:00',
  end_time: '11:00:00',
  duration: 60,
  nextDay: false,
  facilities: [101, 102],
};

export const inputOf = (changes: Partial<BookingInput> = {}) => ({ ...at.inputOf(changes), parent });

/** Merges rows that differ only in their situations. */
export function joined(rows: readonly Row[]): Row[] {
  const all = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf([row.on, row.to, row.changes, row.does]);
    const known = all.get(key);
    all.set(key, known ? { ...known, in: [...known.in, ...row.in] } : row);
  }
  return [...all.values()];
}

export const busy = (runs: string): Partial<Situation> => ({ runs: [runs], tags: ['busy'] });
export const asking = (state: string) => ({ state: { asking: state } });
export const picking = (state: string) => ({ state: { asking: { picking: state } } });

/** What the later steps get for a court at ten. */
export function saleOf(where: string, changes: object = {}) {
  return {
    at: where,
    services: [at.padel, at.swimming],
    selectedServices: { id: 1, filter_by: 1, facilities: [] },
    bookingDate: today,
    duration: 60,
    schedule: schedule['output'],
    selectedTimeSlot: slotAtTen,
    facilities: [at.court1, at.court2],
    facilityId: 101,
    offer: at.courtOffer(101, true),
    quantities: {},
    addons: {},
    attendeeDetails: null,
    draft: null,
    problem: null,
    ...changes,
  };
}

/** A court at ten lost to another customer, as it was chosen; attendees' details stay in the context. */
export const missedAtTen = (changes: Parameters<typeof at.draftOf>[0] = {}, people = 1) => ({
  progress: at.draftOf({ facilityId: 101, ...changes }),
  people,
});

export const someDetails = at.attendeeDetails;

export const slotGone = problem('slotGone');

export const poolChosen = choose.service(2);
export const poolChoices = done('loadChoices', at.poolChoices);
export const poolDay = day(at.poolSchedule);
export const pool = done('loadFacilities', [at.pool]);
export const poolOffer = done('loadOffer', at.poolOffer(true));
const swim = { ...slotAtTen, facilities: [201] };
export const poolSale = (where: string, changes: object = {}) =>
  saleOf(where, {
    selectedServices: { id: 2, filter_by: 2, facilities: [] },
    schedule: poolDay['output'],
    selectedTimeSlot: swim,
    facilities: [at.pool],
    facilityId: 201,
    offer: at.poolOffer(true),
    ...changes,
  });
export const chosenFor = (sale: object): Effect => ({ sends: { type: 'slot.chosen', sale }, to: toParent });
export const goesOn: Effect = { raises: { type: 'step.continue' } };
export const pleaseLogin = problem('pleaseLogin');
export const toPool = [services, poolChosen, poolChoices, poolDay];
export const swimChosen = [...toPool, ten, pool, poolOffer];
export { today };
export { tomorrow };
