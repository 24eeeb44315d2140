import { describe, expect, test } from 'vitest';
import { redact, redacted, withoutSecretAddresses } from '../../src/adapters/http/redact.ts';

/** Every field in which the portal holds a secret or something personal, each with a text found nowhere else. */
const canaries = {
  password: 'canary-Passw0rd!',
  confirm_password: 'canary-Passw0rd!2',
  newPassword: 'canary-new',
  confirmation: 'canary-again',
  otp: '493817',
  code: 'canary-code',
  token: 'canary-token',
  loginToken: 'canary-login-token',
  c_token: 'canary-reset-token',
  vToken: 'canary-visitor-token',
  authorization: 'Bearer canary-bearer',
  recaptcha_response: 'canary-captcha',
  card_number: 'canary-card',
  cardNumber: 'canary-card-2',
  cvv: '917',
  id_proof_number: 'canary-id-proof',
  emirates_id: 'canary-emirates',
  passport_issue_date: 'canary-passport',
  documents: ['canary-document'],
  email: 'canary-email',
  preferred_username: 'canary-preferred',
  mobile: 'canary-mobile',
  mobile_number: 'canary-mobile-2',
  phone: 'canary-phone',
  first_name: 'canary-first',
  last_name: 'canary-last',
  contact_person: 'canary-contact',
  dob: 'canary-dob',
  religion: 'canary-religion',
  nationality: 'canary-nationality',
  deliveryAddress: { street: 'canary-street' },
  signature: 'canary-signature',
  additional_fields: [{ value: 'canary-answer' }],
};

const texts = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [String(value)];

describe('nothing secret survives', () => {
  test.each(Object.entries(canaries))('%s, wherever it lies', (field, secret) => {
    const holders = [
      { [field]: secret },
      { type: 'login.submit', [field]: secret },
      { context: { deep: [{ deeper: { [field]: secret } }] } },
      { input: new Map([[field, secret]]) },
      { [field.toUpperCase()]: secret },
    ];
    const left = JSON.stringify(holders.map((holder) => redact(holder)));
    expect(texts(secret).filter((text) => left.includes(text))).toEqual([]);
    expect(left).toContain(redacted);
  });

  test.each([
    ['an e-mail address', 'Ask layla.canary@example.com, please', 'layla.canary@example.com'],
    ['a mobile number', 'calling +971 50 123 4567 now', '50 123 4567'],
    ['a card number', 'card 4111 1111 1111 1111 refused', '4111'],
    ['an Emirates ID', '784-1990-1234567-1', '1234567'],
    ['a bearer token', 'Authorization: Bearer abc.def', 'abc.def'],
    ['a signed token', 'got eyJhbGciOi.eyJzdWIi.c2ln', 'eyJzdWIi'],
    ['a login token in an address', '/login?loginToken=canary&lang=en', 'canary'],
    ['a payment token in an address', '/paymentsuccess/canary-token?lang=en', 'canary-token'],
    ['a token that is all of an address', `/${'canary_'.repeat(5)}?lang=en`, 'canary'],
    ['a token that is told by its name', 'refused with token=canary', 'canary'],
    ['a token of any kind', 'access_token=canary', 'canary'],
  ])('%s in a sentence', (_, sentence, secret) => {
    expect(redact({ message: sentence })).not.toEqual({ message: sentence });
    expect(JSON.stringify(redact({ message: sentence }))).not.toContain(secret);
  });

  test('the name of a person, though not of a court', () => {
    expect(redact({ user: { name: 'Layla Canary' }, facility: { name: 'Court 1' } })).toEqual({
      user: { name: redacted },
      facility: { name: 'Court 1' },
    });
    expect(redact({ name: 'Layla Canary', email: 'x' })).toEqual({ name: redacted, email: redacted });
  });

  test('what an error says about a person', () => {
    const error = Object.assign(new Error('No account for canary@example.com'), { code: 'unknownUser' });
    expect(redact({ error })).toEqual({
      error: { name: 'Error', message: `No account for ${redacted}`, code: 'unknownUser' },
    });
  });
});

test('R9.4.11: a recording loses the tokens of its addresses, and keeps the rest', () => {
  const bare = 'canary-_0'.repeat(4);
  const recording = JSON.stringify([
    { href: `https://saha.example:8443/${bare}?lang=ar` },
    { href: `/${bare}` },
    { href: 'https://saha.example/event-invite?token=canary&lang=ar' },
  ]);
  expect(withoutSecretAddresses(recording)).not.toContain('canary');
  const plain = JSON.stringify([
    { src: `https://saha.example/assets/${'a'.repeat(40)}.js`, href: `/blog/${'a-long-story-'.repeat(4)}` },
    { href: 'https://saha.example/terms-and-conditions?lang=ar' },
  ]);
  expect(withoutSecretAddresses(plain)).toBe(plain);
});

test('what is no secret stays, so that states can be told apart', () => {
  const plain = {
    type: 'slot.choose',
    slot: { date: '2026-11-21', start_time: '20:00:00', price: 270, facilityId: 12, taken: false },
    problem: { code: 'slotTaken', message: 'Someone else was quicker' },
    user: null,
    token: null,
    email: '',
    isPasswordShown: true,
    cardId: 7,
    cards: [{ id: 7 }],
    at: 1_795_243_200_000,
  };
  expect(redact(plain)).toEqual(plain);
});

test('a value that holds itself is cut', () => {
  const loop: Record<string, unknown> = { name: 'loop' };
  loop['again'] = loop;
  expect(redact(loop)).toEqual({ name: 'loop', again: '[circular]' });
});

test('what can be asked for itself is asked once', () => {
  const echo = { email: 'canary@example.com', toJSON: () => ({ ...echo, told: true }) };
  expect(redact({ echo })).toEqual({ echo: { email: redacted, told: true } });
});

test('columns of numbers are told by their size', () => {
  expect(redact({ starts: new Float64Array(3) })).toEqual({ starts: '[24 bytes]' });
});
