import { useSelector } from '@xstate/react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import * as read from '../../../machines/booking/bookingSelectors.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** *Choose time and place · Padel · Saha*. The latest title is the one that the browser shows. */
export function BookingTitle({ booking, step }: { booking: BookingRef; step: string }) {
  const locale = useLocale();
  const service = useSelector(booking, read.service);
  const { venue } = useSelector(booking, read.config);
  const names = [service, venue].flatMap((one) => (one ? [localName(one, locale)] : []));
  return <title>{[step, ...names].join(' · ')}</title>;
}
