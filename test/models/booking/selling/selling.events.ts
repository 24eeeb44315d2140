/** Events, situations and effects for the laws of the later steps. */
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { SellingInput } from '../../../../machines/booking/selling/sellingContext.ts';
import { sellingMachine } from '../../../../machines/booking/selling/sellingMachine.ts';
import { ConnectionError, RefusedError } from '../../../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../../../support/law/law.ts';
import { done, failed } from '../../../support/paths.ts';
import * as at from '../booking.fixtures.ts';
import { parent, poolSale, saleOf, toParent } from '../choosing/choosing.events.ts';

const { today } = at;
export const problem = (code: string, values: object = {}) => ({ code, message: null, values });

export const isNow = (code: string, values: object = {}) => ({
  problem: problem(code, values),
  toldProblem: problem(code, values),
});

export const noProblem = { problem: null, toldProblem: null };
export const passes: Effect = { sends: { type: 'problem.passed' }, to: toParent };
/** By a step that asks nothing about the customer. */
export const wantsLogin: Effect = { sends: { type: 'login.wanted', entered: null }, to: toParent };
const facts = { config: at.config, surface: 'dialog', user: at.customer, cartLines: [], now: at.now, parent };

export const courtInput = (changes: object = {}, sale: object = {}) =>
  ({ ...facts, ...saleOf('details', sale), ...changes }) as unknown as SellingInput;

export const poolInput = (changes: object = {}, sale: object = {}) =>
  ({ ...facts, ...poolSale('tickets', sale), ...changes }) as unknown as SellingInput;

export const onwards = { type: 'step.continue' };
export const back = { type: 'step.back' };
export const close = { type: 'dialog.close' };
export const accept = { type: 'prompt.accept' };
export const decline = { type: 'prompt.decline' };
export const openCart = { type: 'cart.open' };
/** By the form of the attendees, with what was entered there (A19). */
export const askLogin = {
  type: 'login.wanted',
  entered: { name: 'Nour', country_code: '966', mobile_number: '501112223', email: 'nour@haddad.example' },
};
export const wantsLoginOfThem: Effect = { sends: askLogin, to: toParent };
export const visit = (stop: string) => ({ type: 'stop.visit', stop });
export const typed = { type: 'attendees.changed', attendeeDetails: at.attendeeDetails };
export const isThere = (user: object | null) => ({ type: 'session.changed', user });
export const inCart = (...lines: object[]) => ({ type: 'cart.changed', lines });
const minute = { type: 'minute.passed', now: `${today} 10:15:00` };

export const addon = {
  set: (productId: number, quantity: number) => ({ type: 'addon.set', productId, quantity }),
  add: (productId: number) => ({ type: 'addon.add', productId }),
};

export const ticket = {
  set: (productId: number, quantity: number) => ({ type: 'quantity.set', productId, quantity }),
  add: (productId: number) => ({ type: 'ticket.add', productId }),
};

export const nobodyAsked = done('attendeeDetails', at.noAttendees);
export const named = done('attendeeDetails', { customers: [{ name: 'Nour' }], saves: true });
export const turnedBack = done('attendeeDetails', at.turnedBack);
export const added = done('addToCart');
export const taken = failed('addToCart', new RefusedError('placeTaken'));
export const twice = failed('addToCart', new RefusedError('productInCart'));
export const cutOff = (id: string) => failed(id, new ConnectionError());
export const busy = { tags: ['busy', 'locked'] } as const;
export const heldCourt = { ...at.heldCourt, facilityId: 101 };

/** What every line of the court has (R3.6). */
export const courtLine = (
  detail: string,
  product_id: number,
  price: number,
  tax_amount: number,
  total_price: number,
) => ({
  productType: 'facility',
  venue_id: 3,
  customers: [],
  addons: [],
  discount: null,
  image: null,
  sport: 'Padel',
  selectedFacilityDate: today,
  selectedFacilityTiming: '10:00:00',
  selectedFacilityEndTiming: '11:00:00',
  venueServiceId: 1,
  facilityId: 101,
  isFullDay: false,
  open_dated: false,
  save_detail_for_future: false,
  bookingDate: today,
  name: 'Padel, Court 1',
  ar_name: 'بادل، ملعب 1',
  detail,
  ar_detail: null,
  product_id,
  product_type_id: null,
  quantity: 1,
  price,
  tax_amount,
  total_price,
  seasonal_pricing_id: null,
  capacityBased: false,
  participant_count: 1,
});

export const courtLines = [courtLine('Court hour', 501, 100, 5, 105), courtLine('Lights', 502, 50, 2.5, 52.5)];

export const asksDetails = (serviceId: number, party: object, draft: unknown = null): Effect => ({
  starts: 'attendeeDetails',
  input: { serviceId, party, user: at.customer, config: at.config, today, draft, parent: expect.anything() },
});

export const racket = (quantity: number) => ({
  product_id: 901,
  product_type_id: null,
  name: 'Racket',
  ar_name: 'مضرب',
  detail: null,
  ar_detail: null,
  image: null,
  sport: 'Padel',
  quantity,
  price: 20,
  tax_amount: 1,
  max: 2,
});

export const balls = {
  ...racket(1),
  product_id: 902,
  name: 'Balls',
  ar_name: 'كرات',
  price: 30,
  tax_amount: 1.5,
  max: 100,
};

export const adds = (one: object): Effect => ({
  starts: 'addAddon',
  input: { at: { facilityId: 101, date: today, startTime: '10:00:00' }, addon: one },
});

export const isAdded = (name: string, arName: string): Effect => ({
  sends: { type: 'addon.added', name, arName, quantity: 1 },
  to: toParent,
});

/** Where they are left for, and what was the matter. */
export const leaves = (to: string, changes: object = {}) => ({ to: 'left', changes: { to, ...changes } });

export const factRows = (situations: Law['situations'], except: readonly string[] = []): Row[] => {
  const all = Object.keys(situations);
  const others = all.filter((name) => !except.includes(name));
  return [
    { law: 'R9.2.2', in: all, on: minute, changes: { now: `${today} 10:15:00` } },
    { law: 'T06', in: others, on: isThere(at.partner), changes: { user: at.partner } },
  ];
};

export const addons = (state: string) => ({ state: { addons: state } });

// Other courts, sites and customers.

export const one = (
  law: string,
  input: SellingInput,
  by: readonly AnyEventObject[],
  situation: Omit<Situation, 'by'>,
  rows: readonly Omit<Row, 'law' | 'in'>[],
  refused: readonly AnyEventObject[] = [],
): Law => ({
  machine: sellingMachine,
  input,
  situations: { here: { by, ...situation } },
  rows: rows.map((row) => ({ law, in: ['here'], ...row })),
  refused,
});

export const describing = { state: 'describing', runs: ['attendeeDetails'], ...busy };
export const adding = { state: 'adding', runs: ['addToCart'], ...busy };
