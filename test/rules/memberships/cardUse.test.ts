/** How much of a membership is used (Q7.7.m). */
import { expect, test } from 'vitest';
import { isUnused, leftOf, countedFor, mayAddPeople } from '../../../machines/membershipPurchase/cardUse.ts';

const use = { id: 2, card_number: 'SAHA-M-2', benefits: [], people: null };

test.each([
  [{ used: 0, allowed: 8 }, 8],
  [{ used: 8, allowed: 8 }, 0],
  // Less is allowed since than was used already.
  [{ used: 9, allowed: 8 }, 0],
  [{ used: 3, allowed: null }, null],
])('Q7.7.m: of %o is left %s', (benefit, left) => expect(leftOf(benefit)).toBe(left));

test('Q7.7.m: what is counted belongs to the very card', () => {
  expect(countedFor([use], { id: 2, card_number: 'SAHA-M-2' })).toBe(use);
  expect(countedFor([use], { id: 3, card_number: 'SAHA-M-2' })).toBeNull();
  expect(countedFor([use], { id: 2, card_number: 'SAHA-M-3' })).toBeNull();
  expect(countedFor(null, use)).toBeNull();
});

test('Q7.7.m: a card is unused as long as nothing of it is', () => {
  const benefit = (used: number) => ({ name: 'One', ar_name: null, used, allowed: null, until: null, saved: null });
  expect([[], [0], [0, 1]].map((used) => isUnused({ benefits: used.map(benefit) }))).toEqual([true, true, false]);
});

test.each([
  [['Mona'], 2, false, true],
  [['Mona', 'Ali'], 2, false, false],
  // The operator has fewer places since than people were named.
  [['Mona', 'Ali', 'Nour'], 2, false, false],
  [['Mona'], 2, true, false],
])('Q7.7.m: with %o on %s places, over: %s, somebody may be added: %s', (names, places, isOver, may) =>
  expect(mayAddPeople({ names, places }, isOver)).toBe(may),
);
