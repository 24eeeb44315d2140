import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import type { PartnerRegistrationRef } from '../../../machines/partnerRegistration/partnerRegistrationMachine.ts';
import type { RegistrationRef } from '../../../machines/registration/registrationMachine.ts';
import { passingNotices } from '../../actors/notices.ts';
import { problemWords } from './registerWords.ts';

/** Every refusal is told as a notice, too (R8.1.6). */
export function useRefusalNotice(registration: RegistrationRef | PartnerRegistrationRef): void {
  const { i18n } = useLingui();
  useEffect(() => {
    const passing = passingNotices();
    const refusals = registration.on('registration.refused', ({ problem }) =>
      passing.tell(problemWords(i18n, problem)),
    );
    return () => {
      refusals.unsubscribe();
      passing.dismiss();
    };
  }, [registration, i18n]);
}
