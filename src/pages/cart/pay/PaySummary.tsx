import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useId, type MouseEvent, type ReactNode } from 'react';
import * as readCart from '../../../../machines/cart/cartSelectors.ts';
import { kindSums } from '../../../../machines/cart/cartSums.ts';
import type { CheckoutRef } from '../../../../machines/checkout/checkoutMachine.ts';
import * as read from '../../../../machines/checkout/checkoutSelectors.ts';
import type { ApprovalNeed } from '../../../../machines/checkout/moneyMoves.ts';
import { paymentTerms } from '../../../../machines/checkout/terms.ts';
import { toMajor } from '../../../../machines/money/minorUnits.ts';
import { lock } from '../../../art/icons/tools.ts';
import { MoneyInText } from '../../../components/text/MoneyInText.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { Checkbox } from '../../../components/choices/Checkbox.tsx';
import { classNames } from '../../../components/classNames.ts';
import { Note } from '../../../components/signs/Note.tsx';
import { BuyBar, Panel } from '../../../components/dialogs/Panel.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { Summary, SummaryRow } from '../../../components/bookable/Summary.tsx';
import { ServerWords } from '../../../components/text/ServerWords.tsx';
import { useCart, useConfig } from '../../../actors/portalContext.tsx';
import { Cancelling } from './Cancelling.tsx';
import { KindName } from '../lines/KindName.tsx';
import { MoneyMoves } from './MoneyMoves.tsx';
import { HoldLeft } from '../../../widgets/hold/HoldClock.tsx';
import { problemWords } from '../../../widgets/cart/cartWords.ts';
import { fieldNames, focusField, isFieldProblem } from './fieldNames.ts';
import { PromoBox } from './PromoBox.tsx';
import { FindingOut } from './OrderUnderWay.tsx';
import { InertWhilePlacing } from './InertWhilePlacing.tsx';
import { useIsUnpaid, useOrder } from './useOrder.ts';
import { useTermsText } from './useCheckout.ts';

/** What it costs, VAT included (R1.4.6, R9.1.6, Q1.4.c), who pays which part, the terms, and Pay. */
export const PaySummary = memo(function PaySummary({ checkout }: { checkout: CheckoutRef }) {
  return (
    <Panel title={<Trans>Summary</Trans>} corners>
      <InertWhilePlacing checkout={checkout}>
        <PromoBox />
      </InertWhilePlacing>
      <div>
        <Totals checkout={checkout} />
        <VatNote checkout={checkout} />
      </div>
      <MoneyMoves checkout={checkout} />
      <BeforePay checkout={checkout} className="not-phone" />
      <PayButton checkout={checkout} full />
    </Panel>
  );
});

interface BeforePayProps {
  checkout: CheckoutRef;
  className?: string;
  children?: ReactNode;
}

/** What keeps the order back is told beside the button, where nobody has to look for it. */
function BeforePay({ checkout, className, children }: BeforePayProps) {
  return (
    <div className={classNames('cart__before', className)}>
      <Cancelling />
      <TermsTick checkout={checkout} />
      <OrderProblem checkout={checkout} />
      {children}
    </div>
  );
}

/** On phones: the terms, what is left to pay, and Pay. */
export const PayBar = memo(function PayBar({ checkout }: { checkout: CheckoutRef }) {
  const { currency } = useConfig().venue;
  const rest = useSelector(checkout, (snapshot) => read.deductions(snapshot).rest);
  const approval = useSelector(checkout, read.approval);
  const isLoading = useSelector(checkout, read.isLoadingOptions);
  const isUnpaid = useIsUnpaid(checkout);
  return (
    <BuyBar>
      <HoldLeft />
      <BeforePay checkout={checkout}>
        <FindingOut checkout={checkout} />
      </BeforePay>
      <span>
        <PriceText amount={toMajor(rest, currency)} currency={currency} />
        <span className="fine">
          <WhenPaid isLoading={isLoading} isUnpaid={isUnpaid} approval={approval} />
        </span>
      </span>
      <PayButton checkout={checkout} />
    </BuyBar>
  );
});

