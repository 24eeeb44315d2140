// @vitest-environment jsdom
/** The answers that a visit leaves for the next one (T24): recent, in either language, without personal data and prices. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastConfig, lastServices } from '../../../src/adapters/nextVisit/lastAnswers.ts';
import { dropLastAnswers, persistConfig, persistServices } from '../../../src/adapters/nextVisit/persistAnswers.ts';
import { VenueService } from '../../../src/contract/offered/services.ts';
import { activateLocale } from '../../../src/i18n/locale.ts';
import * as v from 'valibot';
import { configOf } from '../../models/site/site.model.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const day = 24 * 60 * 60_000;
beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  localStorage.clear();
  sessionStorage.clear();
  await activateLocale('en');
});
afterEach(() => void vi.useRealTimers());

const padel = v.parse(VenueService, { id: 4, name: 'Padel', filter_by: 1, price_from: 120 });

test('the configuration, without what is one customer’s', () => {
  persistConfig(configOf({ session_id: 's-1', vtoken: 'v-1', enable_search: 1 }));
  expect(lastConfig.read()).toEqual(configOf({ enable_search: 1 }));
  expect(localStorage.getItem('last-config')).not.toMatch(/s-1|v-1/);
});

test('the configuration, without what belongs to others: a tag manager, a chat, a pixel, the reporter', () => {
  const foreign = {
    gtm_code: 'GTM-ABC123',
    krews_gtm_code: 'GTM-XYZ789',
    chat_widget_url: 'https://chat.example/a.js',
    ad_pixel_url: 'https://ads.example/a.js',
    reports_dsn: 'https://key@reports.example/1',
  };
  persistConfig(configOf(foreign));
  expect(lastConfig.read()).toEqual(configOf());
});

test('services, without their prices', () => {
  persistServices([padel]);
  expect(lastServices.read()).toEqual([{ ...padel, price_from: null }]);
  persistServices(Array.from({ length: 200 }, () => padel));
  expect(lastServices.read()).toHaveLength(200);
  persistServices(Array.from({ length: 201 }, () => padel));
  expect(lastServices.read()).toBeNull();
});

test('they stand under the names that stay when a login ends', () => {
  persistConfig(configOf());
  persistServices([padel]);
  expect(Object.keys(localStorage).toSorted()).toEqual(['last-config', 'last-services']);
});

test('none of a site in maintenance, and none after they are dropped', () => {
  persistServices([padel]);
  persistConfig(configOf({ maintenance: { title: 'Closed' } }));
  expect([lastConfig.read(), lastServices.read()]).toEqual([null, null]);
  persistConfig(configOf());
  dropLastAnswers();
  expect(lastConfig.read()).toBeNull();
});

test.each([
  ['a moment before a week is over', 7 * day - 1, true],
  ['a week', 7 * day, false],
  ['a clock that was moved back', -1, false],
])('%s: still there is %s', (_, later, isThere) => {
  persistConfig(configOf());
  persistServices([padel]);
  vi.setSystemTime(now + later);
  expect([lastConfig.read() !== null, lastServices.read() !== null]).toEqual([isThere, isThere]);
});

test('they are used in the other language as well, since each text is in both', async () => {
  persistConfig(configOf());
  persistServices([padel]);
  await activateLocale('ar');
  expect([lastConfig.read(), lastServices.read()]).toEqual([configOf(), [{ ...padel, price_from: null }]]);
});

test('what does not fit any more is dropped', () => {
  localStorage.setItem('last-config', '{"version":1,"value":{"at":1,"said":{"venue":7}}}');
  expect(lastConfig.read()).toBeNull();
  expect(localStorage.getItem('last-config')).toBeNull();
});
