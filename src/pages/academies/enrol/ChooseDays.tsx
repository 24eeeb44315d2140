import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { EnrolmentRef } from '../../../../machines/enrolment/enrolmentMachine.ts';
import * as read from '../../../../machines/enrolment/enrolmentSelectors.ts';
import { hourOf } from '../../../../machines/slots/schedule/venueTime.ts';
import { skyAt } from '../../../art/light.ts';
import { FieldGroup } from '../../../components/fields/FieldGroup.tsx';
import { TimeText } from '../../../components/dates/TimeText.tsx';
import { useLocale } from '../../../i18n/useLocale.ts';
import { week, weekdayMark, weekdayName } from '../../../i18n/weekdays.ts';

/** On which days of the week somebody comes (R3.10.4); only where sessions are paid one by one. */
export function ChooseDays({ enrolment }: { enrolment: EnrolmentRef }) {
  const locale = useLocale();
  const { days: offered, start_time: time } = useSelector(enrolment, read.program);
  const mayChoose = useSelector(enrolment, read.mayToggleDays);
  const { days } = useSelector(enrolment, read.selection);
  const isAdding = useSelector(enrolment, read.isAdding);
  if (!mayChoose) return null;
  return (
    <FieldGroup
      label={<Trans>On which days?</Trans>}
      disabled={isAdding}
      error={days.length === 0 ? <Trans>Choose at least one day</Trans> : undefined}
    >
      {(control) => (
        <div className="wkpick">
          {week.map((bit) => {
            const isOffered = offered.includes(bit);
            return (
              <label key={bit} style={{ '--sky': skyAt(hourOf(time)) }}>
                <input
                  {...(isOffered ? control : {})}
                  type="checkbox"
                  checked={isOffered && days.includes(bit)}
                  disabled={!isOffered}
                  aria-label={weekdayName(bit, locale)}
                  onChange={() => enrolment.send({ type: 'day.toggle', day: bit })}
                />
                <b aria-hidden>{weekdayMark(bit, locale)}</b>
                <span aria-hidden>{isOffered ? <TimeText time={time} /> : '—'}</span>
              </label>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
