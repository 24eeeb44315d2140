/** The law of booking a trainer, from R2.1.7, R3.6.6, R6.1.3, R8.1.6, R8.2.5 and Q3.6.d; see docs/guide/testing.md. */
import { parse } from 'valibot';
import { trainerBookingMachine } from '../../../machines/trainerBooking/trainerBookingMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { TrainerDetails } from '../../../src/contract/offered/trainers.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { guest, layla, omar } from '../cart/cart.fixtures.ts';

const pack = (position: number, name: string, sessions: number, price: number, tax_amount: number) => ({
  training_package_id: 5010 + position,
  product_id: 23_009 + position,
  name,
  sessions,
  duration: 60,
  price,
  tax_amount,
});
export const karim = parse(TrainerDetails, {
  id: 501,
  name: 'Karim Haddad',
  ar_name: 'كريم حداد',
  image: null,
  sport: 'tennis',
  title: 'Tennis coach',
  bio: 'Karim fixes one thing at a time.',
  venue_id: 4,
  services: [{ id: 41, name: 'Tennis' }],
  price_from: 320,
  packages: [pack(1, 'One session', 1, 300, 20), pack(2, 'Two sessions', 2, 500, 25)],
});

const now = '2026-11-24 10:00:00';
const at = (date: string, start_time: string) => ({ date, start_time });
const monday = at('2026-11-30', '16:00:00');
const later = at('2026-11-30', '18:00:00');
const tuesday = at('2026-12-01', '15:00:00');

const one = { packageId: 5011, sessions: [] };
const two = { packageId: 5012, sessions: [] };
const withMonday = { packageId: 5012, sessions: [monday] };
const full = { packageId: 5012, sessions: [monday, tuesday] };

const line = (sessions: object[], rest: object = {}) => ({
  productType: 'trainer',
  product_id: 23_011,
  product_type_id: null,
  name: 'Two sessions',
  ar_name: null,
  detail: 'Karim Haddad',
  ar_detail: 'كريم حداد',
  image: null,
  sport: 'tennis',
  quantity: 1,
  price: 500,
  tax_amount: 25,
  total_price: 525,
  venue_id: 4,
  customers: [],
  addons: [],
  discount: null,
  seasonal_pricing_id: null,
  trainer_id: 501,
  training_package_id: 5012,
  sessions,
  ...rest,
});
const single = {
  product_id: 23_010,
  name: 'One session',
  price: 300,
  tax_amount: 20,
  total_price: 320,
  training_package_id: 5011,
};

const choose = (packageId: number) => ({ type: 'package.choose', packageId });
const take = (session: object) => ({ type: 'session.choose', session });
const drop = (session: object) => ({ type: 'session.remove', session });
const add = { type: 'package.add' };
const address = (selection: object) => ({ type: 'address.changed', selection });
const comes = (user: object | null) => ({ type: 'session.changed', user });
const taken = (...sessions: object[]) => done('findTaken', sessions);
const unknown = failed('findTaken', new ConnectionError());
const inCart = done('addToCart');
const refused = (code: string) => failed('addToCart', new RefusedError(code));

const code = (code: string) => ({ code, message: null });
const lost = code('lost');
const always = ['watchSession'];
const choosing = { state: 'choosing', runs: always } as const;
const checking = { state: 'checking', runs: ['findTaken', 'watchSession'], tags: ['busy'] } as const;
const adding = { state: 'adding', runs: ['addToCart', 'watchSession'], tags: ['busy'] } as const;
const asks = (...sessions: object[]): Effect => ({
  starts: 'findTaken',
  input: { trainerId: 501, packageId: 5012, sessions },
});
const adds = (sessions: object[], rest?: object): Effect => ({
  starts: 'addToCart',
  input: { line: line(sessions, rest) },
});
const tells = (selection: object): Effect => ({ emits: { type: 'selection.changed', selection } });
const row = (law: string, names: string | readonly string[], on: object, rest: object = {}): Row =>
  ({ law, in: [names].flat(), on, ...rest }) as Row;
/** The selection changes and is reported for the address. */
const chooses = (selection: object, rest: object = {}) => ({
  to: 'choosing',
  changes: { selection, ...rest },
  does: [tells(selection)],
});

const begun = [choose(5012)];

const situations: Law['situations'] = {
  single: { by: [], ...choosing, knows: { selection: one, problem: null } },
  singleAt: { by: [take(monday)], ...choosing, knows: { selection: { packageId: 5011, sessions: [monday] } } },
  open: { by: begun, ...choosing, knows: { selection: two } },
  begun: { by: [...begun, take(monday)], ...choosing, knows: { selection: withMonday } },
  full: { by: [...begun, take(tuesday), take(monday)], ...choosing, knows: { selection: full } },
  checking: { by: [...begun, take(monday), add], ...checking },
  checkingFull: { by: [...begun, take(tuesday), take(monday), add], ...checking },
  gone: {
    by: [...begun, take(tuesday), take(monday), add, taken(tuesday)],
    ...choosing,
    knows: { selection: withMonday, taken: [tuesday], problem: code('sessionTaken') },
  },
  addingNone: { by: [...begun, add], ...adding },
  adding: { by: [...begun, take(monday), add, taken()], ...adding },
  refused: {
    by: [...begun, add, refused('packageInCart')],
    ...choosing,
    knows: { selection: two, problem: code('packageInCart') },
  },
  needed: { by: [...begun, add, refused('accountNeeded')], ...choosing, knows: { problem: code('accountNeeded') } },
  added: { by: [...begun, add, inCart], state: 'added', runs: always },
  addedAt: { by: [...begun, take(monday), add, taken(), inCart], state: 'added', runs: always },
};
const others = (name: string): string[] => Object.keys(situations).filter((one) => one !== name);

