import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { passingNotices } from '../../actors/notices.ts';

/** Says what went into the cart (R4.6.3), and what the server said when it did not answer a question (R8.1.6). */
export function useBookingNotices(booking: BookingRef): void {
  const { t } = useLingui();
  const locale = useLocale();
  useEffect(() => {
    const passing = passingNotices();
    const told = [
      booking.on('problem.passed', passing.dismiss),
      booking.on('question.refused', ({ message }) => passing.tell(message)),
      booking.on('tickets.added', ({ quantity }) =>
        passing.tell(plural(quantity, { one: '# ticket is in your cart', other: '# tickets are in your cart' }), 'ok'),
      ),
      booking.on('addon.added', ({ name, arName, quantity }) => {
        const product = localName({ name, ar_name: arName }, locale);
        passing.tell(t`${product} × ${quantity} is in your cart`, 'ok');
      }),
    ];
    return () => {
      passing.dismiss();
      for (const one of told) one.unsubscribe();
    };
  }, [booking, locale, t]);
}
