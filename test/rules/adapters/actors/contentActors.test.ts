/** The actors of content pages, searches, third-party scripts and lists (part 7 of the requirements, R1.7, R2.7). */
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { consentInput, provideConsent } from '../../../../src/adapters/actors/consentActors.ts';
import { provideEventInvite } from '../../../../src/adapters/actors/content/eventInviteActors.ts';
import { askedLead } from '../../../../src/adapters/actors/content/askedLead.ts';
import { loadPlaces } from '../../../../src/adapters/actors/content/placeActors.ts';
import { provideSearch, recentSearches } from '../../../../src/adapters/actors/content/searchActors.ts';
import { loadSiteForm, provideSiteForm } from '../../../../src/adapters/actors/content/siteFormActors.ts';
import { provideFileMaking } from '../../../../src/adapters/actors/fileMakingActors.ts';
import { loadList, provideList } from '../../../../src/adapters/actors/listActors.ts';
import { everybody, provideOpenList } from '../../../../src/adapters/actors/openListActors.ts';
import { provideEnrolment } from '../../../../src/adapters/actors/offered/academyActors.ts';
import { provideMembershipPurchase } from '../../../../src/adapters/actors/offered/membershipPurchaseActors.ts';
import { provideSeatMap } from '../../../../src/adapters/actors/offered/seatMapActors.ts';
import { provideTrainerBooking } from '../../../../src/adapters/actors/offered/trainerActors.ts';
import { provideLoginPage } from '../../../../src/adapters/actors/login/loginPageActors.ts';
import { fetchWhenReachable } from '../../../../src/adapters/actors/fetchWhenReachable.ts';
import { clearCachedAnswers } from '../../../../src/adapters/http/client.ts';
import { persistedConsent } from '../../../../src/adapters/storage/consent.ts';
import { persistedSearches } from '../../../../src/adapters/storage/persistedSearches.ts';
import { beginRedirect, returnTarget } from '../../../../src/adapters/address/leaveForProvider.ts';
import { leadForm } from '../../../models/lead/lead.fixtures.ts';
import { facility, event, layla } from '../../../models/cart/cart.fixtures.ts';
import { ConnectionError } from '../../../../machines/shared/problem.ts';
import { versionMachine } from '../../../../machines/version/versionMachine.ts';
import type { SiteConfig } from '../../../../src/contract/site/site.ts';
import { runActor, serveCalls, watchActor, type ServedCalls } from '../../../support/calls/servedCalls.ts';

let served: ServedCalls;
const lines = () => served.asked.map(({ line }) => line);
const page = Object.assign(new EventTarget(), { hidden: false, readyState: 'complete' });
const world = new EventTarget();
const look = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  clearCachedAnswers();
  served = serveCalls();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what the operator does not know', () => {
  const ask: [string, string, () => Promise<unknown>][] = [
    ['events/invites/{token}', 'inviteUnknown', () => runActor(provideEventInvite(), 'loadInvite', { token: 'one' })],
    ['forms/{slug}', 'formUnknown', () => loadSiteForm('feedback', new AbortController().signal)],
    [
      'events/{id}/seat-maps/{seat_map_id}',
      'seatMapUnknown',
      () => runActor(provideSeatMap({} as never), 'loadSeatMap', { eventId: 7, mapId: 2 }),
    ],
  ];
  test.each(ask)('%s: 404 is %s, any other fault is itself', async (path, code, load) => {
    served.answers = { [`GET ${path}`]: { refuses: 404 } };
    await expect(load()).rejects.toMatchObject({ name: 'RefusedError', code });
    served.answers = { [`GET ${path}`]: { refuses: 403, code: 'origin' } };
    await expect(load()).rejects.toMatchObject({ code: 'origin', status: 403 });
    served.answers = { [`GET ${path}`]: 'lost' };
    vi.useFakeTimers();
    const lost = load().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await lost).toBeInstanceOf(ConnectionError);
  });
  test('Q2.1.b: an invitation that is over is unknown as well, and so is one without its token', async () => {
    served.answers = { 'POST events/invites/{token}': { refuses: 410 } };
    const answer = (token: string | null) =>
      runActor(provideEventInvite(), 'answerInvite', { token, answer: 'accepted' });
    await expect(answer('one')).rejects.toMatchObject({ code: 'inviteUnknown' });
    served.asked.length = 0;
    for (const none of ['', null]) await expect(answer(none)).rejects.toMatchObject({ code: 'inviteUnknown' });
    expect(lines()).toEqual([]);
  });
  test('Q2.1.b: an invitation is looked at once more when its page is seen again', () => {
    const { told, stop } = watchActor(provideEventInvite(), 'watchPage');
    look(true);
    look(false);
    stop();
    look(true);
    expect(told).toEqual([{ type: 'page.hidden' }, { type: 'page.shown' }]);
  });
  test('venues need the text above them, and fail with it', async () => {
    served.answers = { 'GET pages/{slug}': { refuses: 403, code: 'origin' } };
    await expect(loadPlaces('places', new AbortController().signal)).rejects.toMatchObject({ code: 'origin' });
  });
});

