/** Where lists stand, and what an answer does there. */
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import {
  all,
  arrived,
  asks,
  broken,
  chooseDays,
  chooseOrder,
  choosePage,
  cleared,
  first,
  isNow,
  loggedIn,
  look,
  nothing,
  page,
  past,
  pastShown,
  refused,
  retry,
  seen,
  standing,
  tells,
  waiting,
  week,
} from './list.events.ts';

export const situations: Record<string, Situation> = {
  // R3.2.4–6: latest first, sixteen a page.
  asking: {
    by: [],
    ...waiting,
    knows: { ...cleared, ...first, size: 16, problem: null, attempts: 0, owner: 'customer 1' },
  },
  shown: { by: arrived, ...standing, knows: { ...page(), problem: null, page: 1 } },
  /** The third page is awaited, the first still shown. */
  turning: { by: [...arrived, choosePage(3)], ...waiting, knows: { ...page(), page: 3 } },
  lastPage: {
    by: [...arrived, choosePage(3), done('loadData', page({ current_page: 3 }))],
    ...standing,
    knows: { page: 3, current_page: 3 },
  },
  earliestFirst: {
    by: [...arrived, chooseOrder('order_id', 'asc'), done('loadData', page())],
    ...standing,
    knows: { page: 1, sort_by: 'order_id', sort_order: 'asc' },
  },
  /** The customer came back to the page, and the list is reloading quietly. */
  looking: { by: [...arrived, look], ...seen, knows: { ...page(), page: 1 } },
  lookingAtNothing: { by: [done('loadData', nothing), look], ...seen, knows: nothing },
  lookingAtLast: {
    by: [...arrived, choosePage(3), done('loadData', page({ current_page: 3 })), look],
    ...seen,
    knows: { page: 3, current_page: 3 },
  },
  empty: { by: [done('loadData', nothing)], state: loggedIn('empty'), runs: ['watchOwner'], knows: nothing },
  past: { by: pastShown, ...standing, knows: { ...past, filter: all, page: 1 } },
  narrowed: {
    by: [...pastShown, chooseDays(week), done('loadData', page())],
    ...standing,
    knows: { ...past, filter: week },
  },
  lost: {
    by: [failed('loadData', new ConnectionError())],
    ...broken,
    knows: { ...cleared, problem: { code: 'lost', message: null }, attempts: 1 },
  },
  /** The problem stays until the retry has an answer. */
  retrying: {
    by: [failed('loadData', new ConnectionError()), retry],
    ...waiting,
    knows: { problem: { code: 'lost', message: null }, attempts: 0 },
  },
  /** Signed out: nothing of the list is left. */
  signedOut: {
    by: [...arrived, choosePage(3), isNow(null)],
    state: 'signedOut',
    runs: ['watchOwner'],
    knows: { ...cleared, problem: null },
  },
};

/** Where the first question is asked, and nothing else was chosen. */
export const plain = ['asking', 'shown', 'empty', 'retrying', 'looking', 'lookingAtNothing'];

const lookingAgain = ['looking', 'lookingAtLast', 'lookingAtNothing'];
export const onThird = ['turning', 'lastPage', 'lookingAtLast'];
export const sorted = { sort_by: 'order_id', sort_order: 'asc' } as const;
export const narrow = { ...past, filter: week } as const;
export const found = page({ data: ['pitch'], total: 50, total_pages: 4, current_page: 2 });

/** An entry of the third page was removed, so that the page is empty. */
export const shorter = page({ data: [], total: 20, total_pages: 2, current_page: 3 });

export const cutOff = { code: 'lost', message: null };
const said = { code: 'http403', message: 'Not yours' };

export const reconnects = (problem: object, attempts: number): Effect => ({
  starts: 'reconnect',
  input: { problem, attempts },
});

export const answers: Law['rows'] = [
  {
    law: 'R3.2.4',
    in: ['asking', 'turning', ...lookingAgain],
    on: done('loadData', found),
    to: 'shown',
    changes: found,
  },
  { law: 'R3.2.4', in: ['retrying'], on: done('loadData', found), to: 'shown', changes: { ...found, problem: null } },
  { law: 'R3.2.4', in: ['asking'], on: done('loadData', nothing), to: 'empty', changes: { data: [] } },
  {
    law: 'R3.2.4',
    in: ['turning', 'looking'],
    on: done('loadData', nothing),
    to: 'empty',
    changes: { data: [], total: 0, total_pages: 0 },
  },
  { law: 'R3.2.4', in: ['retrying'], on: done('loadData', nothing), to: 'empty', changes: { data: [], problem: null } },
  { law: 'R3.2.4', in: ['asking', 'looking'], on: done('loadData', shorter), to: 'empty', changes: shorter },
  {
    law: 'R3.2.4',
    in: ['retrying'],
    on: done('loadData', shorter),
    to: 'empty',
    changes: { ...shorter, problem: null },
  },
  {
    law: 'R3.2.4',
    in: ['turning', 'lookingAtLast'],
    on: done('loadData', shorter),
    to: 'asking',
    changes: { page: 2 },
    does: [tells({ page: 2 }, true), asks({ page: 2 })],
  },
  // F03: what was lost is asked for again by itself, a refusal is not; reconnect knows which is which.
  {
    law: 'F03',
    in: ['asking'],
    on: failed('loadData', new ConnectionError()),
    to: 'lost',
    changes: { problem: cutOff, attempts: 1 },
    does: [reconnects(cutOff, 1)],
  },
  {
    law: 'F03',
    in: ['retrying'],
    on: failed('loadData', new ConnectionError()),
    to: 'lost',
    changes: { attempts: 1 },
    does: [reconnects(cutOff, 1)],
  },
  {
    law: 'F03',
    in: ['turning'],
    on: failed('loadData', new ConnectionError()),
    to: 'lost',
    changes: { data: null, total: 0, total_pages: 0, problem: cutOff, attempts: 1 },
    does: [reconnects(cutOff, 1)],
  },
  {
    law: 'F03',
    in: ['asking', 'retrying'],
    on: failed('loadData', refused),
    to: 'lost',
    changes: { problem: said, attempts: 1 },
    does: [reconnects(said, 1)],
  },
  {
    law: 'F03',
    in: ['turning'],
    on: failed('loadData', refused),
    to: 'lost',
    changes: { data: null, total: 0, total_pages: 0, problem: said, attempts: 1 },
    does: [reconnects(said, 1)],
  },
  { law: 'F03', in: ['lost'], on: retry, to: 'asking', changes: { attempts: 0 }, does: [asks()] },
  { law: 'F03', in: ['lost'], on: done('reconnect'), to: 'asking', does: [asks()] },
  { law: 'F03', in: ['lost'], on: failed('reconnect', refused), changes: { problem: said, attempts: 2 } },
];
