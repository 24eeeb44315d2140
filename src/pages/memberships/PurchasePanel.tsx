import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MembershipPurchaseRef } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import * as read from '../../../machines/membershipPurchase/membershipPurchaseSelectors.ts';
import { lastDay, type PackageOffer } from '../../../machines/membershipPurchase/membershipRules.ts';
import { withTax } from '../../../machines/money/withTax.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { Panel } from '../../components/dialogs/Panel.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { Summary, SummaryRow } from '../../components/bookable/Summary.tsx';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CartRefusal } from '../../widgets/cart/CartRefusal.tsx';
import { InCart } from '../../widgets/cart/InCart.tsx';
import { startFaults } from './startFaults.ts';

/** What is bought, from when to when, what is owed now, and the way into the cart. */
export function PurchasePanel({ purchase, offer }: { purchase: MembershipPurchaseRef; offer: PackageOffer }) {
  const locale = useLocale();
  const { currency } = useConfig().venue;
  const draft = useSelector(purchase, read.draft, (one, other) => JSON.stringify(one) === JSON.stringify(other));
  const isBusy = useSelector(purchase, read.isBusy);
  const isDated = useSelector(purchase, read.isDated);
  const needsAccount = useSelector(purchase, read.needsAccount);
  if (draft === null) return null;
  const parts = draft.installment_divisor;
  const vat = <MoneyInText amount={draft.tax_amount} currency={currency} />;
  return (
    <Panel title={<LocalText of={offer.membership} />} corners>
      <Summary>
        <SummaryRow label={<Trans>Length</Trans>}>
          <LocalText of={offer.option} />
        </SummaryRow>
        {isDated ? (
          <>
            <SummaryRow label={<Trans>From</Trans>}>{formatDate(draft.start_date, locale)}</SummaryRow>
            <SummaryRow label={<Trans>To</Trans>}>
              {formatDate(lastDay(draft.start_date, offer.option.duration), locale)}
            </SummaryRow>
          </>
        ) : null}
        {parts > 1 ? (
          <SummaryRow label={<Plural value={parts} one="# payment in all" other="# payments in all" />} look="rule">
            <PriceText amount={withTax(offer.option)} currency={currency} />
          </SummaryRow>
        ) : null}
        <SummaryRow
          label={parts > 1 ? <Trans>First payment</Trans> : <Trans>Total</Trans>}
          note={<Trans>includes {vat} VAT</Trans>}
          look="grand"
        >
          <PriceText amount={withTax(draft)} currency={currency} />
        </SummaryRow>
      </Summary>
      <Button variant="cta" size="l" full busy={isBusy} onClick={() => purchase.send({ type: 'membership.add' })}>
        <Trans>Add to cart</Trans>
      </Button>
      <Outcome purchase={purchase} />
      <p className="fine">
        {needsAccount ? (
          <Trans>A membership is bought on its own, with an account. Guests have none.</Trans>
        ) : (
          <Trans>A membership is bought on its own.</Trans>
        )}
      </p>
    </Panel>
  );
}

/** What became of it, said where it was pressed. */
function Outcome({ purchase }: { purchase: MembershipPurchaseRef }) {
  const { i18n } = useLingui();
  const problem = useSelector(purchase, read.problem);
  const isAdded = useSelector(purchase, read.isAdded);
  const isAwaitingAccount = useSelector(purchase, read.isAwaitingAccount);
  const isHereAsGuest = useSelector(purchase, read.isHereAsGuest);
  if (isAdded)
    return (
      <InCart>
        <Trans>Your membership is in your cart.</Trans>
      </InCart>
    );
  if (isAwaitingAccount)
    return (
      <Note tone="info" live>
        <p>
          {isHereAsGuest ? (
            <Trans>
              You are here as a guest, and a membership needs an account. Log in or create one, and it goes on by
              itself.
            </Trans>
          ) : (
            <Trans>Please log in with your account: a membership has a name on it. It goes on by itself.</Trans>
          )}
        </p>
        <Button size="s" variant="line" onClick={() => purchase.send({ type: 'membership.add' })}>
          <Trans>Log in</Trans>
        </Button>
      </Note>
    );
  if (problem === null) return null;
  if (problem.code === 'startPassed')
    return (
      <Note tone="bad" live>
        <p>
          <Trans>
            The first day that you chose has passed. Your membership starts today, unless you choose another day;
            everything else is kept.
          </Trans>
        </p>
      </Note>
    );
  const fault = startFaults[problem.code];
  // At its field, too, which may be out of sight.
  if (fault)
    return (
      <Note tone="bad" live>
        <p>{i18n._(fault)}</p>
      </Note>
    );
  return <CartRefusal problem={problem} onAgain={() => purchase.send({ type: 'membership.add' })} />;
}
