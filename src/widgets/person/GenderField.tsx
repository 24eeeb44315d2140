import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../components/fields/SelectField.tsx';

interface GenderFieldProps {
  value: '' | 'Male' | 'Female';
  onChange: (gender: 'Male' | 'Female') => void;
}

/** Nobody has to say it. */
export function GenderField({ value, onChange }: GenderFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={t`Gender`}
      optional
      placeholder={t`Rather not say`}
      autoComplete="sex"
      options={[
        { value: 'Female', label: t`Female` },
        { value: 'Male', label: t`Male` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
