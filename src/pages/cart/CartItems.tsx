import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import * as read from '../../../machines/cart/cartSelectors.ts';
import { bookingsIn } from '../../../machines/cart/lines.ts';
import { Note } from '../../components/Note.tsx';
import { notify } from '../../actors/notices.ts';
import { useCart } from '../../actors/portalContext.tsx';
import { CartBooking } from './CartBooking.tsx';
import { isCartError, problemWords } from '../../widgets/cart/cartMessages.ts';
import type { CartLine } from '../../contract/cart.ts';

/** What is in the cart, booking by booking. */
export function CartItems() {
  const { t, i18n } = useLingui();
  const cart = useCart();
  const lines = useSelector(cart, read.lines);
  const isReserving = useSelector(cart, read.isReserving);
  const isHoldUnsure = useSelector(cart, read.isHoldUnsure);
  const problem = useSelector(cart, read.problem);
  const section = useRef<HTMLElement>(null);

  const remove = (booking: readonly CartLine[]) => {
    const [first] = booking;
    if (first === undefined) return;
    cart.send({ type: 'line.remove', lineId: first.id });
    const restore = () => cart.send({ type: 'cart.restore', lines: [...booking] });
    notify({ tone: 'ok', text: t`Taken out of your cart`, action: { label: t`Undo`, run: restore } });
    // The button that was pressed is gone: the next thing to read is the list.
    section.current?.focus({ preventScroll: true });
  };

  return (
    <section aria-label={t`Items`} aria-busy={isReserving || undefined} ref={section} tabIndex={-1}>
      {problem ? (
        <Note tone="bad" live>
          {isCartError(problem) ? (
            <b>
              <Trans>Cart Error</Trans>{' '}
            </b>
          ) : null}
          {problemWords(i18n, problem)}
        </Note>
      ) : null}
      {isHoldUnsure ? (
        <Note tone="warn" live>
          <Trans>We cannot reach the venue to keep your places. We go on trying.</Trans>
        </Note>
      ) : null}
      <ul className="lines">
        {bookingsIn(lines).map((booking) => (
          <CartBooking key={booking[0]?.id} booking={booking} onRemove={() => remove(booking)} />
        ))}
      </ul>
    </section>
  );
}
