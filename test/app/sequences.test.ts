// @vitest-environment jsdom
/**
 * The real portal with its real wiring, and a server that answers one call after the other: the messages of its actors
 * are written to docs/flows/sequences and compared with the files there. `npm run sequences` writes them again.
 */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createActor, type AnyEventObject, type AnyStateMachine, type InputFrom } from 'xstate';
import { readTraffic } from '../../docs/flows/drawing/traffic.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import type { ActorName, RefTo } from '../../machines/registry.ts';
import { cartContentOf, provideCheckout } from '../../src/adapters/actors/cart/checkoutActors.ts';
import { provideFailedPayment } from '../../src/adapters/actors/cart/failedPaymentActors.ts';
import { provideReceipt } from '../../src/adapters/actors/cart/receiptActors.ts';
import { activateLocale } from '../../src/i18n/locale.ts';
import { leaveGuest } from '../../src/adapters/storage/login/credentials.ts';
import { clearCachedAnswers } from '../../src/adapters/http/client.ts';
import { persistLogin } from '../../src/adapters/storage/login/persistLogin.ts';
import { persistedIntent } from '../../src/adapters/storage/orders/orderIntent.ts';
import { inspect, observeWith } from '../../src/actors/inspection.ts';
import { startPortal } from '../../src/app/startPortal.ts';
import { layla } from '../models/cart/cart.fixtures.ts';
import { intent, options, placed } from '../models/checkout/checkout.fixtures.ts';
import * as at from '../models/booking/booking.fixtures.ts';
import { typedPassword } from '../models/login/login.model.ts';
import { payment, transaction } from '../models/checkout/payment.fixtures.ts';
import { SequenceRecorder } from '../support/sequenceRecorder.ts';

/** The venue's clock when all this happens. */
const now = '2026-11-20T08:00:00+04:00';
const customer = { ...layla, id: 7 };

const ok = (data: unknown) => ({ status: true, message: null, data });
const answers: Record<string, unknown> = {
  config: ok({ ...at.config, enable_facility_booking: 1, session_id: 'session-of-the-tab' }),
  'health-check': ok({ web_enable: 1 }),
  'verify-time': ok({ userTime: now, systemTime: now }),
  'venue/services': ok([at.padel]),
  'facilities/services/filters/1': ok(at.padelChoices),
  'facilities/schedule': ok(at.padelSchedule),
  'facilities/fetchAvailableFacilities': ok([at.court1]),
  'facilities/auto': ok(at.courtOffer(101, false)),
  'facilities/fieldConfig': { ...ok({}), additional_fields: [] },
  'facilities/customer-configurations': ok({ customer_threshold: null }),
  'cart/sync': ok({ products: [] }),
  'payments/options': ok(options),
  orders: ok(placed('paid')),
  'payments/receipt-token': ok(payment('paid')),
  'payments/transactions/tx-1': ok(transaction('failed')),
  'payments/transactions/tx-1/abandon': ok(null),
  'auth/login': ok({ ...customer, token: 'secret-token' }),
  'auth/logout': ok(null),
};

let refuses = false;
const turns = async (count = 3) => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setTimeout(resolve));
};

/** Answers wait for each other, so that the order in which they come is not left to chance. */
let last: Promise<unknown> = Promise.resolve();
const serve = (request: Request): Promise<Response> => {
  const path = new URL(request.url).pathname.replace('/api/v2/', '');
  const answer = last.then(async () => {
    await turns();
    if (refuses) return Response.json({ status: false, message: null, data: null }, { status: 401 });
    if (path === '/version.json') return Response.json({ version: '1' });
    if (!(path in answers)) throw new Error(`Nobody said what ${path} answers.`);
    return Response.json(answers[path]);
  });
  last = answer.catch(() => undefined);
  return answer;
};

const traffic = readTraffic();
let lookAway: () => void;
let recorder: SequenceRecorder;
let portal: PortalRef;

/** No call is pending, and no message under way. */
async function quiet(): Promise<void> {
  let before: unknown;
  do {
    before = last;
    await last;
    await turns(6);
  } while (before !== last);
}

const running = <Name extends ActorName>(name: Name) => portal.system.get(name) as RefTo<Name>;

async function open(user: typeof customer | null = null): Promise<void> {
  portal = startPortal(null);
  await press('portal', { type: 'address.changed', asked: null, now: at.now });
  if (user === null) return;
  persistLogin({ status: true, message: null, data: { ...user, token: 'secret-token' } }, new AbortController().signal);
  await press('session', { type: 'session.logIn', user, at: Date.now() });
}

async function press(name: ActorName, event: AnyEventObject): Promise<void> {
  recorder.press(running(name), event);
  await quiet();
}

/** A page's own actor, as the page starts it. */
function onPage<TMachine extends AnyStateMachine>(machine: TMachine, input: InputFrom<TMachine>) {
  const actor = createActor(machine, { input, inspect }).start();
  return {
    actor,
    press: async (event: AnyEventObject) => {
      recorder.press(actor, event);
      await quiet();
    },
  };
}

