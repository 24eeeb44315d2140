/** What the check of words must catch, and what it must let through. */
import { expect, test } from 'vitest';
import { bannedWords, leavingWords } from '../../tools/words/bannedWords.ts';
import { grammarFaults } from '../../tools/words/nameGrammar.ts';
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

test('events, guards and actions of another form are noticed', () => {
  expect(grammarFaults('event', ['slot.choose', 'choose', 'slot.choose.again'])).toHaveLength(2);
  expect(grammarFaults('guard', ['isFree', 'hasSlot', 'mayRetry', 'issue', 'checksSlot'])).toHaveLength(2);
  expect(grammarFaults('action', ['assignSlot', 'clearSlot', 'say', 'keepSlot', 'tellSlot'])).toHaveLength(3);
});
