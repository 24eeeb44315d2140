/** How many of an item can be chosen (R5.7.1, R5.7.9, R8.2.10, R8.2.11, Q5.7.b, Q4.8.a). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChosen, writeChosen } from '../../../machines/picker/chosenInAddress.ts';
import { numberChange } from '../../../machines/picker/cartNumber.ts';
import * as rules from '../../../machines/picker/pickerRules.ts';
import { event, pos } from '../../models/cart/cart.fixtures.ts';
import {
  adult,
  balls,
  ballsLine,
  family,
  familyLine,
  item,
  pass,
  passLine,
} from '../../models/picker/picker.fixtures.ts';

const said = (problem: ReturnType<typeof rules.quantityProblem>) => problem && [problem.code, problem.values];
const otherEvent = event('other', { event_id: 6, event_ticket_id: 502, quantity: 3 });

describe('one too many', () => {
  test.each([
    ['R5.7.1: seven places admit one family of four', family, 1, [], null],
    ['R8.2.11: and not two', family, 2, [], ['capacityExceeded', { remaining: 7, requested: 8 }]],
    [
      'Q5.7.b: what lies in the cart counts',
      family,
      1,
      [familyLine],
      ['capacityExceeded', { remaining: 3, requested: 4 }],
    ],
    ['that of another event does not', family, 1, [otherEvent], null],
    ['R8.2.10: nothing left', { ...adult, places: 0 }, 1, [], ['capacityReached', {}]],
    ['R8.2.10: nothing left beside the own ones', { ...family, places: 4 }, 1, [familyLine], ['capacityReached', {}]],
    ['R5.5.9: more than there are in stock', balls, 4, [], ['maxQuantityReached', { max: 3 }]],
    ['R5.5.9: with those in the cart', balls, 2, [{ ...ballsLine, quantity: 2 }], ['maxQuantityReached', { max: 3 }]],
    ['the last one', balls, 1, [{ ...ballsLine, quantity: 2 }], null],
    ['nobody counts', item(9, pos('grips')), 900, [], null],
    ['Q4.8.a: one for everybody', pass, 1, [], null],
    ['Q4.8.a: and not two', pass, 2, [], ['onePerCustomer', {}]],
    ['R5.7.9: it is in the cart', pass, 1, [passLine], ['ticketInCart', {}]],
    ['none is always granted', { ...adult, places: 0 }, 0, [], null],
  ] as const)('%s', (_, what, quantity, lines, problem) => {
    expect(said(rules.quantityProblem(what, quantity, [...lines]))).toEqual(problem);
  });

  test('as many as there may be are granted, and one more is refused', () => {
    const count = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(
        fc.record({ people: fc.integer({ min: 1, max: 6 }), places: fc.option(count), stock: fc.option(count) }),
        fc.boolean(),
        count,
        (limits, isOne, there) => {
          const line = event('line', { one_per_customer: isOne });
          const what = item(501, line, limits);
          const lines = there > 0 ? [{ ...line, quantity: isOne ? 1 : there }] : [];
          const most = rules.mostOfItem(what, lines);
          const isCounted = limits.places !== null || limits.stock !== null || isOne;
          expect(Number.isFinite(most)).toBe(isCounted);
          if (!isCounted) return;
          expect(rules.quantityProblem(what, most, lines)).toBeNull();
          expect(rules.quantityProblem(what, most + 1, lines)).not.toBeNull();
        },
      ),
    );
  });
});

test.each([
  ['no place', { ...adult, places: 0 }, true, 0],
  ['too few places for one', { ...family, places: 3 }, true, 0],
  ['places for one', family, false, 1],
  ['just enough for one', { ...family, places: 4 }, false, 1],
  ['no piece', { ...balls, stock: 0 }, true, 0],
  ['nobody counts', pass, false, null],
])('sold out: %s', (_, what, isSoldOut, left) => {
  expect([rules.isSoldOut(what), rules.piecesLeft(what)]).toEqual([isSoldOut, left]);
});

test('R9.3.2: a line has its own price, as often as it is taken; dinars have a thousand fils', () => {
  const cheap = item(1, event('cheap', { price: 0.335, tax_amount: 0.01, total_price: 0.345 }));
  const [line] = rules.pickedLines([cheap, adult], [1], { 1: 3, 501: 2 }, 'KWD');
  expect(line).toMatchObject({ quantity: 3, price: 0.335, tax_amount: 0.01, total_price: 1.035 });
  expect(rules.pickedLines([cheap, adult], [1], { 1: 3, 501: 2 }, 'KWD')).toHaveLength(1);
});

test('cart lines have the number left, in pieces, where it is counted', () => {
  const most = (changes: object) => rules.pickedLines([{ ...adult, ...changes }], [adult.id], { [adult.id]: 1 }, 'AED');
  expect(most({ stock: 4, places: null })).toMatchObject([{ most: 4 }]);
  expect(most({ stock: null, places: 7, people: 2 })).toMatchObject([{ most: 3 }]);
  expect(most({ stock: null, places: null })[0]).not.toHaveProperty('most');
});

test('R8.2.11: quantities that are still possible stay, and the problem with the others is reported', () => {
  expect(rules.stillPossible([balls, adult], { [balls.id]: 1, [adult.id]: 11 }, [])).toMatchObject({
    quantities: { [balls.id]: 1, [adult.id]: 10 },
    problem: { itemId: adult.id, code: 'capacityExceeded' },
  });
  // A quantity of 0 was not chosen.
  expect(rules.stillPossible([], { 9: 0 }, [])).toEqual({ quantities: {}, problem: null });
});

describe('in the address', () => {
  const written = (quantities: object, before = 'page=2') => {
    const params = new URLSearchParams(before);
    writeChosen(params, quantities as Record<number, number>);
    return String(params);
  };

  test('the selection is written next to other parameters, and read again', () => {
    expect(written({ 501: 2, 502: 1, 503: 0 })).toBe('page=2&chosen=501x2.502x1');
    expect(readChosen(new URLSearchParams('chosen=501x2.502x1'))).toEqual({ 501: 2, 502: 1 });
    expect(readChosen(new URLSearchParams('chosen=501x12'))).toEqual({ 501: 12 });
    expect(readChosen(new URLSearchParams('page=2'))).toStrictEqual({});
    expect(written({}, 'chosen=501x2&page=2')).toBe('page=2');
  });

  test.each([
    ['chosen=501x1&chosen=502x2', { 501: 1 }],
    ['chosen=501x1&chosen=501x2', { 501: 1 }],
    ['chosen=one&chosen=502x2.503x1&chosen=501x1', { 502: 2, 503: 1 }],
  ])('014: of repeated parameters the first valid one counts: %s', (address, chosen) =>
    expect(readChosen(new URLSearchParams(address))).toEqual(chosen),
  );

  test.each([
    '501x-1',
    '501x0',
    '501',
    'x2',
    '501x2000',
    '__proto__x1',
    '501x1e2',
    '',
    '0x1',
    '501x2 or 1=1',
    'a501x2',
  ])('an impossible selection is ignored: %s', (chosen) => {
    expect(readChosen(new URLSearchParams({ chosen }))).toEqual({});
  });
});

describe('the number of goods in the cart (R4.8.5)', () => {
  const three = { item: balls, inCart: 3, lineId: 'balls' };
  test.each([
    ['one more is added to those that lie there', three, 4, { type: 'item.take', id: balls.id, quantity: 1 }],
    [
      'the first is added',
      { item: balls, inCart: 0, lineId: null },
      1,
      { type: 'item.take', id: balls.id, quantity: 1 },
    ],
    ['one fewer is kept of the line', three, 2, { type: 'quantity.set', lineId: 'balls', quantity: 2 }],
    ['of 0 the line goes', three, 0, { type: 'quantity.set', lineId: 'balls', quantity: 0 }],
    ['of as many nothing more is added', three, 3, { type: 'quantity.set', lineId: 'balls', quantity: 3 }],
    ['where there is no line nothing is lessened', { item: balls, inCart: 1, lineId: null }, 0, null],
  ])('%s', (_, card, quantity, expected) => {
    expect(numberChange(card, quantity)).toEqual(expected);
  });
});
