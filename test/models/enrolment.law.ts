/** The law of enrolling, from R2.2.4, R7.3.7, R3.10.4, R8.2.7 and decision 040; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import { enrolmentMachine } from '../../machines/enrolment/enrolmentMachine.ts';
import type { Attendee } from '../../machines/enrolment/attendees.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../support/law/law.ts';
import { after, done, failed } from '../support/paths.ts';
import {
  adam,
  lina,
  monday,
  now,
  program,
  programOf,
  sami,
  tala,
  user,
  wednesday,
  workshop,
} from './enrolment.fixtures.ts';

const all = { productId: 11, start: '2026-11-24', days: [monday, wednesday] };
export const input = { workshop, program, choice: all, now, user };

const price = { price: 450, tax_amount: 22.5, end_date: '2026-12-16' };
const priced = done('checkPrice', price);
const lost = failed('checkPrice', new ConnectionError());
const none = failed('checkPrice', new RefusedError('noSessionLeft', 'No session is left'));
const again = done('reconnect');
const quiet = after('pause', 'enrolment.choosing.pausing');
const choosePackage = (productId: number): AnyEventObject => ({ type: 'package.choose', productId });
const chooseStart = (date: string): AnyEventObject => ({ type: 'start.choose', date });
const toggleDay = (day: number): AnyEventObject => ({ type: 'day.toggle', day });
const toggle = (attendee: Attendee): AnyEventObject => ({ type: 'attendee.toggle', attendee });
const add = { type: 'enrolment.add' };
const retry = { type: 'price.retry' };
const sold = done('addToCart');
const repeated = failed('addToCart', new RefusedError('workshopInCart', 'Workshop already available in cart'));
const leaves = { type: 'session.changed', user: null };
const guest = { type: 'session.changed', user: { ...user, id: 900, is_anonymous: true } };

const without = (day: number) => ({ ...all, days: all.days.filter((one) => one !== day) });
const nothing = { ...all, days: [] };
const later = { ...all, start: '2026-12-01' };
const whole = { ...all, productId: 13 };

const question = { workshop_program_id: 41, product_id: 11, start_date: '2026-11-25', days: [monday, wednesday] };
const asks = (changes: object = {}): Effect => ({ starts: 'checkPrice', input: { ...question, ...changes } });
const tells = (choice: object): Effect => ({ emits: { type: 'choice.changed', choice } });
const reconnects = (problem: object, attempts: number): Effect => ({
  starts: 'reconnect',
  input: { problem, attempts },
});
const customer = (customer_id: number, name: string, is_primary: boolean) =>
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
/** R3.6.5: the line says which days of which weeks, and costs what the operator answered. */
const line = {
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

const at = (state: string) => ({ choosing: state });
const listens = ['watchSession'];
const gone = { code: 'lost', message: null };
const over = { code: 'noSessionLeft', message: 'No session is left' };
const twice = { code: 'workshopInCart', message: 'Workshop already available in cart' };

export const situations: Record<string, Situation> = {
  /** The price is asked for as soon as it is open. */
  asking: {
    by: [],
    state: at('asking'),
    runs: [...listens, 'checkPrice'],
    tags: ['busy'],
    knows: { choice: all, answer: null, attendees: [], problem: null, refusal: null, owner: 'customer 7' },
  },
  priced: { by: [priced], state: at('priced'), runs: listens, knows: { answer: price } },
  pausing: {
    by: [toggleDay(monday)],
    state: at('pausing'),
    runs: listens,
    tags: ['busy'],
    waits: { pause: 300 },
    knows: { choice: without(monday), answer: null },
  },
  incomplete: {
    by: [toggleDay(monday), toggleDay(wednesday)],
    state: at('incomplete'),
    runs: listens,
    knows: { choice: nothing, answer: null },
  },
  wholePackage: {
    by: [choosePackage(13)],
    state: at('pausing'),
    runs: listens,
    tags: ['busy'],
    waits: { pause: 300 },
    knows: { choice: whole, answer: null },
  },
  failed: {
    by: [lost],
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
    by: [lost, again],
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
    knows: { attendees: [adam], refusal: twice, answer: price, choice: all },
  },
  added: {
    by: [priced, toggle(adam), add, sold],
    state: 'added',
    runs: listens,
    knows: { attendees: [adam], refusal: null },
  },
};

const unpriced = ['asking'];
const withPrice = ['priced', 'withAdam', 'withTwo', 'nobody'];
const withProblem = ['failed', 'refused', 'askingAgain'];
const noPrice = { answer: null };
const noProblem = { problem: null, attempts: 0 };

/** Something else is chosen: the price that was known, or asked for, is gone at once (R7.3.7). */
const changesTo = (law: string, on: AnyEventObject, choice: object, to: unknown = at('pausing')): Row[] => [
  { law, in: unpriced, on, to, changes: { choice }, does: [tells(choice)] },
  { law, in: withPrice, on, to, changes: { choice, ...noPrice }, does: [tells(choice)] },
  { law, in: withProblem, on, to, changes: { choice, ...noProblem }, does: [tells(choice)] },
  { law, in: ['inCartBefore'], on, to, changes: { choice, ...noPrice, refusal: null }, does: [tells(choice)] },
];
const one = (law: string, name: string, on: AnyEventObject, choice: object, to: unknown = at('pausing')): Row => ({
  law,
  in: [name],
  on,
  to,
  changes: { choice },
  does: [tells(choice)],
});

const choosing: Row[] = [
  ...changesTo('R3.10.4', toggleDay(monday), without(monday)),
  ...changesTo('R3.10.4', toggleDay(wednesday), without(wednesday)),
  ...changesTo('R2.2.4', chooseStart('2026-12-01'), later),
  ...changesTo('R2.2.4', choosePackage(13), whole),
  one('R3.10.4', 'pausing', toggleDay(monday), all),
  one('R3.10.4', 'pausing', toggleDay(wednesday), nothing, 'incomplete'),
  one('R2.2.4', 'pausing', chooseStart('2026-12-01'), { ...later, days: [wednesday] }),
  one('R2.2.4', 'pausing', choosePackage(13), { ...whole, days: [wednesday] }),
  one('R3.10.4', 'incomplete', toggleDay(monday), without(wednesday)),
  one('R3.10.4', 'incomplete', toggleDay(wednesday), without(monday)),
  one('R2.2.4', 'incomplete', chooseStart('2026-12-01'), { ...later, days: [] }, 'incomplete'),
  // A package that is bought whole has all days (Q7.3.c), and none is chosen.
  one('Q7.3.c', 'incomplete', choosePackage(13), { ...whole, days: [] }),
  one('R2.2.4', 'wholePackage', chooseStart('2026-12-01'), { ...later, productId: 13 }),
  one('R2.2.4', 'wholePackage', choosePackage(11), all),
];

const asking: Row[] = [
  {
    law: 'R7.3.7',
    in: ['pausing'],
    on: quiet,
    to: 'asking',
    does: [asks({ days: [wednesday] })],
  },
  { law: 'R7.3.7', in: ['wholePackage'], on: quiet, to: 'asking', does: [asks({ product_id: 13 })] },
  { law: 'R7.3.7', in: ['asking'], on: priced, to: 'priced', changes: { answer: price } },
  { law: 'R7.3.7', in: ['askingAgain'], on: priced, to: 'priced', changes: { answer: price, ...noProblem } },
  {
    law: 'R7.3.7',
    in: ['asking'],
    on: lost,
    to: 'failed',
    changes: { problem: gone, attempts: 1 },
    does: [reconnects(gone, 1)],
  },
  { law: 'R7.3.7', in: ['askingAgain'], on: lost, to: 'failed', changes: { attempts: 2 }, does: [reconnects(gone, 2)] },
  {
    law: 'R7.3.7',
    in: ['asking'],
    on: none,
    to: 'refused',
    changes: { problem: over, attempts: 1 },
    does: [reconnects(over, 1)],
  },
  {
    law: 'R7.3.7',
    in: ['askingAgain'],
    on: none,
    to: 'refused',
    changes: { problem: over, attempts: 2 },
    does: [reconnects(over, 2)],
  },
  { law: 'R7.3.7', in: ['failed', 'refused'], on: again, to: 'askingAgain', does: [asks()] },
  {
    law: 'R7.3.7',
    in: ['failed', 'refused'],
    on: failed('reconnect', new Error('defect')),
    changes: { problem: { code: 'unexpected', message: null }, attempts: 2 },
  },
  { law: 'R7.3.7', in: ['failed', 'refused'], on: retry, to: 'askingAgain', changes: { attempts: 0 }, does: [asks()] },
];

const nobodyYet = Object.keys(situations).filter(
  (name) => !['withAdam', 'withTwo', 'nobody', 'adding', 'inCartBefore', 'added'].includes(name),
);
/** Who comes changes no price: it is for each. */
const attendees: Row[] = [
  ...[adam, lina, sami].flatMap((somebody): Row[] => [
    { law: 'R2.2.4', in: nobodyYet, on: toggle(somebody), changes: { attendees: [somebody] } },
    { law: 'R2.2.4', in: ['nobody'], on: toggle(somebody), changes: { attendees: [somebody], isNobodyChosen: false } },
  ]),
  ...[lina, sami].flatMap((somebody): Row[] => [
    { law: 'R2.2.4', in: ['withAdam'], on: toggle(somebody), changes: { attendees: [adam, somebody] } },
    {
      law: 'R2.2.4',
      in: ['inCartBefore'],
      on: toggle(somebody),
      changes: { attendees: [adam, somebody], refusal: null },
    },
  ]),
  { law: 'R2.2.4', in: ['withAdam'], on: toggle(adam), changes: { attendees: [] } },
  { law: 'R2.2.4', in: ['inCartBefore'], on: toggle(adam), changes: { attendees: [], refusal: null } },
  { law: 'R2.2.4', in: ['withTwo'], on: toggle(adam), changes: { attendees: [sami] } },
  { law: 'R2.2.4', in: ['withTwo'], on: toggle(sami), changes: { attendees: [adam] } },
];

const adding: Row[] = [
  { law: 'R3.6.5', in: ['withAdam'], on: add, to: 'adding', does: [{ starts: 'addToCart', input: { line } }] },
  {
    law: 'R3.6.5',
    in: ['inCartBefore'],
    on: add,
    to: 'adding',
    changes: { refusal: null },
    does: [{ starts: 'addToCart', input: { line } }],
  },
  {
    law: 'R3.6.5',
    in: ['withTwo'],
    on: add,
    to: 'adding',
    does: [
      {
        starts: 'addToCart',
        input: {
          line: {
            ...line,
            quantity: 2,
            total_price: 945,
            customers: [customer(71, 'Adam', true), customer(73, 'Sami', false)],
          },
        },
      },
    ],
  },
  { law: 'R2.2.4', in: ['priced'], on: add, to: 'nobody', changes: { isNobodyChosen: true } },
  { law: 'R1.3.3', in: ['adding'], on: sold, to: 'added' },
  { law: 'R8.2.7', in: ['adding'], on: repeated, to: 'inCartBefore', changes: { refusal: twice } },
];

/** Another login has another family; what was chosen of the programme stays. */
const owners: Row[] = [
  { on: leaves, owner: 'nobody' },
  { on: guest, owner: 'guest' },
].flatMap(({ on, owner }): Row[] => [
  { law: 'T06', in: nobodyYet, on, changes: { owner } },
  { law: 'T06', in: ['nobody'], on, changes: { owner, isNobodyChosen: false } },
  { law: 'T06', in: ['withAdam', 'withTwo', 'adding', 'added'], on, changes: { owner, attendees: [] } },
  { law: 'T06', in: ['inCartBefore'], on, changes: { owner, attendees: [], refusal: null } },
]);

export const enrolment: Law = {
  machine: enrolmentMachine,
  begins: [
    { starts: 'watchSession', input: undefined },
    {
      starts: 'checkPrice',
      input: { workshop_program_id: 41, product_id: 11, start_date: '2026-11-25', days: [2, 8] },
    },
  ],
  input,
  callbackActors: ['watchSession'],
  situations,
  rows: [...choosing, ...asking, ...attendees, ...adding, ...owners],
  refused: [
    toggleDay(4),
    toggleDay(0),
    choosePackage(12),
    chooseStart('2026-11-24'),
    chooseStart('2026-11-23'),
    chooseStart('2026-12-17'),
    toggle(tala),
    { type: 'session.changed', user },
  ],
};

/** A programme that sells nothing yet: there is nothing to ask about. */
export const unsold: Law = {
  machine: enrolmentMachine,
  begins: [{ starts: 'watchSession', input: undefined }],
  input: { ...input, program: programOf({ packages: [] }), choice: { ...all, productId: null } },
  callbackActors: ['watchSession'],
  situations: {
    opened: { by: [], state: at('incomplete'), runs: listens, knows: { answer: null } },
  },
  rows: [{ law: 'T06', in: ['opened'], on: leaves, changes: { owner: 'nobody' } }],
  refused: [toggleDay(monday), choosePackage(11), add, retry],
};
