/** An order that its customer gives up: once, whoever presses how often, and for what was shown (Q7.7.b). */
import type { Transaction } from 'kysely';
import { transact } from '../../../data/database.ts';
import { statusIds } from '../../../data/schema/orders.ts';
import type { Tables, Order } from '../../../data/tables.ts';
import { cancellationWords } from '../../../answers/cancellationWords.ts';
import { notFound, Refused } from '../../../answers/refused.ts';
import type { Server } from '../../../server.ts';
import { note } from '../../audit.ts';
import { expireOverdue } from '../expiry.ts';
import { deliver } from '../../inbox.ts';
import { issueCreditNote } from '../invoices.ts';
import { credit } from '../../money/ledger.ts';
import { languageOf, money } from '../orderMessages.ts';
import { isTheirs, type Payer } from '../../money/payments.ts';
import { itemsOf } from '../receipts.ts';
import { refundPart } from '../../money/refunds.ts';
import { returnGoods } from '../../slots/resources.ts';
import { lockOrder } from '../settlement.ts';
import { dirhams } from '../../slots/slotPrice.ts';
import { quoteOf, refundsOf, sumOf, type Split, type Told } from './quote.ts';

type Trx = Transaction<Tables>;

/** Money that goes to a card is asked of the bank, which takes its days. */
const statusOf = ({ card }: Split): NonNullable<Told['status']> => (card > 0 ? 'refund_requested' : 'cancelled');

/** What was done to an order that is given up; null while it is not, or when its customer did not do it. */
async function doneTo(database: Trx | Server['database'], order: Order): Promise<Told | null> {
  const split = await database
    .selectFrom('cancellation')
    .select(['card', 'credit', 'wallet', 'points'])
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (!split) return null;
  return {
    order_id: order.id,
    items: await itemsOf(database, order.id),
    is_allowed: false,
    reason: 'cancelled',
    currency: order.currency,
    refund: dirhams(sumOf(split)),
    refunds: await refundsOf(database, order, split),
    steps: [],
    status: statusOf(split),
  };
}

const theirs = (order: Order | undefined, payer: Payer): Order => {
  if (!order || !isTheirs(order, payer)) throw notFound();
  return order;
};

/** What would come back now, or what came back. Throws Refused 404 for an order of somebody else. */
export async function cancellationOf(server: Server, id: number, payer: Payer): Promise<Told> {
  await expireOverdue(server);
  const { database } = server;
  const found = await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  const order = theirs(found, payer);
  return (await doneTo(database, order)) ?? (await quoteOf(database, order, server.clock.stamp())).told;
}

async function payBack(server: Server, trx: Trx, order: Order, split: Split): Promise<void> {
  const said = cancellationWords.returned(order.id);
  for (const account of ['credit', 'wallet', 'points'] as const)
    await credit(server, trx, {
      account,
      amount: split[account],
      customerId: order.customer_id,
      orderId: order.id,
      description: said.en,
      ar_description: said.ar,
    });
  await refundPart(trx, order, split.card);
}

/** A facility booking knows no word for cancelled (R4.10): it is inactive, and waits for nobody. */
async function setStatus(trx: Trx, order: Order, status: number): Promise<void> {
  await trx.updateTable('orders').set({ state: 'cancelled', expires_at: null }).where('id', '=', order.id).execute();
  await trx.updateTable('order_item').set({ status_id: status }).where('order_id', '=', order.id).execute();
  await trx.updateTable('booking').set({ status_id: statusIds.inactive }).where('order_id', '=', order.id).execute();
}

async function writeAboutIt(server: Server, trx: Trx, order: Order, refund: number): Promise<void> {
  const language = languageOf(order);
  const body = refund === 0 ? cancellationWords.nothing : cancellationWords.back(money(refund, order.currency));
  const subject = cancellationWords.subject(order.id)[language];
  await deliver(server, { channel: 'email', recipient: order.email, subject, body: body[language] }, trx);
}

/**
 * @param shown what the customer was told would come back, in fils
 * Throws Refused: 404 for an order of somebody else; 409 `notCancellable` with its reason, `refundChanged` with what it is now.
 */
export async function cancelByCustomer(server: Server, id: number, payer: Payer, shown: number): Promise<Told> {
  await expireOverdue(server);
  return transact(server.database, async (trx) => {
    const order = theirs(await lockOrder(trx, id), payer);
    const done = await doneTo(trx, order);
    if (done) return done;
    const { reason, refund, split, told } = await quoteOf(trx, order, server.clock.stamp());
    if (reason !== null)
      throw new Refused(409, cancellationWords.notCancellable, { code: 'notCancellable', data: told });
    if (refund !== shown)
      throw new Refused(409, cancellationWords.refundChanged, { code: 'refundChanged', data: told });
    await trx
      .insertInto('cancellation')
      .values({ order_id: id, at: server.clock.stamp(), ...split })
      .execute();
    await setStatus(trx, order, split.card > 0 ? statusIds.refundRequested : statusIds.cancelled);
    await returnGoods(server, trx, order, null);
    await payBack(server, trx, order, split);
    await writeAboutIt(server, trx, order, refund);
    await note(server, trx, order.customer_id, 'order cancelled by its customer', id);
    await issueCreditNote(server, trx, order, refund);
    return { ...told, is_allowed: false, reason: 'cancelled', steps: [], status: statusOf(split) };
  });
}
