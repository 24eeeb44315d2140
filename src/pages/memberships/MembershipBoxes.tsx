import { Plural } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MembershipPurchaseRef } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import * as read from '../../../machines/membershipPurchase/membershipPurchaseSelectors.ts';
import type { MembershipOffer } from '../../../machines/membershipPurchase/membershipRules.ts';
import { installment } from '../../../machines/money/installment.ts';
import { withTax } from '../../../machines/money/withTax.ts';
import { check } from '../../art/icons/signs.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';

/** The memberships side by side, painted on one court: what each brings, and its packages to choose from. */
export function MembershipBoxes({ purchase }: { purchase: MembershipPurchaseRef }) {
  const offers = useSelector(purchase, read.offers);
  return (
    <div className="boxes">
      {offers.map((membership) => (
        <MembershipBox key={membership.membership_id} purchase={purchase} membership={membership} />
      ))}
    </div>
  );
}

function MembershipBox({ purchase, membership }: { purchase: MembershipPurchaseRef; membership: MembershipOffer }) {
  const { packageId } = useSelector(purchase, read.selection);
  return (
    <section className="box">
      <h2>
        <LocalText of={membership} />
      </h2>
      <p>
        <DescribedText of={membership} />
      </p>
      <ul className="box__gains">
        {(membership.benefits ?? []).map((benefit) => (
          <li key={benefit.name}>
            <Icon of={check} />
            <LocalText of={benefit} />
          </li>
        ))}
      </ul>
      <ul className="box__packs">
        {membership.packages.map((option) => (
          <li key={option.membership_package_id}>
            <button
              type="button"
              aria-pressed={option.membership_package_id === packageId}
              onClick={() => purchase.send({ type: 'package.choose', packageId: option.membership_package_id })}
            >
              <span className="vh">
                <LocalText of={membership} />{' '}
              </span>
              <PackageWords option={option} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its length, what it costs, and what one payment of it is where it may be paid in several (R1.4.7, R9.1.7). */
function PackageWords({ option }: { option: MembershipOffer['packages'][number] }) {
  const { currency } = useConfig().venue;
  const parts = option.installment_divisor ?? 1;
  const each = <MoneyInText amount={withTax(installment(option, parts))} currency={currency} />;
  return (
    <>
      <span>
        <b>
          <LocalText of={option} />
        </b>
        {parts > 1 ? (
          <small>
            <Plural value={parts} one="or # payment of" other="or # payments of" /> {each}
          </small>
        ) : null}
      </span>
      <PriceText amount={withTax(option)} currency={currency} />
    </>
  );
}
