import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { offersOf } from '../../../machines/login/loginOffers.ts';
import * as readSession from '../../../machines/session/sessionSelectors.ts';
import { provideLoginPage } from '../../adapters/actors/login/loginPageActors.ts';
import { waitingArrival } from '../../adapters/address/providerRedirect.ts';
import { useCart, useConfig, usePageActor, useSession } from '../../actors/portalContext.tsx';

/** The page's own login, and where it leads. */
export function useLoginPage() {
  const session = useSession();
  const config = useConfig();
  const lines = useSelector(useCart(), ({ context }) => context.lines);
  const [machine] = useState(() => provideLoginPage(session));
  const [arrival] = useState(() => waitingArrival(readSession.isCustomer(session.getSnapshot())));
  const { user } = session.getSnapshot().context;
  return usePageActor(machine, {
    input: { login: { offers: offersOf(config, lines, user), arrival, entered: null, session }, user },
  });
}
