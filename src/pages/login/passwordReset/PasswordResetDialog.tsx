import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import * as readConfirmation from '../../../../machines/confirmByCode/confirmByCodeSelectors.ts';
import type { PasswordResetRef } from '../../../../machines/passwordReset/passwordResetMachine.ts';
import * as read from '../../../../machines/passwordReset/passwordResetSelectors.ts';
import { defaultCountryCode } from '../../../../machines/phone/phoneRules.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { AuthArt } from '../../../widgets/AuthArt.tsx';
import { CodeStep } from '../../../widgets/code/CodeStep.tsx';
import { passingNotices } from '../../../actors/notices.ts';
import { PageTitle } from '../../../widgets/PageTitle.tsx';
import { usePortal } from '../../../actors/portalContext.tsx';
import { useHeadingFocus } from '../../../components/useHeadingFocus.ts';
import { useHasSelection } from '../useHasSelection.ts';
import { AskForCode, type WhoForgot } from './AskForCode.tsx';
import { ChooseNewPassword } from './ChooseNewPassword.tsx';
import { problemWords } from './passwordResetWords.ts';
import '../login.css';

/** The way to a new password: who it is, the code, the password twice (R2.13.9–11). */
export function PasswordResetDialog({ passwordReset }: { passwordReset: PasswordResetRef }) {
  const { t } = useLingui();
  const portal = usePortal();
  const headingId = useId();
  const step = useSelector(passwordReset, read.step);
  const code = useSelector(useSelector(passwordReset, read.confirmByCode), readConfirmation.code);
  const [typed, setTyped] = useState<WhoForgot>({
    phone: { country_code: defaultCountryCode, mobile_number: '' },
    email: '',
  });
  const heading = useHeadingFocus(step);
  const hasSelection = useHasSelection();
  useRefusalNotice(passwordReset);
  const titled = (title: ReactNode, meta: ReactNode, form: ReactNode) => (
    <>
      <div className="stack">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="modal__title">
          {title}
        </h2>
        <p className="meta">{meta}</p>
      </div>
      {form}
    </>
  );
  return (
    <Dialog
      isLayer
      className="auth"
      width="54rem"
      bare
      labelledBy={headingId}
      onClose={() => portal.send({ type: 'passwordReset.close' })}
    >
      <PageTitle
        text={
          code ? t`Enter the six digits` : step === 'resetting' ? t`Choose a new password` : t`Forgot your password?`
        }
      />
      <AuthArt of={code ? 'code' : hasSelection ? 'login' : 'account'} />
      <div className="modal__body">
        {step === 'asking'
          ? titled(
              <Trans>Forgot your password?</Trans>,
              <Trans>Tell us who you are, and we send a code to your address.</Trans>,
              <AskForCode passwordReset={passwordReset} typed={typed} onType={setTyped} />,
            )
          : null}
        {code ? <CodeStep code={code} headingId={headingId} level={2} /> : null}
        {step === 'resetting'
          ? titled(
              <Trans>Choose a new password</Trans>,
              <Trans>You log in with it from now on.</Trans>,
              <ChooseNewPassword passwordReset={passwordReset} />,
            )
          : null}
      </div>
    </Dialog>
  );
}

/** Every refusal is told as a notice, too (R8.1.6). */
function useRefusalNotice(passwordReset: PasswordResetRef): void {
  const { i18n } = useLingui();
  useEffect(() => {
    const passing = passingNotices();
    const refusals = passwordReset.on('passwordReset.refused', ({ problem }) =>
      passing.tell(problemWords(i18n, problem)),
    );
    return () => {
      refusals.unsubscribe();
      passing.dismiss();
    };
  }, [passwordReset, i18n]);
}
