import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logoutAddress, missingDetail, shownError } from '../../../machines/login/arrival.ts';
import { offersOf } from '../../../machines/login/loginOffers.ts';
import { outsideAddress } from '../../../machines/shared/outsideAddress.ts';
import { userOf } from '../../models/session/session.model.ts';
import { configOf } from '../../models/site/site.model.ts';
import { anyText, anyWebAddress } from '../../support/anyText.ts';

const provider = 'https://idp.example/authorize?client=saha';

describe('the identity provider’s logout (R4.9.4, Q4.9.b, T02)', () => {
  test.each(['https://idp.example/logout', 'https://idp.example:443/logout?return=https%3A%2F%2Fsaha.example'])(
    '%s is its own',
    (address) => expect(logoutAddress(address, provider)).toBe(new URL(address).href),
  );

  test.each([
    null,
    '',
    '/logout',
    '//idp.example/logout',
    'http://idp.example/logout',
    'https://idp.example.evil.com/logout',
    'https://evil.com/?https://idp.example',
    'https://evil.com/#https://idp.example/',
    'https://idp.example@evil.com/',
    'https://user@idp.example/logout',
    'https://idp.example:8443/logout',
    'https://idp.example./logout',
    'https://sub.idp.example/logout',
    'https://іdp.example/logout',
    'https://idp.example\u3002evil.com/',
    'javascript:alert(1)//https://idp.example/',
    'data:text/html,https://idp.example/',
    'blob:https://idp.example/1',
    'ftp://idp.example/logout',
    'https:\\\\evil.com\\idp.example',
  ])('%s is not', (address) => expect(logoutAddress(address, provider)).toBeNull());

  test('the local sandbox needs no encryption, at its own port (Q4.9.b)', () => {
    const local = 'http://localhost:4410/idp/authorize';
    expect(logoutAddress('http://localhost:4410/idp/logout', local)).toBe('http://localhost:4410/idp/logout');
    expect(logoutAddress('http://localhost:4411/idp/logout', local)).toBeNull();
    expect(logoutAddress('http://127.0.0.1:4410/idp/logout', local)).toBeNull();
  });

  test('a provider that is no address has no logout', () => {
    expect(logoutAddress('https://idp.example/logout', 'nonsense')).toBeNull();
  });

  test('every address that is opened has the provider’s origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyWebAddress,
          fc.string(),
          fc.string().map((tail) => `https://idp.example${tail}`),
        ),
        (url) => {
          const address = logoutAddress(url, provider);
          expect(address === null || new URL(address).origin === 'https://idp.example').toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('addresses outside of the portal', () => {
  test.each(['https://idp.example/a?b=c', 'http://localhost:4410/', 'http://sports.localhost/'])(
    '%s will do',
    (address) => expect(outsideAddress(address)).toBe(address),
  );
  test.each([
    'http://idp.example/',
    'javascript:alert(1)',
    'https://a:b@c.example/',
    'https://:b@c.example/',
    'ftp://localhost/',
    '/login',
    '',
  ])('%s will not', (address) => expect(outsideAddress(address)).toBeNull());
});

describe('the error in the address (R2.4.9)', () => {
  test.each([
    [null, null],
    ['', null],
    [' \u202e\n ', null],
    ['access_denied', 'access_denied'],
    ['<b>No</b>', '<b>No</b>'],
    ['one\u0000two\u202ethree', 'one two three'],
    ['\ud800', null],
    ['x'.repeat(300), 'x'.repeat(200)],
    [`${' '.repeat(250)}denied`, 'denied'],
    [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
  ])('%j is shown as %j', (raw, shown) => expect(shownError(raw)).toBe(shown));

  test('it is never long, never invisible', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 500 }), (raw) => {
        const shown = shownError(raw);
        expect(shown === null || (shown.trim() === shown && Array.from(shown).length <= 200)).toBe(true);
      }),
    );
  });
});

describe('what a login by token must bring (Q8.4.c)', () => {
  const complete = { email: 'layla@haddad.example', mobile: '+971501234567' };
  test.each([
    [complete, null],
    [{ ...complete, email: null, preferred_username: 'layla' }, null],
    [{ ...complete, email: null }, 'usernameMissing'],
    [{ ...complete, email: ' ', preferred_username: '' }, 'usernameMissing'],
    [{ ...complete, mobile: null }, 'mobileMissing'],
    [{ ...complete, mobile: ' ' }, 'mobileMissing'],
    [{ email: null, mobile: null }, 'usernameMissing'],
  ])('%j lacks %s', (details, missing) => expect(missingDetail(userOf(details))).toBe(missing));
});

describe('the ways in that a site offers', () => {
  test.each([
    [{}, { form: 'password', guests: false, provider: false }],
    [{ qube_otp_login: 1 as const }, { form: 'email', guests: false, provider: false }],
    [{ enable_uae_pass: 1 as const }, { form: 'password', guests: false, provider: true }],
    [{ is_guest_checkout: 1 as const }, { form: 'password', guests: true, provider: false }],
    [
      { is_guest_checkout: 1 as const, colors: { mode: 'baps' } },
      { form: 'password', guests: false, provider: false },
    ],
  ])('R2.13.2, R2.13.5, R2.13.6, R6.1.2–4: %j', (fields, offers) => {
    expect(offersOf(configOf(fields), [])).toEqual(offers);
  });
});
