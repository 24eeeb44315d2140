import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Outlet } from 'react-router';
import { hasFailedCart } from '../../../machines/portal/portalSelectors.ts';
import { usePortal, usePortalActor } from '../../actors/portalContext.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';

/**
 * Around every page that needs the running cart: where it cannot be loaded the page says so and offers to try again.
 */
export function CartGate() {
  const { t } = useLingui();
  const portal = usePortal();
  const hasFailed = useSelector(portal, hasFailedCart);
  if (usePortalActor('cart') !== undefined) return <Outlet />;
  return (
    <main className="wrap page">
      <ErrorState
        isPage
        title={t`This page could not be loaded`}
        message={<Trans>Your cart and your choices are still here.</Trans>}
        busy={!hasFailed}
        onRetry={() => portal.send({ type: 'cart.need' })}
      />
    </main>
  );
}
