/** How much may be added to a wallet, and what is chosen first (Q7.7.c, Q4.8.d). */
import { describe, expect, test } from 'vitest';
import {
  amountFault,
  amountIn,
  firstSelection,
  isOtherSelection,
  offeredAmounts,
  topUpCard,
  type TopUpSelection,
} from '../../../machines/topUp/topUpRules.ts';

const terms = { currency: 'AED', min: 10, max: 5000, amounts: [100, 250, 500] };
const written = (text: string): TopUpSelection => ({ offered: null, written: text, card: 'new', keepsCard: false });
const card = (id: string, is_default: boolean) => ({ id, card_number: '4***', expiry_date: '01/30', is_default });

test.each([
  ['250', 250],
  [' 75.5 ', 75.5],
  ['٧٥٫٥٠', 75.5],
  ['۲۵۰', 250],
  ['1٬250٫25', 1250.25],
  ['', null],
  ['abc', null],
  ['-50', null],
  ['1e3', null],
  ['75,5', 75.5],
  ['٧٥،٥٠', 75.5],
  ['1,250', 1250],
  ['1,250,5', 1250.5],
  ['1.250,5', null],
  ['75,', null],
  ['75.', null],
  ['٢x,5', null],
  ['AED 75,5', null],
  ['75,5 AED', null],
  ['1,2345', null],
  ['1،250', null],
])('Q7.7.c: %s is read as %s', (text, amount) => expect(amountIn(text)).toBe(amount));

test.each([
  ['9.99', 'tooLittle'],
  ['10', null],
  ['5000', null],
  ['5000.01', 'tooMuch'],
  // However many digits: it is an amount, and too much.
  ['12345678901234', 'tooMuch'],
  ['5000.0000000000001', 'missing'],
  ['9'.repeat(400), 'tooMuch'],
  ['10.005', 'missing'],
  ['', 'missing'],
  ['NaN', 'missing'],
])('Q7.7.c: %.40s is %s', (text, fault) => expect(amountFault(written(text), terms)).toBe(fault));

test('R9.1.8: a dinar has a thousand fils', () => {
  expect(amountFault(written('10.005'), { ...terms, currency: 'BHD' })).toBeNull();
});

describe('Q7.7.c: what is offered', () => {
  test('is within the server’s own bounds, without duplicates, three at most', () => {
    expect(offeredAmounts({ ...terms, amounts: [5, 100, 100, 250, 500, 1000] })).toEqual([100, 250, 500]);
    expect(offeredAmounts({ ...terms, amounts: [9, 10, 5000, 5001] })).toEqual([10, 5000]);
  });

  test('begins with the second, by the card that is used first; else by a new one', () => {
    expect(firstSelection(terms, [card('a', false), card('b', true)])).toMatchObject({ offered: 250, card: 'b' });
    expect(firstSelection({ ...terms, amounts: [50] }, [card('a', false)])).toMatchObject({ offered: 50, card: 'new' });
    expect(firstSelection({ ...terms, amounts: [] }, [])).toMatchObject({ offered: null, card: 'new' });
  });
});

describe('Q4.8.d: the cards as the page has them by now', () => {
  const two = [card('a', true), card('b', false)];

  test.each([
    ['the same', two, false],
    ['one less', two.slice(0, 1), true],
    ['one more', [...two, card('c', false)], true],
    ['another one in its place', [card('a', true), card('c', false)], true],
    ['another one is used first', [card('a', false), card('b', true)], true],
    ['the second alone has changed', [card('a', true), card('b', true)], true],
    ['none', [], true],
  ])('%s', (_, now, isOther) => expect(isOtherSelection(two, now)).toBe(isOther));

  test('one that is gone is not chosen any more; one that was not gone stays, and so does a new one', () => {
    expect(['b', 'gone', 'new'].map((chosen) => topUpCard(chosen, two))).toEqual(['b', 'a', 'new']);
    expect(topUpCard('gone', [card('b', false)])).toBe('new');
  });
});
