import { loginMachine, type LoginInput } from '../../machines/login/loginMachine.ts';
import type { TypedGuest, TypedPassword } from '../../machines/login/loginRules.ts';
import { Lost, Refusal } from '../../machines/shared/refusal.ts';
import { done, failed, type Model } from '../support/paths.ts';
import { customer, guest, opened } from './session.model.ts';

export const typedPassword: TypedPassword = {
  country_code: '971',
  mobile_number: '050 123 4567',
  password: 'Court-Lines-9',
};

export const typedGuest: TypedGuest = {
  name: 'Omar Said',
  country_code: '971',
  mobile_number: '050 765 4321',
  email: 'omar@said.example',
  terms: 'accepted',
};

export const wrongPassword = new Refusal('wrongPassword', 'Mobile number or password is wrong', 422);

export const loginInput: LoginInput = { offers: { form: 'password', guests: true, provider: true }, arrival: null };

export const loginModel: Model = {
  machine: loginMachine,
  input: loginInput,
  events: [
    { type: 'password.submit', ...typedPassword },
    { type: 'password.submit', ...typedPassword, mobile_number: '', password: '' },
    { type: 'password.submit', ...typedPassword, mobile_number: '1234567' },
    { type: 'guest.choose' },
    { type: 'guest.submit', ...typedGuest },
    { type: 'guest.submit', ...typedGuest, name: '', email: '', mobile_number: '', terms: 'open' },
    { type: 'guest.submit', ...typedGuest, name: 'Omar 2', email: 'omar@said' },
    { type: 'account.choose' },
    done('logIn', { user: customer, at: opened }),
    failed('logIn', wrongPassword),
    failed('logIn', new Lost()),
    done('logInAsGuest', { user: guest, at: opened }),
    failed('logInAsGuest', new Refusal('guestRefused', 'Guests cannot book today', 403)),
  ],
};
