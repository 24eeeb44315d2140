import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { VerificationSnapshot } from '../../../machines/verification/verificationMachine.ts';
import * as read from '../../../machines/verification/verificationSelectors.ts';
import { provideVerification } from '../../../src/adapters/actors/login/verificationActors.ts';
import {
  clearVerification,
  takeVerification,
  verificationToken,
} from '../../../src/adapters/storage/login/verificationToken.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { toldIn } from '../../support/law/told.ts';
import { stubPage } from '../../support/calls/stubPage.ts';
import { verificationLaw } from './verification.law.ts';

checkLaws(verificationLaw);

test.each([
  ['checking', 'checking'],
  ['unreachable', 'unreachable'],
  ['refused', 'refused'],
  ['confirming', 'confirmingCode'],
] as const)('Q2.1.c: while it is %s the step is %s', (situation, step) => {
  const { snapshot } = reach(verificationLaw, verificationLaw.situations[situation]!.by);
  expect(read.step(snapshot as VerificationSnapshot)).toBe(step);
});

test('R8.1.6, Q2.1.c: what is wrong, and whether the form is shown', () => {
  const told = (snapshot: VerificationSnapshot) => [
    Object.values(read.faults(snapshot)),
    read.problem(snapshot)?.code ?? null,
    read.confirmByCode(snapshot)?.id ?? null,
  ];
  expect(toldIn(verificationLaw, told)).toEqual({
    checking: [[], null, null],
    unreachable: [[], 'lost', null],
    refused: [[], 'invalidToken', 'confirmByCode'],
    faulty: [['mobileMissing', 'emailMissing', 'captchaMissing'], null, 'confirmByCode'],
    confirming: [[], null, 'confirmByCode'],
  });
});

describe('the link', () => {
  const standAt = (address: string) => vi.stubGlobal('location', new URL(address, 'http://localhost:3000'));
  beforeEach(() => {
    stubPage();
    const replaceState = (_: unknown, _title: string, address: string) => void standAt(address);
    vi.stubGlobal('history', { state: null, replaceState });
  });
  afterEach(() => {
    clearVerification();
    vi.unstubAllGlobals();
  });
  const arrive = async (answers: (Response | Error)[]) => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(await request.json());
      const answer = answers.shift();
      if (answer instanceof Response) return answer;
      throw answer ?? new Error('nobody answers');
    });
    standAt('/verify-customer?token=one-time&lang=ar');
    takeVerification();
    const verification = createActor(provideVerification()).start();
    const settled = () => waitFor(verification, (snapshot) => !snapshot.hasTag('busy'));
    await settled();
    return { verification, settled, sent, step: () => read.step(verification.getSnapshot()) };
  };
  const confirmed = () => Response.json({ status: true, data: null, message: 'Confirmed' });

  test('its token leaves the address and is sent once (T03)', async () => {
    const { verification, step, sent } = await arrive([confirmed()]);
    const words = read.message(verification.getSnapshot());
    expect([location.search, step(), words, sent, verificationToken()]).toEqual([
      '?lang=ar',
      'confirmed',
      'Confirmed',
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

  test('one that nobody has looked at, as too much was asked, is sent again', async () => {
    const later = Response.json({ status: false, data: null, code: 'tooMany', message: 'Later' }, { status: 429 });
    const { verification, settled, step } = await arrive([later, confirmed()]);
    expect(step()).toBe('unreachable');
    verification.send({ type: 'verification.retry' });
    await settled();
    expect(step()).toBe('confirmed');
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
