import { describe, expect, test } from 'vitest';
import {
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type AnyActorRef,
  type SnapshotFrom,
} from 'xstate';
import { holdMachine } from '../../../machines/hold/holdMachine.ts';
import { cartMachine, type CartRef } from '../../../machines/cart/cartMachine.ts';
import { totalTickets } from '../../../machines/cart/lines.ts';
import { defaultPreferences } from '../../../machines/cart/paymentPreferences.ts';
import type { OwnedProgress } from '../../../machines/booking/bookingProgress.ts';
import { noSelection } from '../../../machines/booking/bookingSelection.ts';
import { passwordResetMachine } from '../../../machines/passwordReset/passwordResetMachine.ts';
import { isAttended } from '../../../machines/portal/isAttended.ts';
import type { SessionRef } from '../../../machines/session/sessionMachine.ts';
import { loginMachine, type LoginRef } from '../../../machines/login/loginMachine.ts';
import type {
  FetchedBooking,
  FetchedCart,
  FetchedLead,
  FetchedSearch,
  PortalContext,
} from '../../../machines/portal/portalEvents.ts';
import type { LeadInput } from '../../../machines/lead/leadMachine.ts';
import { portalMachine } from '../../../machines/portal/portalMachine.ts';
import {
  hasFailedCart,
  hasFailedDialog,
  isConnectionAwaited,
  panel,
  storedLines,
} from '../../../machines/portal/portalSelectors.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { court, swim } from '../cart/cart.fixtures.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { momentsOf } from '../../support/law/moments.ts';
import { isSoIn } from '../../support/law/told.ts';
import { holdActors } from '../../support/replay.ts';
import { draft, inCart, layla, passerBy, portalInput, standardSite, stubCart } from './portal.fixtures.ts';
import * as shop from './portal.law.ts';
import * as address from './portalAddress.law.ts';
import * as aside from './portalAside.law.ts';
import * as booking from './portalBooking.law.ts';
import * as connection from './portalConnection.law.ts';
import * as dialogs from './portalDialogs.law.ts';
import * as rare from './portalRare.law.ts';

const laws = [shop, dialogs, aside, booking, address, connection, rare].flatMap((part) => Object.values(part));
checkLaws(...laws);

/** Every moment that the laws speak of. */
const states = momentsOf(laws);

describe('wherever one stands', () => {
  const contextOf = ({ context }: (typeof states)[number]) => context as PortalContext;

  test('R4.5.10, R6.1.12: on baps sites booking in a dialog needs a login', () => {
    const begun = states.filter((state) => state.matches({ booking: 'fetching' }));
    expect(begun.length).toBeGreaterThan(0);
    const unknown = begun.map(contextOf).filter(({ config, user }) => config?.colors?.mode === 'baps' && user === null);
    expect(new Set(unknown.map(({ asked }) => asked?.surface))).toEqual(new Set(['page']));
  });

  test('nothing opens before the site does, nor where facilities cannot be booked', () => {
    const isBegun = (state: (typeof states)[number]) =>
      ['fetching', 'open', 'failed'].some((booking) => state.matches({ booking }));
    expect(states.filter((state) => isBegun(state) && !contextOf(state).config?.enable_facility_booking)).toEqual([]);
  });

  test('a booking stands where it was asked for', () => {
    const placeOf = (state: (typeof states)[number]) =>
      state.matches({ booking: { open: 'inDialog' } }) ? 'dialog' : 'page';
    const open = states.filter((state) => state.matches({ booking: 'open' }));
    expect(open.filter((state) => contextOf(state).asked?.surface !== placeOf(state))).toEqual([]);
  });
});

