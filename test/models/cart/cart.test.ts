import { describe, expect, test } from 'vitest';
import type { CartEvent, CartInput } from '../../../machines/cart/cartContext.ts';
import { cartMachine } from '../../../machines/cart/cartMachine.ts';
import * as read from '../../../machines/cart/cartSelectors.ts';
import { defaultPreferences } from '../../../machines/cart/paymentPreferences.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { done, failed } from '../../support/paths.ts';
import {
  addon,
  court,
  event,
  facility,
  guest,
  held,
  layla,
  membership,
  omar,
  pos,
  swim,
  attendee,
} from './cart.fixtures.ts';
import { running } from './cart.harness.ts';
import * as places from './cart.law.ts';
import * as losses from './cartLosses.law.ts';
import * as owners from './cartOwners.law.ts';
import * as promotions from './cartPromotion.law.ts';
import * as queue from './cartQueue.law.ts';
import * as rare from './cartRare.law.ts';
import * as tabs from './cartTabs.law.ts';
import * as preferences from './cartPreferences.law.ts';
import * as wishes from './cartWishes.law.ts';

checkLaws(
  ...[places, losses, queue, wishes, preferences, owners, promotions, rare, tabs].flatMap((laws) =>
    Object.values(laws).flat(),
  ),
);

function runningCart(input: Partial<CartInput> = {}) {
  const usual = { lines: [], preferences: defaultPreferences, venueId: 1, reserves: true, user: layla };
  const cart = running(cartMachine, { ...usual, ...input });
  return { ...cart, context: () => cart.actor.getSnapshot().context };
}

const ticket = swim('swim');
const addTicket: CartEvent = { type: 'lines.add', requestId: 'r1', lines: [ticket] };

test('Q4.8.c: an order that comes back has its code again, once its places are held', async () => {
  const { send, answer, context } = runningCart();
  send({ type: 'cart.restore', lines: [ticket], promotion: { code: 'PADEL', type: 'promo' } });
  expect([context().lines, context().promotion.code]).toEqual([[], null]);
  await answer(done('reservePlaces', held([ticket])));
  expect(context().lines).toMatchObject([{ id: 'swim' }]);
  expect(context().promotion).toMatchObject({ code: 'PADEL', type: 'promo', loading: true });
});

test('Q4.8.c: a cart without holds, too, even with an event, whose tickets do not void their own code', () => {
  const { send, context } = runningCart({ reserves: false });
  send({ type: 'cart.restore', lines: [event('party')], promotion: { code: 'M-1001', type: 'memberships' } });
  expect(context().lines).toMatchObject([{ id: 'party' }]);
  expect(context().promotion).toMatchObject({ code: 'M-1001', type: 'memberships', loading: true });
});

test('Q4.8.b: what comes back without a code leaves the one that is there', () => {
  const { send, context } = runningCart({ reserves: false, lines: [ticket] });
  send({ type: 'promotion.use', code: 'PADEL', kind: 'promo' });
  for (const promotion of [undefined, null]) {
    send({
      type: 'cart.restore',
      lines: [swim(`back-${promotion}`, { facilityId: 405 })],
      ...(promotion === undefined ? {} : { promotion }),
    });
    expect(context().promotion).toMatchObject({ code: 'PADEL', type: 'promo' });
  }
});

test('Q4.8.c: an order that does not come back brings no code', async () => {
  const { send, answer, context } = runningCart();
  send({ type: 'cart.restore', lines: [ticket], promotion: { code: 'PADEL', type: 'promo' } });
  await answer(done('reservePlaces', held([ticket], [ticket])));
  expect([context().lines, context().promotion.code]).toEqual([[], null]);
});