/** There is room for one line beside the button. */
function WhenPaid({
  isLoading,
  isUnpaid,
  approval,
}: {
  isLoading: boolean;
  isUnpaid: boolean;
  approval: ApprovalNeed;
}): ReactNode {
  if (isUnpaid) return <Trans>after the order that waits</Trans>;
  if (isLoading) return <Trans>Your ways to pay are loading…</Trans>;
  return approval === 'none' ? <Trans>to pay now</Trans> : <Trans>only after the venue’s yes</Trans>;
}

function Money({ minor }: { minor: number }) {
  const { currency } = useConfig().venue;
  return <PriceText amount={toMajor(minor, currency)} currency={currency} />;
}

function Totals({ checkout }: { checkout: CheckoutRef }) {
  const { currency } = useConfig().venue;
  const lines = useSelector(useCart(), readCart.lines);
  const { total, discount } = useSelector(checkout, read.totals, isSameTotal);
  const { points, wallet, rest } = useSelector(checkout, read.deductions, isSameTotal);
  const approval = useSelector(checkout, read.approval);
  const later = useSelector(checkout, (snapshot) => (approval === 'none' ? 0 : read.moves(snapshot).later));
  const kinds = kindSums(lines, currency);
  // An amount is shown once: without deductions the total is also what is left to pay.
  const hasParts = kinds.length > 1 || discount > 0;
  const isAllLeft = rest === total;
  return (
    <Summary>
      {(hasParts ? kinds : []).map(({ kind, count, full }) => (
        <SummaryRow key={kind} label={<KindName kind={kind} count={count} />}>
          <Money minor={full} />
        </SummaryRow>
      ))}
      {discount > 0 ? (
        <SummaryRow label={<DiscountName />} look="off">
          <Money minor={-discount} />
        </SummaryRow>
      ) : null}
      {isAllLeft ? null : (
        <SummaryRow label={<Trans>Total</Trans>} look={hasParts ? 'rule' : undefined}>
          <Money minor={total} />
        </SummaryRow>
      )}
      {points > 0 ? (
        <SummaryRow label={<Trans>From points</Trans>}>
          <Money minor={-points} />
        </SummaryRow>
      ) : null}
      {wallet > 0 ? (
        <SummaryRow label={<Trans>From wallet</Trans>}>
          <Money minor={-wallet} />
        </SummaryRow>
      ) : null}
      <SummaryRow
        label={later > 0 ? <Trans>By card, later</Trans> : isAllLeft ? <Trans>Total</Trans> : <Trans>To pay</Trans>}
        look="grand"
      >
        <Money minor={rest} />
      </SummaryRow>
    </Summary>
  );
}

function VatNote({ checkout }: { checkout: CheckoutRef }) {
  const { currency } = useConfig().venue;
  const { vat } = useSelector(checkout, read.totals, isSameTotal);
  const tax = <MoneyInText amount={toMajor(vat, currency)} currency={currency} />;
  return (
    <p className="fine cart__vat">
      <Trans>Prices include VAT ({tax})</Trans>
    </p>
  );
}

function DiscountName(): ReactNode {
  const used = useSelector(useCart(), (snapshot) => readCart.promotion(snapshot).code);
  const code = (
    <bdi className="ltr" lang="en">
      {used}
    </bdi>
  );
  return used === null ? <Trans>Discount</Trans> : <Trans>Discount {code}</Trans>;
}

const isSameTotal = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(one) as (keyof T)[]).every((name) => one[name] === other[name]);

