import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/signs/EmptyState.tsx';

/** There is no such booking of this customer's. */
export function MissingBooking({ action }: { action: ReactNode }) {
  return (
    <EmptyState title={<Trans>We cannot find this booking</Trans>} action={action}>
      <Trans>Perhaps it was made with another account, or the link is not complete.</Trans>
    </EmptyState>
  );
}
