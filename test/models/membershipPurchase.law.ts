/** The law of buying a membership, from R2.1.11, R3.6.4, R5.7.10, R6.1.3, R8.1.6, R8.2.6, R9.1.7, Q3.6.d and Q9.1.a; see docs/guide/testing.md. */
import { parse } from 'valibot';
import { createEmptyActor } from 'xstate';
import { membershipPurchaseMachine } from '../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { MembershipBooking } from '../../src/contract/bookings.ts';
import { Membership } from '../../src/contract/memberships.ts';
import type { Effect, Law, Row } from '../support/law/law.ts';
import { done, failed } from '../support/paths.ts';
import { guest, layla } from './cart.fixtures.ts';

/** A year of it costs 1200 and 60 of VAT, at once or in twelve payments; a month only at once (R9.1.7). */
export const play = parse(Membership, {
  membership_id: 602,
  name: 'Play',
  ar_name: 'لعب',
  description: 'Every venue, every hour.',
  ar_description: 'كل الأماكن وكل الساعات.',
  sport: 'padel',
  venue_id: 1,
  benefits: [{ name: 'Book fourteen days ahead', ar_name: 'احجز قبل أربعة عشر يومًا' }],
  packages: [
    { membership_package_id: 6021, product_id: 24_021, name: 'One month', duration: 1, price: 200, tax_amount: 10 },
    {
      membership_package_id: 6022,
      product_id: 24_022,
      name: 'One year',
      ar_name: 'سنة كاملة',
      duration: 12,
      price: 1200,
      tax_amount: 60,
      installment_divisor: 12,
      pricing: '12 payments of AED 105',
    },
  ],
});
const offers = [play];
const today = '2026-11-24';
const bought = (rest: object) =>
  parse(MembershipBooking, {
    id: 1,
    order_id: 7,
    name: 'Play',
    image: null,
    total: 1260,
    status_id: 1,
    membership_package_id: 6022,
    card_number: 'SAHA-M-1',
    start_date: '2025-12-04',
    end_date: '2026-12-03',
    ...rest,
  });
export const running = bought({});

const nothing = { packageId: null, startDate: null, isInParts: false };
const year = { packageId: 6022, startDate: null, isInParts: false };
const month = { ...year, packageId: 6021 };
const inParts = { ...year, isInParts: true };
const later = { ...year, startDate: '2026-12-24' };

/** As R3.6.4 has it. */
const line = (rest: object = {}) => ({
  productType: 'membership',
  product_id: 24_022,
  product_type_id: null,
  name: 'Play',
  ar_name: 'لعب',
  detail: 'One year',
  ar_detail: 'سنة كاملة',
  image: null,
  sport: 'padel',
  quantity: 1,
  price: 1200,
  tax_amount: 60,
  total_price: 1260,
  venue_id: 1,
  customers: [],
  addons: [],
  discount: null,
  seasonal_pricing_id: null,
  membership_package_id: 6022,
  start_date: today,
  pricing: '12 payments of AED 105',
  installment_divisor: 1,
  ...rest,
});

const found = done('loadMemberships', { offers, today });
const none = done('loadMemberships', { offers: [], today });
const dropped = failed('loadMemberships', new ConnectionError());
const choose = (packageId: number) => ({ type: 'package.choose', packageId });
const pays = (isInParts: boolean) => ({ type: 'payment.choose', isInParts });
const starts = (date: string | null) => ({ type: 'start.choose', date });
const add = { type: 'membership.add' };
const confirm = { type: 'renewal.confirm' };
const dismiss = { type: 'renewal.dismiss' };
const reload = { type: 'memberships.reload' };
const comes = (user: object | null) => ({ type: 'session.changed', user });
const address = (choice: object) => ({ type: 'address.changed', choice });
const holds = (...held: object[]) => done('loadHeld', { held, today });
const unknown = failed('loadHeld', new ConnectionError());
const inCart = done('addToCart');
const refused = (code: string) => failed('addToCart', new RefusedError(code));
const back = done('reconnect');
const stillAway = failed('reconnect', new Error('a defect'));

