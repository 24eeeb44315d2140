// @vitest-environment jsdom
/** Sentences that the specification gives word for word (R5.7, R8.1, R8.2, R9.2.10). */
import { i18n, type MessageDescriptor } from '@lingui/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { activateLocale } from '../../../src/i18n/locale.ts';
import { ranges, stops, titles, wordsOf } from '../../../src/pages/booking/bookingWords.ts';
import { isCartError, problemWords } from '../../../src/widgets/cart/cartWords.ts';
import { faultWords as loginFault, problemWords as loginProblem } from '../../../src/pages/login/loginWords.ts';

beforeAll(() => activateLocale('en'));

describe('while booking', () => {
  test.each([
    ['R8.1.5', 'noFacility', {}, 'No facility available for selected time slot'],
    ['R8.1.5, for a 409 that says no more', 'http409', {}, 'No facility available for selected time slot'],
    ['R6.1.11, R8.3.7', 'pleaseLogin', {}, 'Please Login!'],
    ['R8.2.10', 'capacityReached', {}, 'Maximum capacity reached'],
    [
      'R8.2.11',
      'capacityExceeded',
      { remaining: 5, requested: 8 },
      'Maximum capacity reached, remaining capacity is 5, requested capacity is 8',
    ],
    ['R8.2.12', 'thresholdReached', { max: 4 }, 'Maximum of 4 participants allowed to book per session'],
    ['R8.2.13', 'dependentTicket', {}, 'Dependent ticket cannot be booked at the same time'],
    ['R5.7.8, R8.2.8', 'addTicketFirst', {}, 'Please add ticket to cart first'],
    ['R5.5.9, R8.2.9', 'maxQuantityReached', { max: 3 }, 'Max quantity 3 reached'],
    ['R8.2.4', 'productInCart', {}, 'Product already in cart'],
    ['R5.7.7', 'invalidVenue', {}, 'Invalid venue, please reselect'],
  ] as [string, string, Record<string, number>, string][])('%s: %s', (_, code, values, sentence) => {
    const words = wordsOf({ code, message: null, values });
    expect(typeof words === 'string' ? words : i18n._(words)).toBe(sentence);
  });

  test.each([
    ['slotGone', 'That time is no longer available. Please choose another one.'],
    ['dayGone', 'That day cannot be booked any more. This is the next one that can.'],
    ['facilityGone', 'The place you asked for is taken at that time. Another one is free.'],
    ['placeTaken', 'Somebody else was faster. Please choose another time.'],
    ['timeInCart', 'Your time stays in the cart. Another one comes in addition to it.'],
    ['linkDamaged', 'Part of this link could not be read. Please check the choice below.'],
    ['serviceGone', 'This cannot be booked online any more. Please choose something else.'],
    ['noFreeDay', 'No free time in the next two weeks'],
    ['lost', 'We lost the connection. Your choices are still here.'],
  ])('Q8.1.b: %s has its own sentence', (code, sentence) => {
    const words = wordsOf({ code, message: null, values: {} });
    expect(typeof words === 'string' ? words : i18n._(words)).toBe(sentence);
  });

  test('R2.12.1–4: each step has its own title and stop', () => {
    const said = (words: Readonly<Record<string, MessageDescriptor>>) =>
      Object.fromEntries(Object.entries(words).map(([step, word]) => [step, i18n._(word)]));
    expect(said(titles)).toEqual({
      choosing: 'Choose time and place',
      tickets: 'Choose tickets',
      extras: 'Add extras',
      prompting: 'Another time?',
    });
    expect(said(stops)).toEqual({ choosing: 'Time and place', tickets: 'Tickets', extras: 'Extras' });
  });

  test.each(['constructor', 'toString', '__proto__'])(
    'a code called %s is one that we have no words of our own for',
    (code) => {
      expect(wordsOf({ code, message: null, values: {} })).toEqual(
        wordsOf({ code: 'unheardOf', message: null, values: {} }),
      );
    },
  );

  test('what the server says comes first (Q8.1.b)', () => {
    expect(wordsOf({ code: 'placeTaken', message: 'Maximum capacity reached', values: {} })).toBe(
      'Maximum capacity reached',
    );
  });

  test('R9.2.10: the parts of the day', () => {
    expect(Object.values(ranges).map((range) => i18n._(range))).toEqual([
      'All slots',
      '12 AM-3 AM',
      '3-6 AM',
      '6-9 AM',
      '9 AM-12 PM',
      '12-3 PM',
      '3-6 PM',
      '6-9 PM',
      '9 PM-12 AM',
    ]);
  });
});

