import { useLingui } from '@lingui/react';
import { kindOf } from '../../machines/shared/problemKind.ts';
import type { Problem } from '../../machines/shared/problem.ts';
import { problemTitles } from '../components/fields/problemWords.ts';
import { ErrorState } from '../components/signs/ErrorState.tsx';
import { PageTitle } from './PageTitle.tsx';

interface PageProblemProps {
  problem: Problem;
  busy: boolean;
  onRetry: () => void;
}

/** A page of which nothing came, not even its name: why is its title and its heading (A03). */
export function PageProblem({ problem, ...rest }: PageProblemProps) {
  const { i18n } = useLingui();
  return (
    <main className="wrap page">
      <PageTitle text={i18n._(problemTitles[kindOf(problem)])} />
      <ErrorState isPage problem={problem} {...rest} />
    </main>
  );
}
