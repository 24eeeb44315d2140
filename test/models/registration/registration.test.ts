import { expect, test } from 'vitest';
import type { RegistrationSnapshot } from '../../../machines/registration/registrationMachine.ts';
import * as read from '../../../machines/registration/registrationSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { momentsOf } from '../../support/law/moments.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { done } from '../../support/paths.ts';
import { registrationLaw } from './registration.law.ts';

checkLaws(registrationLaw);

const moments = momentsOf([registrationLaw]) as RegistrationSnapshot[];

test('Q5.1.b: the form’s faults and the server’s problem are never there together', () => {
  for (const snapshot of moments) expect(read.hasFaults(snapshot) && read.problem(snapshot) !== null).toBe(false);
  expect(moments.some(read.hasFaults)).toBe(true);
});

test('T05, T06: what may not be written down is in no snapshot', () => {
  const kept = JSON.stringify(moments.map(({ context }) => context));
  for (const secret of ['Court-Lines-9', '1990-01-31', '784-1990-1234567-6', '784199012345676'])
    expect(kept).not.toContain(secret);
});

const at = (name: string) =>
  reach(registrationLaw, registrationLaw.situations[name]!.by).snapshot as RegistrationSnapshot;

test.each([
  ['filling', 'filling'],
  ['holding', 'filling'],
  ['confirming', 'confirmingCode'],
  ['codeRefused', 'confirmingCode'],
  // While the registration itself is sent the code stays on screen.
  ['registering', 'confirmingCode'],
] as const)('R5.7.14: while it is %s the step is %s', (situation, step) => expect(read.step(at(situation))).toBe(step));

const registered = {
  by: [...registrationLaw.situations['registering']!.by, done('registerCustomer', { message: 'Welcome!' })],
};

test('Q3.10.d: the account is there once the server says so, with what it says', () => {
  const law = { ...registrationLaw, situations: { registered: { ...registered, state: 'registered' } } };
  expect(toldIn(law, read.step)).toEqual({ registered: 'registered' });
  expect(toldIn(law, read.message)).toEqual({ registered: 'Welcome!' });
  expect(toldIn(registrationLaw, read.message)).toMatchObject({ filling: null, registering: null });
});

test('R8.1.7: what was typed, what is wrong with it, and whether the code was', () => {
  expect(toldIn(registrationLaw, read.draft)).toMatchObject({
    filling: { email: '' },
    confirming: { email: ' layla@haddad.example ' },
  });
  expect(toldIn(registrationLaw, read.faults)).toMatchObject({
    filling: {},
    faulty: { mobile: 'mobileMissing', terms: 'termsOpen' },
  });
  expect(isSoIn(registrationLaw, read.hasFaults)).toEqual(['faulty']);
  expect(isSoIn(registrationLaw, read.isCodeAtFault)).toEqual(['codeRefused']);
  expect(isSoIn(registrationLaw, read.isBusy)).toEqual(['holding', 'registering']);
});

test('R7.4.9: captcha and code of the form are available until it is sent', () => {
  const { filling, registering } = toldIn(registrationLaw, read.confirmByCode);
  expect([filling?.id, registering]).toEqual(['confirmByCode', undefined]);
});
