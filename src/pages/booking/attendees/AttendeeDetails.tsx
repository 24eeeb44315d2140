import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { BookingRef } from '../../../../machines/booking/bookingMachine.ts';
import * as readBooking from '../../../../machines/booking/bookingSelectors.ts';
import type { AttendeeDetailsRef } from '../../../../machines/attendees/attendeeDetailsMachine.ts';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import { AttendeeDetailsDialog } from './AttendeeDetailsDialog.tsx';

/** Who comes along, over the step that asks for it (R2.12.9, Q2.12.c). */
export function AttendeeDetails({ booking }: { booking: BookingRef }) {
  const details = useSelector(booking, readBooking.attendeeDetails);
  return details === null ? null : <OnceAsked key={details.sessionId} booking={booking} details={details} />;
}

/** Most services ask nothing: nothing opens before it is known that this one does. */
function OnceAsked({ booking, details }: { booking: BookingRef; details: AttendeeDetailsRef }) {
  const [isOpen, setOpen] = useState(false);
  const isWanted = useSelector(details, (snapshot) => read.isAsking(snapshot) || read.mayRetry(snapshot));
  if (isWanted && !isOpen) setOpen(true);
  return isOpen ? <AttendeeDetailsDialog booking={booking} details={details} /> : null;
}
