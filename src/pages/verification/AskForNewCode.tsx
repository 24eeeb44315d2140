import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as readConfirmation from '../../../machines/confirmByCode/confirmByCodeSelectors.ts';
import * as readCaptcha from '../../../machines/captcha/captchaSelectors.ts';
import { defaultCountryCode } from '../../../machines/phone/phoneRules.ts';
import type { VerificationRef } from '../../../machines/verification/verificationMachine.ts';
import * as read from '../../../machines/verification/verificationSelectors.ts';
import { phoneCountries } from '../../i18n/phoneCountries.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { PhoneField } from '../../components/fields/PhoneField.tsx';
import { EmailField } from '../../components/fields/EmailField.tsx';
import { ErrorSummary } from '../../widgets/ErrorSummary.tsx';
import { HumanCheck } from '../../widgets/HumanCheck.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';
import { faultWords, labels, refusalsOf } from './verificationWords.ts';

/** Who wants a code instead of the link: number, address and captcha (Q2.1.c). */
export function AskForNewCode({ verification }: { verification: VerificationRef }) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const [phone, setPhone] = useState({ country_code: defaultCountryCode, mobile_number: '' });
  const faults = useSelector(verification, read.faults);
  const captcha = useSelector(useSelector(verification, read.confirmByCode), readConfirmation.captcha);
  return (
    <form
      className="verification__form"
      noValidate
      onSubmit={(event) =>
        submitForm(event, (typed) =>
          verification.send({
            type: 'recipient.submit',
            ...phone,
            email: typed('email'),
            captcha: readCaptcha.stateNow(captcha),
          }),
        )
      }
    >
      <ErrorSummary form={t`Confirm your address`} refusals={refusalsOf(i18n, faults)} />
      <PhoneField
        label={i18n._(labels.mobile)}
        countries={phoneCountries(locale)}
        value={phone}
        onChange={setPhone}
        error={faultWords(i18n, 'mobile', faults)}
      />
      <EmailField
        label={i18n._(labels.email)}
        name="email"
        enterKeyHint="send"
        error={faultWords(i18n, 'email', faults)}
      />
      {captcha ? <HumanCheck captcha={captcha} error={faultWords(i18n, 'captcha', faults)} /> : null}
      <Button type="submit" variant="cta" size="l" full>
        <Trans>Send me a code</Trans>
      </Button>
    </form>
  );
}
