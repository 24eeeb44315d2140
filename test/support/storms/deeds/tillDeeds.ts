/** What a customer does at the till: terms, Pay, and what becomes of the order on the page of the cart. */
import * as readCheckout from '../../../../machines/checkout/checkoutSelectors.ts';
import type { Tab } from '../tab.ts';
import { people } from '../people.ts';
import { add } from './cartDeeds.ts';

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

export const tillDeeds = {
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
    await tab.settle();
    tab.goTo('cart');
    await tab.rest();
    await tab.settle();
    // Some are in a hurry, and do not read what they agree to.
    if (n !== 7 && n !== 10) checkout(tab)?.send({ type: 'terms.tick' });
    pay(tab);
  },
} as const;
