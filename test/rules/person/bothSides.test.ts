/** What the portal lets pass the operator's server takes, and what one refuses so does the other (R9.1.4). */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { birthDateFault } from '../../../machines/person/birthDate.ts';
import { emiratesIdFault } from '../../../machines/person/emiratesId.ts';
import { idProofFault, sentIdNumber } from '../../../machines/person/idProof.ts';
import { nameFault } from '../../../machines/person/name.ts';
import { codeFault, plainCode } from '../../../machines/person/oneTimeCode.ts';
import { passwordFault } from '../../../machines/person/password.ts';
import { defaultCountryCode, nationalNumber, phoneFault } from '../../../machines/phone/phoneRules.ts';
import * as server from '../../../sandbox/http/account/personFields.ts';
import { hasEmiratesForm, isEmiratesId } from '../../../sandbox/domain/access/emiratesId.ts';
import { passwordFault as serversPasswordFault } from '../../../sandbox/data/passwords.ts';
import { CodeLogin } from '../../../src/contract/customers/auth.ts';

const takes = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};
/** Longer texts are the server's own affair. */
const text = (unit: fc.StringConstraints['unit']) => fc.string({ maxLength: 40, ...(unit ? { unit } : {}) });
const runs = { numRuns: 3_000 };

test('R9.1.4: names of two letters, passwords of eight characters, codes of six digits, IDs of fifteen, 971', () => {
  expect([nameFault('A'), nameFault('Al')]).toEqual(['nameShort', null]);
  expect([passwordFault('Aa1!567'), passwordFault('Aa1!5678')]).toEqual(['passwordShort', null]);
  expect([serversPasswordFault('Aa1!567'), serversPasswordFault('Aa1!5678')]).toEqual(['short', null]);
  expect([codeFault('12345'), codeFault('123456'), codeFault('1234567')]).toEqual(['codeInvalid', null, 'codeInvalid']);
  expect([idProofFault(33, 'N'.repeat(15)), idProofFault(33, 'N'.repeat(16))]).toEqual([null, 'idInvalid']);
  expect(defaultCountryCode).toBe('971');
});

describe('both sides agree on', () => {
  test('names', () => {
    const letters = fc.constantFrom(
      'a',
      'É',
      'é',
      'ß',
      'ع',
      'ل',
      'ي',
      ' ',
      '\u0301',
      '1',
      '!',
      "'",
      '-',
      'я',
      '中',
      '\t',
    );
    fc.assert(
      fc.property(fc.oneof(text(letters), text('grapheme')), (name) => {
        expect(takes(() => server.nameOf('name', name))).toBe(nameFault(name) === null);
      }),
      runs,
    );
  });

  test('passwords', () => {
    const characters = fc.constantFrom('a', 'B', '1', '!', 'é', 'É', 'ع', '٣', '😀', ' ', '\u0301');
    fc.assert(
      fc.property(fc.oneof(text(characters), text('grapheme')), fc.boolean(), (password, restrict) => {
        expect(takes(() => server.checkPassword(password, restrict))).toBe(passwordFault(password, restrict) === null);
      }),
      runs,
    );
  });

  test('mobile numbers, as the portal sends them', () => {
    const typed = fc
      .tuple(
        fc.constantFrom('', '0', '00', '+', '+971', '00971', '971', '0044', '+33'),
        fc.string({ unit: fc.constantFrom('0', '1', '5', '9', '7', '5 ', '٥'), minLength: 7, maxLength: 14 }),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.constantFrom('971', '966', '44', '33'), typed, (code, typed) => {
        fc.pre(phoneFault(code, typed) === null);
        const national = nationalNumber(code, typed);
        expect(takes(() => server.mobileOf(national, code))).toBe(true);
      }),
      runs,
    );
  });

  test.each(['1234567', '12345678', '12345678901234', '123456789012345', ''])('mobile number %j', (national) => {
    expect(takes(() => server.mobileOf(national, '971'))).toBe(phoneFault('971', national) === null);
  });

  test('Emirates IDs', () => {
    const written = fc
      .tuple(
        fc.constantFrom('784', '785', ''),
        fc.stringMatching(/^\d{4}$/),
        fc.stringMatching(/^\d{7}$/),
        fc.stringMatching(/^\d?$/),
        fc.constantFrom('-', ''),
      )
      .map(([land, year, number, check, dash]) => [land, year, number, check].join(dash));
    let right = 0;
    fc.assert(
      fc.property(written, (number) => {
        const fault = emiratesIdFault(number);
        if (fault === null) right += 1;
        expect([hasEmiratesForm(number), isEmiratesId(number)]).toEqual([
          fault === null || fault === 'emiratesIdInvalid',
          fault === null,
        ]);
      }),
      runs,
    );
    expect(right).toBeGreaterThan(20);
  });

  test('other IDs, as they are sent', () => {
    const characters = fc.constantFrom('A', 'z', '0', '9', '-', ' ', 'é', '٣');
    fc.assert(
      fc.property(text(characters), (number) => {
        const sent = sentIdNumber(33, number);
        expect(takes(() => server.idProofOf('33', sent))).toBe(idProofFault(33, number) === null);
      }),
      runs,
    );
  });

  test('codes, as they are sent', () => {
    fc.assert(
      fc.property(text(fc.constantFrom('1', '0', '٣', ' ', 'x', '-')), (typed) => {
        const taken = v.is(CodeLogin.entries.otp, plainCode(typed));
        expect(taken).toBe(codeFault(typed) === null);
      }),
      runs,
    );
  });

  test('dates of birth', () => {
    const clock = { today: () => Temporal.PlainDate.from('2026-11-24') } as Parameters<typeof server.birthOf>[1];
    for (const day of ['2026-11-24', '2026-11-25', '1900-01-01', '24.11.2026', '2026-1-1']) {
      expect([day, takes(() => server.birthOf(day, clock))]).toEqual([day, birthDateFault(day, '2026-11-24') === null]);
    }
  });
});
