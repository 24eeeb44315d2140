import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate';
import { searchMachine, type SearchSnapshot } from '../../../machines/search/searchMachine.ts';
import * as read from '../../../machines/search/searchSelectors.ts';
import type { RecentNews } from '../../../machines/search/searchSetup.ts';
import type { SearchResult } from '../../../src/contract/site/search.ts';
import type { VenueDetails } from '../../../src/contract/site/content.ts';
import type { VenueService } from '../../../src/contract/offered/facilities.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { toldIn } from '../../support/law/told.ts';
import { afterAnswer, coverage, search } from './search.law.ts';
import {
  connectionError,
  hitOf,
  input,
  ready,
  serviceOf,
  situations,
  submit,
  tooLong,
  type,
} from './search.situations.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import { done, failed } from '../../support/paths.ts';
import { withAllPages } from '../../support/builtPages.ts';

withAllPages();

interface Question {
  search: string;
  signal: AbortSignal;
  answer(hits: unknown): void;
}

function running() {
  const questions: Question[] = [];
  const kept: (readonly string[])[] = [];
  const clock = new SimulatedClock();
  const actors = {
    loadSuggestions: fromPromise<SearchResult[], { search: string }>(
      ({ input: { search: text }, signal }) =>
        new Promise((resolve) => questions.push({ search: text, signal, answer: (hits) => resolve(hits as never) })),
    ),
    loadServices: fromPromise<VenueService[], void>(() => new Promise(() => undefined)),
    loadVenues: fromPromise<VenueDetails[], void>(() => new Promise(() => undefined)),
    persistRecent: fromCallback<RecentNews, undefined>(({ receive }) => receive(({ recent }) => kept.push(recent))),
  };
  const actor = createActor(searchMachine.provide({ actors }), { input, clock, inspect: coverage.inspect }).start();
  const type = (text: string) => actor.send({ type: 'text.type', text });
  return { actor, clock, questions, kept, type, asked: () => questions.map(({ search: text }) => text) };
}

test('R7.5.6, R9.3.12: typing without a pause is asked for after three seconds, then after a pause of 0.3', () => {
  const { clock, type, asked } = running();
  let text = 'pa';
  for (let at = 0; at < 3_000; at += 250) {
    type((text += 'x'));
    expect(asked()).toEqual([]);
    clock.increment(250);
  }
  expect(asked()).toEqual([text]);
  type((text += 'y'));
  clock.increment(200);
  // A key that changes nothing does not put it off.
  type(text);
  clock.increment(99);
  expect(asked()).toHaveLength(1);
  clock.increment(1);
  expect(asked().slice(1)).toEqual([text]);
});

checkLaws(search, afterAnswer);

test('R2.7: an older answer never replaces a newer one, and is not waited for', async () => {
  const { actor, clock, questions, type } = running();
  type('pad');
  clock.increment(300);
  type('tennis');
  clock.increment(300);
  expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  questions[1]!.answer([hitOf('event', 2)]);
  questions[0]!.answer([hitOf('event', 1)]);
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(actor.getSnapshot().context.hits.map(({ id }) => id)).toEqual([2]);
});

test('R2.7.8: what was looked for is kept when something is chosen, and the search is over', () => {
  const { actor, kept, type } = running();
  const opened: string[] = [];
  actor.on('page.open', ({ address }) => opened.push(address));
  type('padel');
  actor.send({ type: 'hit.choose', hit: { type: 'event', id: 301 } });
  expect([kept, opened, actor.getSnapshot().status]).toEqual([[['padel', 'tennis']], ['/events/301'], 'done']);
});

test.each([
  ['opened', 'recent', false, null],
  ['typing', 'found', true, null],
  ['asking', 'found', true, null],
  ['shown', 'found', false, 2],
  ['typingOn', 'found', true, null],
  ['failed', 'found', false, null],
] as const)('%s is shown as %s', (situation, shown, busy, found) => {
  const snapshot = reach(search, situations[situation]!.by).snapshot as SearchSnapshot;
  expect([read.screen(snapshot), read.isBusy(snapshot), read.count(snapshot)]).toEqual([shown, busy, found]);
});

test('R2.7: the text, recent searches, and the results, with services as hits', () => {
  const padel = { type: 'service', id: 1, name: 'Padel', ar_name: 'بادل', image_path: null, venue_id: 1 };
  const hit = { ...padel, description: null, ar_description: null };
  expect(toldIn(search, read.text)).toMatchObject({ opened: '', typing: 'pad', typingOn: 'pade' });
  expect(toldIn(search, read.recent)).toMatchObject({ opened: ['tennis'] });
  expect(toldIn(search, read.suggested)).toMatchObject({ opened: [], empty: [hit], withoutServices: [] });
  expect(toldIn(search, read.services)).toMatchObject({ opened: [], typing: [hit], typingOn: [hit] });
  expect(toldIn(search, read.hits)).toMatchObject({ typing: [], shown: [{ id: 301 }], typingOn: [{ id: 301 }] });
});

