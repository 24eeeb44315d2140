/** The law of scheduling a session of a package later, from Q3.6.d, Q7.6.m, R8.1.6 and F09; see docs/guide/testing.md. */
import { createEmptyActor } from 'xstate';
import { sessionBookingMachine } from '../../../machines/sessionBooking/sessionBookingMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const resource = createEmptyActor();
const monday = { date: '2026-11-30', start_time: '16:00:00' };
const tuesday = { date: '2026-12-01', start_time: '15:00:00' };

const take = (session: object) => ({ type: 'session.choose', session });
const drop = { type: 'session.remove' };
const book = { type: 'session.book' };
const isBooked = done('bookSession', null);
const cut = failed('bookSession', new ConnectionError());
const refuse = (code: string) => failed('bookSession', new RefusedError(code, code, 409));
const there = done('findBooked', true);
const notThere = done('findBooked', false);
const unknown = failed('findBooked', new ConnectionError());

const problem = (code: string) => ({ code, message: null });
const lost = problem('lost');
const taken = problem('trainerTaken');
const choosing = { state: 'choosing', runs: [] } as const;
const booking = { state: 'booking', runs: ['bookSession'], tags: ['busy'] } as const;
const checking = { state: 'checking', runs: ['findBooked'], tags: ['busy'] } as const;
const asks = (starts: string, session: object): Effect => ({ starts, input: { bookingId: 9, session } });
const reloads: Effect = { sends: { type: 'resource.reload' }, to: resource.id };
/** What is chosen is in the address, for a reload (F14). */
const tells = (chosen: object | null): Effect => ({ emits: { type: 'hour.changed', chosen } });
const row = (law: string, names: string | readonly string[], on: object, rest: object = {}): Row =>
  ({ law, in: [names].flat(), on, ...rest }) as Row;

/** Where monday is chosen and nothing is under way. */
const mondays = ['chosen', 'unanswered', 'closed'];

export const scheduled: Law = {
  machine: sessionBookingMachine,
  begins: [],
  input: { bookingId: 9, resource, chosen: null },
  situations: {
    open: { by: [], ...choosing, knows: { chosen: null, taken: [], booked: null, problem: null } },
    chosen: { by: [take(monday)], ...choosing, knows: { chosen: monday, problem: null } },
    booking: { by: [take(monday), book], ...booking, knows: { chosen: monday } },
    booked: { by: [take(monday), book, isBooked], ...choosing, knows: { chosen: null, booked: monday } },
    /** No answer came. */
    checking: { by: [take(monday), book, cut], ...checking, knows: { problem: lost } },
    /** The trainer is busy then: possibly with this very session, if an answer was lost. */
    checkingTaken: { by: [take(monday), book, refuse('trainerTaken')], ...checking, knows: { problem: taken } },
    unanswered: { by: [take(monday), book, cut, unknown], ...choosing, knows: { chosen: monday, problem: lost } },
    gone: {
      by: [take(monday), book, refuse('trainerTaken'), notThere],
      ...choosing,
      knows: { chosen: null, taken: [monday], problem: taken },
    },
    closed: {
      by: [take(monday), book, refuse('packageOver')],
      ...choosing,
      knows: { chosen: monday, problem: problem('packageOver') },
    },
  },
  rows: [
    // One hour at a time: another takes its place.
    row('Q3.6.d', 'open', take(monday), { to: 'chosen', changes: { chosen: monday }, does: [tells(monday)] }),
    row('Q3.6.d', 'booked', take(monday), { changes: { chosen: monday, booked: null }, does: [tells(monday)] }),
    row('Q3.6.d', ['open', 'chosen'], take(tuesday), { changes: { chosen: tuesday }, does: [tells(tuesday)] }),
    row('Q3.6.d', ['unanswered', 'closed', 'gone'], take(tuesday), {
      changes: { chosen: tuesday, problem: null },
      does: [tells(tuesday)],
    }),
    row('Q3.6.d', 'booked', take(tuesday), { changes: { chosen: tuesday, booked: null }, does: [tells(tuesday)] }),
    row('Q3.6.d', 'chosen', drop, { changes: { chosen: null }, does: [tells(null)] }),
    row('Q3.6.d', ['unanswered', 'closed'], drop, { changes: { chosen: null, problem: null }, does: [tells(null)] }),

    row('Q7.6.m', 'chosen', book, { to: 'booking', does: [asks('bookSession', monday)] }),
    row('Q7.6.m', mondays.slice(1), book, {
      to: 'booking',
      changes: { problem: null },
      does: [asks('bookSession', monday)],
    }),
    row('Q7.6.m', 'booking', isBooked, {
      to: 'booked',
      changes: { chosen: null, booked: monday },
      does: [tells(null), reloads],
    }),

    // F09: what was not answered is looked up, never sent twice.
    row('F09', 'booking', cut, { to: 'checking', changes: { problem: lost }, does: [asks('findBooked', monday)] }),
    row('F09', 'booking', refuse('trainerTaken'), {
      to: 'checkingTaken',
      changes: { problem: taken },
      does: [asks('findBooked', monday)],
    }),
    row('F09', ['checking', 'checkingTaken'], there, {
      to: 'booked',
      changes: { chosen: null, booked: monday, problem: null },
      does: [tells(null), reloads],
    }),
    row('F09', 'checking', notThere, { to: 'unanswered' }),
    row('F09', ['checking', 'checkingTaken'], unknown, { to: 'choosing' }),
    // Another customer has the hour: it is removed, and nothing else.
    row('Q3.6.d', 'checkingTaken', notThere, {
      to: 'gone',
      changes: { chosen: null, taken: [monday] },
      does: [tells(null)],
    }),

    // The package has no session left: its booking is loaded again.
    ...['packageOver', 'noSessionLeft', 'notPaid'].map((code) =>
      row('Q3.6.d', 'booking', refuse(code), {
        to: 'choosing',
        changes: { problem: problem(code) },
        does: [reloads],
      }),
    ),
    row('R8.1.6', 'booking', refuse('tooMany'), { to: 'choosing', changes: { problem: problem('tooMany') } }),
  ],
};

/** The page is opened again with an hour in its address (F14). */
export const hourAgain: Law = {
  machine: sessionBookingMachine,
  begins: [],
  input: { bookingId: 9, resource, chosen: monday },
  situations: {
    chosen: { by: [], ...choosing, knows: { chosen: monday, booked: null } },
    booking: { by: [book], ...booking },
  },
  rows: [row('F14', 'chosen', book, { to: 'booking', does: [asks('bookSession', monday)] })],
};
