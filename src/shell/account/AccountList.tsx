import { Trans } from '@lingui/react/macro';
import { screenOf } from '../../../machines/list/listSelectors.ts';
import { LinkButton } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PagedList, type PagedListProps } from '../lists/PagedList.tsx';
import { useLoginAddress } from '../useLoginAddress.ts';

/** A list of the customer's in each of its states; after the login it waits for them. */
export function AccountList(props: Omit<PagedListProps, 'outline'>) {
  return screenOf(props.snapshot) === 'signedOut' ? <SignedOut /> : <PagedList {...props} />;
}

function SignedOut() {
  const loginAddress = useLoginAddress();
  return (
    <EmptyState
      title={<Trans>You are logged out</Trans>}
      action={
        <LinkButton variant="cta" to={loginAddress}>
          <Trans>Log in</Trans>
        </LinkButton>
      }
    >
      <Trans>Log in to see what is yours.</Trans>
    </EmptyState>
  );
}