describe('dialogs (R3.2.8)', () => {
  /** A portal whose children are answered by hand, on an open site; the dialogs' code is there at once. */
  function start(config = standardSite) {
    const held = holdActors(portalMachine);
    const real = () => ({ login: loginMachine, passwordReset: passwordResetMachine });
    const quiet = fromCallback(() => undefined);
    const fetched = (() => stubCart()) as unknown as FetchedCart;
    const machine = held.machine.provide({
      actors: {
        fetchDialogs: fromPromise(async () => real),
        fetchCart: fromPromise(async () => fetched),
        fetchLead: fromPromise<FetchedLead | null, LeadInput>(async () => ({
          machine: () => quiet as never,
          isWanted: true,
        })),
        fetchSearch: fromPromise<FetchedSearch, void>(async () => () => ({ machine: quiet as never, recent: [] })),
      },
    });
    const portal = createActor(machine, { input: portalInput });
    const told: unknown[] = [];
    portal.on('*', (event) => told.push(event));
    portal.start();
    const send = async (...events: Parameters<typeof portal.send>[0][]) => {
      for (const event of events) {
        portal.send(event);
        await new Promise<void>((resolve) => setImmediate(resolve));
      }
      return (portal.getSnapshot().value as { dialogs: string }).dialogs;
    };
    portal.send({ type: 'site.opened', config });
    const running = () =>
      ['login', 'passwordReset'].filter((name) => name in (portal.getSnapshot().children as object));
    const login = () => portal.system.get('login') as LoginRef;
    const session = () => portal.system.get('session') as SessionRef;
    const known = () =>
      ['login', 'passwordReset', 'lead', 'search'].filter((name) => portal.system.get(name as 'login'));
    return { known, told, send, running, login, session };
  }

  test('there is one at a time', async () => {
    const { send, running, login, session } = start();
    expect([await send({ type: 'login.open' }), running()]).toEqual(['login', ['login']]);
    expect(login().getSnapshot().context.session).toBe(session());
    expect([await send({ type: 'passwordReset.open' }), running()]).toEqual(['passwordReset', ['passwordReset']]);
    expect(await send({ type: 'login.open' })).toBe('passwordReset');
    expect([await send({ type: 'passwordReset.close' }), running()]).toEqual(['none', []]);
  });

  test('each is available under its own name while it runs', async () => {
    const { send, known } = start();
    await send({ type: 'lead.open' }, { type: 'search.open' }, { type: 'passwordReset.open' });
    expect(known()).toEqual(['passwordReset', 'lead', 'search']);
    await send({ type: 'login.open' }, { type: 'passwordReset.close' });
    expect(known()).not.toContain('passwordReset');
  });

  test('after the new password the login opens, with the server’s message (Q4.9.d)', async () => {
    const { send, told, running } = start();
    await send({ type: 'login.open' }, { type: 'passwordReset.open' });
    const end = { type: 'xstate.done.actor.passwordReset', output: { message: 'Changed' } } as const;
    expect([await send(end), running()]).toEqual(['login', ['login']]);
    expect(told).toContainEqual({ type: 'password.changed', message: 'Changed' });
  });

  test('R8.1.1: an expired session opens the login page, and no login dialog over it', async () => {
    const { send, told, running } = start();
    const arrived = { type: 'address.changed', asked: null, now: portalInput.booking.now } as const;
    // A booking that notices a moment later, while the page is on its way.
    await send({ type: 'session.expired' });
    expect(told).toContainEqual({ type: 'page.open', page: 'login' });
    expect([await send({ type: 'login.wanted', entered: null }, arrived), running()]).toEqual(['none', []]);
    // A step of the booking below it is not another page.
    const asked = { surface: 'dialog', selection: noSelection, stop: 'tickets', isDamaged: false } as const;
    expect(await send({ type: 'login.wanted', entered: null }, { ...arrived, asked })).toBe('login');
  });

  test('guest checkout depends on the operator’s setting and on the cart (R6.1.2–4)', async () => {
    const { send, login } = start({ ...standardSite, is_guest_checkout: true });
    const look = async () => {
      await send({ type: 'login.open' });
      const { guests } = login().getSnapshot().context.offers;
      await send({ type: 'login.close' });
      return guests;
    };
    expect(await look()).toBe(true);
    await send(inCart('facility', 'event'));
    expect(await look()).toBe(true);
    await send(inCart('membership'));
    expect(await look()).toBe(false);
  });
});

