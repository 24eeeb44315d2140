import { forgotPasswordMachine } from '../../machines/forgotPassword/forgotPasswordMachine.ts';
import type { TypedRecovery, TypedReset } from '../../machines/forgotPassword/forgotPasswordRules.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { done, failed, type Model } from '../support/paths.ts';

export const typedRecovery: TypedRecovery = {
  country_code: '971',
  mobile_number: '050 123 4567',
  email: ' layla@haddad.example ',
  captcha: 'verified',
};
export const typedReset: TypedReset = { password: 'Court-Lines-9', confirmation: 'Court-Lines-9' };

export const forgotPasswordModel: Model = {
  machine: forgotPasswordMachine,
  input: { restrict: true },
  events: [
    { type: 'recovery.submit', ...typedRecovery },
    { type: 'recovery.submit', country_code: '971', mobile_number: '', email: '', captcha: 'init' },
    { type: 'recovery.submit', country_code: '971', mobile_number: '12', email: 'layla', captcha: 'expired' },
    { type: 'password.submit', ...typedReset },
    { type: 'password.submit', password: 'weak', confirmation: 'week' },
    { type: 'recovery.restart' },
    done('code', { kind: 'proved', login: null }),
    done('code', { kind: 'refused', problem: { code: 'codeUnsent', message: 'No code today' } }),
    done('code', { kind: 'left' }),
    failed('code', new Error('defect')),
    failed('captcha', new Error('defect')),
    done('resetPassword', { message: 'Your password is changed' }),
    failed('resetPassword', new RefusedError('invalidToken', 'Please ask for a new code', 422)),
    failed('resetPassword', new ConnectionError()),
  ],
};
