import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { safeReturnPath } from '../../../machines/session/returnPath.ts';
import { provideLogin } from '../../edge/jobs/loginJobs.ts';
import { Note } from '../../parts/Note.tsx';
import { PageTitle } from '../../portal/PageTitle.tsx';
import { usePageActor, useSession, useUser } from '../../portal/portalContext.tsx';
import { LoginArt } from './LoginArt.tsx';
import { LoginForm } from './LoginForm.tsx';

/** What others may say through the address is cut, so that it cannot fill the page. */
const longestError = 200;

/** /login (R2.1.26): leads back to where the login was asked for, a customer who is logged in already goes home (R2.4.12). */
export function Component() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const user = useUser();
  const [userOnArrival] = useState(user);
  const headingId = useId();
  const login = useLogin();
  const error = search.get('error')?.slice(0, longestError).trim();

  if (user !== userOnArrival && user !== null) {
    return <Navigate to={safeReturnPath(search.get('nextUrl'), globalThis.location.origin)} replace />;
  }
  if (user !== null && !user.is_anonymous) return <Navigate to="/" replace />;
  return (
    <main className="wrap page auth loginpage" aria-labelledby={headingId}>
      <PageTitle text={t`Log in`} />
      <LoginArt />
      <div className="loginpage__in">
        {error ? (
          <Note tone="bad" live>
            <bdi>{error}</bdi>
          </Note>
        ) : null}
        <LoginForm login={login} headingId={headingId} level={1} />
      </div>
    </main>
  );
}

/** This page's own login, which tells the session who came in. */
function useLogin() {
  const session = useSession();
  const [machine] = useState(provideLogin);
  const login = usePageActor(machine);
  useEffect(() => {
    const outcome = login.subscribe(({ output }) => {
      if (output !== undefined) session.send({ type: 'user.signedIn', ...output });
    });
    return () => outcome.unsubscribe();
  }, [login, session]);
  return login;
}
