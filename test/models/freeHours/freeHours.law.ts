/** The law of the week of free hours, from R3.6.6 and Q3.6.d: none before this one, and eight weeks ahead. */
import { freeHoursMachine } from '../../../machines/freeHours/freeHoursMachine.ts';
import type { Law } from '../../support/law/law.ts';

const before = { type: 'week.before' };
const after = { type: 'week.after' };
const tuesday = { type: 'day.choose', date: '2026-12-01' };
const monday = { type: 'day.choose', date: '2026-11-30' };

const state = 'looking';

export const freeHours: Law = {
  machine: freeHoursMachine,
  begins: [],
  situations: {
    first: { by: [], state, knows: { weeks: 0, day: null } },
    later: { by: [after], state, knows: { weeks: 1, day: null } },
    last: { by: Array.from({ length: 8 }, () => after), state, knows: { weeks: 8, day: null } },
    chosen: { by: [tuesday], state, knows: { weeks: 0, day: '2026-12-01' } },
  },
  rows: [
    { law: 'R3.6.6', in: ['first'], on: after, to: 'later', changes: { weeks: 1 } },
    { law: 'R3.6.6', in: ['later'], on: before, to: 'first', changes: { weeks: 0 } },
    { law: 'R3.6.6', in: ['later'], on: after, changes: { weeks: 2 } },
    { law: 'R3.6.6', in: ['last'], on: before, changes: { weeks: 7 } },
    // Going back to a week keeps the chosen day.
    { law: 'R3.6.6', in: ['chosen'], on: after, changes: { weeks: 1 } },
    { law: 'Q3.6.d', in: ['first'], on: tuesday, to: 'chosen', changes: { day: '2026-12-01' } },
    { law: 'Q3.6.d', in: ['later', 'last'], on: tuesday, changes: { day: '2026-12-01' } },
    { law: 'Q3.6.d', in: ['chosen'], on: tuesday },
    { law: 'Q3.6.d', in: ['first', 'later', 'last', 'chosen'], on: monday, changes: { day: '2026-11-30' } },
  ],
};