describe('places', () => {
  test('are held before a line is in the cart (R7.3.4)', async () => {
    const { send, asked, told, answer, context } = runningCart();
    send(addTicket);
    expect(context().lines).toEqual([]);
    expect(asked).toEqual([
      {
        actor: 'reservePlaces',
        input: {
          products: [
            {
              product_id: 41,
              quantity: 1,
              facility_id: 404,
              date: '2026-11-27',
              start_time: '20:00:00',
              end_time: '21:00:00',
            },
          ],
        },
      },
    ]);
    await answer(done('reservePlaces', held([ticket])));
    expect(told).toEqual([{ type: 'lines.added', requestId: 'r1' }]);
    expect(context()).toMatchObject({ lines: [ticket], heldUntil: '2026-11-21 18:15:00' });
  });

  test('are asked for as a whole list (Q7.3.b)', async () => {
    const { send, asked, answer } = runningCart();
    send(addTicket);
    await answer(done('reservePlaces', held([ticket])));
    send({ type: 'lines.add', requestId: 'r2', lines: [...court] });
    expect(asked.at(-1)?.input).toMatchObject({ products: { length: 3 } });
  });

  test('are never requested when the operator holds none (R7.3.6)', () => {
    const { send, asked, context } = runningCart({ reserves: false });
    send(addTicket, { type: 'quantity.set', lineId: 'swim', quantity: 2 }, { type: 'line.remove', lineId: 'swim' });
    send(addTicket, { type: 'cart.clear' });
    expect(asked).toEqual([]);
    expect(context().lines).toEqual([]);
  });

  test('are not asked for by what has no place', () => {
    const { send, asked, told } = runningCart();
    send({ type: 'lines.add', requestId: 'r1', lines: [event('event')] });
    expect(asked).toEqual([]);
    expect(told).toEqual([{ type: 'lines.added', requestId: 'r1' }]);
  });

  test('are given back by name with their line (R7.3.5)', async () => {
    const { send, asked, answer } = runningCart({ lines: [...court, ticket] });
    await answer(done('renewPlaces', held([...court, ticket])));
    send({ type: 'line.remove', lineId: 'court-night' });
    expect(asked.at(-1)).toMatchObject({
      actor: 'releasePlaces',
      input: { products: [{ product_id: 31 }, { product_id: 32 }] },
    });
  });

  test('are given back when the cart is cleared, and kept when it became an order', async () => {
    const cleared = runningCart({ lines: [ticket] });
    await cleared.answer(done('renewPlaces', held([ticket])));
    cleared.send({ type: 'cart.clear' });
    expect(cleared.asked.at(-1)).toMatchObject({ actor: 'releasePlaces', input: { products: [{ product_id: 41 }] } });

    const ordered = runningCart({ lines: [ticket] });
    await ordered.answer(done('renewPlaces', held([ticket])));
    ordered.send({ type: 'order.accept' });
    expect(ordered.asked.map(({ actor }) => actor)).toEqual(['renewPlaces']);
    expect(ordered.context().lines).toEqual([]);
  });

  test('I14, R4.8.10: what came in while the order was on its way stays, and its places are held', async () => {
    const cart = runningCart({ lines: [ticket, event('meal'), ...court] });
    await cart.answer(done('renewPlaces', held([ticket, ...court])));
    cart.send({ type: 'order.accept', lineIds: ['swim', 'long gone'] });
    expect(cart.context().lines.map(({ id }) => id)).toEqual(['meal', 'court-day', 'court-night']);
    expect(cart.asked.at(-1)).toMatchObject({
      actor: 'renewPlaces',
      input: { products: [{ product_id: 31 }, { product_id: 32 }] },
    });
  });

  test('that are gone refuse the whole change, in the server’s words', async () => {
    const { send, told, answer, asked, context } = runningCart();
    send({ type: 'lines.add', requestId: 'r1', lines: [...court] });
    await answer(done('reservePlaces', held([...court], [court[1]])));
    const problem = { code: 'placeTaken', message: 'Somebody else was faster' };
    expect(told).toEqual([{ type: 'lines.refused', requestId: 'r1', problem }]);
    expect(context().lines).toEqual([]);
    // The other half of the court was held, so it is given back.
    expect(asked.at(-1)).toMatchObject({ actor: 'releasePlaces', input: { products: [{ product_id: 31 }] } });
  });

  test('are distinguished by their length: losing a longer one leaves a shorter one with the same start', async () => {
    const longer = swim('longer', { selectedFacilityEndTiming: '22:00:00' });
    const { send, answer, context, told } = runningCart({ lines: [ticket] });
    await answer(done('renewPlaces', held([ticket])));
    send({ type: 'lines.add', requestId: 'r1', lines: [longer] });
    await answer(done('reservePlaces', held([ticket, longer], [longer])));
    expect(told).toMatchObject([{ type: 'lines.refused', requestId: 'r1' }]);
    expect(context().lines).toEqual([ticket]);
  });

  test('that are gone undo a rise in quantity, and the former quantity is held again', async () => {
    const { send, answer, asked, context, actor } = runningCart({ lines: [ticket] });
    await answer(done('renewPlaces', held([ticket])));
    send({ type: 'quantity.set', lineId: 'swim', quantity: 2 });
    expect(read.lines(actor.getSnapshot())[0]?.quantity).toBe(2);
    await answer(done('reservePlaces', held([ticket], [ticket])));
    expect(context().lines).toEqual([ticket]);
    expect(context().problem?.code).toBe('placeTaken');
    expect(asked.at(-1)).toMatchObject({ actor: 'renewPlaces', input: { products: [{ quantity: 1 }] } });
  });

  test('lost at a renewal remove their lines, with a message (Q7.3.a)', async () => {
    const { told, answer, context, asked } = runningCart({ lines: [...court, ticket] });
    await answer(done('renewPlaces', held([...court, ticket], [court[0]])));
    expect(context().lines).toEqual([ticket]);
    expect(told).toMatchObject([{ type: 'lines.lost', lines: [{ id: 'court-day' }, { id: 'court-night' }] }]);
    expect(context().problem?.code).toBe('placeTaken');
    expect(asked.at(-1)).toMatchObject({ actor: 'releasePlaces', input: { products: [{ product_id: 32 }] } });
  });

  test('are not half there when the server cannot be reached', async () => {
    const { send, told, answer, context, asked } = runningCart();
    send(addTicket);
    await answer(failed('reservePlaces', new ConnectionError()));
    expect(told).toEqual([{ type: 'lines.refused', requestId: 'r1', problem: { code: 'lost', message: null } }]);
    expect(context().lines).toEqual([]);
    // It may have reached the server all the same.
    expect(asked.at(-1)).toMatchObject({ actor: 'releasePlaces', input: { products: [{ product_id: 41 }] } });
  });

  test('refused by the server leave nothing to give back', async () => {
    const { send, told, answer, asked } = runningCart();
    send(addTicket);
    await answer(failed('reservePlaces', new RefusedError('capacityReached', 'Maximum capacity reached', 409)));
    const problem = { code: 'capacityReached', message: 'Maximum capacity reached' };
    expect(told).toEqual([{ type: 'lines.refused', requestId: 'r1', problem }]);
    expect(asked.map(({ actor }) => actor)).toEqual(['reservePlaces']);
  });
});

