import type { ReactNode } from 'react';
import { isNotFound } from '../../../../machines/shared/isNotFound.ts';
import type { BookingKind } from '../../../contract/orders/bookings.ts';
import type { BookedDetails } from '../../../adapters/actors/account/bookedActors.ts';
import { ErrorState } from '../../../components/signs/ErrorState.tsx';
import { Skeleton } from '../../../components/signs/Skeleton.tsx';
import type { AskedResource } from './useBooking.ts';

interface BookingLoadedProps<Kind extends BookingKind> {
  asked: AskedResource<Kind>;
  /** In place of a booking that does not exist or is somebody else's: which of them is not told (T05). */
  missing: ReactNode;
  children: (booked: BookedDetails<Kind>) => ReactNode;
}

/** A malformed number is answered like an unknown one. */
const unreadable = new Set(['http422', 'invalid', 'notValid']);

/** A booking that is loading, failed, unknown or shown. What is shown stays when loading it again fails. */
export function BookingLoaded<Kind extends BookingKind>({ asked, missing, children }: BookingLoadedProps<Kind>) {
  const { booked, problem, isBusy, reload } = asked;
  if (problem && (isNotFound(problem) || unreadable.has(problem.code))) return missing;
  if (booked) return children(booked);
  if (problem) return <ErrorState problem={problem} busy={isBusy} onRetry={reload} />;
  return <Skeleton of="lines" count={6} />;
}
