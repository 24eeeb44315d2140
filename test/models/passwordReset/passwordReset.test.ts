import { expect, test } from 'vitest';
import type { PasswordResetSnapshot } from '../../../machines/passwordReset/passwordResetMachine.ts';
import * as read from '../../../machines/passwordReset/passwordResetSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
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

test('R2.13.9–11: what is wrong, whether the form is shown, and when nothing can be pressed', () => {
  const told = (snapshot: PasswordResetSnapshot) => [
    Object.values(read.faults(snapshot)),
    read.problem(snapshot)?.code ?? null,
    read.confirmByCode(snapshot)?.id ?? null,
  ];
  const form = 'confirmByCode';
  expect(toldIn(strict, told)).toEqual({
    asking: [[], null, form],
    faulty: [['mobileMissing', 'emailMissing', 'captchaMissing'], null, form],
    unsent: [[], 'codeUnsent', form],
    confirming: [[], null, form],
    choosing: [[], null, null],
    weak: [['passwordShort', 'passwordsDoNotMatch'], null, null],
    saving: [[], null, null],
    refused: [[], 'invalidToken', null],
  });
  expect(isSoIn(strict, read.isBusy)).toEqual(['saving']);
});

test('R5.2.5: whether the new password must be strong', () => {
  expect(Object.values(toldIn(strict, read.restricts)).every(Boolean)).toBe(true);
  expect(Object.values(toldIn(lenient, read.restricts)).some(Boolean)).toBe(false);
});
