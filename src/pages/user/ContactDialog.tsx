import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { isTakenCode } from '../../../machines/code/codeRules.ts';
import type { ContactChangeRef } from '../../../machines/contactChange/contactChangeMachine.ts';
import type { ContactKind } from '../../../machines/contactChange/contactChangeRules.ts';
import * as read from '../../../machines/contactChange/contactChangeSelectors.ts';
import { defaultCountryCode } from '../../../machines/phone/phoneRules.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { EmailField } from '../../components/fields/EmailField.tsx';
import { PhoneField } from '../../components/fields/PhoneField.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';
import { phoneCountries } from '../../i18n/phoneCountries.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CodeStep } from '../../widgets/code/CodeStep.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { contactFaultWords, refusalWords } from './profileWords.ts';

interface ContactDialogProps {
  change: ContactChangeRef;
  kind: ContactKind;
}

/** The new address or number, then the code that was sent there. */
export function ContactDialog({ change, kind }: ContactDialogProps) {
  const headingId = useId();
  const [typed, setTyped] = useState({ email: '', country_code: defaultCountryCode, mobile_number: '' });
  const code = useSelector(change, read.code);
  return (
    <Dialog isLayer bare labelledBy={headingId} onClose={() => change.send({ type: 'contact.dismiss' })}>
      <div className="modal__body">
        {code ? (
          <CodeStep code={code} to={kind} headingId={headingId} level={2} />
        ) : (
          <Ask {...{ change, kind, headingId, typed, setTyped }} />
        )}
      </div>
    </Dialog>
  );
}

interface Typed {
  email: string;
  country_code: string;
  mobile_number: string;
}

interface AskProps extends ContactDialogProps {
  headingId: string;
  typed: Typed;
  setTyped: (typed: Typed) => void;
}

function Ask({ change, kind, headingId, typed, setTyped }: AskProps) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const fault = useSelector(change, read.fault);
  const problem = useSelector(change, read.problem);
  const taken = problem && isTakenCode(problem.code) ? refusalWords(i18n, problem, null) : undefined;
  const error = fault ? contactFaultWords(i18n, kind, fault) : taken;
  return (
    <form
      className="stack details__ask"
      noValidate
      onSubmit={(event) => submitForm(event, () => change.send({ type: 'contact.submit', ...typed }))}
    >
      <h2 id={headingId} className="modal__title" tabIndex={-1}>
        {kind === 'email' ? <Trans>Your new email</Trans> : <Trans>Your new mobile number</Trans>}
      </h2>
      {kind === 'email' ? (
        <EmailField
          label={t`Email`}
          name="email"
          value={typed.email}
          onChange={(email) => setTyped({ ...typed, email })}
          hint={t`We send a code to this address.`}
          error={error}
        />
      ) : (
        <PhoneField
          label={t`Mobile number`}
          countries={phoneCountries(locale)}
          value={typed}
          onChange={(phone) => setTyped({ ...typed, ...phone })}
          hint={t`We send a code to this number.`}
          error={error}
        />
      )}
      <FormProblem words={problem && !taken ? refusalWords(i18n, problem, null) : null} live />
      <Button type="submit" variant="cta" size="l" full>
        <Trans>Send me a code</Trans>
      </Button>
    </form>
  );
}
