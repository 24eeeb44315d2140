/** What leads to the identity provider and back, and links that somebody else has written (R4.9.3, T04). */
import type { ArrivalRef } from '../../../../machines/login/arrivalMachine.ts';
import { people } from '../people.ts';
import type { Tab } from '../tab.ts';
import { loginOf } from './loginDeeds.ts';
import { onPage } from './onPage.ts';

/** After that time a return belongs to nothing that was begun here, in milliseconds. */
const longestWay = 30 * 60_000;
const goodbye = `&logoutUrl=${encodeURIComponent('https://provider.example/logout')}`;

export const arrivalOf = (tab: Tab): ArrivalRef | undefined => loginOf(tab)?.getSnapshot().children.arrival;

/** Where one is waited for, the next token is taken for it: nothing tells them apart. */
async function land(tab: Tab, n: number): Promise<void> {
  const isAwaited = Date.now() - tab.arrivals.since <= longestWay;
  const [id, before] = [people[n % 2]!.id, tab.user()?.id ?? null];
  Object.assign(tab.arrivals, { id, isAwaited, isAccepted: false, isOver: false, before });
  await tab.load(`/login?loginToken=${tab.shop.waysIn.vouchFor(n % 2)}${n % 3 === 0 ? goodbye : ''}`);
  tab.goTo('login');
}

export const providerDeeds = {
  chooseProvider: (tab: Tab) => loginOf(tab)?.send({ type: 'provider.choose' }),
  abandonProvider: (tab: Tab) => loginOf(tab)?.send({ type: 'provider.abandon' }),
  /** The provider leads back, with a token or without. */
  async comeFromProvider(tab: Tab, n: number): Promise<void> {
    const page = tab.page();
    if (page.name !== 'provider') return;
    if (page.isGoodbye) return tab.load('/');
    if (n % 4 !== 3) return land(tab, n);
    await tab.load('/login');
    tab.goTo('login');
  },
  /** A link that brings a token nobody here has asked for. */
  followLink: onPage((tab, n) => land(tab, n)),
  acceptLink: (tab: Tab) => {
    const arrival = arrivalOf(tab);
    if (arrival?.getSnapshot().matches('confirming') !== true) return;
    tab.arrivals.isAccepted = true;
    tab.noteLogin(tab.arrivals.id!);
    arrival.send({ type: 'arrival.accept' });
  },
  refuseLink: (tab: Tab) => arrivalOf(tab)?.send({ type: 'arrival.refuse' }),
} as const;
