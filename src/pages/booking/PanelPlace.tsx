import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { usePortalActor } from '../../actors/portalContext.tsx';
import { usePanel, type PanelHost } from '../../actors/usePanel.ts';
import '../../components/panel.css';

const BookingPanel = lazy(() => import('./BookingPanel.tsx').then(({ BookingPanel }) => ({ default: BookingPanel })));

/** Where a page has its filter panel: the panel, what will become it, or why it is not there (R2.11). */
export function PanelPlace() {
  const { t } = useLingui();
  const onClose = useOutletContext<PanelHost | undefined>()?.onClose;
  const { state, retry } = usePanel();
  const booking = usePortalActor('booking');
  if (state === 'failed') return <ErrorState title={t`This could not be loaded`} onRetry={retry} />;
  if (state !== 'open' || booking === undefined) return <Outlines />;
  return (
    <Suspense fallback={<Outlines />}>
      <BookingPanel booking={booking} onClose={onClose} />
    </Suspense>
  );
}

/** Of what is coming, so that the page below it stays where it is. */
function Outlines() {
  return (
    <div className="panel">
      <Skeleton of="lines" count={2} />
      <Skeleton of="days" />
      <Skeleton of="slots" />
    </div>
  );
}
