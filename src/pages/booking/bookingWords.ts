import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookingProblem } from '../../../machines/booking/bookingContext.ts';
import type { BookingStep } from '../../../machines/booking/bookingSelectors.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import type { TimeRangeId } from '../../../machines/slots/slots.ts';
import { problemSentences } from '../../components/fields/problemWords.ts';

type ShownStep = Exclude<BookingStep, 'closed'>;

/** The heading of each step; where the focus goes when the step changes. */
export const titles: Record<ShownStep, MessageDescriptor> = {
  choosing: msg`Choose time and place`,
  tickets: msg`Choose tickets`,
  extras: msg`Add extras`,
  prompting: msg`Another time?`,
};

/** The stops of the step line. */
export const stops: Record<Exclude<ShownStep, 'prompting'>, MessageDescriptor> = {
  choosing: msg`Time and place`,
  tickets: msg`Tickets`,
  extras: msg`Extras`,
};

/** The blocks of the day are called as the specification calls them (R9.2.10). */
export const ranges: Record<TimeRangeId, MessageDescriptor> = {
  all: msg`All slots`,
  '0-3': msg`12 AM-3 AM`,
  '3-6': msg`3-6 AM`,
  '6-9': msg`6-9 AM`,
  '9-12': msg`9 AM-12 PM`,
  '12-15': msg`12-3 PM`,
  '15-18': msg`3-6 PM`,
  '18-21': msg`6-9 PM`,
  '21-24': msg`9 PM-12 AM`,
};

const lost = msg`We lost the connection. Your choices are still here.`;
const noFacility = msg`No facility available for selected time slot`;

/** Said, and nothing is wrong. */
export const isRemark = ({ code }: BookingProblem): boolean => code === 'timeInCart';

/** A membership is in the cart, which nothing else may be beside: said under a title, as everywhere (R8.2.2). */
export const isCartTitled = ({ code }: BookingProblem): boolean => code === 'othersExclusive';

const words: Readonly<Record<string, (values: BookingProblem['values']) => MessageDescriptor>> = {
  // Nobody books logged out (R6.1.11, R8.3.7).
  pleaseLogin: () => msg`Please Login!`,
  noFacility: () => noFacility,
  slotTaken: () => noFacility,
  // The server refused the time and said no more.
  http409: () => noFacility,
  slotGone: () => msg`That time is no longer available. Please choose another one.`,
  linkDamaged: () => msg`Part of this link could not be read. Please check the choice below.`,
  serviceGone: () => msg`This cannot be booked online any more. Please choose something else.`,
  dayGone: () => msg`That day cannot be booked any more. This is the next one that can.`,
  facilityGone: () => msg`The place you asked for is taken at that time. Another one is free.`,
  noFreeDay: () => msg`No free time in the next two weeks`,
  // What a shared facility has no room for (R8.2.10, R8.2.11, R8.2.12, R8.2.13).
  capacityReached: () => msg`Maximum capacity reached`,
  capacityExceeded: ({ remaining, requested }) =>
    msg`Maximum capacity reached, remaining capacity is ${remaining ?? 0}, requested capacity is ${requested ?? 0}`,
  thresholdReached: ({ max }) => msg`Maximum of ${max ?? 0} participants allowed to book per session`,
  dependentTicket: () => msg`Dependent ticket cannot be booked at the same time`,
  // What cannot be taken along, or not so much of it (R5.7.8, R8.2.8, R5.5.9, R8.2.9).
  addTicketFirst: () => msg`Please add ticket to cart first`,
  maxQuantityReached: ({ max }) =>
    max === undefined ? msg`No more of this can be added` : msg`Max quantity ${max} reached`,
  // refusals of the cart
  placeTaken: () => msg`Somebody else was faster. Please choose another time.`,
  productInCart: () => msg`Product already in cart`,
  timeInCart: () => msg`Your time stays in the cart. Another one comes in addition to it.`,
  othersExclusive: () => msg`Other services can't be purchased with membership.`,
  invalidVenue: () => msg`Invalid venue, please reselect`,
  invalidConfig: () => msg`Invalid Config`,
  // a lost connection
  lost: () => lost,
};

/** What to say about a problem: the server's own words where it found some, else ours (Q8.1.b). */
export function wordsOf({ code, message, values }: BookingProblem): MessageDescriptor | string {
  // The code is the server's, which may be the name of anything.
  const own = Object.hasOwn(words, code) ? words[code]?.(values) : undefined;
  return message ?? own ?? problemSentences[kindOf({ code })];
}
