import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Navigate } from '../../components/Link.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import type { WorkshopDetails } from '../../contract/academies.ts';
import { useAcademy } from './useAcademy.ts';

/** A page of the academy of the address, in each of its states. */
export function AcademyFrame({ children }: { children: (academy: WorkshopDetails) => ReactNode }) {
  const { id = '' } = useParams();
  const { shown, problem, isBusy, reload, isUnknown } = useAcademy(id);
  if (isUnknown) return <Navigate to="/404" replace />;
  if (shown) return children(shown);
  return (
    <main className="wrap page">
      {problem ? <ErrorState problem={problem} busy={isBusy} onRetry={reload} /> : <Skeleton of="panel" count={3} />}
    </main>
  );
}
