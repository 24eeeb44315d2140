/** Events, effects and situations for the law of enrolment. */
import type { AnyEventObject } from 'xstate';
import type { Attendee } from '../../../machines/enrolment/attendees.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Situation } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';
import { adam, monday, now, program, sami, user, wednesday, workshop } from './enrolment.fixtures.ts';

export const all = { productId: 11, start: '2026-11-24', days: [monday, wednesday] };
export const input = { workshop, program, selection: all, now, user };
export const price = { price: 450, tax_amount: 22.5, end_date: '2026-12-16' };
export const priced = done('checkPrice', price);
export const connectionError = failed('checkPrice', new ConnectionError());
export const none = failed('checkPrice', new RefusedError('noSessionLeft', 'No session is left'));
export const again = done('reconnect');
export const quiet = after('pause', 'enrolment.choosing.pausing');
export const choosePackage = (productId: number): AnyEventObject => ({ type: 'package.choose', productId });
export const chooseStart = (date: string): AnyEventObject => ({ type: 'start.choose', date });
export const toggleDay = (day: number): AnyEventObject => ({ type: 'day.toggle', day });
export const toggle = (attendee: Attendee): AnyEventObject => ({ type: 'attendee.toggle', attendee });
export const add = { type: 'enrolment.add' };
export const retry = { type: 'price.retry' };
export const sold = done('addToCart');
export const repeated = failed('addToCart', new RefusedError('workshopInCart'));
export const leaves = { type: 'session.changed', user: null };
export const guest = { type: 'session.changed', user: { ...user, id: 900, is_anonymous: true } };
export const tick = (at: string) => ({ type: 'minute.passed', now: at });
export const without = (day: number) => ({ ...all, days: all.days.filter((one) => one !== day) });
export const nothing = { ...all, days: [] };
export const later = { ...all, start: '2026-12-01' };
export const whole = { ...all, productId: 13 };
const question = { workshop_program_id: 41, product_id: 11, start_date: '2026-11-25', days: [monday, wednesday] };
export const asks = (changes: object = {}): Effect => ({ starts: 'checkPrice', input: { ...question, ...changes } });
export const tells = (selection: object): Effect => ({ emits: { type: 'selection.changed', selection } });

export const reconnects = (problem: object, attempts: number): Effect => ({
  starts: 'reconnect',
  input: { problem, attempts },
});

export const customer = (customer_id: number, name: string, is_primary: boolean) =>
  expectCustomer({ customer_id, name, is_primary });

function expectCustomer(known: object): object {
  return {
    first_name: null,
    last_name: null,
    email: null,
    mobile_number: null,
    country_code: '971',
    dob: null,
    gender: null,
    nationality: null,
    religion: null,
    religion_id: null,
    customer_tag: null,
    id_proof_type_id: null,
    id_proof_number: null,
    booking_reason: null,
    documents: {},
    expiry_date: null,
    passport_issue_date: null,
    place_of_birth: null,
    additional_fields: [],
    save_detail_for_future: false,
    ...known,
  };
}

/** The line has the days and dates, and the price that the server answered (R3.6.5). */
export const line = {
  productType: 'academy',
  product_id: 11,
  product_type_id: null,
  name: 'Padel School, Under 10',
  ar_name: 'مدرسة البادل، تحت 10 سنوات',
  detail: 'term',
  ar_detail: null,
  image: null,
  sport: 'padel',
  quantity: 1,
  price: 450,
  tax_amount: 22.5,
  total_price: 472.5,
  venue_id: 2,
  customers: [customer(71, 'Adam', true)],
  addons: [],
  discount: null,
  seasonal_pricing_id: null,
  workshop_id: 4,
  workshop_program_id: 41,
  date_range: [{ start_date: '2026-11-25', end_date: '2026-12-16', days: [monday, wednesday] }],
  package_type: 'term',
  workshop_type_id: 1,
};

export const at = (state: string) => ({ choosing: state });
export const listens = ['watchSession', 'watchMinute'];
export const gone = { code: 'lost', message: null };
export const over = { code: 'noSessionLeft', message: 'No session is left' };
export const twice = { code: 'workshopInCart', message: null };

export const situations: Record<string, Situation> = {
  /** The price is asked for as soon as it is open. */
  asking: {
    by: [],
    state: at('asking'),
    runs: [...listens, 'checkPrice'],
    tags: ['busy'],
    knows: { selection: all, answer: null, attendees: [], problem: null, refusal: null, owner: 'customer 7' },
  },
  priced: { by: [priced], state: at('priced'), runs: listens, knows: { answer: price } },
  pausing: {
    by: [toggleDay(monday)],
    state: at('pausing'),
    runs: listens,
    tags: ['busy'],
    waits: { pause: 300 },
    knows: { selection: without(monday), answer: null },
  },
  incomplete: {
    by: [toggleDay(monday), toggleDay(wednesday)],
    state: at('incomplete'),
    runs: listens,
    knows: { selection: nothing, answer: null },
  },
  wholePackage: {
    by: [choosePackage(13)],
    state: at('pausing'),
    runs: listens,
    tags: ['busy'],
    waits: { pause: 300 },
    knows: { selection: whole, answer: null },
  },
  failed: {
    by: [connectionError],
    state: at('failed'),
    runs: [...listens, 'reconnect'],
    knows: { problem: gone, attempts: 1, answer: null },
  },
  refused: {
    by: [none],
    state: at('failed'),
    runs: [...listens, 'reconnect'],
    knows: { problem: over, attempts: 1, answer: null },
  },
  askingAgain: {
    by: [connectionError, again],
    state: at('asking'),
    runs: [...listens, 'checkPrice'],
    tags: ['busy'],
    knows: { problem: gone, attempts: 1, answer: null },
  },
  withAdam: { by: [priced, toggle(adam)], state: at('priced'), runs: listens, knows: { attendees: [adam] } },
  withTwo: {
    by: [priced, toggle(adam), toggle(sami)],
    state: at('priced'),
    runs: listens,
    knows: { attendees: [adam, sami] },
  },
  nobody: {
    by: [priced, add],
    state: at('priced'),
    runs: listens,
    knows: { isNobodyChosen: true, attendees: [] },
  },
  adding: {
    by: [priced, toggle(adam), add],
    state: 'adding',
    runs: [...listens, 'addToCart'],
    tags: ['busy'],
    knows: { attendees: [adam] },
  },
  inCartBefore: {
    by: [priced, toggle(adam), add, repeated],
    state: at('priced'),
    runs: listens,
    knows: { attendees: [adam], refusal: twice, answer: price, selection: all },
  },
  added: {
    by: [priced, toggle(adam), add, sold],
    state: 'added',
    runs: listens,
    knows: { attendees: [adam], refusal: null },
  },
};
