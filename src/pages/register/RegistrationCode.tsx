import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import * as readConfirmation from '../../../machines/confirmByCode/confirmByCodeSelectors.ts';
import type { RegistrationRef } from '../../../machines/registration/registrationMachine.ts';
import * as read from '../../../machines/registration/registrationSelectors.ts';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { AuthArt } from '../../widgets/AuthArt.tsx';
import { CodeStep } from '../../widgets/code/CodeStep.tsx';

/** The code, over the form that it belongs to (R2.13.7, R5.7.14). */
export function RegistrationCode({ registration }: { registration: RegistrationRef }) {
  const headingId = useId();
  const code = useSelector(useSelector(registration, read.confirmByCode), readConfirmation.code);
  const problem = useSelector(registration, read.problem);
  const isCodeAtFault = useSelector(registration, read.isCodeAtFault);
  const leave = code ? () => code.send({ type: 'code.leave' }) : undefined;
  return (
    <Dialog className="auth" width="54rem" bare labelledBy={headingId} onClose={leave}>
      <AuthArt of="code" />
      <div className="modal__body">
        {code ? (
          <CodeStep code={code} to="mobile" earlier={isCodeAtFault ? problem : null} headingId={headingId} level={2} />
        ) : (
          <div className="stack" aria-busy>
            <h2 id={headingId} tabIndex={-1} className="modal__title">
              <Trans>We are creating your account</Trans>
            </h2>
            <p className="meta">
              <Trans>This takes only a moment.</Trans>
            </p>
          </div>
        )}
      </div>
    </Dialog>
  );
}
