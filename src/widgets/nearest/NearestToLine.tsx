import { Trans } from '@lingui/react/macro';
import type { BookingSelection } from '../../../machines/booking/bookingSelection.ts';
import { missedLine, progressAgain, type MissedListing } from '../../../machines/booking/missedLine.ts';
import { nearestQuery, type NearestOffer } from '../../adapters/actors/booking/nearest.ts';
import { useConfig, useOpenBooking, useUser } from '../../actors/portalContext.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import type { FacilityLine } from '../../contract/orders/cart.ts';
import { NearestSlots } from './NearestSlots.tsx';

/** What can be had instead of a booking that left the cart or could not be paid; the booking begins with it, and with who comes along. */
export function NearestToLine({ lines }: { lines: readonly FacilityLine[] }) {
  const listing = missedLine(lines);
  return listing === null ? null : <NearestToSlot listing={listing} lines={lines} />;
}

interface NearestToSlotProps {
  listing: MissedListing;
  /** What was typed for it, where that is known. */
  lines?: readonly FacilityLine[];
}
const unknown: readonly FacilityLine[] = [];

/** The same for any slot that is gone. */
export function NearestToSlot({ listing: { missed, bookingDate }, lines = unknown }: NearestToSlotProps) {
  const config = useConfig();
  const user = useUser();
  const openBooking = useOpenBooking();
  const open = (selection: BookingSelection) =>
    openBooking(selection.serviceId, selection, progressAgain(lines, selection));
  const { serviceId, duration } = missed;
  return (
    <NearestSlots
      query={nearestQuery({ missed, bookingDate, filters: null }, { config, user })}
      onChoose={(offer) => open(selectionOf(offer))}
      otherDay={
        <Button
          size="s"
          variant="line"
          onClick={() =>
            openBooking(serviceId, { serviceId, date: bookingDate, duration, slot: null, facilityId: null })
          }
        >
          <Trans>Choose another day</Trans>
        </Button>
      }
    />
  );
}

/** What to ask the booking for, so that it begins with that slot. */
const selectionOf = ({
  serviceId,
  bookingDate: date,
  duration,
  start_time: startTime,
  nextDay,
  facilityId,
}: NearestOffer): BookingSelection => ({ serviceId, date, duration, slot: { startTime, nextDay }, facilityId });