/** R5.6.8: nothing is paid before the terms are agreed to; long ones are shown first. */
function TermsTick({ checkout }: { checkout: CheckoutRef }) {
  const { i18n } = useLingui();
  const { tnc_enable: isEnabled } = useConfig();
  const terms = paymentTerms({ isEnabled, text: useTermsText() });
  const hasAgreed = useSelector(checkout, read.hasAgreed);
  // As with the rest of the form, the frame that answers *Pay* does not wait for it.
  const { isPlacing, isUnpaid } = useOrder(checkout);
  const isStill = useDeferredValue(isPlacing);
  const isSignedOut = useSelector(checkout, read.isSignedOut);
  const problem = useSelector(checkout, read.problem);
  if (terms === 'none' || isSignedOut) return null;
  return (
    <Checkbox
      name={fieldNames.termsNeeded}
      checked={hasAgreed}
      disabled={isStill}
      locked={isUnpaid}
      onChange={(on) => checkout.send({ type: on ? 'terms.tick' : 'terms.untick' })}
      error={problem?.code === 'termsNeeded' ? problemWords(i18n, problem) : null}
    >
      {terms === 'read' ? (
        <Trans>
          I agree to the{' '}
          <button
            type="button"
            className="u"
            aria-disabled={isUnpaid || undefined}
            onClick={() => checkout.send({ type: 'terms.open' })}
          >
            booking terms
          </button>{' '}
          and the cancellation rules
        </Trans>
      ) : (
        <Trans>I agree to the booking terms and the cancellation rules</Trans>
      )}
    </Checkbox>
  );
}

function OrderProblem({ checkout }: { checkout: CheckoutRef }) {
  const { i18n } = useLingui();
  const problem = useSelector(checkout, read.problem);
  const { isUnpaid } = useOrder(checkout);
  // For a placed order the reason is told where it can be paid or given up.
  if (problem === null || isUnpaid || isFieldProblem(problem.code)) return null;
  return (
    <Note tone="bad" live>
      <ServerWords words={problemWords(i18n, problem)} />
    </Note>
  );
}

function PayButton({ checkout, full }: { checkout: CheckoutRef; full?: boolean }) {
  const { currency } = useConfig().venue;
  const why = useId();
  const isSignedOut = useSelector(checkout, read.isSignedOut);
  const isLoading = useSelector(checkout, read.isLoadingOptions);
  const { isBusy: isAwaited, isUnpaid } = useOrder(checkout);
  const isBusy = isAwaited || isLoading;
  const mayPlace = useSelector(checkout, read.mayPlace);
  const rest = useSelector(checkout, (snapshot) => read.deductions(snapshot).rest);
  const isAsked = useSelector(checkout, read.approval) !== 'none';
  const amount = <MoneyInText amount={toMajor(rest, currency)} currency={currency} />;
  // Whoever presses *Agree* twice means nothing by the second press, which falls on what lay below it.
  const placeOrder = ({ detail: presses }: MouseEvent) => {
    if (presses > 1) return;
    checkout.send({ type: 'order.place' });
    focusField(checkout.getSnapshot().context.problem?.code ?? '');
  };
  return (
    <>
      <Button
        variant="cta"
        size="l"
        full={full}
        className={full ? 'not-phone' : undefined}
        icon={lock}
        busy={isBusy}
        disabled={!mayPlace && !isBusy}
        aria-describedby={isLoading || isUnpaid ? why : undefined}
        onClick={placeOrder}
      >
        <PayWords
          isSignedOut={isSignedOut}
          isAsked={isAsked}
          isFree={rest === 0}
          amount={full ? amount : <span className="vh">{amount}</span>}
        />
      </Button>
      {isLoading || isUnpaid ? (
        <span id={why} className={full ? 'fine not-phone' : 'vh'}>
          {isLoading ? (
            <Trans>One moment: your ways to pay are still loading.</Trans>
          ) : (
            <Trans>First pay the order that waits, or take it back into your cart.</Trans>
          )}
        </span>
      ) : null}
    </>
  );
}

interface PayWordsProps {
  isSignedOut: boolean;
  /** The operator approves the order before it is paid. */
  isAsked: boolean;
  isFree: boolean;
  /** Heard alone where it is seen beside the button. */
  amount: ReactNode;
}

function PayWords({ isSignedOut, isAsked, isFree, amount }: PayWordsProps) {
  if (isSignedOut) return isAsked ? <Trans>Log in to ask for approval</Trans> : <Trans>Log in to pay</Trans>;
  if (isAsked) return <Trans>Ask for approval</Trans>;
  if (isFree) return <Trans>Place the order</Trans>;
  // One piece, so that the gaps of the button do not part the sum from its currency.
  return (
    <span>
      <Trans>Pay {amount}</Trans>
    </span>
  );
}