const always = ['watchSession'];
const portal = createEmptyActor();
const choosing = { state: { open: 'choosing' }, runs: always } as const;
const busy = (state: string, actor: string) => ({
  state: { open: state },
  runs: [...always, actor].toSorted(),
  tags: ['busy'],
});
const lost = { code: 'lost', message: null };
const code = (code: string) => ({ code, message: null });

const asks: Effect = { starts: 'loadMemberships', input: undefined };
const looks: Effect = { starts: 'loadHeld', input: undefined };
const adds = (rest?: object): Effect => ({ starts: 'addToCart', input: { line: line(rest) } });
const asksLogin: Effect = { sends: { type: 'login.open' }, to: portal.id };
const tells = (choice: object): Effect => ({ emits: { type: 'choice.changed', choice } });
const waits = (attempts: number): Effect => ({ starts: 'reconnect', input: { problem: lost, attempts } });

const open = [found, choose(6022)];
const row = (law: string, names: string | readonly string[], on: object, rest: object = {}): Row =>
  ({ law, in: [names].flat(), on, ...rest }) as Row;

interface Chosen {
  packageId: number | null;
  startDate: string | null;
  isInParts: boolean;
}

/** What each choice makes of what was chosen before; nothing where it is chosen already, or is not offered so. */
const choices: [law: string, on: object, next: (before: Chosen) => Chosen][] = [
  ['R2.1.11', choose(6022), (before) => ({ ...before, packageId: 6022 })],
  // R9.1.7: what is paid at once only is not bought in parts.
  ['R9.1.7', choose(6021), (before) => ({ ...before, packageId: 6021, isInParts: false })],
  ['R9.1.7', pays(true), (before) => ({ ...before, isInParts: before.packageId === 6022 })],
  ['R9.1.7', pays(false), (before) => ({ ...before, isInParts: false })],
  ...['2026-12-24', '2026-11-23', '', null].map((date): [string, object, (before: Chosen) => Chosen] => [
    'Q3.6.d',
    starts(date),
    (before) => ({ ...before, startDate: date }),
  ]),
];
const addresses: Chosen[] = [nothing, year];

/** The rows of every choice in situations where something may be chosen: what was refused or done before is over with it. */
function rowsOfChoices(situations: Readonly<Record<string, { choice: Chosen; problem?: object }>>): Row[] {
  const rows = Object.entries(situations).flatMap(([name, { choice: before, problem }]) => {
    const to = { open: 'choosing' };
    const anew = problem ? { problem: null } : {};
    const isSame = (choice: Chosen) => JSON.stringify(choice) === JSON.stringify(before);
    return [
      ...choices.flatMap(([law, on, next]) => {
        const choice = next(before);
        return isSame(choice) ? [] : [row(law, name, on, { to, changes: { choice, ...anew }, does: [tells(choice)] })];
      }),
      ...addresses.flatMap((choice) =>
        isSame(choice) ? [] : [row('R2.1.11', name, address(choice), { to, changes: { choice, ...anew } })],
      ),
    ];
  });
  const joined = new Map<string, Row>();
  for (const one of rows) {
    const key = JSON.stringify([one.on, one.changes, one.does]);
    joined.set(key, { ...one, in: [...(joined.get(key)?.in ?? []), ...one.in] });
  }
  return [...joined.values()];
}

const unoffered = [choose(999), { type: 'package.choose', packageId: Number.NaN }];
const past = { ...year, startDate: '2026-11-23' };
const untyped = { ...year, startDate: '' };
const loading = { state: 'loading', runs: [...always, 'loadMemberships'], tags: ['busy'] } as const;
const exclusive = code('membershipExclusive');
/** Nothing that stands in the way: none, another package, one that was cancelled, one that is over. */
const free = [
  holds(),
  holds(bought({ membership_package_id: 6021 })),
  holds(bought({ status_id: 8 })),
  holds(bought({ end_date: '2026-11-23' })),
];