/** The selection in each situation where choosing is possible, and whether a refusal is shown. */
const standing: Readonly<Record<string, { selection: object; isTold?: true }>> = {
  single: { selection: one },
  singleAt: { selection: { packageId: 5011, sessions: [monday] } },
  open: { selection: two },
  begun: { selection: withMonday },
  full: { selection: full },
  gone: { selection: withMonday, isTold: true },
  refused: { selection: two, isTold: true },
  needed: { selection: two, isTold: true },
  added: { selection: two },
  addedAt: { selection: withMonday },
};
/** Where another selection stands than that. */
const where = (selection: object, isTold: boolean): string[] =>
  Object.entries(standing)
    .filter(([, one]) => one.selection !== selection && (one.isTold ?? false) === isTold)
    .map(([name]) => name);
/** An hour of this morning, and one more than the package has. */
const withPast = { packageId: 5012, sessions: [at('2026-11-24', '09:00:00'), monday, tuesday, later] };

export const byCustomer: Law = {
  machine: trainerBookingMachine,
  begins: [{ starts: 'watchSession', input: undefined }],
  input: { trainer: karim, selection: { packageId: null, sessions: [] }, now },
  callbackActors: ['watchSession'],
  situations,
  rows: [
    // As many as are wanted; what does not fit into fewer goes.
    row('R2.1.7', 'single', choose(5012), chooses(two)),
    row('R2.1.7', 'singleAt', choose(5012), chooses(withMonday)),
    row('R2.1.7', ['open', 'added'], choose(5011), chooses(one)),
    row('R2.1.7', ['refused', 'needed'], choose(5011), chooses(one, { problem: null })),
    row('Q3.6.d', ['begun', 'full', 'addedAt'], choose(5011), chooses({ packageId: 5011, sessions: [monday] })),
    row('Q3.6.d', 'gone', choose(5011), chooses({ packageId: 5011, sessions: [monday] }, { problem: null })),

    // Without duplicates, in order of time, no more than the package has; a single one is replaced (Q3.6.d).
    row('Q3.6.d', 'single', take(monday), chooses({ packageId: 5011, sessions: [monday] })),
    row('Q3.6.d', ['single', 'singleAt'], take(tuesday), chooses({ packageId: 5011, sessions: [tuesday] })),
    row('Q3.6.d', ['open', 'added'], take(monday), chooses(withMonday)),
    row('Q3.6.d', ['refused', 'needed'], take(monday), chooses(withMonday, { problem: null })),
    row('Q3.6.d', ['open', 'added'], take(tuesday), chooses({ packageId: 5012, sessions: [tuesday] })),
    row(
      'Q3.6.d',
      ['refused', 'needed'],
      take(tuesday),
      chooses({ packageId: 5012, sessions: [tuesday] }, { problem: null }),
    ),
    row('Q3.6.d', ['begun', 'addedAt'], take(tuesday), chooses(full)),
    row('Q3.6.d', ['single', 'singleAt'], take(later), chooses({ packageId: 5011, sessions: [later] })),
    row('Q3.6.d', ['open', 'added'], take(later), chooses({ packageId: 5012, sessions: [later] })),
    row(
      'Q3.6.d',
      ['refused', 'needed'],
      take(later),
      chooses({ packageId: 5012, sessions: [later] }, { problem: null }),
    ),
    row('Q3.6.d', ['begun', 'addedAt'], take(later), chooses({ packageId: 5012, sessions: [monday, later] })),
    row('Q3.6.d', 'gone', take(later), chooses({ packageId: 5012, sessions: [monday, later] }, { problem: null })),
    row('Q3.6.d', 'singleAt', drop(monday), chooses(one)),
    row('Q3.6.d', ['begun', 'addedAt'], drop(monday), chooses(two)),
    row('Q3.6.d', 'gone', drop(monday), chooses(two, { problem: null })),
    row('Q3.6.d', 'full', drop(monday), chooses({ packageId: 5012, sessions: [tuesday] })),
    row('Q3.6.d', 'full', drop(tuesday), chooses(withMonday)),

    // The address says the same; what is over is left out.
    ...([one, two, withMonday, full] as object[]).flatMap((selection) => [
      row('R2.1.7', where(selection, false), address(selection), { to: 'choosing', changes: { selection } }),
      row('R2.1.7', where(selection, true), address(selection), {
        to: 'choosing',
        changes: { selection, problem: null },
      }),
    ]),
    row('Q3.6.d', where(full, false), address(withPast), { to: 'choosing', changes: { selection: full } }),
    row('Q3.6.d', where(full, true), address(withPast), {
      to: 'choosing',
      changes: { selection: full, problem: null },
    }),

    // Chosen hours are looked at once more; without any it is booked later.
    row('R3.6.6', 'single', add, { to: 'adding', does: [adds([], single)] }),
    // R8.2.5: added once more, the cart says that it is there.
    row('R3.6.6', ['open', 'added'], add, { to: 'addingNone', does: [adds([])] }),
    row('R3.6.6', ['refused', 'needed'], add, { to: 'addingNone', changes: { problem: null }, does: [adds([])] }),
    row('R3.6.6', 'singleAt', add, {
      to: 'checking',
      does: [{ starts: 'findTaken', input: { trainerId: 501, packageId: 5011, sessions: [monday] } }],
    }),
    row('R3.6.6', ['begun', 'addedAt'], add, { to: 'checking', does: [asks(monday)] }),
    row('R3.6.6', 'gone', add, { to: 'checking', changes: { problem: null }, does: [asks(monday)] }),
    row('R3.6.6', 'full', add, { to: 'checkingFull', does: [asks(monday, tuesday)] }),
    row('R3.6.6', 'checking', taken(), { to: 'adding', does: [adds([monday])] }),
    row('R3.6.6', 'checkingFull', taken(), { to: 'adding', does: [adds([monday, tuesday])] }),
    // An hour taken by another customer is removed, and nothing else.
    row('Q3.6.d', 'checkingFull', taken(tuesday), {
      to: 'gone',
      changes: { selection: withMonday, taken: [tuesday], problem: code('sessionTaken') },
      does: [tells(withMonday)],
    }),
    row('Q3.6.d', 'checking', taken(tuesday), {
      to: 'choosing',
      changes: { taken: [tuesday], problem: code('sessionTaken') },
      does: [tells(withMonday)],
    }),
    row('R8.1.6', ['checking', 'checkingFull'], unknown, { to: 'choosing', changes: { problem: lost } }),
    row('R3.6.6', ['adding', 'addingNone'], inCart, { to: 'added' }),
    ...['packageInCart', 'othersExclusive', 'accountNeeded'].map((said) =>
      row('R8.2.5', ['adding', 'addingNone'], refused(said), { to: 'choosing', changes: { problem: code(said) } }),
    ),
    // R6.1.3: with an account it goes on by itself.
    row('R6.1.3', 'needed', comes(layla), {
      to: 'addingNone',
      changes: { user: layla, problem: null },
      does: [adds([])],
    }),
    // Whoever comes to what was chosen while nobody was there has it.
    row('R6.1.3', others('needed'), comes(layla), { changes: { user: layla } }),
    row('R6.1.3', Object.keys(situations), comes(guest), { changes: { user: guest } }),
  ],
  refused: [comes(null), choose(999), drop(later)],
};

