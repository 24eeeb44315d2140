import { assign, setup, type SnapshotFrom } from 'xstate';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { furthestWeek } from './freeHours.ts';

export interface FreeHoursContext {
  /** How many weeks from today the shown week begins. */
  weeks: number;
  /** `YYYY-MM-DD` of the day last chosen; null: none. */
  day: string | null;
}

export type FreeHoursEvent = { type: 'week.before' } | { type: 'week.after' } | { type: 'day.choose'; date: string };

export const freeHoursMachine = setup({
  types: { context: {} as FreeHoursContext, events: {} as FreeHoursEvent },
  guards: {
    hasWeekBefore: ({ context }) => context.weeks > 0,
    hasWeekAfter: ({ context }) => context.weeks < furthestWeek,
  },
  actions: {
    assignWeekBefore: assign({ weeks: ({ context }) => context.weeks - 1 }),
    assignWeekAfter: assign({ weeks: ({ context }) => context.weeks + 1 }),
    assignDay: assign((_, { date }: { date: string }) => ({ day: date })),
  },
}).createMachine({
  id: 'freeHours',
  description:
    'Which week of a trainer’s free hours is shown, and which day of it (R3.6.6, Q3.6.d): from this week to eight weeks ahead.',
  context: { weeks: 0, day: null },
  initial: 'looking',
  states: {
    looking: {
      on: {
        'week.before': { guard: 'hasWeekBefore', actions: 'assignWeekBefore' },
        'week.after': { guard: 'hasWeekAfter', actions: 'assignWeekAfter' },
        'day.choose': { actions: { type: 'assignDay', params: wholeEvent } },
      },
    },
  },
});

export type FreeHoursSnapshot = SnapshotFrom<typeof freeHoursMachine>;
