import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef } from 'react';
import { Outlet } from 'react-router';
import { usePanel, type PanelHost } from '../../portal/usePanel.ts';

const Quick = lazy(() => import('./Quick.tsx').then(({ Quick }) => ({ default: Quick })));

/** Where one begins to book on the home page: two questions, which become the filter panel when they are answered. */
export function BookHere() {
  const { t } = useLingui();
  const { state, open, close } = usePanel();
  const place = useRef<HTMLElement>(null);
  // What was pressed goes; the focus stays where it was.
  const keepFocus = () => place.current?.focus({ preventScroll: true });
  const host: PanelHost = {
    onClose: () => {
      keepFocus();
      close();
    },
  };
  return (
    <section ref={place} className="wrap bookhere" aria-label={t`Find a free time`} tabIndex={-1}>
      {state === 'none' ? (
        <Suspense fallback={<div className="quick" aria-hidden="true" />}>
          <Quick
            onOpen={(serviceId, date) => {
              keepFocus();
              open(serviceId, date);
            }}
          />
        </Suspense>
      ) : (
        <Outlet context={host} />
      )}
    </section>
  );
}
