/** One walk through a storm: step by step, then the sun comes out and everything must find its way home. */
import * as readCheckout from '../../../machines/checkout/checkoutSelectors.ts';
import * as readFailed from '../../../machines/paymentReturn/failedPaymentSelectors.ts';
import { faultsOf, type Owners } from './invariants.ts';
import { begin, deeds, ownerName, take, type Step } from './steps.ts';
import { openTab, type Tab } from './tab.ts';

const quiet: Step = { do: 'settle', n: 0, fate: 'ok' };

/** Something is still to come by itself. */
function isRestless(tab: Tab): boolean {
  const page = tab.page();
  if (tab.wire.waiting() > 0 || isBusy(tab)) return true;
  if (page.name === 'cart') {
    const snapshot = page.actor.getSnapshot();
    const order = readCheckout.placement(snapshot)?.getSnapshot();
    return order?.matches('waiting') === true || snapshot.context.optionsProblem !== null;
  }
  if (page.name !== 'success' && page.name !== 'failed') return false;
  return ['unreachable', 'waiting'].includes(page.actor.getSnapshot().value as string);
}

/** Server and network are well again, and nobody presses anything. */
async function clearUp(tab: Tab): Promise<void> {
  await take(tab, quiet);
  for (let turn = 0; turn < 8 && isRestless(tab); turn += 1) {
    await tab.wait(31_000);
    await take(tab, quiet);
  }
}

const isBusy = (tab: Tab): boolean => {
  const page = tab.page();
  if (page.name === 'cart') {
    const { payment, placement } = readCheckout;
    const snapshot = page.actor.getSnapshot();
    return [placement(snapshot), payment(snapshot)].some((actor) => actor?.getSnapshot().hasTag('busy') === true);
  }
  return 'actor' in page && page.actor.getSnapshot().hasTag('busy');
};

/** Every page has something to press, and pressing it leads on (I24). */
async function wayOut(tab: Tab): Promise<string[]> {
  if (isBusy(tab)) return ['I24: a page still waits, with everything answered'];
  if (tab.page().name === 'bank') await take(tab, { ...quiet, do: 'walkAway' });
  await clearUp(tab);
  const page = tab.page();
  if (page.name === 'failed') {
    const snapshot = page.actor.getSnapshot();
    if (snapshot.matches('unreachable')) return ['I24: the failed payment is never read'];
    if (readFailed.isReopenOffered(snapshot)) {
      page.actor.send({ type: 'cart.reopen' });
      await clearUp(tab);
      if (tab.page() === page && isBusy(tab)) return ['I24: the cart does not come back'];
    }
  }
  if (page.name === 'success' && page.actor.getSnapshot().matches('unreachable'))
    return ['I24: the receipt is never read'];
  return payAtLast(tab);
}

/** Whoever has something in the cart comes to an order, or is told why not. */
async function payAtLast(tab: Tab): Promise<string[]> {
  if (tab.cart() === null) return [];
  if (tab.user() === null) return [];
  tab.goTo('cart');
  await clearUp(tab);
  for (const name of ['close', 'acceptPrices', 'giveUp', 'agree'] as const) {
    deeds[name](tab);
    await clearUp(tab);
  }
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
  const snapshot = after.actor.getSnapshot();
  const isAsked = readCheckout.placement(snapshot)?.getSnapshot().matches('priceChanged') === true;
  const isTold =
    snapshot.context.problem !== null ||
    isAsked ||
    snapshot.context.cartContent.lines.length < cartContent.lines.length;
  return isTold ? [] : ['I24: Pay leads nowhere, and nobody says why'];
}

/** Goes the walk and answers with what broke first, in words; null when all held. */
export async function walk(steps: readonly Step[]): Promise<string | null> {
  const tab = openTab();
  const owners: Owners = new Map();
  try {
    begin(tab);
    await tab.rest();
    for (const [index, step] of steps.entries()) {
      const before = {
        lines: tab.cart()?.getSnapshot().context.lines ?? [],
        told: tab.told.length,
        owner: ownerName(tab),
      };
      await take(tab, step);
      const found = faultsOf(tab, step, before, owners);
      if (found.length > 0) return `after step ${index + 1} (${step.do}): ${found.join('; ')}`;
    }
    await clearUp(tab);
    const before = { lines: [], told: tab.told.length, owner: ownerName(tab) };
    const found = [...(await wayOut(tab)), ...faultsOf(tab, quiet, before, owners)];
    return found.length > 0 ? `when the storm was over: ${found.join('; ')}` : null;
  } finally {
    tab.end();
  }
}

/** A walk as it can be kept: a line for each step. */
export const written = (steps: readonly Step[]): string =>
  steps.map(({ do: name, n, fate }) => `  { do: '${name}', n: ${n}, fate: '${fate}' },`).join('\n');
