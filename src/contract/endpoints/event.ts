/** The calls of the events. */
import * as v from 'valibot';
import * as events from '../offered/events.ts';
import { get, post, type Endpoint } from '../endpoint.ts';
import { pageOf } from '../wire/answers.ts';
import { responseOf } from '../wire/wire.ts';

export const eventEndpoints = {
  events: get('events', pageOf(events.Event), { query: events.EventListQuery }),
  event: get('events/{id}', responseOf(events.EventDetails)),
  seatMap: get('events/{id}/seat-maps/{seat_map_id}', responseOf(events.SeatMap)),
  eventInvite: get('events/invites/{token}', responseOf(events.EventInvite)),
  answerInvite: post('events/invites/{token}', responseOf(events.EventInvite), {
    body: v.object({ answer: v.picklist(['accepted', 'declined']) }),
  }),
} as const satisfies Record<string, Endpoint>;
