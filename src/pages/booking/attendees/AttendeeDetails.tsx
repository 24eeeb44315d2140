import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SellingRef } from '../../../../machines/booking/selling/sellingMachine.ts';
import * as readSelling from '../../../../machines/booking/selling/sellingSelectors.ts';
import type { AttendeeDetailsRef } from '../../../../machines/attendees/attendeeDetailsMachine.ts';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import { AttendeeDetailsDialog } from './AttendeeDetailsDialog.tsx';

/** Who comes along, over the step that asks for it (R2.12.9, Q2.12.c). */
export function AttendeeDetails({ selling }: { selling: SellingRef }) {
  const details = useSelector(selling, readSelling.attendeeDetails);
  return details === null ? null : <OnceAsked key={details.sessionId} selling={selling} details={details} />;
}

/** Most services ask nothing: the dialog opens only once it is known that this one does. */
function OnceAsked({ selling, details }: { selling: SellingRef; details: AttendeeDetailsRef }) {
  const [isOpen, setOpen] = useState(false);
  const isWanted = useSelector(details, (snapshot) => read.isAsking(snapshot) || read.mayRetry(snapshot));
  if (isWanted && !isOpen) setOpen(true);
  return isOpen ? <AttendeeDetailsDialog selling={selling} details={details} /> : null;
}
