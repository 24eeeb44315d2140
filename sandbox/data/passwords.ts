/** Passwords are kept as salted scrypt hashes and compared in constant time. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>;
const keyLength = 32;

/** `salt` is random unless the result must repeat. */
export async function hashPassword(password: string, salt = randomBytes(16).toString('base64url')): Promise<string> {
  const key = await derive(password, salt, keyLength);
  return `scrypt$${salt}$${key.toString('base64url')}`;
}

/** Takes as long for a hash that does not exist as for one that does. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const [, salt = 'none', kept = ''] = hash?.split('$') ?? [];
  const key = await derive(password, salt, keyLength);
  const expected = Buffer.from(kept, 'base64url');
  return expected.length === key.length && timingSafeEqual(key, expected);
}

/** R5.2: at least 8 characters with upper, lower, digit and special. Returns what is wrong, null when nothing is. */
export function passwordFault(password: string): 'short' | 'weak' | null {
  if (Array.from(password).length < 8) return 'short';
  return [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d]/u].every((kind) => kind.test(password)) ? null : 'weak';
}
