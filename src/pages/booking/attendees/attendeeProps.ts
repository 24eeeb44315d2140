/** Which running actors the dialog of the attendees' details, and each block of it, are about. */
import type { AttendeeDetailsRef } from '../../../../machines/attendees/attendeeDetailsMachine.ts';
import type { SellingRef } from '../../../../machines/booking/selling/sellingMachine.ts';

export interface AttendeeDetailsProps {
  selling: SellingRef;
  details: AttendeeDetailsRef;
}

export interface AttendeeProps {
  details: AttendeeDetailsRef;
  /** The attendee's place in the list; the first is the customer. */
  attendee: number;
}
