/**
 * Sends the links of somebody's orders once more: to where they were ordered from, and nowhere else. Whether there are any
 * is told to nobody, nor when it was asked too often for one address (Q7.7.i).
 */
import { sql } from 'kysely';
import type { SendAgain } from '../../../src/contract/additions/sendAgain.ts';
import { stampOf } from '../../data/clock.ts';
import type { Server } from '../../server.ts';
import { bilingual } from '../../words.ts';
import { deliver, type Message } from '../inbox.ts';
import { languageOf, receiptOf } from './orderMessages.ts';
import { phoneKey } from '../access/phones.ts';
import { countOnce, type Limit } from '../access/rateLimit.ts';
import { hashOf } from '../access/tokens.ts';

/** How often one address or number is written to. */
const perRecipient: Limit = { count: 3, seconds: 60 * 60 };
/** Messages at once, the newest orders. */
const mostOrders = 5;
/** Days after which an order is history: its customer finds it in the account. */
const recentDays = 60;

const subject = (id: number) => bilingual(`Your order ${id}, once more`, `طلبك رقم ${id} مرة أخرى`);
const body = bilingual(
  'Your order is behind the link, with its tickets where it has some, for whoever has the link.',
  'تجد طلبك عبر الرابط، مع تذاكره إن وُجدت، وهو متاح لكل من لديه الرابط.',
);

const recipientKey = ({ email, mobile }: SendAgain): string => email?.toLowerCase() ?? phoneKey(mobile ?? '');

async function ordersOf({ database, clock }: Server, { email, mobile }: SendAgain) {
  const since = stampOf(clock.now().subtract({ days: recentDays }));
  const query = database
    .selectFrom('orders')
    .innerJoin('customer', 'customer.id', 'orders.customer_id')
    .selectAll('orders')
    .select(['customer.country_code', 'customer.mobile_number'])
    .where('orders.state', 'in', ['paid', 'awaiting_approval'])
    .where('orders.created_at', '>', since)
    .orderBy('orders.id', 'desc')
    .limit(mostOrders);
  return email === undefined
    ? query
        .where(
          sql<string>`right(regexp_replace(customer.mobile_number, '\\D', '', 'g'), 9)`,
          '=',
          phoneKey(mobile ?? ''),
        )
        .execute()
    : query.where(({ fn, eb }) => eb(fn<string>('lower', ['orders.email']), '=', email.toLowerCase())).execute();
}

/** Writes to whoever ordered with that address or number. */
export async function sendOrdersAgain(server: Server, asked: SendAgain): Promise<void> {
  const key = `orders sent again to ${hashOf(recipientKey(asked))}`;
  if ((await countOnce(server, key, perRecipient)) > 0) return;
  for (const { country_code, mobile_number, ...order } of await ordersOf(server, asked)) {
    const language = languageOf(order);
    const to: Pick<Message, 'channel' | 'recipient'> =
      asked.email === undefined
        ? { channel: 'sms', recipient: `+${country_code}${mobile_number}` }
        : { channel: 'email', recipient: order.email };
    const link = await receiptOf(server, server.database, order);
    await deliver(server, { ...to, subject: subject(order.id)[language], body: body[language], link });
  }
}