const situationsOfCustomer: Law['situations'] = {
  loading: { by: [], ...loading },
  empty: { by: [none], state: 'empty', runs: always },
  failed: { by: [dropped], state: 'failed', runs: [...always, 'reconnect'], knows: { problem: lost, attempts: 1 } },
  again: { by: [dropped, back], ...loading, knows: { problem: lost, attempts: 1 } },
  open: { by: [found], ...choosing, knows: { offers, today, choice: nothing, problem: null } },
  chosen: { by: open, ...choosing, knows: { choice: year, problem: null } },
  monthly: { by: [found, choose(6021)], ...choosing, knows: { choice: month } },
  parts: { by: [...open, pays(true)], ...choosing, knows: { choice: inParts } },
  later: { by: [...open, starts('2026-12-24')], ...choosing, knows: { choice: later } },
  past: { by: [...open, starts('2026-11-23')], ...choosing, knows: { choice: past } },
  untyped: { by: [...open, starts('')], ...choosing, knows: { choice: untyped } },
  refused: {
    by: [...open, add, holds(), refused('membershipExclusive')],
    ...choosing,
    knows: { problem: exclusive },
  },
  checking: { by: [...open, add], ...busy('checking', 'loadHeld'), knows: { choice: year } },
  checkingParts: { by: [...open, pays(true), add], ...busy('checking', 'loadHeld') },
  checkingLater: { by: [...open, starts('2026-12-24'), add], ...busy('checking', 'loadHeld') },
  asked: {
    by: [...open, add, holds(running)],
    state: { open: 'askingRenewal' },
    runs: always,
    knows: { heldUntil: '2026-12-03' },
  },
  adding: { by: [...open, add, holds()], ...busy('adding', 'addToCart'), knows: { startDate: today } },
  added: { by: [...open, add, holds(), inCart], state: { open: 'added' }, runs: always },
};
const everywhere = Object.keys(situationsOfCustomer);

export const byCustomer: Law = {
  machine: membershipPurchaseMachine,
  begins: [
    { starts: 'watchSession', input: undefined },
    { starts: 'loadMemberships', input: undefined },
  ],
  input: { portal, choice: nothing, user: layla },
  callbackActors: ['watchSession'],
  situations: situationsOfCustomer,
  rows: [
    row('R2.1.11', 'loading', found, { to: 'open', changes: { offers, today } }),
    row('R2.1.11', 'again', found, { to: 'open', changes: { offers, today, problem: null, attempts: 0 } }),
    row('R2.1.11', ['loading', 'again'], none, { to: 'empty' }),
    row('R8.1.6', 'loading', dropped, { to: 'failed', changes: { problem: lost, attempts: 1 }, does: [waits(1)] }),
    row('R8.1.6', 'again', dropped, { to: 'failed', changes: { attempts: 2 }, does: [waits(2)] }),
    row('R8.1.6', 'failed', back, { to: 'again', does: [asks] }),
    row('R8.1.6', 'failed', reload, { to: 'loading', changes: { attempts: 0 }, does: [asks] }),
    row('R8.1.6', 'failed', stillAway, { changes: { problem: code('unexpected') } }),

    // What is chosen stands in the address, and the other way round.
    ...rowsOfChoices({
      open: { choice: nothing },
      chosen: { choice: year },
      monthly: { choice: month },
      parts: { choice: inParts },
      later: { choice: later },
      past: { choice: past },
      untyped: { choice: untyped },
      refused: { choice: year, problem: exclusive },
      asked: { choice: year },
      added: { choice: year },
    }),

    // Who holds it already is asked first (R5.7.10).
    // R8.2.6: added once more, the cart says that it is there.
    row('R5.7.10', ['chosen', 'added'], add, { to: 'checking', does: [looks] }),
    row('R5.7.10', ['monthly', 'parts', 'later'], add, { to: { open: 'checking' }, does: [looks] }),
    row('R5.7.10', 'refused', add, { to: 'checking', changes: { problem: null }, does: [looks] }),
    row('Q3.6.d', 'past', add, { changes: { problem: code('startPast') } }),
    row('Q3.6.d', 'untyped', add, { changes: { problem: code('startMissing') } }),
    row('R5.7.10', ['checking', 'checkingParts'], holds(running), {
      to: 'asked',
      changes: { heldUntil: '2026-12-03' },
    }),
    row('R5.7.10', 'checkingLater', holds(running), {
      to: 'adding',
      changes: { startDate: '2026-12-24' },
      does: [adds({ start_date: '2026-12-24' })],
    }),
    ...free.flatMap((held) => [
      row('R3.6.4', 'checking', held, { to: 'adding', changes: { startDate: today }, does: [adds()] }),
      // R9.1.7, Q9.1.a: price and tax are both divided.
      row('R9.1.7', 'checkingParts', held, {
        to: 'adding',
        changes: { startDate: today },
        does: [adds({ price: 100, tax_amount: 5, total_price: 105, installment_divisor: 12 })],
      }),
      row('Q3.6.d', 'checkingLater', held, {
        to: 'adding',
        changes: { startDate: '2026-12-24' },
        does: [adds({ start_date: '2026-12-24' })],
      }),
    ]),
    row('R8.1.6', ['checking', 'checkingParts', 'checkingLater'], unknown, {
      to: { open: 'choosing' },
      changes: { problem: lost },
    }),
    row('R5.7.10', 'asked', confirm, {
      to: 'adding',
      changes: { startDate: '2026-12-04', choice: { ...year, startDate: '2026-12-04' } },
      does: [tells({ ...year, startDate: '2026-12-04' }), adds({ start_date: '2026-12-04' })],
    }),
    row('R5.7.10', 'asked', dismiss, { to: 'chosen' }),
    row('R3.6.4', 'adding', inCart, { to: 'added' }),
    // Whoever comes or goes, what is under way goes on.
    ...[null, guest].map((user) => row('R6.1.3', everywhere, comes(user), { changes: { user } })),
    ...['membershipExclusive', 'membershipInCart', 'accountNeeded'].map((said) =>
      row('R8.2.6', 'adding', refused(said), { to: { open: 'choosing' }, changes: { problem: code(said) } }),
    ),
  ],
  refused: unoffered,
};

