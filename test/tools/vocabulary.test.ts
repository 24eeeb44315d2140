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
import { meaningsOf } from '../../tools/words/sharedNames.ts';

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

describe('an exported name that two files have', () => {
  const both = (name: string, ...paths: string[]) =>
    meaningsOf(
      paths.map((at): Name => ({ kind: 'export', name, at })),
      [],
    );

  test.each([
    ['two rules', 'partsOf', 'machines/a/aRules.ts', 'src/contract/wire/spelling.ts'],
    ['words of a page and of a machine', 'sectionWords', 'src/pages/a/seatWords.ts', 'machines/b/otherWords.ts'],
    ['a selector, and a rule of another machine', 'hasPage', 'machines/a/aSelectors.ts', 'machines/b/bRules.ts'],
    ['two types', 'Found', 'machines/a/aContext.ts', 'machines/b/bContext.ts'],
    ['two components', 'AskForCode', 'src/pages/a/AskForCode.tsx', 'src/pages/b/AskForCode.tsx'],
    ['a component, and two types', 'Narrowing', 'src/pages/a/N.tsx', 'machines/a/n.ts', 'machines/b/n.ts'],
    ['a drawing, and a rule', 'bag', 'src/art/icons/places.ts', 'machines/a/aRules.ts', 'machines/b/bRules.ts'],
  ])('%s: refused', (_, name, ...paths) => {
    expect(both(name, ...paths)).toHaveLength(1);
  });

  test.each([
    ['selectors of two machines', 'isBusy', 'machines/a/aSelectors.ts', 'machines/b/bSelectors.ts'],
    ['a selector, and the rule beside it', 'isEnding', 'machines/a/aSelectors.ts', 'machines/a/aRules.ts'],
    ['a component, and what it shows', 'Seat', 'src/pages/a/Row.tsx', 'machines/a/seats.ts'],
    ['a schema, and its type', 'Offer', 'src/contract/a/offers.ts', 'machines/a/items.ts'],
    ['drawings of one sport', 'golf', 'src/art/courts/golf.ts', 'src/art/icons/sports.ts'],
    ['pages', 'Component', 'src/pages/a/A.tsx', 'src/pages/b/B.tsx'],
    ['the sandbox, which is another program', 'read', 'sandbox/a.ts', 'machines/a/aRules.ts'],
  ])('%s: let through', (_, name, ...paths) => {
    expect(both(name, ...paths)).toEqual([]);
  });

  test('what is one thing has a line that says which, and a line that nobody needs goes', () => {
    const shared = [{ names: ['slotAt'], in: ['machines/a', 'machines/b'], why: 'the slot that starts then' }];
    const at = (...paths: string[]) =>
      meaningsOf(
        paths.map((path): Name => ({ kind: 'export', name: 'slotAt', at: path })),
        shared,
      );
    expect(at('machines/a/a.ts', 'machines/b/b.ts')).toEqual([]);
    expect(at('machines/a/a.ts', 'machines/b/b.ts', 'machines/c/c.ts')).toHaveLength(1);
    expect(at('machines/a/a.ts')).toEqual(['slotAt needs no line any more']);
  });
});
