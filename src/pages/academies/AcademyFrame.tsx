import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PageProblem } from '../../widgets/PageProblem.tsx';
import { Navigate } from '../../components/buttons/Link.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import type { WorkshopDetails } from '../../contract/offered/academies.ts';
import { useAcademy } from './useAcademy.ts';

/** The frame of every page of an academy: loading, failed, unknown, or the page itself. */
export function AcademyFrame({ children }: { children: (academy: WorkshopDetails) => ReactNode }) {
  const { id = '' } = useParams();
  const { shown, problem, isBusy, reload, isUnknown } = useAcademy(id);
  if (isUnknown) return <Navigate to="/404" replace />;
  if (shown) return children(shown);
  if (problem) return <PageProblem problem={problem} busy={isBusy} onRetry={reload} />;
  return (
    <main className="wrap page">
      <Skeleton of="panel" count={3} />
    </main>
  );
}
