/** The view of a confirmation by code that its parent has, and the events it gets. */
import type { ActorRefFrom } from 'xstate';
import type { CodeRef } from '../../../machines/code/codeMachine.ts';
import type { confirmByCodeMachine } from '../../../machines/confirmByCode/confirmByCodeMachine.ts';
import * as read from '../../../machines/confirmByCode/confirmByCodeSelectors.ts';
import type { LoginOutput } from '../../../machines/login/loginOutput.ts';
import { done, failed } from '../../support/paths.ts';

interface WithCode {
  readonly children: { readonly confirmByCode?: ActorRefFrom<typeof confirmByCodeMachine> | undefined };
}

export const codeOf = ({ children }: WithCode): CodeRef | undefined => read.code(children.confirmByCode?.getSnapshot());

export const unsent = (code: string, message: string) => ({ type: 'code.unsent', problem: { code, message } }) as const;
export const left = { type: 'code.left' } as const;
export const confirmed = (login: LoginOutput | null = null) => done('confirmByCode', { login });
export const defect = failed('confirmByCode', new Error('defect'));
