import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MembershipPurchaseRef } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import * as read from '../../../machines/membershipPurchase/membershipPurchaseSelectors.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { PageAbout } from '../../widgets/PageAbout.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { MembershipBoxes } from './MembershipBoxes.tsx';
import { Purchase } from './Purchase.tsx';
import { RenewalDialog } from './RenewalDialog.tsx';
import { useMembershipPurchase } from './useMembershipPurchase.ts';
import '../../styles/pages.css';
import './purchase.css';

/** /memberships (R2.1.11, R1.2.3, R1.3.5): what a member gets, what it costs, and one of them into the cart. */
export function Component() {
  return <MembershipsView purchase={useMembershipPurchase()} />;
}

export function MembershipsView({ purchase }: { purchase: MembershipPurchaseRef }) {
  const { t } = useLingui();
  const screen = useSelector(purchase, read.screen);
  const count = useSelector(purchase, (snapshot) => read.offers(snapshot).length);
  return (
    <main>
      <PageTitle text={t`Memberships`} />
      <PageAbout text={t`One card for all our venues: your own hours, lower prices, and more days to book ahead.`} />
      <div className="wrap pagehead pagehead--lines">
        <h1>
          {/* Another text, not the same one that moves. */}
          <span key={screen}>
            {count > 0 ? (
              <Plural value={count} one="One way to play more" other="# ways to play more" />
            ) : (
              <Trans>Memberships</Trans>
            )}
          </span>
        </h1>
        <p className="lead">
          <Trans>One card for all our venues. Prices include VAT.</Trans>
        </p>
      </div>
      <div className="wrap pagefoot">
        {screen === 'open' ? <Offers purchase={purchase} /> : <Before purchase={purchase} />}
      </div>
    </main>
  );
}

function Before({ purchase }: { purchase: MembershipPurchaseRef }) {
  const screen = useSelector(purchase, read.screen);
  const problem = useSelector(purchase, read.problem);
  const isBusy = useSelector(purchase, read.isBusy);
  if (screen === 'loading') return <Skeleton of="panel" count={2} />;
  if (screen === 'failed')
    return <ErrorState problem={problem} busy={isBusy} onRetry={() => purchase.send({ type: 'memberships.reload' })} />;
  return (
    <EmptyState
      sport="tennis"
      title={<Trans>There are no memberships at the moment</Trans>}
      action={
        <LinkButton variant="line" to="/">
          <Trans>Back to the home page</Trans>
        </LinkButton>
      }
    >
      <Trans>Everybody plays at the same price here, for now.</Trans>
    </EmptyState>
  );
}

function Offers({ purchase }: { purchase: MembershipPurchaseRef }) {
  const isAskingRenewal = useSelector(purchase, read.isAskingRenewal);
  return (
    <>
      <MembershipBoxes purchase={purchase} />
      <Purchase purchase={purchase} />
      {isAskingRenewal ? <RenewalDialog purchase={purchase} /> : null}
    </>
  );
}
