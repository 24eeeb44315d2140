/** One walk through a storm: step by step, then the sun comes out and everything must find its way home. */
import * as readCheckout from '../../../machines/checkout/checkoutSelectors.ts';
import * as readFailed from '../../../machines/paymentReturn/failedPaymentSelectors.ts';
import { fetchSender } from '../../../src/adapters/http/client.ts';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import { consenting } from './asking/waysOutOfConsent.ts';
import { courtOf, type Before } from './invariants/cartInvariants.ts';
import { faultsOf } from './invariants/invariants.ts';
import type { Owners } from './invariants/privacyInvariants.ts';
import { isBusyIn, isPageBusy } from './invariants/timeInvariants.ts';
import { momentaryFaults } from './invariants/momentaryInvariants.ts';
import { stepOf, type Wish } from './likely.ts';
import { begin, deeds, take, type Step } from './steps.ts';
import { openTab, type Tab } from './tab.ts';
import { noWayOut } from './waysOut.ts';
import { ownerName } from './who.ts';

const quiet: Step = { do: 'settle', n: 0, fate: 'ok' };

/** Whether something is still to happen without input. */
function isAwaited(tab: Tab): boolean {
  const page = tab.page();
  if (tab.wire.waiting() > 0 || isBusy(tab)) return true;
  if (page.name === 'cart')
    return readCheckout.placement(page.actor.getSnapshot())?.getSnapshot().matches('waiting') === true;
  if (page.name === 'wallet') return page.actor.getSnapshot().matches('unreachable');
  if (page.name !== 'success' && page.name !== 'failed') return false;
  return ['unreachable', 'waiting'].includes(page.actor.getSnapshot().value as string);
}

/** Server and network work again, and nothing more is pressed. */
async function clearUp(tab: Tab): Promise<void> {
  await take(tab, quiet);
  for (let turn = 0; turn < 8 && isAwaited(tab); turn += 1) {
    await tab.wait(31_000);
    await take(tab, quiet);
  }
}

const isBusy = (tab: Tab): boolean => {
  const page = tab.page();
  if (page.name === 'cart') {
    const { payment, placement } = readCheckout;
    const snapshot = page.actor.getSnapshot();
    return [placement(snapshot), payment(snapshot), page.promotion, page.removal].some(
      (actor) => actor?.getSnapshot().hasTag('busy') === true,
    );
  }
  return isPageBusy(tab) || [tab.search(), tab.reset(), tab.lead()].some(isBusyIn);
};

/** Every page has something to press, and pressing it leads on (I24). */
async function wayOut(tab: Tab): Promise<string[]> {
  if (isAwaited(tab)) return [`I24: the page ${tab.page().name} waits for ever, with everything answered`];
  const stuck = await noWayOut(tab, clearUp);
  if (stuck.length > 0) return stuck;
  if (tab.page().name === 'bank') await take(tab, { ...quiet, do: 'walkAway' });
  // At most a farewell after it.
  for (let turn = 0; turn < 2 && tab.page().name === 'provider'; turn += 1)
    await take(tab, { ...quiet, do: 'comeFromProvider' });
  await clearUp(tab);
  const page = tab.page();
  if (page.name === 'wallet') {
    for (const type of ['topUp.retry', 'topUp.close'] as const) {
      page.actor.send({ type });
      await clearUp(tab);
    }
    if (!page.actor.getSnapshot().matches('choosing')) return ['I24: the wallet takes no more money'];
  }
  const lost = await reopen(tab);
  if (lost.length > 0) return lost;
  return (await stale(tab)) ?? payAtLast(tab);
}

/** After a failed payment the lines come back for whoever says so. */
async function reopen(tab: Tab): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'failed' || !readFailed.isReopenOffered(page.actor.getSnapshot())) return [];
  const kept = keptOrder(tab);
  const told = tab.told.length;
  page.actor.send({ type: 'cart.reopen' });
  await clearUp(tab);
  const lost = notBack(tab, kept, told);
  if (lost.length > 0) return lost;
  return tab.page() === page && isBusy(tab) ? ['I24: the cart does not come back'] : [];
}

/** An open cart learns in time that another customer has its court (Q7.3.a). */
async function stale(tab: Tab): Promise<string[] | null> {
  const lines = () => tab.cart()?.getSnapshot().context.lines ?? [];
  const isTaken = (line: CartLine) => tab.shop.isRivals(courtOf(line));
  if (!lines().some(isTaken)) return null;
  // Every question is answered in time.
  for (let turn = 0; turn < 25; turn += 1) {
    await tab.wait(13_000);
    await take(tab, quiet);
  }
  const line = lines().find(isTaken);
  return line ? [`Q7.3.a: ${line.id} is somebody else’s, and still there`] : null;
}

interface Kept {
  owner: string;
  key: string;
  lines: { id: string; product_id: number | string }[];
}

/** The tab's persisted order, if it is the current customer's. */
function keptOrder(tab: Tab): Kept | null {
  const store = ownerName(tab) === 'nobody' ? tab.stores.session : tab.stores.local;
  const text = store.getItem('orderIntent');
  const kept = text === null ? null : (JSON.parse(text) as { value: Kept }).value;
  return kept?.owner === ownerName(tab) ? kept : null;
}

/** An order that the server has under this tab's key is shown when the storm ends, in every state (K01). */
function untold(tab: Tab): string[] {
  const page = tab.page();
  const kept = keptOrder(tab);
  const order = tab.shop.orders.find(
    (one) => one.key === kept?.key && ['awaiting_payment', 'paid'].includes(one.state),
  );
  return order && page.name === 'cart' && page.actor.getSnapshot().matches('reviewing')
    ? [`K01: order ${order.id} stands, and its customer is not told`]
    : [];
}

