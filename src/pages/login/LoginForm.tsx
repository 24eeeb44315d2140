import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import * as readConfirmation from '../../../machines/confirmByCode/confirmByCodeSelectors.ts';
import type { LoginRef, LoginSnapshot } from '../../../machines/login/loginMachine.ts';
import * as readArrival from '../../../machines/login/arrivalSelectors.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import { defaultCountryCode } from '../../../machines/phone/phoneRules.ts';
import type { PhoneNumber } from '../../components/fields/PhoneField.tsx';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CodeStep } from '../../widgets/code/CodeStep.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useHeadingFocus } from '../../components/useHeadingFocus.ts';
import { EmailForm } from './EmailForm.tsx';
import { GuestForm, type TypedAsGuest } from './GuestForm.tsx';
import { Introduction } from './Introduction.tsx';
import { ProviderWait } from './ProviderWait.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useRefusalNotice } from './useRefusalNotice.ts';
import './login.css';

export interface LoginFormProps {
  login: LoginRef;
  /** Names the dialog or page by the form's heading. */
  headingId: string;
  /** A dialog's heading stands below the page's own. */
  level: 1 | 2;
  /** Opens the way to a new password. */
  onForgot: () => void;
}

const isAway = (snapshot: LoginSnapshot): boolean => read.isAtProvider(snapshot) || read.isArriving(snapshot);

/** The form of the way in that was chosen, under its heading. */
export function LoginForm({ login, headingId, level, onForgot }: LoginFormProps) {
  const { t } = useLingui();
  const hasTerms = localText(useConfig(), 'tnc', useLocale()).trim() !== '';
  const way = useSelector(login, read.way);
  const code = useSelector(useSelector(login, read.confirmByCode), readConfirmation.code);
  const away = useSelector(login, isAway);
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState<PhoneNumber>({ country_code: defaultCountryCode, mobile_number: '' });
  const entered = useSelector(login, read.entered);
  const [guest, setGuest] = useState<TypedAsGuest>({ ...entered, isAgreed: false });
  useRefusalNotice(login);
  const arrival = useSelector(login, read.arrival);
  const introduced = useSelector(arrival, readArrival.introduced);
  const heading = useHeadingFocus(introduced ? 'introduction' : away ? 'away' : code ? 'code' : way);

  const title = (
    <PageTitle text={code ? t`Enter the six digits` : way === 'guest' ? t`Continue as guest` : t`Log in`} />
  );
  if (introduced || away || code)
    return (
      <>
        {title}
        {arrival && introduced ? (
          <Introduction arrival={arrival} name={introduced.name} {...{ heading, headingId, level }} />
        ) : away ? (
          <ProviderWait login={login} {...{ heading, headingId, level }} />
        ) : code ? (
          <CodeStep code={code} {...{ headingId, level }} />
        ) : null}
      </>
    );

  const Heading = level === 1 ? 'h1' : 'h2';
  const other = (
    <OtherWays login={login} typed={{ ...phone, email }} onGuest={() => login.send({ type: 'guest.choose' })} />
  );
  return (
    <>
      {title}
      <div className="stack">
        <Heading id={headingId} ref={heading} tabIndex={-1} className={level === 2 ? 'modal__title' : undefined}>
          {way === 'guest' ? <Trans>Continue as guest</Trans> : <Trans>Log in</Trans>}
        </Heading>
        <p className="meta">{introductions[way]}</p>
      </div>
      {way === 'guest' ? (
        <GuestForm
          login={login}
          hasTerms={hasTerms}
          typed={guest}
          onType={setGuest}
          onAccount={() => login.send({ type: 'account.choose' })}
        />
      ) : null}
      {way === 'password' ? <PasswordForm login={login} phone={phone} onPhone={setPhone} onForgot={onForgot} /> : null}
      {way === 'email' ? <EmailForm login={login} email={email} onEmail={setEmail} /> : null}
      {way === 'guest' ? null : other}
    </>
  );
}

const introductions: Record<read.LoginWay, ReactNode> = {
  password: <Trans>Use the mobile number you registered with.</Trans>,
  email: <Trans>We send a code to the address you registered with.</Trans>,
  guest: <Trans>We send your tickets to this number and address.</Trans>,
};
