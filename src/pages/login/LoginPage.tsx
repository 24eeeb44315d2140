import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import * as readConfirmation from '../../../machines/confirmByCode/confirmByCodeSelectors.ts';
import { shownError } from '../../../machines/login/arrival.ts';
import type { LoginRef } from '../../../machines/login/loginMachine.ts';
import * as readPage from '../../../machines/login/loginPageSelectors.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import { safeReturnPath } from '../../../machines/session/returnPath.ts';
import { nextIn } from '../../../machines/portal/loginAddress.ts';
import { returnTarget } from '../../adapters/address/leaveForProvider.ts';
import { Navigate } from '../../components/buttons/Link.tsx';
import { useSearchParams } from '../../components/useSearchParams.ts';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { AuthArt } from '../../widgets/AuthArt.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { usePortal } from '../../actors/portalContext.tsx';
import { LoginForm } from './LoginForm.tsx';
import { arrivalWords } from './loginWords.ts';
import { useHasSelection } from './useHasSelection.ts';
import { useLoginPage } from './useLoginPage.ts';

/** /login (R2.1.19): leads back to where the login was asked for, a customer who is logged in already goes home (R2.4.12). */
export function Component() {
  const [search] = useSearchParams();
  const [returnTo] = useState(returnTarget);
  const page = useLoginPage();
  const leadsTo = useSelector(page, readPage.leadsTo);
  const login = useSelector(page, readPage.login);
  if (useSelector(page, readPage.isBroken)) throw new Error('The login has a defect.');
  const next = nextIn(search) ?? returnTo;
  if (leadsTo !== null)
    return <Navigate to={safeReturnPath(leadsTo === 'home' ? null : next, globalThis.location.origin)} replace />;
  return login && <Ways login={login} next={next} error={shownError(search.get('error'))} />;
}

interface WaysProps {
  login: LoginRef;
  /** Where the login leads, as it was written. */
  next: string | null;
  error: string | null;
}

function Ways({ login, next, error }: WaysProps) {
  const { t, i18n } = useLingui();
  const portal = usePortal();
  const headingId = useId();
  const code = useSelector(useSelector(login, read.confirmByCode), readConfirmation.code);
  const hasSelection = useHasSelection(next);
  return (
    <main className="wrap page auth loginpage" aria-labelledby={headingId}>
      {/* The form below says more closely what it asks for. */}
      <PageTitle text={t`Log in`} />
      <AuthArt of={hasSelection ? (code ? 'code' : 'login') : 'account'} />
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
