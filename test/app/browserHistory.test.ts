// @vitest-environment jsdom
/** The browser's history as the machine pageChange uses it; elsewhere an in-memory history replaces it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserHistory } from '../../src/app/address/browserHistory.ts';

const loaded = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock('../../src/adapters/address/browserAddress.ts', async (original) => ({
  ...(await original<object>()),
  loadPage: loaded,
}));

const entry = { pathname: '/events/7', search: '?lang=en', hash: '#x', state: { asked: 1 }, key: 'k1' };

beforeEach(() => globalThis.history.replaceState(null, '', '/'));
afterEach(() => {
  vi.restoreAllMocks();
  loaded.mockReset();
});

test('an entry is read as it was written, and says so after a reload', () => {
  const history = browserHistory();
  expect(history.location).toEqual({ pathname: '/', search: '', hash: '', state: null, key: 'default' });
  history.push(entry, entry.state);
  expect(browserHistory().location).toEqual(entry);
  history.replace({ ...entry, pathname: '/cart', state: null, key: 'k2' }, null);
  expect(browserHistory().location).toEqual({ ...entry, pathname: '/cart', state: null, key: 'k2' });
});

test('an entry of an earlier release is understood', () => {
  globalThis.history.replaceState({ usr: { booking: 1 }, key: 'abc', idx: 3 }, '', '/cart');
  expect(browserHistory().location).toMatchObject({ state: { booking: 1 }, key: 'abc' });
});

test('Back is reported until the listener stops', () => {
  const heard = vi.fn<() => void>();
  const stop = browserHistory().listen(heard);
  dispatchEvent(new PopStateEvent('popstate'));
  stop();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('T01: an address is normalised as in a browser, and is one of this site', () => {
  const history = browserHistory();
  expect(history.encodeLocation('/places/a b?x=ä#y')).toEqual({
    pathname: '/places/a%20b',
    search: '?x=%C3%A4',
    hash: '#y',
  });
  expect(history.encodeLocation({ pathname: '//evil.example', search: '', hash: '' }).pathname).toBe('/evil.example');
});

test.each([
  ['what cannot be remembered is a defect', 'DataCloneError', 'refused'],
  ['where the browser makes no more entries the page is loaded', 'SecurityError', null],
])('%s', (_, name, thrown) => {
  vi.spyOn(globalThis.history, 'pushState').mockImplementation(() => {
    throw new DOMException('refused', name);
  });
  const push = () => browserHistory().push(entry, entry.state);
  if (thrown === null) expect(push).not.toThrow();
  else expect(push).toThrow(thrown);
  expect(loaded.mock.calls).toEqual(thrown === null ? [['/events/7?lang=en#x']] : []);
});
