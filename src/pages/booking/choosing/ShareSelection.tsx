import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { ChoosingRef } from '../../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../../machines/booking/choosing/choosingSelectors.ts';
import { linkTo } from '../../../../machines/address/addressMoves.ts';
import { formatDay } from '../../../i18n/dates.ts';
import { formatTime } from '../../../i18n/times.ts';
import { localName } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { ShareLink } from '../../../widgets/ShareLink.tsx';

/** Shares the chosen time as a link that opens the booking right there; the press on a time is answered first. */
export function ShareSelection({ choosing }: { choosing: ChoosingRef }) {
  const { t } = useLingui();
  const locale = useLocale();
  const slot = useDeferredValue(useSelector(choosing, read.selectedTimeSlot));
  const service = useSelector(choosing, read.service);
  const path = useDeferredValue(useSelector(choosing, (now) => linkTo(read.selection(now))));
  if (slot === null || service === null) return null;
  const name = localName(service, locale);
  const day = formatDay(slot.date, locale);
  const time = formatTime(slot.start_time, locale);
  return (
    <ShareLink className="bk__share" title={t`${name}, ${day} at ${time}`} path={path} label={t`Share this time`} />
  );
}