/**
 * Lines of an order that was given up, refused or ran out are in the cart again, perhaps merged, unless another customer was
 * faster or they do not go with the cart, and that is reported. On the page of failed payments their customer still chooses.
 */
function notBack(tab: Tab, kept: Kept | null, told: number): string[] {
  const over = tab.page().name === 'cart' ? ['cancelled', 'failed', 'expired'] : ['cancelled'];
  const order = tab.shop.orders.find((one) => one.key === kept?.key && over.includes(one.state));
  const cart = tab.cart()?.getSnapshot().context;
  if (!order || !kept || !cart || kept.owner !== ownerName(tab)) return [];
  const isTold = cart.problem !== null || tab.told.slice(told).some(({ type }) => type === 'lines.lost');
  const missing = kept.lines.filter(
    ({ id, product_id }) => !cart.lines.some((line) => line.id === id || line.product_id === product_id),
  );
  return isTold ? [] : missing.map(({ id }) => `Q4.8.c: ${id} does not come back into the cart`);
}

/** A customer with lines in the cart gets to an order, or is told why not. */
async function payAtLast(tab: Tab): Promise<string[]> {
  if (tab.cart() === null) return [];
  if (tab.user() === null) return [];
  tab.goTo('cart');
  await clearUp(tab);
  const silence = untold(tab);
  if (silence.length > 0) return silence;
  // The cart may lead to the failed payment, where its customer still chooses.
  const away = await reopen(tab);
  if (away.length > 0) return away;
  const kept = keptOrder(tab);
  const told = tab.told.length;
  for (const name of ['close', 'acceptPrices', 'giveUp'] as const) {
    deeds[name](tab);
    await clearUp(tab);
  }
  const lost = notBack(tab, kept, told);
  if (lost.length > 0) return lost;
  deeds.agree(tab);
  const page = tab.page();
  if (page.name !== 'cart') return [];
  const { cartContent } = page.actor.getSnapshot().context;
  if (cartContent.lines.length === 0) return [];
  if (!readCheckout.mayPlace(page.actor.getSnapshot())) return ['I24: Pay does nothing, with everything answered'];
  const orders = tab.shop.orders.length;
  deeds.pay(tab);
  await tab.rest();
  await clearUp(tab);
  const after = tab.page();
  if (after.name !== 'cart' || tab.shop.orders.length > orders) return [];
  // It is still shown after the cart has renewed its holds.
  await tab.wait(301_000);
  await clearUp(tab);
  const snapshot = after.actor.getSnapshot();
  const isAsked = readCheckout.placement(snapshot)?.getSnapshot().matches('priceChanged') === true;
  const isTold =
    snapshot.context.problem !== null ||
    isAsked ||
    snapshot.context.cartContent.lines.length < cartContent.lines.length;
  return isTold ? [] : ['I24: Pay leads nowhere, and nobody says why'];
}

/** After loading the portal with courts in the cart, the server says until when they are held (F31). */
async function heldAnew(tab: Tab): Promise<string[]> {
  if (tab.page().name === 'bank') return [];
  await tab.load();
  await clearUp(tab);
  const cart = tab.cart()?.getSnapshot().context;
  const court = cart?.lines.find((line) => courtOf(line) !== '');
  return court && cart?.heldUntil === null ? [`F31: nobody says until when ${court.id} is held, after a reload`] : [];
}

const beforeStep = (tab: Tab): Before => ({
  lines: tab.cart()?.getSnapshot().context.lines ?? [],
  told: tab.told.length,
  owner: ownerName(tab),
  isGuest: tab.user()?.is_anonymous === true,
  hasCode: typeof tab.cart()?.getSnapshot().context.promotion.code === 'string',
});

/** How a walk ended. */
export interface Ending {
  /** What broke first, in words; null when all held. */
  fault: string | null;
  /** What was done, wishes included: the same walk, to be kept. */
  steps: readonly Step[];
}

/** Goes the walk until something breaks, or all of it. */
export async function walk(wishes: readonly Wish[]): Promise<Ending> {
  // The sender is loaded with the first call, in time that no storm moves.
  await fetchSender();
  const tab = openTab();
  const owners: Owners = new Map();
  const steps: Step[] = [];
  tab.watchBy(momentaryFaults(tab));
  try {
    await begin(tab);
    await tab.rest();
    for (const wish of wishes) {
      const step = stepOf(tab, wish);
      steps.push(step);
      const before = beforeStep(tab);
      await take(tab, step);
      const found = faultsOf(tab, step, before, owners);
      if (found.length > 0) return { steps, fault: `after step ${steps.length} (${step.do}): ${found.join('; ')}` };
    }
    await clearUp(tab);
    const before = { ...beforeStep(tab), lines: [] };
    const found = [...(await wayOut(tab)), ...faultsOf(tab, quiet, before, owners)];
    if (found.length === 0) found.push(...(await consenting(tab, clearUp)));
    if (found.length === 0) found.push(...(await heldAnew(tab)));
    if (found.length === 0) found.push(...(await tab.leftBehind()));
    return { steps, fault: found.length > 0 ? `when the storm was over: ${found.join('; ')}` : null };
  } finally {
    tab.end();
  }
}

/** A walk as it can be kept: a line for each step. */
export const written = (steps: readonly Step[]): string =>
  steps.map(({ do: name, n, fate }) => `    one('${name}', ${n}${fate === 'ok' ? '' : `, '${fate}'`}),`).join('\n');
