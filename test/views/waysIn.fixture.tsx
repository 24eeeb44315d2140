/** What the view tests of login, codes, passwords and registration share: nested machines whose actors wait, and user input. */
import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { captchaMachine } from '../../machines/captcha/captchaMachine.ts';
import { codeMachine } from '../../machines/code/codeMachine.ts';
import { confirmByCodeMachine } from '../../machines/confirmByCode/confirmByCodeMachine.ts';
import { RefusedError } from '../../machines/shared/problem.ts';
import { notices } from '../../src/actors/notices.ts';
import { sent } from '../models/code/code.fixtures.ts';
import { done, failed } from '../support/paths.ts';
import { holdActors } from '../support/replay.ts';
import type { Say } from '../support/screens/checkScreens.ts';

export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => fireEvent.click(button(name));
export const fill = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
export const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am not a robot' });
export const digits = (name = 'One-time code') => screen.getByLabelText<HTMLInputElement>(name);

/** Why a control was refused, as it is read with it. */
export const reasonOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .filter((said) => said?.classList.contains('err'))
    .map((said) => said?.textContent ?? '')
    .join(' ');

/** Why controls were refused, one sentence a field. */
export function refusals(): Set<string> {
  const refused = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
  return new Set(refused.map(reasonOf));
}

/** The focus is on the summary of several refusals, where the form has one, else on the first refused control. */
export function expectFocusOnRefusal({ hasSummary = true } = {}): void {
  const summary = document.querySelector('[data-refusals]');
  const first = document.querySelector('[aria-invalid="true"]');
  expect(summary !== null).toBe(hasSummary && refusals().size > 1);
  if (first) expect(document.activeElement).toBe(summary ?? first);
}

export const told = () => notices.getSnapshot().context.shown?.text;

/**
 * The real captcha and code machines, whose calls only the test answers.
 * @param say the on-screen text for an English name
 */
export function heldCodes(say: Say = (english) => english) {
  const captcha = holdActors(captchaMachine);
  const code = holdActors(codeMachine);
  const settle = (event: AnyEventObject) =>
    act(async () => {
      if (!captcha.settle(event)) code.settle(event);
      await Promise.resolve();
    });
  /** Ticks the captcha on screen, unless it is ticked. */
  const prove = async (box = tick()) => {
    if (box.checked) return;
    fireEvent.click(box);
    await settle(done('proveHuman', { validFor: 100_000 }));
  };
  /** Brings a code step to the end that a model wants: as the server and a person would. */
  const finish = async ({ type, problem, output }: AnyEventObject) => {
    if (type === 'code.left') return act(async () => press(say('Back')));
    await settle(done('recallCode', null));
    if (type === 'code.unsent') return settle(failed('sendCode', new RefusedError(problem.code, problem.message, 422)));
    await settle(done('sendCode', sent));
    fill(digits(say('One-time code')), '482913');
    return settle(done('checkCode', output.login));
  };
  const nested = { captcha: captcha.machine, code: code.machine.provide({ actors: { captcha: captcha.machine } }) };
  const actors = { ...nested, confirmByCode: confirmByCodeMachine.provide({ actors: nested }) };
  return { actors, settle, prove, finish };
}
