import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { BookingRef } from '../../../../machines/booking/bookingMachine.ts';
import * as readBooking from '../../../../machines/booking/bookingSelectors.ts';
import type { MemberDetailsRef } from '../../../../machines/members/memberDetailsMachine.ts';
import * as read from '../../../../machines/members/memberDetailsSelectors.ts';
import { MemberDetailsDialog } from './MemberDetailsDialog.tsx';

/** Who comes along, over the step that asks for it (R2.12.9, Q2.12.c). */
export function MemberDetails({ booking }: { booking: BookingRef }) {
  const details = useSelector(booking, readBooking.memberDetails);
  return details === null ? null : <OnceAsked key={details.sessionId} booking={booking} details={details} />;
}

/** Most services ask nothing: nothing opens before it is known that this one does. */
function OnceAsked({ booking, details }: { booking: BookingRef; details: MemberDetailsRef }) {
  const [isOpen, setOpen] = useState(false);
  const isWanted = useSelector(details, (snapshot) => read.isAsking(snapshot) || read.mayRetry(snapshot));
  if (isWanted && !isOpen) setOpen(true);
  return isOpen ? <MemberDetailsDialog booking={booking} details={details} /> : null;
}
