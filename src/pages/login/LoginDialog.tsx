import { useId } from 'react';
import type { LoginRef } from '../../../machines/login/loginMachine.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { usePortal } from '../../portal/portalContext.tsx';
import { LoginArt } from './LoginArt.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The ways in, over whatever is on screen (R2.13.1). */
export function LoginDialog({ login }: { login: LoginRef }) {
  const portal = usePortal();
  const headingId = useId();
  return (
    <Dialog
      className="auth"
      width="54rem"
      bare
      labelledBy={headingId}
      onClose={() => portal.send({ type: 'login.close' })}
    >
      <LoginArt />
      <div className="modal__body">
        <LoginForm login={login} headingId={headingId} level={2} />
      </div>
    </Dialog>
  );
}