describe('the lead form (R7.5.2)', () => {
  test('shows nothing where it fails to load, or has no questions', async () => {
    served.answers = { 'GET leads': { refuses: 422 } };
    expect(await askedLead()).toBeNull();
    served.answers = { 'GET leads': { data: { form_fields: [] } } };
    expect(await askedLead()).toBeNull();
  });
  test('is there where it asks something', async () => {
    served.answers = { 'GET leads': { data: leadForm } };
    expect((await askedLead())?.form_fields).toHaveLength(leadForm.form_fields.length);
  });
});

test('Q7.5.a: a form’s file is uploaded while the machine waits', async () => {
  const jpeg = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], { type: 'image/jpeg' });
  served.answers = { 'POST file/save/data': { data: { files: [{ path: 'up/1.jpg', name: '1.jpg', type: 'jpeg' }] } } };
  expect(await runActor(provideSiteForm({ owner: 'nobody', slug: 'feedback' }), 'storeFile', { file: jpeg })).toBe(
    'up/1.jpg',
  );
  served.isSilentAfter = 1;
  const leaving = new AbortController();
  void runActor(
    provideSiteForm({ owner: 'nobody', slug: 'feedback' }),
    'storeFile',
    { file: jpeg },
    leaving.signal,
  ).catch(() => 0);
  await vi.waitFor(() => expect(served.asked).toHaveLength(2));
  leaving.abort();
  expect(served.asked[1]!.signal.aborted).toBe(true);
});

describe('recent searches (R2.7, T06)', () => {
  const search = (recent: string[], owner = 'customer 1') => {
    const { actor, stop } = watchActor(
      provideSearch(() => owner),
      'persistRecent',
    );
    actor.send({ type: 'recent.changed', recent });
    stop();
  };
  test('belong to their customer, and are removed when another one comes', () => {
    search(['padel']);
    expect(recentSearches('customer 1')).toEqual(['padel']);
    expect([recentSearches('customer 2'), recentSearches('customer 1')]).toEqual([[], []]);
  });
  test('wait for whose login ended by itself', () => {
    search(['padel']);
    expect([recentSearches('nobody'), recentSearches('customer 1')]).toEqual([[], ['padel']]);
    expect([recentSearches('guest'), recentSearches('customer 1')]).toEqual([[], ['padel']]);
  });
  test('of a signed-out customer or guest go to the customer who comes', () => {
    search(['padel'], 'guest');
    expect(recentSearches('customer 2')).toEqual(['padel']);
    expect(persistedSearches.read()!.owner).toBe('nobody');
  });
  test('that were cleared are gone', () => {
    search(['padel']);
    search([]);
    expect([recentSearches('customer 1'), persistedSearches.read()]).toEqual([[], null]);
  });
  test('R7.5.6: what is typed is asked once, and nothing is asked again', async () => {
    vi.useFakeTimers();
    served.answers = { 'GET search/global': 'lost' };
    const lost = runActor(
      provideSearch(() => 'nobody'),
      'loadSuggestions',
      { search: 'pad' },
    ).catch(() => 'lost');
    await vi.advanceTimersByTimeAsync(20_000);
    expect([await lost, lines().length]).toEqual(['lost', 1]);
  });
  test('Q2.7.b: services do not wait for their venues, and come without them where those are lost', async () => {
    served.answers = {
      'GET venue/services': { data: [{ id: 4, venue_id: 1, name: 'Padel', is_public: 1, image: null, filter_by: 1 }] },
      'GET venues': { refuses: 404 },
    };
    const ask = (source: 'loadServices' | 'loadVenues') =>
      runActor(
        provideSearch(() => 'nobody'),
        source,
        undefined,
      );
    await expect(ask('loadVenues')).rejects.toMatchObject({ name: 'RefusedError' });
    expect(await ask('loadServices')).toMatchObject([{ id: 4, name: 'Padel', venue_id: 1 }]);
    clearCachedAnswers();
    served.answers['GET venues'] = { data: [{ id: 1, name: 'Mirdif Fields', address: 'Street 78' }] };
    expect(await ask('loadVenues')).toMatchObject([{ id: 1, name: 'Mirdif Fields', address: 'Street 78' }]);
  });
});

