import { describe, expect, test } from 'vitest';
import { mayOfferGuest } from '../../../machines/login/loginOffers.ts';
import { guestFaults, passwordFaults } from '../../../machines/login/loginRules.ts';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import { typedGuest, typedPassword } from '../../models/login/login.model.ts';
import { configOf } from '../../models/site/site.model.ts';

describe('password login', () => {
  test.each([
    [{}, {}],
    [{ mobile_number: ' ' }, { mobile: 'mobileMissing' }],
    [{ mobile_number: '1234567' }, { mobile: 'mobileInvalid' }],
    [{ password: '' }, { password: 'passwordMissing' }],
    [{ password: 'a'.repeat(3_000) }, { password: 'passwordLong' }],
    // How strong a password is was decided when it was set.
    [{ password: ' ' }, {}],
    [
      { mobile_number: 'x', password: '' },
      { mobile: 'mobileInvalid', password: 'passwordMissing' },
    ],
  ])('%j: %j', (typed, faults) => expect(passwordFaults({ ...typedPassword, ...typed })).toEqual(faults));
});

describe('guest login (R5.4.7, R5.4.8)', () => {
  test('complete', () => expect(guestFaults(typedGuest)).toEqual({}));

  test.each([
    ['', 'nameMissing'],
    ['  ', 'nameMissing'],
    ['A', 'nameShort'],
    ['ع', 'nameShort'],
    ['A\u0301', 'nameShort'],
    ['Ali 1', 'nameInvalid'],
    ['Ann!', 'nameInvalid'],
    ['Анна', 'nameInvalid'],
    ["O'Neil", 'nameInvalid'],
    ['Al-Ali', 'nameInvalid'],
    ['Ann Lee', undefined],
    ['علي', undefined],
    ['مُحَمَّد علي', undefined],
    ['José', undefined],
    ['Jose\u0301', undefined],
  ])('name "%s": %s (R5.2.6, R5.2.7, Q5.2.c)', (name, fault) => {
    expect(guestFaults({ ...typedGuest, name }).name).toBe(fault);
  });

  test.each([
    ['', 'emailMissing'],
    ['a@b.c', undefined],
    [' a@b.c ', undefined],
    ['a b@c.d', 'emailInvalid'],
    ['a@b', 'emailInvalid'],
    ['a@b.', 'emailInvalid'],
    ['@b.c', 'emailInvalid'],
  ])('email "%s": %s (R5.1.3)', (email, fault) => {
    expect(guestFaults({ ...typedGuest, email }).email).toBe(fault);
  });

  test.each([
    ['accepted', undefined],
    ['none', undefined],
    ['open', 'termsOpen'],
  ] as const)('terms %s: %s', (terms, fault) => {
    expect(guestFaults({ ...typedGuest, terms }).terms).toBe(fault);
  });

  test('mobile', () => expect(guestFaults({ ...typedGuest, mobile_number: '' }).mobile).toBe('mobileMissing'));
});

describe('offering guest login (R6.1.2–4)', () => {
  const lines = (...types: CartLine['productType'][]) => types.map((productType) => ({ productType }));
  const forGuests = configOf({ is_guest_checkout: 1 });

  test.each([
    ['an empty cart (Q6.1.a)', lines(), true],
    ['facilities and events', lines('facility', 'event'), true],
    ['a membership', lines('facility', 'membership'), false],
    ['an academy', lines('academy'), false],
    ['a trainer', lines('trainer'), false],
    ['something from a shop', lines('pos'), false],
    ['an offer', lines('offer'), false],
  ])('%s: %s', (_, cart, expected) => expect(mayOfferGuest(forGuests, cart)).toBe(expected));

  test('R6.1.3: not to a current guest, who wants what guests cannot have', () => {
    expect(mayOfferGuest(forGuests, lines('facility'), { is_anonymous: true })).toBe(false);
    expect(mayOfferGuest(forGuests, lines('facility'), { is_anonymous: false })).toBe(true);
  });

  test('not unless the operator allows it', () => expect(mayOfferGuest(configOf(), [])).toBe(false));
  test('never on baps sites', () => {
    expect(mayOfferGuest(configOf({ is_guest_checkout: 1, colors: { mode: 'baps' } }), [])).toBe(false);
  });
});
