// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { verificationMachine, type VerificationSnapshot } from '../../machines/verification/verificationMachine.ts';
import * as read from '../../machines/verification/verificationSelectors.ts';
import { RefusedError } from '../../machines/shared/problem.ts';
import { provideVerification } from '../../src/adapters/actors/verificationActors.ts';
import { forgetVerification, takeVerification, verificationToken } from '../../src/adapters/verificationToken.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, holdActors, inputOf, walk } from '../support/replay.ts';
import { typedPasswordReset } from './passwordReset.model.ts';
import { verificationModel } from './verification.model.ts';

const coverage = new Coverage(verificationMachine);
const paths = pathsOf(verificationModel);
const snapshots = paths.flatMap(({ steps }) => steps.map(({ state }) => state as VerificationSnapshot));

describe('verification (R2.1.21, Q2.1.c)', () => {
  test.each(paths)('$title', (path) => walk(path, actorSubject(verificationMachine, { coverage })));

  test('it ends with a confirmed address alone, by the link or by a code', () => {
    const ends = snapshots.filter(({ status }) => status === 'done');
    expect(new Set(ends.map(read.step))).toEqual(new Set(['confirmed']));
    expect(new Set(ends.map(read.message))).toEqual(new Set(['Your address is confirmed', null]));
    for (const end of ends) expect(read.problem(end)).toBeNull();
  });

  test('R7.4.9: captcha and code are asked for as those of a registration', async () => {
    const { machine, settle } = holdActors(verificationMachine);
    const verification = createActor(machine).start();
    settle({
      type: 'xstate.error.actor.verifyCustomer',
      actorId: 'verifyCustomer',
      error: new RefusedError('invalidToken', 'Old', 422),
    });
    const refused = await waitFor(verification, (snapshot) => read.step(snapshot) === 'refused');
    expect(inputOf(refused, 'captcha')).toEqual({ action: 'register' });
    verification.send({ type: 'recipient.submit', ...typedPasswordReset });
    expect(inputOf(verification.getSnapshot(), 'code')).toMatchObject({ action: 'register', needsCaptcha: false });
  });

  test('a form’s fault and the server’s problem are never there together', () => {
    for (const snapshot of snapshots) {
      expect(Object.keys(read.faults(snapshot)).length > 0 && read.problem(snapshot) !== null).toBe(false);
    }
  });
});

describe('the link', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    forgetVerification();
    history.replaceState(null, '', '/');
  });
  const arrive = async (answers: (Response | Error)[]) => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(await request.json());
      const answer = answers.shift();
      if (answer instanceof Response) return answer;
      throw answer ?? new Error('nobody answers');
    });
    history.replaceState(null, '', '/verify-customer?token=one-time&lang=ar');
    takeVerification();
    const verification = createActor(provideVerification()).start();
    const settled = () => waitFor(verification, (snapshot) => !snapshot.hasTag('busy'));
    await settled();
    return { verification, settled, sent, step: () => read.step(verification.getSnapshot()) };
  };
  const confirmed = () => Response.json({ status: true, data: null, message: 'Confirmed' });

  test('its token leaves the address and is sent once (T03)', async () => {
    const { step, sent } = await arrive([confirmed()]);
    expect([location.search, step(), sent, verificationToken()]).toEqual([
      '?lang=ar',
      'confirmed',
      [{ token: 'one-time' }],
      null,
    ]);
  });

  test('a lost connection loses no token', async () => {
    const { verification, settled, step, sent } = await arrive([new TypeError('Failed to fetch'), confirmed()]);
    expect(step()).toBe('unreachable');
    verification.send({ type: 'verification.retry' });
    await settled();
    expect([step(), sent]).toEqual(['confirmed', [{ token: 'one-time' }, { token: 'one-time' }]]);
  });

  test('a refused one is not sent again', async () => {
    const no = Response.json({ status: false, data: null, code: 'invalidToken', message: 'Old' }, { status: 422 });
    const { step } = await arrive([no]);
    expect([step(), verificationToken()]).toEqual(['refused', null]);
  });

  test('without a token nothing is asked', async () => {
    const verification = createActor(provideVerification()).start();
    await waitFor(verification, (snapshot) => !snapshot.hasTag('busy'));
    expect([read.step(verification.getSnapshot()), read.problem(verification.getSnapshot())?.code]).toEqual([
      'refused',
      'tokenMissing',
    ]);
  });
});

test('takes every transition', () => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
