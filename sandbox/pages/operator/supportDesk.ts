/** The desk's side of a support request. */
import { json, transact } from '../../data/database.ts';
import { note } from '../../domain/audit.ts';
import { deliver } from '../../domain/inbox.ts';
import { preferredLanguage } from '../../domain/customers.ts';
import type { Server } from '../../server.ts';
import { bilingual } from '../../words.ts';

const answerTo = (subject: string) => bilingual(`Answer to “${subject}”`, `رد على «${subject}»`);

/** Answers a request and tells the customer; a closed one takes no more answers. False when it cannot be answered. */
export async function answerSupport(server: Server, id: number, author: string, message: string): Promise<boolean> {
  return transact(server.database, async (trx) => {
    const request = await trx
      .updateTable('support_request')
      .set({ status: 'answered' })
      .where('id', '=', id)
      .where('status', '<>', 'closed')
      .returning(['id', 'subject', 'customer_id'])
      .executeTakeFirst();
    if (!request) return false;
    await trx
      .insertInto('support_reply')
      .values({
        request_id: id,
        author,
        from_operator: true,
        message,
        files: json([]),
        created_at: server.clock.stamp(),
      })
      .execute();
    const customer = await trx
      .selectFrom('customer')
      .select(['email', 'preferences'])
      .where('id', '=', request.customer_id)
      .executeTakeFirst();
    if (customer?.email) {
      const language = preferredLanguage(customer.preferences);
      await deliver(
        server,
        {
          channel: 'email',
          recipient: customer.email,
          subject: answerTo(request.subject)[language],
          body: message,
          link: `${server.portalOrigin}/customer-support/${id}?lang=${language}`,
        },
        trx,
      );
    }
    await note(server, trx, null, 'support answered', id);
    return true;
  });
}

/** Lets a closed request take messages again. */
export async function reopenSupport(server: Server, id: number): Promise<void> {
  await server.database
    .updateTable('support_request')
    .set({ status: 'open' })
    .where('id', '=', id)
    .where('status', '=', 'closed')
    .execute();
  await note(server, server.database, null, 'support reopened', id);
}

export async function closeSupport(server: Server, id: number): Promise<void> {
  await server.database.updateTable('support_request').set({ status: 'closed' }).where('id', '=', id).execute();
  await note(server, server.database, null, 'support closed', id);
}
