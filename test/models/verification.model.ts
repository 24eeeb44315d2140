import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { verificationMachine } from '../../machines/verification/verificationMachine.ts';
import { done, failed, type Model } from '../support/paths.ts';
import { typedPasswordReset } from './passwordReset.model.ts';

export const verificationModel: Model = {
  machine: verificationMachine,
  events: [
    done('verifyCustomer', { message: 'Your address is confirmed' }),
    failed('verifyCustomer', new RefusedError('invalidToken', 'This link is not valid any more', 422)),
    failed('verifyCustomer', new ConnectionError()),
    { type: 'verification.retry' },
    { type: 'recipient.submit', ...typedPasswordReset },
    { type: 'recipient.submit', country_code: '971', mobile_number: '', email: 'layla', captcha: 'init' },
    done('code', { kind: 'proved', login: null }),
    done('code', { kind: 'refused', problem: { code: 'codeUnsent', message: 'No code today' } }),
    done('code', { kind: 'left' }),
    failed('code', new Error('defect')),
    failed('captcha', new Error('defect')),
  ],
};
