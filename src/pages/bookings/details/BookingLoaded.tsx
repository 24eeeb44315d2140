import type { ReactNode } from 'react';
import { isNotFound } from '../../../../machines/shared/isNotFound.ts';
import type { BookingKind } from '../../../contract/orders/bookings.ts';
import type { BookedDetails } from '../../../adapters/actors/account/bookedActors.ts';
import { ErrorState } from '../../../components/signs/ErrorState.tsx';
import { Skeleton } from '../../../components/signs/Skeleton.tsx';
import type { AskedResource } from './useBooking.ts';

interface BookingLoadedProps<Kind extends BookingKind> {
  asked: AskedResource<Kind>;
  /** In the place of one that is not there, or that is somebody else's: nobody is told which (T05). */
  missing: ReactNode;
  children: (booked: BookedDetails<Kind>) => ReactNode;
}

/** A number that no booking has is as unknown as one of another customer's. */
const unreadable = new Set(['http422', 'invalid', 'notValid']);

/** A booking in each of its states: awaited, not to be had, not there, shown. What is shown outlives asking once more in vain. */
export function BookingLoaded<Kind extends BookingKind>({ asked, missing, children }: BookingLoadedProps<Kind>) {
  const { booked, problem, isBusy, reload } = asked;
  if (problem && (isNotFound(problem) || unreadable.has(problem.code))) return missing;
  if (booked) return children(booked);
  if (problem) return <ErrorState problem={problem} busy={isBusy} onRetry={reload} />;
  return <Skeleton of="lines" count={6} />;
}
