// @vitest-environment jsdom
/** What the portal holds of a customer, where it is kept, and what it asks for by default (R3.2, R9.1). */
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { firstQuestion } from '../../machines/list/listQuestion.ts';
import type { ListKind } from '../../machines/list/listKinds.ts';
import { loadList } from '../../src/adapters/actors/listActors.ts';
import { persistLogin } from '../../src/adapters/storage/login/persistLogin.ts';
import { findSession, provideSession } from '../../src/adapters/actors/login/sessionActors.ts';
import { activateLocale } from '../../src/i18n/locale.ts';
import { preferences } from '../../src/actors/preferences.ts';
import { customer, opened } from './session/session.model.ts';

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

  test('R3.2.7: lastUpdated is in local storage, for the login and every later change (Q4.1.b)', async () => {
    const { session } = await logIn();
    expect(kept('session').value).toMatchObject({ lastUpdated: opened });
    session.send({ type: 'user.changed', user: { ...customer, first_name: 'Leila' }, at: opened + 5_000 });
    await pause();
    expect(kept('session').value).toMatchObject({ lastUpdated: opened + 5_000, user: { first_name: 'Leila' } });
    session.stop();
  });

  test('the token is under one key of local storage, and in nothing that a machine stores or emits', async () => {
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
  test('R3.2.6, R9.1.2: sixteen a page and English, until the customer chooses', () => {
    expect(preferences.getSnapshot().context).toEqual({ size: 16, language: 'en' });
  });
});

describe('lists', () => {
  const { signal } = new AbortController();
  /** The path that was last requested, and its query. */
  async function asked(kind: ListKind, question: object = {}) {
    await loadList({ kind, size: 16, ...firstQuestion(kind), ...question }, signal);
    const [request] = vi.mocked<Fetch>(fetch as never).mock.calls.at(-1)!;
    const { pathname, searchParams } = new URL(request.url);
    return [pathname.replace('/api/v2/', ''), Object.fromEntries(searchParams)];
  }

  test('R3.2.4: come with their totals and the page they are', async () => {
    const answer = await loadList({ kind: 'facilityBookings', size: 16, ...firstQuestion('facilityBookings') }, signal);
    expect(answer).toMatchObject({ data: [], total: 33, total_pages: 3, current_page: 2 });
  });

  const bookings = { period: 'upcoming', page: '1', size: '16', sort_order: 'desc' };
  // Sixteen a page, the newest first: R3.2.4–6, R9.1.3; which call answers which: Q7.6.e, Q7.6.g, Q7.6.n.
  test.each([
    ['facilityBookings', 'profile/bookings/facility', { ...bookings, sortBy: 'facility_date' }],
    ['workshops', 'profile/bookings/academy', { ...bookings, sortBy: 'start_date' }],
    ['membershipCards', 'profile/memberships', { page: '1', size: '16' }],
    ['financialTransactions', 'profile/wallet/transactions', { page: '1', size: '16' }],
  ] as const)('R3.2.5: %s come from %s', async (kind, path, query) => {
    expect(await asked(kind)).toEqual([path, query]);
  });

  test('R3.2.4, R3.2.6, R9.3.7: order, size and days are sent as they were chosen', async () => {
    const days = { choice: 'own', own: { from: '2026-11-01', to: null } };
    const question = { period: 'past', page: 2, size: 32, sort_by: 'order_id', sort_order: 'asc', filter: days };
    expect(await asked('facilityBookings', question)).toEqual([
      'profile/bookings/facility',
      { period: 'past', page: '2', size: '32', sortBy: 'order_id', sort_order: 'asc', from: '2026-11-01' },
    ]);
    const history = await asked('financialTransactions', { filter: days });
    expect(history[1]).toEqual({ page: '1', size: '16', from: '2026-11-01' });
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
