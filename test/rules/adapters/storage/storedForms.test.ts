/** Bookings and forms that were left half way, as another page load finds them, and what goes with consent (F07, R4.7.2, R1.7.3, 012). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyAttendee } from '../../../../machines/attendees/typedAttendee.ts';
import { nobody } from '../../../../machines/session/owner.ts';
import type { BookingProgress } from '../../../../machines/booking/bookingProgress.ts';
import { persistedBookingProgress } from '../../../../src/adapters/storage/booking/bookingProgress.ts';
import { clearTraces } from '../../../../src/adapters/storage/clearTraces.ts';
import { hearOfCart } from '../../../../src/adapters/storage/cart/otherTabsCart.ts';
import { persistLead, persistedLead } from '../../../../src/adapters/storage/drafts/persistedLead.ts';
import { leftProgress } from '../../../../src/adapters/storage/booking/leftProgress.ts';
import { runningProgress } from '../../../../src/adapters/storage/booking/runningProgress.ts';
import { filledIn, leadForm, noForm } from '../../../models/lead/lead.fixtures.ts';
import { storage } from '../../../support/calls/servedCalls.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  runningProgress.drop();
  vi.unstubAllGlobals();
});
const leave = (key: string, version: number, value: unknown) =>
  sessionStorage.setItem(key, JSON.stringify({ version, value }));

describe('a booking that was left', () => {
  const draft: BookingProgress = {
    surface: 'page',
    serviceId: 5,
    filters: { surface: 3, formation: null, outdoor: 1 },
    facilities: [101],
    bookingDate: '2026-11-26',
    duration: 60,
    timeRange: 'all',
    slot: { date: '2026-11-26', start_time: '18:00:00', end_time: '19:00:00', duration: 60, nextDay: false },
    facilityId: 101,
    step: 'choosing',
    quantities: { 601: 2 },
    addons: { 901: 1 },
    attendeeDetails: { attendees: [emptyAttendee], saves: true, agreed: false, isCut: false },
    describing: { products: [601], leaves: true },
    goesOn: true,
  };
  const found = (part: object = {}, more: object = {}) => {
    leave('booking', 7, { owner: 'customer 1', draft: { ...draft, ...part }, ...more });
    return persistedBookingProgress.read();
  };

  test('is found as it was written', () => {
    expect(found()).toEqual({ owner: 'customer 1', draft });
  });
  test.each<Partial<BookingProgress>>([
    { surface: 'dialog' },
    ...(['0-3', '3-6', '6-9', '9-12', '12-15', '15-18', '18-21', '21-24'] as const).map((timeRange) => ({ timeRange })),
    ...(['tickets', 'extras', 'prompting'] as const).map((step) => ({ step })),
    { slot: null },
    { slot: { ...draft.slot!, end_time: null, duration: null } },
    { duration: null, facilityId: null, attendeeDetails: null, describing: null },
    { filters: { surface: null, formation: 2, outdoor: 0 } },
    { quantities: { 601: 0, 602: 1000 } },
    { duration: 1 },
  ])('is found with %j', (part) => {
    expect(found(part)).toEqual({ owner: 'customer 1', draft: { ...draft, ...part } });
  });
  test.each<object>([
    { surface: 'window' },
    { serviceId: 0 },
    { filters: {} },
    { filters: { ...draft.filters, outdoor: 2 } },
    { facilities: [0] },
    { bookingDate: 'tomorrow' },
    { duration: 0 },
    { duration: 1.5 },
    { timeRange: '0-24' },
    { slot: {} },
    { slot: { ...draft.slot, start_time: '18:00' } },
    { facilityId: 0 },
    { step: 'paid' },
    { quantities: { a: 1 } },
    { quantities: { 601: -1 } },
    { quantities: { 601: 1001 } },
    { quantities: { 601: 0.5 } },
    { addons: { 901: 1001 } },
    { attendeeDetails: {} },
    { attendeeDetails: { ...draft.attendeeDetails, attendees: Array.from({ length: 101 }, () => emptyAttendee) } },
    { describing: {} },
    { goesOn: 1 },
  ])('with %j it is not to be trusted', (part) => {
    expect(found(part)).toBeNull();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
  test('is the signed-out customer’s without an owner', () => {
    expect(found({}, { owner: null })).toBeNull();
  });
  test('F07, F21: is whole in memory, and persisted as far as allowed', () => {
    const written = { owner: 'customer 1', draft: { ...draft, attendeeDetails: null } };
    persistedBookingProgress.write({ owner: 'customer 1', draft }, written);
    expect([runningProgress.read(), persistedBookingProgress.read()]).toEqual([
      { owner: 'customer 1', draft },
      written,
    ]);
    expect(runningProgress.isLeft()).toBe(true);
    runningProgress.drop();
    expect([runningProgress.read(), persistedBookingProgress.read()]).toEqual([null, null]);
    expect(runningProgress.isLeft()).toBe(false);
  });
  test('is read where there is one', async () => {
    expect(await leftProgress()).toBeNull();
    found();
    expect(await leftProgress()).toEqual({ owner: 'customer 1', draft });
  });
});

describe('the lead form of this session (R4.7.2)', () => {
  const signedOut = {
    getSnapshot: () => ({ context: { user: null } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  type Look = (snapshot: object) => void;
  const lookers = new Set<Look>();
  const lead = {
    subscribe: (look: Look) => {
      lookers.add(look);
      return { unsubscribe: () => lookers.delete(look) };
    },
  } as never;
  const stand = (state: string, answers: object, form: object | null = leadForm) => {
    const snapshot = { context: { form, answers }, matches: (asked: unknown) => asked === state };
    for (const look of lookers) look(snapshot);
  };

  test('has what was typed into that very form, until it is emptied', () => {
    expect(persistedLead(leadForm, nobody)).toEqual({ answers: {}, isDismissed: false });
    const stop = persistLead(lead, signedOut, () => undefined);
    stand('open', filledIn);
    expect(persistedLead(leadForm, nobody)).toEqual({ answers: filledIn, isDismissed: false });
    expect(persistedLead(noForm, nobody)).toEqual({ answers: {}, isDismissed: false });
    stand('open', {});
    expect([persistedLead(leadForm, nobody).answers, Object.keys(sessionStorage)]).toEqual([{}, []]);
    stop();
    stand('open', filledIn);
    expect([lookers.size, Object.keys(sessionStorage)]).toEqual([0, []]);
  });
  test.each(['dismissed', 'sent'])('does not open by itself again once it is %s', (state) => {
    const stop = persistLead(lead, signedOut, () => undefined);
    stand(state, filledIn);
    expect(persistedLead(leadForm, nobody)).toEqual({ answers: filledIn, isDismissed: true });
    // Under that name a reload into another build finds it.
    expect(Object.keys(sessionStorage)).toContain('leadDismissed');
    stand('open', filledIn);
    expect(persistedLead(leadForm, nobody).isDismissed).toBe(false);
    stop();
  });
  test('leaves nothing before it has come, and writes what changed alone', () => {
    const stop = persistLead(lead, signedOut, () => undefined);
    stand('dismissed', filledIn, null);
    expect(Object.keys(sessionStorage)).toEqual([]);
    stand('open', filledIn);
    sessionStorage.removeItem('site-forms');
    stand('open', filledIn);
    expect(Object.keys(sessionStorage)).toEqual([]);
    stop();
  });
  const name = `lead ${JSON.stringify(leadForm.form_fields)}`;
  test.each<[string, unknown]>([
    ['leadDismissed', false],
    ['site-forms', { [name]: { answers: {}, isCut: false } }],
    ['site-forms', { [name]: { owner: 'nobody', answers: { a: 'x' }, isCut: false } }],
    ['site-forms', { [name]: { owner: 'nobody', answers: { 0: 'x'.repeat(5_001) }, isCut: false } }],
    ['site-forms', { [name]: { owner: 'nobody', answers: { 1: { country_code: 971 } }, isCut: false } }],
  ])('%s is not to be trusted: %j', (key, value) => {
    leave(key, 1, value);
    expect(persistedLead(leadForm, nobody)).toEqual({ answers: {}, isDismissed: false });
  });
  test('012: neither an Emirates ID nor a day is ever persisted, lists of ticks are', () => {
    const form = {
      ...leadForm,
      form_fields: [
        { ...leadForm.form_fields[0]!, type: 'emirates_id' as const },
        { ...leadForm.form_fields[0]!, type: 'text_box' as const },
        { ...leadForm.form_fields[0]!, type: 'date' as const },
      ],
    };
    const stop = persistLead(lead, signedOut, () => undefined);
    stand('open', { 0: '784-1990-1234567-6', 1: ['a', 'b'], 2: '1987-06-05' }, form);
    stop();
    expect(persistedLead(form as never, nobody).answers).toEqual({ 1: ['a', 'b'] });
  });
});

describe('what others kept in this browser (R1.7.3)', () => {
  const gone: string[] = [];
  const cookies: string[] = [];
  function keepCookie(said: string): void {
    cookies.push(said);
  }
  const stand = (address: string, cookie = '') => {
    gone.length = 0;
    cookies.length = 0;
    vi.stubGlobal('location', new URL(address));
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => cookie, set: keepCookie }));
    vi.stubGlobal('indexedDB', {
      databases: async () => [{ name: 'theirs' }, { name: 'own' }, { name: 'workbox-expiration' }, {}],
      deleteDatabase: (name: string) => gone.push(name),
    });
    vi.stubGlobal('caches', {
      keys: async () => ['portal-shell', 'theirs-too', 'not-portal-'],
      delete: async (name: string) => gone.push(name),
    });
  };

  test('goes, and what is the portal’s stays', async () => {
    stand('https://saha.ae/');
    const own = JSON.stringify({ version: 1, value: 'own' });
    const foreign = {
      text: 'plain',
      list: '[1]',
      nothing: 'null',
      number: '1',
      part: '{"version":1}',
      other: '{"value":1}',
      empty: '',
    };
    for (const [key, text] of Object.entries({ own, ...foreign })) {
      localStorage.setItem(key, text);
      sessionStorage.setItem(key, text);
    }
    await clearTraces('own');
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['own'], ['own']]);
    expect(gone).toEqual(['theirs', 'theirs-too', 'not-portal-']);
    expect(cookies).toEqual([]);
  });
  test('cookies go for every domain and path that they may have been set for', async () => {
    stand('https://book.saha.ae/service/11', 'a=1; b');
    await clearTraces('own');
    const places = ['', '; domain=book.saha.ae', '; domain=saha.ae', '; domain=ae'].flatMap((domain) =>
      ['/', '/service', '/service/11'].map((path) => `path=${path}${domain}`),
    );
    expect(cookies.toSorted()).toEqual(
      ['a', 'b'].flatMap((name) => places.map((place) => `${name}=; max-age=0; ${place}`)).toSorted(),
    );
  });
  test('a browser that cannot list its databases, or has none, still clears the rest', async () => {
    for (const indexedDB of [{}, undefined]) {
      stand('https://saha.ae/');
      vi.stubGlobal('indexedDB', indexedDB);
      localStorage['theirs'] = 'x';
      await clearTraces('own');
      expect([Object.keys(localStorage), gone]).toEqual([[], ['theirs-too', 'not-portal-']]);
    }
    stand('https://saha.ae/');
    vi.stubGlobal('caches', undefined);
    await clearTraces('own');
    expect(gone).toEqual(['theirs']);
  });
});

/** Hands over at once, so that what was not heard by then never will be. */
class PromptChannel extends EventTarget {
  static readonly open = new Set<PromptChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    PromptChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of PromptChannel.open)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    PromptChannel.open.delete(this);
  }
}

