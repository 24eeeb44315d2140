import { Trans, useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorState } from '../components/ErrorState.tsx';
import { Navigate } from '../components/Link.tsx';
import { isLoadFailure } from './pageLoading.ts';

/** A page that could not be loaded or fell over: says so, keeps everything, and offers to try again. */
export function PageFailure() {
  const error = useRouteError();
  const { t } = useLingui();
  // A route for every address does not match those with a line break in them.
  if (isRouteErrorResponse(error) && error.status === 404) return <Navigate to="/404" replace />;
  return (
    <main className="wrap page">
      <ErrorState
        title={isLoadFailure(error) ? t`This page could not be loaded` : t`Something went wrong, please try again`}
        message={<Trans>Your cart and your choices are still here.</Trans>}
        onRetry={() => globalThis.location.reload()}
      />
    </main>
  );
}
