/**
 * The operator's server as storms need it: a few hundred lines that answer at once, with the simplest rules for money and
 * places. It shares no code with the portal, so that the two can disagree.
 */
import { createAcademies } from './academies.ts';
import { createAccounts } from './accounts.ts';
import { Bare, Page, Refusal, type Asked, type Reply } from './asked.ts';
import { bookFaults } from './books.ts';
import { stamp } from './clock.ts';
import { createCoaches } from './coaches.ts';
import { createCourts } from './courts.ts';
import { createHadTickets } from './asking/hadTickets.ts';
import { createLeads } from './asking/leads.ts';
import { createLinks } from './links.ts';
import { createMemberships } from './memberships.ts';
import { createErasures } from './erasures.ts';
import { createEvents } from './events.ts';
import { createFacilities } from './facilities.ts';
import { createHadOrders } from './hadOrders.ts';
import { createOrderCalls } from './orderCalls.ts';
import { createOrders, mayBeGivenUp } from './orders.ts';
import { createOwnLists } from './ownLists.ts';
import { createOwnRecords } from './ownRecords.ts';
import { createPackages } from './packages.ts';
import { createPrices } from './prices.ts';
import { createSaidOnce } from './asking/saidOnce.ts';
import { createSavedCards } from './savedCards.ts';
import { createSiteForms } from './asking/siteForms.ts';
import { createSupport } from './support.ts';
import { createTopUps } from './topUps.ts';
import { createWaysIn } from './waysIn.ts';

/** What is found says what was searched for. */
const found = ({ query }: Asked) =>
  [1, 2].map((id) => ({ type: 'event', id, name: `Found by ${query.get('search')}` }));

export type Shop = ReturnType<typeof createShop>;

export function createShop(now: () => number) {
  const accounts = createAccounts();
  const prices = createPrices();
  const courts = createCourts(now);
  const orders = createOrders(now, courts);
  const wallets = createTopUps(() => stamp(now()));
  /** What is in the own cart is not told to be taken. */
  const facilities = createFacilities({ isFree: (court) => courts.isFree(court, 'cart'), priceOf: prices.priceOf });
  const waysIn = createWaysIn(now, accounts);
  const erasures = createErasures(accounts, orders, waysIn);
  const ownRecords = createOwnRecords(accounts, waysIn);
  const had = createHadOrders(now, accounts, courts);
  const memberships = createMemberships(accounts, prices);
  const support = createSupport(now, accounts);
  const packages = createPackages(accounts);
  const coaches = createCoaches(prices);
  const events = createEvents(prices);
  const academies = createAcademies(prices);
  const ownLists = createOwnLists(accounts, had);
  const leads = createLeads(waysIn.spend);
  const links = createLinks();
  const hadTickets = createHadTickets(accounts, had);
  const savedCards = createSavedCards(accounts);
  const saidOnce = createSaidOnce();
  const storedBy = (path: string) => ownRecords.stored.get(path)?.by;
  const siteForms = createSiteForms(waysIn.spend, storedBy, accounts.ownerOf);
  const answerOrder = createOrderCalls(now, { accounts, courts, orders, prices });

  function answerTopUp(asked: Asked): unknown {
    const { method, path, key } = asked;
    const said = wallets.answer(accounts.caller(asked), method, path, { ...asked, key: key ?? '' });
    if ('refused' in said) throw new Refusal(...said.refused);
    return said.data;
  }

  function waysToPay(asked: Asked): unknown {
    const { wallet, points } = accounts.caller(asked);
    return { cards: [], wallet: { balance: wallet / 100 }, q_points: { points, value: points / 100 }, credit: null };
  }

  function answer(asked: Asked): unknown {
    const { method, path } = asked;
    if (path === 'cart/sync') return method === 'DELETE' ? courts.release(asked) : courts.reserve(asked);
    if (path === 'payments/options') return waysToPay(asked);
    if (path === 'profile/wallet') return { balance: accounts.caller(asked).wallet / 100, currency: 'AED' };
    if (path.startsWith('wallet/top-up')) return answerTopUp(asked);
    if (path === 'benefits/verify') return prices.verify(asked);
    if (path === 'auth/logout') return null;
    // Nothing is asked of those who come.
    if (path === 'facilities/fieldConfig') return {};
    if (path === 'venues') return [];
    if (path === 'search/global') return found(asked);
    for (const part of [
      leads.answer,
      links.answer,
      hadTickets.answer,
      savedCards.answer,
      saidOnce.answer,
      siteForms.answer,
      packages.answer,
      coaches.answer,
      events.answer,
      academies.answer,
      answerOrder,
      had.answer,
      memberships.answer,
      erasures.answer,
      support.answer,
      waysIn.answer,
      ownRecords.answer,
      ownLists,
    ]) {
      const told = part(asked);
      if (told !== undefined) return told;
    }
    const told = facilities.answer(path, asked.query);
    if (told !== undefined) return told;
    throw new Refusal(404, 'notFound');
  }

  function sent(told: unknown) {
    if (told instanceof Bare) return told.body;
    if (told instanceof Blob) return told;
    if (!(told instanceof Page)) return { status: true, message: null, data: told };
    const { data, total, total_pages, current_page } = told;
    return { status: true, message: null, data, total, total_pages, current_page };
  }

  return {
    orders: orders.orders,
    wallets,
    had,
    memberships,
    erasures,
    support,
    packages,
    coaches,
    events,
    academies,
    leads,
    links,
    hadTickets,
    savedCards,
    saidOnce,
    siteForms,
    waysIn,
    ownRecords,
    accounts: accounts.byToken,
    ownerOf: accounts.ownerOf,
    promises: courts.promises,
    open: (...[token, id, name, ...money]: Parameters<typeof accounts.open>): void => {
      accounts.open(token, id, name, ...money);
      if (name === 'guest') return;
      support.opened(id);
      packages.opened(id);
    },
    drain: accounts.drain,
    priceOf: prices.priceOf,
    raise: prices.raise,
    turnCode: prices.turnCode,
    rival: courts.rival,
    isRivals: courts.isRivals,
    pay: orders.pay,
    decline: orders.decline,
    decide: orders.decide,
    attemptOf: orders.find,
    lastAttemptOf: orders.lastAttemptOf,
    handle(asked: Asked): Reply {
      orders.sweep();
      try {
        return { status: 200, body: sent(answer(asked)) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { status: code, data } = error;
        return { status: code, body: { status: false, message: null, code: error.code, data } };
      }
    },
    /** Given up in another tab; whether it could be. */
    giveUp(id: string): boolean {
      orders.sweep();
      const order = orders.find(id)?.order;
      if (order === undefined || !mayBeGivenUp(order)) return false;
      orders.giveUp(order);
      return true;
    },
    faults: (): string[] => bookFaults(accounts, orders, wallets, had),
  };
}