describe('another tab with a signed-out customer’s cart (F10)', () => {
  const world = new EventTarget();
  const show = (name: string, persisted = false) => world.dispatchEvent(Object.assign(new Event(name), { persisted }));
  /** What follows a message follows it without a timer. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  beforeEach(() => {
    PromptChannel.open.clear();
    vi.stubGlobal('BroadcastChannel', PromptChannel);
    vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  });
  function listen() {
    const other = new PromptChannel('cart');
    const heard: unknown[] = [];
    other.addEventListener('message', (event) => heard.push((event as MessageEvent<unknown>).data));
    const leaving = new AbortController();
    const over = vi.fn<() => void>();
    const found = hearOfCart(leaving.signal).then(over);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    return { tell: (told: unknown) => other.postMessage(told), heard, leaving, over, found };
  }
  const asked = { owner: 'nobody', at: 0, news: { lines: [], promotion: null } };

  test('answers, and is reported then', async () => {
    const { tell, heard, over, found } = listen();
    expect(heard).toEqual([asked]);
    for (const nothing of ['text', { owner: 'customer 1', at: 1 }, { owner: 'nobody', at: 0 }]) tell(nothing);
    tell({ owner: 'customer 1', at: 2 });
    await settled();
    expect(over).not.toHaveBeenCalled();
    tell({ owner: 'nobody', at: 1 });
    await found;
    show('pageshow', true);
    expect([heard, PromptChannel.open.size]).toEqual([[asked], 1]);
  });
  test('is asked again by a restored page, and by no other', async () => {
    const { heard, leaving, found } = listen();
    show('pagehide');
    expect([heard, PromptChannel.open.size]).toEqual([[asked], 1]);
    show('pageshow', false);
    expect(heard).toEqual([asked]);
    show('pageshow', true);
    expect(heard).toEqual([asked, asked]);
    leaving.abort();
    await found;
    show('pageshow', true);
    expect([heard, PromptChannel.open.size]).toEqual([[asked, asked], 1]);
  });
  test('is never found in a browser without channels', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const over = vi.fn<() => void>();
    void hearOfCart(new AbortController().signal).then(over);
    await settled();
    expect(over).not.toHaveBeenCalled();
  });
});
