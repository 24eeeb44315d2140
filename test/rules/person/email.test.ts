import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailFault } from '../../../machines/person/email.ts';

describe('e-mail addresses', () => {
  test.each(['a@b.c', ' layla@example.com ', 'ليلى@مثال.امارات'])('R5.1.3: %s is one', (email) =>
    expect(emailFault(email)).toBeNull(),
  );
  test.each(['a b@c.d', 'a@b', 'a@b.', '@b.c', 'a@.', 'a.b.c'])('R5.1.3: %s is invalid', (email) =>
    expect(emailFault(email)).toBe('emailInvalid'),
  );
  test('R5.1.1: nothing is missing', () => expect(emailFault('  ')).toBe('emailMissing'));
  test('R5.1.3: every common form of address is valid', () =>
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(emailFault(email)).toBeNull();
      }),
    ));
});
