/** The law of enrolling, from R2.2.4, R7.3.7, R3.10.4, R8.2.7 and decision 040; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import { enrolmentMachine } from '../../../machines/enrolment/enrolmentMachine.ts';
import { keyOf, type Law, type Row } from '../../support/law/law.ts';
import { failed } from '../../support/paths.ts';
import { adam, lina, monday, programOf, sami, tala, user, wednesday } from './enrolment.fixtures.ts';
import {
  all,
  input,
  price,
  priced,
  connectionError,
  none,
  again,
  quiet,
  choosePackage,
  chooseStart,
  toggleDay,
  toggle,
  add,
  retry,
  sold,
  repeated,
  leaves,
  guest,
  without,
  nothing,
  later,
  whole,
  asks,
  tells,
  reconnects,
  customer,
  line,
  at,
  listens,
  gone,
  over,
  twice,
  situations,
} from './enrolment.situations.ts';
import { changesTo, noProblem, passing } from './enrolment.passing.ts';

const one = (law: string, name: string, on: AnyEventObject, selection: object, to: unknown = at('pausing')): Row => ({
  law,
  in: [name],
  on,
  to,
  changes: { selection },
  does: [tells(selection)],
  // The pause begins anew with whatever is chosen next.
  ...(keyOf(to) === keyOf(at('pausing')) && { waits: { pause: 300 } }),
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
  // A package sold as a whole includes all days, so none are chosen (Q7.3.c).
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
    on: connectionError,
    to: 'failed',
    changes: { problem: gone, attempts: 1 },
    does: [reconnects(gone, 1)],
  },
  {
    law: 'R7.3.7',
    in: ['askingAgain'],
    on: connectionError,
    to: 'failed',
    changes: { attempts: 2 },
    does: [reconnects(gone, 2)],
  },
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

/** Another customer has another family; the selection of the programme stays. */
const owners: Row[] = [
  { on: leaves, owner: 'nobody' },
  { on: guest, owner: 'guest' },
].flatMap(({ on, owner }): Row[] => [
  { law: 'T06', in: nobodyYet, on, changes: { owner } },
  { law: 'T06', in: ['nobody'], on, changes: { owner, isNobodyChosen: false } },
  { law: 'T06', in: ['withAdam', 'withTwo'], on, changes: { owner, attendees: [] } },
  // What was pressed for, and what is told of it, goes with its customer.
  { law: 'T06', in: ['adding', 'added'], on, to: 'priced', changes: { owner, attendees: [] } },
  { law: 'T06', in: ['inCartBefore'], on, changes: { owner, attendees: [], refusal: null } },
]);

const begins = listens.map((starts) => ({ starts, input: undefined }));

export const enrolment: Law = {
  machine: enrolmentMachine,
  begins: [
    ...begins,
    {
      starts: 'checkPrice',
      input: { workshop_program_id: 41, product_id: 11, start_date: '2026-11-25', days: [2, 8] },
    },
  ],
  input,
  callbackActors: listens,
  situations,
  rows: [...choosing, ...asking, ...attendees, ...adding, ...owners, ...passing],
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
  begins,
  input: { ...input, program: programOf({ packages: [] }), selection: { ...all, productId: null } },
  callbackActors: listens,
  situations: {
    opened: { by: [], state: at('incomplete'), runs: listens, knows: { answer: null } },
  },
  rows: [{ law: 'T06', in: ['opened'], on: leaves, changes: { owner: 'nobody' } }],
  refused: [toggleDay(monday), choosePackage(11), add, retry],
};
