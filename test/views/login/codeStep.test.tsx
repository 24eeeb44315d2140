// @vitest-environment jsdom
/** The code step in each situation, and its parts (R2.13.7, R5.4.1–5, R8.1.8). */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, type AnyEventObject } from 'xstate';
import type { CodeInput } from '../../../machines/code/codeContext.ts';
import type { CodeRef } from '../../../machines/code/codeMachine.ts';
import * as read from '../../../machines/code/codeSelectors.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import type { Locale } from '../../../src/i18n/languages.ts';
import { maskedEmail, maskedMobile } from '../../../src/widgets/code/masked.ts';
import { CodeStep, type CodeStepProps } from '../../../src/widgets/code/CodeStep.tsx';
import { codeInput, sent } from '../../models/code/code.fixtures.ts';
import { opened } from '../../models/session/session.model.ts';
import { configOf } from '../../models/site/site.model.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { done, failed } from '../../support/paths.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { codeRenewalScreens, codeScreens } from '../screens/login/code.screens.ts';
import { digits, expectFocusOnRefusal, fill, heldCodes, press, refusals, tick, told } from '../waysIn.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: opened, toFake: ['Date', 'setInterval', 'clearInterval', 'requestAnimationFrame'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open({
  input = codeInput,
  config = configOf(),
  locale = 'en',
  ...props
}: Partial<CodeStepProps> & { input?: CodeInput; config?: ReturnType<typeof configOf>; locale?: Locale } = {}) {
  const { show } = await stage({ config, locale });
  const held = heldCodes();
  const clock = new SimulatedClock();
  const code = createActor(held.actors.code, { input, clock }).start();
  show(
    <>
      <CodeStep code={code} headingId="heading" level={2} {...props} />
      <Notices />
    </>,
  );
  return { ...held, clock, code };
}

/** Lets the delay that ends next run out. */
function runOut(code: CodeRef, clock: SimulatedClock, { type }: AnyEventObject): void {
  const { sent: last } = code.getSnapshot().context;
  if (last === null) throw new Error('Nothing was sent.');
  act(() => clock.increment((type.includes('untilExpiry') ? last.expiresAt : last.resendAt) - last.at));
}

describe.each([codeScreens, codeRenewalScreens])('each situation of the code step', (table) => {
  checkScreens(table, async (locale, say) => {
    const { code, clock, settle, prove } = await open({ locale });
    const press = (name: string) => fireEvent.click(screen.getByText(say(name)));
    const answerCaptcha = async ({ captcha }: AnyEventObject) => {
      const box = screen.getByLabelText<HTMLInputElement>(say('I am not a robot'));
      if (captcha === 'verified') return prove(box);
      return act(() => read.captcha(code.getSnapshot())?.send({ type: 'captcha.reload' }));
    };
    return {
      gestures: {
        'code.submit': async (event) => {
          await answerCaptcha(event);
          fill(screen.getByLabelText(say('One-time code')), event['code'] as string);
          press('Confirm');
          expectFocusOnRefusal({ hasSummary: false });
        },
        'code.resend': async (event) => {
          await answerCaptcha(event);
          press('Send a new code');
        },
      },
      world: (event) => (event.type.startsWith('xstate.after') ? runOut(code, clock, event) : settle(event)),
    };
  });
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

  test('what was typed before the next captcha stays, without being selected', async () => {
    await ready();
    fill(digits(), '4');
    act(() => {
      vi.advanceTimersToNextFrame();
    });
    const { selectionStart, selectionEnd } = digits();
    expect([selectionStart, selectionEnd]).toEqual([1, 1]);
  });

  test('R5.4.2, T15: a code that was refused is not sent a second time by Confirm; what says nothing of it leaves it', async () => {
    const { code, settle } = await ready({ input: { ...codeInput, needsCaptcha: false } });
    fill(digits(), '482913');
    await settle(failed('checkCode', new ConnectionError()));
    expect([digits().value, read.triesLeft(code.getSnapshot())]).toEqual(['482913', null]);
    press('Confirm');
    await settle(failed('checkCode', new RefusedError('invalidOtp', 'Invalid OTP', 422)));
    act(() => {
      vi.advanceTimersToNextFrame();
    });
    expect([digits().value, document.activeElement, refusals()]).toEqual(['', digits(), new Set(['Invalid OTP'])]);
    press('Confirm');
    expect([read.step(code.getSnapshot()), read.triesLeft(code.getSnapshot())]).toEqual(['filling', 4]);
    // The same digits in another order are six new ones.
    fill(digits(), '482931');
    expect(read.step(code.getSnapshot())).toBe('checking');
  });

  test('asks for a captcha when another code is requested, even where entering one needs none', async () => {
    const { clock } = await ready({ input: { ...codeInput, needsCaptcha: false } });
    act(() => clock.increment(60_000));
    press('Send a new code');
    expect(refusals()).toEqual(new Set(['Please validate recaptcha']));
    expect(tick()).toBeTruthy();
  });

  test('shows the server’s message about a code', async () => {
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
