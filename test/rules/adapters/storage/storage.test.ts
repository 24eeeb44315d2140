/** What this browser persists: for whom, for how long, and what of it is trusted when it is read (R3.2, R9.4, T06). */
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { emptyDraft as emptyRegistration } from '../../../../machines/registration/registrationRules.ts';
import { emptyPartnerDraft } from '../../../../machines/partnerRegistration/partnerRegistrationRules.ts';
import * as consent from '../../../../src/adapters/storage/consent.ts';
import * as credentials from '../../../../src/adapters/storage/login/credentials.ts';
import { clearCustomerData } from '../../../../src/adapters/storage/customerData.ts';
import { changeIntentOwner } from '../../../../src/adapters/storage/orders/intentOwner.ts';
import { fingerprint, persistedIntent } from '../../../../src/adapters/storage/orders/orderIntent.ts';
import { dropOrder } from '../../../../src/adapters/storage/orders/orderNews.ts';
import { guestHere, guestMark, persistedOrderKey } from '../../../../src/adapters/storage/orders/orderKey.ts';
import { persistLogin } from '../../../../src/adapters/storage/login/persistLogin.ts';
import { persistedSearches } from '../../../../src/adapters/storage/persistedSearches.ts';
import { persistedUsual, usualOnDevice } from '../../../../src/adapters/storage/persistedUsual.ts';
import { persistProfileDraft, profileDraft } from '../../../../src/adapters/storage/drafts/profileDrafts.ts';
import * as registration from '../../../../src/adapters/storage/drafts/registrationDrafts.ts';
import {
  dropRelativeDraft,
  relativeDraft,
  writeRelativeDraft,
} from '../../../../src/adapters/storage/drafts/relativeDrafts.ts';
import { clearCode, recallCode, rememberCode } from '../../../../src/adapters/storage/login/sentCodes.ts';
import { siteEndpoints } from '../../../../src/contract/endpoints/site.ts';
import { call, clearCachedAnswers } from '../../../../src/adapters/http/client.ts';
import { storeFile } from '../../../../src/adapters/storage/storeFile.ts';
import { persistedItem } from '../../../../src/adapters/storage/storage.ts';
import { persistSiteFormDraft, siteFormDraft } from '../../../../src/adapters/storage/drafts/siteFormDrafts.ts';
import {
  carryDraft,
  persistSupportDraft,
  supportDraft,
} from '../../../../src/adapters/storage/drafts/supportDrafts.ts';
import { clearSupportKey, supportKeyOf } from '../../../../src/adapters/storage/drafts/supportKeys.ts';
import { carryUnsent, unsentReply } from '../../../../src/adapters/storage/drafts/unsentReply.ts';
import { persistedTopUp } from '../../../../src/adapters/storage/orders/topUpIntent.ts';
import {
  clearVerification,
  takeVerification,
  verificationToken,
} from '../../../../src/adapters/storage/login/verificationToken.ts';
import { attendee, facility, guest, layla, omar } from '../../../models/cart/cart.fixtures.ts';
import { acceptedIntent, intent } from '../../../models/checkout/checkout.fixtures.ts';
import { dropAtLogout } from '../../../support/calls/dropAtLogout.ts';
import { serveCalls, storage, type ServedCalls } from '../../../support/calls/servedCalls.ts';

