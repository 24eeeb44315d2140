/** What lies over any page: dialogs and notices. */
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useDeferredValue } from 'react';
import { isWarned } from '../../machines/cart/cartInShell.ts';
import { usePortalActor } from '../actors/portalContext.tsx';
import { Notices } from './Notices.tsx';

const BookingDialog = lazy(() =>
  import('../pages/booking/BookingDialog.tsx').then(({ BookingDialog }) => ({ default: BookingDialog })),
);
const LoginDialog = lazy(() =>
  import('../pages/login/LoginDialog.tsx').then(({ LoginDialog }) => ({ default: LoginDialog })),
);

const PasswordResetDialog = lazy(() =>
  import('../pages/login/passwordReset/PasswordResetDialog.tsx').then(({ PasswordResetDialog }) => ({
    default: PasswordResetDialog,
  })),
);

const SearchDialog = lazy(() =>
  import('../pages/search/SearchDialog.tsx').then(({ SearchDialog }) => ({ default: SearchDialog })),
);

const CartWarning = lazy(() =>
  import('../pages/cart/CartWarning.tsx').then(({ CartWarning }) => ({ default: CartWarning })),
);

const LeadOutlet = lazy(() =>
  import('../pages/lead/LeadOutlet.tsx').then(({ LeadOutlet }) => ({ default: LeadOutlet })),
);

export function OverPage() {
  return (
    <>
      <Dialogs />
      <Notices />
    </>
  );
}

function Dialogs() {
  const booking = usePortalActor('booking');
  // A dialog that is over is removed after the frame that hides it.
  const shownBooking = useDeferredValue(booking);
  const shown = booking ?? shownBooking;
  const login = usePortalActor('login');
  const passwordReset = usePortalActor('passwordReset');
  const lead = usePortalActor('lead');
  const search = usePortalActor('search');
  const isWarnedOfCart = useSelector(usePortalActor('cart'), isWarned);
  return (
    <>
      <Suspense fallback={null}>
        {shown ? <BookingDialog key={shown.sessionId} booking={shown} isOver={!booking} /> : null}
        {login ? <LoginDialog login={login} /> : null}
        {search ? <SearchDialog search={search} /> : null}
        {passwordReset ? <PasswordResetDialog passwordReset={passwordReset} /> : null}
      </Suspense>
      {/* A dialog that opens by itself must not replace, while it is loaded, one that is open. */}
      <Suspense fallback={null}>
        {lead ? <LeadOutlet lead={lead} /> : null}
        {isWarnedOfCart ? <CartWarning /> : null}
      </Suspense>
    </>
  );
}
