/** Why the running booking offers a slot or not: its day is asked for once more, since packing keeps no reasons. */
import type { ChoosingContext } from '../../machines/booking/choosing/choosingContext.ts';
import { scheduleWish } from '../../machines/booking/choosing/bookingQueries.ts';
import { datesOf, packedOf, slotQuestionOf } from '../../machines/booking/choosing/bookingTimes.ts';
import { explainer, startsOf } from '../../machines/slots/reasons/explainSlot.ts';
import { clockText, reasonText } from '../../machines/slots/reasons/reasonText.ts';
import type { Schedule } from '../contract/offered/facilities.ts';
import type { InferOutput } from 'valibot';
import { facilityEndpoints } from '../contract/endpoints/facility.ts';
import { call } from '../adapters/http/client.ts';
import type { ExplainedDay } from './messages.ts';

/** The answer for a day as the booking asks about it; null while it has no schedule. */
export function explainedDay(context: ChoosingContext, schedule: InferOutput<typeof Schedule>): ExplainedDay | null {
  const packed = packedOf(context);
  if (packed === null) return null;
  const { facilities, configuration } = schedule;
  const { date, allow_facility_items_reservation } = scheduleWish(context);
  const input = { date, configuration, facilities, customer: context.user, allow_facility_items_reservation };
  const question = slotQuestionOf(context, packed);
  const why = explainer(input, { ...question, dates: datesOf(context) });
  return {
    title: `${date}, ${question.duration} minutes`,
    facilities: facilities.map(({ id, name }) => `${name} (${id})`),
    rows: startsOf(input).map((minute) => ({
      start: clockText(minute),
      cells: why(minute).map(({ reasons }) => reasons.map(reasonText)),
    })),
  };
}

/** Asks for the day of a booking and explains it; null while it has chosen none, or when the server does not answer. */
export async function explainBooking(context: ChoosingContext): Promise<ExplainedDay | null> {
  if (packedOf(context) === null) return null;
  const { allow_facility_items_reservation: _, ...query } = scheduleWish(context);
  try {
    return explainedDay(context, (await call(facilityEndpoints.schedule, { query })).data);
  } catch {
    return null;
  }
}
