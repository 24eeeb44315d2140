import { describe, expect, test } from 'vitest';
import { redact, redacted, withoutSecretAddresses } from '../../src/adapters/http/redact.ts';

/** Every field in which the portal holds a secret or something personal (I32), each with a text found nowhere else. */
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
  test.each(Object.entries(canaries))('%s, at any depth', (field, secret) => {
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

test('R9.4.11: a recording loses the tokens in its addresses, and keeps the rest', () => {
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

test('other values stay, so that states can be distinguished', () => {
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

test('columns of numbers are shown by their size', () => {
  expect(redact({ starts: new Float64Array(3) })).toEqual({ starts: '[24 bytes]' });
});

describe('recognised by its name', () => {
  const isHidden = (name: string, holder = (value: object) => value) =>
    JSON.stringify(redact(holder({ [name]: 'canary' }))).includes(redacted);
  const secret =
    'cvc pan fullname middleName birthDate dob address iban answer answers secret username captcha confirmation documents idProof codes authorizationHeader visitorToken cardsOnFile cardIdentity';
  test.each(secret.split(' '))('%s is hidden', (name) => expect(isHidden(name)).toBe(true));
  const plain =
    'cards cardId panel confirmations reconfirmation dobby adobe answered unanswered ibanez aadob myiban noanswers name initials profileImage filename decode sport';
  test.each(plain.split(' '))('%s is not', (name) => expect(isHidden(name)).toBe(false));

  const people = 'user guest customer customers member members participant participants profile person';
  test.each(people.split(' '))('what a %s is called and looks like is', (person) => {
    const within = (name: string) => isHidden(name, (value) => ({ [person]: value }));
    expect(['name', 'initials', 'profile_image', 'profileImageUrl'].map(within)).toEqual([true, true, true, true]);
    expect(['filename', 'names', 'sport', 'profileImages'].map(within)).toEqual([false, false, false, false]);
  });
  test.each(['users', 'superuser', 'personal', 'remember'])('what a %s is called is not', (holder) => {
    expect(isHidden('name', (value) => ({ [holder]: value }))).toBe(false);
  });
  test.each(['email', 'mobile', 'phone', 'firstName', 'dob'])('nor the siblings of %s', (field) => {
    expect(redact({ name: 'canary', [field]: '' })).toEqual({ name: redacted, [field]: '' });
  });

  test.each(['problem', 'problems', 'refusal', 'error', 'reason'])('the code of a %s', (holder) => {
    expect(isHidden('code', (value) => ({ [holder]: value }))).toBe(false);
    expect(isHidden('code', (value) => ({ [`${holder}Of`]: value }))).toBe(true);
    expect(isHidden('code', (value) => ({ [`no${holder}`]: value }))).toBe(true);
  });
});

describe('recognised by its form', () => {
  test.each(['code', 'otp', 'nextUrl', 'logoutUrl', 'email', 'mobile', 'c_token'])('%s= in an address', (name) => {
    expect(redact(`/x?${name}=canary&lang=en#a`)).toBe(`/x?${name}=${redacted}&lang=en#a`);
    expect(redact(`/x?un${name}=canary`)).toBe(name === 'c_token' ? `/x?un${name}=${redacted}` : `/x?un${name}=canary`);
  });
  test.each(['paymentsuccess', 'home-bsl', 'event-invite'])('what follows /%s/', (page) => {
    expect(redact(`/${page}/canary?lang=en`)).toBe(`/${page}/${redacted}?lang=en`);
  });
  test.each([
    ['12345678901', redacted],
    ['call 12345678901 now', `call ${redacted} now`],
    ['id.784-1990-1234567-1', `id.${redacted}`],
    ['id.784199012345671', `id.${redacted}`],
    ['Bearer  abc', `Bearer ${redacted}`],
    ['eyJab.cd.efgh', redacted],
    ['eyJab.cd.', redacted],
    [`http://saha.ae/${'a'.repeat(32)}`, `http://saha.ae/${redacted}`],
    [`/${'a'.repeat(32)}.js`, `/${'a'.repeat(32)}.js`],
    ['+12345678901', redacted],
    ['1234567890123456789', redacted],
    ['1234 5678-9012 345', redacted],
    ['1234567890', '1234567890'],
    ['1.23456789012', '1.23456789012'],
    ['12345678901.5', '12345678901.5'],
    ['784199012345671', redacted],
    ['bearer abc', `Bearer ${redacted}`],
    ['forbearer abc', 'forbearer abc'],
    ['a@b.ae', redacted],
    ['a@b', 'a@b'],
    ['<a@b.ae>', `<${redacted}>`],
    ['keyJab.cd.ef', 'keyJab.cd.ef'],
    [`/${'a'.repeat(31)}`, `/${'a'.repeat(31)}`],
    [`/${'a'.repeat(32)}`, `/${redacted}`],
    [`/${'a'.repeat(40)}?lang=en`, `/${redacted}?lang=en`],
    [`"/${'a'.repeat(40)}" is gone`, `"/${redacted}" is gone`],
    ['password=Hunter2!x&lang=en', `password=${redacted}&lang=en`],
    ['/x?new_password=Hunter2!x#a', `/x?new_password=${redacted}`],
    ['{"old_password":"Two words, 9","page":1}', `{"old_password":${redacted},"page":1}`],
    ["sent { password: 'Hunter2!x', page: 1 }", `sent { password: ${redacted}, page: 1 }`],
    // Any character may be part of a password: rather the comma after it is removed than half of it kept.
    ['cvv: 123, pin=4321; otp : 12 34', `cvv: ${redacted} pin=${redacted} otp : ${redacted} 34`],
    ['password=Sa;ha#2,0}26 and more', `password=${redacted} and more`],
    [String.raw`{"password":"a\"bcdef","page":1}`, `{"password":${redacted},"page":1}`],
    [
      String.raw`body "{\"password\":\"Saha-2026!\",\"page\":1}"`,
      String.raw`body "{\"password\":${redacted},\"page\":1}"`,
    ],
    // JSON that was written into JSON twice.
    [
      String.raw`body "{\\\"password\\\":\\\"Saha 2026!\\\",\\\"page\\\":1}"`,
      String.raw`body "{\\\"password\\\":${redacted},\\\"page\\\":1}"`,
    ],
    ['Password must be at least 8 characters', 'Password must be at least 8 characters'],
    ['spin: 2', 'spin: 2'],
  ])('%s: %s', (text, left) => expect(redact(text)).toBe(left));
});

test('what is no data is described as far as possible', () => {
  expect(redact({ do: () => 1, mark: Symbol('x'), count: 7n, file: new Blob(['x']), list: [1n, null] })).toEqual({
    do: undefined,
    mark: undefined,
    count: '7',
    file: redacted,
    list: ['1', null],
  });
  expect(redact(new Error('no'))).toEqual({ name: 'Error', message: 'no' });
  expect(redact(Object.assign(new Error('no'), { code: 7 }))).toEqual({ name: 'Error', message: 'no' });
  expect(redact(new Map([['hour', 9]]))).toEqual({ hour: 9 });
  expect(redact({ toJSON: 1, token: undefined })).toStrictEqual({ toJSON: 1, token: undefined });
  expect(redact({ at: new Date(0), of: [{ toJSON: () => null }] })).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    of: [null],
  });
});

test('a value in two places is shown in both', () => {
  const slot = { hour: 9 };
  expect(redact({ one: slot, other: [slot] })).toEqual({ one: { hour: 9 }, other: [{ hour: 9 }] });
});
