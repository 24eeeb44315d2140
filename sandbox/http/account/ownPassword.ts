/** Whether it is the customer who asks: by the password, guessed at no faster than at the login (Q7.7.d, Q7.7.g). */
import { said } from '../../answers/accessWords.ts';
import { invalid, Refused } from '../../answers/refused.ts';
import { passwordMatches } from '../../data/passwords.ts';
import type { Customer } from '../../domain/customer.ts';
import { accountKey, clearFailures, forgiveAddress, startTry } from '../../domain/access/throttle.ts';
import type { Server } from '../../server.ts';
import type { Words } from '../../words.ts';

interface Guess {
  readonly server: Server;
  readonly customer: Customer;
  readonly address: string;
  readonly password: string;
}

/** Throws Refused 422 `wrongPassword` for that field, 429 `locked` after some of them: one count for this and the login. */
export async function requirePassword(
  { server, customer, address, password }: Guess,
  field: string,
  wrong: Words,
): Promise<void> {
  const { country_code, mobile_number, id } = customer;
  const account = accountKey(country_code, mobile_number ?? `account ${id}`);
  const wait = await startTry(server, account, address);
  if (wait > 0) throw new Refused(429, said.locked(wait), { code: 'locked', retryAfter: wait });
  if (!(await passwordMatches(password, customer.password_hash))) throw invalid(field, wrong, 'wrongPassword');
  await clearFailures(server.database, account);
  await forgiveAddress(server, address);
}
