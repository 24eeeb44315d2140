/** When the storm is over, what is pressed on these pages leads on, with everything answered (I24). */
import * as readBooking from '../../../machines/booking/bookingSelectors.ts';
import * as readChoosing from '../../../machines/booking/choosing/choosingSelectors.ts';
import { cancellationDeeds } from './deeds/cancellationDeeds.ts';
import { bookingDeeds } from './deeds/bookingDeeds.ts';
import { contactDeeds } from './deeds/contactDeeds.ts';
import { enter, loginDeeds, proved, rightCode } from './deeds/loginDeeds.ts';
import { listDeeds } from './deeds/listDeeds.ts';
import { ownDeeds } from './deeds/ownDeeds.ts';
import { passwordDeeds } from './deeds/passwordDeeds.ts';
import { providerDeeds } from './deeds/providerDeeds.ts';
import { membershipDeeds } from './deeds/membershipDeeds.ts';
import { newDays, rescheduleDeeds } from './deeds/rescheduleDeeds.ts';
import { erasureDeeds } from './deeds/erasureDeeds.ts';
import { failuresOf } from './invariants/timeInvariants.ts';
import { searchDeeds } from './deeds/searchDeeds.ts';
import type { Tab } from './tab.ts';
import { wishing } from './asking/waysOutOfLead.ts';
import { leadingOn } from './asking/waysOutOfAsking.ts';
import { sayingOnce } from './asking/waysOutOfOnce.ts';
import { picturing, scheduling, writing, type ClearUp } from './waysOutOfOwn.ts';
import { enrolling, training, visiting } from './sale/waysOutOfSale.ts';

/** What a lost connection has stopped is asked for again by itself within so many milliseconds. */
const longestPause = 15_000;
/** Another code may be had by then. */
const aMinute = 61_000;

async function comingIn(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  providerDeeds.refuseLink(tab);
  await clearUp(tab);
  loginDeeds.chooseWay(tab, 1);
  loginDeeds.leaveCode(tab);
  await tab.wait(aMinute);
  await loginDeeds.comeIn(tab, 0);
  await clearUp(tab);
  // Perhaps at the bank already, with the order that was waiting.
  return tab.owner().startsWith('customer') ? [] : ['I24: the login lets nobody in'];
}

async function registering(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const known = tab.shop.waysIn.registered.length;
  const next = ['noor@new.example', 'rami@new.example'].findIndex(
    (email) => !tab.shop.waysIn.registered.some((one) => one.email === email),
  );
  if (next < 0) return [];
  loginDeeds.leaveCode(tab);
  await tab.wait(aMinute);
  await loginDeeds.register(tab, next);
  await clearUp(tab);
  return tab.shop.waysIn.registered.length > known ? [] : ['I24: nobody gets a new account'];
}

/** A forgotten password, from wherever it was left (R4.9.5). */
async function resetting(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  if (tab.reset() === null) return [];
  const { passwordChanges } = tab.shop.waysIn;
  const known = passwordChanges.length;
  passwordDeeds.restartReset(tab);
  loginDeeds.leaveCode(tab);
  await tab.wait(aMinute);
  await proved(tab);
  passwordDeeds.askReset(tab, 0);
  await tab.settle();
  enter(tab, rightCode(tab) ?? '111111');
  await tab.settle();
  passwordDeeds.chooseReset(tab, 0);
  await clearUp(tab);
  return passwordChanges.length > known ? [] : ['I24: nobody gets another password'];
}

/** Another address and another password of a customer (R3.7.10, Q7.7.d). */
async function changing(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'profile') return [];
  const { passwordChanges, contactChanges } = tab.shop.waysIn;
  const known = [passwordChanges.length, contactChanges.length] as const;
  loginDeeds.leaveCode(tab);
  contactDeeds.dismissContact(tab);
  await tab.wait(aMinute);
  await clearUp(tab);
  contactDeeds.openContact(tab, 0);
  contactDeeds.submitContact(tab, 12 + known[1]);
  await clearUp(tab);
  enter(tab, rightCode(tab) ?? '111111');
  await clearUp(tab);
  passwordDeeds.closePassword(tab);
  passwordDeeds.changePassword(tab, 0);
  await clearUp(tab);
  return [
    ...(contactChanges.length > known[1] ? [] : ['I24: nobody gets another address']),
    ...(passwordChanges.length > known[0] ? [] : ['I24: nobody gets another password']),
  ];
}

