/**
 * One tab of the browser: the portal's root machine, the page that is open, and what both keep. It forgets on reload, is
 * left for the bank, and hears of other tabs; a server answers when the walk says so.
 */
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import type { AddressContent } from '../../../machines/address/bookingAddress.ts';
import type { CartRef } from '../../../machines/cart/cartMachine.ts';
import type { HoldRef } from '../../../machines/hold/holdMachine.ts';
import { nobody, ownerOf, type Owner } from '../../../machines/session/owner.ts';
import { resumeRedirect, takeArrival, takeLoginToken } from '../../../src/adapters/address/providerRedirect.ts';
import { clearCachedAnswers } from '../../../src/adapters/http/client.ts';
import { runningProgress } from '../../../src/adapters/storage/booking/runningProgress.ts';
import { takeLeftLines } from '../../../src/adapters/storage/cart/storedCart.ts';
import { clearVerification, takeVerification } from '../../../src/adapters/storage/login/verificationToken.ts';
import { leaveGuest } from '../../../src/adapters/storage/login/credentials.ts';
import { persistLogin } from '../../../src/adapters/storage/login/persistLogin.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import { vi } from 'vitest';
import { openBrowser } from './browser.ts';
import type { ConsentRef } from '../../../machines/consent/consentMachine.ts';
import { startConsent } from './asking/consentBeside.ts';
import { isOrder } from './server/asked.ts';
import { createNotes } from './notes.ts';
import { besides, detailOf, isOfFormer, isOwnPage } from './ownPages.ts';
import { leadsTo, openPage, type Page, type PageName } from './pages.ts';
import { startPortal, type Portal } from './portal.ts';
import { createSaleNotes } from './sale/saleNotes.ts';
import { besideSale, isSalePage, searchOf } from './sale/salePages.ts';
import { createShop } from './server/shop.ts';
import { tally } from './tally.ts';
import { createWire } from './wire.ts';

export type Tab = ReturnType<typeof openTab>;

