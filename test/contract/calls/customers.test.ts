/** Ways in, the family, money and the account, as they go over the wire (R3.2, R3.10.12, R3.10.13, R7.4, Q7.6.c to Q7.6.f, Q7.7.c to Q7.7.m). */
import { describe, expect, test } from 'vitest';
import { captchaLifetime } from '../../../src/contract/forms/captcha.ts';
import { accountAdditionEndpoints } from '../../../src/contract/endpoints/additions/account.ts';
import { moneyAdditionEndpoints } from '../../../src/contract/endpoints/additions/money.ts';
import { captchaEndpoints } from '../../../src/contract/endpoints/captcha.ts';
import { familyEndpoints } from '../../../src/contract/endpoints/family.ts';
import { loginEndpoints } from '../../../src/contract/endpoints/login.ts';
import { moneyEndpoints } from '../../../src/contract/endpoints/money.ts';
import { registrationEndpoints } from '../../../src/contract/endpoints/registration.ts';
import { longestEmail } from '../../../src/contract/wire/emailAddress.ts';
import { familyLimit } from '../../../src/contract/customers/familyLimit.ts';
import { answered, checkCalls, outcome, paged } from '../support/checkCalls.ts';
import { customer, profile, user } from '../support/people.ts';
import {
  amount,
  bit,
  count,
  date,
  either,
  email,
  flag,
  formed,
  id,
  may,
  maybe,
  named,
  number,
  nullable,
  offFlag,
  oneOf,
  read,
  size,
  stamp,
  text,
  wrong,
} from '../support/wireExample.ts';

const countryCode = () => formed('971', ['1', '1268'], ['+971', '97155', '97a', 'x971', '971x']);
const code = () => formed('123456', ['000000'], ['12345', '1234567', '12345x', 'x12345', 'x123456', '123456x']);
const proof = text('proof', { most: 4000 });
const login = answered({ ...user, token: text('token', { least: 1 }) });
const picture = either(new Blob(['picture']), [], ['picture', {}]);

checkCalls('ways in (R3.2.1, R7.4.1 to R7.4.8, R7.4.11)', loginEndpoints, {
  login: {
    call: 'POST auth/login',
    body: {
      country_code: countryCode(),
      mobile_number: text('500000001', { least: 1, most: 20 }),
      password: text('Saha-2026!', { least: 1, most: 200 }),
      username: text('+971500000001', { most: 254 }),
    },
    answer: login,
  },
  requestLoginCode: {
    call: 'POST auth/login/otp-generate',
    body: { email: email(), recaptcha_response: proof, username: email() },
    answer: outcome,
  },
  loginByCode: {
    call: 'POST auth/login/otp-login',
    body: { otp: code(), email: email(), recaptcha_response: maybe(proof, '') },
    answer: login,
  },
  loginByToken: {
    call: 'POST auth/login-uae-pass',
    body: { token: text('token', { least: 1, most: 2000 }) },
    answer: login,
  },
  providerRedirect: {
    call: 'POST auth/login-pass',
    answer: answered({ url: either('https://provider.example/in', [], ['', 'provider', 7]) }),
  },
  loginAsGuest: {
    call: 'POST auth/guest-login',
    body: {
      name: text('Layla', { most: 100 }),
      email: email(),
      mobile: '500000001',
      country_code: countryCode(),
      tnc: bit(),
    },
    answer: login,
  },
  requestPasswordCode: {
    call: 'POST auth/password/otp/generate',
    body: { recaptcha_response: proof, username: '+971500000001', email: email() },
    answer: outcome,
  },
  checkPasswordCode: {
    call: 'POST auth/password/otp/validate',
    body: { otp: code(), mobile: '+971500000001', email: email() },
    answer: { status: true, customer_data: { c_token: 'exchange' }, message: may('Done') },
  },
  resetPassword: {
    call: 'POST auth/password/reset',
    body: { password: 'Another-1!', confirm_password: 'Another-1!', c_token: 'exchange' },
    answer: outcome,
  },
});

