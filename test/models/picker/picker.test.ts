import { describe, expect, test } from 'vitest';
import type { PickerSnapshot } from '../../../machines/picker/pickerMachine.ts';
import * as read from '../../../machines/picker/pickerSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { adult, balls, ballsLine, family, pass } from './picker.fixtures.ts';
import { byNumber } from './picker.law.ts';
import { othersWanted } from './picker.others.law.ts';
import {
  adultsInOneOrder,
  away501,
  beyondFamily,
  cartHolds,
  no,
  offers,
  picking,
  threeBoxes,
} from './picker.situations.ts';

checkLaws(byNumber, othersWanted);

/** The card of an item that is neither chosen nor in the cart. */
const row = { quantity: 0, inCart: 0, lineId: null, isSoldOut: false, isAdding: false, isAdded: false, problem: null };
const rows = [
  { ...row, item: adult, left: 10 },
  { ...row, item: family, left: 1 },
  { ...row, item: pass, left: null },
  { ...row, item: balls, left: 3 },
];
const [adults, families, passes, boxes] = rows;

describe('the selectors of the picker', () => {
  test('R5.7.1, R8.2.10: each item with the quantities chosen, in the cart and left, and its problem', () => {
    const cards = toldIn(byNumber, read.cards);
    const inCart = { inCart: 2, lineId: adultsInOneOrder.id };
    expect(cards['nothing']).toEqual(rows);
    expect(cards['two']).toEqual([{ ...adults, quantity: 2 }, families, passes, boxes]);
    expect(cards['beyond']).toEqual([adults, { ...families, quantity: 1, problem: beyondFamily }, passes, boxes]);
    expect(cards['adding']).toEqual([{ ...adults, ...inCart, quantity: 2, isAdding: true }, families, passes, boxes]);
    expect(cards['added']).toEqual([{ ...adults, ...inCart, isAdded: true }, families, passes, boxes]);
    expect(cards['refused']).toEqual([{ ...adults, quantity: 2, problem: away501 }, families, passes, boxes]);
    // Nothing is being added while the customer is asked to log in.
    expect(cards['fullMeanwhile']![3]).toMatchObject({ isAdding: false, inCart: 3, lineId: threeBoxes.id });
    const soldOut = { by: [offers({ ...adult, places: 0 })], ...picking };
    const told = toldIn({ ...byNumber, situations: { soldOut } }, read.cards);
    expect(told['soldOut']).toEqual([{ ...adults, item: { ...adult, places: 0 }, isSoldOut: true, left: 0 }]);
  });

  test('R8.1.6: a refusal of all items is shown once for all of them', () => {
    const { goneMeanwhile, refused, two } = toldIn(byNumber, read.wholeProblem);
    expect({ goneMeanwhile, refused, two }).toEqual({ goneMeanwhile: no(null, 'itemGone'), refused: null, two: null });
  });

  test('R9.3.2: how many are chosen altogether, and what they cost with VAT', () => {
    expect(toldIn(byNumber, read.chosenTotal)).toMatchObject({
      nothing: { count: 0, amount: 0 },
      two: { count: 2, amount: 168 },
      addingAll: { count: 3, amount: 252 },
      awaitingLogin: { count: 1, amount: 42 },
    });
  });

  test('R4.6.3: what is being added, what was just added, and how many are in the cart', () => {
    expect(isSoIn(byNumber, read.isBusy)).toEqual(['adding', 'addingAll']);
    expect(isSoIn(byNumber, read.isAdded)).toEqual(['added']);
    const both = { by: [cartHolds(adultsInOneOrder, threeBoxes)], ...picking };
    expect(toldIn({ ...byNumber, situations: { ...byNumber.situations, both } }, read.inCart)).toMatchObject({
      nothing: 0,
      halfFull: 1,
      added: 2,
      fullMeanwhile: 3,
      both: 5,
    });
  });
});

describe('R8.2.11: where the cart was filled elsewhere meanwhile', () => {
  const set = (id: number, quantity: number) => ({ type: 'quantity.set', id, quantity });
  const twoInCart = { type: 'cart.changed', lines: [{ ...ballsLine, quantity: 2 }] };
  const after = (...by: Parameters<typeof reach>[1]) => (reach(byNumber, by).snapshot as PickerSnapshot).context;

  test('the way down is free, although it is still too many', () => {
    const three = [set(balls.id, 3), twoInCart];
    expect(after(...three, set(balls.id, 2))).toMatchObject({ quantities: { [balls.id]: 2 }, problem: null });
    expect(after(...three, set(balls.id, 3))).toMatchObject({ quantities: { [balls.id]: 3 }, problem: null });
  });

  test('a quantity that is too large is reported when all are added, whichever it is', () => {
    const { problem, adding } = after(set(adult.id, 1), set(balls.id, 3), twoInCart, { type: 'chosen.add' });
    expect([problem?.itemId, adding]).toEqual([balls.id, []]);
  });
});
