/** What becomes of a selection as it changes, and as time passes over it; rows for the law of enrolment. */
import type { AnyEventObject } from 'xstate';
import type { Row } from '../../support/law/law.ts';
import { monday } from './enrolment.fixtures.ts';
import { all, at, nothing, situations, tells, tick, whole, without } from './enrolment.situations.ts';

const unpriced = ['asking'];
const withPrice = ['priced', 'withAdam', 'withTwo', 'nobody'];
const withProblem = ['failed', 'refused', 'askingAgain'];
export const noPrice = { answer: null };
export const noProblem = { problem: null, attempts: 0 };

/** Something else is chosen: the price that was known, or asked for, is gone at once (R7.3.7). */
export const changesTo = (law: string, on: AnyEventObject, selection: object, to: unknown = at('pausing')): Row[] => [
  { law, in: unpriced, on, to, changes: { selection }, does: [tells(selection)] },
  { law, in: withPrice, on, to, changes: { selection, ...noPrice }, does: [tells(selection)] },
  { law, in: withProblem, on, to, changes: { selection, ...noProblem }, does: [tells(selection)] },
  { law, in: ['inCartBefore'], on, to, changes: { selection, ...noPrice, refusal: null }, does: [tells(selection)] },
];

/** What is being added, and what is in the cart, stays as it was pressed. */
const pressed = ['adding', 'added'];
const sameDays = Object.keys(situations).filter(
  (name) => !['pausing', 'incomplete', 'wholePackage', ...pressed].includes(name),
);
/** The first day is the one on which somebody can still join: that of a session until it begins. */
const passes = (now: string, start: string): Row[] =>
  [
    { in: sameDays, selection: { ...all, start } },
    { in: ['pausing'], selection: { ...without(monday), start } },
    { in: ['incomplete'], selection: { ...nothing, start } },
    { in: ['wholePackage'], selection: { ...whole, start } },
  ].map((row) => ({ law: 'R2.2.4', in: row.in, on: tick(now), changes: { now, selection: row.selection } }));

/** The first session has begun: another one is the first, and what is paid for is another price (R7.3.7). */
const begun = { now: '2026-11-25 16:00:00', start: '2026-11-26' };
const asked = changesTo('R7.3.7', tick(begun.now), { ...all, start: begun.start }).map((row) => ({
  ...row,
  changes: { ...row.changes, now: begun.now },
}));
const asksAnew = (name: string, selection: object): Row => ({
  law: 'R7.3.7',
  in: [name],
  on: tick(begun.now),
  to: at('pausing'),
  changes: { now: begun.now, selection },
  does: [tells(selection)],
  waits: { pause: 300 },
});
export const passing: Row[] = [
  {
    law: 'R2.2.4',
    in: Object.keys(situations),
    on: tick('2026-11-24 10:01:00'),
    changes: { now: '2026-11-24 10:01:00' },
  },
  ...passes('2026-11-25 15:59:00', '2026-11-25'),
  ...asked,
  asksAnew('pausing', { ...without(monday), start: begun.start }),
  asksAnew('wholePackage', { ...whole, start: begun.start }),
  {
    law: 'R2.2.4',
    in: ['incomplete'],
    on: tick(begun.now),
    changes: { now: begun.now, selection: { ...nothing, start: begun.start } },
  },
  ...['2026-11-25 15:59:00', begun.now].map((now): Row => ({
    law: 'R3.6.5',
    in: pressed,
    on: tick(now),
    changes: { now },
  })),
];
