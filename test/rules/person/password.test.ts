import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chosenPasswordFault,
  passwordFault,
  registrationConfirmationFault,
  resetConfirmationFault,
  strengthOf,
} from '../../../machines/person/password.ts';
import { anyText } from '../../support/anyText.ts';

describe('a new password', () => {
  test.each([
    ['', 'passwordMissing'],
    ['Aa1!aaa', 'passwordShort'],
    ['short', 'passwordShort'],
    ['aaaa1!aa', 'passwordWeak'],
    ['AAAA1!AA', 'passwordWeak'],
    ['Aaaaa!aa', 'passwordWeak'],
    ['Aaaa1aaa', 'passwordWeak'],
    ['Aaaa1!aa', null],
    ['كلمةAa1!', null],
    ['Two words 9', null],
    [`Aa1!${'a'.repeat(196)}`, null],
    [`Aa1!${'a'.repeat(197)}`, 'passwordLong'],
  ])('R5.2.1, R5.2.2: "%s" → %s', (password, fault) => expect(passwordFault(password)).toBe(fault));

  test('R5.2.1: four characters of two code units each count as four', () => {
    expect(passwordFault('😀😀😀😀')).toBe('passwordShort');
  });

  test.each([
    ['', 'passwordMissing'],
    ['weak', null],
    ['a'.repeat(201), 'passwordLong'],
  ])('R5.2.5: without restrict "%s" → %s', (password, fault) => expect(passwordFault(password, false)).toBe(fault));

  test('is strong exactly when every kind is there', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1 }), (password) => {
        const isStrong = Object.values(strengthOf(password)).every(Boolean);
        expect(passwordFault(password) === null).toBe(isStrong);
      }),
    );
  });
});

describe('a password that was chosen before', () => {
  test.each([
    ['', 'passwordMissing'],
    ['weak', null],
    ['a'.repeat(200), null],
    ['a'.repeat(201), 'passwordLong'],
  ])('Q5.2.d: is judged by nothing but that it may be one: "%s" → %s', (password, fault) =>
    expect(chosenPasswordFault(password)).toBe(fault),
  );
});

describe('typed twice (R5.2.4, Q5.2.a)', () => {
  test('each form has its own sentence', () => {
    expect(resetConfirmationFault('Aaaa1!aa', 'Aaaa1!ab')).toBe('passwordsDoNotMatch');
    expect(registrationConfirmationFault('Aaaa1!aa', 'aaaa1!aa')).toBe('passwordsMustMatch');
  });

  test('R5.1.1: left empty it is missing, whatever the password is', () => {
    for (const password of ['', 'Aaaa1!aa'])
      for (const fault of [resetConfirmationFault, registrationConfirmationFault])
        expect(fault(password, '')).toBe('confirmationMissing');
  });

  test('only the very same will do, blanks and case included', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (one, other) => {
        expect(resetConfirmationFault(one, other) === null).toBe(one === other);
        expect(registrationConfirmationFault(one, other) === null).toBe(one === other);
      }),
    );
    expect(resetConfirmationFault(' a', 'a ')).not.toBeNull();
  });
});
