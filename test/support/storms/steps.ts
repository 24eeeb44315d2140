/** What may happen in a storm, in words that a failing walk can be kept in. */
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import { groupOf } from '../../../machines/cart/lines.ts';
import * as readCheckout from '../../../machines/checkout/checkoutSelectors.ts';
import {
  addon,
  event,
  facility,
  guest,
  layla,
  offer,
  omar,
  pos,
  swim,
  attendee,
} from '../../models/cart/cart.fixtures.ts';
import { bookingDeeds } from './bookingDeeds.ts';
import { offeredAmounts } from './topUps.ts';
import type { Fate } from './wire.ts';
import {
  decideElsewhere,
  endTopUpElsewhere,
  giveUpElsewhere,
  leaveElsewhere,
  logInElsewhere,
  seeElsewhere,
  topUpElsewhere,
} from './otherTab.ts';
import type { Tab } from './tab.ts';

/** `n` chooses among the options, `fate` the outcome of a call. */
export interface Step {
  do: keyof typeof deeds;
  n: number;
  fate: Fate;
}

const people = [layla, omar] as const;
const seconds = [1, 3, 31, 300, 960, 21] as const;
export const courtHours = ['18', '19', '20'] as const;

let lastLine = 0;
const nextId = (): string => `line-${(lastLine += 1)}`;
/** The current customer writes their own name into what they add to the cart. */
const namedFor = (tab: Tab) => ({ ...attendee, name: `Visitor of ${ownerName(tab)}` });
export const ownerName = (tab: Tab): string => {
  const user = tab.user();
  return user === null || user.is_anonymous ? 'nobody' : `customer ${user.id}`;
};

function linesOf(tab: Tab, n: number): CartLine[] {
  const cost = (product: number, quantity = 1) => {
    const [own, tax] = tab.shop.priceOf(product);
    return { price: own / 100, tax_amount: tax / 100, quantity, total_price: ((own + tax) * quantity) / 100 };
  };
  const hour = courtHours[n % courtHours.length]!;
  const slot = { selectedFacilityTiming: `${hour}:00:00`, selectedFacilityEndTiming: `${Number(hour) + 1}:00:00` };
  const group_id = nextId();
  const court = [
    facility(nextId(), { ...cost(31), ...slot, group_id, customers: [namedFor(tab)] }),
    facility(nextId(), { ...cost(32), ...slot, product_id: 32, group_id }),
  ];
  const racket = addon({ ...cost(11), max: 4 });
  const kinds: (() => CartLine[])[] = [
    () => court,
    () => [facility(nextId(), { ...cost(31), ...slot, facilityId: 305, addons: [racket] })],
    () => [swim(nextId(), { ...cost(41, 2), customers: [namedFor(tab), namedFor(tab)] })],
    () => [event(nextId(), cost(51))],
    () => [pos(nextId(), cost(91))],
    () => [offer(nextId(), cost(95))],
    () => [facility(nextId(), { ...cost(31), ...slot, facilityId: 306, isApprovalRequired: true })],
  ];
  return kinds[n % kinds.length]!();
}

let lastRequest = 0;
const add = (tab: Tab, n: number) =>
  tab.cart()?.send({ type: 'lines.add', requestId: `wish-${(lastRequest += 1)}`, lines: linesOf(tab, n) });

const lineAt = (tab: Tab, n: number): CartLine | undefined => {
  const lines = tab.cart()?.getSnapshot().context.lines ?? [];
  return lines[n % Math.max(1, lines.length)];
};

const checkout = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'cart' ? page.actor : undefined;
};
const placement = (tab: Tab) => readCheckout.placement(checkout(tab)?.getSnapshot() ?? ({ children: {} } as never));
const payment = (tab: Tab) => readCheckout.payment(checkout(tab)?.getSnapshot() ?? ({ children: {} } as never));

