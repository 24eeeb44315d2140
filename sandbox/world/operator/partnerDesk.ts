/** The desk's word on business partners. */
import { transact } from '../../data/database.ts';
import { note } from '../../operator/audit.ts';
import { deliver } from '../../operator/inbox.ts';
import type { Server } from '../../server.ts';

/** Lets a partner log in from now on and tells them. Null when nobody of that id waits. */
export async function approvePartner(server: Server, id: number): Promise<string | null> {
  return transact(server.database, async (trx) => {
    const partner = await trx
      .updateTable('customer')
      .set({ approved: true })
      .where('id', '=', id)
      .where('approved', '=', false)
      .returning(['name', 'email'])
      .executeTakeFirst();
    if (!partner) return null;
    if (partner.email) {
      await deliver(
        server,
        {
          channel: 'email',
          recipient: partner.email,
          subject: 'Your partner account is open',
          body: 'Welcome to Saha. Your account has been approved; you can log in now.',
          link: `${server.portalOrigin}/login`,
        },
        trx,
      );
    }
    await note(server, trx, null, 'partner approved', id);
    return partner.name ?? 'The partner';
  });
}
