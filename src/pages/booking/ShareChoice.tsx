import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import * as read from '../../../machines/booking/bookingSelectors.ts';
import { linkTo } from '../../../machines/portal/addressMoves.ts';
import { share } from '../../art/icons/tools.ts';
import { shareLink } from '../../adapters/shareLink.ts';
import { formatDay, formatTime } from '../../i18n/dates.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { IconButton } from '../../components/IconButton.tsx';
import { notify } from '../../actors/notices.ts';

/** Gives the chosen time to those one plays with, as a link that opens right there. */
export function ShareChoice({ booking }: { booking: BookingRef }) {
  const { t } = useLingui();
  const locale = useLocale();
  const slot = useSelector(booking, read.selectedTimeSlot);
  const service = useSelector(booking, read.service);
  if (slot === null || service === null) return null;
  const name = localName(service, locale);
  const day = formatDay(slot.date, locale);
  const time = formatTime(slot.start_time, locale);
  const send = async () => {
    const sharing = await shareLink(t`${name}, ${day} at ${time}`, linkTo(read.choice(booking.getSnapshot())));
    if (sharing === 'copied') notify({ tone: 'ok', text: t`The link to this time is copied` });
    if (sharing === 'failed') notify({ tone: 'bad', text: t`The link could not be copied` });
  };
  return <IconButton className="bk__share" icon={share} label={t`Share this time`} onClick={() => void send()} />;
}
