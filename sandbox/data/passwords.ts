/** Passwords are kept as salted scrypt hashes and compared in constant time. */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (
  password: string,
  salt: string,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>;
const keyLength = 32;

/** How often the work of a guess doubles. A secret takes some 50 ms; a hash that does not say its own has this. */
const secretCost = 14;
/** A password that everybody is told needs no protection, and is asked for all day. */
export const publicCost = 4;

const keyOf = (password: string, salt: string, cost: number): Promise<Buffer> =>
  derive(password, salt, keyLength, { N: 2 ** cost });

/** `salt` is random unless the result must repeat. */
export async function hashPassword(
  password: string,
  salt = randomBytes(16).toString('base64url'),
  cost = secretCost,
): Promise<string> {
  const key = await keyOf(password, salt, cost);
  return `scrypt$${salt}$${key.toString('base64url')}$${cost}`;
}

/** Takes as long for a hash that does not exist as for a customer's secret. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const [, salt = 'none', kept = '', cost = secretCost] = hash?.split('$') ?? [];
  const key = await keyOf(password, salt, Number(cost));
  const expected = Buffer.from(kept, 'base64url');
  return expected.length === key.length && timingSafeEqual(key, expected);
}

/** R5.2: at least 8 characters with upper, lower, digit and special. Returns what is wrong, null when nothing is. */
export function passwordFault(password: string): 'short' | 'weak' | null {
  if (Array.from(password).length < 8) return 'short';
  return [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d]/u].every((kind) => kind.test(password)) ? null : 'weak';
}