describe('third-party scripts (R1.7.3)', () => {
  const noPortal = { getSnapshot: () => ({ children: {} }) } as never;
  const scripts: (EventTarget & { src: string })[] = [];
  beforeEach(() => {
    scripts.length = 0;
    const createElement = () => Object.assign(new EventTarget(), { src: '', async: false });
    const append = (script: (typeof scripts)[number]) => void scripts.push(script);
    Object.assign(page, { createElement, scripts, head: { append } });
  });
  const load = (script = 'https://chat.example/widget.js') =>
    runActor(provideConsent(noPortal), 'loadScript', { script });

  test('load once a page, however often they are requested', async () => {
    const allowed: string[] = [];
    const createPolicy = (name: string, rules: object) => {
      allowed.push(name);
      return rules;
    };
    vi.stubGlobal('trustedTypes', { createPolicy });
    const first = load();
    await vi.waitFor(() => expect(scripts).toHaveLength(1));
    scripts[0]!.dispatchEvent(new Event('load'));
    await first;
    await load();
    expect(scripts.map(({ src }) => src)).toEqual(['https://chat.example/widget.js']);
    // By the name under which the page's policy allows it.
    expect(allowed).toEqual(['widget']);
    void load('https://chat.example/other.js');
    await vi.waitFor(() => expect(scripts).toHaveLength(2));
  });
  test('that fail to load are reported', async () => {
    const first = load();
    await vi.waitFor(() => expect(scripts).toHaveLength(1));
    scripts[0]!.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('The script did not come.');
  });
  test('wait for a quiet page, and go with it', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (rest: () => void) => idle.push(rest));
    const quiet = runActor(provideConsent(noPortal), 'waitForQuiet', undefined);
    expect(idle).toHaveLength(1);
    idle[0]!();
    await quiet;
    const reload = vi.fn<() => void>();
    Object.assign(globalThis.location, { reload });
    await runActor(provideConsent(noPortal), 'reloadPage', undefined);
    expect(reload).toHaveBeenCalledOnce();
  });
  test('leave nothing behind that is not the portal’s', async () => {
    localStorage['foreign'] = 'theirs';
    persistedConsent.write({ said: {}, hasLeftovers: true });
    const gone: string[] = [];
    vi.stubGlobal('indexedDB', {
      databases: async () => [{ name: 'theirs' }, { name: 'firebase_remote_config' }],
      deleteDatabase: (name: string) => gone.push(name),
    });
    await runActor(provideConsent(noPortal), 'clearTraces', undefined);
    expect([Object.keys(localStorage), gone]).toEqual([['consent'], ['theirs']]);
  });

  test('hear what another tab has written, as it is by then, also a page that was put aside', () => {
    const changed = (key: string) => world.dispatchEvent(Object.assign(new Event('storage'), { key }));
    const shown = (persisted: boolean) => world.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const { told, stop } = watchActor(provideConsent(noPortal), 'watchConsent');
    changed('consent');
    expect(told).toEqual([]);
    persistedConsent.write({ said: { chat: 'granted', counting: undefined }, hasLeftovers: true });
    changed('session');
    shown(false);
    expect(told).toEqual([]);
    changed('consent');
    const news = { type: 'consent.heard', said: { chat: 'granted' }, hasLeftovers: true };
    expect(told).toEqual([news]);
    shown(true);
    expect(told).toEqual([news, news]);
    stop();
    changed('consent');
    expect(told).toHaveLength(2);
  });
  test('that are taken back wait for the end of an order, and for nothing where none is placed', async () => {
    await runActor(provideConsent(noPortal), 'waitForOrder', undefined);
    const version = createActor(versionMachine.provide({ actors: { readVersion: fromPromise(async () => '1') } }), {
      input: { first: '1' },
    }).start();
    const portal = { getSnapshot: () => ({ children: { version } }) } as never;
    version.send({ type: 'order.begin' });
    const over = vi.fn<() => void>();
    const waiting = runActor(provideConsent(portal), 'waitForOrder', undefined).then(over);
    await new Promise((resolve) => setTimeout(resolve));
    expect(over).not.toHaveBeenCalled();
    version.send({ type: 'order.end' });
    await waiting;
    version.stop();
  });

  const config = {
    gtm_code: null,
    krews_gtm_code: null,
    chat_widget_url: 'https://chat.example/widget.js',
    ad_pixel_url: null,
  };
  const input = () => consentInput(config as unknown as SiteConfig);
  test('may load where the customer has not answered yet, and the address has no token', () => {
    const wishes = [{ purpose: 'chat', script: 'https://chat.example/widget.js' }];
    expect(input()).toEqual({ wishes, said: {}, hasLeftovers: false, mayLoad: true });
    vi.stubGlobal('location', { pathname: '/paymentsuccess/a-token' });
    expect(input().mayLoad).toBe(false);
  });
  test('earlier answers are known', () => {
    persistedConsent.write({ said: { chat: 'granted', counting: undefined }, hasLeftovers: true });
    expect(input()).toMatchObject({ said: { chat: 'granted' }, hasLeftovers: true });
    expect(Object.keys(input().said)).toEqual(['chat']);
  });
});

