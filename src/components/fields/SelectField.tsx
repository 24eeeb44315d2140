import type { ComponentProps } from 'react';
import { languageOf } from '../../i18n/languageOf.ts';
import { Field, type FieldText } from './Field.tsx';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps<Value extends string>
  extends FieldText, Omit<ComponentProps<'select'>, keyof FieldText | 'onChange' | 'children' | 'value'> {
  options: readonly SelectOption<Value>[];
  /** An empty text while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** The first, empty line; it cannot be chosen again once something is. */
  placeholder?: string | undefined;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, labelHidden, hint, error, optional, className, id } = props;
  const { options, value, onChange, placeholder, ...rest } = props;
  for (const name of ['label', 'labelHidden', 'hint', 'error', 'optional', 'className', 'id'] as const)
    delete rest[name];
  return (
    <Field {...{ label, labelHidden, hint, error, optional, className, id }}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className="select"
          value={value}
          // The options are the only values there are, so what comes back is one of them.
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled={!optional}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} lang={languageOf(option.label)}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
