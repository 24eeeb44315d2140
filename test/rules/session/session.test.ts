import fc from 'fast-check';
import { ownerOf } from '../../../machines/session/owner.ts';
import { emailOf } from '../../../machines/session/userEmail.ts';
import { describe, expect, test } from 'vitest';
import {
  isSessionExpired,
  isStillGuest,
  mustResetAll,
  restored,
  sessionLifetime,
  timeLeft,
} from '../../../machines/session/sessionRules.ts';
import { customer, findings, guest, opened } from '../../models/session/session.model.ts';

test('a session lives twelve hours (R9.1.1)', () => expect(sessionLifetime).toBe(43_200_000));

test.each([
  [0, false],
  [sessionLifetime, false],
  [sessionLifetime + 1, true],
  // What says that it was changed in the future would never end.
  [-1, true],
  [-86_400_000, true],
])('after %i ms it is expired: %s (R4.1.2, Q4.1.b)', (age, expected) => {
  expect(isSessionExpired(opened, opened + age)).toBe(expected);
});

test('a record without its instant takes everything along (R4.1.3)', () => {
  expect(mustResetAll({ user: customer, lastUpdated: null })).toBe(true);
  expect(mustResetAll(findings.customer.stored)).toBe(false);
  expect(mustResetAll(null)).toBe(false);
  expect(restored({ ...findings.customer, stored: { user: customer, lastUpdated: null } })).toBeNull();
});

test('a token speaks for a guest only (R4.1.4)', () => {
  expect(isStillGuest(guest, findings.token)).toBe(true);
  expect(isStillGuest(guest, findings.nothing)).toBe(false);
  expect(isStillGuest(customer, findings.token)).toBe(false);
  expect(isStillGuest(null, findings.token)).toBe(false);
});

describe('the time that is left', () => {
  const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });

  test('ends in the first moment at which the session is expired, for every clock that runs on', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: sessionLifetime }), (lastUpdated, age) => {
        const at = lastUpdated + age;
        const end = at + timeLeft(lastUpdated, at);
        expect([isSessionExpired(lastUpdated, end - 1), isSessionExpired(lastUpdated, end)]).toEqual([false, true]);
      }),
    );
  });

  test('is a delay that browsers can count, whatever the clocks say', () => {
    fc.assert(
      fc.property(instant, instant, (lastUpdated, at) => {
        const left = timeLeft(lastUpdated, at);
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThan(2 ** 31);
      }),
    );
  });
});

describe('where a customer is written to (R3.2.3)', () => {
  test.each([
    [{ email: 'layla@haddad.example', preferred_username: 'other@idp.example' }, 'layla@haddad.example'],
    [{ email: null, preferred_username: 'layla@idp.example' }, 'layla@idp.example'],
    [{ email: ' ', preferred_username: ' layla@idp.example ' }, 'layla@idp.example'],
    [{ email: null, preferred_username: null }, null],
  ])('%j → %s', (user, email) => expect(emailOf(user)).toBe(email));
});

test('R4.1.4: a guest’s browser storage is marked as such, also for later versions of the portal', () => {
  expect(ownerOf({ id: null, email: null, is_anonymous: true })).toBe('guest');
});
