/**
 * The part of the storms' server that lets people in: by password, by code, as guests, or with a new account (R4.9, R7.4), and
 * that changes what they come in with.
 * Like the shop, it shares no code with the portal.
 */
import { guest, layla } from '../../../models/cart/cart.fixtures.ts';
import { people } from '../people.ts';
import type { Accounts } from './accounts.ts';
import { Bare, Refusal, type Asked } from './asked.ts';
import { minutes } from './clock.ts';

type Person = (typeof people)[number];

export type Purpose = 'login' | 'register' | 'password' | 'contact';

/** A code, for one address or number and one purpose. */
interface Code {
  purpose: Purpose;
  email: string;
  digits: string;
  at: number;
  tries: number;
  isUsed: boolean;
}

export const passwordOf = (n: number): string => `Saha-secret-${n}!`;

export type WaysIn = ReturnType<typeof createWaysIn>;

export function createWaysIn(now: () => number, accounts: Accounts) {
  const codes: Code[] = [];
  const registered: Person[] = [];
  /** As they are now, in the order of the people. */
  const emails = people.map(({ email }) => email!);
  const mobiles: (string | null)[] = people.map(({ mobile }) => mobile ?? null);
  const passwords = people.map((_, n) => passwordOf(n));
  const passwordChanges: { n: number; by: 'old' | 'code' }[] = [];
  const contactChanges: { id: number; to: string }[] = [];
  /** Codes for another address or number that were refused, and whether the change had been made before. */
  const contactRefusals: { id: number; to: string; isMade: boolean }[] = [];
  /** Whose password may be set with it. */
  const grants = new Map<string, number>();
  /** Proofs of captchas that were not used yet. */
  const proofs = new Set<string>();
  /** Addresses that a code has shown to be somebody's. */
  const proved = new Set<string>();
  let challenges = 0;
  let guests = 0;
  let vouchers = 0;

  const all = (): Person[] => [...people, ...registered];
  const find = (email: string): number => emails.indexOf(email);
  const indexOf = (id: number): number => all().findIndex((person) => person.id === id);
  /** Whose account is gone. */
  const forgotten = new Set<number>();
  function admit(n: number): unknown {
    if (forgotten.has(n)) throw new Refusal(422, 'invalidCredentials');
    return { ...all()[n], ...contactAt(n), token: `token-${n}` };
  }
  const contactAt = (n: number) => ({ email: emails[n], ...(mobiles[n] ? { mobile: mobiles[n] } : {}) });

  function challenge({ query }: Asked): unknown {
    const nonce = `proof-${query.get('action')}-${(challenges += 1)}`;
    proofs.add(nonce);
    const parameters = {
      algorithm: 'PBKDF2/SHA-256',
      nonce,
      salt: '',
      cost: 1,
      keyLength: 1,
      keyPrefix: '',
      expiresAt: 0,
    };
    return { parameters, signature: 'signed' };
  }

  /** A proof opens one call, of its own kind. */
  function spend(proof: string, purpose: Code['purpose'] | 'form' | 'lead'): void {
    if (!proof.startsWith(`proof-${purpose}-`) || !proofs.delete(proof)) throw new Refusal(422, 'captchaInvalid');
  }

  const lastTo = (email: string, purpose: Code['purpose']): Code | undefined =>
    codes.findLast((code) => code.email === email && code.purpose === purpose && !code.isUsed);

  function send(purpose: Code['purpose'], email: string, proof: string): null {
    spend(proof, purpose);
    if (find(email) >= 0 !== (purpose !== 'register')) throw new Refusal(422, 'userNotFound');
    return issue(purpose, email);
  }

  function issue(purpose: Code['purpose'], email: string): null {
    const last = lastTo(email, purpose);
    if (last !== undefined && last.at + minutes > now()) throw new Refusal(429, 'codeTooSoon');
    const digits = String(310_007 + codes.length * 113);
    codes.push({ purpose, email, digits, at: now(), tries: 0, isUsed: false });
    return null;
  }

  function check(purpose: Code['purpose'], email: string, digits: string): Code {
    const code = lastTo(email, purpose);
    if (code === undefined) throw new Refusal(422, 'invalidOtp');
    if (code.at + 10 * minutes <= now()) throw new Refusal(422, 'otpExpired');
    if (code.tries >= 5) throw new Refusal(429, 'otpLocked');
    code.tries += 1;
    if (code.digits !== digits) throw new Refusal(422, 'invalidOtp');
    return code;
  }

  function register(body: Record<string, string>): null {
    const code = check('register', body['email']!, body['otp']!);
    code.isUsed = true;
    if (find(body['email']!) >= 0) throw new Refusal(409, 'alreadyRegistered');
    const n = people.length + registered.length;
    const person = { ...layla, id: 20_500 + n, email: body['email']!, first_name: body['first_name']! };
    registered.push(person);
    emails.push(person.email);
    mobiles.push(null);
    passwords.push(body['password']!);
    accounts.open(`token-${n}`, person.id, person.first_name);
    return null;
  }

  function setPassword(n: number, password: string, by: 'old' | 'code'): null {
    passwords[n] = password;
    passwordChanges.push({ n, by });
    return null;
  }

  function ownPassword(asked: Asked): unknown {
    const n = indexOf(accounts.caller(asked).id);
    if (asked.method === 'GET') return { is_set: true };
    const { old_password, password } = asked.body as Record<string, string>;
    if (passwords[n] !== old_password) throw new Refusal(422, 'wrongPassword');
    return setPassword(n, password!, 'old');
  }

  function grant(email: string, digits: string): Bare {
    check('password', email, digits).isUsed = true;
    const c_token = `proof-of-a-code-${grants.size}`;
    grants.set(c_token, find(email));
    return new Bare({ status: true, message: null, customer_data: { c_token } });
  }

  function reset({ c_token = '', password = '' }: Record<string, string>): null {
    const n = grants.get(c_token);
    // Good for one password.
    if (n === undefined || n < 0) throw new Refusal(422, 'tokenInvalid');
    grants.set(c_token, -1);
    return setPassword(n, password, 'code');
  }

  /** Whose tokens of the provider are, until each is used. */
  const vouched = new Map<string, number>();

  function admitVouched({ token = '' }: Record<string, string>): unknown {
    const n = vouched.get(token);
    if (n === undefined || !vouched.delete(token)) throw new Refusal(422, 'tokenInvalid');
    return { ...(admit(n) as object), mobile: mobiles[n] ?? '+971501234567' };
  }

  return {
    /** The identity provider knows who that is. */
    vouchFor(n: number): string {
      const token = `proof-of-provider-${(vouchers += 1)}`;
      vouched.set(token, n);
      return token;
    },
    codes,
    spend,
    proved,
    registered,
    emails,
    passwords,
    passwordChanges,
    contactChanges,
    contactRefusals,
    contactOf: (id: number) => (indexOf(id) < 0 ? {} : contactAt(indexOf(id))),
    /** Another address or number of that customer, with the code that was sent there. */
    changeContact(id: number, { email, mobile }: Record<string, string>, digits: string): void {
      const n = indexOf(id);
      const to = email ?? mobile ?? '';
      const refusal = { id, to, isMade: contactChanges.findLast((one) => one.id === id)?.to === to };
      contactRefusals.push(refusal);
      const code = check('contact', to, digits);
      contactRefusals.splice(contactRefusals.indexOf(refusal), 1);
      if (email !== undefined && ![-1, n].includes(find(email))) throw new Refusal(409, 'emailExists');
      code.isUsed = true;
      if (email !== undefined) emails[n] = email;
      else mobiles[n] = mobile!;
      contactChanges.push({ id, to: email ?? mobile! });
    },
    lastTo,
    indexOf,
    /** That account is gone, and is found no more. */
    forget(id: number): void {
      const n = indexOf(id);
      forgotten.add(n);
      emails[n] = `gone-${n}@erased.example`;
    },
    /** Undefined where the call is none of these. */
    answer: (asked: Asked): unknown => {
      const { path } = asked;
      if (path === 'captcha/challenge') return challenge(asked);
      const body = asked.body as Record<string, string>;
      if (path === 'profile/email/otp-generate' || path === 'profile/mobile/otp-generate') {
        accounts.caller(asked);
        return issue('contact', body['email'] ?? body['mobile']!);
      }
      if (!path.startsWith('auth/')) return undefined;
      if (path === 'auth/change-password') return ownPassword(asked);
      const email = body?.['email'] ?? '';
      if (path === 'auth/login/otp-generate') return send('login', email, body['recaptcha_response']!);
      if (path === 'auth/otp/generate') return send('register', email, body['recaptcha_response']!);
      if (path === 'auth/login-pass') return { url: 'https://provider.example/authorize' };
      if (path === 'auth/login-uae-pass') return admitVouched(body);
      if (path === 'auth/password/otp/generate') return send('password', email, body['recaptcha_response']!);
      if (path === 'auth/password/otp/validate') return grant(email, body['otp']!);
      if (path === 'auth/password/reset') return reset(body);
      if (path === 'auth/otp/validate-otp') {
        check('register', email, body['otp']!);
        proved.add(email);
        return null;
      }
      if (path === 'auth/register') return register(body);
      if (path === 'auth/login/otp-login') {
        spend(body['recaptcha_response']!, 'login');
        check('login', email, body['otp']!).isUsed = true;
        return admit(find(email));
      }
      if (path === 'auth/login') {
        const n = passwords.slice(0, people.length).indexOf(body['password']!);
        if (n < 0) throw new Refusal(422, 'invalidCredentials');
        return admit(n);
      }
      if (path === 'auth/guest-login') {
        const [id, token] = [9500 + (guests += 1), `token-guest-of-form-${guests}`];
        accounts.open(token, id, 'guest');
        return { ...guest, id, token };
      }
      return undefined;
    },
  };
}
