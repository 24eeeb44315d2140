/** The input of a booking, taken from the portal's context. */
import type { User } from '../../src/contract/customers/customers.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { RequestedBooking } from '../address/bookingAddress.ts';
import type { BookingInput } from '../booking/bookingMachine.ts';
import { noSelection } from '../booking/bookingSelection.ts';
import { isFor, ownerOf } from '../session/owner.ts';
import { required } from '../shared/required.ts';
import type { PortalContext } from './portalEvents.ts';

/** Cart and booking run only while the site is open, so there is a configuration. */
export const configOf = ({ config }: PortalContext): SiteConfig => required(config, 'configuration');

/** The address asks for no booking. */
export const nothingAsked: RequestedBooking = {
  surface: 'dialog',
  selection: noSelection,
  stop: 'choosing',
  isDamaged: false,
};

/** Whether the remembered progress belongs to this customer. */
export const isDraftOf = ({ draft }: PortalContext, user: User | null): boolean =>
  draft !== null && isFor(draft.owner, ownerOf(user));

/** A booking's input: what the address asks for, and the progress of the current customer. */
export function bookingInput(context: PortalContext, parent: BookingInput['parent']): BookingInput {
  const { asked, now, user } = context;
  const left = isDraftOf(context, user) ? context.draft!.draft : null;
  const { surface, selection, stop, isDamaged } = asked ?? nothingAsked;
  const { serviceId, ...time } = selection;
  const { lateLimit } = context.input.booking;
  // The progress continues on the surface that is asked for, as the address after a login does not have it.
  const draft = left && { ...left, surface };
  return { parent, config: configOf(context), user, now, surface, serviceId, time, stop, isDamaged, draft, lateLimit };
}
