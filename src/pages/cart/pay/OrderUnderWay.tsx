import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { hasQuantity } from '../../../../machines/cart/cartRules.ts';
import * as readCart from '../../../../machines/cart/cartSelectors.ts';
import type { CheckoutRef } from '../../../../machines/checkout/checkoutMachine.ts';
import * as read from '../../../../machines/checkout/checkoutSelectors.ts';
import type { PaymentRef } from '../../../../machines/checkout/paymentMachine.ts';
import * as readPayment from '../../../../machines/checkout/paymentSelectors.ts';
import type { PlacementRef } from '../../../../machines/checkout/placementMachine.ts';
import * as readPlacement from '../../../../machines/checkout/placementSelectors.ts';
import { orderSummary } from '../../../../machines/checkout/orderSummary.ts';
import { toMajor } from '../../../../machines/money/minorUnits.ts';
import { useCart, useConfig } from '../../../actors/portalContext.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { TimeInText } from '../../../components/dates/TimeInText.tsx';
import { Note } from '../../../components/signs/Note.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { MoneyInText } from '../../../components/text/MoneyInText.tsx';
import { ServerWords } from '../../../components/text/ServerWords.tsx';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { problemWords } from '../../../widgets/cart/cartWords.ts';
import { LineTime } from '../lines/LineAbout.tsx';

/** What happens to an order after Pay was pressed, while its end is not known. */
export function OrderUnderWay({ checkout }: { checkout: CheckoutRef }) {
  const placement = useSelector(checkout, read.placement);
  const payment = useSelector(checkout, read.payment);
  const isPlacing = useSelector(placement, readPlacement.isPlacing);
  const isRedirecting = useSelector(payment, readPayment.isRedirecting);
  const isUnpaid = useSelector(payment, readPayment.isUnpaid);
  const isLapsed = useSelector(checkout, read.isLapsed);
  const isAside = useSelector(checkout, read.isOrderAside);
  const isSheetOpen = useSelector(checkout, read.isSheetOpen);
  const isSettling = useSelector(checkout, read.isSettling);
  const isComparing = useSelector(checkout, read.isComparing);
  // On phones it is said in the bar in which Pay was pressed.
  const hasBar = !useSelector(useCart(), readCart.isEmpty);
  return (
    <div className="wrap">
      {isSheetOpen ? (
        <output className="cart__placing meta">
          <Trans>Confirm the payment in the sheet. Nothing is ordered before you do.</Trans>
        </output>
      ) : null}
      {isComparing ? (
        <output className="cart__placing meta">
          <Trans>Asking for your balance…</Trans>
        </output>
      ) : null}
      {isPlacing || isRedirecting || isSettling ? <Placing isRedirecting={isRedirecting} /> : null}
      <div className={hasBar ? 'not-phone' : undefined}>
        <FindingOut checkout={checkout} />
      </div>
      {isUnpaid && payment ? <Unpaid payment={payment} /> : null}
      {isLapsed ? <Lapsed checkout={checkout} /> : null}
      {isAside ? <Aside checkout={checkout} /> : null}
    </div>
  );
}

function Placing({ isRedirecting }: { isRedirecting: boolean }) {
  return (
    <output className="cart__placing meta">
      {isRedirecting ? <Trans>Taking you to the bank’s page…</Trans> : <Trans>Placing your order…</Trans>}
    </output>
  );
}

interface OrderNoteProps {
  says: ReactNode;
  /** What that means for its customer. */
  meanwhile: ReactNode;
  /** The way on. */
  children: ReactNode;
}

function OrderNote({ says, meanwhile, children }: OrderNoteProps) {
  return (
    <Note tone="warn" live>
      <p>
        <b>{says}</b>
      </p>
      <p>{meanwhile}</p>
      {children}
    </Note>
  );
}

/** The answer to an order was lost. */
export function FindingOut({ checkout }: { checkout: CheckoutRef }) {
  const placement = useSelector(checkout, read.placement);
  const isReconciling = useSelector(placement, readPlacement.isReconciling);
  return isReconciling && placement ? <Reconciling placement={placement} /> : null;
}

function Reconciling({ placement }: { placement: PlacementRef }) {
  const isWaiting = useSelector(placement, readPlacement.isWaitingToAsk);
  return (
    <OrderNote
      says={<Trans>We are finding out whether your order arrived.</Trans>}
      meanwhile={<Trans>Please do not order again: nothing is charged twice.</Trans>}
    >
      <Button size="s" busy={!isWaiting} onClick={() => placement.send({ type: 'order.check' })}>
        <Trans>Check now</Trans>
      </Button>
    </OrderNote>
  );
}