describe('holds (Q7.3.a)', () => {
  test('are renewed every five minutes, for as long as the cart has places', async () => {
    const { answer, clock, count, send, asked } = runningCart({ lines: [ticket] });
    await answer(done('renewPlaces', held([ticket])));
    for (const renewals of [2, 3]) {
      clock.increment(5 * 60_000 - 1);
      expect(count('renewPlaces')).toBe(renewals - 1);
      clock.increment(1);
      expect(count('renewPlaces')).toBe(renewals);
      expect(asked.at(-1)).toMatchObject({ input: { products: [{ product_id: 41 }] } });
      await answer(done('renewPlaces', held([ticket])));
    }
    send({ type: 'line.remove', lineId: 'swim' });
    await answer(done('releasePlaces'));
    clock.increment(60 * 60_000);
    expect(count('renewPlaces')).toBe(3);
  });

  test('that could not be renewed are unsure, and asked for again after half a minute', async () => {
    const { answer, clock, count, actor } = runningCart({ lines: [ticket] });
    await answer(failed('renewPlaces', new ConnectionError()));
    expect(actor.getSnapshot().context.isHoldUnsure).toBe(true);
    clock.increment(30_000 - 1);
    expect(count('renewPlaces')).toBe(1);
    clock.increment(1);
    expect(count('renewPlaces')).toBe(2);
    await answer(done('renewPlaces', held([ticket])));
    expect(actor.getSnapshot().context.isHoldUnsure).toBe(false);
    expect(read.heldUntil(actor.getSnapshot())).toBe('2026-11-21 18:15:00');
  });
});

