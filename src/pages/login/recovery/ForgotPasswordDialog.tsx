import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { ForgotPasswordRef } from '../../../../machines/forgotPassword/forgotPasswordMachine.ts';
import * as read from '../../../../machines/forgotPassword/forgotPasswordSelectors.ts';
import { defaultCountryCode } from '../../../../machines/phone/phoneRules.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { AuthArt } from '../../../widgets/AuthArt.tsx';
import { CodeStep } from '../../../widgets/code/CodeStep.tsx';
import { passingNotices } from '../../../actors/notices.ts';
import { usePortal } from '../../../actors/portalContext.tsx';
import { useHeadingFocus } from '../../../components/useHeadingFocus.ts';
import { AskForCode, type WhoForgot } from './AskForCode.tsx';
import { NewPassword } from './NewPassword.tsx';
import { problemWords } from './recoveryMessages.ts';
import '../login.css';

/** The way to a new password: who it is, the code, the password twice (R2.13.9–11). */
export function ForgotPasswordDialog({ recovery }: { recovery: ForgotPasswordRef }) {
  const portal = usePortal();
  const headingId = useId();
  const step = useSelector(recovery, read.step);
  const code = useSelector(recovery, read.code);
  const [typed, setTyped] = useState<WhoForgot>({
    phone: { country_code: defaultCountryCode, mobile_number: '' },
    email: '',
  });
  const heading = useHeadingFocus(step);
  useRefusalNotice(recovery);
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
      onClose={() => portal.send({ type: 'recovery.close' })}
    >
      <AuthArt of={code ? 'code' : 'login'} />
      <div className="modal__body">
        {step === 'asking'
          ? titled(
              <Trans>Forgot your password?</Trans>,
              <Trans>Tell us who you are, and we send a code to your address.</Trans>,
              <AskForCode recovery={recovery} typed={typed} onType={setTyped} />,
            )
          : null}
        {code ? <CodeStep code={code} headingId={headingId} level={2} /> : null}
        {step === 'resetting'
          ? titled(
              <Trans>Choose a new password</Trans>,
              <Trans>You log in with it from now on.</Trans>,
              <NewPassword recovery={recovery} />,
            )
          : null}
      </div>
    </Dialog>
  );
}

/** Every refusal is told as a notice, too (R8.1.6). */
function useRefusalNotice(recovery: ForgotPasswordRef): void {
  const { i18n } = useLingui();
  useEffect(() => {
    const passing = passingNotices();
    const refusals = recovery.on('recovery.refused', ({ problem }) => passing.tell(problemWords(i18n, problem)));
    return () => {
      refusals.unsubscribe();
      passing.dismiss();
    };
  }, [recovery, i18n]);
}
