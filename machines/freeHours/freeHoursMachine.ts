import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { furthestWeek, type ShownDays } from './freeHours.ts';

export type FreeHoursContext = ShownDays;
export type FreeHoursEvent = { type: 'week.before' } | { type: 'week.after' } | { type: 'day.choose'; date: string };
/** For the address. */
export type FreeHoursEmitted = { type: 'days.changed'; days: ShownDays };

export const freeHoursMachine = setup({
  types: {
    context: {} as FreeHoursContext,
    events: {} as FreeHoursEvent,
    emitted: {} as FreeHoursEmitted,
    input: {} as ShownDays,
  },
  guards: {
    hasWeekBefore: ({ context }) => context.weeks > 0,
    hasWeekAfter: ({ context }) => context.weeks < furthestWeek,
  },
  actions: {
    assignWeekBefore: assign({ weeks: ({ context }) => context.weeks - 1 }),
    assignWeekAfter: assign({ weeks: ({ context }) => context.weeks + 1 }),
    assignDay: assign((_, { date }: { date: string }) => ({ day: date })),
    emitDays: emit(({ context: { weeks, day } }) => ({ type: 'days.changed' as const, days: { weeks, day } })),
  },
}).createMachine({
  id: 'freeHours',
  description:
    'Which week of a trainer’s free hours is shown, and which day of it (R3.6.6, Q3.6.d): from this week to eight weeks ahead.',
  context: ({ input: { weeks, day } }) => ({ weeks, day }),
  initial: 'looking',
  states: {
    looking: {
      on: {
        'week.before': { guard: 'hasWeekBefore', actions: ['assignWeekBefore', 'emitDays'] },
        'week.after': { guard: 'hasWeekAfter', actions: ['assignWeekAfter', 'emitDays'] },
        'day.choose': { actions: [{ type: 'assignDay', params: wholeEvent }, 'emitDays'] },
      },
    },
  },
});

export type FreeHoursSnapshot = SnapshotFrom<typeof freeHoursMachine>;
