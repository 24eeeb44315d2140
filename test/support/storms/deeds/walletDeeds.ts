/** What a customer does at the page of the wallet (Q7.7.c). */
import { offeredAmounts } from '../server/topUps.ts';
import type { Tab } from '../tab.ts';
import { onPage } from './onPage.ts';

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

export const walletDeeds = {
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
} as const;
