/** The law of the list, from R3.2.4–6, R9.1.2–3, R9.3.7 and Q9.3.b; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import { listMachine } from '../../../machines/list/listMachine.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import {
  all,
  asks,
  chooseDays,
  chooseOrder,
  choosePage,
  choosePeriod,
  goTo,
  input,
  isNow,
  loggedIn,
  look,
  nothing,
  own,
  past,
  refresh,
  refused,
  tells,
  week,
} from './list.events.ts';
import { situations, plain, onThird, sorted, narrow, found, shorter, answers } from './list.answers.ts';

/** A choice is requested at once, and reported for the address. */
const chosen = (
  law: string,
  situation: string | readonly string[],
  on: AnyEventObject,
  changes: Row['changes'] & object,
  question: object,
): Row => ({ law, in: [situation].flat(), on, to: 'asking', changes, does: [tells(question), asks(question)] });

const choices: Law['rows'] = [
  chosen('R9.1.2', ['shown', 'looking', ...onThird], choosePage(2), { page: 2 }, { page: 2 }),
  chosen('R9.1.2', 'earliestFirst', choosePage(2), { page: 2 }, { ...sorted, page: 2 }),
  chosen('R9.1.2', 'narrowed', choosePage(2), { page: 2 }, { ...narrow, page: 2 }),
  chosen('R9.1.2', ['shown', 'looking'], choosePage(3), { page: 3 }, { page: 3 }),
  chosen('R9.1.2', 'earliestFirst', choosePage(3), { page: 3 }, { ...sorted, page: 3 }),
  chosen('R9.1.2', 'narrowed', choosePage(3), { page: 3 }, { ...narrow, page: 3 }),
  chosen('R9.1.2', onThird, choosePage(1), { page: 1 }, {}),

  chosen('R9.1.3', plain, chooseOrder('order_id', 'asc'), sorted, sorted),
  chosen('R9.1.3', 'lost', chooseOrder('order_id', 'asc'), { ...sorted, attempts: 0 }, sorted),
  chosen('R9.1.3', onThird, chooseOrder('order_id', 'asc'), { ...sorted, page: 1 }, sorted),
  chosen('R9.1.3', 'past', chooseOrder('order_id', 'asc'), sorted, { ...past, ...sorted }),
  chosen('R9.1.3', 'narrowed', chooseOrder('order_id', 'asc'), sorted, { ...narrow, ...sorted }),
  chosen('R3.2.4', 'earliestFirst', chooseOrder('order_id', 'desc'), { sort_order: 'desc' }, { sort_by: 'order_id' }),
  chosen('R3.2.4', plain, chooseOrder('order_id', 'desc'), { sort_by: 'order_id' }, { sort_by: 'order_id' }),
  chosen(
    'R3.2.4',
    'lost',
    chooseOrder('order_id', 'desc'),
    { sort_by: 'order_id', attempts: 0 },
    { sort_by: 'order_id' },
  ),
  chosen('R3.2.4', onThird, chooseOrder('order_id', 'desc'), { sort_by: 'order_id', page: 1 }, { sort_by: 'order_id' }),
  chosen('R3.2.4', 'past', chooseOrder('order_id', 'desc'), { sort_by: 'order_id' }, { ...past, sort_by: 'order_id' }),
  chosen(
    'R3.2.4',
    'narrowed',
    chooseOrder('order_id', 'desc'),
    { sort_by: 'order_id' },
    { ...narrow, sort_by: 'order_id' },
  ),

  chosen('R4.10.8', plain, choosePeriod('past'), past, past),
  chosen('R4.10.8', 'lost', choosePeriod('past'), { ...past, attempts: 0 }, past),
  chosen('R4.10.8', onThird, choosePeriod('past'), { ...past, page: 1 }, past),
  chosen('R4.10.8', 'earliestFirst', choosePeriod('past'), past, { ...past, ...sorted }),
  chosen('R4.10.8', 'past', choosePeriod('upcoming'), { period: 'upcoming' }, {}),
  // What is to come is not looked for in the last days.
  chosen('Q9.3.b', 'narrowed', choosePeriod('upcoming'), { period: 'upcoming', filter: all }, {}),

  chosen('R9.3.7', 'past', chooseDays(week), { filter: week }, narrow),
  chosen('R9.3.7', ['past', 'narrowed'], chooseDays(own), { filter: own }, { ...past, filter: own }),
  chosen('R9.3.7', 'narrowed', chooseDays(all), { filter: all }, past),
];

/** Back and Forward change the address themselves, so it is not reported. */
const went = (situation: string | readonly string[], changes: Row['changes'] & object): Row => ({
  law: 'R3.2.4',
  in: [situation].flat(),
  on: goTo({ page: 3 }),
  to: 'asking',
  changes,
  does: [asks({ page: 3 })],
});

const ways: Law['rows'] = [
  went(plain, { page: 3 }),
  went('lost', { page: 3, attempts: 0 }),
  went('earliestFirst', { page: 3, sort_by: 'facility_date', sort_order: 'desc' }),
  went('past', { page: 3, period: 'upcoming' }),
  went('narrowed', { page: 3, period: 'upcoming', filter: all }),
];

/**
 * An entry was changed elsewhere: the same page is loaded again; the list stays until then, and the address does not
 * change (Q2.2.b).
 */
