// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '../../../machines/cart/cartMachine.ts';
import { defaultChoices } from '../../../machines/cart/choices.ts';
import { keepCart, keptCart } from '../../../src/edge/keptCart.ts';
import {
  academy,
  addon,
  court,
  event,
  layla,
  membership,
  offer,
  pos,
  swim,
  trainer,
} from '../../models/cart.fixtures.ts';

beforeEach(() => sessionStorage.clear());

const empty = { lines: [], choices: defaultChoices };

function running() {
  const input = { ...keptCart(), venueId: 1, reserves: false, user: layla };
  const cart = createActor(cartMachine, { input }).start();
  return { cart, stop: keepCart(cart) };
}

describe('the cart of a tab (R9.4.5)', () => {
  test('comes back as it was, whatever is in it (I14)', () => {
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
    expect(keptCart()).toEqual({ lines, choices: { ...defaultChoices, is_wallet: true, order_notes: 'Left-handed' } });
    expect(running().cart.getSnapshot().context.lines).toEqual(lines);
  });

  test('comes back with a membership', () => {
    const { cart } = running();
    cart.send({ type: 'lines.add', requestId: 'r1', lines: [membership('gold')] });
    expect(keptCart().lines).toEqual([membership('gold')]);
  });

  test('is written no more once nobody keeps it', () => {
    const { cart, stop } = running();
    stop();
    cart.send({ type: 'lines.add', requestId: 'r1', lines: [pos('tape')] });
    expect(keptCart()).toEqual(empty);
  });

  test.each([
    ['is not there', null],
    ['is no JSON', '{'],
    ['is of another version', JSON.stringify({ version: 0, value: empty })],
    ['holds a line of no kind', JSON.stringify({ version: 1, value: { ...empty, lines: [{ productType: 'boat' }] } })],
    ['lacks the choices', JSON.stringify({ version: 1, value: { lines: [] } })],
  ])('that %s is empty', (_, text) => {
    if (text !== null) sessionStorage.setItem('cart', text);
    expect(keptCart()).toEqual(empty);
  });
});
