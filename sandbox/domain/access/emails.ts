/** E-mail addresses of customers: nobody has another one's, and a code opens the account of whoever has proven theirs. */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import type { Customer } from '../customer.ts';
import { said } from '../../answers/accessWords.ts';
import { invalid, type Refused } from '../../answers/refused.ts';
import { customersByEmail } from '../customers.ts';

const taken = (): Refused => invalid('email', said.emailTaken, 'emailExists');

/** Whether a customer other than that one has shown that the address is theirs: whoever only said so keeps nobody from it. */
export const isEmailTaken = async (
  database: Queryable,
  email: string,
  exceptId: number | null = null,
): Promise<boolean> =>
  (await customersByEmail(database, email)).some(({ id, verified }) => verified && id !== exceptId);

/** Throws Refused 422 when another customer has the address. */
export async function checkEmailFree(database: Queryable, email: string): Promise<void> {
  if (await isEmailTaken(database, email)) throw taken();
}

/** The same as part of the transaction that gives the address to somebody: two who want it at once queue here. */
export async function claimEmail(trx: Queryable, email: string, exceptId: number | null = null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`email ${email.toLowerCase()}`}))`.execute(trx);
  if (await isEmailTaken(trx, email, exceptId)) throw taken();
}

/** The address is proven: who had said the same and never proved it has it no more. To be called after `claimEmail`. */
export async function ownEmail(trx: Queryable, email: string, ownerId: number): Promise<void> {
  await trx
    .updateTable('customer')
    .set({ email: null })
    .where(({ fn, eb }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('verified', '=', false)
    .where('is_anonymous', '=', false)
    .where('id', '!=', ownerId)
    .execute();
}

/** Whose account a code to that address opens: the one customer who has shown that the address is theirs. */
export async function ownerOfEmail(database: Queryable, email: string): Promise<Customer | null> {
  const [owner, another] = (await customersByEmail(database, email)).filter(({ verified }) => verified);
  return owner !== undefined && another === undefined ? owner : null;
}
