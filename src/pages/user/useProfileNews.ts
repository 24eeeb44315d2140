import { useLingui } from '@lingui/react/macro';
import { useEffect, type RefObject } from 'react';
import type { ProfileRef } from '../../../machines/profile/profileMachine.ts';
import { notify, passingNotices } from '../../actors/notices.ts';
import { leadToFaults } from '../../components/fields/submitForm.ts';
import { refusalWords } from './profileWords.ts';

/** Tells that the profile is saved, or why not (R8.1.6), and leads to the field that the server named. */
export function useProfileNews(profile: ProfileRef, form: RefObject<HTMLFormElement | null>): void {
  const { i18n, t } = useLingui();
  useEffect(() => {
    const passing = passingNotices();
    const saved = profile.on('profile.saved', ({ message }) => {
      passing.dismiss();
      notify({ tone: 'ok', text: message ?? t`Your details are saved` });
    });
    const refused = profile.on('profile.refused', ({ problem, refusedField }) => {
      passing.tell(refusalWords(i18n, problem, refusedField));
      // The words stand there after the next paint.
      requestAnimationFrame(() => leadToFaults(form.current));
    });
    return () => {
      saved.unsubscribe();
      refused.unsubscribe();
      passing.dismiss();
    };
  }, [profile, form, i18n, t]);
}
