import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldText } from './Field.tsx';
import { useComposed } from '../text/composed.ts';

export interface TextFieldProps
  extends FieldText, Omit<ComponentProps<'input'>, keyof FieldText | 'onChange' | 'children'> {
  onChange?: ((value: string) => void) | undefined;
  /** Numbers, e-mails and codes run from left to right in both languages. */
  ltr?: boolean | undefined;
  /** The value comes from the profile and may be seen, not changed. */
  locked?: boolean | undefined;
}

/** Marks of direction and other signs without a width that pasted text brings along: nobody sees them, and no name or address has them. Joiners belong to letters. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, optional, className, id, onChange, ltr, locked, ...rest } = props;
  const tell = ({ value }: HTMLInputElement): void => onChange?.(value.replace(unseen, ''));
  const [composed = rest.value, heard] = useComposed(tell, tell);
  return (
    <Field {...{ label, labelHidden, hint, error, optional, className, id }}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          value={composed}
          className={classNames('input', ltr && 'num')}
          dir={ltr ? 'ltr' : rest.dir}
          readOnly={locked ?? rest.readOnly}
          {...heard}
        />
      )}
    </Field>
  );
}
