/** Selectors of the week of free hours. */
import type { FreeHoursSnapshot } from './freeHoursMachine.ts';

export const weeks = ({ context }: FreeHoursSnapshot): number => context.weeks;
export const day = ({ context }: FreeHoursSnapshot): string | null => context.day;
export const hasWeekBefore = (snapshot: FreeHoursSnapshot): boolean => snapshot.can({ type: 'week.before' });
export const hasWeekAfter = (snapshot: FreeHoursSnapshot): boolean => snapshot.can({ type: 'week.after' });
