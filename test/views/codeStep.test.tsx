// @vitest-environment jsdom
/** The code step over every path of its machine, and what its parts say (R2.13.7, R5.4.1–5, R8.1.8). */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, type AnyEventObject } from 'xstate';
import type { CodeInput } from '../../machines/code/codeContext.ts';
import type { CodeRef, CodeSnapshot } from '../../machines/code/codeMachine.ts';
import * as read from '../../machines/code/codeSelectors.ts';
import { maskedEmail, maskedMobile } from '../../src/widgets/code/masked.ts';
import { CodeStep, type CodeStepProps } from '../../src/widgets/code/CodeStep.tsx';
import { codeInput, codeModel, sent } from '../models/code.model.ts';
import { opened } from '../models/session.model.ts';
import { configOf } from '../models/site.model.ts';
import { done, pathsOf, type Model } from '../support/paths.ts';
import { walk, type Subject } from '../support/replay.ts';
import { stage } from './login.fixture.tsx';
import {
  button,
  digits,
  expectFocusOnRefusal,
  fill,
  heldCodes,
  press,
  refusals,
  tick,
  told,
} from './waysIn.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: opened, toFake: ['Date', 'setInterval', 'clearInterval', 'requestAnimationFrame'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const words: Record<string, string> = {
  codeMissing: 'Please enter otp',
  codeInvalid: 'Please enter a valid OTP',
  captchaMissing: 'Please validate recaptcha',
  invalidOtp: 'Invalid OTP',
  tooMany: 'Too many attempts',
  otpExpired: 'This code is too old',
  lost: 'We lost the connection. Please try again.',
};

async function open({
  input = codeInput,
  config = configOf(),
  ...props
}: Partial<CodeStepProps> & { input?: CodeInput; config?: ReturnType<typeof configOf> } = {}) {
  const { show } = await stage({ config });
  const held = heldCodes();
  const clock = new SimulatedClock();
  const code = createActor(held.actors.code, { input, clock }).start();
  show(<CodeStep code={code} headingId="heading" level={2} {...props} />);
  return { ...held, clock, code };
}

