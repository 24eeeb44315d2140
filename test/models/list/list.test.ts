import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type { ListAnswer, ListQuery, OwnerNews } from '../../../machines/list/listContext.ts';
import { listMachine, type ListSnapshot } from '../../../machines/list/listMachine.ts';
import {
  listPart,
  beginsWithNext,
  hasDays,
  isBusy,
  pagesBeside,
  screenOf,
} from '../../../machines/list/listSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { afterLoss, cards, library, signedOut } from './list.others.law.ts';
import { bookings } from './list.law.ts';
import { situations } from './list.answers.ts';
import { input, page } from './list.events.ts';

checkLaws(bookings, cards, signedOut, library, afterLoss);

test.each([
  ['asking', 'asking', true],
  ['shown', 'shown', false],
  ['turning', 'shown', true],
  ['empty', 'empty', false],
  ['lost', 'failed', false],
  ['retrying', 'failed', true],
  ['signedOut', 'signedOut', false],
] as const)('%s is shown as %s', (situation, screen, busy) => {
  const { snapshot } = reach(bookings, situations[situation]!.by);
  expect([screenOf(snapshot as ListSnapshot), isBusy(snapshot as ListSnapshot)]).toEqual([screen, busy]);
});

test('Q9.3.b: days can be chosen for past entries', () => {
  const { by } = situations['shown']!;
  const past = { type: 'period.choose', period: 'past' };
  expect(hasDays(reach(bookings, by).snapshot as ListSnapshot)).toBe(false);
  expect(hasDays(reach(bookings, [...by, past]).snapshot as ListSnapshot)).toBe(true);
});

test('the next booking is shown above the first page of upcoming ones', () => {
  const begins = (...then: readonly AnyEventObject[]) =>
    beginsWithNext(reach(bookings, [...situations['shown']!.by, ...then]).snapshot as ListSnapshot);
  expect(begins()).toBe(true);
  expect(begins({ type: 'page.choose', page: 2 })).toBe(false);
  expect(begins({ type: 'period.choose', period: 'past' })).toBe(false);
  for (const situation of ['signedOut', 'empty'])
    expect(beginsWithNext(reach(bookings, situations[situation]!.by).snapshot as ListSnapshot)).toBe(false);
});

test('I37: a late answer to a former question changes nothing, and is not waited for (R3.2.4)', async () => {
  const signals: AbortSignal[] = [];
  const pending: ((answer: ListAnswer) => void)[] = [];
  const load = fromPromise<ListAnswer, ListQuery>(({ signal }) => {
    signals.push(signal);
    return new Promise((resolve) => pending.push(resolve));
  });
  const silent = fromCallback<OwnerNews, undefined>(() => undefined);
  const actor = createActor(listMachine.provide({ actors: { loadData: load, watchOwner: silent } }), { input }).start();
  actor.send({ type: 'period.choose', period: 'past' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  pending[1]!(page({ data: ['past'] }));
  pending[0]!(page({ data: ['upcoming'] }));
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(actor.getSnapshot().context.data).toEqual(['past']);
});

test('A03, F01: as a part of its page it counts once it has an answer or a problem', () => {
  const told = (situation: string) => listPart(reach(bookings, situations[situation]!.by).snapshot as ListSnapshot);
  const isThere = ['asking', 'lost', 'shown', 'empty', 'signedOut'].map((situation) => told(situation).isThere);
  expect(isThere).toEqual([false, false, true, true, true]);
  expect([told('lost').problem?.code, told('shown').problem]).toEqual(['lost', null]);
});

test.each([
  [1, 1, null, null],
  [1, 3, null, 2],
  [2, 3, 1, 3],
  [3, 3, 2, null],
  // The list has become shorter since.
  [4, 3, 3, null],
])('beside page %s of %s are %s and %s', (current_page, total_pages, previous, next) => {
  const snapshot = { context: { current_page, total_pages } } as ListSnapshot;
  expect(pagesBeside(snapshot)).toEqual({ previous, next });
});
