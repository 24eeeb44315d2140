/**
 * The part of the storms' server that lets people in: by password, by code, as guests, or with a new account (R4.9, R7.4).
 * Like the shop, it shares no code with the portal.
 */
import { guest, layla } from '../../../models/cart/cart.fixtures.ts';
import { people } from '../people.ts';
import type { Accounts } from './accounts.ts';
import { Refusal, type Asked } from './asked.ts';
import { minutes } from './clock.ts';

type Person = (typeof people)[number];

/** A code, for one address and one purpose. */
interface Code {
  purpose: 'login' | 'register';
  email: string;
  digits: string;
  at: number;
  tries: number;
  isUsed: boolean;
}

export const passwordOf = (n: number): string => `Saha-secret-${n}!`;

export function createWaysIn(now: () => number, accounts: Accounts) {
  const codes: Code[] = [];
  const registered: Person[] = [];
  /** Proofs of captchas that were not used yet. */
  const proofs = new Set<string>();
  let challenges = 0;
  let guests = 0;

  const find = (email: string): number => [...people, ...registered].findIndex((person) => person.email === email);
  const admit = (n: number): unknown => ({ ...[...people, ...registered][n], token: `token-${n}` });

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
  function spend(proof: string, purpose: Code['purpose']): void {
    if (!proof.startsWith(`proof-${purpose}-`) || !proofs.delete(proof)) throw new Refusal(422, 'captchaInvalid');
  }

  const lastTo = (email: string, purpose: Code['purpose']): Code | undefined =>
    codes.findLast((code) => code.email === email && code.purpose === purpose && !code.isUsed);

  function send(purpose: Code['purpose'], email: string, proof: string): null {
    spend(proof, purpose);
    if (find(email) >= 0 !== (purpose === 'login')) throw new Refusal(422, 'userNotFound');
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
    accounts.open(`token-${n}`, person.id, person.first_name);
    return null;
  }

  return {
    codes,
    registered,
    lastTo,
    /** Undefined where the call is none of these. */
    answer: (asked: Asked): unknown => {
      const { path } = asked;
      if (path === 'captcha/challenge') return challenge(asked);
      if (!path.startsWith('auth/')) return undefined;
      const body = asked.body as Record<string, string>;
      const email = body?.['email'] ?? '';
      if (path === 'auth/login/otp-generate') return send('login', email, body['recaptcha_response']!);
      if (path === 'auth/otp/generate') return send('register', email, body['recaptcha_response']!);
      if (path === 'auth/otp/validate-otp') return check('register', email, body['otp']!) && null;
      if (path === 'auth/register') return register(body);
      if (path === 'auth/login/otp-login') {
        spend(body['recaptcha_response']!, 'login');
        check('login', email, body['otp']!).isUsed = true;
        return admit(find(email));
      }
      if (path === 'auth/login') {
        const n = people.findIndex((_, index) => passwordOf(index) === body['password']);
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
