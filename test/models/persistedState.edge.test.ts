// @vitest-environment jsdom
/** What the portal holds of a customer, where it is kept, and what it asks for by default (R3.2, R9.1). */
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { loadFacilityBookings, sortIn } from '../../src/adapters/actors/bookings.ts';
import { persistLogin } from '../../src/adapters/persistLogin.ts';
import { findSession, provideSession } from '../../src/adapters/actors/sessionActors.ts';
import { activateLocale } from '../../src/i18n/locale.ts';
import { preferences } from '../../src/actors/preferences.ts';
import { customer, opened } from './session.model.ts';

type Fetch = (request: Request) => Promise<Response>;
const page = { status: true, data: [], message: null, total: 33, total_pages: 3, current_page: 2 };

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<Fetch>(async () => Response.json(page)),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a session', () => {
  const secret = 'secret-token';
  async function logIn(at = opened) {
    const session = createActor(provideSession(), { input: findSession() }).start();
    const told: unknown[] = [];
    session.on('*', (event) => told.push(event));
    persistLogin({ status: true, message: null, data: { ...customer, token: secret } }, new AbortController().signal);
    session.send({ type: 'session.logIn', user: customer, at });
    await pause();
    return { session, told };
  }
  const kept = (key: string): { value: unknown } => JSON.parse(localStorage.getItem(key)!);

  test('R3.2.7: lastUpdated stands in local storage, of the login and of every later change (Q4.1.b)', async () => {
    const { session } = await logIn();
    expect(kept('session').value).toMatchObject({ lastUpdated: opened });
    session.send({ type: 'user.changed', user: { ...customer, first_name: 'Leila' }, at: opened + 5_000 });
    await pause();
    expect(kept('session').value).toMatchObject({ lastUpdated: opened + 5_000, user: { first_name: 'Leila' } });
    session.stop();
  });

  test('the token stands under one key of local storage, and in nothing that a machine holds or tells', async () => {
    const { session, told } = await logIn();
    const keys = Object.keys(localStorage).filter((key) => localStorage.getItem(key)!.includes(secret));
    expect(keys).toEqual(['token']);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(JSON.stringify([session.getPersistedSnapshot(), told])).not.toContain(secret);
    expect(document.documentElement.outerHTML + globalThis.location.href).not.toContain(secret);
    session.stop();
  });
});

describe('preferences', () => {
  test('R3.2.6, R9.1.2: sixteen a page and English, until somebody chooses', () => {
    expect(preferences.getSnapshot().context).toEqual({ size: 16, language: 'en' });
  });

  test('R3.2.6: lists ask for sixteen', async () => {
    await loadFacilityBookings({ period: 'past', page: 2 }, new AbortController().signal);
    const [request] = vi.mocked<Fetch>(fetch as never).mock.calls[0]!;
    expect(new URL(request.url).searchParams.get('size')).toBe('16');
  });
});

describe('lists of bookings', () => {
  test('R3.2.4: come with their totals and the page they are', async () => {
    const list = await loadFacilityBookings({ period: 'past', page: 2 }, new AbortController().signal);
    expect(list).toMatchObject({ data: [], total: 33, total_pages: 3, current_page: 2 });
  });

  test('R3.2.4, R3.2.6: what they are sorted by, and how many a page holds, is sent', async () => {
    const { signal } = new AbortController();
    await loadFacilityBookings({ period: 'past', page: 1 }, signal);
    await loadFacilityBookings({ period: 'past', page: 1, size: 32, sortBy: sortIn('order_id') }, signal);
    const asked = vi
      .mocked<Fetch>(fetch as never)
      .mock.calls.map(([{ url }]) => ['sortBy', 'size'].map((name) => new URL(url).searchParams.get(name)));
    expect(asked).toEqual([
      ['facility_date', '16'],
      ['order_id', '32'],
    ]);
    expect([sortIn(null), sortIn('password')]).toEqual(['facility_date', 'facility_date']);
  });

  test('R3.2.4, R9.1.3: the newest first, unless it is asked for the other way', async () => {
    for (const period of ['past', 'upcoming'] as const)
      await loadFacilityBookings({ period, page: 1 }, new AbortController().signal);
    await loadFacilityBookings({ period: 'upcoming', page: 1, order: 'asc' }, new AbortController().signal);
    const orders = vi
      .mocked<Fetch>(fetch as never)
      .mock.calls.map(([request]) => new URL(request.url).searchParams.get('sort_order'));
    expect(orders).toEqual(['desc', 'desc', 'asc']);
  });
});

test('R9.1.6, Q1.4.c: prices include VAT, of five percent as the Arabic says', async () => {
  await activateLocale('en');
  const sentence = { id: i18nId('Prices include VAT') };
  expect(i18n._(sentence)).toBe('Prices include VAT');
  await activateLocale('ar');
  expect(i18n._(sentence)).toBe('الأسعار شاملة ضريبة القيمة المضافة 5%');
  await activateLocale('en');
});

/** The name under which the catalogue keeps an English sentence. */
function i18nId(english: string): string {
  const found = Object.entries(i18n.messages).find(([, message]) => String(message) === english);
  if (!found) throw new Error(`The portal does not say "${english}".`);
  return found[0];
}
