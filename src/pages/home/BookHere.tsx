import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Outlet } from 'react-router';
import { usePanel, type PanelHost } from '../../actors/usePanel.ts';
import { Quick } from './Quick.tsx';

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
        <Quick
          onOpen={({ serviceId, date }) => {
            keepFocus();
            open(serviceId, date);
          }}
        />
      ) : (
        <Outlet context={host} />
      )}
    </section>
  );
}
