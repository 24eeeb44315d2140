import { Trans, useLingui } from '@lingui/react/macro';
import { countedFor } from '../../../machines/membershipPurchase/cardUse.ts';
import { hasAddition } from '../../../machines/site/additions.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { useList } from '../../widgets/useList.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { loadMembershipRecords, loadMembershipUse } from '../../adapters/actors/account/accountActors.ts';
import { useOwner } from '../../shell/account/useOwner.ts';
import { AccountList } from '../../shell/account/AccountList.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import './memberships.css';

/** /profile/memberships-bookings (R2.3.13, R3.2.5): the cards of the customer's memberships. */
export function Component() {
  const { t } = useLingui();
  const { list, snapshot, items } = useList('membershipCards');
  const owner = useOwner();
  const today = useVenueNow().slice(0, 10);
  const { shown: records } = useResource(loadMembershipRecords, owner);
  const isCounted = hasAddition(useConfig(), 'membershipUse');
  const uses = useResource(loadMembershipUse, isCounted ? owner : null);
  return (
    <AccountPage title={t`Memberships`}>
      <AccountList
        list={list}
        snapshot={snapshot}
        empty={
          <EmptyState
            sport="tennis"
            title={<Trans>You have no membership yet</Trans>}
            action={
              <LinkButton variant="cta" to="/memberships">
                <Trans>See the memberships</Trans>
              </LinkButton>
            }
          >
            <Trans>Your card stands here as soon as you are a member, with its number and how long it is valid.</Trans>
          </EmptyState>
        }
      >
        <ul className="mcards">
          {items.map((card) => (
            <li key={card.id}>
              <MembershipCard
                card={card}
                today={today}
                records={records}
                use={uses.shown === null && uses.problem === null ? 'asked' : countedFor(uses.shown, card)}
              />
            </li>
          ))}
        </ul>
        {uses.problem && items.length > 0 ? (
          <ErrorState
            problem={uses.problem}
            title={<Trans>What you have used did not load</Trans>}
            busy={uses.isBusy}
            onRetry={uses.reload}
          />
        ) : null}
      </AccountList>
    </AccountPage>
  );
}
