import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import { emptyAttendee, type TypedPerson } from '../../../../machines/attendees/typedAttendee.ts';
import type { LockedField } from '../../../../machines/attendees/attendeeFields.ts';
import type { AttendeeProps } from './AttendeeBlock.tsx';
import { sameContent } from './sameContent.ts';

/** One visitor as it is filled in, what of it is locked, what is wrong with it, and how to change it. */
export function useAttendee({ details, attendee }: AttendeeProps) {
  const { i18n } = useLingui();
  const typed = useSelector(details, (snapshot) => read.attendees(snapshot)[attendee] ?? emptyAttendee);
  const faults = useSelector(details, (snapshot) => read.faultsOf(snapshot, attendee), sameContent);
  const locked = useSelector(details, (snapshot) => [...read.lockedOf(snapshot, attendee)], sameContent);
  return {
    i18n,
    typed,
    faults,
    isLocked: (field: LockedField): boolean => locked.includes(field),
    put: (changed: Partial<TypedPerson>): void => details.send({ type: 'person.type', attendee, typed: changed }),
  };
}
