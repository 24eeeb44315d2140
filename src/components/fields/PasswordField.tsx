import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { check } from '../../art/icons/signs.ts';
import { eye } from '../../art/icons/tools.ts';
import { classNames } from '../classNames.ts';
import { Field } from './Field.tsx';
import { heardBy } from '../text/filledIn.ts';
import { Icon } from '../pictures/Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import type { TextFieldProps } from './TextField.tsx';
import './password.css';

export interface PasswordRule {
  label: ReactNode;
  isMet: boolean;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'ltr' | 'locked'> {
  /** What a new password must hold, ticked off while it is typed. */
  rules?: readonly PasswordRule[] | undefined;
}

/** A password that can be looked at. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, labelHidden, hint, error, optional, className, id, onChange, rules, ...rest } = props;
  const rulesId = useId();
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, labelHidden, hint, error, optional, className, id }}>
      {(control) => (
        <>
          <div className="suffix" dir="ltr">
            <input
              autoComplete="current-password"
              {...rest}
              {...control}
              aria-describedby={classNames(control['aria-describedby'], rules && rulesId) || undefined}
              className="input"
              type={shown ? 'text' : 'password'}
              spellCheck={false}
              autoCapitalize="none"
              {...heardBy<HTMLInputElement>(({ value }) => onChange?.(value))}
            />
            <IconButton icon={eye} label={t`Show password`} aria-pressed={shown} onClick={() => setShown(!shown)} />
          </div>
          {rules ? <Rules id={rulesId} rules={rules} /> : null}
        </>
      )}
    </Field>
  );
}

function Rules({ id, rules }: { id: string; rules: readonly PasswordRule[] }) {
  return (
    <ul className="pwrules" id={id}>
      {rules.map(({ label, isMet }, index) => (
        <li key={index} className={isMet ? 'is-met' : undefined}>
          <Icon of={check} />
          {label} <span className="vh">{isMet ? <Trans>Done</Trans> : <Trans>Still missing</Trans>}</span>
        </li>
      ))}
    </ul>
  );
}
