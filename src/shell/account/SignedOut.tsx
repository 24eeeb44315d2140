import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { useLoginAddress } from '../useLoginAddress.ts';

/** In place of a customer's own page while nobody is logged in; the login leads back. */
export function SignedOut({ children }: { children?: ReactNode }) {
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
      {children ?? <Trans>Log in to see what is yours.</Trans>}
    </EmptyState>
  );
}
