import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import type { LoginRef } from '../../../machines/login/loginMachine.ts';
import { passingNotices } from '../../actors/notices.ts';
import { problemWords } from './loginWords.ts';

/** The server's refusal of a login is told as a notice, too (R8.1.6); our own messages stand in the form alone. */
export function useRefusalNotice(login: LoginRef): void {
  const { i18n } = useLingui();
  useEffect(() => {
    const passing = passingNotices();
    const refusals = login.on('login.refused', ({ problem }) => {
      if (problem.message !== null) passing.tell(problemWords(i18n, problem));
    });
    return () => {
      refusals.unsubscribe();
      passing.dismiss();
    };
  }, [login, i18n]);
}
