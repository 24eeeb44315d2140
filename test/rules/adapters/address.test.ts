/**
 * The browser's address: what is read from it, what is written into it, and where the portal is left for (R4.9.3, T01,
 * T04).
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeFromAddress } from '../../../src/adapters/address/addressToken.ts';
import {
  addAddress,
  addressHere,
  loadPage,
  nameEntry,
  normalizeAddress,
  reloadPage,
  rewriteAddress,
} from '../../../src/adapters/address/browserAddress.ts';
import { leaveFor, openBeside } from '../../../src/adapters/address/leavePortal.ts';
import { openPaymentPage } from '../../../src/adapters/address/paymentPage.ts';
import * as leaving from '../../../src/adapters/address/leaveForProvider.ts';
import * as trip from '../../../src/adapters/address/providerRedirect.ts';
import { storage } from '../../support/calls/servedCalls.ts';

const origin = 'https://saha.ae';
/** The calls to the browser. */
let done: unknown[][] = [];

/** Opens the browser at an address, with a history state. */
function standAt(path: string, state: unknown = null): void {
  const url = new URL(path, origin);
  const place = Object.assign(url, {
    assign: (address: string) => void done.push(['assign', address]),
    reload: () => void done.push(['reload']),
  });
  vi.stubGlobal('location', place);
  const change =
    (name: string) =>
    (next: unknown, _: string, address: string): void => {
      done.push([name, next, address]);
      standAt(address, next);
    };
  vi.stubGlobal('history', { state, replaceState: change('replace'), pushState: change('push') });
}

beforeEach(() => {
  done = [];
  vi.stubGlobal('sessionStorage', storage());
  vi.useFakeTimers({ now: Date.parse('2026-11-25T16:00:00Z'), toFake: ['Date'] });
  standAt('/');
});
afterEach(() => {
  leaving.endRedirect();
  trip.takeLoginToken();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the address bar', () => {
  test('is read with its query and its hash', () => {
    standAt('/service/11?date=2026-11-26#times');
    expect(addressHere()).toBe('/service/11?date=2026-11-26#times');
  });
  test.each([
    ['replace', rewriteAddress],
    ['push', addAddress],
  ] as const)('an entry that is to %s loads nothing', (change, put) => {
    put('/cart?a=1', { key: 'k' });
    expect(done).toEqual([[change, { key: 'k' }, '/cart?a=1']]);
  });
  test('the page that is open is loaded once more, since to be led to where one is loads nothing', () => {
    standAt('/cart?a=1#b');
    loadPage('/cart?a=1#b');
    expect(done).toEqual([['reload']]);
  });
  test('has no state where none is given', () => {
    rewriteAddress('/cart');
    expect(done).toEqual([['replace', null, '/cart']]);
  });
  test('a page of this site is loaded, or the current one again', () => {
    loadPage('/cart');
    reloadPage();
    expect(done).toEqual([['assign', '/cart'], ['reload']]);
  });
  test.each([rewriteAddress, addAddress, loadPage])('T01: no call leads to another site', (put) => {
    put('//evil.example/pay', null);
    expect(done[0]!.at(-1)).toBe('/evil.example/pay');
  });
  test('T01: a path that reads like another site’s is made straight, and its entry stays the same', () => {
    vi.stubGlobal('location', { pathname: '//evil.example', search: '?a=1', hash: '#b' });
    vi.stubGlobal('history', { state: { key: 'k' }, replaceState: (...told: unknown[]) => void done.push(told) });
    normalizeAddress();
    expect(done).toEqual([[{ key: 'k' }, '', '/evil.example?a=1#b']]);
  });
  test('T01: any other stays as it is', () => {
    standAt('/cart?a=1');
    normalizeAddress();
    expect(done).toEqual([]);
  });
  test.each([null, undefined, 'a text', { from: '/' }])(
    'the entry the page was loaded at gets a name (%j)',
    (state) => {
      standAt('/cart?a=1', state);
      nameEntry();
      expect(done).toEqual([
        ['replace', expect.objectContaining({ key: expect.stringMatching(/^[\w-]{36}$/) }), '/cart?a=1'],
      ]);
      expect(done[0]![1]).toMatchObject(typeof state === 'object' && state !== null ? state : {});
    },
  );
  test('one that has a name keeps it', () => {
    standAt('/cart', { key: 'k' });
    nameEntry();
    expect(done).toEqual([]);
  });
});

