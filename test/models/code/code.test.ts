import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { captchaMachine } from '../../../machines/captcha/captchaMachine.ts';
import * as readCaptcha from '../../../machines/captcha/captchaSelectors.ts';
import type { CodeInput } from '../../../machines/code/codeContext.ts';
import { codeMachine, type CodeEvent, type CodeSnapshot } from '../../../machines/code/codeMachine.ts';
import { codeLifetime, codeTries, resendPause, type SentCode } from '../../../machines/code/codeRules.ts';
import * as read from '../../../machines/code/codeSelectors.ts';
import type { LoginOutput } from '../../../machines/login/loginOutput.ts';
import { ConnectionError, RefusedError, ServerFailed } from '../../../machines/shared/problem.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { holdActors, inputOf } from '../../support/replay.ts';
import { codeLaws } from './code.law.ts';
import { inThePause } from './code.pause.law.ts';
import { renewalLaw } from './codeRenewal.law.ts';
import { codeInput, recalled, sent, tooMany, tooOld, tooSoon, typedCode, wrongCode } from './code.fixtures.ts';
import { customer, opened } from '../session/session.model.ts';

checkLaws(...codeLaws);

test('what was typed is in no snapshot (T05)', () => {
  const kept = codeLaws.flatMap((law) =>
    Object.values(law.situations).map(({ by }) => reach(law, by).snapshot.context),
  );
  for (const digits of ['٤٨٢ ۹۱3', '482913', '48291']) expect(JSON.stringify(kept)).not.toContain(digits);
});

describe('the selectors of a code', () => {
  const told = (snapshot: CodeSnapshot) => `${read.step(snapshot)}, ${read.renewal(snapshot)}`;

  test('R4.9.1, T15: the step, and whether another code can be requested', () => {
    expect(toldIn(inThePause, told)).toMatchObject({
      recalling: 'sending, cooling',
      sending: 'sending, cooling',
      filling: 'filling, cooling',
      checking: 'checking, cooling',
      lockedOut: 'lockedOut, cooling',
      spent: 'expired, cooling',
    });
    expect(toldIn(renewalLaw, told)).toMatchObject({
      offered: 'filling, offered',
      resending: 'filling, sending',
      checking: 'checking, offered',
      lockedResending: 'lockedOut, sending',
      oldResending: 'expired, sending',
    });
  });

  test('T15, R5.4.5: when another one may be asked for, and how often this one is still looked at', () => {
    const times = toldIn(inThePause, read.resendAt);
    expect([times['sending'], times['filling'], times['recalled']]).toEqual([null, opened + 60_000, opened + 20_000]);
    const tries = toldIn(inThePause, read.triesLeft);
    expect([tries['filling'], tries['wrong'], tries['checkingFifth']]).toEqual([null, 4, 1]);
  });

  test('R5.4.5: a proof is asked for with the code while there is one to enter, and with another one once it is offered', () => {
    const all = Object.keys(inThePause.situations);
    const entered = all.filter((situation) => situation !== 'lockedOut' && situation !== 'spent');
    expect(isSoIn(inThePause, read.asksCaptcha)).toEqual(entered);
    expect(isSoIn(renewalLaw, read.asksCaptcha)).toEqual(Object.keys(renewalLaw.situations));
    expect(isSoIn(inThePause, read.needsCaptcha)).toEqual(all);
  });

  test('R5.4.1, R8.1.8: where it went, what is wrong with what was typed, and why it was refused', () => {
    expect(toldIn(inThePause, read.recipient)['sending']?.email).toBe('layla@haddad.example');
    expect(toldIn(inThePause, read.faults)).toMatchObject({ filling: {}, faulty: { code: 'codeMissing' } });
    expect(toldIn(inThePause, read.problem)).toMatchObject({ filling: null, wrong: { code: 'invalidOtp' } });
    expect(toldIn(inThePause, read.captcha)['filling']?.id).toBe('captcha');
  });
});

test('what this browser remembers is asked for that recipient, and the captcha proves that action', () => {
  const snapshot = createActor(holdActors(codeMachine).machine, { input: codeInput }).getSnapshot();
  expect([inputOf(snapshot, 'recallCode'), inputOf(snapshot, 'captcha')]).toEqual([
    { recipient: { email: 'layla@haddad.example', mobile: null, country_code: null } },
    { action: 'login' },
  ]);
});

