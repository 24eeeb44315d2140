/** Time that passes while it is being added, or once it is in the cart: what can be chosen then is what can still be joined. */
import type { Row, Situation } from '../../support/law/law.ts';
import { adam } from './enrolment.fixtures.ts';
import { enrolment } from './enrolment.law.ts';
import {
  add,
  all,
  at,
  guest,
  leaves,
  listens,
  priced,
  repeated,
  sold,
  tells,
  tick,
  toggle,
  twice,
} from './enrolment.situations.ts';

/** Until four the session of the day can be joined; a minute before it the day before is over, and no other price is due. */
const before = tick('2026-11-25 15:59:00');
const begun = tick('2026-11-25 16:00:00');
const of = (passed: typeof begun, isSold: boolean): Situation => ({
  by: [priced, toggle(adam), add, ...(isSold ? [sold] : []), passed],
  state: isSold ? 'added' : 'adding',
  runs: isSold ? listens : [...listens, 'addToCart'],
  ...(isSold ? {} : { tags: ['busy'] }),
  knows: { now: passed.now, selection: all, attendees: [adam] },
});

const waits = { pause: 300 };
const today = { ...all, start: '2026-11-25' };
const tomorrow = { ...all, start: '2026-11-26' };
const pressed = ['addingBefore', 'addedBefore'];
const pressedLate = ['addingLate', 'addedLate'];

const owners = [
  { on: leaves, owner: 'nobody' },
  { on: guest, owner: 'guest' },
].flatMap(({ on, owner }): Row[] => [
  { law: 'T06', in: pressed, on, to: at('priced'), changes: { owner, attendees: [], selection: today } },
  {
    law: 'R7.3.7',
    in: pressedLate,
    on,
    to: at('pausing'),
    changes: { owner, attendees: [], selection: tomorrow, answer: null },
    does: [tells(tomorrow)],
    waits,
  },
]);

export const late = {
  ...enrolment,
  situations: {
    addingBefore: of(before, false),
    addedBefore: of(before, true),
    addingLate: of(begun, false),
    addedLate: of(begun, true),
  },
  rows: [
    ...owners,
    { law: 'R1.3.3', in: ['addingBefore'], on: sold, to: 'addedBefore' },
    { law: 'R1.3.3', in: ['addingLate'], on: sold, to: 'addedLate' },
    {
      law: 'R8.2.7',
      in: ['addingBefore'],
      on: repeated,
      to: at('priced'),
      changes: { refusal: twice, selection: today },
    },
    {
      law: 'R8.2.7',
      in: ['addingLate'],
      on: repeated,
      to: at('pausing'),
      changes: { refusal: twice, selection: tomorrow, answer: null },
      does: [tells(tomorrow)],
      waits,
    },
  ] satisfies Row[],
  refused: [],
};