describe('a file that is made', () => {
  const file = { name: 'ticket.pdf', content: new Blob(['%PDF'], { type: 'application/pdf' }) };
  test('is handed over, and not waited for after the machine has left', async () => {
    const given: object[] = [];
    const signals: AbortSignal[] = [];
    const make = async (signal: AbortSignal) => {
      signals.push(signal);
      return file;
    };
    await runActor(
      provideFileMaking(make, (made) => void given.push(made)),
      'makeFile',
      undefined,
    );
    expect(given).toEqual([file]);
    const leaving = new AbortController();
    const never = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    void runActor(provideFileMaking(never), 'makeFile', undefined, leaving.signal);
    leaving.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  });
  test.each([
    [new Error('Failed to fetch dynamically imported module: /assets/writeTickets.js'), new ConnectionError()],
    [new Error('The picture could not be made.'), new Error('The picture could not be made.')],
  ])('whose code the network did not bring is lost by the connection: %s', async (thrown, told) => {
    const making = provideFileMaking(() => Promise.reject(thrown));
    const failure = await runActor(making, 'makeFile', undefined).catch((error: unknown) => error);
    expect(failure).toEqual(told);
    expect(failure).toBeInstanceOf(told.constructor);
  });
  test('is saved by default', async () => {
    const saved: string[] = [];
    const link = { href: '', download: '', click: () => void saved.push(link.download) };
    Object.assign(page, { createElement: () => link });
    await runActor(
      provideFileMaking(async () => file),
      'makeFile',
      undefined,
    );
    expect(saved).toEqual(['ticket.pdf']);
  });
});

