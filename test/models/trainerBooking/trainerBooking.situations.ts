/** Events, effects and situations for the law of booking a trainer. */
import { parse } from 'valibot';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { TrainerDetails } from '../../../src/contract/offered/trainers.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

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

export const now = '2026-11-24 10:00:00';
export const at = (date: string, start_time: string) => ({ date, start_time });
export const monday = at('2026-11-30', '16:00:00');
export const later = at('2026-11-30', '18:00:00');
export const tuesday = at('2026-12-01', '15:00:00');

export const one = { packageId: 5011, sessions: [] };
export const two = { packageId: 5012, sessions: [] };
export const withMonday = { packageId: 5012, sessions: [monday] };
export const withTuesday = { packageId: 5012, sessions: [tuesday] };
export const full = { packageId: 5012, sessions: [monday, tuesday] };

export const line = (sessions: object[], rest: object = {}) => ({
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
export const single = {
  product_id: 23_010,
  name: 'One session',
  price: 300,
  tax_amount: 20,
  total_price: 320,
  training_package_id: 5011,
};

export const choose = (packageId: number) => ({ type: 'package.choose', packageId });
export const take = (session: object) => ({ type: 'session.choose', session });
export const drop = (session: object) => ({ type: 'session.remove', session });
export const add = { type: 'package.add' };
export const address = (selection: object) => ({ type: 'address.changed', selection });
export const comes = (user: object | null) => ({ type: 'session.changed', user });
const tick = (at: string) => ({ type: 'minute.passed', now: at });
/** A minute before the hour of Monday begins, and then; and once all hours have begun. */
export const before = tick('2026-11-30 15:59:00');
export const atFour = tick('2026-11-30 16:00:00');
export const afterAll = tick('2026-12-01 15:01:00');
export const taken = (...sessions: object[]) => done('findTaken', sessions);
export const unknown = failed('findTaken', new ConnectionError());
export const inCart = done('addToCart');
export const refused = (code: string) => failed('addToCart', new RefusedError(code));

export const code = (code: string) => ({ code, message: null });
export const always = ['watchSession', 'watchMinute'];
export const begins: Law['begins'] = always.map((starts) => ({ starts, input: undefined }));
export const choosing = { state: 'choosing', runs: always } as const;
export const checking = { state: 'checking', runs: ['findTaken', ...always], tags: ['busy'] } as const;
export const adding = { state: 'adding', runs: ['addToCart', ...always], tags: ['busy'] } as const;
export const asks = (...sessions: object[]): Effect => ({
  starts: 'findTaken',
  input: { trainerId: 501, packageId: 5012, sessions },
});
export const adds = (sessions: object[], rest?: object): Effect => ({
  starts: 'addToCart',
  input: { line: line(sessions, rest) },
});
export const tells = (selection: object): Effect => ({ emits: { type: 'selection.changed', selection } });
export const row = (law: string, names: string | readonly string[], on: object, rest: object = {}): Row =>
  ({ law, in: [names].flat(), on, ...rest }) as Row;
/** The selection changes and is reported for the address. */
export const chooses = (selection: object, rest: object = {}) => ({
  to: 'choosing',
  changes: { selection, ...rest },
  does: [tells(selection)],
});

const begun = [choose(5012)];

export const situations: Law['situations'] = {
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
  checkingLate: { by: [...begun, take(tuesday), take(monday), add, atFour], ...checking },
  over: {
    by: [...begun, take(tuesday), take(monday), atFour],
    ...choosing,
    knows: { selection: withTuesday, problem: code('sessionBegun'), now: '2026-11-30 16:00:00' },
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