export const refreshed = (
  situations: readonly string[],
  question: object,
  changes: Row['changes'] & object = {},
): Row => ({
  law: 'Q2.2.b',
  in: situations,
  on: refresh,
  to: 'asking',
  changes,
  does: [asks(question)],
});

const refreshes: Law['rows'] = [
  refreshed(plain, {}),
  refreshed(onThird, { page: 3 }),
  refreshed(['earliestFirst'], sorted),
  refreshed(['past'], past),
  refreshed(['narrowed'], narrow),
  refreshed(['lost'], {}, { attempts: 0 }),
];

/** The list is reloaded quietly when the customer comes back; on failure the current one stays (Q7.6.r, F03). */
const looksAt = (situation: string, to: string | object, question: object = {}): Row => ({
  law: 'Q7.6.r',
  in: [situation],
  on: look,
  to,
  does: [asks(question)],
});

const unanswered = [failed('loadData', new ConnectionError()), failed('loadData', refused)];

const looks: Law['rows'] = [
  looksAt('shown', 'looking'),
  looksAt('empty', 'lookingAtNothing'),
  looksAt('lastPage', 'lookingAtLast', { page: 3 }),
  looksAt('earliestFirst', loggedIn('looking'), sorted),
  looksAt('past', loggedIn('looking'), past),
  looksAt('narrowed', loggedIn('looking'), narrow),
  { law: 'Q7.6.r', in: ['lookingAtLast'], on: done('loadData', nothing), to: 'empty', changes: nothing },
  { law: 'Q7.6.r', in: ['lookingAtNothing'], on: done('loadData', nothing), to: 'empty' },
  {
    law: 'Q7.6.r',
    in: ['lookingAtNothing'],
    on: done('loadData', shorter),
    to: 'empty',
    changes: { total: 20, total_pages: 2, current_page: 3 },
  },
  ...unanswered.flatMap((on): Row[] => [
    { law: 'F03', in: ['looking'], on, to: 'shown' },
    { law: 'F03', in: ['lookingAtLast'], on, to: 'lastPage' },
    { law: 'F03', in: ['lookingAtNothing'], on, to: 'empty' },
  ]),
];

const gone = { data: null, total: 0, total_pages: 0 } as const;

export const left = (situation: string | readonly string[], changes: Row['changes'] & object): Row => ({
  law: 'R4.1.7',
  in: [situation].flat(),
  on: isNow(null),
  to: 'signedOut',
  changes,
});

const taken = (situation: string | readonly string[], changes: Row['changes'] & object): Row => ({
  law: 'R4.1.7',
  in: [situation].flat(),
  on: isNow('customer 2'),
  to: 'asking',
  changes: { owner: 'customer 2', ...changes },
  does: [tells({}, true), asks()],
});

const owners: Law['rows'] = [
  left('asking', {}),
  left(['shown', 'turning', 'earliestFirst', 'past', 'narrowed', 'looking'], gone),
  left(['lastPage', 'lookingAtLast'], { ...gone, current_page: 1 }),
  left(['empty', 'lookingAtNothing'], { data: null }),
  left('lost', { problem: null, attempts: 0 }),
  left('retrying', { problem: null }),
  // Another customer gets nothing of the previous one, not even their page (R2.3.1).
  taken('asking', {}),
  taken(['shown', 'looking'], gone),
  taken('turning', { ...gone, page: 1 }),
  taken(['lastPage', 'lookingAtLast'], { ...gone, page: 1, current_page: 1 }),
  taken('earliestFirst', { ...gone, sort_by: 'facility_date', sort_order: 'desc' }),
  taken(['empty', 'lookingAtNothing'], { data: null }),
  taken('past', { ...gone, period: 'upcoming' }),
  taken('narrowed', { ...gone, period: 'upcoming', filter: all }),
  taken('lost', { problem: null, attempts: 0 }),
  taken('retrying', { problem: null }),
  taken('signedOut', { page: 1 }),
  // After logging in again, the customer is where they were (R8.1.1).
  { law: 'R8.1.1', in: ['signedOut'], on: isNow('customer 1'), to: 'asking', does: [asks({ page: 3 })] },
];

/** Similar choices that no list accepts. */
const hostile: AnyEventObject[] = [
  ...[0, -1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY].map(choosePage),
  { type: 'page.choose', page: '2' },
  { type: 'page.choose' },
  chooseOrder('total', 'asc'),
  chooseOrder('facility_date', 'sideways'),
  chooseOrder('', ''),
  choosePeriod('tomorrow'),
  choosePeriod(''),
  done('persistSession', found),
];

export const bookings: Law = {
  machine: listMachine,
  begins: [{ starts: 'watchOwner', input: undefined }, asks()],
  input,
  callbackActors: ['watchOwner'],
  situations,
  rows: [...answers, ...choices, ...ways, ...refreshes, ...looks, ...owners],
  refused: hostile,
  unnoticed: Object.fromEntries(
    ['shown', 'empty', 'looking'].map((state) => [
      `an action left out: loggedIn.${state} · list.refresh / 1`,
      'An answer ends the count of attempts (the last row of `afterLoss`), and whoever looks has one.',
    ]),
  ),
};
