import { Trans } from '@lingui/react/macro';
import type { Problem } from '../../../machines/shared/problem.ts';
import { ErrorState } from '../../components/signs/ErrorState.tsx';

interface PageUnreachableProps {
  problem: Problem;
  busy: boolean;
  /** Each of what is asked for anew. */
  reloads: readonly (() => void)[];
}

/**
 * In place of everything that a page loads, when the connection was lost before anything arrived: said once, retried
 * once.
 */
export function PageUnreachable({ problem, busy, reloads }: PageUnreachableProps) {
  return (
    <ErrorState
      problem={problem}
      message={<Trans>Nothing of yours is lost. As soon as the connection is back, this page comes by itself.</Trans>}
      busy={busy}
      onRetry={() => {
        for (const reload of reloads) reload();
      }}
    />
  );
}