async function searching(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const search = tab.search();
  if (search === null || search.getSnapshot().status !== 'active') return [];
  searchDeeds.typeSearch(tab, 3);
  searchDeeds.typeSearch(tab, 2);
  await tab.wait(3_500);
  await clearUp(tab);
  return search.getSnapshot().matches({ open: { answer: 'shown' } }) ? [] : ['I24: the search finds nothing any more'];
}

async function saving(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'profile') return [];
  if (page.form === null) return ['I24: the profile does not come'];
  ownDeeds.undoProfile(tab);
  ownDeeds.typeProfile(tab, 10);
  const { city } = page.form.getSnapshot().context.draft;
  ownDeeds.saveProfile(tab);
  await clearUp(tab);
  const kept = tab.shop.ownRecords.profiles.get(tab.user()?.id ?? 0);
  return kept?.['city'] === city ? [] : ['I24: the profile is not saved'];
}

async function removing(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'family') return [];
  const known = page.actor.getSnapshot().context.data as readonly unknown[] | null;
  if (known === null) return ['I24: the family does not come'];
  if (known.length === 0) return [];
  const removed = tab.shop.ownRecords.removed.length;
  ownDeeds.dismissRemoval(tab);
  ownDeeds.askRemoval(tab, 0);
  ownDeeds.confirmRemoval(tab);
  await clearUp(tab);
  return tab.shop.ownRecords.removed.length > removed ? [] : ['I24: nobody leaves the family'];
}

/** Whoever may give their order up gets back what is shown, also where a deadline passes meanwhile (Q7.7.b). */
async function cancelling(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'cancellation') return [];
  cancellationDeeds.retryCancellation(tab);
  await clearUp(tab);
  const { orderId } = page.actor.getSnapshot().context;
  const order = tab.shop.had.find(orderId);
  if (order === undefined || `customer ${order.account.id}` !== page.owner || !tab.shop.had.isAllowed(order)) return [];
  for (let press = 0; press < 3; press += 1) {
    cancellationDeeds.confirmCancellation(tab);
    await clearUp(tab);
  }
  return page.actor.getSnapshot().matches('cancelled') ? [] : [`I24: order ${orderId} is not given up`];
}

/** Whoever may move their booking gets another time, where there is one (Q2.2.b). */
async function moving(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'reschedule') return [];
  const { actor } = page;
  rescheduleDeeds.retryMove(tab);
  await clearUp(tab);
  const { bookingId } = actor.getSnapshot().context;
  const order = tab.shop.had.find(bookingId);
  if (order === undefined || `customer ${order.account.id}` !== page.owner || !tab.shop.had.isMovable(order)) return [];
  for (const day of newDays.keys()) {
    rescheduleDeeds.chooseNewDay(tab, day);
    await clearUp(tab);
    for (let slot = 0; slot < 4; slot += 1) rescheduleDeeds.chooseNewSlot(tab, slot);
    const isChosen = actor.getSnapshot().context.chosen !== null;
    rescheduleDeeds.confirmMove(tab);
    await clearUp(tab);
    if (actor.getSnapshot().matches('moved')) return [];
    if (isChosen && actor.getSnapshot().context.missed === null && !actor.getSnapshot().matches('fixed'))
      return [`I24: booking ${bookingId} gets no other time`];
  }
  return [];
}

