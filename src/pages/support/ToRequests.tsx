import { Trans } from '@lingui/react/macro';
import { start } from '../../art/icons/signs.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';

/** The way to everything that was asked. */
export function ToRequests() {
  return (
    <Link className="said__back" to="/customer-support">
      <Icon of={start} />
      <Trans>All your requests</Trans>
    </Link>
  );
}
