import { useSelector } from '@xstate/react';
import type { ChoosingRef } from '../../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../../machines/booking/choosing/choosingSelectors.ts';
import { formatDay } from '../../../i18n/dates.ts';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { useLocale } from '../../../i18n/useLocale.ts';
import { TimeText } from '../../../components/dates/TimeText.tsx';

/** When and where the chosen slot is; nothing while none is chosen. */
export function ChosenTime({ choosing }: { choosing: ChoosingRef }) {
  const locale = useLocale();
  const slot = useSelector(choosing, read.selectedTimeSlot);
  const facility = useSelector(choosing, read.facility);
  if (slot === null) return null;
  return (
    <div className="bk__sum bk__chosen">
      <b>
        <TimeText time={slot.start_time} />
      </b>
      <span className="fine">
        {formatDay(slot.date, locale)}
        {facility ? (
          <>
            {' · '}
            <LocalText of={facility} />
          </>
        ) : null}
      </span>
    </div>
  );
}