/** A code step whose calls are answered in turn; the captcha proves at once. */
function start({ input = codeInput, kept = null as SentCode | null, answers = [sent] as unknown[] } = {}) {
  const clock = new SimulatedClock();
  const told: unknown[] = [];
  const checks: unknown[] = [];
  const queue = [...answers];
  const answer = async <T>(): Promise<T> => {
    const next = queue.shift();
    if (next instanceof Error) throw next;
    return next as T;
  };
  const captcha = captchaMachine.provide({
    actors: { proveHuman: fromPromise(async () => ({ validFor: 120_000 })) },
  });
  const machine = codeMachine.provide({
    actors: {
      captcha,
      recallCode: fromPromise(async () => kept),
      sendCode: fromPromise(() => answer<SentCode>()),
      checkCode: fromPromise(({ input: check }) => {
        checks.push(check);
        return answer<LoginOutput | null>();
      }),
    },
  });
  const code = createActor(machine, { clock, input });
  code.on('*', (event) => told.push(event));
  code.start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const send = async (event: CodeEvent) => {
    code.send(event);
    await settle();
  };
  const prove = async () => {
    read.captcha(code.getSnapshot())!.send({ type: 'captcha.begin' });
    await settle();
  };
  const proof = () => readCaptcha.state(read.captcha(code.getSnapshot())!.getSnapshot());
  const enter = (digits = '482913') => send({ type: 'code.submit', code: digits, captcha: 'verified' });
  return { clock, told, checks, code, settle, send, enter, prove, proof, snapshot: () => code.getSnapshot() };
}

describe('sending', () => {
  test('a code that was sent a moment ago is not asked for again: the pause goes on (a reload)', async () => {
    const { settle, snapshot, clock, told } = start({ kept: recalled, answers: [] });
    await settle();
    expect([read.step(snapshot()), read.renewal(snapshot()), told]).toEqual(['filling', 'cooling', []]);
    expect(read.resendAt(snapshot())).toBe(recalled.resendAt);
    clock.increment(recalled.resendAt - opened - 1);
    expect(read.renewal(snapshot())).toBe('cooling');
    clock.increment(1);
    expect(read.renewal(snapshot())).toBe('offered');
  });

  test('the server’s message is shown', async () => {
    const { settle, told } = start();
    await settle();
    expect(told).toEqual([{ type: 'code.sent', message: 'A code is on its way' }]);
  });

  test('a code that was not sent ends the step, and says why', async () => {
    const { settle, snapshot } = start({ answers: [new ServerFailed('later')] });
    await settle();
    expect(snapshot().output).toEqual({ kind: 'refused', problem: { code: 'serverFailed', message: 'later' } });
  });

  test('another one may be asked for after a minute, with a captcha (R5.4.5)', async () => {
    const input = { ...codeInput, needsCaptcha: false };
    const { settle, clock, send, snapshot } = start({ input, answers: [sent, { ...sent, at: opened + resendPause }] });
    await settle();
    expect(read.asksCaptcha(snapshot())).toBe(false);
    clock.increment(resendPause);
    await send({ type: 'code.resend', captcha: 'init' });
    expect([read.faults(snapshot()), read.asksCaptcha(snapshot())]).toEqual([{ captcha: 'captchaMissing' }, true]);
    await send({ type: 'code.resend', captcha: 'verified' });
    const told = [read.renewal(snapshot()), read.faults(snapshot()), read.asksCaptcha(snapshot())];
    expect(told).toEqual(['cooling', {}, false]);
  });

  test('a customer who is logged in needs no captcha (R3.7.10)', async () => {
    const input = { ...codeInput, needsCaptcha: false, resendsFreely: true };
    const { settle, clock, send, snapshot } = start({ input, answers: [sent, { ...sent, at: opened + resendPause }] });
    await settle();
    clock.increment(resendPause);
    await send({ type: 'code.resend', captcha: 'init' });
    expect([read.renewal(snapshot()), read.faults(snapshot()), read.asksCaptcha(snapshot())]).toEqual([
      'cooling',
      {},
      false,
    ]);
  });

  test('where the server sends no new code yet, the previous one stays valid', async () => {
    const { settle, clock, send, snapshot, enter } = start({ answers: [sent, wrongCode, tooSoon] });
    await settle();
    await enter();
    clock.increment(resendPause);
    await send({ type: 'code.resend', captcha: 'verified' });
    const { sent: kept, wrong } = snapshot().context;
    expect([kept?.resendAt, kept?.expiresAt, wrong]).toEqual([tooSoon.resendAt, sent.expiresAt, 1]);
    expect(read.step(snapshot())).toBe('filling');
  });

  test('a failure to send another one is shown, and it can be requested again', async () => {
    const { settle, clock, send, snapshot, told } = start({ answers: [sent, new ConnectionError(), sent] });
    await settle();
    clock.increment(resendPause);
    await send({ type: 'code.resend', captcha: 'verified' });
    expect([read.renewal(snapshot()), read.problem(snapshot())?.code]).toEqual(['offered', 'lost']);
    expect(told.at(-1)).toEqual({ type: 'code.refused', problem: { code: 'lost', message: null } });
    await send({ type: 'code.resend', captcha: 'verified' });
    expect([read.renewal(snapshot()), read.problem(snapshot())]).toEqual(['cooling', null]);
  });
});

