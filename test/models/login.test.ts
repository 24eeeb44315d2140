import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type AnyEventObject } from 'xstate';
import { loginMachine, type LoginEvent, type LoginSnapshot } from '../../machines/login/loginMachine.ts';
import * as read from '../../machines/login/loginSelectors.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, holdJobs, walk } from '../support/replay.ts';
import { loginInput, loginModel, typedGuest, typedPassword, wrongPassword } from './login.model.ts';
import { customer, guest, opened } from './session.model.ts';

const coverage = new Coverage(loginMachine);
const paths = pathsOf(loginModel);
const events = loginModel.events as readonly AnyEventObject[];

describe('login (R4.9.2)', () => {
  test.each(paths)('$title', (path) => walk(path, actorSubject(loginMachine, { input: loginInput, coverage })));

  test('whoever waits can do nothing but wait', () => {
    const waiting = paths.map(({ state }) => state as LoginSnapshot).filter(read.isBusy);
    expect(waiting.length).toBeGreaterThan(0);
    const wishes = events.filter(({ type }) => !type.startsWith('xstate.'));
    for (const snapshot of waiting) expect(wishes.filter((wish) => snapshot.can(wish as LoginEvent))).toEqual([]);
  });

  test('a field is at fault or the server refused, never both', () => {
    for (const { state } of paths.flatMap(({ steps }) => steps)) {
      const snapshot = state as LoginSnapshot;
      expect(Object.keys(read.faults(snapshot)).length > 0 && read.problem(snapshot) !== null).toBe(false);
    }
  });

  test('nothing that was typed is kept (T05)', () => {
    const kept = JSON.stringify(paths.flatMap(({ steps }) => steps.map(({ state }) => state.context)));
    for (const typed of [
      typedPassword.password,
      typedPassword.mobile_number,
      typedGuest.mobile_number,
      typedGuest.email,
    ])
      expect(kept).not.toContain(typed);
  });

  test('whoever is in is told to the portal', () => {
    const outputs = paths.filter(({ state }) => state.status === 'done').map(({ state }) => state.output);
    expect(new Set(outputs)).toEqual(
      new Set([
        { user: customer, at: opened },
        { user: guest, at: opened },
      ]),
    );
  });
});

describe('what is sent', () => {
  const sentBy = (event: LoginEvent): unknown => {
    const sent: unknown[] = [];
    const job = fromPromise(({ input }) => {
      sent.push(input);
      return new Promise<never>(() => undefined);
    });
    const login = createActor(loginMachine.provide({ actors: { logIn: job, logInAsGuest: job } as never }), {
      input: loginInput,
    }).start();
    if (event.type === 'guest.submit') login.send({ type: 'guest.choose' });
    login.send(event);
    return sent[0];
  };

  test('the number with and without its country code (R7.4.1, Q7.4.a)', () => {
    expect(sentBy({ type: 'password.submit', ...typedPassword })).toEqual({
      country_code: '971',
      mobile_number: '501234567',
      password: 'Court-Lines-9',
      username: '+971501234567',
    });
  });

  test('a password is sent as it was typed, blanks included', () => {
    const password = ' two  words ';
    expect(sentBy({ type: 'password.submit', ...typedPassword, password })).toMatchObject({ password });
  });

  test.each([
    ['accepted', 1],
    ['none', 0],
  ] as const)('a guest, terms %s (R7.4.11)', (terms, tnc) => {
    expect(sentBy({ type: 'guest.submit', ...typedGuest, name: ' Omar Said ', terms })).toEqual({
      name: 'Omar Said',
      email: 'omar@said.example',
      mobile: '507654321',
      country_code: '971',
      tnc,
    });
  });
});

test('each refusal is told once, with the words of the server (R8.1.6)', async () => {
  const { machine, settle } = holdJobs(loginMachine);
  const login = createActor(machine, { input: loginInput }).start();
  const told: unknown[] = [];
  login.on('login.refused', ({ problem }) => told.push(problem));
  for (const error of [wrongPassword, new TypeError('bug')]) {
    login.send({ type: 'password.submit', ...typedPassword });
    settle({ type: 'xstate.error.actor.logIn', actorId: 'logIn', error });
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  expect(told).toEqual([
    { code: 'wrongPassword', message: 'Mobile number or password is wrong' },
    { code: 'unexpected', message: null },
  ]);
});

test('takes every transition', () => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
