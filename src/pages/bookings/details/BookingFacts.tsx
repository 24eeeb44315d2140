import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { coachBookingOf } from '../../../../machines/bookings/recordStatus.ts';
import type { BookedDetails } from '../../../adapters/actors/account/bookedActors.ts';
import { formatDate, formatLongDate } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Joined } from '../../../components/text/Joined.tsx';
import { TextLink } from '../../../components/buttons/TextLink.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { StampInText } from '../../../components/dates/TimeInText.tsx';
import { Summary, SummaryRow } from '../../../components/bookable/Summary.tsx';
import { TimeRange } from '../../../components/dates/TimeRange.tsx';
import { useConfig } from '../../../actors/portalContext.tsx';
import { RecordStatus } from '../../../shell/account/RecordStatus.tsx';
import { Seat } from '../rows/EventBookingRow.tsx';
import { FacilityStatus } from './FacilityStatus.tsx';
import { WhereTo } from '../rows/ShopOrderRow.tsx';

/** Everything there is to know of a booking, whatever its kind: how it stands, when, where, who, and what it cost. */
export function BookingFacts({ of }: { of: BookedDetails }) {
  const { venue } = useConfig();
  const { booking } = of;
  const names = booking.customers.map(({ name }) => name).filter((name) => name.trim() !== '');
  return (
    <Summary>
      <SummaryRow label={<Trans>Status</Trans>}>
        <span className="bkstatus">
          {of.kind === 'facility' ? <FacilityStatus booking={of.booking} /> : <RecordStatus id={booking.status_id} />}
        </span>
      </SummaryRow>
      <OfKind of={of} />
      {names.length > 0 ? (
        <SummaryRow label={<Trans>Who comes</Trans>}>
          <Joined>
            {names.map((name, index) => (
              <bdi key={index}>{name}</bdi>
            ))}
          </Joined>
        </SummaryRow>
      ) : null}
      <SummaryRow label={<Trans>Order</Trans>}>
        <bdi className="num">{booking.order_id}</bdi>
      </SummaryRow>
      <SummaryRow label={<Trans>Price</Trans>} look="grand">
        <PriceText amount={booking.total} currency={venue.currency} />
      </SummaryRow>
    </Summary>
  );
}

/** What only bookings of that kind have. */
function OfKind({ of }: { of: BookedDetails }): ReactNode {
  const locale = useLocale();
  switch (of.kind) {
    case 'facility': {
      const { booking } = of;
      return (
        <>
          <When date={booking.facility_date} from={booking.facility_start_time} to={booking.facility_end_time} />
          <SummaryRow label={<Trans>Where</Trans>}>
            <Joined>
              <LocalText of={booking} />
              <LocalText of={booking} field="venue_name" />
            </Joined>
          </SummaryRow>
          {(booking.attendance ?? 1) > 1 ? (
            <SummaryRow label={<Trans>For how many</Trans>}>
              <Plural value={booking.attendance ?? 1} one="# person" other="# people" />
            </SummaryRow>
          ) : null}
        </>
      );
    }
    case 'event': {
      const { booking } = of;
      return (
        <>
          {booking.event_schedules.map(({ start_time, end_time }) => (
            <When key={start_time} date={booking.start_date} from={start_time} to={end_time} />
          ))}
          {booking.venue_name ? (
            <SummaryRow label={<Trans>Where</Trans>}>
              <LocalText of={booking} field="venue_name" />
            </SummaryRow>
          ) : null}
          <SummaryRow label={<Trans>Tickets</Trans>}>
            {booking.seat ? (
              <Seat seat={booking.seat} />
            ) : (
              <Plural value={booking.quantity ?? 1} one="# ticket" other="# tickets" />
            )}
          </SummaryRow>
          <SummaryRow label={<Trans>Event</Trans>}>
            <TextLink className="bklink" to={`/events/${booking.event_id}`}>
              <Trans>About this event</Trans>
            </TextLink>
          </SummaryRow>
        </>
      );
    }
    case 'trainer': {
      const { booking } = of;
      return booking.trainer_name ? (
        <SummaryRow label={<Trans>Coach</Trans>}>
          <TextLink className="bklink" to={`/training/${booking.trainer_id}`}>
            <LocalText of={booking} field="trainer_name" />
          </TextLink>
        </SummaryRow>
      ) : null;
    }
    case 'academy': {
      const { booking } = of;
      return (
        <>
          <SummaryRow label={<Trans>When</Trans>}>
            <Trans>
              {formatDate(booking.start_date, locale)} to {formatDate(booking.end_date, locale)}
            </Trans>
          </SummaryRow>
          <SummaryRow label={<Trans>Academy</Trans>}>
            <TextLink className="bklink" to={`/academy/${booking.workshop_id}`}>
              <Trans>About this academy</Trans>
            </TextLink>
          </SummaryRow>
        </>
      );
    }
    case 'retail': {
      const { booking } = of;
      const coachBooking = coachBookingOf(booking);
      return (
        <>
          <SummaryRow label={<Trans>Ordered</Trans>}>
            <StampInText stamp={booking.ordered_at} />
          </SummaryRow>
          <SummaryRow label={<Trans>Where to</Trans>}>
            <WhereTo booking={booking} />
          </SummaryRow>
          {coachBooking === null ? null : (
            <SummaryRow label={<Trans>Sessions</Trans>} note={<Trans>You book each hour with the coach</Trans>}>
              <TextLink className="bklink" to={`/profile/trainer-sessions/${coachBooking}`}>
                <Trans>Schedule a session</Trans>
              </TextLink>
            </SummaryRow>
          )}
          <SummaryRow label={<Trans>Quantity</Trans>}>
            <Plural value={booking.quantity ?? 1} one="# piece" other="# pieces" />
          </SummaryRow>
          {booking.outlet_id !== null && booking.outlet_name ? (
            <SummaryRow label={<Trans>Shop</Trans>}>
              <TextLink className="bklink" to={`/outlets/${booking.outlet_id}`}>
                <LocalText of={booking} field="outlet_name" />
              </TextLink>
            </SummaryRow>
          ) : null}
        </>
      );
    }
    case 'membership':
    default:
      return null;
  }
}

function When({ date, from, to }: { date: string; from: string; to: string }) {
  const locale = useLocale();
  return (
    <SummaryRow label={<Trans>When</Trans>}>
      {formatLongDate(date, locale)}
      <br />
      <TimeRange from={from} to={to} />
    </SummaryRow>
  );
}
