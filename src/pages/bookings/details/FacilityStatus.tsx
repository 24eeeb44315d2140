import { Trans, useLingui } from '@lingui/react/macro';
import { bookingStatus, isAwaitingApproval } from '../../../../machines/bookings/bookingStatus.ts';
import type { FacilityBooking } from '../../../contract/orders/bookings.ts';
import { StatusPill } from '../../../components/signs/StatusPill.tsx';
import { statusWords } from '../statusWords.ts';

/** How a booking of a facility stands; below it, whether somebody at the venue still has to say yes (R4.10, Q4.10.a). */
export function FacilityStatus({ booking }: { booking: FacilityBooking }) {
  const { i18n } = useLingui();
  const status = bookingStatus(booking);
  const { word, tone, shape } = statusWords[status];
  const isAwaiting = status === 'pending' && isAwaitingApproval(booking);
  return (
    <>
      <StatusPill tone={tone} shape={isAwaiting ? 'half' : shape}>
        {i18n._(word)}
      </StatusPill>
      {isAwaiting ? (
        <span className="fine">
          <Trans>Awaiting approval</Trans>
        </span>
      ) : null}
    </>
  );
}