const hers = [comes(layla), choose(5012)];
const renamed = { ...layla, name: 'Leyla' };
const situationsOfCustomer: Law['situations'] = {
  hers: { by: hers, ...choosing, knows: { selection: two, user: layla } },
  checkingHers: { by: [...hers, take(monday), add], ...checking },
  addingHers: { by: [...hers, add], ...adding },
  refusedHers: { by: [...hers, add, refused('packageInCart')], ...choosing, knows: { problem: code('packageInCart') } },
  addedHers: { by: [...hers, add, inCart], state: 'added', runs: always },
};
const stays = Object.keys(situationsOfCustomer).filter((name) => name !== 'refusedHers');

/** What a customer has pressed for and was told is not for whoever comes; what is chosen stands in the address. */
export const ofCustomer: Law = {
  machine: trainerBookingMachine,
  begins: [{ starts: 'watchSession', input: undefined }],
  input: { trainer: karim, selection: { packageId: null, sessions: [] }, now },
  callbackActors: ['watchSession'],
  situations: situationsOfCustomer,
  rows: [
    ...[omar, guest, null].flatMap((user) => [
      row('T06', stays, comes(user), { to: 'choosing', changes: { user } }),
      row('T06', 'refusedHers', comes(user), { to: 'choosing', changes: { user, problem: null } }),
    ]),
    row('R4.1.2', Object.keys(situationsOfCustomer), comes(renamed), { changes: { user: renamed } }),
  ],
  refused: [comes(layla)],
};

/** A trainer without packages has nothing to sell. */
export const withoutPackages: Law = {
  machine: trainerBookingMachine,
  begins: [{ starts: 'watchSession', input: undefined }],
  input: { trainer: { ...karim, packages: [] }, selection: full, now },
  callbackActors: ['watchSession'],
  situations: { bare: { by: [], ...choosing, knows: { selection: { packageId: null, sessions: [] } } } },
  rows: [],
  refused: [add, take(monday), choose(5011), address(full)],
};
