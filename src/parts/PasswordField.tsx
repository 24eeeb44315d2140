import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { eye } from '../art/icons/tools.ts';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import type { TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'ltr' | 'locked'>;

/** A password that can be looked at. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, labelHidden, hint, error, optional, className, id, onChange, ...rest } = props;
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, labelHidden, hint, error, optional, className, id }}>
      {(control) => (
        <div className="suffix" dir="ltr">
          <input
            autoComplete="current-password"
            {...rest}
            {...control}
            className="input"
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => onChange?.(event.target.value)}
          />
          <IconButton icon={eye} label={t`Show password`} aria-pressed={shown} onClick={() => setShown(!shown)} />
        </div>
      )}
    </Field>
  );
}
