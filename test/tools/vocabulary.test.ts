/** What the check of words must catch, and what it must let through. */
import { describe, expect, test } from 'vitest';
import {
  assign,
  createMachine,
  emit,
  enqueueActions,
  fromPromise,
  log,
  raise,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate';
import { bannedWords, leavingWords } from '../../tools/words/bannedWords.ts';
import { actionFaults, actorFaults, grammarFaults } from '../../tools/words/nameGrammar.ts';
import { bannedNames, namesIn, namesWith, type Name } from '../../tools/words/names.ts';

const name = (kind: Name['kind'], written: string): Name => ({ kind, name: written, at: 'here' });

test.each([
  ['a folder', name('folder', 'utils')],
  ['a file', name('file', 'dateHelpers')],
  ['an export', name('export', 'BookingManager')],
  ['a machine', name('machine', 'wizard')],
  ['an event', name('event', 'participant.change')],
])('%s is refused', (_, refused) => {
  expect(bannedNames(bannedWords, [refused])).toHaveLength(1);
});

test.each([
  name('export', 'tagManagers'),
  name('export', 'utilised'),
  name('file', 'something'),
  name('export', 'httpClient'),
])('$name is let through', (allowed) => {
  expect(bannedNames(bannedWords, [allowed])).toEqual([]);
});

test('words that belong together are found together, in any case and number', () => {
  const found = namesWith({ word: 'attendeeDetails', instead: '' }, [
    name('export', 'AttendeeDetailsRef'),
    name('export', 'memberDetail'),
    name('export', 'detailsOfMember'),
    name('export', 'memberOfDetails'),
  ]);
  expect(found.map(({ name: written }) => written)).toEqual(['AttendeeDetailsRef']);
});

test('names are read from folders, files and exports', () => {
  const names = namesIn([
    { path: 'src/a/b.model.ts', text: `export const one = 1;\nexport type Two = 2;\nconst three = 3;` },
    { path: 'docs/c/d.md', text: `export const no = 1;` },
  ]);
  expect(names.map(({ kind, name: written }) => `${kind} ${written}`)).toEqual([
    'folder src',
    'folder a',
    'file b',
    'export one',
    'export Two',
  ]);
});

test('no word is both forbidden and on its way out', () => {
  const words = [...bannedWords, ...leavingWords].map(({ word }) => word);
  expect(new Set(words).size).toBe(words.length);
});

test('events and guards in another form are noticed', () => {
  expect(grammarFaults('event', ['slot.choose', 'choose', 'slot.choose.again'])).toHaveLength(2);
  expect(grammarFaults('guard', ['isFree', 'hasSlot', 'mayRetry', 'issue', 'checksSlot'])).toHaveLength(2);
});

describe('an action’s verb is its mechanism', () => {
  const told = { type: 'slot.told' };
  const twice = enqueueActions(({ enqueue }) => {
    enqueue.assign({});
    enqueue.emit(told);
  });
  const perhaps = enqueueActions(({ enqueue, context }) => {
    if (Object.hasOwn(context, 'slot')) enqueue.emit(told);
  });

  test.each([
    ['assignSlot', assign({})],
    ['clearSlot', assign({})],
    ['emitSlot', emit(told)],
    ['raiseSlot', raise(told)],
    ['sendSlot', sendTo('slot', told)],
    ['spawnSlot', spawnChild('slot')],
    ['stopSlot', stopChild('slot')],
    ['emitSlot', perhaps],
  ])('%s', (name, action) => {
    expect(actionFaults({ [name]: action })).toEqual([]);
  });

  test.each([
    ['chooseSlot', assign({}), 'chooseSlot: assign is called assign… or clear…'],
    ['sendSlot', emit(told), 'sendSlot: emit is called emit…'],
    ['assigned', assign({}), 'assigned: assign is called assign… or clear…'],
    ['assignSlot', twice, 'assignSlot: one action, one mechanism, and not assign and emit'],
    ['sendSlot', perhaps, 'sendSlot: emit is called emit…'],
    ['logSlot', log('slot'), 'logSlot: what it does is none of assign, emit, raise, sendTo, spawnChild, stopChild'],
    ['askSlot', () => {}, 'askSlot: what it does is none of assign, emit, raise, sendTo, spawnChild, stopChild'],
  ])('%s is refused', (name, action, fault) => {
    expect(actionFaults({ [name]: action })).toEqual([fault]);
  });
});

test('actors that are no verb and its object are noticed, by key and by id', () => {
  const work = fromPromise(async () => {});
  const faults = actorFaults({
    actors: { loadSlots: work, load: work, keepSlot: work, forgetSlot: work, login: createMachine({}) },
    invoked: [
      { id: 'loadSlots', src: 'loadSlots' },
      { id: 'again', src: 'loadSlots' },
      { id: 'refreshSlots', src: 'loadSlots' },
      { id: 'login', src: 'login' },
    ],
  });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['load', 'keepSlot', 'forgetSlot', 'again']);
});