describe('ways out', () => {
  const bank = 'https://bank.example/pay?id=1';
  test('the portal is left for an address over TLS', async () => {
    expect(leaveFor(bank)).toBe(true);
    await openPaymentPage({ url: bank });
    expect(done).toEqual([
      ['assign', bank],
      ['assign', bank],
    ]);
  });
  test.each(['javascript:alert(1)', 'http://bank.example/pay', '', 'data:text/html,x'])(
    'T08: it is not left for %j',
    async (address) => {
      vi.stubGlobal('open', () => 'a window');
      expect(leaveFor(address)).toBe(false);
      expect(openBeside(address, 'help', 'popup')).toBeNull();
      await expect(openPaymentPage({ url: address })).rejects.toMatchObject({ code: 'unsafePaymentPage' });
      expect(done).toEqual([]);
    },
  );
  test('a page is opened beside it', () => {
    vi.stubGlobal('open', (...told: unknown[]) => {
      done.push(told);
      return 'a window';
    });
    expect(openBeside(bank, 'help', 'popup')).toBe('a window');
    expect(done).toEqual([[bank, 'help', 'popup']]);
  });
});

describe('a token in an address', () => {
  const take = () => takeFromAddress('/login', ['loginToken', 'logoutUrl']);
  test('is removed from the address with its companions, and the rest stays', () => {
    standAt('/login?loginToken=secret&lang=ar&logoutUrl=https://id.example/out#a', { key: 'k' });
    expect(take()).toEqual({ loginToken: 'secret', logoutUrl: 'https://id.example/out' });
    expect(done).toEqual([['replace', { key: 'k' }, '/login?lang=ar#a']]);
  });
  test('what does not come along is not there', () => {
    standAt('/login?loginToken=secret');
    expect(take()).toEqual({ loginToken: 'secret', logoutUrl: null });
  });
  test('is no longer than any token', () => {
    standAt(`/login?loginToken=${'t'.repeat(2_001)}`);
    expect(take()?.loginToken).toHaveLength(2_000);
  });
  test.each(['/?loginToken=secret', '/login?logoutUrl=https://id.example/out', '/login'])(
    'of %s is none of this page',
    (address) => {
      standAt(address);
      expect(take()).toBeNull();
      expect(done).toEqual([]);
    },
  );
  test.each([
    [
      '/login?nextUrl=/cart&error=access_denied&state=spent&lang=ar#a',
      '/login?nextUrl=%2Fcart&error=access_denied&lang=ar#a',
    ],
    ['/login?state=spent&code=spent', '/login'],
  ])('of a login that was given up, %s keeps nothing that is spent', (address, kept) => {
    standAt(address, { key: 'k' });
    trip.takeArrival();
    expect([done, trip.waitingArrival(false)]).toEqual([[['replace', { key: 'k' }, kept]], null]);
  });
  test.each(['/login?error=access_denied', '/events?state=full&code=A1'])(
    '%s has nothing of it, and stays',
    (address) => {
      standAt(address);
      trip.takeArrival();
      expect(done).toEqual([]);
    },
  );
});

describe('a trip to the identity provider (R4.9.3)', () => {
  const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

  test('knows where it began, for half an hour', () => {
    standAt('/login?nextUrl=/cart');
    leaving.beginRedirect();
    expect(leaving.returnTarget()).toBe('/cart');
    minutes(30);
    expect(leaving.returnTarget()).toBe('/cart');
    minutes(0.001);
    expect(leaving.returnTarget()).toBeNull();
  });
  test('nor after the clock was set back', () => {
    standAt('/login?nextUrl=/cart');
    leaving.beginRedirect();
    minutes(-31);
    expect(leaving.returnTarget()).toBeNull();
  });
  test('leads to no other site (T01)', () => {
    standAt('/login?nextUrl=https://evil.example/');
    leaving.beginRedirect();
    expect(leaving.returnTarget()).toBe('/');
  });
  test('is over when it is ended', () => {
    standAt('/login?nextUrl=/cart');
    leaving.beginRedirect();
    leaving.endRedirect();
    expect(leaving.returnTarget()).toBeNull();
    trip.resumeRedirect();
    expect(done).toEqual([]);
  });

  test.each(['/', '/login'])('after the provider’s logout %s is the requested page, once', (address) => {
    standAt('/login?nextUrl=/cart');
    leaving.rememberLogoutReturn();
    standAt(address);
    trip.resumeRedirect();
    trip.resumeRedirect();
    expect(done).toEqual([['replace', null, '/cart']]);
  });
  test('after the provider’s logout any other page is the one requested', () => {
    standAt('/login?nextUrl=/cart');
    leaving.rememberLogoutReturn();
    standAt('/offers');
    trip.resumeRedirect();
    expect([done, leaving.returnTarget()]).toEqual([[], null]);
  });
  test('the provider’s logout remembers where it began', () => {
    standAt('/login?nextUrl=/cart');
    leaving.beginRedirect();
    standAt('/login');
    leaving.rememberLogoutReturn();
    standAt('/');
    trip.resumeRedirect();
    expect(done).toEqual([['replace', null, '/cart']]);
  });
  test('a logout without a start leads home', () => {
    standAt('/login');
    leaving.rememberLogoutReturn();
    expect(leaving.returnTarget()).toBe('/');
  });
  test('before the provider’s logout the page does not lead on', () => {
    standAt('/login?nextUrl=/cart');
    leaving.beginRedirect();
    standAt('/');
    trip.resumeRedirect();
    expect([done, leaving.returnTarget()]).toEqual([[], '/cart']);
  });
});

