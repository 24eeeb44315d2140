/** What a customer does to get their money back for an order that they had (Q7.7.b). */
import { people } from '../people.ts';
import { hadOrderId } from '../server/hadOrders.ts';
import type { Tab } from '../tab.ts';
import { onPage } from './onPage.ts';

/** Each order that somebody of the two has had. */
export const hadOrderIds: readonly number[] = people.flatMap(({ id }) => [0, 1, 2].map((n) => hadOrderId(id!, n)));

const cancelling = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'cancellation' ? page.actor : undefined;
};

export const cancellationDeeds = {
  /** By its address, also that of somebody else's. */
  openCancellation: onPage((tab, n) => tab.goTo('cancellation', String(hadOrderIds[n % hadOrderIds.length]))),
  /** What is pressed twice is one wish. */
  confirmCancellation: (tab: Tab) => {
    const actor = cancelling(tab);
    if (!actor?.getSnapshot().matches('asking')) return;
    const { orderId, cancellation } = actor.getSnapshot().context;
    actor.send({ type: 'cancellation.confirm' });
    if (actor.getSnapshot().matches('cancelling'))
      tab.cancellings.push({ id: orderId, refund: cancellation!.refund, isSent: false });
    actor.send({ type: 'cancellation.confirm' });
  },
  retryCancellation: (tab: Tab) => cancelling(tab)?.send({ type: 'step.retry' }),
  /** The same customer gives one up on another device. */
  cancelElsewhere: (tab: Tab, n: number) => {
    const account = [...tab.shop.accounts.values()].find(({ id }) => `customer ${id}` === tab.owner());
    if (account !== undefined) tab.shop.had.cancelElsewhere(account, n);
  },
} as const;