describe('lists (R3.2, Q7.6.g)', () => {
  const query = {
    kind: 'facilityBookings',
    page: 2,
    size: 16,
    sort_order: 'desc',
    sort_by: 'order_id',
    filter: { choice: 'own', own: { from: '2026-11-01', to: '2026-11-25' } },
    period: 'past',
    narrowing: {},
  };
  const days = 'from=2026-11-01&to=2026-11-25';
  const booked = `page=2&size=16&${days}&period=past&sortBy=order_id&sort_order=desc`;
  const { signal } = new AbortController();
  const ask = (kind: string, more: object = {}) => loadList({ ...query, kind, ...more } as never, signal);
  test.each([
    ['facilityBookings', `GET profile/bookings/facility?${booked}`],
    ['eventBookings', `GET profile/bookings/event?${booked}`],
    ['trainerBookings', `GET profile/bookings/trainer?${booked}`],
    ['retailBookings', `GET profile/bookings/retail?${booked}`],
    ['workshops', `GET profile/bookings/academy?${booked}`],
    ['membershipCards', 'GET profile/memberships?page=2&size=16'],
    ['supportRequests', 'GET customer-support?page=2&size=16'],
    ['financialTransactions', `GET profile/wallet/transactions?page=2&size=16&${days}`],
    ['pointsTransactions', `GET profile/q-points?page=2&size=16&${days}`],
  ])('%s: %s', async (kind, line) => {
    expect(await ask(kind)).toMatchObject({ data: [] });
    expect(lines()).toEqual([line]);
    served.isSilentAfter = 1;
    const leaving = new AbortController();
    void loadList({ ...query, kind } as never, leaving.signal).catch(() => 0);
    // What a test before it has left to be asked again may come in between.
    const own = () => served.asked.filter((_, index) => lines()[index] === line);
    await vi.waitFor(() => expect(own()).toHaveLength(2));
    leaving.abort();
    expect(own()[1]!.signal.aborted).toBe(true);
  });
  test('R9.3.7: the last seven days end with the venue’s today', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T21:00:00Z'), toFake: ['Date'] });
    await ask('financialTransactions', { filter: { choice: '7', own: { from: null, to: null } } });
    expect(lines()).toEqual(['GET profile/wallet/transactions?page=2&size=16&from=2026-11-20&to=2026-11-26']);
  });
  test('are asked for by their machine', async () => {
    const { session } = sessionOf({ id: 7 });
    expect(await runActor(provideList(session), 'loadData', { ...query, kind: 'membershipCards' })).toMatchObject({
      data: [],
    });
    expect(lines()).toEqual(['GET profile/memberships?page=2&size=16']);
  });
  test('without days, order and period the query has none of them', async () => {
    const none = { choice: 'own', own: { from: null, to: null } };
    await ask('facilityBookings', { filter: none, period: null, sort_by: null });
    expect(lines()).toEqual(['GET profile/bookings/facility?page=2&size=16&sort_order=desc']);
  });
  test('a public list has no customer', async () => {
    await expect(ask('events')).rejects.toThrow('events is no list of a customer’s.'.replace('’', "'"));
  });

  test('the points’ history is paged by its answer', async () => {
    const transactions = [
      { id: 1, date: '2026-11-25 10:00:00', description: 'Padel', amount: 5, type: 'credit', balance: 5 },
    ];
    served.answers = { 'GET profile/q-points': { data: { transactions } } };
    expect(await ask('pointsTransactions')).toMatchObject({ data: [{ id: 1 }], total: 1, total_pages: 1 });
  });

  const sessionOf = (user: object | null) => {
    const lookers = new Set<(snapshot: object) => void>();
    let now = user;
    return {
      lookers,
      session: {
        getSnapshot: () => ({ context: { user: now } }),
        subscribe: (tell: (snapshot: object) => void) => {
          lookers.add(tell);
          return { unsubscribe: () => lookers.delete(tell) };
        },
      } as never,
      change: (next: object | null) => {
        now = next;
        for (const tell of lookers) tell({ context: { user: now } });
      },
    };
  };
  test('Q2.3.b: report their owner, and when the customer comes back; guests have none', () => {
    const { session, change, lookers } = sessionOf({ id: 7 });
    const { told, stop } = watchActor(provideList(session), 'watchOwner');
    look(true);
    look(false);
    change({ id: 7, is_anonymous: true });
    world.dispatchEvent(new Event('online'));
    stop();
    expect(getEventListeners(page, 'visibilitychange')).toEqual([]);
    look(false);
    change({ id: 7 });
    expect(told).toEqual([
      { type: 'owner.changed', owner: 'customer 7' },
      { type: 'list.look' },
      { type: 'owner.changed', owner: null },
      { type: 'list.look' },
    ]);
    expect(lookers.size).toBe(0);
  });
  test('that are public do not end with a login', async () => {
    const asked: unknown[] = [];
    const list = provideOpenList(async (...what) => {
      asked.push(what[0]);
      return { data: [], total: 0, total_pages: 0, current_page: 1 };
    });
    const { told, stop } = watchActor(list, 'watchOwner');
    stop();
    expect([told, everybody]).toEqual([[], 'everybody']);
    await runActor(
      list,
      Object.keys(list.implementations.actors).find((name) => name.startsWith('load'))!,
      query,
    );
    expect(asked).toEqual([query]);
  });

  test('pages that sell hear who is logged in', () => {
    const { session } = sessionOf(layla);
    const deps = { session, cart: {}, portal: {} } as never;
    for (const machine of [provideEnrolment(deps), provideMembershipPurchase(deps), provideTrainerBooking(deps)]) {
      const { told, stop } = watchActor(machine as never, 'watchSession');
      stop();
      expect(told).toEqual([{ type: 'session.changed', user: layla }]);
    }
  });
  test('R2.2.4, Q3.6.d: pages that sell by the day hear the venue’s minutes', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T06:00:00Z') });
    const deps = { session: sessionOf(layla).session, cart: {}, portal: {} } as never;
    for (const machine of [provideEnrolment(deps), provideMembershipPurchase(deps), provideTrainerBooking(deps)]) {
      const { told, stop } = watchActor(machine as never, 'watchMinute');
      stop();
      expect(told).toEqual([{ type: 'minute.passed', now: '2026-11-25 10:00:00' }]);
    }
    vi.useRealTimers();
  });
  test('R4.9.3: the login page is told as well, and the redirect is forgotten', async () => {
    const { session } = sessionOf(layla);
    const machine = provideLoginPage(session) as never;
    const { told, stop } = watchActor(machine, 'watchSession');
    stop();
    expect(told).toEqual([{ type: 'session.changed', user: layla }]);
    beginRedirect();
    await runActor(machine, 'endRedirect', undefined);
    expect(returnTarget()).toBeNull();
  });
});

