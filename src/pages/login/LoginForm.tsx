import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { LoginEvent, LoginRef } from '../../../machines/login/loginMachine.ts';
import { mayOfferGuest } from '../../../machines/login/loginRules.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useCart, useConfig } from '../../portal/portalContext.tsx';
import { GuestForm } from './GuestForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useRefusalNotice } from './useRefusalNotice.ts';
import '../../styles/auth.css';
import './login.css';

export interface LoginFormProps {
  login: LoginRef;
  /** Names the dialog or page by the form's heading. */
  headingId: string;
  /** A dialog's heading stands below the page's own. */
  level: 1 | 2;
}

/** The heading and the form of the way in that was chosen. */
export function LoginForm({ login, headingId, level }: LoginFormProps) {
  const locale = useLocale();
  const config = useConfig();
  const lines = useSelector(useCart(), ({ context }) => context.lines);
  const isGuest = useSelector(login, read.way) === 'guest';
  useRefusalNotice(login);
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = level === 1 ? 'h1' : 'h2';
  // The button that was pressed goes with its form; the focus goes to what the other form is called.
  const turnTo = (wish: Extract<LoginEvent, { type: 'guest.choose' | 'password.choose' }>): void => {
    flushSync(() => login.send(wish));
    heading.current?.focus();
  };
  return (
    <>
      <div className="stack">
        <Heading id={headingId} ref={heading} tabIndex={-1} className={level === 2 ? 'modal__title' : undefined}>
          {isGuest ? <Trans>Continue as guest</Trans> : <Trans>Log in</Trans>}
        </Heading>
        <p className="meta">
          {isGuest ? (
            <Trans>We send your tickets to this number and address.</Trans>
          ) : (
            <Trans>Use the mobile number you registered with.</Trans>
          )}
        </p>
      </div>
      {isGuest ? (
        <GuestForm
          login={login}
          hasTerms={localText(config, 'tnc', locale).trim() !== ''}
          onPassword={() => turnTo({ type: 'password.choose' })}
        />
      ) : (
        <PasswordForm
          login={login}
          onGuest={mayOfferGuest(config, lines) ? () => turnTo({ type: 'guest.choose' }) : undefined}
        />
      )}
    </>
  );
}
