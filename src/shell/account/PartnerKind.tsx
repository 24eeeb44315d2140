import { Trans } from '@lingui/react/macro';
import { partnerKind } from '../../../machines/session/partnerKind.ts';
import type { User } from '../../contract/customers/customers.ts';

/** That an account is a partner's, or that of a partner's employee (R3.2.2, R6.1.8); nothing for everybody else. */
export function PartnerKind({ user }: { user: User }) {
  const kind = partnerKind(user);
  if (kind === null) return null;
  return (
    <span className="fine">
      {kind === 'employee' ? <Trans>Partner’s employee</Trans> : <Trans>Business partner</Trans>}
    </span>
  );
}
