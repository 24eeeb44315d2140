import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { Field, type FieldText } from './Field.tsx';
import { heardBy } from '../text/filledIn.ts';
import type { PhoneCountry } from '../../i18n/phoneCountries.ts';

export interface PhoneNumber {
  /** Digits of the dialling code, `971`. */
  country_code: string;
  mobile_number: string;
}

export interface PhoneFieldProps extends FieldText {
  countries: readonly PhoneCountry[];
  value: PhoneNumber;
  onChange: (value: PhoneNumber) => void;
  id?: string | undefined;
  locked?: boolean | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** Any number will do: none is asked for, and no fault is shown (R5.1.10). */
  unchecked?: boolean | undefined;
}

/** All 240 of them stand as they are while a number is typed. */
const CountryOptions = memo(function CountryOptions({ countries }: { countries: readonly PhoneCountry[] }) {
  return countries.map(({ code, dialling, name }) => (
    <option key={code} value={code}>
      {name} +{dialling}
    </option>
  ));
});

/** The one field for a mobile number (R2.13.18): country and number, written from left to right in both languages. */
export function PhoneField(props: PhoneFieldProps) {
  const { countries, value, onChange, locked = false, disabled, required, unchecked, error, ...text } = props;
  const { t } = useLingui();
  const [picked, setPicked] = useState<string | null>(null);
  // Several countries share a dialling code; the one picked here stays, otherwise the first of the list.
  const sharing = countries.filter(({ dialling }) => dialling === value.country_code);
  const country = sharing.find(({ code }) => code === picked) ?? sharing[0];

  const pick = (code: string): void => {
    setPicked(code);
    const chosen = countries.find((candidate) => candidate.code === code);
    if (chosen) onChange({ ...value, country_code: chosen.dialling });
  };

  return (
    <Field {...text} error={unchecked ? null : error}>
      {(control) => (
        <div className="phone" dir="ltr">
          <span className="phone__country">
            <span aria-hidden>
              {country?.code} +{value.country_code}
            </span>
            <select
              className="select"
              aria-label={t`Country code`}
              value={country?.code ?? ''}
              disabled={disabled || locked}
              onChange={(event) => pick(event.target.value)}
            >
              {country ? null : <option value="">+{value.country_code}</option>}
              <CountryOptions countries={countries} />
            </select>
          </span>
          <input
            {...control}
            className="input"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={value.mobile_number}
            readOnly={locked}
            disabled={disabled}
            required={required && !unchecked}
            {...heardBy<HTMLInputElement>((input) => onChange({ ...value, mobile_number: input.value }))}
          />
        </div>
      )}
    </Field>
  );
}