/** The button says what it takes; it is pressed once. */
function pay(tab: Tab): void {
  const actor = checkout(tab);
  if (actor === undefined || !readCheckout.mayPlace(actor.getSnapshot())) return;
  const before = actor.getSnapshot();
  actor.send({ type: 'order.place' });
  const after = actor.getSnapshot();
  const isAsking = readCheckout.isComparing(after) && !readCheckout.isComparing(before);
  if (!isAsking && (readCheckout.placement(after) === undefined || before.matches('ordering'))) return;
  tab.presses.push({
    hasAgreed: readCheckout.hasAgreed(before),
    total: readCheckout.totals(before).total,
    key: null,
  });
}

const settle = (tab: Tab): Promise<void> => tab.settle();

/** Back from the bank, at the address that it sends people to. */
async function fromBank(tab: Tab, outcome: 'pay' | 'decline'): Promise<void> {
  const page = tab.page();
  if (page.name !== 'bank') return;
  const { transactionId } = page;
  if (tab.shop.wallets.decide(transactionId, outcome === 'pay')) {
    await tab.load();
    tab.goTo('wallet', transactionId);
    return;
  }
  const isPaid = outcome === 'pay' && tab.shop.pay(transactionId) === 'paid';
  if (outcome === 'decline') tab.shop.decline(transactionId);
  await tab.load();
  const order = tab.shop.attemptOf(transactionId)?.order;
  if (isPaid && order) tab.goTo('success', `receipt-${order.id}`);
  else tab.goTo('failed', transactionId);
}

/** An amount is chosen and sent; what is pressed twice is one wish. */
function topUp(tab: Tab, n: number): void {
  const page = tab.page();
  if (page.name !== 'wallet') return;
  const amount = offeredAmounts[n % offeredAmounts.length]!;
  page.actor.send({ type: 'amount.choose', amount });
  page.actor.send({ type: 'topUp.submit' });
  if (page.actor.getSnapshot().matches('persisting') && page.actor.getSnapshot().context.selection.offered === amount)
    tab.wishes.push(amount);
  page.actor.send({ type: 'topUp.submit' });
}

/** Without a page only the bank, the server and the clock act. */
const onPage = (deed: (tab: Tab, n: number) => unknown) => (tab: Tab, n: number) =>
  tab.cart() === null ? undefined : deed(tab, n);

