import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { strengthOf, type Strength } from '../../machines/person/password.ts';
import { PasswordField, type PasswordFieldProps, type PasswordRule } from '../components/fields/PasswordField.tsx';

const labels: Record<keyof Strength, ReactNode> = {
  long: <Trans>8 characters</Trans>,
  upper: <Trans>An uppercase letter</Trans>,
  lower: <Trans>A lowercase letter</Trans>,
  digit: <Trans>A number</Trans>,
  special: <Trans>A special character</Trans>,
};

/** What a new password must hold (R5.2.1, R5.2.2), and what of it is there; nothing while the field is empty, where a hint stands (Q5.2.a). */
function rulesOf(password: string): PasswordRule[] | undefined {
  if (password === '') return undefined;
  const strength = strengthOf(password);
  return Object.entries(labels).map(([kind, label]) => ({ label, isMet: strength[kind as keyof Strength] }));
}

interface NewPasswordFieldProps extends Pick<PasswordFieldProps, 'label' | 'error' | 'enterKeyHint'> {
  value: string;
  onChange: (password: string) => void;
  /** Whether the rules hold here (Q5.2.b). */
  restricts?: boolean;
}

/** A password that is chosen: its rules stand below and are met one by one. */
export function NewPasswordField({ value, restricts = true, ...rest }: NewPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      {...rest}
      name="password"
      autoComplete="new-password"
      value={value}
      hint={restricts && value === '' ? t`Must Contain 8 Characters` : undefined}
      rules={restricts ? rulesOf(value) : undefined}
    />
  );
}
