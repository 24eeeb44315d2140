/** What the cart hears of an order that was refused (R8.1.5, Q3.6.b). */
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { orderOf } from '../../../../machines/cart/orderPayload.ts';
import { provideCart } from '../../../../src/adapters/actors/cart/cartActors.ts';
import { providePlacement } from '../../../../src/adapters/actors/cart/placementActors.ts';
import { defaultPreferences } from '../../../../machines/cart/paymentPreferences.ts';
import { event, layla } from '../../../models/cart/cart.fixtures.ts';
import { cartContent } from '../../../models/checkout/checkout.fixtures.ts';
import { stubPage } from '../../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

const lines = [event('mine', { seat_map_id: 7 }), event('theirs', { seat_map_id: 8 })];
const preferences = defaultPreferences;

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function refused(answer: object) {
  vi.stubGlobal('fetch', async (request: Request) => {
    await request.arrayBuffer();
    return Response.json({ status: false, message: null, ...answer }, { status: 409 });
  });
  const input = { lines, preferences, venueId: 1, reserves: false, user: layla };
  const cart = createActor(provideCart(), { input }).start();
  const session = {
    getSnapshot: () => ({ context: { user: layla } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  const order = orderOf({
    lines,
    preferences,
    user: layla,
    currency: 'AED',
    isBaps: false,
    promotion: cartContent.promotion,
  });
  const content = { ...cartContent, lines };
  const placement = createActor(providePlacement({ cart, session }), {
    input: { user: layla, order, cartContent: content, intent: null },
  }).start();
  await waitFor(placement, ({ status }) => status === 'done');
  const left = cart.getSnapshot().context.lines.map(({ id }) => id);
  return { left, problem: placement.getSnapshot().context.problem };
}

test.each([
  ['takes out the seat that somebody else has', { code: 'seatTaken', data: { seat_map_id: 8 } }, ['mine']],
  ['leaves all where it is not told which', { code: 'seatTaken', data: null }, ['mine', 'theirs']],
  ['leaves all where another rule refused', { code: 'soldOut', data: { seat_map_id: 8 } }, ['mine', 'theirs']],
])('R8.1.5: %s', async (_, answer, left) => {
  expect((await refused(answer)).left).toEqual(left);
});

test('F37, Q7.7.k: a sheet over a balance that was spent meanwhile is refused in our words, not in the server’s', async () => {
  const answer = { code: 'expressAmount', message: 'The sheet confirmed another amount.' };
  expect((await refused(answer)).problem).toEqual({ code: 'balanceChanged', message: null });
  const said = { code: 'expressRefused', message: 'The bank says no' };
  expect((await refused(said)).problem).toEqual(said);
});
