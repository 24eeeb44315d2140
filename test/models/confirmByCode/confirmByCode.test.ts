import { expect, test } from 'vitest';
import type { ConfirmByCodeSnapshot } from '../../../machines/confirmByCode/confirmByCodeMachine.ts';
import * as read from '../../../machines/confirmByCode/confirmByCodeSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { customer, opened } from '../session/session.model.ts';
import { laws } from './confirmByCode.law.ts';

checkLaws(...laws);

test('R4.9.1: the form has its captcha, the code is over it, and a missing machine has neither', () => {
  const [byForm] = laws;
  const hasCaptcha = (snapshot: ConfirmByCodeSnapshot) => read.captcha(snapshot)?.id === 'captcha';
  const hasCode = (snapshot: ConfirmByCodeSnapshot) => read.code(snapshot)?.id === 'code';
  expect(isSoIn(byForm!, hasCaptcha)).toEqual(['asking']);
  expect(isSoIn(byForm!, hasCode)).toEqual(['confirming', 'again']);
  expect([read.captcha(undefined), read.code(undefined)]).toEqual([undefined, undefined]);
});

test('R4.9.1: the output tells who is logged in by the code', () => {
  const told = toldIn(laws[0]!, ({ output }: ConfirmByCodeSnapshot) => output);
  expect(told).toMatchObject({ confirming: undefined, confirmed: { login: { user: customer, at: opened } } });
});