describe('wishes', () => {
  test('wait while the server is asked, and are answered in turn', async () => {
    const { send, told, answer, context } = runningCart();
    send(addTicket, { type: 'lines.add', requestId: 'r2', lines: [event('event')] });
    send({ type: 'lines.add', requestId: 'r3', lines: [membership('gold')] });
    expect(told).toEqual([]);
    await answer(done('reservePlaces', held([ticket])));
    expect(told).toEqual([
      { type: 'lines.added', requestId: 'r1' },
      { type: 'lines.added', requestId: 'r2' },
      { type: 'lines.refused', requestId: 'r3', problem: { code: 'membershipExclusive', message: null } },
    ]);
    expect(context().lines.map(({ id }) => id)).toEqual(['swim', 'event']);
  });

  test.each(['cart.clear', 'order.accept'] as const)('are all answered when %s ends the cart they were for', (type) => {
    const { send, told } = runningCart();
    send(addTicket, { type: 'lines.add', requestId: 'r2', lines: [event('event')] }, { type });
    const problem = { code: 'cartCleared', message: null };
    expect(told).toEqual([
      { type: 'lines.refused', requestId: 'r1', problem },
      { type: 'lines.refused', requestId: 'r2', problem },
    ]);
  });

  describe('for goods of another outlet (R4.8.4)', () => {
    const cap = pos('cap', { outlet_id: 10, product_id: 93 });
    const warned = () => {
      const running = runningCart({ lines: [pos('tape')], reserves: false });
      running.send({ type: 'lines.add', requestId: 'r1', lines: [cap] });
      return running;
    };

    test('are refused with a warning, and the cart stays as it is', () => {
      const { context, told } = warned();
      expect([context().problem?.code, context().lines.map(({ id }) => id)]).toEqual(['otherOutlet', ['tape']]);
      expect(told).toEqual([
        { type: 'lines.refused', requestId: 'r1', problem: { code: 'otherOutlet', message: null } },
      ]);
    });

    test('R4.7.7: once the cart is cleared there is room for them', () => {
      const { send, context } = warned();
      send({ type: 'cart.clear' });
      expect([context().problem, context().lines]).toEqual([null, []]);
      send({ type: 'lines.add', requestId: 'r2', lines: [cap] });
      expect([context().problem?.code, context().lines.map(({ id }) => id)]).toEqual([undefined, ['cap']]);
    });

    test('the warning goes when it was read, or when another wish is refused for another reason', () => {
      const read = warned();
      read.send({ type: 'problem.dismiss' });
      expect([read.context().problem?.code, read.context().lines.length]).toEqual([undefined, 1]);
      const other = warned();
      other.send({ type: 'lines.add', requestId: 'r2', lines: [membership('gold')] });
      expect(other.context().problem).toBeNull();
    });
  });

  test('made on the cart page keep their problem until the next one', () => {
    const { send, context } = runningCart({ lines: [event('event')], reserves: false });
    send({ type: 'quantity.set', lineId: 'gone', quantity: 2 });
    expect(context().problem).toEqual({ code: 'lineGone', message: null });
    send({ type: 'quantity.set', lineId: 'event', quantity: 2 });
    expect(context()).toMatchObject({ problem: null, lines: [{ quantity: 2, total_price: 168 }] });
  });

  test('for extras need their ticket (R8.2.8)', () => {
    const at = { facilityId: 404, date: '2026-11-27', startTime: '20:00:00' };
    const { send, told } = runningCart();
    send({ type: 'addon.add', requestId: 'r1', at, addon: addon() });
    expect(told).toEqual([
      { type: 'lines.refused', requestId: 'r1', problem: { code: 'addTicketFirst', message: null } },
    ]);
  });
});

describe('people', () => {
  test('who are guests are logged out without lines (R4.1.8)', () => {
    const { send, told } = runningCart({ lines: [event('one'), facility('two')], user: guest, reserves: false });
    send({ type: 'line.remove', lineId: 'one' });
    expect(told).toEqual([]);
    send({ type: 'line.remove', lineId: 'two' });
    expect(told).toEqual([{ type: 'cart.emptied' }, { type: 'guest.emptied' }]);
  });

  test('who are guests stay when their cart became an order', () => {
    const { send, told } = runningCart({ lines: [event('one')], user: guest });
    send({ type: 'order.accept' });
    expect(told).toEqual([]);
  });

  test('ways to pay are a person’s own, what the venue should know is the cart’s (Q4.1.c)', () => {
    const preferences = { ...defaultPreferences, order_notes: 'Left-handed' };
    const { send, context, actor } = runningCart({ lines: [event('one')], preferences, user: guest });
    send({ type: 'wallet.use', on: true }, { type: 'card.choose', cardId: 'visa' });
    const chosen = read.paymentPreferences(actor.getSnapshot());
    expect(chosen).toMatchObject({ is_wallet: true, cardId: 'visa' });
    send({ type: 'session.changed', user: { ...guest } });
    expect(read.paymentPreferences(actor.getSnapshot())).toEqual(chosen);
    send({ type: 'session.changed', user: omar });
    expect([read.paymentPreferences(actor.getSnapshot()), context().lines]).toEqual([preferences, [event('one')]]);
  });
});

