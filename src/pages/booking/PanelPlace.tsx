import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PanelOutlines } from '../../components/PanelOutlines.tsx';
import { usePortalActor } from '../../actors/portalContext.tsx';
import { usePanel, type PanelHost } from '../../actors/usePanel.ts';

const BookingPanel = lazy(() => import('./BookingPanel.tsx').then(({ BookingPanel }) => ({ default: BookingPanel })));

/** Where a page has its filter panel: the panel, what will become it, or why it is not there (R2.11). */
export function PanelPlace() {
  const { t } = useLingui();
  const onClose = useOutletContext<PanelHost | undefined>()?.onClose;
  const { state, retry } = usePanel();
  const booking = usePortalActor('booking');
  if (state === 'failed') return <ErrorState title={t`This could not be loaded`} onRetry={retry} />;
  if (state !== 'open' || booking === undefined) return <PanelOutlines />;
  return (
    <Suspense fallback={<PanelOutlines />}>
      <BookingPanel booking={booking} onClose={onClose} />
    </Suspense>
  );
}
