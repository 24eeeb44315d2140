/** What the portal hands to a booking when it begins. */
import type { User } from '../../src/contract/customers/customers.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { RequestedBooking } from '../address/bookingAddress.ts';
import type { BookingInput } from '../booking/bookingMachine.ts';
import { noSelection } from '../booking/bookingSelection.ts';
import { isFor, ownerOf } from '../session/owner.ts';
import { required } from '../shared/required.ts';
import type { PortalContext } from './portalEvents.ts';

/** Cart and booking run below an open site only, so that the configuration is there. */
export const configOf = ({ config }: PortalContext): SiteConfig => required(config, 'configuration');

/** No address asks for a booking. */
export const nothingAsked: RequestedBooking = {
  surface: 'dialog',
  selection: noSelection,
  stop: 'choosing',
  isDamaged: false,
};

/** Whether what was left is for whoever is there now. */
export const isDraftOf = ({ draft }: PortalContext, user: User | null): boolean =>
  draft !== null && isFor(draft.owner, ownerOf(user));

/** What the booking begins with: what the address asks for, and what was left for whoever is there. */
export function bookingInput(context: PortalContext, parent: BookingInput['parent']): BookingInput {
  const { asked, now, user } = context;
  const left = isDraftOf(context, user) ? context.draft!.draft : null;
  const { surface, selection, stop, isDamaged } = asked ?? nothingAsked;
  const { serviceId, ...time } = selection;
  const { lateLimit } = context.input.booking;
  // A login leads back to the address, which does not say on what the booking stood.
  const draft = left && { ...left, surface };
  return { parent, config: configOf(context), user, now, surface, serviceId, time, stop, isDamaged, draft, lateLimit };
}
