/** How the cart changes, with values from the requirements. */
import { describe, expect, test } from 'vitest';
import * as change from '../../../machines/cart/cartChanges.ts';
import { contextFrom, type CartContext } from '../../../machines/cart/cartContext.ts';
import { defaultPreferences, noPromotion, type Promotion } from '../../../machines/cart/paymentPreferences.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import { event, facility, guest, held, layla, omar, pos, swim } from '../../models/cart/cart.fixtures.ts';

const pool = swim('pool');
const lane = swim('lane', { facilityId: 405 });
const towel = pos('towel');
const promotion = { ...noPromotion, code: 'PADEL10', type: 'promo' as const };

/** Q4.8.b: to be verified for the lines as they are now. */
const again = { ...promotion, loading: true };

const cart = (changes: Partial<CartContext> = {}): CartContext => ({
  ...contextFrom({ lines: [], preferences: defaultPreferences, venueId: 1, reserves: true, user: layla }),
  ...changes,
});

describe('a proposed change', () => {
  const proposal = { lines: [pool], wish: { type: 'lines.add' as const, requestId: 'r1', lines: [pool] } };

  test('that is granted is answered, and the cart is what was proposed', () => {
    expect(change.committed(cart({ proposal, promotion }))).toEqual({
      changes: { lines: [pool], promotion: again, proposal: null },
      news: [{ type: 'lines.added', requestId: 'r1' }],
    });
  });

  test('R4.8.6, I09: that adds an event, or one more of it, removes the promotion', () => {
    const [one, two] = [event('event'), event('event', { quantity: 2 })];
    const without = (lines: CartLine[], asked: CartLine[]) =>
      change.committed(cart({ lines, promotion, proposal: { lines: asked, wish: null } })).changes.promotion;
    const untold = { ...noPromotion, isVoided: true };
    expect(without([pool], [pool, one])).toEqual(untold);
    expect(without([one], [two])).toEqual(untold);
    expect([without([two], [one]), without([one], [one, towel])]).toEqual([again, again]);
  });

  test('R4.8.6: a promotion that was taken away is remembered until its customer was told, and there was one', () => {
    const untold = { ...noPromotion, isVoided: true } as const;
    const after = (before: Promotion, asked: CartLine[]) =>
      change.committed(cart({ lines: [pool], promotion: before, proposal: { lines: asked, wish: null } })).changes
        .promotion;
    expect(after(noPromotion, [pool, event('event')])).toEqual(noPromotion);
    expect([after(untold, [pool, event('event')]), after(untold, [pool, towel])]).toEqual([untold, untold]);
    expect(after(untold, [])).toEqual(noPromotion);
  });

  test('R4.1.8: that removes the last line reports it, and logs a guest out', () => {
    const nothing = { lines: [], wish: null };
    expect(change.committed(cart({ lines: [towel], proposal: nothing })).news).toEqual([{ type: 'cart.emptied' }]);
    expect(change.committed(cart({ lines: [towel], proposal: nothing, user: guest })).news).toEqual([
      { type: 'cart.emptied' },
      { type: 'guest.emptied' },
    ]);
    expect(change.committed(cart({ proposal: nothing, user: guest })).news).toEqual([]);
  });

  test('F01: whose answer is lost gives back what may be held, where nothing else is renewed', () => {
    const lost = { code: 'lost', message: null };
    expect(change.givenUp(cart({ proposal }), new ConnectionError())).toEqual({
      changes: { proposal: null, isHoldUnsure: false, released: [pool], problem: null },
      news: [{ type: 'lines.refused', requestId: 'r1', problem: lost }],
    });
    const beside = cart({ lines: [lane], proposal: { lines: [lane, pool], wish: null } });
    expect(change.givenUp(beside, new ConnectionError())).toEqual({
      changes: { proposal: null, isHoldUnsure: true, released: [], problem: lost },
      news: [],
    });
  });

  test('that the server refuses holds nothing', () => {
    const refusal = new RefusedError('slotTaken', 'The place is gone', 409);
    expect(change.givenUp(cart({ proposal }), refusal).changes).toMatchObject({ isHoldUnsure: false, released: [] });
  });
});

