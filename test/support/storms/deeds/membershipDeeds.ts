/** What somebody does who buys a membership (R3.6.4, R5.7.10, Q3.6.d). */
import * as readPurchase from '../../../../machines/membershipPurchase/membershipPurchaseSelectors.ts';
import { nowAtVenue } from '../../../../src/adapters/http/serverTime.ts';
import { packageIds } from '../server/memberships.ts';
import type { Tab } from '../tab.ts';
import { ownerName } from '../who.ts';
import { onPage } from './onPage.ts';

/** The day on which it is put into the cart, one to come, one in between, and one that is over. */
export const firstDays = [null, '2026-12-24', '2026-12-10', '2026-11-01'] as const;

const purchase = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'memberships' ? page.actor : undefined;
};

export const membershipDeeds = {
  openMemberships: onPage((tab) => tab.goTo('memberships')),
  choosePackage: (tab: Tab, n: number) =>
    purchase(tab)?.send({ type: 'package.choose', packageId: packageIds[n % packageIds.length]! }),
  chooseFirstDay: (tab: Tab, n: number) =>
    purchase(tab)?.send({ type: 'start.choose', date: firstDays[n % firstDays.length]! }),
  /** What is pressed twice is one wish. */
  addMembership: (tab: Tab) => {
    const actor = purchase(tab);
    const before = actor?.getSnapshot();
    if (actor === undefined || before === undefined) return;
    const { packageId, startDate } = before.context.selection;
    const isPressed = before.matches({ open: 'choosing' }) || before.matches({ open: 'added' });
    actor.send({ type: 'membership.add' });
    const isTaken = readPurchase.isBusy(actor.getSnapshot()) || readPurchase.isAwaitingAccount(actor.getSnapshot());
    if (isPressed && isTaken)
      tab.purchases.push({
        packageId: packageId!,
        startDate,
        today: nowAtVenue().slice(0, 10),
        by: ownerName(tab),
        isRenewal: false,
      });
    actor.send({ type: 'membership.add' });
  },
  confirmRenewal: (tab: Tab) => {
    const actor = purchase(tab);
    if (actor === undefined || !readPurchase.isAskingRenewal(actor.getSnapshot())) return;
    const last = tab.purchases.at(-1);
    if (last !== undefined) Object.assign(last, { isRenewal: true, by: ownerName(tab) });
    actor.send({ type: 'renewal.confirm' });
    actor.send({ type: 'renewal.confirm' });
  },
  dismissRenewal: (tab: Tab) => purchase(tab)?.send({ type: 'renewal.dismiss' }),
  reloadMemberships: (tab: Tab) => purchase(tab)?.send({ type: 'memberships.reload' }),
} as const;
