/** What happens at the bank, and what a customer does who comes back from it. */
import type { Tab } from '../tab.ts';

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

export const bankDeeds = {
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
} as const;