const checkoutInput = () => ({
  portal,
  cartContent: cartContentOf(running('cart').getSnapshot()),
  user: running('session').getSnapshot().context.user,
  terms: 'none' as const,
  currency: 'AED',
  isBaps: false,
  intent: null,
});

async function chooseCourt(): Promise<void> {
  await press('portal', { type: 'booking.open', serviceId: 1, now: at.now });
  await press('choosing', { type: 'slot.choose', date: at.today, startTime: '09:00:00' });
}

// What the portal fetches when it is wanted is there already: no picture waits for a disk.
beforeAll(() =>
  Promise.all([
    import('../../src/app/fetching/portalParts.ts'),
    import('../../src/app/fetching/pressedParts.ts'),
    import('../../src/app/fetching/startCart.ts'),
    import('../../src/adapters/http/send.ts'),
    import('../../src/adapters/actors/healthCheck.ts'),
    import('../../src/adapters/actors/booking/bookingActors.ts'),
    import('../../src/adapters/actors/login/dialogActors.ts'),
    import('../../src/adapters/actors/content/leadActors.ts'),
    import('../../src/pages/booking/BookingDialog.tsx'),
    import('../../src/pages/login/LoginDialog.tsx'),
    import('../../src/pages/lead/LeadOutlet.tsx'),
    activateLocale('en'),
  ]),
);

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(serve));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  // The browser is never idle here: the lead form is not loaded, nor the cart until it is needed.
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  recorder = new SequenceRecorder(traffic.arrows);
  lookAway = observeWith(recorder.inspect);
});

afterEach(async () => {
  portal.stop();
  await quiet();
  lookAway();
  refuses = false;
  leaveGuest();
  clearCachedAnswers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  expect(recorder.unknown).toEqual([]);
});

/** Compares the picture with the one that is drawn. */
const drawn = (name: string, title: string, words: string) =>
  expect(`# ${title}\n\n${words}\n\n${recorder.page}\n`).toMatchFileSnapshot(`../../docs/flows/sequences/${name}.md`);

test('the first screen (R2.10.1, R4.2.1)', async () => {
  await open();
  expect(portal.getSnapshot().matches({ shop: 'open' })).toBe(true);
  await drawn('firstScreen', 'The first screen', 'Somebody who is not logged in opens the portal.');
});

test('a 401 (R4.1.6)', async () => {
  await open(customer);
  expect(running('session').getSnapshot().context.user?.id).toBe(7);
  recorder.forget();
  refuses = true;
  await press('portal', { type: 'booking.open', serviceId: 1, now: at.now });
  expect(running('session').getSnapshot().context.user).toBe(null);
  await drawn('refused', 'A 401', 'The server does not know the login of a customer any more, who opens the booking.');
});

test('slot, cart line, order, ticket (R4.5.2, R4.8.1)', async () => {
  await open(customer);
  recorder.forget();
  await chooseCourt();
  await press('choosing', { type: 'step.continue' });
  expect(running('cart').getSnapshot().context.lines.length).toBeGreaterThan(0);
  await press('selling', { type: 'cart.open' });
  const deps = { cart: running('cart'), session: running('session'), portal };
  const checkout = onPage(provideCheckout(deps), checkoutInput());
  await quiet();
  await checkout.press({ type: 'order.place' });
  expect(running('cart').getSnapshot().context.lines).toEqual([]);
  checkout.actor.stop();
  const back = onPage(provideReceipt(deps), { token: 'receipt-token', intent: null });
  await quiet();
  expect(back.actor.getSnapshot().context.payment?.tickets).toHaveLength(1);
  back.actor.stop();
  await drawn('slotToTicket', 'From a slot to a ticket', 'A customer books a court and pays with what they have.');
});

test('a login in between (R4.5.10, R6.1.3)', async () => {
  await open();
  recorder.forget();
  await chooseCourt();
  await press('choosing', { type: 'step.continue' });
  await press('login', { type: 'password.submit', ...typedPassword });
  expect(running('session').getSnapshot().context.user?.id).toBe(7);
  await drawn('loginInBetween', 'A login in between', 'Somebody chooses a court first and logs in when they go on.');
});

test('a payment comes back without money (R4.8.5, Q4.8.c)', async () => {
  await open(customer);
  const ordered = {
    ...intent,
    owner: `customer ${customer.id}`,
    stage: 'accepted',
    orderId: 100001,
    transactionId: 'tx-1',
  } as const;
  persistedIntent.write(ordered);
  // As the page does that the bank leads to.
  await press('portal', { type: 'cart.need' });
  recorder.forget();
  const deps = { cart: running('cart'), session: running('session'), portal };
  const back = onPage(provideFailedPayment(deps), { transactionId: 'tx-1', intent: ordered });
  await quiet();
  await back.press({ type: 'cart.reopen' });
  expect(running('cart').getSnapshot().context.lines).toHaveLength(1);
  back.actor.stop();
  await drawn(
    'paymentReturns',
    'A payment comes back',
    'The bank declined; the customer takes what was ordered back into the cart.',
  );
});
