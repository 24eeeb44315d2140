import { describe, expect, test } from 'vitest';
import { isAccountThere } from '../../../machines/cart/accountNeeded.ts';
import { verdictOf } from '../../../machines/cart/wishes.ts';
import { addToCart } from '../../../src/adapters/actors/booking/addToCart.ts';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import {
  academy,
  event,
  facility,
  guest,
  layla,
  membership,
  offer,
  pos,
  trainer,
} from '../../models/cart/cart.fixtures.ts';

const kinds: [CartLine, boolean][] = [
  [facility('court'), true],
  [event('match'), true],
  [membership('gold'), false],
  [trainer('five'), false],
  [academy('term'), false],
  [pos('tape'), false],
  [offer('meal'), false],
];

describe('R6.1.3: guests buy facilities and events, all else needs an account', () => {
  test.each(kinds.map(([line, isOpen]) => [line.productType, line, isOpen] as const))('%s', (_, line, isOpen) => {
    const add = (user: typeof guest | null) =>
      verdictOf({ lines: [], venueId: 1, user }, { type: 'lines.add', requestId: 'r', lines: [line] });
    expect(add(guest)).toMatchObject(isOpen ? { ok: true } : { ok: false, code: 'accountNeeded' });
    // A signed-out customer may add anything, and logs in to pay.
    expect(add(null)).toMatchObject({ ok: true });
    expect(add(layla)).toMatchObject({ ok: true });
  });

  test('a guest gets this reason before any other', () => {
    const wish = { type: 'lines.add' as const, requestId: 'r', lines: [membership('gold')] };
    expect(verdictOf({ lines: [facility('court')], venueId: 1, user: guest }, wish)).toMatchObject({
      code: 'accountNeeded',
    });
  });

  test.each([
    ['accountNeeded', layla, true],
    ['accountNeeded', guest, false],
    ['accountNeeded', null, false],
    ['packageInCart', layla, false],
  ] as const)('after %s, %o: %s', (code, user, isThere) => expect(isAccountThere({ code }, user)).toBe(isThere));

  test('without a refusal nothing is added by itself', () => expect(isAccountThere(null, layla)).toBe(false));
});

describe('adding from a page', () => {
  type Answer = { type: 'lines.added' } | { type: 'lines.refused'; problem: { code: string; message: null } };
  /** A cart that answers every wish in the same way. */
  function adding(answer: Answer) {
    const heard = new Map<string, (news: object) => void>();
    const [sent, asked]: [{ lines: CartLine[] }[], object[]] = [[], []];
    const cart = {
      on: (type: string, hear: (news: object) => void) => (heard.set(type, hear), { unsubscribe: () => undefined }),
      send: (wish: { requestId: string; lines: CartLine[] }) => {
        sent.push(wish);
        heard.get(answer.type)?.({ ...answer, requestId: wish.requestId });
      },
    };
    const { id: _, ...draft } = membership('gold');
    const portal = { send: (event: object) => asked.push(event) };
    return { sent, asked, added: addToCart({ cart, portal } as never, [draft, draft]) };
  }

  test('R3.6.1: each line has an id of its own', async () => {
    const { sent, asked, added } = adding({ type: 'lines.added' });
    await added;
    expect(new Set(sent[0]!.lines.map(({ id }) => id)).size).toBe(2);
    expect(asked).toEqual([]);
  });

  test.each([
    ['R6.1.3: a guest is asked to log in', 'accountNeeded', [{ type: 'login.open' }]],
    ['R8.2.6: any other refusal is the page’s to tell', 'membershipInCart', []],
  ])('%s', async (_, code, wanted) => {
    const { asked, added } = adding({ type: 'lines.refused', problem: { code, message: null } });
    await expect(added).rejects.toMatchObject({ code });
    expect(asked).toEqual(wanted);
  });
});
