/** What may happen in a storm, in words that a failing walk can be kept in. */
import { layla, omar, guest } from '../../models/cart/cart.fixtures.ts';
import { academyDeeds } from './deeds/academyDeeds.ts';
import { askingDeeds } from './deeds/asking/askingDeeds.ts';
import { bankDeeds } from './deeds/bankDeeds.ts';
import { bookingDeeds } from './deeds/bookingDeeds.ts';
import { cancellationDeeds } from './deeds/cancellationDeeds.ts';
import { cartDeeds, countAnew, courtHours } from './deeds/cartDeeds.ts';
import { coachDeeds } from './deeds/coachDeeds.ts';
import { consentDeeds } from './deeds/asking/consentDeeds.ts';
import { contactDeeds } from './deeds/contactDeeds.ts';
import { erasureDeeds } from './deeds/erasureDeeds.ts';
import { eventDeeds } from './deeds/eventDeeds.ts';
import { fileDeeds } from './deeds/fileDeeds.ts';
import { leadDeeds } from './deeds/asking/leadDeeds.ts';
import { listDeeds } from './deeds/listDeeds.ts';
import { loginDeeds } from './deeds/loginDeeds.ts';
import { onceDeeds } from './deeds/asking/onceDeeds.ts';
import { onPage } from './deeds/onPage.ts';
import {
  decideElsewhere,
  endTopUpElsewhere,
  giveUpElsewhere,
  leaveElsewhere,
  logInElsewhere,
  seeElsewhere,
  topUpElsewhere,
} from './deeds/otherTab.ts';
import { ownDeeds } from './deeds/ownDeeds.ts';
import { membershipDeeds } from './deeds/membershipDeeds.ts';
import { packageDeeds } from './deeds/packageDeeds.ts';
import { passwordDeeds } from './deeds/passwordDeeds.ts';
import { providerDeeds } from './deeds/providerDeeds.ts';
import { removalDeeds } from './deeds/removalDeeds.ts';
import { rescheduleDeeds } from './deeds/rescheduleDeeds.ts';
import { searchDeeds } from './deeds/searchDeeds.ts';
import { supportDeeds } from './deeds/supportDeeds.ts';
import { ticketDeeds } from './deeds/asking/ticketDeeds.ts';
import { tillDeeds } from './deeds/tillDeeds.ts';
import { walletDeeds } from './deeds/walletDeeds.ts';
import type { Tab } from './tab.ts';
import { people } from './people.ts';
import type { Fate } from './wire.ts';

/** `n` chooses among the options, `fate` the outcome of a call. */
export interface Step {
  do: keyof typeof deeds;
  n: number;
  fate: Fate;
}

const seconds = [1, 3, 31, 300, 960, 21] as const;
let lastGuest = 0;
/** Nobody comes back to an account that is gone. */
const living = (tab: Tab, n: number): number => (tab.shop.erasures.isErased(people[n % 2]!.id!) ? 0 : n % 2);

export const deeds = {
  ...cartDeeds,
  ...bookingDeeds,
  ...tillDeeds,
  ...bankDeeds,
  ...walletDeeds,
  ...loginDeeds,
  ...searchDeeds,
  ...listDeeds,
  ...ownDeeds,
  ...fileDeeds,
  ...passwordDeeds,
  ...contactDeeds,
  ...providerDeeds,
  ...cancellationDeeds,
  ...rescheduleDeeds,
  ...membershipDeeds,
  ...erasureDeeds,
  ...supportDeeds,
  ...packageDeeds,
  ...coachDeeds,
  ...eventDeeds,
  ...academyDeeds,
  ...removalDeeds,
  ...askingDeeds,
  ...onceDeeds,
  ...ticketDeeds,
  ...leadDeeds,
  ...consentDeeds,
  // Its page
  openCart: onPage((tab) => tab.goTo('cart')),
  leave: onPage((tab) => tab.goTo('elsewhere')),
  async reload(tab: Tab): Promise<void> {
    await tab.reload();
  },
  // Another tab
  seeElsewhere,
  payElsewhere: (tab: Tab) => decideElsewhere(tab, true),
  declineElsewhere: (tab: Tab) => decideElsewhere(tab, false),
  giveUpElsewhere,
  topUpElsewhere,
  endTopUpElsewhere,
  logInElsewhere: (tab: Tab, n: number) => logInElsewhere(tab, people[living(tab, n)]!, `token-${living(tab, n)}`),
  // The browser
  online: (tab: Tab) => tab.browser.events.dispatchEvent(new Event('online')),
  pageShown: (tab: Tab) => tab.browser.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  // Who is there
  /** A customer who is logged in cannot log in again; another one does so in another tab. */
  logIn: onPage((tab, n) => {
    const [next, token] = [people[living(tab, n)]!, `token-${living(tab, n)}`];
    if (tab.owner().startsWith('customer')) logInElsewhere(tab, next, token);
    else tab.logIn(next, token);
  }),
  beGuest: onPage((tab, n) => {
    if (tab.user() !== null) return;
    const token = `token-guest-${(lastGuest += 1)}`;
    tab.shop.open(token, 9000 + n, 'guest');
    tab.logIn({ ...guest, id: 9000 + n }, token);
  }),
  refusedElsewhere: (tab: Tab) => leaveElsewhere(tab, 'refusal'),
  leaveElsewhere: (tab: Tab) => leaveElsewhere(tab, 'logout'),
  logOut: onPage((tab) => {
    tab.noteFarewell();
    tab.session()?.send({ type: 'session.logOut' });
  }),
  // Server and wire
  answer: (tab: Tab, n: number, fate: Fate) => tab.wire.answer(n, fate),
  arrive: (tab: Tab, n: number) => tab.wire.deliver(n),
  settle: (tab: Tab) => tab.settle(),
  wait: (tab: Tab, n: number) => tab.wait(seconds[n % seconds.length]! * 1000),
  /** Most of a session's time, or all of it (R9.1.1). */
  sleep: (tab: Tab, n: number) => tab.wait(n % 3 === 0 ? 43_200_001 : 21_600_000),
  /** The customer presses what keeps the places (A16). */
  keepPlaces: onPage((tab) => tab.hold()?.send({ type: 'hold.keep' })),
  rival: (tab: Tab, n: number) =>
    tab.shop.rival(`${[303, 305, 306][n % 3]} 2026-11-27 ${courtHours[n % courtHours.length]}:00:00`),
  raise: (tab: Tab, n: number) => tab.shop.raise([31, 41, 11, 91][n % 4]!, 333),
  drain: (tab: Tab, n: number) => tab.shop.drain(`token-${n % 2}`),
  turnCode: (tab: Tab) => tab.shop.turnCode(),
  decide: (tab: Tab, n: number) => tab.shop.decide(n % 2 === 0),
} as const satisfies Record<string, (tab: Tab, n: number, fate: Fate) => unknown>;

export type Deed = keyof typeof deeds;

export async function take(tab: Tab, { do: name, n, fate }: Step): Promise<void> {
  await deeds[name](tab, n, fate);
  await tab.rest();
}

/** The beginning of a walk: signed out, and two accounts in the shop. */
export async function begin(tab: Tab): Promise<void> {
  countAnew();
  lastGuest = 0;
  tab.shop.open('token-0', layla.id!, 'Layla', 8000, 3480);
  tab.shop.open('token-1', omar.id!, 'Omar', 50_000, 0);
  await tab.load();
}
