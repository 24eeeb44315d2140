import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingKind } from '../../../contract/orders/bookings.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { useSearchParams } from '../../../components/useSearchParams.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useCloseEntry } from '../../../widgets/openedHere.ts';
import { bookedName } from '../bookedName.ts';
import { BookingActions, type BookingActionsProps } from './BookingActions.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import { BookingLoaded } from './BookingLoaded.tsx';
import { MissingBooking } from './MissingBooking.tsx';
import { OrderedTogether } from './OrderedTogether.tsx';
import { bookingParam } from '../useDetailsLink.ts';
import { useBooking } from './useBooking.ts';

interface AskedBookingProps extends Pick<BookingActionsProps, 'onChanged'> {
  kind: BookingKind;
}

/** The booking that the address asks for, over the list of its kind: it has no page of its own (R2.3.6, R2.3.8, R2.3.14). */
export function AskedBooking({ kind, onChanged }: AskedBookingProps) {
  const [params] = useSearchParams();
  const close = useCloseEntry((written) => written.delete(bookingParam));
  const id = params.get(bookingParam);
  return id === null ? null : <Details key={id} kind={kind} id={id} onChanged={onChanged} onClose={close} />;
}

function Details({ kind, id, onChanged, onClose }: AskedBookingProps & { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const asked = useBooking(kind, id);
  const { booked } = asked;
  const changed = () => {
    asked.reload();
    onChanged();
  };
  const back = (
    <Button variant="line" onClick={onClose}>
      <Trans>Back to the list</Trans>
    </Button>
  );
  return (
    <Dialog
      isEntry
      className="bkdetails"
      width="36rem"
      title={booked ? bookedName(booked, locale) : t`Booking`}
      onClose={onClose}
    >
      <BookingLoaded asked={asked} missing={<MissingBooking action={back} />}>
        {(found) => (
          <>
            <BookingFacts of={found} />
            <OrderedTogether of={found.booking} />
            <div className="row bkacts">
              <BookingActions of={found} shownIn="details" onChanged={changed} />
            </div>
          </>
        )}
      </BookingLoaded>
    </Dialog>
  );
}
