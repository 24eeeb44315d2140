/** Personal invitations to events, each opened by its token. */
import type { InferOutput } from 'valibot';
import type { EventInvite } from '../../../../src/contract/offered/events.ts';
import { eventsOf, exhibitionId } from './events.ts';
import { named } from './wording.ts';

type Invite = InferOutput<typeof EventInvite>;

const guests = [
  { token: 'invite-layla-centre-court', eventId: exhibitionId, invitee_name: 'Layla Haddad', seats: 2 },
  { token: 'invite-omar-full-moon', eventId: 301, invitee_name: 'Omar Farouq', seats: 4 },
] as const;

/** Invitations by token, none of them answered yet. */
export function invitesOf(today: Temporal.PlainDate): { token: string; invite: Invite }[] {
  const events = eventsOf(today);
  return guests.map(({ token, eventId, invitee_name, seats }) => {
    const event = events.find(({ id }) => id === eventId)!;
    return {
      token,
      invite: {
        event: {
          id: event.id,
          ...named(event.name, event.ar_name ?? event.name),
          image: event.image,
          start_date: event.start_date,
          place: `${event.venue?.name ?? 'Saha'}, Dubai`,
          ar_place: `${event.venue?.ar_name ?? 'ساحة'}، دبي`,
        },
        invitee_name,
        seats,
        status: 'invited',
      },
    };
  });
}
