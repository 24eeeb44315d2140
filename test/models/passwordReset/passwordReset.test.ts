import { expect, test } from 'vitest';
import type { PasswordResetSnapshot } from '../../../machines/passwordReset/passwordResetMachine.ts';
import * as read from '../../../machines/passwordReset/passwordResetSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { lenient, strict } from './passwordReset.law.ts';
import { typedReset } from './passwordReset.model.ts';

checkLaws(strict, lenient);

const at = (situation: string) => reach(strict, strict.situations[situation]!.by).snapshot as PasswordResetSnapshot;

test.each([
  ['asking', 'asking'],
  ['confirming', 'confirmingCode'],
  ['choosing', 'resetting'],
  ['saving', 'resetting'],
] as const)('R2.13.9–11: while it is %s the step is %s', (situation, step) =>
  expect(read.step(at(situation))).toBe(step),
);

test('neither password nor code is kept (T05)', () => {
  const kept = JSON.stringify(Object.keys(strict.situations).map((situation) => at(situation).context));
  for (const secret of [typedReset.password, 'weak', 'week']) expect(kept).not.toContain(`"${secret}"`);
});