describe('what pages that sell put into the cart', () => {
  const draft = facility('draft');
  const told: { type: string; lines: object[]; requestId: string }[] = [];
  const listeners: Record<string, (answer: object) => void> = {};
  const cart = {
    on: (name: string, hear: (answer: object) => void) => {
      listeners[name] = hear;
      return { unsubscribe: () => undefined };
    },
    send: (wish: (typeof told)[number]) => {
      told.push(wish);
      listeners['lines.added']!({ requestId: wish.requestId });
    },
    getSnapshot: () => ({ context: { lines: [] } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  } as never;
  const deps = { session: { getSnapshot: () => ({ context: { user: null } }) }, cart, portal: {} } as never;
  beforeEach(() => void (told.length = 0));

  test.each<[string, { implementations: { actors: object } }, object]>([
    ['an enrolment', provideEnrolment(deps), { line: draft }],
    ['a membership', provideMembershipPurchase(deps), { line: draft }],
    ['hours of a trainer', provideTrainerBooking(deps), { line: draft }],
    ['seats', provideSeatMap(cart), { lines: [draft] }],
  ])('%s', async (_, machine, input) => {
    await runActor(machine as never, 'addToCart', input);
    expect(told).toMatchObject([{ type: 'lines.add', lines: [{ product_id: 31, name: 'Padel, Court 3' }] }]);
    expect(told[0]!.lines[0]).toHaveProperty('id', expect.stringMatching(/^[\w-]{36}$/));
  });
});

describe('numbered seats (Q7.6.k)', () => {
  const seat = (id: string, event_id: number, seat_map_id: number | null) => event(id, { event_id, seat_map_id });
  test('report which seats of this event are in the cart', () => {
    let inCart: object[] = [seat('a', 7, 1), seat('b', 8, 2), seat('c', 7, null), facility('d')];
    const lookers = new Set<(snapshot: object) => void>();
    const cart = {
      getSnapshot: () => ({ context: { lines: inCart } }),
      subscribe: (tell: (snapshot: object) => void) => {
        lookers.add(tell);
        return { unsubscribe: () => lookers.delete(tell) };
      },
    } as never;
    const { told, stop } = watchActor(provideSeatMap(cart), 'watchCart', { eventId: 7 });
    inCart = [];
    for (const tell of lookers) tell({ context: { lines: inCart } });
    stop();
    expect(told).toEqual([
      { type: 'cart.changed', seatIds: [1] },
      { type: 'cart.changed', seatIds: [] },
    ]);
    expect(lookers.size).toBe(0);
  });
  test('report whether the tab is visible', () => {
    const { told, stop } = watchActor(provideSeatMap({} as never), 'watchTab');
    look(true);
    look(false);
    stop();
    look(true);
    expect(told).toEqual([{ type: 'tab.hidden' }, { type: 'tab.shown' }]);
    expect(getEventListeners(document, 'visibilitychange')).toEqual([]);
  });
});

describe('what can be done without for a while (F01)', () => {
  test('is asked for again once the connection is back, and any other fault is one', async () => {
    vi.useFakeTimers();
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: a.js'))
      .mockRejectedValueOnce(new ConnectionError())
      .mockResolvedValue('there');
    const loaded = fetchWhenReachable(load);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([await loaded, load.mock.calls.length]).toEqual(['there', 3]);
    await expect(fetchWhenReachable(() => Promise.reject(new RangeError('no')))).rejects.toThrow('no');
  });
});
