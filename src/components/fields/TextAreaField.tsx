import type { ComponentProps } from 'react';
import { Field, type FieldText } from './Field.tsx';
import { heardBy } from '../text/filledIn.ts';

export interface TextAreaFieldProps
  extends FieldText, Omit<ComponentProps<'textarea'>, keyof FieldText | 'onChange' | 'children'> {
  onChange?: ((value: string) => void) | undefined;
}

/** More than a line; it grows with what is written. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, labelHidden, hint, error, optional, className, id, onChange, ...rest } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, optional, className, id }}>
      {(control) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          className="input"
          {...heardBy<HTMLTextAreaElement>(({ value }) => onChange?.(value))}
        />
      )}
    </Field>
  );
}
