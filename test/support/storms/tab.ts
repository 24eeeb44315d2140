/**
 * The portal from the cart to the receipt, wired as it is in the browser (session, cart, checkout with all that runs below it,
 * receipt, failed payment, and what they keep), with a browser that forgets on reload and a server that answers when the walk
 * says so.
 */
import { vi } from 'vitest';
import { createActor, fromCallback, type ActorRef, type EventObject, type Snapshot } from 'xstate';
import type { CartEmitted } from '../../../machines/cart/cartContext.ts';
import type { CartRef } from '../../../machines/cart/cartMachine.ts';
import type { CheckoutRef } from '../../../machines/checkout/checkoutMachine.ts';
import * as readCheckout from '../../../machines/checkout/checkoutSelectors.ts';
import type { FailedPaymentRef } from '../../../machines/paymentReturn/failedPaymentMachine.ts';
import * as readFailed from '../../../machines/paymentReturn/failedPaymentSelectors.ts';
import type { HoldRef } from '../../../machines/hold/holdMachine.ts';
import type { ReceiptRef } from '../../../machines/paymentReturn/receiptMachine.ts';
import * as readReceipt from '../../../machines/paymentReturn/receiptSelectors.ts';
import type { PromotionRef } from '../../../machines/promotion/promotionMachine.ts';
import type { TopUpRef } from '../../../machines/topUp/topUpMachine.ts';
import type { SessionRef } from '../../../machines/session/sessionMachine.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { provideTopUp, topUpInput } from '../../../src/adapters/actors/account/topUpActors.ts';
import { provideCart } from '../../../src/adapters/actors/cart/cartActors.ts';
import { cartContentOf, provideCheckout } from '../../../src/adapters/actors/cart/checkoutActors.ts';
import { followSession } from '../../../src/adapters/actors/login/followSession.ts';
import { provideHold } from '../../../src/adapters/actors/booking/holdActors.ts';
import {
  failedPaymentInput,
  provideFailedPayment,
  provideReceipt,
  receiptInput,
} from '../../../src/adapters/actors/cart/paymentReturnActors.ts';
import { promotionInput, providePromotion } from '../../../src/adapters/actors/cart/promotionActors.ts';
import { findSession, provideSession } from '../../../src/adapters/actors/login/sessionActors.ts';
import { clearCachedAnswers } from '../../../src/adapters/http/client.ts';
import { leaveGuest } from '../../../src/adapters/storage/login/credentials.ts';
import { clearCustomerData } from '../../../src/adapters/storage/customerData.ts';
import { persistedIntent } from '../../../src/adapters/storage/orders/orderIntent.ts';
import { persistCart, persistedCart } from '../../../src/adapters/storage/cart/persistedCart.ts';
import { persistLogin } from '../../../src/adapters/storage/login/persistLogin.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import { createShop, type Asked } from './shop.ts';
import { createWire } from './wire.ts';

