import { useLingui } from '@lingui/react/macro';
import { useConfig } from '../../actors/portalContext.tsx';
import { SelectField } from '../../components/fields/SelectField.tsx';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';

interface ReligionFieldProps {
  value: number | null;
  onChange: (id: number | null) => void;
}

/** Asked where the operator lists some; nobody has to say it. */
export function ReligionField({ value, onChange }: ReligionFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { religions } = useConfig();
  if (!religions?.length) return null;
  return (
    <SelectField
      label={t`Religion`}
      optional
      placeholder={t`Rather not say`}
      options={religions.map((religion) => ({ value: String(religion.id), label: localName(religion, locale) }))}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
    />
  );
}
