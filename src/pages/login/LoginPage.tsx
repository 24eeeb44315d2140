import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { shownError } from '../../../machines/login/arrival.ts';
import { offersOf } from '../../../machines/login/loginOffers.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import * as readSession from '../../../machines/session/sessionSelectors.ts';
import { safeReturnPath } from '../../../machines/session/returnPath.ts';
import { nextIn } from '../../../machines/portal/loginAddress.ts';
import { provideLogin } from '../../adapters/actors/loginActors.ts';
import { endRedirect, returnTarget, waitingArrival } from '../../adapters/providerRedirect.ts';
import { Navigate } from '../../components/Link.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { AuthArt } from '../../widgets/AuthArt.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useCart, useConfig, usePageActor, usePortal, useSession, useUser } from '../../actors/portalContext.tsx';
import { LoginForm } from './LoginForm.tsx';
import { arrivalWords } from './loginMessages.ts';
import { useHasChoice } from './useHasChoice.ts';

/** /login (R2.1.19): leads back to where the login was asked for, a customer who is logged in already goes home (R2.4.12). */
export function Component() {
  const { t, i18n } = useLingui();
  const [search] = useSearchParams();
  const portal = usePortal();
  const user = useUser();
  const [userOnArrival] = useState(user);
  const [returnTo] = useState(returnTarget);
  const headingId = useId();
  const login = useLogin();
  const code = useSelector(login, read.code);
  const hasChoice = useHasChoice(nextIn(search) ?? returnTo);
  const isArriving = useSelector(login, read.isArriving);
  const error = shownError(search.get('error'));

  if (user !== null && !isArriving) {
    if (user !== userOnArrival) return <LeadOn to={nextIn(search) ?? returnTo} />;
    if (!user.is_anonymous) return <LeadOn to={null} />;
  }
  return (
    <main className="wrap page auth loginpage" aria-labelledby={headingId}>
      {/* The form below says more closely what it asks for. */}
      <PageTitle text={t`Log in`} />
      <AuthArt of={hasChoice ? (code ? 'code' : 'login') : 'account'} />
      <div className="loginpage__in">
        <FormProblem words={error === null ? null : arrivalWords(i18n, error)} live />
        <LoginForm
          login={login}
          headingId={headingId}
          level={1}
          onForgot={() => portal.send({ type: 'passwordReset.open' })}
        />
      </div>
    </main>
  );
}

function LeadOn({ to }: { to: string | null }) {
  useEffect(endRedirect, []);
  return <Navigate to={safeReturnPath(to, globalThis.location.origin)} replace />;
}

/** This page's own login, which tells the session who came in. */
function useLogin() {
  const session = useSession();
  const config = useConfig();
  const lines = useSelector(useCart(), ({ context }) => context.lines);
  const [machine] = useState(provideLogin);
  const [arrival] = useState(() => waitingArrival(readSession.isCustomer(session.getSnapshot())));
  const login = usePageActor(machine, { input: { offers: offersOf(config, lines), arrival } });
  useEffect(() => {
    const successes = login.on('login.succeeded', ({ user, at }) => session.send({ type: 'session.logIn', user, at }));
    return () => successes.unsubscribe();
  }, [login, session]);
  return login;
}
