import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import { isConnectionAwaited } from '../../../machines/portal/portalSelectors.ts';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { PanelOutlines } from '../../components/dialogs/PanelOutlines.tsx';
import { usePortal, usePortalActor } from '../../actors/portalContext.tsx';
import { usePanel, type PanelHost } from '../../actors/usePanel.ts';

const connectionLost = { code: 'lost', message: null };
const BookingPanel = lazy(() => import('./BookingPanel.tsx').then(({ BookingPanel }) => ({ default: BookingPanel })));

/** Where a page has its filter panel: the panel, what will become it, or why it is not there (R2.11). */
export function OpenPanel() {
  const onClose = useOutletContext<PanelHost | undefined>()?.onClose;
  const { state, retry } = usePanel();
  const isAwaited = useSelector(usePortal(), isConnectionAwaited);
  const booking = usePortalActor('booking');
  if (state === 'failed') return <ErrorState problem={isAwaited ? connectionLost : null} onRetry={retry} />;
  if (state !== 'open' || booking === undefined) return <PanelOutlines />;
  return (
    <Suspense fallback={<PanelOutlines />}>
      <BookingPanel booking={booking} onClose={onClose} />
    </Suspense>
  );
}
