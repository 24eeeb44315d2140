/** The law of booking a trainer, from R2.1.7, R3.6.6, R6.1.3, R8.1.6, R8.2.5 and Q3.6.d; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import { trainerBookingMachine } from '../../../machines/trainerBooking/trainerBookingMachine.ts';
import type { Law, Row } from '../../support/law/law.ts';
import { guest, layla, omar } from '../cart/cart.fixtures.ts';
import {
  karim,
  now,
  at,
  monday,
  later,
  tuesday,
  one,
  two,
  withMonday,
  withTuesday,
  full,
  single,
  choose,
  take,
  drop,
  add,
  address,
  comes,
  before,
  atFour,
  afterAll,
  taken,
  unknown,
  inCart,
  refused,
  code,
  always,
  begins,
  choosing,
  checking,
  adding,
  asks,
  adds,
  tells,
  row,
  chooses,
  situations,
} from './trainerBooking.situations.ts';

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

/** An hour can be chosen until it begins; what is on its way, or in the cart, stays as it was pressed. */
const begin = (tick: AnyEventObject, name: string | string[], selection: object): Row =>
  row('Q3.6.d', name, tick, {
    changes: { now: tick['now'], selection, problem: code('sessionBegun') },
    does: [tells(selection)],
  });
const withChosen = ['singleAt', 'begun', 'full', 'gone'];
const othersThan = (names: readonly string[]): string[] =>
  Object.keys(situations).filter((name) => !names.includes(name));
const passing: Row[] = [
  row('Q3.6.d', Object.keys(situations), before, { changes: { now: '2026-11-30 15:59:00' } }),
  begin(atFour, 'singleAt', one),
  begin(atFour, ['begun', 'gone'], two),
  begin(atFour, 'full', withTuesday),
  row('Q3.6.d', othersThan([...withChosen, 'checkingLate', 'over']), atFour, {
    changes: { now: '2026-11-30 16:00:00' },
  }),
  begin(afterAll, 'singleAt', one),
  begin(afterAll, ['begun', 'gone', 'full'], two),
  row('Q3.6.d', 'over', afterAll, { changes: { now: afterAll.now, selection: two }, does: [tells(two)] }),
  row('Q3.6.d', othersThan([...withChosen, 'over']), afterAll, { changes: { now: '2026-12-01 15:01:00' } }),
];

export const byCustomer: Law = {
  machine: trainerBookingMachine,
  begins,
  input: { trainer: karim, selection: { packageId: null, sessions: [] }, now },
  callbackActors: always,
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
    row('Q3.6.d', 'full', drop(monday), chooses(withTuesday)),
    row('Q3.6.d', 'full', drop(tuesday), chooses(withMonday)),

    // What has begun can be chosen no more, nor be asked for by the address.
    row('R2.1.7', 'over', choose(5011), chooses({ packageId: 5011, sessions: [tuesday] }, { problem: null })),
    row('Q3.6.d', 'over', take(later), chooses({ packageId: 5012, sessions: [later, tuesday] }, { problem: null })),
    row('Q3.6.d', 'over', drop(tuesday), chooses(two, { problem: null })),
    row('Q3.6.d', 'over', address(withMonday), { to: 'choosing', changes: { selection: two, problem: null } }),
    row('Q3.6.d', 'over', address(withPast), {
      to: 'choosing',
      changes: { selection: { packageId: 5012, sessions: [tuesday, later] }, problem: null },
    }),
    row('R3.6.6', 'over', add, { to: 'checking', changes: { problem: null }, does: [asks(tuesday)] }),

    // The address says the same; what is over is left out.
    ...([one, two, withMonday, full] as object[]).flatMap((selection) => [
      row('R2.1.7', where(selection, false), address(selection), { to: 'choosing', changes: { selection } }),
      row(
        'R2.1.7',
        [...where(selection, true), ...(selection === one || selection === two ? ['over'] : [])],
        address(selection),
        {
          to: 'choosing',
          changes: { selection, problem: null },
        },
      ),
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
    row('R3.6.6', ['checkingFull', 'checkingLate'], taken(), { to: 'adding', does: [adds([monday, tuesday])] }),
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
    // An hour whose time has come meanwhile is removed, and nobody is said to have taken it.
    row('Q3.6.d', 'checkingLate', taken(monday), {
      to: 'choosing',
      changes: { selection: withTuesday, problem: code('sessionBegun') },
      does: [tells(withTuesday)],
    }),
    row('Q3.6.d', 'checkingLate', taken(monday, tuesday), {
      to: 'choosing',
      changes: { selection: two, taken: [tuesday], problem: code('sessionTaken') },
      does: [tells(two)],
    }),
    row('Q3.6.d', 'checkingLate', taken(tuesday), {
      to: 'choosing',
      changes: { selection: two, taken: [tuesday], problem: code('sessionTaken') },
      does: [tells(two)],
    }),
    // Both at once, or the only one.
    row('Q3.6.d', 'checkingFull', taken(monday), {
      to: 'choosing',
      changes: { selection: { packageId: 5012, sessions: [tuesday] }, taken: [monday], problem: code('sessionTaken') },
      does: [tells(withTuesday)],
    }),
    row('Q3.6.d', 'checking', taken(monday), {
      to: 'choosing',
      changes: { selection: two, taken: [monday], problem: code('sessionTaken') },
      does: [tells(two)],
    }),
    row('Q3.6.d', ['checking', 'checkingFull'], taken(monday, tuesday), {
      to: 'choosing',
      changes: { selection: two, taken: [monday, tuesday], problem: code('sessionTaken') },
      does: [tells(two)],
    }),
    ...passing,
    row('R8.1.6', ['checking', 'checkingFull'], unknown, { to: 'choosing', changes: { problem: code('lost') } }),
    row('Q3.6.d', 'checkingLate', unknown, {
      to: 'choosing',
      changes: { selection: withTuesday, problem: code('sessionBegun') },
      does: [tells(withTuesday)],
    }),
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
  begins,
  input: { trainer: karim, selection: { packageId: null, sessions: [] }, now },
  callbackActors: always,
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
  begins,
  input: { trainer: { ...karim, packages: [] }, selection: full, now },
  callbackActors: always,
  situations: { bare: { by: [], ...choosing, knows: { selection: { packageId: null, sessions: [] } } } },
  rows: [],
  refused: [add, take(monday), choose(5011), address(full)],
};