let served: ServedCalls;
beforeEach(() => {
  served = serveCalls();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What another page load would find under that key. */
const kept = (key: string): { version: number; value: unknown } | null => {
  const text = localStorage.getItem(key) ?? sessionStorage.getItem(key);
  return text === null ? null : (JSON.parse(text) as { version: number; value: unknown });
};
const leave = (area: 'localStorage' | 'sessionStorage', key: string, version: number, value: unknown) =>
  globalThis[area].setItem(key, JSON.stringify({ version, value }));

describe('a place in storage', () => {
  const place = persistedItem('local', 'place', 2, v.string());
  const ofTab = persistedItem('session', 'place', 2, v.string());

  test('R9.4.4: what persists is in local storage, R9.4.5: what ends with the tab in session storage', () => {
    place.write('for ever');
    ofTab.write('for now');
    expect([localStorage['place'], sessionStorage['place']].map((text) => JSON.parse(text) as object)).toEqual([
      { version: 2, value: 'for ever' },
      { version: 2, value: 'for now' },
    ]);
    expect([place.key, place.read(), ofTab.read()]).toEqual(['place', 'for ever', 'for now']);
    place.drop();
    expect([place.read(), ofTab.read()]).toEqual([null, 'for now']);
  });

  test.each<[string, string]>([
    ['that is no JSON', '{'],
    ['of another version', '{"version":1,"value":"old"}'],
    ['of another shape', '{"version":2,"value":3}'],
    ['without a version', '"plain"'],
  ])('a stored text %s is dropped', (_, text) => {
    localStorage['place'] = text;
    expect(place.read()).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  test('where storage is full it is kept in memory while the tab lives, and preferred to what is stored', () => {
    place.write('before');
    vi.stubGlobal('localStorage', Object.defineProperty(storage(), 'setItem', { value: full }));
    place.write('now');
    expect(place.read()).toBe('now');
    vi.stubGlobal('localStorage', storage());
    expect(place.read()).toBe('now');
    place.write('there');
    localStorage['place'] = JSON.stringify({ version: 2, value: 'from another tab' });
    expect(place.read()).toBe('from another tab');
    place.drop();
    expect(place.read()).toBeNull();
  });

  test('where storage is refused nothing breaks, and memory holds it', () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, area, {
        configurable: true,
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    expect(place.read()).toBeNull();
    place.write('held');
    ofTab.write('of the tab');
    expect([place.read(), ofTab.read()]).toEqual(['held', 'of the tab']);
    place.drop();
    ofTab.drop();
    expect([place.read(), ofTab.read()]).toEqual([null, null]);
  });

  test('one that cannot be read has nothing', () => {
    const refusing = Object.defineProperty(storage(), 'getItem', { value: full });
    vi.stubGlobal('localStorage', Object.defineProperty(refusing, 'removeItem', { value: full }));
    expect(place.read()).toBeNull();
    expect(() => place.drop()).not.toThrow();
  });
});

describe('who this browser is to the server', () => {
  test('R4.1.4: a guest’s token replaces a customer’s, and is never persisted', () => {
    credentials.persistedToken.write('customer');
    credentials.becomeGuest('guest');
    expect([credentials.currentToken(), kept('token')!.value]).toEqual(['guest', 'customer']);
    credentials.leaveGuest();
    expect(credentials.currentToken()).toBe('customer');
    credentials.persistedToken.drop();
    expect(credentials.currentToken()).toBeNull();
  });
  test('R4.2.6, Q4.2.d: a session id is the server’s, once and for all, or a random one', () => {
    expect(credentials.sessionId('first')).toBe('first');
    expect(credentials.sessionId('second')).toBe('first');
    credentials.persistedSessionId.drop();
    const own = credentials.sessionId(null);
    expect(own).toMatch(/^[\w-]{36}$/);
    expect(credentials.sessionId()).toBe(own);
    expect(kept('session_id')!.value).toBe(own);
  });
  test('a new one is not linked to the previous customer', () => {
    credentials.sessionId('first');
    credentials.renewSessionId();
    expect(credentials.sessionId()).not.toBe('first');
  });
  test('empty texts do not count', () => {
    leave('localStorage', 'token', 1, '');
    leave('localStorage', 'session_id', 1, '');
    leave('sessionStorage', 'vToken', 1, '');
    const found = [credentials.persistedToken, credentials.persistedSessionId, credentials.persistedVisitorToken];
    expect(found.map((place) => place.read())).toEqual([null, null, null]);
  });
  test('Q4.1.c: that a login expired is there for other tabs', () => {
    credentials.persistedExpiry.write(true);
    expect([credentials.persistedExpiry.read(), kept('expired')!.value]).toEqual([true, true]);
  });
  test('R9.4.5: the visitor token ends with the tab', () => {
    credentials.persistedVisitorToken.write('visitor');
    expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([['vToken'], []]);
  });
});

describe('a login that is stored (R4.1.1)', () => {
  const answer = (user: object) => ({ status: true, message: null, data: { ...user, token: 'secret-token' } }) as never;
  const { signal } = new AbortController();
  test('answers who came in, without the token', () => {
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
    credentials.becomeGuest('guest');
    credentials.persistedExpiry.write(true);
    expect(persistLogin(answer(layla), signal)).toEqual({ user: layla, at: 1_000 });
    expect([credentials.currentToken(), kept('token')!.value, kept('expired')]).toEqual([
      'secret-token',
      'secret-token',
      null,
    ]);
  });
  test('R4.1.4: a guest’s token has no place on the disk', () => {
    persistLogin(answer(guest), signal);
    expect([credentials.currentToken(), kept('token')]).toEqual(['secret-token', null]);
    credentials.leaveGuest();
  });
  test('T06: answers given to the previous customer are requested again', async () => {
    clearCachedAnswers();
    await call(siteEndpoints.services);
    persistLogin(answer(layla), signal);
    await call(siteEndpoints.services);
    expect(served.asked.map(({ line }) => line)).toEqual(['GET venue/services', 'GET venue/services']);
  });
  test('who closed the dialog meanwhile is not logged in', () => {
    expect(() => persistLogin(answer(layla), AbortSignal.abort())).toThrow('aborted');
    expect(credentials.currentToken()).toBeNull();
  });
});

describe('an order that is under way (Q4.8.c, 020)', () => {
  const { preferences, ...rest } = intent;
  /** As persisted by an earlier version, with another key for the preferences. */
  const mine = { ...rest, choices: preferences, owner: 'customer 1', at: Date.now() };
  test('is read as any version has written it, and written so', () => {
    leave('localStorage', 'orderIntent', 2, mine);
    expect(persistedIntent.readFor({ ...layla, id: 1 })).toMatchObject({ key: intent.key, preferences });
    persistedIntent.write(intent);
    expect(kept('orderIntent')).toMatchObject({ value: { choices: preferences } });
    expect(JSON.stringify(kept('orderIntent'))).not.toContain('preferences');
  });
  test('belongs to its owner, and a guest’s is the signed-out customer’s', () => {
    persistedIntent.write(intent);
    const readers = { layla: persistedIntent.readFor(layla), omar: persistedIntent.readFor(omar) };
    expect(readers.layla).toMatchObject({ key: intent.key, stage: 'placing' });
    expect(readers.omar).toBeNull();
    const ofGuest = 'g'.repeat(16);
    persistedIntent.write({ ...intent, key: ofGuest, owner: 'guest' });
    expect(persistedIntent.readFor(null)).toMatchObject({ key: ofGuest });
    expect(persistedIntent.readFor(layla)).toMatchObject({ key: intent.key });
    persistedIntent.take(intent);
    expect(persistedIntent.readFor(layla)).toBeNull();
  });
  test('012: has no attendees, but the promotion’s code', () => {
    const lines = [facility('court', { customers: [attendee] })];
    persistedIntent.write({ ...intent, lines, promotion: { code: 'TEN', type: 'promo' } });
    expect(JSON.stringify(kept('orderIntent'))).not.toContain(attendee.name);
    expect(persistedIntent.readFor(layla)!.promotion).toEqual({ code: 'TEN', type: 'promo' });
    const { promotion: _, ...without } = intent;
    persistedIntent.write(without);
    expect(persistedIntent.readFor(layla)!.promotion).toBeNull();
  });
  test('goes when that very order is settled', () => {
    persistedIntent.write(acceptedIntent);
    dropOrder(acceptedIntent.orderId! + 1);
    expect(persistedIntent.readFor(layla)).not.toBeNull();
    dropOrder(acceptedIntent.orderId!);
    expect(persistedIntent.readFor(layla)).toBeNull();
    expect(() => dropOrder(1)).not.toThrow();
  });
  test.each([
    ['a short key', { key: 'k'.repeat(15) }],
    ['a long key', { key: 'k'.repeat(65) }],
    ['no stage', { stage: 'paid' }],
    ['no lines', { lines: null }],
    ['no choices', { choices: {} }],
    ['no number', { orderId: '1' }],
    ['no transaction', { transactionId: 1 }],
    ['no owner', { owner: 1 }],
    ['no hash', { hash: 1 }],
  ])('with %s is not to be trusted', (_, part) => {
    leave('localStorage', 'orderIntent', 2, { ...mine, ...part });
    expect(persistedIntent.readFor({ ...layla, id: 1 })).toBeNull();
    leave('sessionStorage', 'orderIntent', 2, { ...mine, owner: 'guest', ...part });
    expect(persistedIntent.readFor(null)).toBeNull();
    expect(kept('orderIntent')).toBeNull();
  });
  test('a key of sixteen to sixty-four characters is valid', () => {
    for (const length of [16, 64]) {
      persistedIntent.write({ ...intent, key: 'k'.repeat(length) });
      expect(persistedIntent.readFor(layla)).not.toBeNull();
    }
  });
  test('its key lets a guest back to it: 256 bits, kept while it may have arrived', () => {
    persistedOrderKey.make(false);
    const first = persistedOrderKey.read();
    expect(first).toMatch(/^[\w-]{43}$/);
    persistedOrderKey.make(true);
    expect(persistedOrderKey.read()).toBe(first);
    persistedOrderKey.make(false);
    expect(persistedOrderKey.read()).not.toBe(first);
    persistedOrderKey.drop();
    expect(persistedOrderKey.read()).toBeNull();
    persistedOrderKey.make(true);
    expect(persistedOrderKey.read()).toMatch(/^[\w-]{43}$/);
  });
  test('its key is found after a reload; longer ones, or with other characters, are invalid', () => {
    const found = ['k'.repeat(43), 'k'.repeat(44), `${'k'.repeat(43)}!`, `!${'k'.repeat(43)}`].map((left) => {
      leave('sessionStorage', 'orderKey', 1, left);
      return persistedOrderKey.read();
    });
    expect(found).toEqual(['k'.repeat(43), null, null, null]);
  });
  test('its characters are allowed in a header and an address', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xfb) });
    persistedOrderKey.make(false);
    expect(persistedOrderKey.read()).toBe('-_v7'.repeat(10) + '-_s');
  });
  test('the key goes with the order', () => {
    persistedIntent.write({ ...intent, owner: 'guest' });
    persistedOrderKey.make(false);
    persistedIntent.drop('guest');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
  test.each([
    ['guest', 'customer 1', false],
    ['nobody', 'customer 1', false],
    ['nobody', 'nobody', false],
    ['guest', 'guest', false],
    ['customer 2', 'customer 1', false],
    ['customer 1', 'guest', false],
    ['customer 1', 'customer 1', true],
  ])('T06: of an order of %s, %s finds: %s, and no key', (owner, whom, isLeft) => {
    persistedIntent.write({ ...intent, owner });
    persistedOrderKey.make(false);
    changeIntentOwner(whom);
    expect([persistedIntent.has({ ...intent, owner: whom }), persistedOrderKey.read()]).toEqual([isLeft, null]);
  });
  test('F03: what is kept of a guest’s order is no name at all: a login takes it away, and nothing of other tabs', () => {
    guestMark.write('abcdefgh placing 1\n( placing 3\nijklmnop placing 2');
    guestHere.write('(');
    changeIntentOwner('guest');
    expect([guestHere.read(), guestMark.read()]).toEqual([null, 'abcdefgh placing 1\nijklmnop placing 2']);
  });
  test('without an order nothing is dropped but the key', () => {
    persistedOrderKey.make(false);
    changeIntentOwner('customer 1');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
  test('two orders have two fingerprints, the same one the same', () => {
    const texts = ['', 'a', 'b', 'ab', 'ba', 'aa', 'a'.repeat(1_000), `${'a'.repeat(999)}b`, `b${'a'.repeat(999)}`];
    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
    expect(texts.map(fingerprint)).toEqual(texts.map(fingerprint));
    expect(fingerprint('ab')).toMatch(/^2-[\da-f]{16}$/);
  });
});

describe('a top-up that is under way (Q7.7.c)', () => {
  const wish = { owner: 'customer 1', key: 'k'.repeat(16), amount: 100, card: 'new', transactionId: null };
  test('is its owner’s, in the browser', () => {
    persistedTopUp.write(wish);
    expect([persistedTopUp.readFor('customer 1'), persistedTopUp.readFor('customer 2')]).toEqual([wish, null]);
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['topUp'], ['topUpHere']]);
    persistedTopUp.take(wish);
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
  });
  test.each([{ key: 'k'.repeat(15) }, { key: 'k'.repeat(65) }, { amount: '100' }, { card: null }, { owner: 1 }])(
    'with %j it is not to be trusted',
    (part) => {
      for (const area of ['localStorage', 'sessionStorage'] as const) leave(area, 'topUp', 1, { ...wish, ...part });
      expect(persistedTopUp.readFor('customer 1')).toBeNull();
      expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
    },
  );
});

describe('codes that this tab has asked for (R4.9.5)', () => {
  const recipient = { email: 'Layla@example.ae', mobile: null, country_code: null };
  const minute = 60_000;
  const sent = { at: 0, resendAt: minute, expiresAt: 10 * minute, isNew: true, said: 'Sent' };

  test('are known until another may be asked for, and no address is written down', () => {
    expect(recallCode('login', recipient, 0)).toBeNull();
    rememberCode('login', recipient, sent);
    expect(recallCode('login', recipient, minute - 1)).toEqual({
      at: minute - 1,
      resendAt: minute,
      expiresAt: 10 * minute,
      isNew: false,
      said: null,
    });
    expect(recallCode('login', recipient, minute)).toBeNull();
    expect(JSON.stringify(kept('codes'))).not.toMatch(/layla/i);
  });
  test('belong to one purpose and one recipient, however the address is written', () => {
    rememberCode('login', recipient, sent);
    expect(recallCode('login', { ...recipient, email: 'layla@EXAMPLE.ae' }, 1)).not.toBeNull();
    expect(recallCode('password', recipient, 1)).toBeNull();
    expect(recallCode('login', { ...recipient, email: 'omar@example.ae' }, 1)).toBeNull();
    expect(recallCode('login', { ...recipient, mobile: '+971500000001' }, 1)).toBeNull();
    expect(recallCode('login', { ...recipient, email: 'laila@example.ae' }, 1)).toBeNull();
    rememberCode('login', { ...recipient, mobile: '+971500000001' }, sent);
    expect(recallCode('login', { ...recipient, mobile: '+971500000001' }, 1)).not.toBeNull();
    expect(recallCode('login', { ...recipient, mobile: '+971500000002' }, 1)).toBeNull();
  });
  test('are known from the moment in which they were sent', () => {
    rememberCode('login', recipient, sent);
    expect(recallCode('login', recipient, 0)).not.toBeNull();
  });
  test('after the clock was set back are ignored', () => {
    rememberCode('login', recipient, { ...sent, resendAt: 61 * minute, expiresAt: 70 * minute });
    expect(recallCode('login', recipient, minute)).toBeNull();
  });
  test('go when they were used, and when they are too old', () => {
    const other = { ...recipient, email: 'omar@example.ae' };
    rememberCode('login', recipient, sent);
    rememberCode('login', other, sent);
    expect(Object.keys(kept('codes')!.value as object)).toHaveLength(2);
    clearCode('login', recipient);
    expect(recallCode('login', recipient, 1)).toBeNull();
    expect(recallCode('login', other, 1)).not.toBeNull();
    rememberCode('login', recipient, { ...sent, at: 10 * minute, resendAt: 11 * minute, expiresAt: 20 * minute });
    expect(Object.keys(kept('codes')!.value as object)).toHaveLength(1);
    clearCode('login', recipient);
    expect(kept('codes')).toBeNull();
    expect(() => clearCode('login', recipient)).not.toThrow();
  });
});

describe('forms that are half filled', () => {
  const draft = { ...emptyRegistration, first_name: 'Layla', newsletter: true };
  const partner = { ...emptyPartnerDraft, entity_name: 'Falcons' };
  test('R5.1: of a registration, until it is done', () => {
    expect([registration.registrationDraft(), registration.partnerDraft()]).toEqual([
      emptyRegistration,
      emptyPartnerDraft,
    ]);
    const keeper = createActor(registration.persistDraft).start();
    const partners = createActor(registration.persistPartnerDraft).start();
    keeper.send({ type: 'draft.changed', draft });
    partners.send({ type: 'draft.changed', draft: partner });
    expect([registration.registrationDraft(), registration.partnerDraft()]).toEqual([draft, partner]);
    expect(Object.keys(sessionStorage)).toEqual(['registration', 'partner-registration']);
    keeper.send({ type: 'draft.done' });
    partners.send({ type: 'draft.done' });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
  test('T06: of a registration go with whoever logs out, and both with the one that is done', () => {
    const typed = { country_code: '966', mobile_number: '50 111 2223', email: '' };
    registration.beginDrafts(typed);
    clearCustomerData();
    expect(Object.keys(sessionStorage)).toEqual([]);
    for (const type of [registration.persistDraft, registration.persistPartnerDraft]) {
      registration.beginDrafts(typed);
      createActor(type).start().send({ type: 'draft.done' });
      expect(Object.keys(sessionStorage)).toEqual([]);
    }
  });
  test('of an account that is begun from the login with what was typed there last', () => {
    const typed = { country_code: '966', mobile_number: '50 111 2223', email: 'layla@haddad.example' };
    registration.beginDrafts(typed);
    expect([registration.registrationDraft(), registration.partnerDraft()]).toEqual([
      { ...emptyRegistration, ...typed },
      { ...emptyPartnerDraft, ...typed },
    ]);
    const corrected = { country_code: '44', mobile_number: '7911 123456', email: '' };
    registration.beginDrafts(corrected);
    expect(registration.registrationDraft()).toEqual({ ...emptyRegistration, ...corrected, email: typed.email });
  });
  test.each([
    ['the e-mail address alone', { country_code: '966', mobile_number: '', email: 'layla@haddad.example' }, '971'],
    ['the number alone', { country_code: '966', mobile_number: '501112223', email: '' }, '966'],
  ])('begun with %s', (_, typed, country_code) => {
    registration.beginDrafts(typed);
    expect(registration.registrationDraft()).toEqual({ ...emptyRegistration, ...typed, country_code });
  });
  test('begun with nothing, or with what could not be read again, nothing is written', () => {
    registration.beginDrafts({ country_code: '966', mobile_number: '', email: '' });
    registration.beginDrafts({ country_code: '966', mobile_number: '', email: 'e'.repeat(255) });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
  test.each([
    { first_name: 'n'.repeat(255) },
    { country_code: '97100' },
    { country_code: 'x971' },
    { country_code: '971x' },
    { country_code: '' },
    { gender: 'other' },
    { nationality: 0 },
    { newsletter: 1 },
  ])('with %j it is not to be trusted', (part) => {
    leave('sessionStorage', 'registration', 1, { ...draft, ...part });
    expect(registration.registrationDraft()).toEqual(emptyRegistration);
  });
  test.each(['', 'Male', 'Female'])('a registration with the gender %j is valid', (gender) => {
    leave('sessionStorage', 'registration', 1, { ...draft, gender });
    expect(registration.registrationDraft().gender).toBe(gender);
  });
  test('one of 254 characters is valid', () => {
    const long = { ...draft, first_name: 'n'.repeat(254), country_code: '9710', gender: 'Female', nationality: 3 };
    leave('sessionStorage', 'registration', 1, long);
    expect(registration.registrationDraft()).toEqual(long);
  });

  const profile = {
    first_name: 'Layla',
    last_name: '',
    gender: 'Female',
    country_id: null,
    city: 'Dubai',
    sector: '',
    delivery_address: '',
    language: 'ar',
    channel: 'sms',
    newsletter: true,
  } as const;
  const whole = {
    ...profile,
    dob: '1990-01-01',
    religion_id: 2,
    documents: [],
    id_proof_type_id: null,
    id_proof_number: '',
    expiry_date: '',
  };
  const typeProfile = (owner: string) => {
    const keeper = createActor(persistProfileDraft(owner)).start();
    keeper.send({ type: 'draft.changed', draft: whole, written: profile });
    return keeper;
  };
  test('012: of a profile: all of it while the page lives, with its documents as saved', () => {
    const keeper = typeProfile('customer 1');
    const { documents: _, ...typed } = whole;
    expect(profileDraft('customer 1')).toEqual(typed);
    expect(kept('profile-draft')).toEqual({ version: 1, value: { owner: 'customer 1', draft: profile } });
    keeper.send({ type: 'draft.done' });
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(profileDraft('customer 1')).toBeNull();
  });
  test('012: of a profile, the next page load finds what may be persisted', () => {
    leave('sessionStorage', 'profile-draft', 1, { owner: 'customer 1', draft: profile });
    expect(profileDraft('customer 1')).toEqual(profile);
  });
  test('012: another customer’s is removed for good', () => {
    typeProfile('customer 1');
    expect([profileDraft('customer 2'), profileDraft('customer 1')]).toEqual([null, null]);
    leave('sessionStorage', 'profile-draft', 1, { owner: 'customer 1', draft: profile });
    expect(profileDraft('customer 1')).toEqual(profile);
  });
  test.each([
    { city: 'c'.repeat(501) },
    { gender: 'x' },
    { country_id: 0 },
    { language: 'fr' },
    { channel: 'fax' },
    { newsletter: 1 },
  ])('a profile with %j is not to be trusted', (part) => {
    leave('sessionStorage', 'profile-draft', 1, { owner: 'customer 1', draft: { ...profile, ...part } });
    expect(profileDraft('customer 1')).toBeNull();
  });
  test.each<object>([
    ...['', 'Male', 'Female'].map((gender) => ({ gender })),
    ...['en', 'ar'].map((language) => ({ language })),
    ...['all', 'sms', 'email', 'whatsapp'].map((channel) => ({ channel })),
  ])('a profile with %j is', (part) => {
    leave('sessionStorage', 'profile-draft', 1, { owner: 'customer 1', draft: { ...profile, ...part } });
    expect(profileDraft('customer 1')).toEqual({ ...profile, ...part });
  });
  test('one of five hundred characters is valid', () => {
    const long = { ...profile, city: 'c'.repeat(500) };
    leave('sessionStorage', 'profile-draft', 1, { owner: 'customer 1', draft: long });
    expect(profileDraft('customer 1')).toEqual(long);
  });

  const of = { owner: 'customer 1', customerId: 12 };
  const all = { typed: { name: 'Sami', dob: '2015-01-01' }, isCut: false };
  const written = { typed: { name: 'Sami' }, isCut: true };
  test('012: of a relative: all of it while the page lives, for that relative only', () => {
    writeRelativeDraft(of, all, written);
    expect(relativeDraft(of)).toEqual(all);
    expect(relativeDraft({ ...of, customerId: null })).toBeNull();
    expect(kept('relative')!.value).toEqual({ ...of, ...written });
    expect(relativeDraft({ ...of, owner: 'customer 2' })).toBeNull();
    expect([relativeDraft(of), kept('relative')]).toEqual([null, null]);
  });
  test('012: of a relative, the next page load finds what may be persisted', () => {
    leave('sessionStorage', 'relative', 1, { ...of, ...written });
    expect(relativeDraft(of)).toEqual(written);
    dropRelativeDraft();
    expect(relativeDraft(of)).toBeNull();
    leave('sessionStorage', 'relative', 1, { ...of, customerId: null, ...written });
    expect(relativeDraft({ ...of, customerId: null })).toEqual(written);
  });
  test('R4.1.7, 012: of a relative: goes with a logout, also when the form was not open any more', () => {
    writeRelativeDraft(of, all, written);
    clearCustomerData();
    expect([kept('relative'), relativeDraft(of)]).toEqual([null, null]);
  });
  test.each([{ customerId: 0 }, { isCut: 1 }, { typed: { name: 1 } }, { owner: 1 }])(
    'a relative with %j is not to be trusted',
    (part) => {
      leave('sessionStorage', 'relative', 1, { ...of, ...written, ...part });
      expect(relativeDraft(of)).toBeNull();
      expect(kept('relative')).toBeNull();
    },
  );
});

describe('what was typed into a form of the operator (R2.1.28, 012)', () => {
  const asked = (...types: string[]) => ({
    fields: types.map((type, at) => ({ id: at + 1, slug: type, type, options: [], is_visible: true })) as never,
  });
  const form = asked('text_box', 'date');
  const [lost, team] = [
    { owner: 'customer 1', slug: 'lost' },
    { owner: 'customer 1', slug: 'team' },
  ];
  const none = { answers: {}, isCut: false };
  const whole = { answers: { 1: 'A bag', 2: '2026-11-20' }, isCut: false };
  const written = { answers: { 1: 'A bag' }, isCut: true };
  const type = (of: typeof lost) => {
    const keeper = createActor(persistSiteFormDraft(of)).start();
    keeper.send({ type: 'draft.changed', draft: whole, written });
    return keeper;
  };
  test('is one draft for each form: all of it while the page lives, none once it was sent', () => {
    const keeper = type(lost);
    type(team);
    expect([lost, team].map((of) => siteFormDraft(of, form))).toEqual([whole, whole]);
    expect(kept('site-forms')!.value).toEqual({
      lost: { owner: 'customer 1', ...written },
      team: { owner: 'customer 1', ...written },
    });
    keeper.send({ type: 'draft.done' });
    expect([lost, team].map((of) => siteFormDraft(of, form))).toEqual([none, whole]);
    clearCustomerData();
    expect([siteFormDraft(team, form), kept('site-forms')]).toEqual([none, null]);
  });
  test('waits while the customer is signed out, and is removed when another one comes, with the part in memory', () => {
    type(lost);
    expect(siteFormDraft({ ...lost, owner: 'nobody' }, form)).toEqual(none);
    expect(siteFormDraft(lost, form)).toEqual(whole);
    expect(siteFormDraft({ ...lost, owner: 'customer 2' }, form)).toEqual(none);
    expect([siteFormDraft(lost, form), kept('site-forms')]).toEqual([none, null]);
    leave('sessionStorage', 'site-forms', 1, { lost: { owner: 'customer 1', ...written } });
    expect(siteFormDraft(lost, form)).toEqual(written);
  });
  test('of a guest is the signed-out customer’s, and goes to the customer who logs in', () => {
    type({ ...lost, owner: 'guest' });
    expect(siteFormDraft(lost, form)).toEqual(whole);
    expect((kept('site-forms')!.value as { lost: object }).lost).toMatchObject({ owner: 'nobody' });
  });
  test('is kept as far as the form asks for it by now', () => {
    leave('sessionStorage', 'site-forms', 1, {
      team: { owner: 'nobody', answers: { 1: ['a'], 3: 'x' }, isCut: false },
    });
    expect(siteFormDraft(team, form)).toEqual(none);
  });
  test.each([
    { owner: 1 },
    { isCut: 1 },
    { answers: { a: 'x' } },
    { answers: { 1: 1 } },
    { answers: { 1: 'x'.repeat(5_001) } },
    { answers: { 1: { country_code: 971, mobile_number: '5' } } },
  ])('with %j is not to be trusted', (part) => {
    leave('sessionStorage', 'site-forms', 1, { team: { owner: 'customer 1', ...written, ...part } });
    expect([siteFormDraft(team, form), kept('site-forms')]).toEqual([none, null]);
  });
  test('is kept without what is too long to be read again, and takes no other form along', () => {
    type(team);
    const long = { answers: { 1: 'x'.repeat(5_001), 3: 'A cap' }, isCut: false };
    const keeper = createActor(persistSiteFormDraft(lost)).start();
    keeper.send({ type: 'draft.changed', draft: long, written: long });
    expect(kept('site-forms')!.value).toEqual({
      team: { owner: 'customer 1', ...written },
      lost: { owner: 'customer 1', answers: { 3: 'A cap' }, isCut: true },
    });
    expect(siteFormDraft(lost, form).answers).toEqual({ 1: 'x'.repeat(5_001) });
    expect(siteFormDraft(team, form)).toEqual(whole);
  });
  test('is not told to be cut where all of it is kept', () => {
    const short = { answers: { 3: 'A cap' }, isCut: false };
    createActor(persistSiteFormDraft(lost)).start().send({ type: 'draft.changed', draft: short, written: short });
    expect(kept('site-forms')!.value).toEqual({ lost: { owner: 'customer 1', ...short } });
  });
  test('Q7.5.a: text is dropped where the form now asks for a file, and the loss is reported', () => {
    leave('sessionStorage', 'site-forms', 1, { team: { owner: 'customer 1', answers: { 1: 'A bag' }, isCut: false } });
    expect(siteFormDraft(team, asked('file'))).toEqual({ answers: {}, isCut: true });
  });
  test('is empty for a form with an invalid name', () => {
    type(lost);
    expect(siteFormDraft({ ...lost, slug: 'constructor' }, form)).toEqual(none);
  });
});

describe('what is written to the operator (Q7.6.r)', () => {
  const anew = { owner: 'customer 1', id: null };
  const reply = { owner: 'customer 1', id: '12' };
  const empty = { subject: '', category: '', message: '' } as const;
  const words = { subject: 'A bag', category: 'Other', message: 'It is red.' } as const;
  const type = (conversation: typeof reply | typeof anew, draft: object) => {
    const keeper = createActor(persistSupportDraft(conversation)).start();
    keeper.send({ type: 'draft.changed', draft: draft as typeof words });
    return keeper;
  };
  test('is one draft for each request and customer', () => {
    type(anew, words);
    const replying = type(reply, { ...empty, message: 'Yes.' });
    expect([anew, reply, { ...anew, owner: 'customer 2' }].map(supportDraft)).toEqual([
      words,
      { ...empty, message: 'Yes.' },
      empty,
    ]);
    expect(Object.keys(sessionStorage)).toEqual(['support']);
    replying.send({ type: 'draft.done' });
    expect([supportDraft(reply), supportDraft(anew)]).toEqual([empty, words]);
    type(anew, empty);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
  test.each(['subject', 'category', 'message'] as const)('a %s alone is kept', (field) => {
    type(anew, { ...empty, [field]: words[field] });
    expect(supportDraft(anew)[field]).toBe(words[field]);
  });
  test('nothing is read that every table has', () => {
    type(anew, words);
    expect(supportDraft({ owner: 'to', id: 'String' })).toEqual(empty);
  });
  test('R5.4: text that is too long is kept as well, up to twice the limit', () => {
    const long = { ...words, subject: 's'.repeat(400), message: 'm'.repeat(10_000) };
    type(anew, long);
    expect(supportDraft(anew)).toEqual(long);
    for (const more of [{ subject: 's'.repeat(401) }, { message: 'm'.repeat(10_001) }, { category: 'Gossip' }]) {
      type(anew, { ...words, ...more });
      expect(supportDraft(anew)).toEqual(empty);
    }
  });
  test('of a request that was closed meanwhile moves to a new request', () => {
    type(reply, { ...empty, message: 'Yes.' });
    carryDraft(reply);
    expect([supportDraft(reply), supportDraft(anew)]).toEqual([empty, { ...empty, message: 'Yes.' }]);
  });
  test('takes nothing from one that is begun already, but its subject may stand', () => {
    type(reply, { ...empty, message: 'Yes.' });
    type(anew, words);
    carryDraft(reply);
    expect([supportDraft(reply).message, supportDraft(anew)]).toEqual(['Yes.', words]);
    type(anew, { ...words, message: ' ' });
    carryDraft(reply);
    expect(supportDraft(anew)).toEqual({ ...words, message: 'Yes.' });
  });
  test('blanks do not go along', () => {
    type(reply, { ...empty, message: '  ' });
    carryDraft(reply);
    expect([supportDraft(reply).message, supportDraft(anew)]).toEqual(['  ', empty]);
  });

  describe('of a request that is closed by now', () => {
    const own = { id: 1, author: 'Layla', from_operator: false, date: '2026-11-22 10:00:00', files: [] };
    const thread = (message: string, from_operator = false) => ({ replies: [{ ...own, message, from_operator }] });
    const draft = { ...empty, message: ' Yes. ' };
    const send = () => supportKeyOf(reply, { id: '12', draft, files: [] });
    test('is told to be unsent, and goes along', () => {
      type(reply, draft);
      expect(unsentReply(reply, thread('No.'))).toBe(draft.message);
      carryUnsent(reply, thread('No.'));
      expect(supportDraft(anew).message).toBe(draft.message);
    });
    test('048: is neither where its answer was lost and it stands in the thread', () => {
      type(reply, draft);
      send();
      expect(unsentReply(reply, thread('Yes.'))).toBe('');
      carryUnsent(reply, thread('Yes.'));
      expect([supportDraft(anew).message, supportDraft(reply)]).toEqual(['', draft]);
    });
    test('048: is both where the same words stand there of before, of the operator, or not at all', () => {
      type(reply, draft);
      expect(unsentReply(reply, thread('Yes.'))).toBe(draft.message);
      send();
      expect(unsentReply(reply, thread('Yes.', true))).toBe(draft.message);
      expect(unsentReply(reply, { replies: [] })).toBe(draft.message);
      type(reply, { ...empty, message: 'Yes, and no.' });
      expect(unsentReply(reply, thread('Yes, and no.'))).toBe('Yes, and no.');
    });
    test('blanks are nothing', () => {
      type(reply, { ...empty, message: '  ' });
      expect(unsentReply(reply, { replies: [] })).toBe('');
    });
  });

  test('R4.1.7, T06, 012: goes with a logout, with the key under which it was sent', () => {
    type(anew, words);
    type(reply, { ...empty, message: 'Yes.' });
    supportKeyOf(anew, message());
    clearCustomerData();
    expect([supportDraft(anew), supportDraft(reply)]).toEqual([empty, empty]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  const file = (name: string, size = 4) => ({ name, size, kind: 'jpeg' as const, blob: new Blob() });
  const message = (files: ReturnType<typeof file>[] = [], draft: typeof words = words) => ({ id: null, draft, files });
  test('048: the same words keep their key, with all the files or fewer', () => {
    const key = supportKeyOf(anew, message([file('a.jpg'), file('b.jpg')]));
    expect(key).toMatch(/^[\w-]{36}$/);
    const same = [
      message([file('a.jpg')]),
      message(),
      message([], { ...words, subject: ' A bag ', message: 'It is red. ' } as never),
    ];
    for (const again of same) expect(supportKeyOf(anew, again)).toBe(key);
  });
  test.each([
    ['a file more', message([file('a.jpg'), file('c.jpg')])],
    ['another size', message([file('a.jpg', 5)])],
    ['another subject', message([], { ...words, subject: 'Bags' } as never)],
    ['another kind', message([], { ...words, category: 'Payments' } as never)],
    ['other words', message([], { ...words, message: 'Blue.' } as never)],
  ])('048: %s is another message', (_, other) => {
    const key = supportKeyOf(anew, message([file('a.jpg')]));
    expect(supportKeyOf(anew, other)).not.toBe(key);
  });
  test('048, I12: what went with these very files goes under its own key again, whatever was tried in between', () => {
    const [bare, filed] = [message(), message([file('a.jpg')])];
    const [first, second] = [supportKeyOf(anew, bare), supportKeyOf(anew, filed)];
    expect(second).not.toBe(first);
    expect([supportKeyOf(anew, bare), supportKeyOf(anew, filed)]).toEqual([first, second]);
    // Of those that had it among others, the last.
    const third = supportKeyOf(anew, message([file('a.jpg'), file('b.jpg')]));
    expect(supportKeyOf(anew, message([file('b.jpg')]))).toBe(third);
    const fourth = supportKeyOf(anew, message([file('b.jpg'), file('c.jpg')]));
    expect(supportKeyOf(anew, message([file('b.jpg')]))).toBe(fourth);
    supportKeyOf(anew, message([], { ...words, message: 'Blue.' } as never));
    expect(supportKeyOf(anew, bare)).not.toBe(first);
  });
  test('048: each conversation has its own, until it has arrived', () => {
    const [first, second] = [supportKeyOf(anew, message()), supportKeyOf(reply, message())];
    expect(first).not.toBe(second);
    clearSupportKey(anew);
    expect(supportKeyOf(reply, message())).toBe(second);
    expect(supportKeyOf(anew, message())).not.toBe(first);
    clearSupportKey(anew);
    clearSupportKey(reply);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(() => clearSupportKey(reply)).not.toThrow();
  });
  test.each(['k'.repeat(15), 'k'.repeat(65), `${'k'.repeat(16)}!`, `!${'k'.repeat(16)}`])(
    '048: %s is no key',
    (key) => {
      const sent = { key, words: JSON.stringify(['A bag', 'Other', 'It is red.']), files: [] };
      leave('sessionStorage', 'supportKeys', 2, { 'customer 1 new': [sent] });
      expect(supportKeyOf(anew, message())).not.toBe(key);
    },
  );
  test('048: one of sixteen to sixty-four characters is valid', () => {
    for (const key of ['k'.repeat(16), 'k'.repeat(64)]) {
      const sent = { key, words: JSON.stringify(['A bag', 'Other', 'It is red.']), files: [] };
      leave('sessionStorage', 'supportKeys', 2, { 'customer 1 new': [sent] });
      expect(supportKeyOf(anew, message())).toBe(key);
    }
  });
});

describe('what a customer leaves on this device', () => {
  test('T06: the usual is theirs alone', () => {
    const none = { isHidden: false, height: 0 };
    expect(usualOnDevice('customer 1')).toEqual(none);
    persistedUsual.write({ owner: 'customer 1', isHidden: true, height: 90 });
    expect(usualOnDevice('customer 1')).toMatchObject({ isHidden: true, height: 90 });
    expect(usualOnDevice('customer 2')).toEqual(none);
    expect(Object.keys(localStorage)).toEqual(['usual']);
  });
  test('T06: what they were about to book and pay, looked for and typed goes with them', () => {
    persistedIntent.write(intent);
    persistedOrderKey.make(false);
    persistedSearches.write({ owner: 'customer 1', recent: ['padel'] });
    persistedUsual.write({ owner: 'customer 1', isHidden: true, height: 90 });
    leave('sessionStorage', 'booking', 7, {});
    leave('sessionStorage', 'profile-draft', 1, {});
    dropAtLogout();
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
  });
  test('R2.7: searches outlive the tab', () => {
    persistedSearches.write({ owner: 'customer 1', recent: ['padel'] });
    expect([kept('searches')!.value, Object.keys(localStorage)]).toEqual([
      { owner: 'customer 1', recent: ['padel'] },
      ['searches'],
    ]);
  });
});

describe('consent (R1.7.3, R4.2.5)', () => {
  const heard = () =>
    ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((said) => Array.from(said));
  const every = (word: string) => ({
    ad_storage: word,
    ad_user_data: word,
    ad_personalization: word,
    analytics_storage: word,
  });
  const clearLayer = () => Reflect.deleteProperty(globalThis, 'dataLayer');
  beforeEach(clearLayer);
  afterEach(clearLayer);

  test('consent is denied before the first tag runs', () => {
    consent.beginConsent();
    expect(heard()).toEqual([['consent', 'default', every('denied')]]);
  });
  test.each([
    ['granted', true],
    ['denied', false],
  ] as const)('who said %s before is heard again: %s', (counting, isUpdated) => {
    consent.persistedConsent.write({ said: { counting }, hasLeftovers: false });
    consent.beginConsent();
    const update = [['consent', 'update', every('granted')]];
    expect(heard()).toEqual([['consent', 'default', every('denied')], ...(isUpdated ? update : [])]);
  });
  test('a new answer is reported once, and persisted', () => {
    consent.giveConsent({ counting: 'granted' }, false);
    consent.giveConsent({ counting: 'granted', chat: 'denied' }, false);
    consent.giveConsent({ counting: 'denied' }, true);
    consent.giveConsent({ chat: 'granted' }, true);
    expect(heard()).toEqual([
      ['consent', 'update', every('granted')],
      ['consent', 'update', every('denied')],
    ]);
    expect(kept('consent')).toEqual({ version: 2, value: { said: { chat: 'granted' }, hasLeftovers: true } });
  });
  test('what another tab has written is news to the tag managers of this page', () => {
    consent.beginConsent();
    for (const counting of ['granted', 'denied'] as const) {
      consent.persistedConsent.write({ said: { counting }, hasLeftovers: false });
      consent.giveConsent({ counting }, false);
      consent.giveConsent({ counting }, false);
    }
    expect(heard().slice(1)).toEqual([
      ['consent', 'update', every('granted')],
      ['consent', 'update', every('denied')],
    ]);
  });
  test('later messages follow the earlier ones', () => {
    Object.assign(globalThis, { dataLayer: [{ event: 'first' }] });
    consent.tellTagManagers({ event: 'second' });
    expect((globalThis as { dataLayer?: object[] }).dataLayer).toEqual([{ event: 'first' }, { event: 'second' }]);
  });
});

describe('a file that is stored (R7.5.1)', () => {
  const { signal } = new AbortController();
  const bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5);
  test('goes by what it is, and its path comes back', async () => {
    served.answers = {
      'POST file/save/data': { data: { files: [{ path: 'up/1.jpg', name: '1.jpg', type: 'jpeg' }] } },
    };
    expect(await storeFile(new Blob([bytes], { type: 'image/jpeg' }), signal)).toBe('up/1.jpg');
    const body = { 'preUpload[0]': new TextDecoder().decode(bytes), 'types[]': 'jpeg' };
    expect(served.asked).toMatchObject([{ line: 'POST file/save/data', body }]);
  });
  test('Q5.4.d: not one whose content differs from its type', async () => {
    await expect(storeFile(new Blob(['GIF89a'], { type: 'image/jpeg' }), signal)).rejects.toMatchObject({
      code: 'fileType',
    });
    expect(served.asked).toEqual([]);
  });
  test.each([
    ['an empty one', [], 'fileEmpty'],
    ['one of more than five megabytes', [bytes, new Uint8Array(5_242_880)], 'fileLarge'],
  ])('Q5.4.e: %s is not sent', async (_, parts, code) => {
    await expect(storeFile(new Blob(parts, { type: 'image/jpeg' }), signal)).rejects.toMatchObject({ code });
    expect(served.asked).toEqual([]);
  });
  test('one that the server does not name is lost', async () => {
    await expect(storeFile(new Blob([bytes], { type: 'image/jpeg' }), signal)).rejects.toMatchObject({
      code: 'fileLost',
    });
  });
});

describe('the token that confirms an address (Q2.1.c)', () => {
  test('is removed from the address, and kept until the server has answered', () => {
    const moved: unknown[] = [];
    vi.stubGlobal('location', new URL('https://saha.ae/verify-customer?token=secret&lang=ar'));
    vi.stubGlobal('history', { state: null, replaceState: (...told: unknown[]) => void moved.push(told.at(-1)) });
    takeVerification();
    expect([verificationToken(), moved]).toEqual(['secret', ['/verify-customer?lang=ar']]);
    vi.stubGlobal('location', new URL('https://saha.ae/verify-customer'));
    takeVerification();
    expect(verificationToken()).toBe('secret');
    clearVerification();
    expect(verificationToken()).toBeNull();
  });
});
