import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import type { LoginRef } from '../../../machines/login/loginMachine.ts';
import { notify } from '../../portal/notices.ts';
import { problemWords } from './loginMessages.ts';

/** Every refusal of a login is told as a notice, too (R8.1.6). */
export function useRefusalNotice(login: LoginRef): void {
  const { i18n } = useLingui();
  useEffect(() => {
    const refusals = login.on('login.refused', ({ problem }) =>
      notify({ tone: 'bad', text: problemWords(i18n, problem) }),
    );
    return () => refusals.unsubscribe();
  }, [login, i18n]);
}
