import { useSelector } from '@xstate/react';
import { useId } from 'react';
import * as readConfirmation from '../../../machines/confirmByCode/confirmByCodeSelectors.ts';
import type { LoginRef } from '../../../machines/login/loginMachine.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { AuthArt } from '../../widgets/AuthArt.tsx';
import { usePortal } from '../../actors/portalContext.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useHasSelection } from './useHasSelection.ts';

/** The ways in, over whatever is on screen (R2.13.1). */
export function LoginDialog({ login }: { login: LoginRef }) {
  const portal = usePortal();
  const headingId = useId();
  const code = useSelector(useSelector(login, read.confirmByCode), readConfirmation.code);
  const hasSelection = useHasSelection();
  return (
    <Dialog
      isLayer
      className="auth"
      width="54rem"
      bare
      labelledBy={headingId}
      onClose={() => portal.send({ type: 'login.close' })}
    >
      <AuthArt of={hasSelection ? (code ? 'code' : 'login') : 'account'} />
      <div className="modal__body">
        <LoginForm
          login={login}
          headingId={headingId}
          level={2}
          onForgot={() => portal.send({ type: 'passwordReset.open' })}
        />
      </div>
    </Dialog>
  );
}
