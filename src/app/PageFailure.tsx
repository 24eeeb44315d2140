import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isLoadFailure } from '../adapters/codeLoading.ts';
import { reloadWhenReachable } from '../adapters/reloadWhenReachable.ts';
import { useResource } from '../actors/useResource.ts';
import { ErrorState } from '../components/ErrorState.tsx';

/** A page that could not be loaded or fell over: says so, keeps everything, and offers to try again. */
export function PageFailure({ error }: { error: unknown }) {
  const { t } = useLingui();
  // Whoever has no network is waited for.
  const [isWanted, want] = useState(() => isLoadFailure(error) && !globalThis.navigator.onLine);
  const { problem, isBusy, reload } = useResource(reloadWhenReachable, isWanted);
  const title = isLoadFailure(error) ? t`This page could not be loaded` : t`Something went wrong, please try again`;
  return (
    <main className="wrap page">
      <ErrorState
        isPage
        problem={problem}
        title={problem ? undefined : title}
        message={<Trans>Your cart and your choices are still here.</Trans>}
        busy={isWanted && isBusy}
        onRetry={() => (isWanted ? reload() : want(true))}
      />
    </main>
  );
}
