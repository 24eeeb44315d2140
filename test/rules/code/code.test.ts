import { describe, expect, test } from 'vitest';
import { captchaFault } from '../../../machines/captcha/captchaRules.ts';
import {
  codeFaults,
  isTooMany,
  isTooOld,
  isWrongCode,
  recipientOf,
  resendFaults,
} from '../../../machines/code/codeRules.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';

test('Q7.4.a: the customer is told by the full number, its country and the address without what stands around it', () => {
  expect(recipientOf({ country_code: '971', mobile_number: '050 123 4567', email: ' mona@example.org ' })).toEqual({
    email: 'mona@example.org',
    mobile: '+971501234567',
    country_code: '971',
  });
});

describe('what is refused before it is sent', () => {
  test.each(['init', 'expired', 'error'] as const)('R5.4.4–6: a captcha that is %s proves nothing', (state) => {
    expect(captchaFault(state)).toBe('captchaMissing');
    expect(resendFaults(state)).toEqual({ captcha: 'captchaMissing' });
    expect(codeFaults({ code: '123456', captcha: state }, true)).toEqual({ captcha: 'captchaMissing' });
    expect(codeFaults({ code: '123456', captcha: state }, false)).toEqual({});
  });

  test('both faults are reported together', () => {
    expect(codeFaults({ code: '', captcha: 'init' }, true)).toEqual({ code: 'codeMissing', captcha: 'captchaMissing' });
    expect(resendFaults('verified')).toEqual({});
  });
});

describe('the meaning of the server’s refusals', () => {
  const wrong = new RefusedError('invalidOtp', 'Invalid OTP', 422);
  test.each([
    [wrong, true],
    [new RefusedError('http401', 'No', 401), true],
    [new RefusedError('captchaExpired', 'Please validate recaptcha', 422), false],
    [new RefusedError('notApproved', 'Not yet', 403), false],
    [new ConnectionError(), false],
    [new TypeError('bug'), false],
  ])('%s was about the code: %s', (error, expected) => expect(isWrongCode(error)).toBe(expected));

  test.each([
    [wrong, 3, false],
    [wrong, 4, true],
    [new RefusedError('tooMany', 'Later', 429), 0, true],
    [new RefusedError('otpLocked', 'Too many attempts', 422), 0, true],
    [new RefusedError('captchaExpired', 'Please validate recaptcha', 422), 9, false],
    [new ConnectionError(), 9, false],
  ])('%s after %i wrong ones is the end: %s (T15)', (error, before, expected) => {
    expect(isTooMany(error, before)).toBe(expected);
  });

  test('a code can be too old', () => {
    expect(isTooOld(new RefusedError('otpExpired', 'This code is too old', 422))).toBe(true);
    expect(isTooOld(wrong)).toBe(false);
  });
});
