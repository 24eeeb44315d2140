import { wasPaid } from '../../../machines/checkout/orderState.ts';
import { Trans } from '@lingui/react/macro';
import { isCustomer } from '../../../machines/session/sessionRules.ts';
import { hasAddition } from '../../../machines/site/additions.ts';
import { areGoodsAlone } from '../../../machines/paymentReturn/goodsAlone.ts';
import type { Payment } from '../../contract/orders/orders.ts';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { StampInText } from '../../components/dates/TimeInText.tsx';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { Panel } from '../../components/dialogs/Panel.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { Summary, SummaryRow } from '../../components/bookable/Summary.tsx';
import { useConfig, useUser } from '../../actors/portalContext.tsx';
import { PaymentMethodName } from '../../widgets/PaymentMethodName.tsx';

/** Who paid what, when, for which order. */
export function Receipt({ payment, token }: { payment: Payment; token: string }) {
  const user = useUser();
  const isPaid = wasPaid(payment);
  const hasInvoice = hasAddition(useConfig(), 'invoice') && isPaid;
  const { order_id: number, date, currency, tax, total, paid_with: ways } = payment;
  const vat = <MoneyInText amount={tax} currency={currency} />;
  return (
    <Panel title={<Trans>Receipt</Trans>} corners>
      <Summary>
        <SummaryRow label={<Trans>Order</Trans>}>
          <bdi className="num">{number}</bdi>
        </SummaryRow>
        <SummaryRow label={isPaid ? <Trans>Paid</Trans> : <Trans>Ordered</Trans>}>
          <StampInText stamp={date} />
        </SummaryRow>
        {ways.map((way, index) => (
          <SummaryRow
            key={index}
            label={<PaymentMethodName way={way} isLater={payment.state === 'awaiting_approval'} />}
          >
            <PriceText amount={way.amount} currency={currency} />
          </SummaryRow>
        ))}
        <SummaryRow label={<Trans>Total</Trans>} note={<Trans>includes {vat} VAT</Trans>} look="grand">
          <PriceText amount={total} currency={currency} />
        </SummaryRow>
      </Summary>
      {hasInvoice ? (
        <LinkButton variant="line" full to={`/paymentsuccess/${encodeURIComponent(token)}/invoice`}>
          <Trans>Tax invoice</Trans>
        </LinkButton>
      ) : null}
      {isCustomer(user) ? (
        <>
          {payment.state === 'paid' && payment.tickets.length > 0 ? (
            <LinkButton variant="line" full to={`/profile/view-tickets/${number}`}>
              <Trans>View tickets</Trans>
            </LinkButton>
          ) : null}
          {areGoodsAlone(payment) ? (
            <LinkButton variant="line" full to="/profile/retail">
              <Trans>Shop orders</Trans>
            </LinkButton>
          ) : (
            <LinkButton variant="line" full to="/profile/facility-bookings">
              <Trans>All my bookings</Trans>
            </LinkButton>
          )}
        </>
      ) : null}
    </Panel>
  );
}
