import { Trans } from '@lingui/react/macro';
import { chat } from '../../art/icons/signs.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { AccountList } from '../../shell/account/AccountList.tsx';
import { useList } from '../../widgets/useList.ts';
import { RequestRow } from './RequestRow.tsx';
import { askAddress } from './askAddress.ts';

/** What the customer asked, the latest first. */
export function Requests() {
  const { list, snapshot, items } = useList('supportRequests');
  return (
    <AccountList
      list={list}
      snapshot={snapshot}
      empty={
        <EmptyState
          title={<Trans>You have not asked us anything yet</Trans>}
          action={
            <LinkButton variant="cta" to={askAddress}>
              <Trans>Write to us</Trans>
            </LinkButton>
          }
        >
          <Trans>Lost something, or a booking that is not as it should be? Write, and somebody answers you here.</Trans>
        </EmptyState>
      }
    >
      <p>
        <LinkButton variant="cta" icon={chat} to={askAddress}>
          <Trans>Write to us</Trans>
        </LinkButton>
      </p>
      <ul className="requests">
        {items.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </AccountList>
  );
}
