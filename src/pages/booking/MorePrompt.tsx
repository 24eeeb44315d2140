import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import type { ChoosingRef } from '../../../machines/booking/choosing/choosingMachine.ts';
import type { SellingRef } from '../../../machines/booking/selling/sellingMachine.ts';
import * as read from '../../../machines/booking/selling/sellingSelectors.ts';
import { hourOf } from '../../../machines/slots/schedule/venueTime.ts';
import { bag } from '../../art/icons/places.ts';
import { check } from '../../art/icons/signs.ts';
import { lightAt } from '../../art/light.ts';
import { sportOf } from '../../art/sport.ts';
import { formatDay } from '../../i18n/dates.ts';
import { LocalText } from '../../components/text/LocalText.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { TimeInText } from '../../components/dates/TimeInText.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { TicketConfirmation } from '../../components/dialogs/TicketConfirmation.tsx';
import { BookingTitle } from './BookingTitle.tsx';

/** After the last step: asks about more tickets on a service's page, about another time in the dialog. */
export function MorePrompt({ selling }: { selling: SellingRef }) {
  const isAskedForMoreTickets = useSelector(selling, read.isAskedForMoreTickets);
  const count = useSelector(selling, read.ticketsInCart);
  if (!isAskedForMoreTickets) return <AnotherTime selling={selling} />;
  return (
    <TicketConfirmation
      count={count}
      onMore={() => selling.send({ type: 'prompt.accept' })}
      onCart={() => selling.send({ type: 'cart.open' })}
    />
  );
}

/** After a reload, while it is checked whether the former selection is still available. */
export function ComingPrompt({ booking, choosing }: { booking: BookingRef; choosing: ChoosingRef }) {
  const { t } = useLingui();
  const headingId = useId();
  const question = t`Another time?`;
  return (
    <Dialog
      isEntry
      className="ask"
      bare
      width="29rem"
      labelledBy={headingId}
      onClose={() => booking.send({ type: 'dialog.close' })}
    >
      <BookingTitle of={choosing} step={question} />
      <div className="ask__pic skel" />
      <div className="modal__body">
        <h2 id={headingId} tabIndex={-1}>
          {question}
        </h2>
        <Skeleton of="lines" count={2} />
      </div>
    </Dialog>
  );
}

/** R2.12.4: yes begins anew, no stays on the page (Q2.12.a). */
function AnotherTime({ selling }: { selling: SellingRef }) {
  const { t } = useLingui();
  const headingId = useId();
  const service = useSelector(selling, read.service);
  const slot = useSelector(selling, read.selectedTimeSlot);
  const isBooked = useSelector(selling, read.isBooked);
  const question = isBooked ? t`In your cart. Another time?` : t`Another time?`;
  const light = lightAt(hourOf(slot?.start_time ?? '12:00:00') + 0.5);
  return (
    <Dialog
      isEntry
      className="ask"
      bare
      width="29rem"
      labelledBy={headingId}
      onClose={() => selling.send({ type: 'dialog.close' })}
    >
      <BookingTitle of={selling} step={question} />
      <div className="ask__pic">
        <CourtArt
          sport={sportOf(service?.name, service?.ar_name)}
          seed={`booking ${sportOf(service?.name, service?.ar_name)}`}
          shot="hero"
          light={light}
          width={464}
          height={200}
          focus={[0.72, 0.55]}
        />
        {isBooked ? (
          <span className="ask__ok">
            <Icon of={check} />
          </span>
        ) : null}
      </div>
      <div className="modal__body">
        <div className="ask__words">
          <h2 id={headingId} tabIndex={-1}>
            {question}
          </h2>
          <p className="ink2">
            {isBooked ? <Booked selling={selling} /> : <Trans>Nothing was added to your cart.</Trans>}
          </p>
        </div>
        <div className="ask__btns">
          <Button variant="line" size="l" onClick={() => selling.send({ type: 'prompt.accept' })}>
            <Trans>Yes, add a time</Trans>
          </Button>
          <Button variant="line" size="l" onClick={() => selling.send({ type: 'prompt.decline' })}>
            <Trans>No, that is all</Trans>
          </Button>
          {isBooked ? (
            <Button variant="cta" size="l" icon={bag} onClick={() => selling.send({ type: 'cart.open' })}>
              <Trans>Go to cart</Trans>
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}

function Booked({ selling }: { selling: SellingRef }) {
  const locale = useLocale();
  const facility = useSelector(selling, read.facility);
  const slot = useSelector(selling, read.selectedTimeSlot);
  if (facility === null || slot === null) return null;
  const name = <LocalText of={facility} />;
  const day = formatDay(slot.date, locale);
  const time = <TimeInText time={slot.start_time} />;
  return (
    <Trans>
      {name}, {day} at {time}. You can add more times before you pay.
    </Trans>
  );
}
