/** What happens to a membership that is bought, what follows, and what each selection does. */
import { parse } from 'valibot';
import { createEmptyActor } from 'xstate';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { MembershipBooking } from '../../../src/contract/orders/bookings.ts';
import { Membership } from '../../../src/contract/offered/memberships.ts';
import type { Effect, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

/** A year costs 1200 and 60 of VAT, at once or in twelve payments; a month only at once (R9.1.7). */
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

export const offers = [play];
export const today = '2026-11-24';

export const bought = (rest: object) =>
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
export const nothing = { packageId: null, startDate: null, isInParts: false };
export const year = { packageId: 6022, startDate: null, isInParts: false };
export const month = { ...year, packageId: 6021 };
export const inParts = { ...year, isInParts: true };
export const later = { ...year, startDate: '2026-12-24' };

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

export const found = done('loadMemberships', { offers, today });
export const none = done('loadMemberships', { offers: [], today });
export const dropped = failed('loadMemberships', new ConnectionError());
export const choose = (packageId: number) => ({ type: 'package.choose', packageId });
export const pays = (isInParts: boolean) => ({ type: 'payment.choose', isInParts });
export const starts = (date: string | null) => ({ type: 'start.choose', date });
export const add = { type: 'membership.add' };
export const confirm = { type: 'renewal.confirm' };
export const dismiss = { type: 'renewal.dismiss' };
export const reload = { type: 'memberships.reload' };
export const comes = (user: object | null) => ({ type: 'session.changed', user });
export const address = (selection: object) => ({ type: 'address.changed', selection });
export const holds = (...held: object[]) => done('loadHeld', { held, today });
export const unknown = failed('loadHeld', new ConnectionError());
export const inCart = done('addToCart');
export const refused = (code: string) => failed('addToCart', new RefusedError(code));
export const back = done('reconnect');
export const stillAway = failed('reconnect', new Error('a defect'));
export const always = ['watchMinute', 'watchSession'];
export const portal = createEmptyActor();
export const choosing = { state: { open: 'choosing' }, runs: always } as const;

export const busy = (state: string, actor: string) => ({
  state: { open: state },
  runs: [...always, actor].toSorted(),
  tags: ['busy'],
});

export const connectionError = { code: 'lost', message: null };
export const code = (code: string) => ({ code, message: null });
export const asks: Effect = { starts: 'loadMemberships', input: undefined };
export const looks: Effect = { starts: 'loadHeld', input: undefined };
export const adds = (rest?: object): Effect => ({ starts: 'addToCart', input: { line: line(rest) } });
export const asksLogin: Effect = { sends: { type: 'login.open' }, to: portal.id };
export const tells = (selection: object): Effect => ({ emits: { type: 'selection.changed', selection } });
export const waits = (attempts: number): Effect => ({
  starts: 'reconnect',
  input: { problem: connectionError, attempts },
});
export const open = [found, choose(6022)];

export const row = (law: string, names: string | readonly string[], on: object, rest: object = {}): Row =>
  ({ law, in: [names].flat(), on, ...rest }) as Row;

interface Chosen {
  packageId: number | null;
  startDate: string | null;
  isInParts: boolean;
}

/** How each choice changes the selection; unchanged where it is already chosen, or not offered. */
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

/** The rows of every choice in situations where choosing is possible: earlier refusals and additions are cleared. */
export function rowsOfChoices(situations: Readonly<Record<string, { selection: Chosen; problem?: object }>>): Row[] {
  const rows = Object.entries(situations).flatMap(([name, { selection: before, problem }]) => {
    const to = { open: 'choosing' };
    const anew = problem ? { problem: null } : {};
    const isSame = (selection: Chosen) => JSON.stringify(selection) === JSON.stringify(before);
    return [
      ...choices.flatMap(([law, on, next]) => {
        const selection = next(before);
        return isSame(selection)
          ? []
          : [row(law, name, on, { to, changes: { selection, ...anew }, does: [tells(selection)] })];
      }),
      ...addresses.flatMap((selection) =>
        isSame(selection) ? [] : [row('R2.1.11', name, address(selection), { to, changes: { selection, ...anew } })],
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

/** Situations that have the same selection. */
export const selects = (selection: Chosen, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { selection }]));

export const unoffered = [choose(999), { type: 'package.choose', packageId: Number.NaN }];
export const past = { ...year, startDate: '2026-11-23' };
export const untyped = { ...year, startDate: '' };
export const loading = { state: 'loading', runs: [...always, 'loadMemberships'], tags: ['busy'] } as const;