const toldOf = (by: readonly AnyEventObject[]) => {
  const snapshot = reach(search, by).snapshot as SearchSnapshot;
  const names = [...read.services(snapshot), ...read.foundSections(snapshot), ...read.hits(snapshot)].map(
    ({ name }) => name,
  );
  return [read.screen(snapshot), read.isBusy(snapshot), read.count(snapshot), names];
};
const answered = (text: string, hits: readonly unknown[] = []) => [type(text), submit, done('loadSuggestions', hits)];

test('Q2.7.e, R8.5.6: "nothing found" is shown once that is known, and until then that it is being searched', () => {
  const tennis = [...ready, type('tennis')];
  const asked = [...tennis, submit];
  expect([tennis, asked].map(toldOf)).toEqual([
    ['searching', true, null, []],
    ['searching', true, null, []],
  ]);
  expect(toldOf([...asked, done('loadSuggestions', [])])).toEqual(['nothingFound', false, 0, []]);
  expect(toldOf([...asked, connectionError])).toEqual(['blank', false, null, []]);
});

test('Q2.7.b: venues that come late are added for the word that stands there; nothing is not said before 1.5 s', () => {
  const early = [ready[0]!, ...answered('mirdif')];
  expect(toldOf(early)).toEqual(['searching', true, null, []]);
  expect(toldOf([...early, tooLong])).toEqual(['nothingFound', false, 0, []]);
  const added = ['found', false, 1, ['Padel']];
  expect(toldOf([...early, ready[1]!])).toEqual(added);
  expect(toldOf([...early, tooLong, ready[1]!])).toEqual(added);
  expect(toldOf([...early, failed('loadVenues', new ConnectionError())])).toEqual(['nothingFound', false, 0, []]);
  // Nor before the services are there.
  expect(toldOf([ready[1]!, ...answered('padel')])).toEqual(['searching', true, null, []]);
  expect(toldOf([ready[1]!])).toEqual(['recent', false, null, []]);
});

test('Q2.7.e: what stands there while the next answer is out carries the word that is typed', () => {
  const padel = { ...hitOf('event', 301), name: 'Padel night', ar_name: 'ليلة البادل' };
  const moon = { ...hitOf('event', 302), name: 'Full moon', description: 'Padel until late' };
  const court = { ...hitOf('event', 303), name: 'Long evening', sport: null };
  const former = [...ready, ...answered('pad', [padel, moon, court])];
  const names = (text: string) => toldOf([...former, type(text)])[3];
  expect(toldOf(former)[3]).toEqual(['Padel', 'Padel night', 'Full moon', 'Long evening']);
  expect([names('padel'), names('بادل'), names('evening'), names('tennis')]).toEqual([
    ['Padel', 'Padel night', 'Full moon'],
    ['Padel', 'Padel night'],
    ['Long evening'],
    [],
  ]);
  // The answer to this very question is whole again.
  expect(toldOf([...former, type('padel'), type(' pad')])[3]).toHaveLength(4);
  // While it is asked as much as while it is typed.
  expect(toldOf([...former, type('tennis'), submit])).toEqual(['searching', true, null, []]);
});

test('Q2.7.d: a letter is forgiven where nothing is called so, once that is known', () => {
  const events = { ...hitOf('event', 301), name: 'Padle club' };
  expect(toldOf([...ready, type('padle')])).toEqual(['searching', true, null, []]);
  expect(toldOf([...ready, ...answered('padle')])).toEqual(['found', false, 1, ['Padel']]);
  expect(toldOf([...ready, ...answered('padle', [events])])).toEqual(['found', false, 1, ['Padle club']]);
  expect(toldOf([...ready, ...answered('evens')])).toEqual(['found', false, 1, ['Events']]);
  // What can be known without the server is found without it.
  expect(toldOf([...ready, type('padle'), submit, connectionError])).toEqual(['found', false, null, ['Padel']]);
});

test('Q2.7.d, R8.5.6: that it only comes close is said once the server has answered and all lists are known', () => {
  const isClose = (...by: readonly AnyEventObject[]) => read.isClose(reach(search, by).snapshot as SearchSnapshot);
  const lost = failed('loadVenues', new ConnectionError());
  const padle = answered('padle');
  expect([isClose(...ready, ...padle), isClose(...ready, ...answered('padel'))]).toEqual([true, false]);
  // Nothing comes close to it.
  expect(isClose(...ready, ...answered('xylophone'))).toBe(false);
  // The server was not heard, or not yet; venues are late, or never came.
  expect(isClose(...ready, type('padle'), submit, connectionError)).toBe(false);
  expect(isClose(...ready, type('padle'), submit)).toBe(false);
  const late = [ready[0]!, ...padle, tooLong];
  expect([toldOf(late)[3], isClose(...late), isClose(...late, lost)]).toEqual([['Padel'], false, false]);
  expect(isClose(...late, ready[1]!)).toBe(true);
  // Sections come close by themselves; a service may be called so.
  const noServices = failed('loadServices', new ConnectionError());
  const events = [noServices, ready[1]!, ...answered('evens')];
  expect([toldOf(events)[3], isClose(...events)]).toEqual([['Events'], false]);
  // One service and one section, both called so, are no misspellings.
  const night = [done('loadServices', [serviceOf(1, 'Events night')]), ready[1]!, ...answered('events')];
  expect([toldOf(night)[3], isClose(...night)]).toEqual([['Events night', 'Events'], false]);
});
