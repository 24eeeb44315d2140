/** Selectors of rescheduling. */
import type { RescheduleSnapshot } from './rescheduleMachine.ts';
import { datesOf, nearestToMissed, offeredSlots, slotAt } from './rescheduleRules.ts';

export type RescheduleScreen = 'loading' | 'failed' | 'fixed' | 'choosing' | 'moved';

export function screen(snapshot: RescheduleSnapshot): RescheduleScreen {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('fixed')) return 'fixed';
  return snapshot.matches('moved') ? 'moved' : 'choosing';
}

/** Whether the day's times are loading, failed to load, or are shown. */
export function times(snapshot: RescheduleSnapshot): 'awaited' | 'failed' | 'there' {
  if (snapshot.matches({ choosing: 'loadingDay' })) return 'awaited';
  return snapshot.matches({ choosing: 'dayFailed' }) ? 'failed' : 'there';
}

export const bookingToMove = ({ context }: RescheduleSnapshot) => context.booking;
export const service = ({ context }: RescheduleSnapshot) => context.service;
export const moved = ({ context }: RescheduleSnapshot) => context.moved;
export const date = ({ context }: RescheduleSnapshot) => context.date;
export const today = ({ context }: RescheduleSnapshot) => context.now.slice(0, 10);
export const dates = ({ context }: RescheduleSnapshot) => datesOf(context);
export const slots = ({ context }: RescheduleSnapshot) => offeredSlots(context);
export const chosen = ({ context }: RescheduleSnapshot) => context.chosen;
export const missed = ({ context }: RescheduleSnapshot) => context.missed;
export const nearest = ({ context }: RescheduleSnapshot) => nearestToMissed(context);
export const problem = ({ context }: RescheduleSnapshot) => context.problem;
export const isMoving = (snapshot: RescheduleSnapshot) => snapshot.matches('moving');

/** The facilities that are free at the chosen time. */
export function facilityIds({ context }: RescheduleSnapshot): readonly number[] {
  const { chosen } = context;
  return chosen === null ? [] : (slotAt(context, chosen.date, chosen.start_time)?.facilities ?? []);
}
