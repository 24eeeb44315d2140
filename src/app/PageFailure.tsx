import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConnectionError, toProblem } from '../../machines/shared/problem.ts';
import { isLoadFailure } from '../adapters/scripts/codeLoading.ts';
import { reloadWhenReachable } from '../adapters/http/reloadWhenReachable.ts';
import { useResource } from '../actors/useResource.ts';
import { ErrorState } from '../components/signs/ErrorState.tsx';

/** A page that could not be loaded or failed: says so, keeps everything, and offers to try again. */
export function PageFailure({ error }: { error: unknown }) {
  const { t } = useLingui();
  // Without a network, or just after one was lost, the connection is waited for.
  const lost = error instanceof ConnectionError ? error : null;
  const [isWanted, want] = useState(() => lost !== null || (isLoadFailure(error) && !globalThis.navigator.onLine));
  const { problem: unanswered, isBusy, reload } = useResource(reloadWhenReachable, isWanted);
  const problem = unanswered ?? (lost && toProblem(lost));
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
