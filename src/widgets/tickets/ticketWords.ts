import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TicketState } from '../../../machines/tickets/ticketState.ts';

/** What stands on a ticket in the place of its code when it lets nobody in (R2.3.3). */
export const ticketWords: Record<
  Exclude<TicketState, 'valid'>,
  { word: MessageDescriptor; note: MessageDescriptor }
> = {
  used: { word: msg`Used`, note: msg`It let somebody in already.` },
  cancelled: { word: msg`Ticket cancelled`, note: msg`It does not let anybody in any more.` },
  refused: { word: msg`Refused`, note: msg`The venue said no to this booking.` },
  expired: { word: msg`Over`, note: msg`Its time has passed.` },
};
