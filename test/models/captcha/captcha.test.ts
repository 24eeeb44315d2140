import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { captchaMachine } from '../../../machines/captcha/captchaMachine.ts';
import * as read from '../../../machines/captcha/captchaSelectors.ts';
import { captchaLifetime } from '../../../src/contract/forms/captcha.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { law } from './captcha.law.ts';

checkLaws(law);

function prove(validFor: number) {
  const clock = new SimulatedClock();
  const proofs: string[] = [];
  const machine = captchaMachine.provide({
    actors: {
      proveHuman: fromPromise(async ({ input: { action } }) => {
        proofs.push(action);
        return { validFor };
      }),
    },
  });
  const captcha = createActor(machine, { clock, input: { action: 'password' } }).start();
  const begin = async () => {
    captcha.send({ type: 'captcha.begin' });
    await new Promise<void>((resolve) => setImmediate(resolve));
    return read.state(captcha.getSnapshot());
  };
  return { captcha, clock, proofs, begin, state: () => read.state(captcha.getSnapshot()) };
}

describe('a proof', () => {
  test('is good for two minutes, not a moment longer (Q4.9.c)', async () => {
    const { begin, clock, state } = prove(captchaLifetime);
    expect(await begin()).toBe('verified');
    clock.increment(captchaLifetime - 1);
    expect(state()).toBe('verified');
    clock.increment(1);
    expect(state()).toBe('expired');
  });

  test('is requested for its action, and again after it expired', async () => {
    const { begin, clock, proofs } = prove(10);
    await begin();
    clock.increment(10);
    expect(await begin()).toBe('verified');
    expect(proofs).toEqual(['password', 'password']);
  });

  test('that took longer than it is good for has expired at once', async () => {
    const { begin, clock, state } = prove(-1);
    await begin();
    clock.increment(0);
    expect(state()).toBe('expired');
  });

  test('that was used goes back to the beginning, and its time stops (R8.1.7, R8.1.8)', async () => {
    const { begin, captcha, clock, state } = prove(captchaLifetime);
    await begin();
    captcha.send({ type: 'captcha.reload' });
    expect(state()).toBe('init');
    clock.increment(captchaLifetime);
    expect(state()).toBe('init');
  });
});
