import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import * as readCart from '../../../../machines/cart/cartSelectors.ts';
import { freshTotal, repriced } from '../../../../machines/cart/prices.ts';
import type { CheckoutRef } from '../../../../machines/checkout/checkoutMachine.ts';
import * as read from '../../../../machines/checkout/checkoutSelectors.ts';
import type { PlacementRef } from '../../../../machines/checkout/placementMachine.ts';
import * as readPlacement from '../../../../machines/checkout/placementSelectors.ts';
import { toMajor } from '../../../../machines/money/minorUnits.ts';
import { lineTotals } from '../../../../machines/money/totals.ts';
import { Button, LinkButton } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { TermsDialog } from '../../../components/dialogs/TermsDialog.tsx';
import { useCart, useConfig } from '../../../actors/portalContext.tsx';
import { useMoneyMoves } from './MoneyMoves.tsx';
import { useTermsText } from './useCheckout.ts';

/** The dialogs of checkout, one at a time. */
export const CheckoutDialogs = memo(function CheckoutDialogs({ checkout }: { checkout: CheckoutRef }) {
  const isReadingTerms = useSelector(checkout, read.isReadingTerms);
  const placement = useSelector(checkout, read.placement);
  const isPriceChanged = useSelector(placement, readPlacement.isPriceChanged);
  const isSuccessShown = useSelector(checkout, read.isSuccessShown);
  const isApprovalShown = useSelector(checkout, read.isApprovalShown);
  if (isReadingTerms) return <PaymentTerms checkout={checkout} />;
  if (isPriceChanged && placement) return <PriceDialog placement={placement} />;
  if (isSuccessShown) return <SuccessDialog checkout={checkout} />;
  if (isApprovalShown) return <ApprovalDialog checkout={checkout} />;
  return null;
});

/** R4.6.6: disagree unticks, agree ticks. */
function PaymentTerms({ checkout }: { checkout: CheckoutRef }) {
  const html = useTermsText();
  return (
    <TermsDialog
      title={<Trans>Booking terms</Trans>}
      html={html}
      onAgree={() => checkout.send({ type: 'terms.agree' })}
      onDisagree={() => checkout.send({ type: 'terms.disagree' })}
    />
  );
}

/** T17: what it was, what it is now, and nothing happens without a word from the customer. */
function PriceDialog({ placement }: { placement: PlacementRef }) {
  const { currency } = useConfig().venue;
  const lines = useSelector(useCart(), readCart.lines);
  const prices = useSelector(placement, readPlacement.prices);
  const isBusy = useSelector(placement, readPlacement.isBusy);
  const decline = () => placement.send({ type: 'prices.decline' });
  const changes = repriced(lines, prices)
    .map((fresh, index) => ({
      line: fresh,
      before: lineTotals(lines[index]!, currency).total,
      after: freshTotal(fresh, prices, currency),
    }))
    .filter(({ before, after }) => before !== after);
  return (
    <Dialog
      title={<Trans>The price has changed</Trans>}
      onClose={decline}
      bar={
        <>
          <Button variant="line" onClick={decline}>
            <Trans>Back to my cart</Trans>
          </Button>
          <Button variant="cta" className="end" busy={isBusy} onClick={() => placement.send({ type: 'prices.accept' })}>
            <Trans>Take the new price</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Nothing was ordered. This is what your cart costs now:</Trans>
      </p>
      <ul className="lines cart__changes">
        {changes.map(({ line, before, after }) => (
          <li key={line.id}>
            <span>
              <LocalText of={line} />
            </span>
            <s>
              <PriceText amount={toMajor(before, currency)} currency={currency} />
            </s>
            <PriceText amount={toMajor(after, currency)} currency={currency} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Nothing was left to pay by card: the order is complete, and is confirmed here (R4.8.9). */
function SuccessDialog({ checkout }: { checkout: CheckoutRef }) {
  const token = useSelector(checkout, read.placed)?.token;
  return (
    <Dialog
      title={<Trans>All set.</Trans>}
      onClose={() => checkout.send({ type: 'result.close' })}
      bar={
        token ? (
          <LinkButton variant="cta" full to={`/paymentsuccess/${encodeURIComponent(token)}`}>
            <Trans>Show my order</Trans>
          </LinkButton>
        ) : null
      }
    >
      <p>
        <Trans>Your order is paid, and everything in it is yours.</Trans>
      </p>
    </Dialog>
  );
}

/** The order waits for the venue’s word; what happens to the money meanwhile is said here (R4.8.8). */
function ApprovalDialog({ checkout }: { checkout: CheckoutRef }) {
  const token = useSelector(checkout, read.placed)?.token;
  const { later } = useMoneyMoves(checkout);
  return (
    <Dialog
      title={<Trans>Asked. The venue answers within a day.</Trans>}
      onClose={() => checkout.send({ type: 'result.close' })}
      bar={
        token ? (
          <LinkButton variant="cta" full to={`/paymentsuccess/${encodeURIComponent(token)}`}>
            <Trans>Show my order</Trans>
          </LinkButton>
        ) : null
      }
    >
      <p>
        {later === null ? (
          <Trans>Your places are kept until then. Tickets follow with the approval.</Trans>
        ) : (
          <Trans>
            Your places are kept until then, and nothing is charged. With a yes you get a link to pay {later}; your
            tickets follow.
          </Trans>
        )}
      </p>
    </Dialog>
  );
}