/** An in-memory browser storage. */
class Kept implements Storage {
  [name: string]: unknown;
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  clear(): void {
    this.#items.clear();
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  setItem(key: string, text: string): void {
    this.#items.set(key, text);
  }
  texts(): string[] {
    return [...this.#items.values()];
  }
}

type Page =
  | { name: 'elsewhere' }
  | { name: 'bank'; transactionId: string }
  | { name: 'cart'; actor: CheckoutRef; promotion: PromotionRef }
  | { name: 'success'; token: string; actor: ReceiptRef }
  | { name: 'failed'; actor: FailedPaymentRef }
  | { name: 'wallet'; actor: TopUpRef };

/** A press of Pay that had an effect. */
export interface Press {
  hasAgreed: boolean;
  /** Fils, as they stood on the page. */
  total: number;
  /** Its order, once it is at the server. */
  key: string | null;
}

interface Running {
  session: SessionRef;
  cart: CartRef;
  hold: HoldRef;
  stop(): void;
}

export type Tab = ReturnType<typeof openTab>;

export function openTab() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.parse('2026-11-22T08:00:00Z'),
  });
  const browser = new EventTarget();
  const stores = { session: new Kept(), local: new Kept() };
  const shop = createShop(Date.now);
  const presses: Press[] = [];
  /** The amount in dirhams of each press that sent a top-up. */
  const wishes: number[] = [];
  const faults: string[] = [];
  const told: CartEmitted[] = [];
  /** Lines that the customer wants to remove; the wish may have to wait. */
  const unwanted = new Set<string>();
  let page: Page = { name: 'elsewhere' };
  let running: Running | null = null;
  let since: number | null = null;

  function placing(asked: Asked): void {
    const key = asked.key ?? '';
    const press = presses.at(-1);
    // One press sends one order; nothing else sends any.
    if (press === undefined || press.key !== null) faults.push('I13: an order was sent that nobody pressed for');
    else press.key = key;
  }
  const wire = createWire(shop, placing);

  /** The browser leaves for the bank. */
  function leaveFor(address: string): void {
    unload();
    page = { name: 'bank', transactionId: new URL(address).pathname.replace('/pay/', '') };
  }

  // An unreadable answer is reported in the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (request: Request) => wire.fetch(request));
  vi.stubGlobal('location', {
    origin: 'https://portal.example',
    pathname: '/cart',
    search: '',
    hash: '',
    assign: (address: string) => void leaving.push(address),
  });
  vi.stubGlobal('sessionStorage', stores.session);
  vi.stubGlobal('localStorage', stores.local);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', document);
  const leaving: string[] = [];

  const broke = (name: string) => ({
    error: (error: unknown) => void faults.push(`I28: ${name} broke: ${String(error)}`),
  });
  const watched = <TActor extends ActorRef<Snapshot<unknown>, EventObject>>(name: string, actor: TActor): TActor => {
    actor.subscribe(broke(name));
    return actor;
  };

  function stopPage(): void {
    if ('actor' in page) page.actor.stop();
    if (page.name === 'cart') page.promotion.stop();
    page = { name: 'elsewhere' };
  }

  function unload(): void {
    stopPage();
    running?.stop();
    running = null;
    leaveGuest();
    clearCachedAnswers();
  }

  const loginOpener = createActor(fromCallback(() => undefined)).start();
  const portal = { getSnapshot: () => ({ children: {} }) } as never;

  function goTo(name: Exclude<Page['name'], 'bank'>, detail: string | null = null): void {
    if (running === null) return;
    stopPage();
    const { session, cart } = running;
    if (name === 'cart') {
      const { user: customer } = session.getSnapshot().context;
      const actor = createActor(provideCheckout({ cart, session, portal }), {
        input: {
          portal: loginOpener,
          cartContent: cartContentOf(cart.getSnapshot()),
          user: customer,
          terms: 'tick',
          currency: 'AED',
          isBaps: false,
          intent: persistedIntent.readFor(customer),
        },
      });
      const box = createActor(providePromotion(cart), { input: promotionInput(cart, 'AED') });
      const promotion = watched('promotion', box as never) as PromotionRef;
      page = { name, actor: watched('checkout', actor as never) as CheckoutRef, promotion };
      actor.start();
      promotion.start();
    }
    if (name === 'success') {
      const actor = createActor(provideReceipt({ portal, session }), { input: receiptInput(detail ?? '', session) });
      page = { name, token: detail ?? '', actor: watched('receipt', actor as never) as ReceiptRef };
      actor.start();
    }
    // Only a customer who is logged in has a wallet.
    const { user } = session.getSnapshot().context;
    if (name === 'wallet' && user !== null && !user.is_anonymous) {
      const actor = createActor(provideTopUp(portal), { input: topUpInput(ownerOf(user), detail) });
      page = { name, actor: watched('topUp', actor as never) as TopUpRef };
      actor.start();
    }
    if (name === 'failed') {
      const actor = createActor(provideFailedPayment({ cart, portal, session }), {
        input: failedPaymentInput(detail, session),
      });
      page = { name, actor: watched('failedPayment', actor as never) as FailedPaymentRef };
      actor.start();
    }
  }

  function load(): void {
    unload();
    const session = watched('session', createActor(provideSession(), { input: findSession() }) as never) as SessionRef;
    session.start();
    const { user } = session.getSnapshot().context;
    const cart = watched(
      'cart',
      createActor(provideCart(), { input: { ...persistedCart(), venueId: 1, reserves: true, user } }) as never,
    ) as CartRef;
    const hold = watched('hold', createActor(provideHold(), { input: { cart } }) as never) as HoldRef;
    const stops = [
      () => hold.stop(),
      () => cart.stop(),
      () => session.stop(),
      persistCart(cart),
      followSession(session, (now) => cart.send({ type: 'session.changed', user: now })),
    ];
    cart.on('*', (news) => {
      told.push(news);
      if (news.type === 'guest.emptied') session.send({ type: 'guest.emptied' });
    });
    session.on('session.ended', () => {
      clearCustomerData();
      cart.send({ type: 'session.ended' });
      goTo('elsewhere');
    });
    session.on('session.expired', () => goTo('elsewhere'));
    running = { session, cart, hold, stop: () => stops.toReversed().forEach((stop) => stop()) };
    cart.start();
    hold.start();
  }

  /** Where a page is over, the next one takes its place, as its view has it. */
  function follow(): void {
    const address = leaving.shift();
    if (address !== undefined) return leaveFor(address);
    const next =
      page.name === 'cart'
        ? readCheckout.elsewhere(page.actor.getSnapshot())
        : page.name === 'success'
          ? readReceipt.elsewhere(page.actor.getSnapshot())
          : page.name === 'failed'
            ? readFailed.elsewhere(page.actor.getSnapshot())
            : null;
    if (next === null) return;
    const { pathname, searchParams } = new URL(next, 'https://portal.example');
    if (pathname.startsWith('/paymentsuccess/')) goTo('success', pathname.replace('/paymentsuccess/', ''));
    else if (pathname === '/paymentfailed') goTo('failed', searchParams.get('transactionId'));
    else goTo('cart');
  }

  /** Everything that needs no timer and no server has happened. */
  async function rest(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
    follow();
  }

  return {
    shop,
    wire,
    stores,
    presses,
    wishes,
    faults,
    told,
    unwanted,
    browser,
    page: (): Page => page,
    cart: (): CartRef | null => running?.cart ?? null,
    hold: (): HoldRef | null => running?.hold ?? null,
    /** When the current customer logged in, in epoch milliseconds; a reload does not change it. */
    since: (): number | null => since,
    session: (): SessionRef | null => running?.session ?? null,
    user: (): User | null => running?.session.getSnapshot().context.user ?? null,
    load,
    unload,
    goTo,
    rest,
    /** In small steps, so that nothing happens after the time that is waited for. */
    async wait(milliseconds: number): Promise<void> {
      const step = Math.ceil(milliseconds / 32);
      for (let left = milliseconds; left > 0; left -= step) {
        vi.advanceTimersByTime(Math.min(step, left));
        await rest();
      }
    },
    logIn(user: User, token: string): void {
      if (running === null) return;
      const { session } = running;
      const before = session.getSnapshot().context.user;
      if (before === null || before.is_anonymous || before.id !== user.id) since = Date.now();
      if (before !== null && !before.is_anonymous) {
        if (before.id === user.id) return;
        // A customer who is logged in here cannot log in again; another one does so in another tab.
        const { dob: _, ...kept } = user;
        const write = (key: string, value: unknown) => stores.local.setItem(key, JSON.stringify({ version: 1, value }));
        write('session', { user: kept, lastUpdated: Date.now() });
        write('token', token);
        browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'session' }));
        return;
      }
      const answer = { data: { ...user, token } } as never;
      session.send({ type: 'session.logIn', ...persistLogin(answer, new AbortController().signal) });
    },
    /** In another tab of this browser the customer logs out, or a call is answered 401 (Q4.1.c). */
    leftElsewhere(by: 'logout' | 'refusal'): void {
      if (by === 'refusal') stores.local.setItem('expired', JSON.stringify({ version: 1, value: true }));
      else stores.local.removeItem('expired');
      for (const key of ['token', 'session']) stores.local.removeItem(key);
      for (const key of ['token', 'session']) browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    end(): void {
      unload();
      loginOpener.stop();
      vi.mocked(console.error).mockRestore();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}