checkCalls('registering (R3.10.12, R3.10.13, R7.4.9, R7.4.10, Q3.10.c, Q3.10.d)', registrationEndpoints, {
  requestRegistrationCode: {
    call: 'POST auth/otp/generate',
    body: { mobile: '500000001', country_code: countryCode(), email: email(), recaptcha_response: proof },
    answer: outcome,
  },
  checkRegistrationCode: {
    call: 'POST auth/otp/validate-otp',
    body: { otp: code(), mobile: '500000001', email: email() },
    answer: outcome,
  },
  register: {
    call: 'POST auth/register, multipart',
    body: {
      otp: code(),
      mobile: '500000001',
      email: email(),
      first_name: 'Layla',
      last_name: 'Haddad',
      country_code: countryCode(),
      password: 'Saha-2026!',
      confirm_password: 'Saha-2026!',
      dob: maybe('1990-01-31'),
      gender: maybe('Female'),
      nationality: maybe('784'),
      religion_id: maybe('1'),
      id_proof_type_id: maybe('32'),
      id_proof_number: maybe('784-1990-1234567-1'),
      profile_image: maybe(picture),
      tnc: oneOf('1', '0'),
      newsletter: maybe(oneOf('1', '0')),
    },
    answer: outcome,
  },
  registerPartner: {
    call: 'POST auth/partner-register, multipart',
    body: {
      contact_person: 'Lena Fischer',
      entity_type: 'Company',
      entity_name: 'Fischer Events',
      image: maybe(picture),
      email: email(),
      mobile: '500000001',
      country_code: countryCode(),
      password: 'Saha-2026!',
    },
    answer: outcome,
  },
  verifyCustomer: { call: 'POST auth/verify-customer', body: { token: 'token' }, answer: outcome },
});

const member = { ...customer, customer_id: id(), profile_image_url: may('mona.jpg'), is_icp_down: offFlag() };
const memberBody = { ...customer, profile_image_url: nullable('files/mona.jpg') };
checkCalls('the family and the profile (Q7.6.c, Q7.6.d)', familyEndpoints, {
  addFamilyMember: { call: 'POST customers-associated, customer', body: memberBody, answer: answered(member) },
  changeFamilyMember: {
    call: 'PUT customers-associated/{customer_id}, customer',
    body: memberBody,
    answer: answered(member),
  },
  removeFamilyMember: { call: 'DELETE customers-associated/{customer_id}, customer', answer: outcome },
  requestEmailCode: { call: 'POST profile/email/otp-generate, customer', body: { email: email() }, answer: outcome },
  requestMobileCode: {
    call: 'POST profile/mobile/otp-generate, customer',
    body: { mobile: text('500000001', { most: 20 }), country_code: countryCode() },
    answer: outcome,
  },
  changeProfile: {
    call: 'POST profile, multipart, customer',
    body: { city: maybe(either('Dubai', [new Blob(['x'])], [7, {}, ['Dubai']])) },
    answer: answered(profile),
  },
});

const history = {
  page: maybe(number(count(2, { least: 1 }))),
  size: maybe(number(count(16, { least: 1, most: 100 }))),
  from: maybe(date()),
  to: maybe(date()),
};
const pages = { page: history.page, size: history.size };
const transaction = {
  id: id(),
  date: stamp(),
  description: 'Court 1',
  ar_description: may('ملعب'),
  amount: size(105),
  type: oneOf('credit', 'debit'),
  balance: size(250),
  order_id: may(id()),
};
checkCalls('wallet, points and cards (Q7.6.e, Q7.6.f, Q7.7.h)', moneyEndpoints, {
  wallet: { call: 'GET profile/wallet, customer', answer: answered({ balance: amount(250), currency: 'AED' }) },
  walletTransactions: {
    call: 'GET profile/wallet/transactions, customer',
    query: history,
    answer: paged(transaction),
  },
  qPoints: {
    call: 'GET profile/q-points, customer',
    query: history,
    answer: {
      ...paged(0),
      data: {
        points: either(900, [0, -5], [1.5, '900']),
        value: amount(9),
        transactions: [{ ...transaction, expires_on: may(date()) }],
        expiring: may([{ points: count(100, { least: 1 }), expires_on: date() }], []),
      },
    },
  },
  cards: {
    call: 'GET profile/cards, customer',
    answer: answered([{ id: 'card-1', card_number: '4242**4242', expiry_date: '12/30', is_default: offFlag() }]),
  },
  removeCard: { call: 'DELETE profile/cards/{id}, customer', answer: outcome },
  membershipCards: {
    call: 'GET profile/memberships, customer',
    query: pages,
    answer: paged({
      id: id(),
      card_number: 'M-1',
      ...named('Gold'),
      start_date: date(),
      end_date: date(),
      status_id: may(size(1)),
    }),
  },
});

