import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  sessionMachine,
  type SessionEvent,
  type SessionInput,
  type SessionSnapshot,
} from '../../machines/session/sessionMachine.ts';
import { sessionLifetime } from '../../machines/session/sessionRules.ts';
import * as read from '../../machines/session/sessionSelectors.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, holdActors, walk } from '../support/replay.ts';
import { customer, findings, guest, opened, sessionModel, userOf } from './session.model.ts';

const coverage = new Coverage(sessionMachine);

describe.each(Object.entries(findings))('session that found %s', (_, input) => {
  const paths = pathsOf({ ...sessionModel, input });
  test.each(paths)('$title', (path) => walk(path, actorSubject(sessionMachine, { input, coverage })));

  test('somebody is known in the known states alone, and a guest is no customer (R6.1.5)', () => {
    const snapshots = paths.flatMap(({ steps }) => steps.map(({ state }) => state as SessionSnapshot));
    for (const snapshot of snapshots) {
      expect(read.user(snapshot) !== null).toBe(snapshot.matches('known'));
      expect(snapshot.matches({ known: 'guest' }) && !read.isGuest(snapshot)).toBe(false);
      expect(snapshot.matches({ known: 'loggedIn' }) && !read.isCustomer(snapshot)).toBe(false);
    }
  });
});

