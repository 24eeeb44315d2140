/** What a customer may have only so often: one of a ticket (Q4.8.a), so many uses of a promotion (B09). */
import type { Transaction } from 'kysely';
import type { Order, Tables } from '../../data/tables.ts';
import { benefitRefused } from '../../answers/benefitRefused.ts';
import { orderWords } from '../../answers/orderWords.ts';
import { Refused } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { PromotionSpent, standing, takeUse } from '../content/promotionUses.ts';
import { asOfToday } from '../memberships.ts';

type Trx = Transaction<Tables>;

/** Throws Refused when another order of theirs has one of these products; safe because the customer's row is locked. */
export async function refuseOwned(trx: Trx, customerId: number, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const owned = await trx
    .selectFrom('order_item')
    .innerJoin('orders', 'orders.id', 'order_item.order_id')
    .select('order_item.id')
    .where('orders.customer_id', '=', customerId)
    .where('order_item.product_id', 'in', productIds)
    .where('orders.state', 'in', standing)
    .limit(1)
    .execute();
  if (owned.length > 0) throw new Refused(409, orderWords.owned, { code: 'onePerCustomer' });
}

/** An order that gave all of it back is to stand again: meanwhile its customer may have had it otherwise. */
export async function takeAllowance(server: Server, trx: Trx, order: Order): Promise<void> {
  const customer = await trx
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', order.customer_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const single = await trx
    .selectFrom('order_item')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select('product.id')
    .where('order_item.order_id', '=', order.id)
    .where('product.one_per_customer', '=', true)
    .execute();
  await refuseOwned(
    trx,
    customer.id,
    single.map(({ id }) => id),
  );
  const code = order.promotion_code;
  if (code === null) return;
  const asking = { customer: await asOfToday(server, customer, trx), today: server.clock.today().toString() };
  try {
    await takeUse(trx, code, asking);
  } catch (error) {
    if (!(error instanceof PromotionSpent)) throw error;
    const isCard = code === asking.customer.membership_card_number?.toUpperCase();
    throw benefitRefused({ cardNumber: isCard ? code : null });
  }
}
