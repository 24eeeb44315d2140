import { phoneCountries } from '../../../i18n/phoneCountries.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { PhoneField } from '../../../components/PhoneField.tsx';
import { EmailField } from '../../../components/EmailField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import type { AttendeeProps } from './AttendeeBlock.tsx';
import { faultWords, labels } from './attendeeMessages.ts';
import { useAttendee } from './useAttendee.ts';

/** Asked of everybody (R5.6.1); of the customer it is on file (R3.7.12). */
export function ContactFields(props: AttendeeProps) {
  const locale = useLocale();
  const { i18n, typed, faults, isLocked, put } = useAttendee(props);
  const { name, country_code, mobile_number, email } = typed;
  // The browser knows the customer, not the others.
  const fill = (token: string): string => (props.attendee === 0 ? token : 'off');
  return (
    <>
      <TextField
        label={i18n._(labels.name)}
        autoComplete={fill('name')}
        locked={isLocked('name')}
        value={name}
        onChange={(text) => put({ name: text })}
        error={faultWords(i18n, 'name', faults)}
      />
      {isLocked('mobile') ? (
        <TextField label={i18n._(labels.mobile)} ltr locked value={`+${country_code} ${mobile_number}`} />
      ) : (
        <PhoneField
          label={i18n._(labels.mobile)}
          countries={phoneCountries(locale)}
          value={{ country_code, mobile_number }}
          onChange={put}
          error={faultWords(i18n, 'mobile', faults)}
        />
      )}
      <EmailField
        label={i18n._(labels.email)}
        autoComplete={fill('email')}
        locked={isLocked('email')}
        value={email}
        onChange={(text) => put({ email: text })}
        error={faultWords(i18n, 'email', faults)}
      />
    </>
  );
}
