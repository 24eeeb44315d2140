/** What a machine keeps of an error, and the kind of problem it is (Q8.1.b, R8.1.6, B09). */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { callbackActor, promiseActor } from '../../../machines/shared/actorTypes.ts';
import { pathParts } from '../../../machines/shared/pathParts.ts';
import {
  ConnectionError,
  NotUnderstood,
  RefusedError,
  ServerFailed,
  toProblem,
} from '../../../machines/shared/problem.ts';
import { kindOf, mayPass } from '../../../machines/shared/problemKind.ts';
import { required } from '../../../machines/shared/required.ts';

describe('what is kept of an error', () => {
  test.each([
    [new RefusedError('slotTaken', 'The place is gone'), { code: 'slotTaken', message: 'The place is gone' }],
    [new RefusedError('slotTaken'), { code: 'slotTaken', message: null }],
    [new ServerFailed(), { code: 'serverFailed', message: null }],
    [new ServerFailed('We are restarting'), { code: 'serverFailed', message: 'We are restarting' }],
    [new ConnectionError(), { code: 'lost', message: null }],
    [new NotUnderstood(), { code: 'notUnderstood', message: null }],
    [new TypeError('a defect'), { code: 'unexpected', message: null }],
    ['thrown as a text', { code: 'unexpected', message: null }],
  ])('%s', (error, problem) => expect(toProblem(error)).toEqual(problem));

  test('reports tell by name and words what it was', () => {
    const said = [new RefusedError('slotTaken'), new ConnectionError(), new ServerFailed(), new ServerFailed('Down')];
    expect(said.map(({ name, message }) => `${name}: ${message}`)).toEqual([
      'RefusedError: slotTaken',
      'ConnectionError: connection lost',
      'ServerFailed: server failed',
      'ServerFailed: Down',
    ]);
  });
});

test.each([
  ['lost', 'connectionLost', true],
  ['serverFailed', 'serverFailed', true],
  ['notUnderstood', 'notUnderstood', true],
  ['sessionExpired', 'sessionOver', false],
  ['loginRequired', 'sessionOver', false],
  ['http401', 'sessionOver', false],
  ['unexpected', 'unexpected', false],
  ['slotTaken', 'refused', false],
  ['constructor', 'refused', false],
])('R8.1.6: %s is %s; to ask once more may help: %s', (code, kind, mayHelp) => {
  expect([kindOf({ code }), mayPass({ code })]).toEqual([kind, mayHelp]);
});

describe('a programming error is reported, not swallowed', () => {
  test.each([null, undefined])('%s where something must be', (value) =>
    expect(() => required(value, 'order')).toThrow('There is no order here.'),
  );
  test.each([0, '', false])('%j is something', (value) => expect(required(value, 'order')).toBe(value));

  test('an actor that is not provided fails with its name', async () => {
    const told: unknown[] = [];
    for (const logic of [promiseActor('readOrder'), callbackActor('watchCart')]) {
      const actor = createActor(logic);
      actor.subscribe({ error: (error) => told.push((error as Error).message) });
      actor.start();
      await Promise.resolve();
      await Promise.resolve();
    }
    expect(told).toEqual([
      'The promise actor "readOrder" was not provided to its machine.',
      'The callback actor "watchCart" was not provided to its machine.',
    ]);
  });
});

test.each([
  ['/Services/Padel', ['services', 'padel']],
  ['//a%20b/', ['a b']],
  ['/', []],
  ['/%E0%A4%A', null],
])('the parts of %s', (path, parts) => expect(pathParts(path)).toEqual(parts));