const topUp = {
  transactionId: text('tr-1', { least: 1 }),
  state: oneOf('pending', 'succeeded', 'declined', 'expired', 'returned'),
  amount: amount(100),
  currency: 'AED',
  date: stamp(),
  reason: may('Insufficient funds'),
  balance: amount(250),
  url: may('https://pay.example/1'),
};
const readTopUp = {
  transactionId: 'tr-1',
  state: 'pending',
  amount: 100,
  currency: 'AED',
  date: '2026-11-26 18:00:00',
  reason: null,
  balance: 250,
  url: null,
};
checkCalls('money into the wallet, cards, what a membership gave (Q7.7.c, Q7.7.l, Q7.7.m)', moneyAdditionEndpoints, {
  topUpTerms: {
    call: 'GET wallet/top-up/terms, customer, addition topUp',
    answer: answered({
      currency: 'AED',
      min: either(50, [50.5, 0, 500], [-1, '50']),
      max: either(500, [50], [-1, '500', 1e12 + 1]),
      amounts: [amount(100)],
    }),
  },
  topUp: {
    call: 'GET wallet/top-up, customer, addition topUp',
    query: either(
      { key: 'k'.repeat(16) },
      [{ key: 'k'.repeat(64) }, { transaction: 't' }, { transaction: 't'.repeat(200) }],
      [],
    ),
    answer: answered(either(readTopUp, [null], ['pending', {}])),
  },
  startTopUp: {
    call: 'POST wallet/top-up, customer, addition topUp',
    body: { amount: amount(100), card: text('new', { least: 1, most: 200 }), save_card: offFlag() },
    answer: answered(topUp),
  },
  preferCard: { call: 'PUT profile/cards/{id}/default, customer, addition defaultCard', answer: outcome },
  membershipUse: {
    call: 'GET profile/memberships/use, customer, addition membershipUse',
    answer: answered([
      {
        id: id(),
        card_number: 'M-1',
        benefits: [
          {
            ...named('Ten visits'),
            used: count(3),
            allowed: may(count(10, { least: 1 })),
            until: may(date()),
            saved: may(amount(40)),
          },
        ],
        people: may({ places: count(4, { least: 2 }), names: ['Layla'] }),
      },
    ]),
  },
});

const erasure = {
  hindrances: [
    {
      reason: oneOf('booked', 'underWay', 'refund', 'wallet', 'credit', 'unreachable'),
      kind: may(oneOf('facility', 'event', 'trainer', 'academy', 'membership', 'retail')),
      count: may(count(2, { least: 1 })),
      amount: may(amount(250)),
    },
  ],
  proof: oneOf('password', 'code'),
  sent_to: may('l***@saha.example'),
  currency: 'AED',
  given_up: { points: amount(900), sessions: count(2), membership_until: may(date()) },
};
/** A browser or a system that there is no word for is an unknown one. */
const knownName = (...[first, ...others]: readonly string[]) =>
  may(read(first, first, { accepts: [...others.map((one) => [one, one] as const), ['lynx', null], [7, null]] }));
