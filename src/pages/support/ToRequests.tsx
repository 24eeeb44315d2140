import { Trans } from '@lingui/react/macro';
import { back } from '../../art/icons/steps.ts';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Link } from '../../components/buttons/Link.tsx';

/** The way to everything that was asked. */
export function ToRequests() {
  return (
    <Link className="said__back" to="/customer-support">
      <Icon of={back} />
      <Trans>All your requests</Trans>
    </Link>
  );
}
