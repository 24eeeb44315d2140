import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { EnrolmentRef } from '../../../../machines/enrolment/enrolmentMachine.ts';
import * as read from '../../../../machines/enrolment/enrolmentSelectors.ts';
import { dateOfMoment } from '../../../../machines/slots/schedule/venueTime.ts';
import { DayStrip } from '../../../components/dates/DayStrip.tsx';
import { formatDay } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';

/** The first session; those before it are not charged. */
export function ChooseStart({ enrolment }: { enrolment: EnrolmentRef }) {
  const locale = useLocale();
  const starts = useSelector(enrolment, read.starts, isSame);
  const first = useSelector(enrolment, read.firstDate);
  const now = useSelector(enrolment, ({ context }) => context.now);
  const isAdding = useSelector(enrolment, read.isAdding);
  if (starts.length === 0) return null;
  return (
    <DayStrip
      legend={<Trans>First session</Trans>}
      today={dateOfMoment(now)}
      value={first ?? null}
      disabled={isAdding}
      days={starts.map((date) => ({ date }))}
      onChange={(date) => enrolment.send({ type: 'start.choose', date })}
      monthButton={first ? <span className="fine">{formatDay(first, locale)}</span> : null}
    />
  );
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((date, index) => date === other[index]);
