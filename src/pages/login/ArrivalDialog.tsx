import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import type { LoginRef } from '../../../machines/login/loginMachine.ts';
import * as readPage from '../../../machines/login/loginPageSelectors.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import { notify } from '../../actors/notices.ts';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';
import { problemWords } from './loginWords.ts';
import { useLoginPage } from './useLoginPage.ts';

/**
 * A link brought a token to a page that is for everybody: whom it would log in is asked first (T04), and whoever is not them,
 * or whose token is good for nothing, goes on signed out (Q2.1.a).
 */
export function ArrivalDialog() {
  const login = useSelector(useLoginPage(), readPage.login);
  return login && <Arriving login={login} />;
}

function Arriving({ login }: { login: LoginRef }) {
  const headingId = useId();
  const arrival = useSelector(login, read.arrival);
  useReasonTold(login);
  if (!arrival) return null;
  const refuse = () => arrival.send({ type: 'arrival.refuse' });
  return (
    <Dialog className="auth" labelledBy={headingId} onClose={refuse}>
      {/* No password is typed here: there is no link for a forgotten one. */}
      <LoginForm login={login} headingId={headingId} level={2} onForgot={refuse} />
    </Dialog>
  );
}

/** No form comes in its place that could say why nobody is logged in: that stays over the home page (Q8.4.c, R8.1.6). */
function useReasonTold(login: LoginRef): void {
  const { i18n } = useLingui();
  useEffect(() => {
    const refusals = login.on('login.refused', ({ problem }) =>
      notify({ tone: 'bad', text: problemWords(i18n, problem) }),
    );
    return () => refusals.unsubscribe();
  }, [login, i18n]);
}
