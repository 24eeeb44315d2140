import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef } from 'react';
import { Outlet } from 'react-router';
import { ownerOf } from '../../../machines/session/owner.ts';
import { isCustomer } from '../../../machines/session/sessionRules.ts';
import { useUser } from '../../actors/portalContext.tsx';
import { classNames } from '../../components/classNames.ts';
import { fetchWhenReachable } from '../../adapters/actors/fetchWhenReachable.ts';
import { usePanel, type PanelHost } from '../../actors/usePanel.ts';
import { QuickChoice } from './hero/QuickChoice.tsx';
import { UsualSpace } from './UsualSpace.tsx';

const Usual = lazy(() => fetchWhenReachable(() => import('./Usual.tsx')).then(({ Usual }) => ({ default: Usual })));

/** Where one begins to book on the home page: two questions, which become the filter panel when they are answered. */
export function BookHere() {
  const { t } = useLingui();
  const { state, open, close } = usePanel();
  const user = useUser();
  const section = useRef<HTMLElement>(null);
  // What was pressed goes; the focus stays where it was.
  const keepFocus = () => section.current?.focus({ preventScroll: true });
  const host: PanelHost = {
    onClose: () => {
      keepFocus();
      close();
    },
  };
  return (
    <section
      ref={section}
      className={classNames('wrap bookhere', state !== 'none' && 'bookhere--open')}
      aria-label={t`Find a free time`}
      tabIndex={-1}
    >
      {state === 'none' ? (
        <>
          <QuickChoice
            onOpen={({ serviceId, date }) => {
              keepFocus();
              open(serviceId, date);
              // The two questions stand at the end of the first screen, and the times would come below it.
              section.current?.scrollIntoView({ block: 'start' });
            }}
          />
          {isCustomer(user) ? (
            <Suspense fallback={<UsualSpace />}>
              {/* Another customer has other habits. */}
              <Usual key={ownerOf(user)} user={user} keepFocus={keepFocus} />
            </Suspense>
          ) : null}
        </>
      ) : (
        <Outlet context={host} />
      )}
    </section>
  );
}