export const deeds = {
  // The cart
  add: onPage(add),
  addExtra: onPage((tab, n) => {
    const line = lineAt(tab, n);
    if (line?.productType !== 'facility') return;
    const [price, tax] = tab.shop.priceOf(11);
    const at = { facilityId: line.facilityId, date: line.selectedFacilityDate, startTime: line.selectedFacilityTiming };
    const extra = addon({ price: price / 100, tax_amount: tax / 100 });
    tab.cart()?.send({ type: 'addon.add', requestId: `wish-${(lastRequest += 1)}`, at, addon: extra });
  }),
  setExtra: onPage((tab, n) => {
    const line = lineAt(tab, n);
    const [extra] = line?.addons ?? [];
    if (line && extra)
      tab.cart()?.send({ type: 'addon.set', lineId: line.id, productId: extra.product_id, quantity: n % 4 });
  }),
  quantity: onPage((tab, n) => {
    const line = lineAt(tab, n);
    if (line === undefined) return;
    if (n % 4 === 0)
      for (const { id } of groupOf(tab.cart()?.getSnapshot().context.lines ?? [], line.id)) tab.unwanted.add(id);
    tab.cart()?.send({ type: 'quantity.set', lineId: line.id, quantity: n % 4 });
  }),
  remove: onPage((tab, n) => {
    const line = lineAt(tab, n);
    if (line) tab.cart()?.send({ type: 'line.remove', lineId: line.id });
  }),
  clear: onPage((tab) => tab.cart()?.send({ type: 'cart.clear' })),
  wallet: onPage((tab, n) => tab.cart()?.send({ type: 'wallet.use', on: n % 2 === 0 })),
  points: onPage((tab, n) => tab.cart()?.send({ type: 'points.use', on: n % 2 === 0 })),
  code: (tab: Tab, n: number) => {
    const page = tab.page();
    if (page.name !== 'cart') return;
    page.promotion.send({ type: 'code.type', text: ['TEN', 'ten ', 'GONE'][n % 3]! });
    page.promotion.send({ type: 'code.use' });
  },
  dropCode: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'cart') page.promotion.send({ type: 'code.remove' });
  },
  notes: onPage((tab) => tab.cart()?.send({ type: 'notes.write', text: `Note of ${ownerName(tab)}` })),
  dismiss: onPage((tab) => tab.cart()?.send({ type: 'problem.dismiss' })),
  // The booking
  ...bookingDeeds,
  // Its page
  openCart: onPage((tab) => tab.goTo('cart')),
  leave: onPage((tab) => tab.goTo('elsewhere')),
  async reload(tab: Tab): Promise<void> {
    const { name } = tab.page();
    await tab.load();
    if (name === 'cart' || name === 'failed' || name === 'wallet') tab.goTo(name);
  },
  agree: (tab: Tab) => checkout(tab)?.send({ type: 'terms.tick' }),
  disagree: (tab: Tab) => checkout(tab)?.send({ type: 'terms.untick' }),
  pay,
  close: (tab: Tab) => checkout(tab)?.send({ type: 'result.close' }),
  retryOptions: (tab: Tab) => checkout(tab)?.send({ type: 'options.retry' }),
  check: (tab: Tab) => placement(tab)?.send({ type: 'order.check' }),
  acceptPrices: (tab: Tab) => placement(tab)?.send({ type: 'prices.accept' }),
  declinePrices: (tab: Tab) => placement(tab)?.send({ type: 'prices.decline' }),
  continuePaying: (tab: Tab) => payment(tab)?.send({ type: 'payment.continue' }),
  giveUp: (tab: Tab) => payment(tab)?.send({ type: 'payment.abandon' }),
  /** All that it takes to come to the bank, if nothing is in the way. */
  async buy(tab: Tab, n: number): Promise<void> {
    if (tab.cart() === null) return;
    if (tab.user() === null) tab.logIn(people[n % 2]!, `token-${n % 2}`);
    add(tab, n);
    await tab.rest();
    await settle(tab);
    tab.goTo('cart');
    await tab.rest();
    await settle(tab);
    // Some are in a hurry, and do not read what they agree to.
    if (n !== 7) checkout(tab)?.send({ type: 'terms.tick' });
    pay(tab);
  },
  // The bank
  bankPays: (tab: Tab) => fromBank(tab, 'pay'),
  bankDeclines: (tab: Tab) => fromBank(tab, 'decline'),
  async walkAway(tab: Tab): Promise<void> {
    const page = tab.page();
    if (page.name !== 'bank') return;
    await tab.load();
    tab.goTo(page.transactionId.startsWith('tu-') ? 'wallet' : 'cart');
  },
  /** In another window, or by a link in a message. */
  payLater(tab: Tab, n: number): void {
    tab.shop.pay(`tx-${1 + (n % 4)}`);
  },
  // Another tab
  seeElsewhere,
  payElsewhere: (tab: Tab) => decideElsewhere(tab, true),
  declineElsewhere: (tab: Tab) => decideElsewhere(tab, false),
  giveUpElsewhere,
  topUpElsewhere,
  endTopUpElsewhere,
  logInElsewhere: (tab: Tab, n: number) => logInElsewhere(tab, people[n % 2]!, `token-${n % 2}`),
  // The wallet
  openWallet: onPage((tab) => tab.goTo('wallet')),
  topUp,
  /** The buttons below the outcome: check again, to the bank again, done, or reload. */
  topUpOn(tab: Tab, n: number): void {
    const page = tab.page();
    const types = ['topUp.check', 'topUp.continue', 'topUp.close', 'topUp.retry'] as const;
    if (page.name === 'wallet') page.actor.send({ type: types[n % types.length]! });
  },
  /** The bank answers while the page is closed. */
  creditLater(tab: Tab, n: number): void {
    tab.shop.wallets.decide(`tu-${1 + (n % 3)}`, n % 4 !== 0);
  },
  // Coming back
  payAgain(tab: Tab): void {
    const page = tab.page();
    if (page.name === 'failed') page.actor.send({ type: 'payment.retry' });
  },
  reopenCart(tab: Tab): void {
    const page = tab.page();
    if (page.name === 'failed') page.actor.send({ type: 'cart.reopen' });
  },
  checkReturn(tab: Tab): void {
    const page = tab.page();
    if (page.name === 'failed' || page.name === 'success') page.actor.send({ type: 'payment.check' });
  },
  online: (tab: Tab) => tab.browser.events.dispatchEvent(new Event('online')),
  pageShown: (tab: Tab) => tab.browser.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  // Who is there
  /** A customer who is logged in cannot log in again; another one does so in another tab. */
  logIn: onPage((tab, n) => {
    const [next, token] = [people[n % 2]!, `token-${n % 2}`];
    if (tab.owner().startsWith('customer')) logInElsewhere(tab, next, token);
    else tab.logIn(next, token);
  }),
  beGuest: onPage((tab, n) => {
    if (tab.user() !== null) return;
    const token = `token-guest-${(lastRequest += 1)}`;
    tab.shop.open(token, 9000 + n, 'guest');
    tab.logIn({ ...guest, id: 9000 + n }, token);
  }),
  refusedElsewhere: (tab: Tab) => leaveElsewhere(tab, 'refusal'),
  leaveElsewhere: (tab: Tab) => leaveElsewhere(tab, 'logout'),
  logOut: onPage((tab) => tab.session()?.send({ type: 'session.logOut' })),
  // Server and wire
  answer: (tab: Tab, n: number, fate: Fate) => tab.wire.answer(n, fate),
  arrive: (tab: Tab, n: number) => tab.wire.deliver(n),
  settle,
  wait: (tab: Tab, n: number) => tab.wait(seconds[n % seconds.length]! * 1000),
  /** Most of a session's time, or all of it (R9.1.1). */
  sleep: (tab: Tab, n: number) => tab.wait(n % 3 === 0 ? 43_200_001 : 21_600_000),
  /** The customer presses what keeps the places (A16). */
  keepPlaces: onPage((tab) => tab.hold()?.send({ type: 'hold.keep' })),
  rival: (tab: Tab, n: number) =>
    tab.shop.rival(`${[303, 305, 306][n % 3]} 2026-11-27 ${courtHours[n % courtHours.length]}:00:00`),
  raise: (tab: Tab, n: number) => tab.shop.raise([31, 41, 11, 91][n % 4]!, 333),
  drain: (tab: Tab, n: number) => tab.shop.drain(`token-${n % 2}`),
  turnCode: (tab: Tab) => tab.shop.turnCode(),
  decide: (tab: Tab, n: number) => tab.shop.decide(n % 2 === 0),
} as const satisfies Record<string, (tab: Tab, n: number, fate: Fate) => unknown>;

export type Deed = keyof typeof deeds;

export async function take(tab: Tab, { do: name, n, fate }: Step): Promise<void> {
  await deeds[name](tab, n, fate);
  await tab.rest();
}

/** The beginning of a walk: signed out, and two accounts in the shop. */
export async function begin(tab: Tab): Promise<void> {
  lastLine = 0;
  lastRequest = 0;
  tab.shop.open('token-0', layla.id!, 'Layla', 8000, 3480);
  tab.shop.open('token-1', omar.id!, 'Omar', 50_000, 0);
  await tab.load();
}
