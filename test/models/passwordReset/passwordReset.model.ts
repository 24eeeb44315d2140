import { passwordResetMachine } from '../../../machines/passwordReset/passwordResetMachine.ts';
import type { TypedPasswordReset, TypedReset } from '../../../machines/passwordReset/passwordResetRules.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { done, failed, type Model } from '../../support/paths.ts';
import { confirmed, defect, left, unsent } from '../confirmByCode/confirmByCode.model.ts';

export const typedPasswordReset: TypedPasswordReset = {
  country_code: '971',
  mobile_number: '050 123 4567',
  email: ' layla@haddad.example ',
  captcha: 'verified',
};
export const typedReset: TypedReset = { password: 'Court-Lines-9', confirmation: 'Court-Lines-9' };

export const passwordResetModel: Model = {
  machine: passwordResetMachine,
  input: { restrict: true },
  events: [
    { type: 'passwordReset.submit', ...typedPasswordReset },
    { type: 'passwordReset.submit', country_code: '971', mobile_number: '', email: '', captcha: 'init' },
    { type: 'passwordReset.submit', country_code: '971', mobile_number: '12', email: 'layla', captcha: 'expired' },
    { type: 'password.submit', ...typedReset },
    { type: 'password.submit', password: 'weak', confirmation: 'week' },
    { type: 'passwordReset.restart' },
    confirmed(),
    unsent('codeUnsent', 'No code today'),
    left,
    defect,
    done('resetPassword', { message: 'Your password is changed' }),
    failed('resetPassword', new RefusedError('invalidToken', 'Please ask for a new code', 422)),
    failed('resetPassword', new ConnectionError()),
  ],
};
