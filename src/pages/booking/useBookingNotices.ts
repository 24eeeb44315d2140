import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import * as read from '../../../machines/booking/bookingSelectors.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { passingNotices } from '../../actors/notices.ts';

/** Says what went into the cart (R4.6.3), and what the server said when it did not answer a question (R8.1.6). */
export function useBookingNotices(booking: BookingRef): void {
  const { t } = useLingui();
  const locale = useLocale();
  useEffect(() => {
    const passing = passingNotices();
    let told = read.problem(booking.getSnapshot());
    const problems = booking.subscribe((snapshot) => {
      const problem = read.problem(snapshot);
      // Another try by itself that fails in the same way is no news.
      if (problem?.code === told?.code && problem?.message === told?.message) return;
      told = problem;
      passing.dismiss();
      if (problem?.message && read.mayRetry(snapshot)) passing.tell(problem.message);
    });
    const tickets = booking.on('tickets.added', ({ quantity }) =>
      passing.tell(plural(quantity, { one: '# ticket is in your cart', other: '# tickets are in your cart' }), 'ok'),
    );
    const extra = booking.on('extra.added', ({ name, arName, quantity }) => {
      const product = localName({ name, ar_name: arName }, locale);
      passing.tell(t`${product} × ${quantity} is in your cart`, 'ok');
    });
    return () => {
      problems.unsubscribe();
      passing.dismiss();
      tickets.unsubscribe();
      extra.unsubscribe();
    };
  }, [booking, locale, t]);
}