describe('checking', () => {
  test('the code is sent in Latin digits without blanks (R5.4.1)', async () => {
    const { settle, enter, checks } = start({ answers: [sent, null] });
    await settle();
    await enter(typedCode);
    expect(checks).toEqual([{ recipient: codeInput.recipient, code: '482913' }]);
  });

  test.each([
    ['a login', { user: customer, at: opened }],
    ['a proof and nothing more', null],
  ])('the right one is %s', async (_, login) => {
    const { settle, enter, snapshot } = start({ answers: [sent, login] });
    await settle();
    await enter();
    expect(snapshot().output).toEqual({ kind: 'proved', customer: login });
  });

  test('a wrong one reloads the captcha, with the server’s message (R8.1.8, Q5.4.b)', async () => {
    const { settle, enter, prove, proof, snapshot, told } = start({ answers: [sent, wrongCode] });
    await settle();
    await prove();
    expect(proof()).toBe('verified');
    await enter();
    expect(proof()).toBe('init');
    expect([read.step(snapshot()), read.problem(snapshot())?.message]).toEqual(['filling', 'Invalid OTP']);
    expect(told.at(-1)).toEqual({
      type: 'code.refused',
      problem: { code: 'invalidOtp', message: 'Invalid OTP' },
    });
  });

  test('a captcha is needed where the code logs in (R5.4.5), and nowhere else', async () => {
    const faultsOf = async (input: CodeInput) => {
      const { settle, send, snapshot } = start({ input, answers: [sent, null] });
      await settle();
      await send({ type: 'code.submit', code: '482913', captcha: 'init' });
      return [snapshot().status, read.faults(snapshot())];
    };
    expect(await faultsOf(codeInput)).toEqual(['active', { captcha: 'captchaMissing' }]);
    expect(await faultsOf({ ...codeInput, needsCaptcha: false })).toEqual(['done', {}]);
  });

  test('the fifth wrong one wears the code out, lost answers do not count (T15)', async () => {
    const { settle, enter, snapshot } = start({
      answers: [sent, wrongCode, new ConnectionError(), wrongCode, wrongCode, wrongCode, wrongCode],
    });
    await settle();
    for (let tries = 1; tries < codeTries + 1; tries += 1) await enter();
    expect(read.step(snapshot())).toBe('filling');
    await enter();
    expect(read.step(snapshot())).toBe('lockedOut');
  });

  test('so does a server that will look at no other', async () => {
    const { settle, enter, snapshot } = start({ answers: [sent, tooMany] });
    await settle();
    await enter();
    expect([read.step(snapshot()), read.problem(snapshot())?.message]).toEqual(['lockedOut', 'Too many attempts']);
  });

  test('a code that the server reports as expired is, whatever the device’s clock says', async () => {
    const { settle, enter, snapshot } = start({ answers: [sent, tooOld] });
    await settle();
    await enter();
    expect([read.step(snapshot()), read.problem(snapshot())?.message]).toEqual(['expired', 'This code is too old']);
  });

  test('a captcha that the server refuses counts for nothing', async () => {
    const { settle, enter, snapshot } = start({
      answers: [sent, new RefusedError('captchaExpired', 'Please validate recaptcha', 422)],
    });
    await settle();
    await enter();
    expect([read.step(snapshot()), snapshot().context.wrong]).toEqual(['filling', 0]);
  });

  test('another code has a count of its own: its fifth wrong try locks it (T15)', async () => {
    const four = [wrongCode, wrongCode, wrongCode, wrongCode];
    const { settle, clock, enter, send, snapshot } = start({ answers: [sent, ...four, sent, ...four, wrongCode] });
    const enterFour = async () => {
      for (const _ of four) await enter();
    };
    await settle();
    await enterFour();
    clock.increment(resendPause);
    await send({ type: 'code.resend', captcha: 'verified' });
    await enterFour();
    expect([read.step(snapshot()), snapshot().context.wrong]).toEqual(['filling', 4]);
    await enter();
    expect(read.step(snapshot())).toBe('lockedOut');
  });

  test('an expired code is not a wrong one: it is reported as expired, whatever was tried before', async () => {
    const { settle, enter, snapshot } = start({
      answers: [sent, wrongCode, wrongCode, wrongCode, wrongCode, tooOld],
    });
    await settle();
    for (let tries = 1; tries <= codeTries; tries += 1) await enter();
    expect([read.step(snapshot()), read.problem(snapshot())?.message]).toEqual(['expired', 'This code is too old']);
  });

  test('one that is being checked is not thrown away for another one', async () => {
    const { settle, clock, code, snapshot, told, checks } = start({ answers: [sent, null] });
    await settle();
    clock.increment(resendPause);
    code.send({ type: 'code.submit', code: '482913', captcha: 'verified' });
    code.send({ type: 'code.resend', captcha: 'verified' });
    expect([read.step(snapshot()), read.renewal(snapshot())]).toEqual(['checking', 'offered']);
    await settle();
    expect([snapshot().output, checks.length, told.length]).toEqual([{ kind: 'proved', customer: null }, 1, 1]);
  });

  test('what is typed while another one is on its way is not checked: it would be the former one', async () => {
    const { settle, clock, code, snapshot, checks } = start({ answers: [sent, { ...sent, at: opened + resendPause }] });
    await settle();
    clock.increment(resendPause);
    code.send({ type: 'code.resend', captcha: 'verified' });
    code.send({ type: 'code.submit', code: '482913', captcha: 'verified' });
    expect([read.step(snapshot()), read.renewal(snapshot()), checks]).toEqual(['filling', 'sending', []]);
    await settle();
    expect([read.step(snapshot()), read.renewal(snapshot()), checks]).toEqual(['filling', 'cooling', []]);
  });

  test('a new code starts over', async () => {
    const { settle, clock, enter, send, snapshot } = start({ answers: [sent, tooMany, sent] });
    await settle();
    await enter();
    clock.increment(resendPause);
    await send({ type: 'code.resend', captcha: 'verified' });
    expect([read.step(snapshot()), read.problem(snapshot()), snapshot().context.wrong]).toEqual(['filling', null, 0]);
  });
});

describe('age', () => {
  test('after ten minutes only another code helps', async () => {
    const { settle, clock, snapshot } = start();
    await settle();
    clock.increment(codeLifetime - 1);
    expect(read.step(snapshot())).toBe('filling');
    clock.increment(1);
    expect(read.step(snapshot())).toBe('expired');
  });

  test('a check that is under way is waited for', async () => {
    const { settle, clock, code, snapshot } = start({ answers: [sent, wrongCode] });
    await settle();
    code.send({ type: 'code.submit', code: '482913', captcha: 'verified' });
    clock.increment(codeLifetime);
    expect(read.step(snapshot())).toBe('checking');
    await settle();
    expect(read.step(snapshot())).toBe('expired');
  });
});

test('a code is good for ten minutes, five tries, and a minute passes before the next one', () => {
  expect([codeLifetime, codeTries, resendPause]).toEqual([600_000, 5, 60_000]);
});
