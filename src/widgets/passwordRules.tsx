import { Trans } from '@lingui/react/macro';
import { strengthOf, type Strength } from '../../machines/person/password.ts';
import type { PasswordRule } from '../components/PasswordField.tsx';
import type { ReactNode } from 'react';

const labels: Record<keyof Strength, ReactNode> = {
  long: <Trans>8 characters</Trans>,
  upper: <Trans>An uppercase letter</Trans>,
  lower: <Trans>A lowercase letter</Trans>,
  digit: <Trans>A number</Trans>,
  special: <Trans>A special character</Trans>,
};

/** What a new password must hold (R5.2.1, R5.2.2), and what of it is there; nothing while the field is empty, where a hint stands (Q5.2.a). */
export function passwordRules(password: string): PasswordRule[] | undefined {
  if (password === '') return undefined;
  const strength = strengthOf(password);
  return Object.entries(labels).map(([kind, label]) => ({ label, isMet: strength[kind as keyof Strength] }));
}
