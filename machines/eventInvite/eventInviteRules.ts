import type { EventInvite } from '../../src/contract/offered/events.ts';

export type InviteAnswer = 'accepted' | 'declined';

/** An answer may be changed until the day of the event is over (Q2.1.b); both dates are the venue's. */
export const isEventOver = ({ event }: EventInvite, today: string): boolean => event.start_date < today;
