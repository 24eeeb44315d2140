import { useLingui } from '@lingui/react/macro';
import { BookingActions, type BookingActionsProps } from './BookingActions.tsx';
import type { BookedDetails } from '../../../adapters/actors/account/bookedActors.ts';
import { BookingFacts } from './BookingFacts.tsx';
import { OrderedTogether } from './OrderedTogether.tsx';

interface BookingAsideProps extends Pick<BookingActionsProps, 'onChanged'> {
  of: BookedDetails;
}

/** Beside the sessions of a booking: what it is, what was ordered with it, and what can be done with it. */
export function BookingAside({ of, onChanged }: BookingAsideProps) {
  const { t } = useLingui();
  return (
    <aside className="stack" aria-label={t`Booking`}>
      <BookingFacts of={of} />
      <OrderedTogether of={of.booking} />
      <div className="row bkacts">
        <BookingActions of={of} shownIn="details" onChanged={onChanged} />
      </div>
    </aside>
  );
}
