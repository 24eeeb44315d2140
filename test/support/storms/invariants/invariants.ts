/** Invariants after every step of a storm; each message names the broken one (docs/guide/testing.md). */
import type { Step } from '../steps.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';
import { badgeFaults, cartFaults, guestFaults, lossFaults, staleFaults, type Before } from './cartInvariants.ts';
import {
  agreementFaults,
  discountFaults,
  emptyCartFaults,
  fixedPriceFaults,
  isPromotionEmpty,
  totalFaults,
} from './moneyInvariants.ts';
import { privacyFaults, secretFaults, type Owners } from './privacyInvariants.ts';
import { comebackFaults, farewellFaults, isVoiding, remainsFaults, sessionFaults } from './sessionInvariants.ts';
import { walletFaults } from './walletInvariants.ts';

function voidingFaults(tab: Tab, step: Step, before: Before): string[] {
  if (!isVoiding(step, before) || tab.cart() === null) return [];
  if (before.hasCode) tally('R4.8.6: a cart with a code is cleared');
  return isPromotionEmpty(tab) ? [] : [`R4.8.6: a promotion is left after ${step.do}`];
}

/** What breaks a rule now. */
export function faultsOf(tab: Tab, step: Step, before: Before, owners: Owners): string[] {
  const cart = tab.cart()?.getSnapshot().context;
  const here = ownerName(tab);
  // What was chosen while signed out belongs to the customer who comes.
  for (const { id } of cart?.lines ?? []) if ((owners.get(id) ?? 'nobody') === 'nobody') owners.set(id, here);
  return [
    ...tab.faults.splice(0),
    ...cartFaults(cart?.lines ?? []),
    ...badgeFaults(tab),
    ...fixedPriceFaults(tab, step, before),
    ...discountFaults(tab),
    ...totalFaults(tab),
    ...emptyCartFaults(tab, step, before),
    ...agreementFaults(tab),
    ...privacyFaults(tab, owners),
    ...secretFaults(tab),
    ...sessionFaults(tab),
    ...lossFaults(tab, step, before),
    ...guestFaults(tab, step, before),
    ...staleFaults(tab, before),
    ...farewellFaults(tab, step, before),
    ...comebackFaults(tab),
    ...remainsFaults(tab, step, before),
    ...walletFaults(tab),
    ...voidingFaults(tab, step, before),
    ...tab.shop.faults(),
  ];
}