/** A session whose actors do their work at once, and what it tells. */
function startSession(input: SessionInput = findings.nothing) {
  const actors: string[] = [];
  const told: string[] = [];
  const does = <TInput>(name: string) =>
    fromPromise<void, TInput>(async () => {
      actors.push(name);
    });
  const { machine } = holdActors(sessionMachine, ['watchTabs', 'watchRefusals']);
  const clock = new SimulatedClock();
  const session = createActor(
    machine.provide({
      actors: { keepSession: does('keep'), forgetSession: does('forget'), endSession: does('end') },
    }),
    { input, clock },
  );
  session.on('*', ({ type }) => told.push(type));
  session.start();
  const send = async (...events: SessionEvent[]) => {
    for (const event of events) session.send(event);
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { session, clock, actors, told, send, user: () => read.user(session.getSnapshot()) };
}

const loggedIn = { type: 'session.logIn', user: customer, at: opened } as const;

describe('restoring (R4.1.1–5)', () => {
  test('a customer of less than twelve hours goes on', async () => {
    const { user, actors, send } = startSession(findings.customer);
    await send();
    expect([user(), actors]).toEqual([customer, []]);
  });

  test.each([
    ['a token alone (R4.1.1)', findings.token],
    ['a user without a token (R4.1.1)', { ...findings.customer, hasToken: false }],
    ['a session of twelve hours and a moment (R4.1.2, R4.1.5)', findings.expired],
    ['a session of the future, which would never end (R4.1.2)', findings['from the future']],
    ['a guest (R4.1.4)', { ...findings.customer, stored: { user: guest, lastUpdated: opened } }],
  ])('%s is nobody, and is forgotten', async (_, found) => {
    const { user, actors, told, send } = startSession(found);
    await send();
    expect([user(), actors, told]).toEqual([null, ['forget'], []]);
  });

  test('a visitor has nothing to forget', async () => {
    const { actors, send } = startSession();
    await send();
    expect(actors).toEqual([]);
  });
});

describe('the end of a session', () => {
  test('any number of 401 answers ends it once (R4.1.6)', async () => {
    const { told, actors, user, send } = startSession();
    await send(loggedIn);
    await send({ type: 'session.refused' }, { type: 'session.refused' }, { type: 'session.refused' });
    await send({ type: 'session.refused' });
    expect([told, actors, user()]).toEqual([['session.began', 'session.expired'], ['keep', 'forget'], null]);
  });

  test('an open tab ends after twelve hours, not before (Q4.1.b)', async () => {
    const { clock, told, send } = startSession();
    await send(loggedIn);
    clock.increment(sessionLifetime);
    await send();
    expect(told).toEqual(['session.began']);
    clock.increment(1);
    await send();
    expect(told).toEqual(['session.began', 'session.expired']);
  });

  test('a restored session ends twelve hours after its last change, not after the page load', async () => {
    const { clock, told, send } = startSession(findings.customer);
    clock.increment(sessionLifetime - 60_000);
    await send();
    expect(told).toEqual([]);
    clock.increment(1);
    await send();
    expect(told).toEqual(['session.expired']);
  });

  test('every change of the user begins the twelve hours anew (Q4.1.b)', async () => {
    const { clock, told, actors, send } = startSession();
    await send(loggedIn);
    clock.increment(sessionLifetime - 1);
    await send({ type: 'user.changed', user: userOf({ name: 'L.' }), at: opened + sessionLifetime - 1 });
    clock.increment(sessionLifetime);
    await send();
    expect([told, actors]).toEqual([['session.began'], ['keep', 'keep']]);
  });

  test('a tab that slept finds out when it is looked at (Q4.1.b)', async () => {
    const { told, send } = startSession();
    await send(loggedIn, { type: 'tab.shown', at: opened + sessionLifetime });
    expect(told).toEqual(['session.began']);
    await send({ type: 'tab.shown', at: opened + sessionLifetime + 1 });
    expect(told).toEqual(['session.began', 'session.expired']);
  });

  test('signing out tells the server and everybody here (R4.1.7)', async () => {
    const { told, actors, user, send } = startSession();
    await send(loggedIn, { type: 'session.logOut' });
    expect([told, actors.at(-1), user()]).toEqual([['session.began', 'session.ended'], 'end', null]);
  });

  test('a guest without lines in the cart is a visitor again, and stays where they are (R4.1.8)', async () => {
    const { told, actors, user, send } = startSession();
    await send({ ...loggedIn, user: guest });
    await send({ type: 'guest.emptied' });
    expect([told, actors, user()]).toEqual([['session.began'], ['keep', 'forget'], null]);
  });

  test('a customer keeps the session without lines (R4.1.8)', async () => {
    const { user, send } = startSession();
    await send(loggedIn);
    await send({ type: 'guest.emptied' });
    expect(user()).toEqual(customer);
  });
});

describe('other tabs (F10)', () => {
  test('who logs out there is logged out here, and nothing is forgotten twice', async () => {
    const { told, actors, user, send } = startSession(findings.customer);
    await send({ type: 'storage.changed', ...findings.nothing });
    expect([told, actors, user()]).toEqual([['session.ended'], [], null]);
  });

  test('who logs in there is logged in here', async () => {
    const { user, actors, send } = startSession();
    await send({ type: 'storage.changed', ...findings.customer });
    expect([user(), actors]).toEqual([customer, []]);
  });

  test('who becomes somebody else there is somebody else here', async () => {
    const { user, told, send } = startSession(findings.customer);
    const other = userOf({ id: 9, name: 'Salem' });
    await send({ type: 'storage.changed', ...findings.customer, stored: { user: other, lastUpdated: opened } });
    // What stands on this page is the former customer's, and ends with them.
    expect([user(), told]).toEqual([other, ['session.ended']]);
  });

  test('a change of the same customer ends nothing', async () => {
    const { user, told, send } = startSession(findings.customer);
    const changed = userOf({ name: 'Layla H.', email: 'new@haddad.ae' });
    await send({ type: 'storage.changed', ...findings.customer, stored: { user: changed, lastUpdated: opened } });
    expect([user(), told]).toEqual([changed, []]);
  });

  test('a guest stays while there is a token', async () => {
    const { user, send } = startSession();
    await send({ ...loggedIn, user: guest }, { type: 'storage.changed', ...findings.token });
    expect(user()).toEqual(guest);
    await send({ type: 'storage.changed', ...findings.nothing });
    expect(user()).toBeNull();
  });
});

test('takes every transition', () => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
