/** Lines, events, answers and effects for the laws of the cart. */
import type { AnyEventObject } from 'xstate';
import type { CartInput } from '../../../machines/cart/cartContext.ts';
import { cartMachine } from '../../../machines/cart/cartMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { FacilityLine } from '../../../src/contract/orders/cart.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { after, done } from '../../support/paths.ts';
import { academy, addon, court, event, held, layla, membership, pos, swim } from './cart.fixtures.ts';

export const preferences = {
  is_wallet: false,
  is_qpoints: false,
  save_card: false,
  cardId: 'new',
  isCardChosen: false,
  deliveryAddress: null,
  order_notes: '',
};
export const noPromotion = { code: null, type: null, codes: [], discount: 0, total: 0, loading: false };

export const connectionError = { code: 'lost', message: null };
export const taken = { code: 'placeTaken', message: 'Somebody else was faster' };
export const full = { code: 'capacityReached', message: 'Maximum capacity reached' };
export const cleared = { code: 'cartCleared', message: null };
export const offline = new ConnectionError();
export const refusal = new RefusedError('capacityReached', 'Maximum capacity reached', 409);

// One ticket of the pool for AED 42, two for 84; a court whose price has two parts.
export const ticket = swim('swim');
export const two = swim('swim', { quantity: 2 });
export const [day, night] = court;
export const meal = event('event');
export const all = [ticket, day, night];

/** As cart/sync names them (R7.3.4). */
export const evening = { date: '2026-11-27', start_time: '20:00:00', end_time: '21:00:00' };
export const pool = { product_id: 41, quantity: 1, ...evening, facility_id: 404 };
export const poolTwice = { ...pool, quantity: 2 };
export const byDay = { product_id: 31, quantity: 1, ...evening, facility_id: 303 };
export const byNight = { ...byDay, product_id: 32 };

export const asks = (...products: object[]): Effect => ({ starts: 'reservePlaces', input: { products } });
export const renews = (...products: object[]): Effect => ({ starts: 'renewPlaces', input: { products } });
export const givesBack = (...products: object[]): Effect => ({ starts: 'releasePlaces', input: { products } });
export const added = (requestId: string): Effect => ({ emits: { type: 'lines.added', requestId } });
export const refuses = (requestId: string, problem: object): Effect => ({
  emits: { type: 'lines.refused', requestId, problem },
});
export const tellsGone = (...lines: object[]): Effect => ({ emits: { type: 'lines.lost', lines, problem: taken } });
export const emptied: Effect = { emits: { type: 'cart.emptied' } };
export const guestGone: Effect = { emits: { type: 'guest.emptied' } };

export const add = (requestId: string, ...lines: object[]) => ({ type: 'lines.add', requestId, lines });
export const addTicket = add('r1', ticket);
export const addCourt = add('r2', day, night);
export const addEvent = add('r3', meal);
export const setTwo = { type: 'quantity.set', lineId: 'swim', quantity: 2 };
export const remove = { type: 'line.remove', lineId: 'swim' };
export const clear = { type: 'cart.clear' };
export const ordered = { type: 'order.accept' };
export const comes = (user: object | null) => ({ type: 'session.changed', user });
export const dismiss = { type: 'problem.dismiss' };
export const loggedOut = { type: 'session.ended' };
export const pause = after('renewalPause', 'cart.resting');

export const until = '2026-11-21 18:15:00';
export const later = '2026-11-21 18:20:00';
export const yes = (actor: string, ...lines: FacilityLine[]) => done(actor, held(lines));
export const renewed = (...lines: FacilityLine[]) => done('renewPlaces', { ...held(lines), expires_at: later });

export const resting = { state: 'resting', waits: { renewalPause: 300_000 } } as const;
export const uncertain = { state: 'resting', waits: { renewalPause: 30_000 } } as const;
export const busy = (state: string, actor: string) => ({ state, runs: [actor], tags: ['busy'] }) as const;
export const reserving = busy('reserving', 'reservePlaces');
export const renewing = busy('renewing', 'renewPlaces');
export const releasing = busy('releasing', 'releasePlaces');

export const row = (
  law: string,
  situations: string | readonly string[],
  on: AnyEventObject,
  rest: Partial<Row> = {},
): Row => ({
  law,
  in: [situations].flat(),
  on,
  ...rest,
});

export const lawOf = (
  input: Partial<CartInput>,
  situations: Record<string, Situation>,
  rows: readonly Row[],
  refused: readonly AnyEventObject[] = [],
  begins?: readonly Effect[],
): Law => ({
  machine: cartMachine,
  beginAnew: { renewalPause: 300_000 },
  input: { lines: [], preferences, venueId: 1, reserves: true, user: layla, ...input },
  situations,
  rows,
  refused,
  ...(begins ? { begins } : {}),
});

export const gold = membership('gold');
export const addGold = add('r4', gold);

export const tape = pos('tape');
export const racket = addon();
export const withRacket = swim('swim', { addons: [racket] });
export const school = academy('school');
export const rackets = (quantity: number) => swim('swim', { addons: [addon({ quantity })] });
export const twoMeals = event('event', { quantity: 2 });
export const at = { facilityId: 404, date: '2026-11-27', startTime: '20:00:00' };
export const addRacket = { type: 'addon.add', requestId: 'r5', at, addon: racket };
export const setRackets = (quantity: number) => ({ type: 'addon.set', lineId: 'swim', productId: 11, quantity });
export const setEvents = (quantity: number) => ({ type: 'quantity.set', lineId: 'event', quantity });
export const code = (name: string) => ({ code: name, message: null });
export const most = { code: 'maxQuantityReached', message: null, values: { max: 4 } };
export const cap = add('r6', pos('cap', { outlet_id: 10, product_id: 93 }));
export const restore = (...lines: object[]) => ({ type: 'cart.restore', lines });

export const inRenewed = [renewed(ticket)];