checkCalls('the account (Q7.7.d to Q7.7.g, T04)', accountAdditionEndpoints, {
  boundRedirect: {
    call: 'POST auth/login-pass/state, addition providerState',
    body: { state: text('0123456789abcdef', { least: 16, most: 200 }) },
    answer: answered({ url: either('https://provider.example/in', [], ['', 'provider', 7]) }),
  },
  passwordState: {
    call: 'GET auth/change-password, customer, addition password',
    answer: answered({ is_set: flag() }),
  },
  changePassword: {
    call: 'POST auth/change-password, customer, addition password',
    body: {
      old_password: text('Saha-2026!', { least: 1, most: 200 }),
      password: 'Another-1!',
      confirm_password: 'Another-1!',
    },
    answer: outcome,
  },
  sessions: {
    call: 'GET auth/sessions, customer, addition sessions',
    answer: answered([
      {
        id: id(),
        browser: knownName('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'),
        system: knownName('android', 'chromeos', 'ios', 'ipados', 'linux', 'macos', 'windows'),
        logged_in_at: stamp(),
        last_used_at: may(stamp()),
        is_current: flag(),
      },
    ]),
  },
  removeSession: { call: 'DELETE auth/sessions/{id}, customer, addition sessions', answer: outcome },
  removeOtherSessions: { call: 'DELETE auth/sessions, customer, addition sessions', answer: outcome },
  exportProfile: {
    call: 'GET profile/export, customer, addition export',
    // What an operator holds each operator's server knows: it is handed on as it comes.
    answer: answered({ exported_at: stamp(), orders: nullable(either([{ order_id: 41 }], ['none'], [])) }),
  },
  erasure: { call: 'GET profile/erasure, customer, addition erase', answer: answered(erasure) },
  requestErasureCode: { call: 'POST profile/erasure/otp-generate, customer, addition erase', answer: outcome },
  eraseProfile: {
    call: 'POST profile/erasure, customer, addition erase',
    body: { password: maybe(text('Saha-2026!', { least: 1, most: 200 })), otp: maybe(code()) },
    answer: outcome,
  },
});

const unknownPart = nullable(either(7, ['told'], []));
checkCalls('the captcha (Q4.9.c)', captchaEndpoints, {
  captchaChallenge: {
    call: 'GET captcha/challenge',
    query: { action: oneOf('login', 'password', 'register', 'lead', 'form') },
    answer: answered({
      parameters: {
        algorithm: oneOf('PBKDF2/SHA-256', 'PBKDF2/SHA-384', 'PBKDF2/SHA-512'),
        nonce: 'n',
        salt: 's',
        cost: count(5000, { least: 1, most: 1_000_000 }),
        keyLength: count(32, { least: 1 }),
        keyPrefix: '00',
        expiresAt: size(1_795_000_000),
        // The signature covers every parameter, also one that is unknown here.
        data: unknownPart,
      },
      signature: 'signed',
      other: unknownPart,
    }),
  },
});

describe('what is told as one must fit together', () => {
  test('the least that may be added is not more than the most (Q7.7.c)', () => {
    const terms = (min: number, max: number) => answered({ currency: 'AED', min, max, amounts: [] });
    const { answer } = moneyAdditionEndpoints.topUpTerms;
    expect([wrong(answer, terms(50, 50)), wrong(answer, terms(50.01, 50))]).toEqual([[], ['data']]);
  });
  test('a top-up is asked for by its key or its number, one of the two (Q7.7.c)', () => {
    const { query } = moneyAdditionEndpoints.topUp;
    const key = 'k'.repeat(20);
    expect(wrong(query, { key, transaction: 'tr-1' })).toEqual(['']);
    expect(wrong(query, {})).toEqual(['']);
    for (const one of ['k'.repeat(15), 'k'.repeat(65), 7]) expect(wrong(query, { key: one })).toEqual(['key']);
    for (const one of ['', 't'.repeat(201), 7]) expect(wrong(query, { transaction: one })).toEqual(['transaction']);
  });
  test('what is held of a customer is handed on as it comes (Q7.7.f)', () => {
    expect(wrong(accountAdditionEndpoints.exportProfile.answer, answered({ orders: [] }))).toEqual([
      'data.exported_at',
    ]);
  });
  test('limits by their numbers (Q4.9.c, R5.1.3, T29)', () => {
    expect([captchaLifetime, longestEmail, familyLimit]).toEqual([120_000, 254, 30]);
    const mail = (length: number) => `${'x'.repeat(length - '@saha.example'.length)}@saha.example`;
    const { body } = familyEndpoints.requestEmailCode;
    expect([wrong(body, { email: mail(254) }), wrong(body, { email: mail(255) })]).toEqual([[], ['email']]);
  });
});
