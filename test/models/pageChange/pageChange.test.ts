import { expect, test } from 'vitest';
import { isFragmentOf } from '../../../machines/pageChange/pageChangeRules.ts';
import * as read from '../../../machines/pageChange/pageChangeSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { done } from '../../support/paths.ts';
import { pageChange } from './pageChange.law.ts';

checkLaws(pageChange);

test.each([
  // The entry that the portal was opened at is there before its page is; what it leads to is not.
  ['first', { here: '/', target: '/', isOnTheWay: false, isAtRest: false, problem: null }],
  ['firstElsewhere', { here: '/login', target: '/login', isOnTheWay: true, isAtRest: false, problem: null }],
  ['home', { here: '/', target: '/', isOnTheWay: false, isAtRest: true, problem: null }],
  ['toCart', { here: '/', target: '/cart', isOnTheWay: true, isAtRest: false, problem: null }],
  ['toEvents', { here: '/', target: '/events', isOnTheWay: true, isAtRest: false, problem: null }],
  ['lost', { here: '/', target: '/', isOnTheWay: false, isAtRest: true, problem: new Error('lost') }],
] as const)('R2.4.7: what views read in %s', (situation, said) => {
  const snapshot = reach(pageChange, pageChange.situations[situation]!.by).snapshot as never;
  expect({
    here: read.here(snapshot).pathname,
    target: read.target(snapshot).pathname,
    isOnTheWay: read.isOnTheWay(snapshot),
    isAtRest: read.isAtRest(snapshot),
    problem: read.problem(snapshot),
  }).toEqual(said);
});

test('R2.4.7: only a fragment of the current page needs no loading', () => {
  const entry = (pathname: string, search: string, hash: string) => ({ pathname, search, hash, state: null, key: 'x' });
  const home = entry('/', '?lang=en', '');
  expect(isFragmentOf(home, entry('/', '?lang=en', '#offers'))).toBe(true);
  expect(isFragmentOf(home, entry('/', '?lang=en', ''))).toBe(false);
  expect(isFragmentOf(home, entry('/cart', '?lang=en', '#offers'))).toBe(false);
  expect(isFragmentOf(home, entry('/', '?lang=ar', '#offers'))).toBe(false);
});

test('R2.4.4: what was never written is not left behind by what it leads to', () => {
  const cart = { pathname: '/cart', search: '', hash: '', state: null, key: 'cart' };
  const login = { ...cart, pathname: '/login', key: 'login' };
  const want = { type: 'entry.want', entry: cart, way: 'push', staysPut: false };
  const leads = done('preparePage', login);
  const ways = [
    [want, leads],
    [done('preparePage', null), want, leads],
  ].map((events) => reach(pageChange, events).snapshot.context['wanted'] as { way: string });
  expect(ways.map(({ way }) => way)).toEqual(['replace', 'push']);
});
