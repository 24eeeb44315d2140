import { lazy, Suspense, useState } from 'react';
import { useSelector } from '@xstate/react';
import { isCustomer } from '../../../machines/session/sessionSelectors.ts';
import { waitingArrival } from '../../adapters/address/providerRedirect.ts';
import { useSession } from '../../actors/portalContext.tsx';
// Imported at once: the home page is part of the first file anyway.
import { Component as HomePage } from '../../pages/home/HomePage.tsx';

const ArrivalDialog = lazy(() =>
  import('../../pages/login/ArrivalDialog.tsx').then(({ ArrivalDialog }) => ({ default: ArrivalDialog })),
);

/** /home-bsl (R2.1.2, Q2.1.a): the home page by itself, and the login of the link that led here, if it brought one. */
export function Component() {
  const isLoggedIn = useSelector(useSession(), isCustomer);
  const [isBrought] = useState(() => waitingArrival(isLoggedIn) !== null);
  return (
    <>
      <HomePage />
      {isBrought ? (
        <Suspense fallback={null}>
          <ArrivalDialog />
        </Suspense>
      ) : null}
    </>
  );
}
