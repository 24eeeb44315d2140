import { beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '../../../machines/cart/cartMachine.ts';
import { totalTickets } from '../../../machines/cart/lines.ts';
import { defaultPreferences } from '../../../machines/cart/paymentPreferences.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import { leftLines, persistCart, persistedCart } from '../../../src/adapters/storage/cart/persistedCart.ts';
import { clearStoredCart, storedCart } from '../../../src/adapters/storage/cart/storedCart.ts';
import {
  academy,
  attendee,
  addon,
  court,
  event,
  guest,
  layla,
  membership,
  offer,
  omar,
  pos,
  swim,
  trainer,
} from '../../models/cart/cart.fixtures.ts';

beforeEach(() => {
  sessionStorage.clear();
  // What a file before this one has left in the page's memory.
  leftLines();
});

const empty = { lines: [], preferences: defaultPreferences, aside: [], promotion: null };
/** As persisted in a tab by an earlier version, with another key for the preferences. */
const written = { lines: [], choices: defaultPreferences, aside: [], promotion: null };
/** The persisted lines that belong to Layla. */
const laylas = () => persistedCart().aside.find(({ owner }) => owner === ownerOf(layla));

function running(user: User | null = layla) {
  const input = { ...persistedCart(), venueId: 1, reserves: false, user };
  const cart = createActor(cartMachine, { input }).start();
  return { cart, stop: persistCart(cart) };
}

describe('the cart of a tab (R9.4.5)', () => {
  test('is restored as it was, whatever is in it (I14)', () => {
    const lines = [
      ...court,
      swim('swim', { addons: [addon()] }),
      event('event', { seat_map_id: 8 }),
      academy('academy'),
      trainer('trainer', { sessions: [{ date: '2026-12-01', start_time: '18:00:00' }] }),
      pos('pos'),
      offer('offer'),
    ];
    const { cart } = running();
    cart.send({ type: 'lines.add', requestId: 'r1', lines });
    cart.send({ type: 'wallet.use', on: true });
    cart.send({ type: 'notes.write', text: 'Left-handed' });
    expect(laylas()).toMatchObject({
      lines,
      preferences: { ...defaultPreferences, is_wallet: true, order_notes: 'Left-handed' },
    });
    expect(running().cart.getSnapshot().context.lines).toEqual(lines);
  });

  test('comes back with a membership', () => {
    const { cart } = running();
    cart.send({ type: 'lines.add', requestId: 'r1', lines: [membership('gold')] });
    expect(laylas()?.lines).toEqual([membership('gold')]);
  });

  test('R3.6.9, T17: keeps its owner’s code, but not the discount', () => {
    const { cart } = running();
    const discount = {
      price: 20,
      tax: 1,
      total: 21,
      discount_price: 18,
      discount_tax: 0.9,
      discount_total: 18.9,
      discount: 2.1,
      promo_code: 'COOL10',
    };
    const promotion = { code: 'COOL10', type: 'promo', codes: ['COOL10'], discount: 2.1, total: 18.9, loading: false };
    cart.send({ type: 'lines.add', requestId: 'r1', lines: [pos('tape')] });
    cart.send({ type: 'promotion.use', code: 'COOL10', kind: 'promo' });
    cart.send({ type: 'promotion.apply', lines: [pos('tape', { discount })], promotion } as never);
    expect(cart.getSnapshot().context.lines[0]?.discount).toEqual(discount);
    expect(laylas()?.lines).toEqual([pos('tape')]);
    const again = { code: 'COOL10', type: 'promo', codes: [], discount: 0, total: 0, loading: true };
    expect(running().cart.getSnapshot().context.promotion).toEqual(again);
    expect(running(omar).cart.getSnapshot().context.promotion.code).toBeNull();
    expect(running(null).cart.getSnapshot().context.promotion.code).toBeNull();
  });

  test('R3.6.9: keeps the code before it is verified', () => {
    const { cart } = running();
    cart.send({ type: 'lines.add', requestId: 'r1', lines: [pos('tape')] });
    cart.send({ type: 'promotion.use', code: 'COOL10', kind: 'promo' });
    expect(persistedCart().promotion).toMatchObject({ code: 'COOL10' });
  });

  test('is not written any more once its actor has stopped', () => {
    const { cart, stop } = running();
    stop();
    cart.send({ type: 'lines.add', requestId: 'r1', lines: [pos('tape')] });
    expect(persistedCart()).toEqual(empty);
  });

  test('one of an earlier version is read, with lines put aside', () => {
    const hers = { owner: ownerOf(layla), lines: [pos('tape')], choices: { ...defaultPreferences, is_wallet: true } };
    const left = { ...written, lines: [pos('towel')], aside: [hers] };
    sessionStorage.setItem('cart', JSON.stringify({ version: 2, value: left }));
    expect(persistedCart()).toMatchObject({
      lines: [{ id: 'towel' }],
      preferences: defaultPreferences,
      aside: [{ owner: ownerOf(layla), preferences: { is_wallet: true } }],
    });
  });

  test.each([
    ['is not there', null],
    ['is no JSON', '{'],
    ['is of another version', JSON.stringify({ version: 0, value: written })],
    [
      'holds a line of no kind',
      JSON.stringify({ version: 2, value: { ...written, lines: [{ productType: 'boat' }] } }),
    ],
    ['lacks the choices', JSON.stringify({ version: 2, value: { lines: [] } })],
  ])('that %s is empty', (_, text) => {
    if (text !== null) sessionStorage.setItem('cart', text);
    expect(persistedCart()).toEqual(empty);
  });
});

describe('whose cart it is (R4.1.7, T06)', () => {
  test('what somebody has taken over by being logged in at the start is theirs at rest, too, and nobody’s no more', () => {
    sessionStorage.setItem('cart', JSON.stringify({ version: 2, value: { ...written, lines: [pos('tape')] } }));
    const { cart } = running();
    expect(persistedCart().lines).toEqual([]);
    expect(laylas()?.lines).toEqual([pos('tape')]);
    cart.send({ type: 'session.changed', user: null });
    expect(persistedCart().lines).toEqual([]);
  });

  test('a visitor who has nothing leaves nothing written', () => {
    running(null);
    expect(sessionStorage.getItem('cart')).toBeNull();
  });

  const told = swim('swim', { customers: [attendee] });

  test('what identifies an attendee is never written, and the line says that it was there', () => {
    const { cart } = running();
    cart.send({ type: 'lines.add', requestId: 'r1', lines: [told] });
    for (const secret of ['784199012345672', '1990-12-24', 'Asthma', 'Sami', 'Hind'])
      expect(sessionStorage.getItem('cart')).not.toContain(secret);
    expect(laylas()?.lines).toEqual([{ ...told, customers: [], undescribed: true }]);
    // The page that goes on knows them all the same.
    expect(cart.getSnapshot().context.lines).toEqual([told]);
  });

  test('a reload shows it to its owner, not to a signed-out or another customer', () => {
    running().cart.send({ type: 'lines.add', requestId: 'r1', lines: [pos('tape')] });
    const seenBy = (user: User | null) => running(user).cart.getSnapshot().context.lines;
    expect([seenBy(layla), seenBy(null), seenBy(omar), seenBy(guest)]).toEqual([[pos('tape')], [], [], []]);
  });

  test('one filled while signed out or as a guest goes to the customer who comes', () => {
    for (const user of [null, guest]) {
      sessionStorage.clear();
      running(user).cart.send({ type: 'lines.add', requestId: 'r1', lines: [event('match')] });
      expect(running(omar).cart.getSnapshot().context.lines).toEqual([event('match')]);
    }
  });

  test('R4.1.6: goes to the customer who logs in, and is only theirs from then on', () => {
    const { cart } = running(null);
    cart.send({ type: 'lines.add', requestId: 'r1', lines: [pos('tape')] });
    cart.send({ type: 'session.changed', user: layla } as never);
    expect([persistedCart().lines, laylas()?.lines]).toEqual([[], [pos('tape')]]);
  });

  test('R4.1.7: a logout removes the carts of others as well, even if the own cart was already empty', () => {
    running().cart.send({ type: 'lines.add', requestId: 'r1', lines: [pos('tape')] });
    const { cart } = running(omar);
    cart.send({ type: 'lines.add', requestId: 'r2', lines: [offer('offer')] });
    cart.send({ type: 'cart.clear' });
    expect(laylas()?.lines).toEqual([pos('tape')]);
    cart.send({ type: 'session.ended' } as never);
    expect(laylas()).toBeUndefined();
  });

  test('waits for its owner while another customer buys', () => {
    running().cart.send({ type: 'lines.add', requestId: 'r1', lines: [pos('tape')] });
    running(omar).cart.send({ type: 'lines.add', requestId: 'r2', lines: [offer('offer')] });
    expect(running(layla).cart.getSnapshot().context.lines).toEqual([pos('tape')]);
    expect(running(omar).cart.getSnapshot().context.lines).toEqual([offer('offer')]);
  });
});

describe('the persisted lines before the cart runs', () => {
  const put = (cart: { lines: unknown[]; aside: unknown[] }) =>
    sessionStorage.setItem('cart', JSON.stringify({ version: 2, value: { choices: defaultPreferences, ...cart } }));
  const hers = { owner: ownerOf(layla), lines: [swim('swim', { quantity: 3 })], choices: defaultPreferences };

  test('Q3.6.a: can be counted, a court of two parts once, and contain nothing else', () => {
    put({ lines: [...court], aside: [hers] });
    const { lines, aside } = storedCart();
    expect([totalTickets(lines), aside.map((one) => [one.owner, totalTickets(one.lines)])]).toEqual([
      1,
      [[ownerOf(layla), 3]],
    ]);
    expect(Object.keys(lines[0]!)).toEqual(['id', 'productType', 'quantity', 'capacityBased', 'group_id']);
  });

  test.each([
    ['is not there', null],
    ['is no JSON', '{'],
    ['has no lines', JSON.stringify({ version: 2, value: {} })],
    ['has lines without a number', JSON.stringify({ version: 2, value: { lines: [{ id: 'a' }], aside: [] } })],
  ])('that %s counts nothing', (_, text) => {
    if (text !== null) sessionStorage.setItem('cart', text);
    expect(storedCart()).toEqual({ lines: [], aside: [] });
  });

  test('R4.1.7, R7.3.5: are removed at logout, and their places are given back once, by the next cart', () => {
    put({ lines: [...court], aside: [hers] });
    clearStoredCart();
    expect([sessionStorage.getItem('cart'), persistedCart()]).toEqual([null, empty]);
    // The next customer left as well, without a cart.
    clearStoredCart();
    expect([leftLines(), leftLines()]).toEqual([[...court, ...hers.lines], []]);
    put({ lines: [...court], aside: [] });
    clearStoredCart();
    expect(leftLines()).toEqual(court);
  });

  test('an invalid cart gives no places back', () => {
    put({ lines: [{ productType: 'boat' }], aside: [] });
    clearStoredCart();
    expect(leftLines()).toEqual([]);
  });
});
