import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  sessionMachine,
  type SessionEvent,
  type SessionInput,
  type SessionSnapshot,
} from '../../../machines/session/sessionMachine.ts';
import * as read from '../../../machines/session/sessionSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { momentsOf } from '../../support/law/moments.ts';
import { holdActors } from '../../support/replay.ts';
import { sessionLaws } from './session.law.ts';
import { customer, findings, opened, userOf } from './session.model.ts';

checkLaws(...sessionLaws);

test('R6.1.5: a user exists only in the known states, and a guest is no customer', () => {
  for (const moment of momentsOf(sessionLaws)) {
    // SAFETY: the laws are about this machine.
    const snapshot = moment as SessionSnapshot;
    expect(snapshot.context.user !== null).toBe(snapshot.matches('known'));
    if (snapshot.matches({ known: 'guest' })) expect(read.isCustomer(snapshot)).toBe(false);
    if (snapshot.matches({ known: 'loggedIn' })) expect(read.isCustomer(snapshot)).toBe(true);
  }
});

/** Milliseconds. */
const twelveHours = 43_200_000;

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
      actors: {
        persistSession: does('keep'),
        clearPersistedSession: does('forget'),
        expireSession: does('expire'),
        endSession: does('end'),
      },
    }),
    { input, clock },
  );
  session.on('*', ({ type }) => told.push(type));
  session.start();
  const send = async (...events: SessionEvent[]) => {
    for (const event of events) session.send(event);
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { session, clock, actors, told, send, user: () => session.getSnapshot().context.user };
}

const loggedIn = { type: 'session.logIn', user: customer, at: opened } as const;

describe('the end of a session', () => {
  test('any number of 401 answers ends it once (R4.1.6)', async () => {
    const { told, actors, user, send } = startSession();
    await send(loggedIn);
    await send({ type: 'session.refused' }, { type: 'session.refused' }, { type: 'session.refused' });
    await send({ type: 'session.refused' });
    expect([told, actors, user()]).toEqual([['session.began', 'session.expired'], ['keep', 'expire'], null]);
  });

  test('an open tab ends after twelve hours, not before (Q4.1.b, I15)', async () => {
    const { clock, told, send } = startSession();
    await send(loggedIn);
    clock.increment(twelveHours);
    await send();
    expect(told).toEqual(['session.began']);
    clock.increment(1);
    await send();
    expect(told).toEqual(['session.began', 'session.expired']);
  });

  test('a restored session ends twelve hours after its last change, not after the page load', async () => {
    const { clock, told, send } = startSession(findings.customer);
    clock.increment(twelveHours - 60_000);
    await send();
    expect(told).toEqual([]);
    clock.increment(1);
    await send();
    expect(told).toEqual(['session.expired']);
  });

  test('every change of the user restarts the twelve hours (Q4.1.b)', async () => {
    const { clock, told, actors, send } = startSession();
    await send(loggedIn);
    clock.increment(twelveHours - 1);
    await send({ type: 'user.changed', user: userOf({ name: 'L.' }), at: opened + twelveHours - 1 });
    clock.increment(twelveHours);
    await send();
    expect([told, actors]).toEqual([['session.began'], ['keep', 'keep']]);
  });
});
