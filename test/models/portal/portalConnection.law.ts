/**
 * The law of code requested while the portal cannot be reached, from F01 and F23: it loads once the connection is back;
 * see docs/guide/testing.md.
 */
import type { Effect, Situation } from '../../support/law/law.ts';
import { done } from '../../support/paths.ts';
import { quietSite, standardSite } from './portal.fixtures.ts';
import { book, inDialog, nothing, onPage, panel, writes } from './portalBooking.fixtures.ts';
import {
  cannotReach,
  dismiss,
  doesNotCome,
  lawOf,
  needCart,
  needsCart,
  opened,
  opens,
  retry,
  row,
  runningOpen,
  starts,
} from './portalLaw.fixtures.ts';

const waits = [starts('awaitConnection')];
const back = done('awaitConnection');
/** The connection cannot be watched: nothing is retried automatically, and the customer has to. */
const untold = doesNotCome('awaitConnection');
const asksAgain: Effect[] = [retry, { type: 'panel.retry' }].map((raises) => ({ raises }));

const ready = [needCart, opens(standardSite), nothing];
const search = { type: 'search.open' };
const login = { type: 'login.open' };
const lead = { type: 'lead.open' };

/** What is wanted, how it stands while it comes and once it could not be reached. */
const coming = (by: Situation['by'], parts: object, runs: string): Situation => ({
  by: [...ready, ...by],
  state: opened({ booking: 'closed', ...parts }),
  runs: runningOpen(runs),
  tags: ['busy'],
});
const waiting = (by: Situation['by'], parts: object, more: Partial<Situation> = { tags: ['failed'] }): Situation => ({
  by: [...ready, ...by],
  state: opened({ booking: 'closed', connection: 'lost', ...parts }),
  runs: runningOpen('awaitConnection'),
  ...more,
});

export const searchWaits = lawOf(
  {},
  {
    coming: coming([search], { search: 'fetching' }, 'fetchSearch'),
    lost: waiting([search, cannotReach('fetchSearch')], { search: 'failed' }),
    /** It is not wanted any more. */
    unwanted: waiting([search, cannotReach('fetchSearch'), dismiss], {}, {}),
  },
  [
    row('F01', 'coming', cannotReach('fetchSearch'), { to: 'lost', does: waits }),
    row('F01', 'lost', back, { to: 'coming', does: [...asksAgain, starts('fetchSearch')] }),
    row('F01', 'lost', dismiss, { to: 'unwanted' }),
    row('F01', 'unwanted', back, { to: opened({ booking: 'closed' }), does: asksAgain }),
    row('F23', 'unwanted', untold, { to: opened({ booking: 'closed' }) }),
    // What fails while the portal is there does not wait.
    row('F23', 'coming', doesNotCome('fetchSearch'), { to: opened({ booking: 'closed', search: 'failed' }) }),
    row('F23', 'lost', untold, { to: opened({ booking: 'closed', search: 'failed' }) }),
    // The customer can also retry at once.
    row('F23', 'lost', retry, {
      to: opened({ booking: 'closed', search: 'fetching', connection: 'lost' }),
      does: [starts('fetchSearch')],
    }),
  ],
);

const asksForLogin = [needsCart, starts('fetchDialogs', { wish: 'login' })];
export const loginWaits = lawOf(
  {},
  {
    coming: coming([login], { dialogs: 'fetching' }, 'fetchDialogs'),
    lost: waiting([login, cannotReach('fetchDialogs')], { dialogs: 'failed' }),
  },
  [
    row('F01', 'coming', cannotReach('fetchDialogs'), { to: 'lost', does: waits }),
    row('F01', 'lost', back, { to: 'coming', does: [...asksAgain, ...asksForLogin] }),
    row('F01', 'lost', dismiss, { to: opened({ booking: 'closed', connection: 'lost' }) }),
    row('F23', 'coming', doesNotCome('fetchDialogs'), { to: opened({ booking: 'closed', dialogs: 'failed' }) }),
    row('F23', 'lost', untold, { to: opened({ booking: 'closed', dialogs: 'failed' }) }),
    row('F23', 'lost', retry, {
      to: opened({ booking: 'closed', dialogs: 'fetching', connection: 'lost' }),
      does: asksForLogin,
    }),
  ],
);

const asksForBooking = [needsCart, starts('fetchBooking')];
export const bookingWaits = lawOf(
  {},
  {
    coming: coming([book], { booking: 'fetching' }, 'fetchBooking'),
    lost: waiting(
      [book, cannotReach('fetchBooking')],
      { booking: { failed: 'inDialog' } },
      { tags: ['failed'], knows: { asked: inDialog } },
    ),
    panelComing: coming([panel], { booking: 'fetching' }, 'fetchBooking'),
    panelLost: waiting(
      [panel, cannotReach('fetchBooking')],
      { booking: { failed: 'onPage' } },
      { knows: { asked: onPage } },
    ),
  },
  [
    row('F01', 'coming', cannotReach('fetchBooking'), { to: 'lost', does: waits }),
    row('F01', 'lost', back, { to: 'coming', does: [...asksAgain, ...asksForBooking] }),
    row('F01', 'lost', dismiss, {
      to: opened({ booking: 'closed', connection: 'lost' }),
      changes: { asked: null },
      does: [writes(null)],
    }),
    row('F01', 'panelComing', cannotReach('fetchBooking'), { to: 'panelLost', does: waits }),
    row('F01', 'panelLost', back, { to: 'panelComing', does: [...asksAgain, ...asksForBooking] }),
    row('F23', 'coming', doesNotCome('fetchBooking'), { to: opened({ booking: { failed: 'inDialog' } }) }),
    row('F23', 'panelComing', doesNotCome('fetchBooking'), { to: opened({ booking: { failed: 'onPage' } }) }),
    row('F23', 'lost', untold, { to: opened({ booking: { failed: 'inDialog' } }) }),
    row('F23', 'panelLost', untold, { to: opened({ booking: { failed: 'onPage' } }) }),
    row('F23', 'lost', retry, {
      to: opened({ booking: 'fetching', connection: 'lost' }),
      does: asksForBooking,
    }),
  ],
);

const withoutPrefetch = (runs: string): string[] => runningOpen(runs).filter((name) => name !== 'fetchLead');
const wanted = [needCart, opens(quietSite), nothing, lead];
/** The lead form that was asked for waits; one loaded in the background does not. */
export const leadWaits = lawOf(
  {},
  {
    coming: {
      by: wanted,
      state: opened({ booking: 'closed', lead: 'fetchingNow' }),
      runs: withoutPrefetch('fetchLeadNow'),
      tags: ['busy'],
    },
    lost: {
      by: [...wanted, cannotReach('fetchLeadNow')],
      state: opened({ booking: 'closed', lead: 'failed', connection: 'lost' }),
      runs: withoutPrefetch('awaitConnection'),
      tags: ['failed'],
    },
  },
  [
    row('F01', 'coming', cannotReach('fetchLeadNow'), { to: 'lost', does: waits }),
    row('F01', 'lost', back, { to: 'coming', does: [...asksAgain, starts('fetchLeadNow', { isWanted: true })] }),
    row('F23', 'lost', untold, { to: opened({ booking: 'closed', lead: 'failed' }) }),
  ],
);