export function openTab() {
  // The clock is replaced with the browser, below.
  const shop = createShop(() => Date.now());
  const notes = createNotes(
    (key) => [...stores.session.texts(), ...stores.local.texts()].some((kept) => kept.includes(key)),
    shop.ownerOf,
  );
  const { faults, told, logins } = notes;
  let page: Page = { name: 'elsewhere' };
  let running: Portal | null = null;
  let consent: ConsentRef | null = null;
  /** The path with which the page was loaded. */
  let loadedAt = '';
  /** What the address asks for of a booking. */
  let address: AddressContent | null = null;
  /** Where a login leads back to. */
  let cameFrom: { name: PageName; detail: string | null } = { name: 'elsewhere', detail: null };
  let wanted: PageName | null = null;
  let heard: CartRef | null = null;
  /** Who was there when nothing more happened by itself. */
  let seen: number | undefined;
  /** Looks at the tab whenever nothing more happens without a timer or the server. */
  let watch = (): void => undefined;
  /** What becomes of the cart in another tab while this one has no page; it is told when it has one again (052). */
  const untold: ((cart: CartRef) => void)[] = [];

  const wire = createWire(shop, notes);
  const browser = openBrowser((request) => {
    noteCaller(request);
    return wire.fetch(request);
  });
  const { stores } = browser;

  const watched = <TActor extends ActorRef<Snapshot<unknown>, EventObject>>(name: string, actor: TActor): TActor => {
    actor.subscribe({ error: (error) => void faults.push(`I28: ${name} broke: ${String(error)}`) });
    return actor;
  };

  function stopPage(): void {
    notes.leavePage();
    if ('actor' in page) page.actor.stop();
    if (page.name === 'cart') for (const actor of [page.promotion, page.removal]) actor.stop();
    if (isOwnPage(page)) for (const actor of besides(page)) actor.stop();
    if (isSalePage(page)) for (const actor of besideSale(page)) actor.stop();
    page = { name: 'elsewhere' };
  }

  /** The page is closed, reloaded, or left for another site: nothing of it goes on, and nothing is in memory any more. */
  function unload(): void {
    browser.untouched(() => {
      stopPage();
      consent?.stop();
      running?.portal.stop();
      runningProgress.drop();
    });
    wire.leave();
    [running, consent, heard, wanted] = [null, null, null, null];
    browser.foreign.leave();
    notes.leads.isWanted = false;
    leaveGuest();
    clearCachedAnswers();
    takeLeftLines();
    // A token that nobody has used yet.
    takeLoginToken();
    clearVerification();
  }

  /** Everything that needs no timer and no server has happened. */
  async function turns(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(0);
    }
  }

  function hearCart(): void {
    const cart = running?.cart() ?? null;
    if (cart === null || cart === heard) return;
    heard = cart;
    cart.on('*', (news) => void told.push(news));
  }

  /** @param path of this site, which brings something; any unless given */
  async function load(path = '/cart'): Promise<void> {
    unload();
    // Whatever is loaded here ends the wait for the provider: a token that comes later is a link's (T04).
    notes.arrivals.since = -Infinity;
    browser.visit(path);
    loadedAt = globalThis.location.pathname;
    takeArrival();
    takeVerification();
    resumeRedirect();
    const portal = startPortal(address, {
      broke: (why) => void faults.push(`I28: ${why}`),
      isLeadAsked: () => shop.leads.asks.isOn,
      page: (name) => {
        wanted = name === 'home' ? 'elsewhere' : name;
      },
      address: (shown) => {
        address = shown;
      },
    });
    running = portal;
    consent = startConsent(portal.portal);
    watched('consent', consent as never);
    watched('portal', portal.portal as never);
    portal.portal.subscribe(hearCart);
    await turns();
    for (const tell of untold.splice(0)) tell(portal.cart()!);
    await turns();
  }

  function goTo(name: PageName, detail: string | null = null): void {
    if (running === null) return;
    if (name === 'login' && page.name !== 'bank' && page.name !== 'provider')
      cameFrom =
        page.name === 'register'
          ? cameFrom
          : { name: page.name, detail: page.name === 'academy' ? searchOf(page) : null };
    stopPage();
    if (address !== null) {
      address = null;
      running.arrive(null);
    }
    page = openPage(running, watched, name, detail);
  }

  /** The same page once more. */
  async function reload(): Promise<void> {
    const { name } = page;
    const detail =
      page.name === 'memberships'
        ? page.params.toString()
        : isSalePage(page)
          ? searchOf(page)
          : page.name === 'invite'
            ? page.token
            : detailOf(page);
    await load();
    if (!['elsewhere', 'bank', 'provider', 'success'].includes(name)) goTo(name as PageName, detail);
  }

  /** Where a page is over, or the portal wants another one, that one takes its place, as the router has it. */
  function follow(): void {
    const gone = browser.leaving.shift();
    if (gone !== undefined) {
      unload();
      const { host, pathname } = new URL(gone);
      const isGoodbye = pathname === '/logout';
      page =
        host === 'provider.example'
          ? { name: 'provider', isGoodbye }
          : { name: 'bank', transactionId: pathname.replace('/pay/', '') };
      if (page.name === 'provider') notes.arrivals.since = isGoodbye ? -Infinity : Date.now();
      return;
    }
    if (wanted !== null) {
      const name = wanted;
      wanted = null;
      return goTo(name);
    }
    const next = leadsTo(page);
    if (next !== null && page.name === 'login') notes.arrivals.since = -Infinity;
    if (next !== null)
      goTo(
        ...(next.name === 'back' ? ([cameFrom.name, cameFrom.detail] as const) : ([next.name, next.detail] as const)),
      );
  }

  async function rest(): Promise<void> {
    await turns();
    if (page.name === 'form') page.follow();
    if (running !== null && isOwnPage(page) && isOfFormer(page, running.session())) stopPage();
    // The next page has to be loaded first: what is open is still seen.
    watch();
    follow();
    if (browser.takeReload() && running !== null) {
      if (wire.at(isOrder) >= 0) faults.push('R4.3.3: the page is loaded anew while an order is on its way');
      tally('R1.7.3: the page is loaded without what was taken back');
      await reload();
    }
    watch();
    seen = user()?.id ?? undefined;
  }

  /** Nobody's token goes with a call of somebody else, or of nobody (I16); only a farewell is sent after its session. */
  function noteCaller({ url, headers }: Request): void {
    const token = headers.get('Authorization')?.replace('Bearer ', '');
    // A page that was left asks nothing any more, only this one has no end of its own.
    if (running === null || token === undefined || url.endsWith('/auth/logout')) return;
    tally('I16: a call has a token');
    const id = shop.ownerOf(token);
    // Whoever is just let in has a token a moment before the session knows, and who leaves a moment longer.
    if (![user()?.id, seen, notes.admitted.id].includes(id))
      faults.push(`I16: ${new URL(url).pathname} is asked with the token of ${id}, and ${user()?.id} is there`);
  }

  const user = (): User | null => running?.session().getSnapshot().context.user ?? null;

  return {
    shop,
    wire,
    browser,
    stores,
    ...notes,
    sales: createSaleNotes(),
    page: (): Page => page,
    portal: () => running?.portal ?? null,
    cart: (): CartRef | null => running?.cart() ?? null,
    hold: (): HoldRef | null => running?.hold() ?? null,
    session: () => running?.session() ?? null,
    booking: () => running?.booking() ?? null,
    login: () => running?.login() ?? null,
    reset: () => running?.reset() ?? null,
    search: () => running?.search() ?? null,
    lead: () => running?.lead() ?? null,
    consent: () => consent,
    loadedAt: () => loadedAt,
    since: (): number | null => logins.get(user()?.id ?? -1) ?? null,
    user,
    load,
    reload,
    unload,
    goTo,
    rest,
    /** The server answers everything that it is asked. */
    async settle(): Promise<void> {
      await rest();
      for (let turn = 0; turn < 12 && wire.waiting() > 0; turn += 1) {
        wire.answer(0, 'ok');
        await rest();
      }
    },
    /** In small steps, so that nothing happens after the time that is waited for. */
    async wait(milliseconds: number): Promise<void> {
      const step = Math.ceil(milliseconds / 32);
      for (let left = milliseconds; left > 0; left -= step) {
        vi.advanceTimersByTime(Math.min(step, left));
        await rest();
      }
    },
    /** The quick way in: the server's answer to a login is there at once. */
    logIn(next: User, token: string): void {
      const here = running?.session();
      const before = user();
      if (here === undefined || (before !== null && !before.is_anonymous)) return;
      logins.set(next.id!, Date.now());
      notes.arrivals.isOver = true;
      const answer = { data: { ...next, token } } as never;
      here.send({ type: 'session.logIn', ...persistLogin(answer, new AbortController().signal) });
    },
    /** Who is logged in in this browser, also while this tab has no page. */
    owner,
    /** What somebody had before them who is gone, and who comes may find. */
    left: {
      place: null as
        | 'openAsk'
        | 'openThread'
        | 'openPackage'
        | 'openForm'
        | 'openTickets'
        | 'openCards'
        | 'openBooking'
        | 'openBookings'
        | 'openCancellation'
        | 'openMemberships'
        | 'openReschedule'
        | 'openProfile'
        | 'openFamily'
        | 'openRelative'
        | 'openSearch'
        | null,
      /** Which of those places. */
      which: 0,
      by: '',
    },
    /** Tells the cart of this tab what another one has done, now or as soon as there is one. */
    tellCart(tell: (cart: CartRef) => void): void {
      const cart = running?.cart();
      if (cart) tell(cart);
      else untold.push(tell);
    },
    /**
     * The other tab has logged out, and has no cart of which anything could be told. What this one keeps of customers while
     * it has no page is over.
     */
    noteLogout(): void {
      untold.length = 0;
      if (running !== null) return;
      const text = stores.session.getItem('cart');
      const carts =
        text === null ? [] : (JSON.parse(text) as { value: { aside: { lines: { id: string }[] }[] } }).value.aside;
      for (const { id } of carts.flatMap(({ lines }) => lines)) notes.over.add(id);
    },
    watchBy(look: () => void): void {
      watch = look;
    },
    noteLogin: (id: number): void => {
      logins.set(id, Date.now());
      if (!notes.arrivals.isAccepted) notes.arrivals.isOver = true;
    },
    /** The page is closed, and nothing of it goes on (I29). */
    async leftBehind(): Promise<string[]> {
      unload();
      // A message goes by itself, and a question that several share comes to its end; what is asked for ever does not.
      for (let turn = 0; turn < 8; turn += 1) {
        vi.advanceTimersByTime(30_000);
        await turns();
      }
      tally('I29: everything is stopped');
      const [timers, listening] = [vi.getTimerCount(), browser.listening()];
      return [
        ...(timers === 0 ? [] : [`I29: ${timers} timers outlive the page`]),
        ...(listening.length === 0 ? [] : [`I29: the page is closed, and listens to ${listening.join(', ')}`]),
      ];
    },
    end(): void {
      unload();
      browser.close();
    },
  };

  function owner(): Owner {
    if (running !== null) return ownerOf(user());
    const text = stores.local.getItem('session');
    return text === null ? nobody : ownerOf((JSON.parse(text) as { value: { user: User } }).value.user);
  }
}