/** A portal whose cart loads when the test says so; its other actors never answer. */
function withCart({ user = null, stored = {}, chunks }: CartStart = {}) {
  const held = holdActors(portalMachine);
  const machine = cartMachine.provide({ actors: holdActors(cartMachine).machine.implementations.actors });
  const kept = { lines: [], preferences: defaultPreferences, aside: [], left: [], ...stored };
  const wanted: boolean[] = [];
  const hold = holdActors(holdMachine, ['watchHold']).machine;
  const fetched: FetchedCart = () => ({ machine, hold, persistCart: fromCallback(() => undefined), ...kept });
  const fetchCart = fromPromise<FetchedCart, { isWanted: boolean }>(async ({ input: { isWanted } }) => {
    wanted.push(isWanted);
    if (chunks !== undefined) await chunks.shift();
    return fetched;
  });
  const clock = new SimulatedClock();
  const input = { ...portalInput, stored: { lines: kept.lines, aside: kept.aside } };
  const portal = createActor(held.machine.provide({ actors: { fetchCart } }), { input, clock });
  const told: string[] = [];
  portal.on('*', (event) => told.push(event.type === 'page.open' ? event.page : event.type));
  portal.start();
  const send = async (...events: Parameters<typeof portal.send>[0][]) => {
    for (const event of events) portal.send(event);
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  const running = () => portal.system.get('cart') as CartRef | undefined;
  const cart = () => running()!.getSnapshot().context;
  const tickets = () => totalTickets(running()?.getSnapshot().context.lines ?? storedLines(portal.getSnapshot()));
  const hasFailed = () => hasFailedCart(portal.getSnapshot());
  const opening = [
    { type: 'session.changed', user },
    { type: 'site.opened', config: standardSite },
  ] as const;
  return { portal, told, send, running, cart, wanted, tickets, hasFailed, opening, clock };
}
interface CartStart {
  user?: typeof layla | null;
  stored?: Partial<ReturnType<FetchedCart>>;
  /** How each try to fetch it ends; without them it comes at once. */
  chunks?: Promise<unknown>[];
}

describe('the cart is told about its customer', () => {
  const start = async (user: typeof layla | null) => {
    const shop = withCart({ user, stored: { lines: [swim('swim')] } });
    await shop.send(...shop.opening);
    return shop;
  };

  test('R4.1.7: logging out empties it and leads home', async () => {
    const { portal, told, cart } = await start(layla);
    expect(cart().lines).toHaveLength(1);
    expect(portal.system.get('hold')).toBeDefined();
    portal.send({ type: 'session.changed', user: null });
    portal.send({ type: 'session.ended' });
    expect([cart().lines, cart().aside, told]).toEqual([[], [], ['customerData.clear', 'home']]);
  });

  test('Q4.1.c, R4.1.6: a session that expired leaves it for its customer', async () => {
    const { portal, told, cart } = await start(layla);
    portal.send({ type: 'session.changed', user: null });
    portal.send({ type: 'session.expired' });
    expect([cart().lines, cart().user, told]).toEqual([[], null, ['login']]);
    portal.send({ type: 'session.changed', user: layla });
    expect([cart().lines.length, cart().user?.id]).toEqual([1, layla.id]);
  });

  test('R4.1.8: a guest without lines is logged out', async () => {
    const { portal, cart } = await start(passerBy);
    expect(cart().user?.is_anonymous).toBe(true);
    portal.send({ type: 'session.changed', user: null });
    expect(cart().user).toBeNull();
  });
});

describe('the cart before it is there', () => {
  const never = () => new Promise<void>(() => undefined);
  /** Code that fails to load. */
  const lost = () => {
    const chunk = Promise.reject(new Error('chunk'));
    chunk.catch(() => undefined);
    return chunk;
  };
  const laylas = (...lines: ReturnType<typeof swim>[]) => [
    { owner: ownerOf(layla), lines, preferences: defaultPreferences },
  ];

  test('loads in the background once the site is open, and renews its holds at once (Q7.3.a)', async () => {
    const { send, opening, wanted, running } = withCart({ stored: { lines: [...court] } });
    expect(wanted).toEqual([]);
    const config = { ...standardSite, allow_facility_items_reservation: true };
    await send(opening[0], { type: 'site.opened', config });
    expect([wanted, running()!.getSnapshot().value]).toEqual([[false], 'renewing']);
  });

  test.each<[string, Parameters<ReturnType<typeof withCart>['send']>]>([
    ['a page that asks it', [{ type: 'cart.need' }]],
    ['the login (R6.1.3)', [{ type: 'login.open' }]],
    [
      'a booking',
      [
        { type: 'address.changed', asked: null, now: portalInput.booking.now },
        { type: 'booking.open', serviceId: 1, now: portalInput.booking.now },
      ],
    ],
  ])('%s does not wait until the page is quiet', async (_, events) => {
    const { send, opening, wanted, running } = withCart({ chunks: [never()] });
    await send(...opening, ...events);
    expect([wanted, running() !== undefined]).toEqual([[false, true], true]);
    await send({ type: 'cart.need' });
    expect(wanted).toHaveLength(2);
  });

  test('that was needed before the site opened comes as soon as it can run', async () => {
    const { send, opening, wanted, running } = withCart();
    await send({ type: 'cart.need' }, ...opening);
    expect([wanted, running() !== undefined]).toEqual([[true], true]);
  });

  test('R7.5.2: a failure is shown where the cart is needed, and can be retried', async () => {
    const { send, opening, wanted, running, hasFailed } = withCart({ chunks: [lost(), lost()] });
    await send(...opening);
    expect([wanted, hasFailed()]).toEqual([[false], false]);
    await send({ type: 'cart.need' });
    expect([wanted, hasFailed()]).toEqual([[false, true], true]);
    await send({ type: 'cart.need' });
    expect([hasFailed(), running() !== undefined]).toEqual([false, true]);
  });

  test('Q7.3.a: elsewhere it is not shown, but loading is repeated, as its holds should be renewed', async () => {
    const { send, opening, wanted, clock, running } = withCart({ chunks: [lost()] });
    await send(...opening);
    clock.increment(29_999);
    await send();
    expect(wanted).toEqual([false]);
    clock.increment(1);
    await send();
    expect([wanted, running() !== undefined]).toEqual([[false, false], true]);
  });

  test('R2.5.13: is counted from the persisted lines of the current customer, and of no other (T06)', async () => {
    const stored = { lines: [swim('nobodys')], aside: laylas(swim('hers', { quantity: 2 })) };
    const counts = async (user: typeof layla | null) => {
      const { send, opening, tickets, cart } = withCart({ user, stored, chunks: [never()] });
      await send(...opening);
      const before = tickets();
      await send({ type: 'cart.need' });
      return [before, totalTickets(cart().lines)];
    };
    expect(await counts(layla)).toEqual([3, 3]);
    expect(await counts(null)).toEqual([1, 1]);
    expect(await counts({ ...layla, id: 70 })).toEqual([1, 1]);
  });

  test.each([
    ['open', 1],
    ['closed', 0],
  ])('R4.1.7: logging out on a site that is %s takes away what the tab keeps', async (_, opened) => {
    const { send, opening, told, tickets } = withCart({
      user: layla,
      stored: { aside: laylas(swim('hers')) },
      chunks: [never()],
    });
    await send(...opening.slice(0, opened + 1));
    expect(tickets()).toBe(1);
    await send({ type: 'session.ended' });
    expect([told, tickets()]).toEqual([
      opened ? ['customerData.clear', 'storedCart.clear', 'home'] : ['customerData.clear', 'storedCart.clear'],
      0,
    ]);
  });

  test('R7.3.5: the places of a customer who logged out before it loaded are given back, and not shown', async () => {
    const { send, running } = withCart({ stored: { left: [...court, swim('swim')] } });
    const config = { ...standardSite, allow_facility_items_reservation: true };
    await send({ type: 'session.changed', user: layla }, { type: 'site.opened', config });
    const { value, context } = running()!.getSnapshot();
    expect([value, context.lines, context.releasing]).toEqual(['releasing', [], [...court, swim('swim')]]);
  });
});

describe('a booking that its customer had to leave (F07, F21)', () => {
  const other = { ...layla, id: 70 };
  const now = '2026-11-20 21:00:00';
  const selection = { ...noSelection, serviceId: 1 };
  const asked = { surface: 'page' as const, selection, stop: 'choosing' as const, isDamaged: false };
  const left = { owner: ownerOf(layla), draft };

  /** What the next booking begins with, after these. */
  async function next(input: OwnedProgress | null, ...events: Parameters<AnyActorRef['send']>[0][]) {
    const held = holdActors(portalMachine);
    const stub = () => createMachine({ context: ({ input: given }) => given as object });
    const machine = held.machine.provide({
      actors: { fetchBooking: fromPromise(async () => stub as unknown as FetchedBooking) },
    });
    const booking = { ...portalInput.booking, draft: input };
    const portal = createActor(machine, { input: { ...portalInput, booking } }).start();
    portal.send({ type: 'site.opened', config: standardSite });
    portal.send({ type: 'address.changed', asked: null, now });
    for (const event of events) portal.send(event as never);
    portal.send({ type: 'address.changed', asked, now });
    await new Promise<void>((resolve) => setImmediate(resolve));
    return (portal.system.get('booking') as AnyActorRef).getSnapshot().context.draft;
  }
  const login = (user: typeof layla | null) => ({ type: 'session.changed', user });
  const expired = { type: 'session.expired', draft: left };

  test('goes on with everything typed once they are back, wherever the login leads', async () => {
    expect(await next(null, expired, login(layla))).toEqual({ ...draft, surface: 'page' });
    // The identity provider’s page was visited in between: what was written down is found again.
    expect(await next(left, login(layla))).toEqual({ ...draft, surface: 'page' });
  });

  test('belongs to one customer', async () => {
    expect(await next(null, expired)).toBeNull();
    expect(await next(null, expired, login(other))).toBeNull();
    expect(await next(null, expired, login(other), login(null), login(layla))).toBeNull();
    expect(await next(null, expired, login(passerBy))).toBeNull();
  });

  test('R4.1.7: is gone with a logout', async () => {
    expect(await next(null, expired, { type: 'session.ended' }, login(layla))).toBeNull();
  });
});

describe('a dialog that did not come, or broke (F23)', () => {
  const failing = states.filter((state) => state.hasTag('failed'));

  test('is shown, and keeps the lead form from opening', () => {
    expect(failing.length).toBeGreaterThan(0);
    expect(failing.filter((state) => !isAttended(state as SnapshotFrom<typeof portalMachine>))).toEqual([]);
  });

  test('can be retried or closed, wherever it happens', () => {
    const answered = failing.map((state) => ['dialog.retry', 'dialog.dismiss'].map((type) => state.can({ type })));
    expect(answered.flat()).not.toContain(false);
  });
});

describe('what keeps the lead form away (Q4.7.a)', () => {
  const told = new Map<string, boolean>();
  const pageChoice = { ...noSelection, serviceId: 1 };
  for (const state of states) {
    if (!state.matches({ shop: 'open' })) continue;
    told.set(JSON.stringify(state.value), isAttended(state as SnapshotFrom<typeof portalMachine>));
  }
  const attended = (part: string) => [...told].filter(([value]) => value.includes(part)).map(([, is]) => is);

  test.each(['"dialogs":"login"', '"dialogs":"passwordReset"', '"dialogs":"fetching"', '"inDialog"', '"overPage"'])(
    '%s does',
    (part) => {
      expect(attended(part).length).toBeGreaterThan(0);
      expect(new Set(attended(part))).toEqual(new Set([true]));
    },
  );

  test('a page with its panel does not, until a time is chosen there', () => {
    const panel = states.find((state) => state.matches({ booking: { open: 'onPage' }, dialogs: 'none' }))!;
    const now = panel as SnapshotFrom<typeof portalMachine>;
    const slot = { startTime: '19:00:00', nextDay: false };
    const chosen = { ...now, context: { ...now.context, chosen: { ...pageChoice, slot } } } as typeof now;
    expect([isAttended(now), isAttended(chosen)]).toEqual([false, true]);
  });

  test('nothing under way does not', () => {
    const quiet = states.find((state) => state.matches({ booking: 'closed', dialogs: 'none' }))!;
    expect(isAttended(quiet as SnapshotFrom<typeof portalMachine>)).toBe(false);
  });
});

describe('the panel of a page (R2.11)', () => {
  const told = (part: string) =>
    states
      .filter((state) => JSON.stringify(state.value).includes(part))
      .map((state) => panel(state as SnapshotFrom<typeof portalMachine>));

  test.each([
    ['{"open":"onPage"}', 'open'],
    ['{"open":"overPage"}', 'open'],
    ['{"open":"inDialog"}', 'none'],
    ['{"failed":"onPage"}', 'failed'],
    ['"booking":"closed"', 'none'],
    ['"booking":"waiting"', 'none'],
  ])('with the booking %s: %s', (part, expected) => expect(new Set(told(part))).toEqual(new Set([expected])));

  test('is loading while it is loaded for the page, and absent while a dialog is', () => {
    const fetching = states.find((state) => state.matches({ booking: 'fetching' })) as SnapshotFrom<
      typeof portalMachine
    >;
    const asked = (surface: 'page' | 'dialog') =>
      ({ surface, selection: noSelection, stop: 'choosing', isDamaged: false }) as const;
    const wanted = [asked('page'), asked('dialog'), null].map((one) => ({
      ...fetching,
      context: { ...fetching.context, asked: one },
    }));
    expect(wanted.map((state) => panel(state as typeof fetching))).toEqual(['awaited', 'none', 'none']);
  });

  test('a failed dialog is reported only in the failed states', () => {
    const tagged = states.filter((state) => state.hasTag('failed'));
    const failed = states.filter((state) => hasFailedDialog(state as SnapshotFrom<typeof portalMachine>));
    expect([failed.length > 0, failed]).toEqual([true, tagged]);
  });
});

test('F01: whether code is waiting for the connection', () => {
  expect(isSoIn(connection.searchWaits, isConnectionAwaited)).toEqual(['lost', 'unwanted']);
});