/** Whoever wants a membership has it in an empty cart, or is asked or told what is in the way (R3.6.4). */
async function joining(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'memberships') return [];
  membershipDeeds.reloadMemberships(tab);
  await clearUp(tab);
  const { actor } = page;
  if (!actor.getSnapshot().matches('open')) return ['I24: the memberships do not come'];
  if (!tab.owner().startsWith('customer') || tab.cart()?.getSnapshot().context.lines.length !== 0) return [];
  membershipDeeds.dismissRenewal(tab);
  membershipDeeds.choosePackage(tab, 0);
  membershipDeeds.chooseFirstDay(tab, 0);
  membershipDeeds.addMembership(tab);
  await clearUp(tab);
  membershipDeeds.confirmRenewal(tab);
  await clearUp(tab);
  const isThere = actor.getSnapshot().matches({ open: 'added' }) || actor.getSnapshot().context.problem !== null;
  return isThere ? [] : ['I24: a membership does not come into the cart, and nobody says why'];
}

/** Whoever wants their account deleted is asked for a proof, or told what keeps it (Q7.7.g). */
async function goingForGood(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'profile') return [];
  erasureDeeds.closeErasure(tab);
  erasureDeeds.openErasure(tab);
  await clearUp(tab);
  erasureDeeds.proceedErasure(tab);
  await clearUp(tab);
  const { erasure } = page;
  const isLed = ['hindered', 'proving'].some((state) => erasure.getSnapshot().value === state);
  erasureDeeds.closeErasure(tab);
  return isLed || tab.page() !== page ? [] : ['I24: nobody is told whether their account may go'];
}

async function booking(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const open = tab.booking();
  if (open === null || open.getSnapshot().status !== 'active') return [];
  bookingDeeds.retryStep(tab);
  // A question may be resting between two tries.
  await tab.wait(longestPause);
  await clearUp(tab);
  const hasFailed = (): boolean =>
    open.getSnapshot().status === 'active' && readChoosing.hasFailed(readBooking.choosingOf(open).getSnapshot());
  if (hasFailed()) {
    // It was on its way for too long when the storm ended, and is asked for again after its pause.
    await tab.wait(longestPause + 1000);
    await clearUp(tab);
  }
  return hasFailed() ? ['I24: the times do not come'] : [];
}

/** What breaks that rule on the page that is open, and in what lies above it. */
export async function noWayOut(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  if (failuresOf(tab).length > 0) {
    await tab.wait(longestPause + 1000);
    await clearUp(tab);
    const [left] = failuresOf(tab);
    if (left) return [`I24: after “${left.problem?.code}” nothing is asked for again by the ${left.what}`];
  }
  const found = [
    ...(await searching(tab, clearUp)),
    ...(await booking(tab, clearUp)),
    ...(await resetting(tab, clearUp)),
    ...(await wishing(tab, clearUp)),
  ];
  const page = tab.page();
  if (page.name === 'login') return [...found, ...(await comingIn(tab, clearUp))];
  if (page.name === 'register') return [...found, ...(await registering(tab, clearUp))];
  ownDeeds.askAgain(tab);
  listDeeds.lookAtBookings(tab, 0);
  await clearUp(tab);
  if (page.name === 'bookings') {
    const { actor } = page;
    const snapshot = actor.getSnapshot();
    // It stands there while it is asked for anew, of which nobody is told.
    const isThere = snapshot.matches({ loggedIn: 'shown' }) || snapshot.matches({ loggedIn: 'looking' });
    return isThere || snapshot.matches('signedOut')
      ? found
      : [...found, `I24: the list ${snapshot.context.kind} does not come`];
  }
  return [
    ...found,
    ...(await picturing(tab)),
    ...(await saving(tab, clearUp)),
    ...(await changing(tab, clearUp)),
    ...(await removing(tab, clearUp)),
    ...(await cancelling(tab, clearUp)),
    ...(await goingForGood(tab, clearUp)),
    ...(await writing(tab, clearUp)),
    ...(await scheduling(tab, clearUp)),
    ...(await leadingOn(tab, clearUp)),
    ...(await sayingOnce(tab, clearUp)),
    ...(await joining(tab, clearUp)),
    ...(await moving(tab, clearUp)),
    ...(await training(tab, clearUp)),
    ...(await enrolling(tab, clearUp)),
    ...(await visiting(tab, clearUp)),
  ];
}