const hintOf = (control: HTMLElement) =>
  document.getElementById((control.getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '')?.textContent;

/** Lets the delay that ends next run out. */
function runOut(code: CodeRef, clock: SimulatedClock, { type }: AnyEventObject): void {
  const { sent: last } = code.getSnapshot().context;
  if (last === null) throw new Error('Nothing was sent.');
  act(() => clock.increment((type.includes('untilExpiry') ? last.expiresAt : last.resendAt) - last.at));
}

async function codeSubject(): Promise<Subject> {
  const { code, clock, settle, prove } = await open();
  const answerCaptcha = async ({ captcha }: AnyEventObject) => {
    if (captcha === 'verified') return prove();
    return act(() => read.captcha(code.getSnapshot())?.send({ type: 'captcha.reload' }));
  };
  const hands: Record<string, (event: AnyEventObject) => unknown> = {
    'code.submit': async (event) => {
      await answerCaptcha(event);
      fill(digits(), event['code'] as string);
      press('Confirm');
    },
    'code.resend': async (event) => {
      await answerCaptcha(event);
      press('Send a new code');
    },
    'code.leave': () => press('Back'),
  };
  return {
    act: (event) => (event.type.startsWith('xstate.after') ? runOut(code, clock, event) : hands[event.type]!(event)),
    settle,
    check: (state) => checkCode(state as CodeSnapshot),
  };
}

function checkCode(snapshot: CodeSnapshot): void {
  if (snapshot.status === 'done') return;
  const step = read.step(snapshot);
  const isSpent = step === 'expired' || step === 'lockedOut';
  screen.getByRole('heading', { name: isSpent ? 'Ask for a new code' : 'Enter the six digits' });
  expect(screen.getByText(/sending a code|sent a code/).textContent).toBe(
    step === 'sending' ? 'We are sending a code to l••••@haddad.example.' : 'We sent a code to l••••@haddad.example.',
  );
  const note = document.querySelector('.note--warn')?.textContent;
  if (isSpent) {
    expect(document.activeElement).not.toBe(document.body);
    expect(note).toBe(
      step === 'expired' ? 'This code is too old. Ask for a new one.' : 'Too many wrong codes. Ask for a new one.',
    );
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  } else {
    expect(note).toBeUndefined();
    const left = read.triesLeft(snapshot);
    expect(hintOf(digits())).toBe(left === null ? 'The code works for ten minutes.' : `${left} tries left`);
    expect(digits().readOnly).toBe(step !== 'filling');
    expect(button('Confirm').getAttribute('aria-busy')).toBe(step === 'checking' ? 'true' : null);
  }
  checkRefusals(snapshot, step);
  checkRenewal(snapshot);
}

function checkRefusals(snapshot: CodeSnapshot, step: read.CodeStep): void {
  const { code: codeFault, captcha: captchaFault } = read.faults(snapshot);
  const problem = read.problem(snapshot);
  const isLost = problem?.code === 'lost';
  const ofCode = codeFault ?? (isLost ? undefined : problem?.code);
  const expected = [step === 'expired' || step === 'lockedOut' ? undefined : ofCode, captchaFault];
  expect(refusals()).toEqual(new Set(expected.flatMap((fault) => (fault ? [words[fault]] : []))));
  if (codeFault) expectFocusOnRefusal({ hasSummary: false });
  expect(document.querySelector('.note--bad')?.textContent).toBe(isLost ? words['lost'] : undefined);
  if (problem) expect(told()).toBe(words[problem.code]);
}

function checkRenewal(snapshot: CodeSnapshot): void {
  const renewal = read.renewal(snapshot);
  const offer = screen.queryByRole('button', { name: 'Send a new code' });
  expect(offer !== null).toBe(renewal !== 'cooling');
  if (offer) expect(offer.getAttribute('aria-busy')).toBe(renewal === 'sending' ? 'true' : null);
  else expect(screen.getByText(/New code in/).textContent).toMatch(/New code in \d:\d\d$/);
}

/** A captcha that breaks is no business of hands. */
const model: Model = {
  ...codeModel,
  events: (state) =>
    (typeof codeModel.events === 'function' ? codeModel.events(state) : codeModel.events).filter(
      ({ actorId }) => actorId !== 'captcha',
    ),
};

describe('every path of the code step', () => {
  test.each(pathsOf(model))('$title', async (path) => walk(path, await codeSubject()));
});

describe('the code step', () => {
  const ready = async (options?: Parameters<typeof open>[0]) => {
    const opening = await open(options);
    await opening.settle(done('recallCode', null));
    await opening.settle(done('sendCode', sent));
    return opening;
  };

  test('counts down to the next code', async () => {
    await ready();
    const left = () => screen.getByText(/^Nothing yet\?/).textContent;
    expect(left()).toBe('Nothing yet? New code in 1:00');
    act(() => {
      vi.advanceTimersByTime(51_000);
    });
    expect(left()).toBe('Nothing yet? New code in 0:09');
  });

  test('checks at once where no captcha stands between, when the last digit is there', async () => {
    const { code } = await ready({ input: { ...codeInput, needsCaptcha: false } });
    expect(screen.queryByRole('checkbox')).toBeNull();
    fill(digits(), '48291');
    expect(read.step(code.getSnapshot())).toBe('filling');
    fill(digits(), '482913');
    expect(read.step(code.getSnapshot())).toBe('checking');
  });

  test('what was typed before the next picture stays: nothing of it is chosen, to be typed over', async () => {
    await ready();
    fill(digits(), '4');
    act(() => {
      vi.advanceTimersToNextFrame();
    });
    const { selectionStart, selectionEnd } = digits();
    expect([selectionStart, selectionEnd]).toEqual([1, 1]);
  });

  test('asks for a captcha with the wish for another code, even where a code needs none', async () => {
    const { clock } = await ready({ input: { ...codeInput, needsCaptcha: false } });
    act(() => clock.increment(60_000));
    press('Send a new code');
    expect(refusals()).toEqual(new Set(['Please validate recaptcha']));
    expect(tick()).toBeTruthy();
  });

  test('tells what the server says of a code, in its words', async () => {
    await ready();
    expect(told()).toBe('A code is on its way');
  });

  test('R5.7.14: shows a refusal that came after the code was right', async () => {
    await ready({ earlier: { code: 'invalidOtp', message: 'That code is used' } });
    expect(refusals()).toEqual(new Set(['That code is used']));
  });

  test('names the number where the message goes there', async () => {
    const recipient = { email: 'layla@haddad.example', mobile: '+971501234567', country_code: '971' };
    await ready({ input: { ...codeInput, recipient }, to: 'mobile' });
    expect(screen.getByText(/^We sent a code to/).textContent).toBe('We sent a code to •••• 4567.');
  });

  test.each([
    ['layla@haddad.example', 'l••••@haddad.example'],
    ['l@haddad.example', 'l@haddad.example'],
    ['"a@b"@haddad.example', '"••••@haddad.example'],
    ['nonsense', 'nonsense'],
  ])('shows no more of %s than it takes', (address, shown) => {
    expect(maskedEmail(address)).toBe(shown);
    expect(maskedMobile('+971501234567')).toBe('•••• 4567');
  });
});
