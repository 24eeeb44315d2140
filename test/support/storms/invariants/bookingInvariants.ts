/** Invariants of a booking after every step of a storm, from what the server has said to this tab (I13, I19–I23). */
import type { ChosenContext } from '../../../../machines/booking/bookingContext.ts';
import * as readBooking from '../../../../machines/booking/bookingSelectors.ts';
import { daysAhead } from '../server/facilities.ts';
import { ownerName } from '../who.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';

interface SaidSchedule {
  facilities: { id: number; bookings: { date: string; start_time: string }[] }[];
}

/** The last answer to that question that came through, and what was asked. */
const lastAnswer = (tab: Tab, path: string, isAsked: (query: URLSearchParams) => boolean): unknown => {
  const found = tab.answers.findLast(
    ({ asked, reply }) => asked.path === path && reply.status === 200 && isAsked(asked.query),
  );
  return found === undefined ? null : (found.reply.body as { data: unknown }).data;
};

const isInOwnCart = ({ cartLines, selectedTimeSlot: slot }: ChosenContext): boolean =>
  cartLines.some(
    (line) =>
      line.productType === 'facility' &&
      line.selectedFacilityDate === slot?.date &&
      line.selectedFacilityTiming === slot.start_time,
  );

function slotFaults(tab: Tab, context: ChosenContext): string[] {
  const { selectedTimeSlot: slot, facilityId, offer, bookingDate } = context;
  if (slot === null)
    return facilityId === null && offer === null ? [] : ['I20: a court stays chosen, and its time does not'];
  const found: string[] = [];
  if (slot.date !== bookingDate) found.push(`I20: the day is ${bookingDate}, the time chosen is of ${slot.date}`);
  tally('I19: a time is chosen');
  const isOfDay = (query: URLSearchParams) => query.get('date') === slot.date;
  const schedule = lastAnswer(tab, 'facilities/schedule', isOfDay) as SaidSchedule | null;
  const isOffered = schedule?.facilities.some(
    ({ bookings }) => !bookings.some(({ start_time }) => start_time === slot.start_time),
  );
  if (!isOffered && !isInOwnCart(context)) found.push(`I19: ${slot.start_time} is chosen, which nobody offered`);
  if (offer !== null && offer.id !== facilityId) found.push(`I21: court ${facilityId} has what ${offer.id} offers`);
  return found;
}

/** One press of Continue brings at most one booking into the cart, in whichever steps it is left, reloaded and restored. */
function pressFaults(tab: Tab): string[] {
  const { bookings } = tab;
  for (const line of tab.cart()?.getSnapshot().context.lines ?? [])
    if (line.productType === 'facility' && line.group_id != null && !line.id.startsWith('line-'))
      bookings.groups.add(line.group_id);
  if (bookings.groups.size > 0) tally('I13: a booking has come into the cart');
  return bookings.groups.size > bookings.pressed
    ? [`I13: ${bookings.groups.size} bookings came into the cart after ${bookings.pressed} presses`]
    : [];
}

/** A booking that is opened finds the progress of nobody but its customer (T06). */
function draftFaults(tab: Tab): string[] {
  const draft = tab.booking()?.getSnapshot().context.input.draft ?? null;
  if (draft === null || tab.bookings.seen === draft) return [];
  tab.bookings.seen = draft;
  // Of a booking in which nothing is chosen yet there is nothing to go on with.
  if (draft.slot === null && draft.attendeeDetails === null) return [];
  const { by } = tab.bookings.chosen;
  const here = ownerName(tab);
  tally('T06: a booking is gone on with');
  return by === here || by === 'nobody' ? [] : [`T06: ${here} goes on with a booking of ${by}`];
}

/** The date of the venue, in Dubai, so many milliseconds from now. */
const dateIn = (milliseconds: number): string =>
  new Date(Date.now() + 4 * 3_600_000 + milliseconds).toISOString().slice(0, 10);

/** What is picked is from today to as many days ahead as the server has said; midnight is noticed within a minute. */
function dateFaults({ bookingDate }: ChosenContext): string[] {
  tally('I23: a day is picked');
  const [first, last] = [dateIn(-60_000), dateIn(daysAhead * 86_400_000)];
  return bookingDate < first || bookingDate > last ? [`I23: ${bookingDate} is picked, of ${first} to ${last}`] : [];
}

export function bookingFaults(tab: Tab): string[] {
  const booking = tab.booking();
  if (booking === null || booking.getSnapshot().status !== 'active') return pressFaults(tab);
  const snapshot = booking.getSnapshot();
  const choosing = readBooking.choosingOf(booking).getSnapshot();
  const { context } = choosing;
  const found = [...draftFaults(tab), ...pressFaults(tab)];
  const isSettled = context.draft === null;
  if (isSettled && choosing.matches('asking')) found.push(...slotFaults(tab, context));
  if (
    choosing.matches({ asking: { picking: 'ready' } }) &&
    (context.selectedTimeSlot === null || context.offer === null)
  )
    found.push('I21: Continue is offered without a time, or without what is sold');
  if (isSettled && choosing.matches({ asking: 'picking' })) found.push(...dateFaults(context));
  const sale = snapshot.children.selling?.getSnapshot().context;
  if (sale !== undefined) tally('I22: a later step of a booking');
  if (sale !== undefined && (sale.selectedTimeSlot === null || sale.facilityId === null))
    found.push('I22: a later step has no time');
  const here = ownerName(tab);
  for (const { user } of [snapshot.context, context, ...(sale === undefined ? [] : [sale])]) {
    const owner = user === null || user.is_anonymous ? 'nobody' : `customer ${user.id}`;
    if (owner !== here) found.push(`T06: the booking is of ${owner}, and ${here} is there`);
  }
  const slot = context.selectedTimeSlot;
  if (slot !== null) {
    const at = `${context.bookingDate} ${slot.start_time}`;
    const { chosen } = tab.bookings;
    // Who is signed out by the end of their time has not given up what they chose.
    if (chosen.at !== at || here !== 'nobody') tab.bookings.chosen = { at, by: here };
  }
  return found;
}
