import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ContactChangeRef } from '../../../machines/contactChange/contactChangeMachine.ts';
import type { ContactKind } from '../../../machines/contactChange/contactChangeRules.ts';
import * as read from '../../../machines/contactChange/contactChangeSelectors.ts';
import { spacedPhone } from '../../../machines/phone/spacedPhone.ts';
import { emailOf } from '../../../machines/session/userEmail.ts';
import { usePageActor, useSession, useUser } from '../../actors/portalContext.tsx';
import { provideContactChange } from '../../adapters/actors/account/contactChangeActors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { useContactNews } from './useContactNews.ts';

/** E-mail address and mobile number: another one takes a code that is sent there (R3.7.10). */
export function Contact() {
  const [machine] = useState(provideContactChange);
  return <ContactPart change={usePageActor(machine, { input: { session: useSession() } })} />;
}

export function ContactPart({ change }: { change: ContactChangeRef }) {
  const { t } = useLingui();
  const user = useUser();
  const kind = useSelector(change, read.kind);
  useContactNews(change);
  if (user === null) return null;
  const ask = (asked: ContactKind, known: string | null) => change.send({ type: 'contact.open', kind: asked, known });
  return (
    <section className="details__part" aria-label={t`How we reach you`}>
      <h2>
        <Trans>How we reach you</Trans>
      </h2>
      <div className="details__fields">
        <Known label={t`Email`} value={emailOf(user)} onChange={() => ask('email', user.email)}>
          {user.email ? <Trans>Change the email</Trans> : <Trans>Add an email</Trans>}
        </Known>
        <Known
          label={t`Mobile number`}
          value={user.mobile && spacedPhone(user.mobile)}
          onChange={() => ask('mobile', user.mobile)}
        >
          {user.mobile ? <Trans>Change the number</Trans> : <Trans>Add a number</Trans>}
        </Known>
        <p className="fine details__wide">
          <Trans>We send a code to the new one; until you enter it, the old one stays.</Trans>
        </p>
      </div>
      {kind === null ? null : <ContactDialog change={change} kind={kind} />}
    </section>
  );
}

interface KnownProps {
  label: string;
  value: string | null;
  onChange: () => void;
  children: React.ReactNode;
}

function Known({ label, value, onChange, children }: KnownProps) {
  return (
    <div className="details__known">
      <TextField label={label} locked ltr value={value ?? ''} />
      <Button variant="line" size="s" onClick={onChange}>
        {children}
      </Button>
    </div>
  );
}
