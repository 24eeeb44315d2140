/** The law of the week of free hours, from R3.6.6 and Q3.6.d: none before this one, and eight weeks ahead. */
import { freeHoursMachine } from '../../../machines/freeHours/freeHoursMachine.ts';
import type { Effect, Law } from '../../support/law/law.ts';

const before = { type: 'week.before' };
const after = { type: 'week.after' };
const tuesday = { type: 'day.choose', date: '2026-12-01' };
const monday = { type: 'day.choose', date: '2026-11-30' };

const state = 'looking';
/** What is looked at is in the address, for a reload (F14). */
const tells = (weeks: number, day: string | null = null): Effect => ({
  emits: { type: 'days.changed', days: { weeks, day } },
});

export const freeHours: Law = {
  machine: freeHoursMachine,
  begins: [],
  input: { weeks: 0, day: null },
  situations: {
    first: { by: [], state, knows: { weeks: 0, day: null } },
    later: { by: [after], state, knows: { weeks: 1, day: null } },
    last: { by: Array.from({ length: 8 }, () => after), state, knows: { weeks: 8, day: null } },
    chosen: { by: [tuesday], state, knows: { weeks: 0, day: '2026-12-01' } },
  },
  rows: [
    { law: 'R3.6.6', in: ['first'], on: after, to: 'later', changes: { weeks: 1 }, does: [tells(1)] },
    { law: 'R3.6.6', in: ['later'], on: before, to: 'first', changes: { weeks: 0 }, does: [tells(0)] },
    { law: 'R3.6.6', in: ['later'], on: after, changes: { weeks: 2 }, does: [tells(2)] },
    { law: 'R3.6.6', in: ['last'], on: before, changes: { weeks: 7 }, does: [tells(7)] },
    // Going back to a week keeps the chosen day.
    { law: 'R3.6.6', in: ['chosen'], on: after, changes: { weeks: 1 }, does: [tells(1, '2026-12-01')] },
    ...(
      [
        ['first', 0],
        ['later', 1],
        ['last', 8],
      ] as const
    ).flatMap(([name, weeks]) =>
      [tuesday, monday].map((on) => ({
        law: 'Q3.6.d',
        in: name === 'first' && on === monday ? [name, 'chosen'] : [name],
        on,
        changes: { day: on.date },
        does: [tells(weeks, on.date)],
      })),
    ),
    { law: 'Q3.6.d', in: ['chosen'], on: tuesday, does: [tells(0, tuesday.date)] },
  ],
};

/** The page is opened again on what its address says (F14). */
export const freeHoursAgain: Law = {
  machine: freeHoursMachine,
  begins: [],
  input: { weeks: 3, day: '2026-12-18' },
  situations: { there: { by: [], state, knows: { weeks: 3, day: '2026-12-18' } } },
  rows: [{ law: 'F14', in: ['there'], on: after, changes: { weeks: 4 }, does: [tells(4, '2026-12-18')] }],
};
