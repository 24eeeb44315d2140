import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { progressAgain } from '../../../machines/booking/missedLine.ts';
import { selectionAgain } from '../../../machines/cart/selectionAgain.ts';
import type { FailedPaymentRef } from '../../../machines/paymentReturn/failedPaymentMachine.ts';
import * as read from '../../../machines/paymentReturn/failedPaymentSelectors.ts';
import type { FacilityLine } from '../../contract/orders/cart.ts';
import { useOpenBooking } from '../../actors/portalContext.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { NearestToLine } from '../../widgets/nearest/NearestToLine.tsx';

/** The places of an order that cannot be paid any more: each may still be free, or something near it is. */
export function GonePlaces({ back }: { back: FailedPaymentRef }) {
  const bookings = useSelector(back, read.bookings);
  const areGone = useSelector(back, read.arePlacesGone);
  const isTimeOver = useSelector(back, read.isTimeOver);
  if (bookings.length === 0 || (!areGone && !isTimeOver)) return null;
  return (
    <ul className="payment__gone">
      {bookings.map((lines) => (
        <li key={lines[0]?.id}>{areGone ? <Near lines={lines} /> : <StillFree lines={lines} />}</li>
      ))}
    </ul>
  );
}

function Near({ lines }: { lines: readonly FacilityLine[] }) {
  const [line] = lines;
  return (
    <>
      {line ? (
        <h2>
          <LocalText of={line} />
        </h2>
      ) : null}
      <NearestToLine lines={lines} />
    </>
  );
}

/** The hold is over, and nobody knows yet whether somebody else has it; the booking tells, and what is near it. */
function StillFree({ lines }: { lines: readonly FacilityLine[] }) {
  const openBooking = useOpenBooking();
  const [line] = lines;
  if (line === undefined) return null;
  const selection = selectionAgain(line);
  const name = <LocalText of={line} />;
  return (
    <Button variant="line" onClick={() => openBooking(selection.serviceId, selection, progressAgain(lines, selection))}>
      <Trans>See if {name} is still free</Trans>
    </Button>
  );
}
