/** The law of what opens beside a page: the lead form and the search, from R2.7, R2.12.13, R4.1.7, R4.7.3, R7.5.2, F10 and F23; see docs/guide/testing.md. */
import { done } from '../../support/paths.ts';
import { layla, passerBy, standardSite } from './portal.fixtures.ts';
import {
  before,
  breaks,
  dismiss,
  forgets,
  doesNotCome,
  isNow,
  lawOf,
  leadComes,
  leadsTo,
  loggedOut,
  needCart,
  opened,
  opens,
  retry,
  row,
  running,
  searchComes,
  starts,
} from './portalLaw.fixtures.ts';

const opening = opens(standardSite);
const cart = starts('fetchCartNow', { isWanted: true });

const lead = { type: 'lead.open' };
const ready = [needCart, opening];
const pressed = [...ready, lead];

export const leadForm = lawOf(
  {},
  {
    none: { by: [needCart], state: before({ shop: 'needed' }), runs: running() },
    /** Its button was pressed before the site was open. */
    early: {
      by: [needCart, lead],
      state: before({ shop: 'needed', lead: 'fetchingNow' }),
      runs: running('fetchLeadNow'),
      tags: ['busy'],
    },
    fetching: { by: ready, state: opened(), runs: running('fetchCartNow', 'fetchLead') },
    /** It failed to load, and nothing is shown. */
    missing: {
      by: [...ready, doesNotCome('fetchLead')],
      state: opened({ lead: 'none' }),
      runs: running('fetchCartNow'),
    },
    fetchingNow: {
      by: pressed,
      state: opened({ lead: 'fetchingNow' }),
      runs: running('fetchCartNow', 'fetchLeadNow'),
      tags: ['busy'],
    },
    failed: {
      by: [...pressed, doesNotCome('fetchLeadNow')],
      state: opened({ lead: 'failed' }),
      runs: running('fetchCartNow'),
      tags: ['failed'],
    },
    running: {
      by: [...ready, leadComes('fetchLead')],
      state: opened({ lead: 'running' }),
      runs: running('fetchCartNow', 'lead'),
    },
  },
  [
    row('R2.12.13', 'none', opening, {
      to: 'fetching',
      changes: { config: standardSite },
      does: [cart, starts('fetchLead', { isWanted: false })],
    }),
    // When the site opens again, it is loaded again.
    row('R2.12.13', 'missing', opening, { to: 'fetching', does: [starts('fetchLead', { isWanted: false })] }),
    row('R2.12.13', 'early', opening, { to: 'fetchingNow', changes: { config: standardSite }, does: [cart] }),
    // R4.7.3: the button does not wait until the page is quiet.
    row('R4.7.3', 'none', lead, { to: 'early', does: [starts('fetchLeadNow', { isWanted: true })] }),
    row('R4.7.3', ['fetching', 'missing'], lead, {
      to: 'fetchingNow',
      does: [starts('fetchLeadNow', { isWanted: true })],
    }),
    row('R4.7.3', 'running', lead, { does: [{ sends: lead, to: 'lead' }] }),
    row('R2.12.13', 'fetching', leadComes('fetchLead'), { to: 'running', does: [starts('lead', { isWanted: false })] }),
    row('R4.7.3', 'fetchingNow', leadComes('fetchLeadNow'), {
      to: 'running',
      does: [starts('lead', { isWanted: true })],
    }),
    row('R4.7.3', 'early', leadComes('fetchLeadNow'), {
      to: before({ shop: 'needed', lead: 'running' }),
      does: [starts('lead', { isWanted: true })],
    }),
    // A failure is shown only if the customer asked for it (R7.5.2).
    row('R7.5.2', 'fetching', doesNotCome('fetchLead'), { to: 'missing' }),
    row('R7.5.2', 'fetching', done('fetchLead', null), { to: 'missing' }),
    row('R7.5.2', 'fetchingNow', doesNotCome('fetchLeadNow'), { to: 'failed' }),
    row('R7.5.2', 'early', doesNotCome('fetchLeadNow'), { to: before({ shop: 'needed', lead: 'failed' }) }),
    row('F23', 'failed', retry, { to: 'fetchingNow', does: [starts('fetchLeadNow', { isWanted: true })] }),
    row('F23', 'failed', dismiss, { to: 'missing' }),
    row('F23', 'running', breaks('lead'), { to: 'missing' }),
    // R4.1.7: a logout takes along what was typed.
    row('R4.1.7', 'running', loggedOut, {
      does: [...forgets, leadsTo('home'), { sends: { type: 'lead.forget' }, to: 'lead' }],
    }),
    row('R4.1.7', ['fetching', 'missing', 'fetchingNow', 'failed'], loggedOut, {
      does: [...forgets, leadsTo('home')],
    }),
    row('R4.1.7', ['none', 'early'], loggedOut, { does: forgets }),
  ],
);

const search = { type: 'search.open' };
const looking = [...ready, search];
const whileOpen = (...runs: string[]) => running('fetchCartNow', 'fetchLead', ...runs);

/** Runs while it is open, and closes when the customer leaves. */
export const searching = lawOf(
  {},
  {
    waiting: { by: [needCart], state: before({ shop: 'needed' }), runs: running() },
    closed: { by: ready, state: opened(), runs: whileOpen() },
    fetching: { by: looking, state: opened({ search: 'fetching' }), runs: whileOpen('fetchSearch'), tags: ['busy'] },
    failed: {
      by: [...looking, doesNotCome('fetchSearch')],
      state: opened({ search: 'failed' }),
      runs: whileOpen(),
      tags: ['failed'],
    },
    open: { by: [...looking, searchComes], state: opened({ search: 'open' }), runs: whileOpen('search') },
  },
  [
    row('R2.7.1', 'waiting', opening, {
      to: 'closed',
      changes: { config: standardSite },
      does: [cart, starts('fetchLead', { isWanted: false })],
    }),
    row('R2.7.3', 'closed', search, { to: 'fetching', does: [starts('fetchSearch')] }),
    row('R2.7.3', 'fetching', searchComes, {
      to: 'open',
      does: [starts('search', { site: standardSite, recent: [] })],
    }),
    row('F23', 'fetching', doesNotCome('fetchSearch'), { to: 'failed' }),
    row('F23', 'open', breaks('search'), { to: 'failed' }),
    row('F23', 'failed', retry, { to: 'fetching', does: [starts('fetchSearch')] }),
    row('F23', 'failed', dismiss, { to: 'closed' }),
    row('R2.7.3', 'open', { type: 'search.close' }, { to: 'closed' }),
    // After a selection it is empty and closed.
    row('R2.7.8', 'open', done('search'), { to: 'closed' }),
    // Searches belong to one customer, also when another tab reports the change.
    ...[layla, passerBy].flatMap((user) => [
      row('F10', ['failed', 'open'], isNow(user), { to: 'closed', changes: { user } }),
      row('F10', ['waiting', 'closed', 'fetching'], isNow(user), { changes: { user } }),
    ]),
    row('F10', ['failed', 'open'], isNow(null), { to: 'closed' }),
  ],
);
