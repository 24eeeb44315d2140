/** Customers who have not yet confirmed that their address is theirs (Q2.1.c). */
import { transact } from '../../data/database.ts';
import type { Customer } from '../customer.ts';
import type { Server } from '../../server.ts';
import { customersByEmail } from '../customers.ts';
import { claimEmail, ownEmail } from './emails.ts';
import { phoneKey } from './phones.ts';

/** Whoever has that number and that address and has not confirmed it: they may ask for a code in place of the link. */
export const unconfirmed = async (server: Server, email: string, mobile: string): Promise<Customer | undefined> =>
  (await customersByEmail(server.database, email)).find(
    ({ verified, mobile_number }) =>
      !verified && mobile_number !== null && phoneKey(mobile_number) === phoneKey(mobile),
  );

/** The address is theirs. Throws Refused 422 when somebody else has proven it before. */
export async function confirm(server: Server, customerId: number): Promise<void> {
  await transact(server.database, async (trx) => {
    const { email } = await trx
      .selectFrom('customer')
      .select('email')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    if (email !== null) {
      await claimEmail(trx, email, customerId);
      await ownEmail(trx, email, customerId);
    }
    await trx.updateTable('customer').set({ verified: true }).where('id', '=', customerId).execute();
  });
}
