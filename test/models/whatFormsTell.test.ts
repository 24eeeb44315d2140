/** The selectors of forms, in each state. */
import { describe, expect, test } from 'vitest';
import { createEmptyActor } from 'xstate';
import { erasureMachine } from '../../machines/erasure/erasureMachine.ts';
import { isHinderedNow, isTooSoon } from '../../machines/erasure/erasureRules.ts';
import * as erasure from '../../machines/erasure/erasureSelectors.ts';
import { partnerRegistrationMachine } from '../../machines/partnerRegistration/partnerRegistrationMachine.ts';
import { emptyPartnerDraft } from '../../machines/partnerRegistration/partnerRegistrationRules.ts';
import * as partner from '../../machines/partnerRegistration/partnerRegistrationSelectors.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { siteFormMachine } from '../../machines/siteForm/siteFormMachine.ts';
import { asksForFile } from '../../machines/siteForm/siteFormRules.ts';
import * as siteForm from '../../machines/siteForm/siteFormSelectors.ts';

const problem = { code: 'lost', message: null };

type ValueOf<Machine extends { resolveState(config: never): unknown }> = Parameters<
  Machine['resolveState']
>[0] extends { value: infer Value }
  ? Value
  : never;

describe('an account that is deleted (Q7.7.g)', () => {
  const known = { proof: 'password' as const, hindrances: [] };
  const context = { erasure: known as never, fault: 'passwordMissing' as const, problem, refusals: 2 };
  const at = (value: ValueOf<typeof erasureMachine>) => erasureMachine.resolveState({ value, context });

  test.each([
    ['closed', null, false],
    ['looking', 'looking', true],
    ['unknown', 'unknown', false],
    ['hindered', 'hindered', false],
    ['explaining', 'explaining', false],
    ['sendingCode', 'explaining', true],
    ['proving', 'proving', false],
    ['sendingAgain', 'proving', true],
    ['erasing', 'proving', true],
    ['erased', null, false],
  ] as const)('%s: the dialog shows %s, at work: %s', (value, step, isBusy) => {
    expect([erasure.step(at(value)), erasure.isBusy(at(value))]).toEqual([step, isBusy]);
  });

  test('reports the server’s answer, what is wrong, why it was refused, and how often', () =>
    expect(
      [erasure.erasure, erasure.fault, erasure.problem, erasure.refusals].map((ask) => ask(at('proving'))),
    ).toEqual([known, 'passwordMissing', problem, 2]));

  test('only the server’s own code means too soon, or a hindrance', () => {
    const said = ['codeTooSoon', 'notErasable', 'other'].map((code) => new RefusedError(code));
    const mute = Object.assign(new ConnectionError(), { code: 'codeTooSoon' });
    expect([...said, mute].map(isTooSoon)).toEqual([true, false, false, false]);
    expect([...said, mute].map(isHinderedNow)).toEqual([false, true, false, false]);
  });
});

describe('the registration of a partner (Q5.1.b)', () => {
  const faults = { email: 'emailMissing' as never };
  const at = (value: ValueOf<typeof partnerRegistrationMachine>, context: object = {}) =>
    partnerRegistrationMachine.resolveState({
      value,
      context: { draft: emptyPartnerDraft, faults, problem, message: 'Sent', ...context },
    });

  test.each([
    ['filling', false, false],
    ['registering', true, false],
    ['awaitingApproval', false, true],
  ] as const)('%s: at work: %s, waits for the operator: %s', (value, isBusy, isAwaiting) => {
    expect([partner.isBusy(at(value)), partner.isAwaitingOperator(at(value))]).toEqual([isBusy, isAwaiting]);
  });

  test('reports what was typed, what is wrong, and the server’s message', () => {
    const { draft, faults: faultsOf, problem: problemOf, message } = partner;
    expect([draft, faultsOf, problemOf, message].map((ask) => ask(at('filling')))).toEqual([
      { contact_person: '', entity_type: '', entity_name: '', email: '', country_code: '971', mobile_number: '' },
      faults,
      problem,
      'Sent',
    ]);
  });

  test('has faults or none', () =>
    expect([at('filling'), at('filling', { faults: {} })].map(partner.hasFaults)).toEqual([true, false]));
});

describe('a form of the operator (Q7.5.a)', () => {
  const context = {
    slug: 'join',
    form: { fields: [] },
    answers: { 1: 'One' },
    isCut: true,
    faults: { answers: {} } as never,
    problem,
    fileField: 2,
    fileProblem: { code: 'fileTooLarge', message: null },
    message: 'Thank you',
  };
  const at = (value: ValueOf<typeof siteFormMachine>) => siteFormMachine.resolveState({ value, context });

  test.each([
    [{ open: 'filling' }, false, false, false],
    [{ open: 'storing' }, false, true, false],
    [{ open: 'sending' }, true, false, false],
    ['sent', false, false, true],
  ] as const)('%o: is sent: %s, its file is stored: %s, has been sent: %s', (value, isSending, isStoring, isSent) => {
    const snapshot = at(value);
    expect([siteForm.isSending(snapshot), siteForm.isStoring(snapshot, 2), siteForm.isSent(snapshot)]).toEqual([
      isSending,
      isStoring,
      isSent,
    ]);
    expect(siteForm.isStoring(snapshot, 1)).toBe(false);
  });

  test('reports what was typed, what is wrong and the server’s message; a file’s problem only at its own field', () => {
    const snapshot = at({ open: 'filling' });
    const { answers, faults, problem: problemOf, message } = siteForm;
    expect([answers, faults, problemOf, message].map((ask) => ask(snapshot))).toEqual([
      { 1: 'One' },
      { answers: {} },
      problem,
      'Thank you',
    ]);
    expect([1, 2].map((field) => siteForm.fileProblem(snapshot, field))).toEqual([
      null,
      { code: 'fileTooLarge', message: null },
    ]);
  });

  test('includes the captcha', () => {
    const proof = createEmptyActor();
    // SAFETY: the selector only reads this child.
    const snapshot = { children: { captcha: proof } } as unknown as Parameters<typeof siteForm.captcha>[0];
    expect(siteForm.captcha(snapshot)).toBe(proof);
  });

  test('asks for a file only where the field is visible', () => {
    const field = (type: string, is_visible: boolean) => ({ type, is_visible });
    // SAFETY: only the type and visibility of a field are read.
    const asks = (...fields: object[]) => asksForFile({ fields } as unknown as Parameters<typeof asksForFile>[0]);
    expect(asks(field('text', true), field('file', true))).toBe(true);
    expect([asks(), asks(field('text', true)), asks(field('file', false))]).toEqual([false, false, false]);
  });
});