/** The customer came back from the bank without paying (F16). */
function Unpaid({ payment }: { payment: PaymentRef }) {
  const { i18n } = useLingui();
  const isReopening = useSelector(payment, readPayment.isReopening);
  const mayContinue = useSelector(payment, readPayment.mayContinue);
  const isConfirming = useSelector(payment, readPayment.isConfirming);
  const problem = useSelector(payment, readPayment.problem);
  return (
    <Note tone="warn" live>
      {isReopening ? (
        <p>
          <b>
            <Trans>One moment: everything goes back into your cart.</Trans>
          </b>
        </p>
      ) : (
        <Waiting payment={payment} />
      )}
      {problem && !isReopening ? (
        <p>
          <ServerWords words={problemWords(i18n, problem)} />
        </p>
      ) : null}
      <div className="row">
        {mayContinue ? (
          <Button size="s" variant="cta" busy={isConfirming} onClick={() => payment.send({ type: 'payment.continue' })}>
            <Trans>Continue to payment</Trans>
          </Button>
        ) : null}
        <Button size="s" variant="line" busy={isReopening} onClick={() => payment.send({ type: 'payment.abandon' })}>
          <Trans>Back to my cart</Trans>
        </Button>
      </div>
    </Note>
  );
}

/** What the order holds, how much it costs and the bank asks for, and until when its places are kept. */
function Waiting({ payment }: { payment: PaymentRef }) {
  const lines = useSelector(payment, readPayment.lines);
  const due = useSelector(payment, readPayment.due);
  const until = useSelector(payment, readPayment.heldUntil);
  const time = until === null ? null : <TimeInText time={until.slice(11)} isEnd />;
  return (
    <>
      <p>
        <b>
          <Trans>Your order waits for its payment.</Trans>
        </b>
      </p>
      <Ordered lines={lines} due={due} />
      <p>
        {time === null ? (
          <Trans>It is kept for you a little longer. Pay now, or take everything back into your cart.</Trans>
        ) : (
          <Trans>It is kept for you until {time}. Pay now, or take everything back into your cart.</Trans>
        )}
      </p>
    </>
  );
}

function Ordered({ lines, due }: { lines: readonly CartLine[]; due: number | null }) {
  const { currency } = useConfig().venue;
  const ordered = orderSummary(lines, due, currency);
  if (ordered === null) return null;
  const { first, others, total, rest } = ordered;
  const money = (minor: number) => <MoneyInText amount={toMajor(minor, currency)} currency={currency} />;
  const asked = rest === null ? null : money(rest);
  const paid = rest === null ? null : money(total - rest);
  return (
    <>
      <p className="cart__ordered">
        <span>
          <LocalText of={first} />
          {hasQuantity(first) && first.quantity > 1 ? ` × ${first.quantity}` : null}
        </span>{' '}
        <span>
          {others > 0 ? (
            <Plural value={others} one="and # more item" other="and # more items" />
          ) : (
            <LineTime line={first} />
          )}
        </span>{' '}
        <span>{money(total)}</span>
      </p>
      {asked === null ? null : (
        <p>
          <Trans>
            From your wallet and points: {paid}. Still to be paid at the bank: {asked}.
          </Trans>
        </p>
      )}
    </>
  );
}

/** A guest's order after its hold: nothing more can be learnt of it here (decision 020). */
function Lapsed({ checkout }: { checkout: CheckoutRef }) {
  return (
    <OrderNote
      says={<Trans>The time to pay for your order is over.</Trans>}
      meanwhile={
        <Trans>
          If you paid in time, your booking stands. If not, nothing is charged, and its places are free again.
        </Trans>
      }
    >
      <Button size="s" onClick={() => checkout.send({ type: 'result.close' })}>
        <Trans>Understood</Trans>
      </Button>
    </OrderNote>
  );
}

/** A customer's order, whose session has ended before its end was known. */
function Aside({ checkout }: { checkout: CheckoutRef }) {
  return (
    <OrderNote
      says={<Trans>Log in to see what became of your order.</Trans>}
      meanwhile={<Trans>Please do not order again: nothing is charged twice.</Trans>}
    >
      <Button size="s" onClick={() => checkout.send({ type: 'order.place' })}>
        <Trans>Log in</Trans>
      </Button>
    </OrderNote>
  );
}