test('R3.6.9: the cart knows its promotion and how the customer wants to pay', () => {
  const { context } = runningCart();
  expect(context()).toMatchObject({
    promotion: { code: null, type: null, codes: [], discount: 0, total: 0, loading: false },
    is_wallet: false,
    is_qpoints: false,
    save_card: false,
    cardId: 'new',
    deliveryAddress: null,
  });
});

test('an accepted order leaves the cart as new (R4.8.10)', () => {
  const preferences = { ...defaultPreferences, is_wallet: true, is_qpoints: true, save_card: true, cardId: 'visa' };
  const { send, actor } = runningCart({ lines: [event('one'), pos('two')], preferences });
  send({ type: 'order.accept' });
  expect(read.paymentPreferences(actor.getSnapshot())).toEqual(defaultPreferences);
  expect(read.isEmpty(actor.getSnapshot())).toBe(true);
});

test('Q4.8.d: the default card is used until the customer chooses; choosing another card clears the wish to save the new one', () => {
  const { send, context } = runningCart({ lines: [event('one')] });
  expect(context().isCardChosen).toBe(false);
  send({ type: 'card.choose', cardId: 'new' }, { type: 'card.save', on: true });
  expect(context()).toMatchObject({ cardId: 'new', isCardChosen: true, save_card: true });
  send({ type: 'card.choose', cardId: 'visa' });
  expect(context()).toMatchObject({ cardId: 'visa', save_card: false });
});

test('notes end where an order’s notes end', () => {
  const { send, context } = runningCart();
  send({ type: 'notes.write', text: 'x'.repeat(1200) });
  expect(context().order_notes).toHaveLength(1000);
});

describe('whose cart it is', () => {
  const visited = swim('swim', { customers: [attendee] });
  const filled = (user: typeof layla | null = layla) => runningCart({ reserves: false, user, lines: [visited] });

  test('R4.1.6, Q4.1.c: after a 401 the cart is hidden; the same customer finds it whole, attendees included', () => {
    const { send, context } = filled();
    send({ type: 'wallet.use', on: true }, { type: 'session.changed', user: null });
    expect([context().lines, context().is_wallet]).toEqual([[], false]);
    send({ type: 'session.changed', user: layla });
    expect([context().lines, context().is_wallet, context().aside]).toEqual([[visited], true, []]);
  });

  test('another customer never sees it; while they are there not even memory holds its attendees', () => {
    const { send, context } = filled();
    send({ type: 'session.changed', user: null }, { type: 'session.changed', user: omar });
    expect(context().lines).toEqual([]);
    expect(JSON.stringify(context().aside)).not.toContain(attendee.name);
    send({ type: 'session.changed', user: layla });
    expect(context().lines).toEqual([{ ...visited, customers: [], undescribed: true }]);
  });

  test('a cart filled while signed out is merged with the customer’s own after the login', () => {
    const { send, context } = runningCart({ reserves: false, user: layla, lines: [swim('swim')] });
    send({ type: 'session.changed', user: null }, { type: 'lines.add', requestId: 'r1', lines: [event('event')] });
    send({ type: 'session.changed', user: layla });
    expect(context().lines.map(({ id }) => id)).toEqual(['event', 'swim']);
  });

  test('R4.1.4: what a guest chose stays with the tab, whose attendees they were does not', () => {
    const { send, context } = filled(guest);
    send({ type: 'session.changed', user: null });
    expect(context().lines).toEqual([{ ...visited, customers: [], undescribed: true }]);
  });

  test('its places are asked for again when its owner is back (R7.3.4)', async () => {
    const { send, count, answer } = runningCart({ user: layla, lines: [ticket] });
    await answer(done('renewPlaces', held([ticket])));
    send({ type: 'session.changed', user: null });
    expect(count('renewPlaces')).toBe(1);
    send({ type: 'session.changed', user: layla });
    expect(count('renewPlaces')).toBe(2);
  });

  test('R4.1.7, R7.3.5: logging out empties it, what was put aside a moment before included, and gives its places back', () => {
    for (const isAside of [false, true]) {
      const { send, context, asked } = runningCart({
        user: isAside ? null : layla,
        lines: isAside ? [] : [ticket],
        aside: isAside ? [{ owner: ownerOf(layla), lines: [ticket], preferences: defaultPreferences }] : [],
      });
      send({ type: 'session.ended' });
      expect([context().lines, context().aside]).toEqual([[], []]);
      expect(asked.at(-1)).toMatchObject({ actor: 'releasePlaces', input: { products: [{ product_id: 41 }] } });
    }
  });
});