describe('who comes with a token (T04, R2.4.10–12)', () => {
  const arrive = (address = '/login?loginToken=secret&logoutUrl=https://id.example/out') => {
    standAt(address);
    trip.takeArrival();
  };
  test('was sent for it, where the trip began in this tab, and that only once', () => {
    leaving.beginRedirect();
    arrive();
    expect(trip.waitingArrival(false)).toEqual({ logoutUrl: 'https://id.example/out', isAwaited: true });
    expect(trip.takeLoginToken()).toBe('secret');
    arrive();
    expect(trip.waitingArrival(false)).toEqual({ logoutUrl: 'https://id.example/out', isAwaited: false });
  });
  test.each(['/login', '/login?error=access_denied', '/', '/cart'])(
    'was not, once the browser was back at %s without one: whatever comes later was not asked for',
    (address) => {
      leaving.beginRedirect();
      arrive(address);
      arrive('/login?loginToken=somebody-else');
      expect(trip.waitingArrival(false)).toEqual({ logoutUrl: null, isAwaited: false });
    },
  );
  test('still comes to where the trip began, with or without a token', () => {
    standAt('/login?nextUrl=/cart');
    leaving.beginRedirect();
    arrive('/login');
    arrive('/login?loginToken=somebody-else');
    expect(leaving.returnTarget()).toBe('/cart');
  });
  test('T04: was sent for it, where the state of that trip comes along, which leaves the address', () => {
    leaving.beginRedirect('drawn-for-this-trip');
    arrive('/login?loginToken=secret&state=drawn-for-this-trip&nextUrl=/cart');
    expect(trip.waitingArrival(false)).toEqual({ logoutUrl: null, isAwaited: true });
    expect(location.search).toBe('?nextUrl=%2Fcart');
    arrive('/login?loginToken=secret&state=drawn-for-this-trip');
    expect(trip.waitingArrival(false)?.isAwaited).toBe(false);
  });
  test.each(['', '&state=', '&state=null', '&state=drawn-for-another-trip', '&state=drawn-for-this-tri'])(
    'T04: was not, with %j for the state of that trip',
    (state) => {
      leaving.beginRedirect('drawn-for-this-trip');
      arrive(`/login?loginToken=secret${state}`);
      expect(trip.waitingArrival(false)?.isAwaited).toBe(false);
      // It was for that one return.
      arrive('/login?loginToken=secret&state=drawn-for-this-trip');
      expect(trip.waitingArrival(false)?.isAwaited).toBe(false);
    },
  );
  test('was sent for it with a state that nobody here has drawn, where the operator’s server passes none on', () => {
    leaving.beginRedirect();
    arrive('/login?loginToken=secret&state=of-the-operators-own');
    expect(trip.waitingArrival(false)?.isAwaited).toBe(true);
  });
  test('was not, where no trip did', () => {
    arrive('/login?loginToken=secret');
    expect(trip.waitingArrival(false)).toEqual({ logoutUrl: null, isAwaited: false });
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(leaving.returnTarget()).toBeNull();
  });
  test('was not, if the redirect was the provider’s logout', () => {
    leaving.rememberLogoutReturn();
    arrive();
    expect(trip.waitingArrival(false)?.isAwaited).toBe(false);
  });
  test('without a token there is no arrival', () => {
    arrive('/login');
    expect(trip.waitingArrival(false)).toBeNull();
  });
  test('the token is good for one exchange', () => {
    arrive();
    expect([trip.takeLoginToken(), trip.takeLoginToken(), trip.waitingArrival(false)]).toEqual(['secret', null, null]);
  });
  test('R2.4.12: who is logged in already stays who they are', () => {
    arrive();
    expect(trip.waitingArrival(true)).toBeNull();
    expect(trip.takeLoginToken()).toBeNull();
  });
  test('Q2.1.a: a token on another page is not awaited', () => {
    leaving.beginRedirect();
    trip.bringLoginToken('brought');
    expect(trip.waitingArrival(false)).toEqual({ logoutUrl: null, isAwaited: false });
    expect(trip.takeLoginToken()).toBe('brought');
  });
});