describe('in the cart', () => {
  test.each([
    ['R5.7.7, R8.2.3, R8.4.6', 'invalidVenue', {}, 'Invalid venue, please reselect'],
    ['R8.2.3', 'invalidConfig', {}, 'Invalid Config'],
    ['R8.2.4', 'productInCart', {}, 'Product already in cart'],
    ['R8.2.5', 'packageInCart', {}, 'Package already in cart'],
    ['R8.2.6', 'membershipInCart', {}, 'Membership already in cart'],
    ['R5.7.12, R8.2.7', 'workshopInCart', {}, 'Workshop already available in cart'],
    ['R5.7.8, R8.2.8', 'addTicketFirst', {}, 'Please add ticket to cart first'],
    ['R5.5.9, R8.2.9', 'maxQuantityReached', { max: 3 }, 'Max quantity 3 reached'],
    ['R5.7.9', 'ticketInCart', {}, 'The ticket is already in cart'],
    ['R5.7.11', 'seatInCart', {}, 'Seat already in cart'],
    ['R5.7.13', 'workshopDaysRepeat', {}, 'Some days are repeating in workshop date ranges'],
    ['R5.7.6', 'creditExceeded', {}, 'You are exceeding allowed credit limit'],
    ['R6.1.3', 'accountNeeded', {}, 'Please log in with an account for this'],
    ['R8.2.1', 'membershipExclusive', {}, "Membership can't be purchased with other services."],
    ['R8.2.2', 'othersExclusive', {}, "Other services can't be purchased with membership."],
    [
      'R8.2.14',
      'otherOutlet',
      {},
      "Can't process multiple orders! Clear your cart to proceed or finish your previous order.",
    ],
  ] as [string, string, Record<string, number>, string][])('%s: %s', (_, code, values, sentence) => {
    expect(problemWords(i18n, { code, message: null, values })).toBe(sentence);
    expect(isCartError({ code, message: null })).toBe(code.endsWith('Exclusive'));
  });

  test.each([
    ['paymentFailed', 'Your payment did not go through. Everything is back in your cart.'],
    ['notPlaced', 'Your order did not reach us, and nothing was charged. Your cart is still here.'],
    ['placeTaken', 'Somebody else was faster. We took it out of your cart.'],
    ['termsNeeded', 'Please accept the terms and conditions'],
    ['unsafePaymentPage', 'The payment page could not be opened safely. Please try again or contact us.'],
  ])('Q8.1.b: %s has its own sentence', (code, sentence) => {
    expect(problemWords(i18n, { code, message: null })).toBe(sentence);
  });

  test('R5.7.10: a server’s refusal is shown in its own words', () => {
    const message = 'Membership already exist, did you mean to renew?';
    expect(problemWords(i18n, { code: 'membershipExists', message })).toBe(message);
  });
});

describe('at the login', () => {
  test('R5.1.4, R5.1.6: a wrong address has a sentence in forms, and a shorter one where it is the login', () => {
    expect(loginFault(i18n, 'email', { email: 'emailInvalid' } as never)).toBe('Please input correct email address');
    expect(loginFault(i18n, 'email', { email: 'loginEmailInvalid' } as never)).toBe('Invalid Email');
  });

  test.each([
    ['tokenMissing', 'This link has been used already. Please log in again.'],
    ['usernameMissing', 'Username not found in login details'],
    ['mobileMissing', 'Mobile number not found in login details'],
    ['unsafeProvider', 'UAE PASS cannot be reached safely right now. Please log in another way.'],
  ])('%s: %s', (code, sentence) => {
    expect(loginProblem(i18n, { code, message: null })).toBe(sentence);
    expect(loginProblem(i18n, { code, message: 'The server says so' })).toBe('The server says so');
  });
});