const waiting = { state: { open: 'awaitingAccount' }, runs: always } as const;

/** R6.1.3: somebody without an account is asked for one, and it goes on by itself. */
export const byStranger: Law = {
  machine: membershipPurchaseMachine,
  begins: [
    { starts: 'watchSession', input: undefined },
    { starts: 'loadMemberships', input: undefined },
  ],
  input: { portal, choice: year, user: null },
  callbackActors: ['watchSession'],
  situations: {
    chosen: { by: [found], ...choosing, knows: { choice: year, user: null } },
    waiting: { by: [found, add], ...waiting, knows: { choice: year } },
    guest: { by: [found, comes(guest)], ...choosing, knows: { choice: year, user: guest } },
    guestWaiting: { by: [found, comes(guest), add], ...waiting },
  },
  rows: [
    row('R6.1.3', 'chosen', add, { to: 'waiting', does: [asksLogin] }),
    row('R6.1.3', 'guest', add, { to: 'guestWaiting', does: [asksLogin] }),
    row('R6.1.3', ['waiting', 'guestWaiting'], add, { does: [asksLogin] }),
    row('R6.1.3', ['waiting', 'guestWaiting'], comes(layla), {
      to: { open: 'checking' },
      changes: { user: layla },
      does: [looks],
    }),
    row('R6.1.3', ['chosen', 'guest'], comes(layla), { changes: { user: layla } }),
    row('R6.1.3', ['chosen', 'waiting'], comes(guest), { changes: { user: guest } }),
    row('R6.1.3', ['guest', 'guestWaiting'], comes(null), { changes: { user: null } }),
    ...rowsOfChoices({
      chosen: { choice: year },
      waiting: { choice: year },
      guest: { choice: year },
      guestWaiting: { choice: year },
    }),
  ],
  refused: [choose(6022), pays(false), starts(null), address(year)],
};

/** An address that names what is not offered names nothing. */
export const byOldAddress: Law = {
  machine: membershipPurchaseMachine,
  begins: [
    { starts: 'watchSession', input: undefined },
    { starts: 'loadMemberships', input: undefined },
  ],
  input: { portal, choice: { packageId: 999, startDate: '2026-12-24', isInParts: true }, user: null },
  callbackActors: ['watchSession'],
  situations: { loading: { by: [], ...loading, knows: { choice: { packageId: 999 } } } },
  rows: [
    row('R2.1.11', 'loading', found, {
      to: { open: 'choosing' },
      changes: { offers, today, choice: nothing },
    }),
  ],
};
