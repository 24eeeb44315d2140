import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import * as readCart from '../../../machines/cart/cartSelectors.ts';
import { bookingsIn } from '../../../machines/cart/lines.ts';
import type { CheckoutRef } from '../../../machines/checkout/checkoutMachine.ts';
import * as read from '../../../machines/checkout/checkoutSelectors.ts';
import { isCounting } from '../../../machines/hold/holdSelectors.ts';
import type { LineRemovalRef } from '../../../machines/lineRemoval/lineRemovalMachine.ts';
import { TimeInText } from '../../components/dates/TimeInText.tsx';
import { Navigate } from '../../components/buttons/Link.tsx';
import { RefusedTitle } from '../../widgets/ErrorSummary.tsx';
import { useHeadingFocus } from '../../components/useHeadingFocus.ts';
import { HoldClock } from '../../widgets/hold/HoldClock.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useCart, usePortalActor } from '../../actors/portalContext.tsx';
import { CartItems } from './lines/CartItems.tsx';
import { CheckoutDialogs } from './pay/CheckoutDialogs.tsx';
import { isFieldProblem } from './pay/fieldNames.ts';
import { HowYouPay } from './pay/HowYouPay.tsx';
import { OrderUnderWay } from './pay/OrderUnderWay.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { PayBar, PaySummary } from './pay/PaySummary.tsx';
import { InertWhilePlacing } from './pay/InertWhilePlacing.tsx';
import { LastOfGuest } from './lines/RemovedBooking.tsx';
import { useOrder } from './pay/useOrder.ts';
import { useCheckout } from './pay/useCheckout.ts';
import { useLineRemoval } from './lines/useLineRemoval.ts';
import '../../styles/pages.css';
import './cart.css';

/** /cart: what is in it, how it is paid, and the order that comes of it (R2.1.18, R4.8, R8.3.1). */
export function Component() {
  return <CartView checkout={useCheckout()} />;
}

export function CartView({ checkout }: { checkout: CheckoutRef }) {
  const { t } = useLingui();
  const elsewhere = useSelector(checkout, read.elsewhere);
  const isStill = useDeferredValue(useOrder(checkout).isPlacing);
  const removal = useLineRemoval();
  const problem = useSelector(checkout, read.problem);
  if (elsewhere !== null) return <Navigate to={elsewhere} />;
  return (
    <main className="cart" data-placing={isStill || undefined}>
      <PageTitle text={t`Your cart`} />
      {problem !== null && isFieldProblem(problem.code) ? <RefusedTitle of={t`Your cart`} /> : null}
      <CartHead checkout={checkout} />
      <HoldClock />
      <OrderUnderWay checkout={checkout} />
      <CartBody checkout={checkout} removal={removal} />
      <LastOfGuest removal={removal} />
      <CheckoutDialogs checkout={checkout} />
    </main>
  );
}

function CartHead({ checkout }: { checkout: CheckoutRef }) {
  const cart = useCart();
  // When the note about the order disappears, so do its buttons.
  const heading = useHeadingFocus(useOrder(checkout).told);
  const count = useSelector(cart, (snapshot) => bookingsIn(readCart.lines(snapshot)).length);
  // Where it is counted down it is said below, and larger.
  const isCounted = useSelector(usePortalActor('hold'), (snapshot) => snapshot !== undefined && isCounting(snapshot));
  const heldUntil = useSelector(cart, (snapshot) => (isCounted ? null : readCart.heldUntil(snapshot)));
  const until = <TimeInText time={heldUntil?.slice(11) ?? ''} isEnd />;
  return (
    <div className="wrap pagehead">
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Your cart</Trans>
      </h1>
      {count > 0 ? (
        <p className="meta">
          <Plural value={count} one="# item" other="# items" />
          {heldUntil ? (
            <>
              {' · '}
              <Trans>held for you until {until}</Trans>
            </>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

function CartBody({ checkout, removal }: { checkout: CheckoutRef; removal: LineRemovalRef }) {
  const { t } = useLingui();
  const isEmpty = useSelector(useCart(), readCart.isEmpty);
  const { isPlacing, isOpen } = useOrder(checkout);
  const isToldInDialog = useSelector(checkout, read.isToldInDialog);
  // With the last line its button disappears: the focus moves on, once a dialog that tells it is closed.
  const filled = isEmpty ? 'empty' : 'filled';
  const heading = useHeadingFocus(isPlacing || isToldInDialog ? null : filled);
  if (isEmpty && (isPlacing || isOpen)) return null;
  if (isEmpty) return <EmptyCart heading={heading} removal={removal} />;
  return (
    <>
      <div className="wrap split cart__body">
        <InertWhilePlacing checkout={checkout} className="stack cart__main">
          <CartItems removal={removal} />
          <HowYouPay checkout={checkout} />
        </InertWhilePlacing>
        <aside aria-label={t`Your order`}>
          <PaySummary checkout={checkout} />
        </aside>
      </div>
      <PayBar checkout={checkout} />
    </>
  );
}
