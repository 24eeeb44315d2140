/** Invariants after every step of a storm; each message names the broken one (docs/guide/testing.md). */
import type { Step } from '../steps.ts';
import type { Tab } from '../tab.ts';
import { ownerName } from '../who.ts';
import { cartFaults, guestFaults, lossFaults, staleFaults, type Before } from './cartInvariants.ts';
import { agreementFaults, discountFaults, isPromotionEmpty, totalFaults } from './moneyInvariants.ts';
import { privacyFaults, secretFaults, type Owners } from './privacyInvariants.ts';
import { comebackFaults, deadlineFaults, farewellFaults, isVoiding, sessionFaults } from './sessionInvariants.ts';
import { walletFaults } from './walletInvariants.ts';

/** What breaks a rule now. */
export function faultsOf(tab: Tab, step: Step, before: Before, owners: Owners): string[] {
  const cart = tab.cart()?.getSnapshot().context;
  const here = ownerName(tab);
  // What was chosen while signed out belongs to the customer who comes.
  for (const { id } of cart?.lines ?? []) if ((owners.get(id) ?? 'nobody') === 'nobody') owners.set(id, here);
  return [
    ...tab.faults.splice(0),
    ...cartFaults(cart?.lines ?? []),
    ...discountFaults(tab),
    ...totalFaults(tab),
    ...agreementFaults(tab),
    ...privacyFaults(tab, owners),
    ...secretFaults(tab),
    ...sessionFaults(tab),
    ...deadlineFaults(tab),
    ...lossFaults(tab, step, before),
    ...guestFaults(tab, step, before),
    ...staleFaults(tab, before),
    ...farewellFaults(tab, step, before),
    ...comebackFaults(tab),
    ...walletFaults(tab),
    ...(isVoiding(step, before) && cart && !isPromotionEmpty(tab)
      ? [`R4.8.6: a promotion is left after ${step.do}`]
      : []),
    ...tab.shop.faults(),
  ];
}
