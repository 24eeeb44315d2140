/** Events: tickets, seat maps, invitations (Q7.6.j–r). */
import * as v from 'valibot';
import { Count, described, priced, sport, optionalVenue } from './offered.ts';
import { PageQuery, QueryId, QueryNumber } from '../wire/answers.ts';
import { Amount, Bit, Id, ImagePath, Named, WireDate, WireTime } from '../wire/wire.ts';

export const Event = v.object({
  id: Id,
  ...Named.entries,
  image: ImagePath,
  sport,
  start_date: WireDate,
  end_date: v.nullish(WireDate, null),
  venue: optionalVenue,
  event_schedules: v.array(v.object({ date: v.nullish(WireDate, null), start_time: WireTime, end_time: WireTime })),
  /** VAT included; 0 is free. */
  price_from: v.nullish(Amount, null),
});
export type Event = v.InferOutput<typeof Event>;

export const EventTicket = v.object({
  event_ticket_id: Id,
  product_id: Id,
  ...Named.entries,
  ...described,
  ...priced,
  participant_count: v.nullish(v.pipe(Count, v.minValue(1)), 1),
  remaining_capacity: v.nullish(v.number(), null),
  category: v.nullish(v.string(), null),
  ar_category: v.nullish(v.string(), null),
  one_per_customer: v.nullish(Bit, 0),
  /** The one day of several that it admits to. */
  date: v.nullish(WireDate, null),
  seat_map_id: v.nullish(Id, null),
});
export type EventTicket = v.InferOutput<typeof EventTicket>;

export const EventDetails = v.object({
  ...Event.entries,
  ...described,
  venue_id: v.nullish(Id, null),
  tickets: v.array(EventTicket),
});
export type EventDetails = v.InferOutput<typeof EventDetails>;

export const SeatMap = v.object({
  ...Named.entries,
  width: v.number(),
  height: v.number(),
  /** Where it is played, in the units of the plan: what everybody looks at. Without one it is the middle of the plan. */
  court: v.nullish(v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() }), null),
  sections: v.array(
    v.object({
      ...Named.entries,
      color: v.nullish(v.string(), null),
      rows: v.array(
        v.object({
          name: v.string(),
          seats: v.array(
            v.object({
              seat_map_id: Id,
              label: v.string(),
              x: v.number(),
              y: v.number(),
              event_ticket_id: Id,
              status: v.picklist(['free', 'held', 'sold']),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type SeatMap = v.InferOutput<typeof SeatMap>;

export const EventInvite = v.object({
  event: v.object({
    id: Id,
    ...Named.entries,
    image: ImagePath,
    start_date: WireDate,
    place: v.string(),
    ar_place: v.nullish(v.string(), null),
  }),
  invitee_name: v.string(),
  seats: Count,
  status: v.picklist(['invited', 'accepted', 'declined']),
});
export type EventInvite = v.InferOutput<typeof EventInvite>;

export const EventListQuery = v.object({
  ...PageQuery,
  search: v.optional(v.string()),
  from: v.optional(WireDate),
  to: v.optional(WireDate),
  venue_id: v.optional(QueryId),
  /** What the cheapest ticket costs at most, VAT included; 0 asks for what is free. */
  price_max: v.optional(v.pipe(QueryNumber, v.minValue(0))),
});
