import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { MembershipPurchaseRef } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import * as read from '../../../machines/membershipPurchase/membershipPurchaseSelectors.ts';
import { instalmentsOf, type PackageOffer } from '../../../machines/membershipPurchase/membershipRules.ts';
import { installment } from '../../../machines/money/installment.ts';
import { withTax } from '../../../machines/money/withTax.ts';
import { scrollOf } from '../../adapters/address/scrollPositions.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { DateField } from '../../components/dates/DateField.tsx';
import { Joined } from '../../components/text/Joined.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { RadioCards } from '../../components/choices/RadioCards.tsx';
import { startFaults } from './startFaults.ts';
import { PurchasePanel } from './PurchasePanel.tsx';

/** How the chosen package is paid and when it begins, and what is owed now. */
export function Purchase({ purchase }: { purchase: MembershipPurchaseRef }) {
  const offer = useSelector(purchase, read.chosen, (one, other) => one?.option === other?.option);
  const packageId = offer?.option.membership_package_id ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(packageId);
  useEffect(() => {
    if (last.current === packageId) return;
    last.current = packageId;
    heading.current?.focus();
  }, [packageId]);
  const { key } = useLocation();
  // Below the boxes it is out of sight on a phone; whoever comes back stays where they were, also at the top (R4.5.6).
  const [isLedThere] = useState(() => packageId !== null && scrollOf(key) === undefined);
  useEffect(() => {
    if (isLedThere && scrollY === 0) heading.current?.scrollIntoView();
  }, [isLedThere]);
  if (offer === null) return null;
  return (
    <section className="purchase" aria-labelledby="purchase">
      <div className="head">
        <h2 id="purchase" ref={heading} tabIndex={-1}>
          <Joined>
            <LocalText of={offer.membership} />
            <LocalText of={offer.option} />
          </Joined>
        </h2>
      </div>
      <div className="split">
        <div className="stack">
          <Payment purchase={purchase} offer={offer} />
          <StartDate purchase={purchase} />
        </div>
        <aside>
          <PurchasePanel purchase={purchase} offer={offer} />
        </aside>
      </div>
    </section>
  );
}

/** R9.1.7: at once, or in equal payments. */
function Payment({ purchase, offer }: { purchase: MembershipPurchaseRef; offer: PackageOffer }) {
  const { t } = useLingui();
  const { currency } = useConfig().venue;
  const { isInParts } = useSelector(purchase, read.selection);
  const parts = instalmentsOf(offer);
  if (parts === 1) return null;
  const each = installment(offer.option, parts);
  const all = withTax(offer.option);
  return (
    <RadioCards
      legend={t`How would you like to pay?`}
      value={isInParts ? 'parts' : 'once'}
      onChange={(value) => purchase.send({ type: 'payment.choose', isInParts: value === 'parts' })}
      options={[
        {
          value: 'once',
          label: t`All at once`,
          note: <Trans>and nothing more to pay later</Trans>,
          end: <PriceText amount={all} currency={currency} />,
        },
        {
          value: 'parts',
          label: <Plural value={parts} one="# payment" other="# payments" />,
          note: <Trans>the first one now</Trans>,
          end: <PriceText amount={withTax(each)} currency={currency} />,
        },
      ]}
    />
  );
}

/** Today or later (Q3.6.d). */
function StartDate({ purchase }: { purchase: MembershipPurchaseRef }) {
  const { t, i18n } = useLingui();
  const { startDate } = useSelector(purchase, read.selection);
  const today = useSelector(purchase, read.today);
  const problem = useSelector(purchase, read.problem);
  const fault = startFaults[problem?.code ?? ''];
  return (
    <DateField
      label={t`First day of your membership`}
      value={startDate ?? today}
      today={today}
      min={today}
      error={fault && i18n._(fault)}
      onChange={(date) => purchase.send({ type: 'start.choose', date })}
    />
  );
}