describe('lines lost to another customer', () => {
  const wish = { type: 'lines.add' as const, requestId: 'r1', lines: [lane] };
  const proposal = { lines: [pool, lane], wish };
  const taken = { code: 'placeTaken', message: 'Somebody else was faster' };

  test('are refused to the caller; the previous cart keeps its discounts', () => {
    const before = cart({ lines: [pool], proposal, promotion, heldUntil: '2026-11-27 20:15:00' });
    expect(change.settled(before, held([pool, lane], [lane]))).toEqual({
      changes: { lines: [pool], promotion, proposal: null, released: [], problem: null },
      news: [{ type: 'lines.refused', requestId: 'r1', problem: taken }],
    });
  });

  test('are a problem of the cart where no caller waits', () => {
    const unasked = cart({ lines: [pool], proposal: { lines: [pool, lane], wish: null } });
    const { changes, news } = change.settled(unasked, held([pool, lane], [lane]));
    expect([changes.lines, changes.problem, news]).toEqual([[pool], taken, []]);
  });

  test('goes, with what is held beside it no longer needed; the code is verified again', () => {
    const before = cart({ lines: [pool, towel], proposal, promotion });
    expect(change.settled(before, held([pool, lane], [pool, lane]))).toEqual({
      changes: {
        lines: [towel],
        heldUntil: null,
        isHoldUnsure: false,
        promotion: again,
        proposal: null,
        released: [],
        problem: taken,
      },
      news: [
        { type: 'lines.refused', requestId: 'r1', problem: taken },
        { type: 'lines.lost', lines: [pool], problem: taken },
      ],
    });
  });

  test('R7.3.5: gives back what the server holds and the cart does not keep', () => {
    const other = facility('court');
    const both = { lines: [pool, lane, other], wish: { ...wish, lines: [lane, other] } };
    const after = (changes: Partial<CartContext>) =>
      change.settled(cart({ proposal: both, ...changes }), held([pool, lane, other], [lane])).changes;
    // What stays is renewed as a whole, and nothing else is held then.
    expect(after({ lines: [pool] }).released).toEqual([]);
    expect(after({ lines: [towel] }).released).toEqual([pool, other]);
  });
});

describe('a wish that the rules allow', () => {
  test('is refused nothing', () =>
    expect(change.refused(cart(), { type: 'lines.add', requestId: 'r1', lines: [pool] })).toEqual({
      changes: {},
      news: [],
    }));
});

describe('a line that goes', () => {
  test('R7.3.5: is given back where places are held, and nowhere else', () => {
    const before = { lines: [pool, towel], heldUntil: '2026-11-27 20:15:00' };
    expect(change.withoutLine(cart(before), 'pool').changes).toMatchObject({
      lines: [towel],
      released: [pool],
      heldUntil: null,
    });
    expect(change.withoutLine(cart({ ...before, reserves: false }), 'pool').changes.released).toEqual([]);
    expect(change.withoutLine(cart(before), 'towel').changes).not.toHaveProperty('heldUntil');
  });
});

describe('a cart that begins', () => {
  const preferences = { ...defaultPreferences, order_notes: 'At the gate' };
  const wallet = { ...defaultPreferences, is_wallet: true };
  const points = { ...defaultPreferences, is_qpoints: true };
  const aside = [
    { owner: 'customer 20419', lines: [towel], preferences: points },
    { owner: 'customer 20418', lines: [lane], preferences: wallet },
  ];
  const start = { lines: [pool], preferences, aside, venueId: 1, reserves: true };

  test('R4.1.6: restores the cart put aside for the customer who comes, and no other', () => {
    expect(contextFrom({ ...start, user: layla })).toMatchObject({ ...wallet, aside: [{ owner: 'customer 20419' }] });
    expect(contextFrom({ ...start, user: omar })).toMatchObject({ ...points, aside: [{ owner: 'customer 20418' }] });
    expect(contextFrom({ ...start, lines: [], user: layla }).lines).toEqual([lane]);
  });

  test('R4.1.7: stays as it was after the customer has left', () => {
    expect(contextFrom({ ...start, user: null })).toMatchObject({ ...preferences, lines: [pool] });
    expect(contextFrom({ ...start, user: null }).aside).toHaveLength(2);
  });

  test('Q4.8.b: keeps the arriving customer’s code, to be verified, and no other', () => {
    const kept = (owner: string) => ({ owner, code: 'PADEL10', type: 'promo' as const });
    const code = (owner: string) => contextFrom({ ...start, user: layla, promotion: kept(owner) }).promotion.code;
    expect([code('customer 20418'), code('customer 20419')]).toEqual(['PADEL10', null]);
  });

  test('R7.3.5: gives back what was left, the places alone, where places are held', () => {
    const left = [pool, towel];
    expect(contextFrom({ ...start, user: null, left }).released).toEqual([pool]);
    expect(contextFrom({ ...start, user: null, left, reserves: false }).released).toEqual([]);
  });
});

describe('a change of customer', () => {
  test('R4.1.7: a cart filled while signed out goes to the customer who logs in, with its promotion', () => {
    const before = cart({ lines: [pool], user: null, promotion });
    expect(change.isTakenOver(before, layla)).toBe(false);
    expect(change.ownedBy(before, layla).promotion).toEqual(again);
  });

  test('R2.3.1: a customer’s cart is not shown to another', () => {
    const before = cart({ lines: [pool], promotion });
    expect(change.isTakenOver(before, omar)).toBe(true);
    expect(change.ownedBy(before, omar)).toMatchObject({ lines: [], promotion: noPromotion, problem: null });
    expect(change.isTakenOver(before, layla)).toBe(false);
  });

  test('R4.1.7: logging out gives everything back, also what was put aside', () => {
    const aside = [{ owner: 'customer 7', lines: [lane], preferences: defaultPreferences }] as never;
    expect(change.clearedAll(cart({ lines: [pool, towel], aside }))).toMatchObject({
      lines: [],
      aside: [],
      released: [pool, lane],
    });
  });
});
