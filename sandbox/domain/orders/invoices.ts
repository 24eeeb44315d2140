/** Tax invoices: issued with the payment, under numbers that have no gaps and are never given twice (Q7.7.j). */
import { sql, type Transaction } from 'kysely';
import type { InferInput } from 'valibot';
import type { Invoice } from '../../../src/contract/additions/invoice.ts';
import { json, type Queryable } from '../../data/database.ts';
import type { InvoiceKind } from '../../data/schema/invoices.ts';
import { seller } from '../../data/seed/seller.ts';
import type { Tables, Order } from '../../data/tables.ts';
import type { Server } from '../../server.ts';
import { invoiceLines, invoiceTotals, vatWithin, type InvoiceLine } from './invoiceLines.ts';
import { orderedItems } from './orderedItems.ts';
import { paidWith } from './receipts.ts';
import { dirhams } from '../slots/slotPrice.ts';

type Trx = Transaction<Tables>;

const prefixes: Record<InvoiceKind, string> = { invoice: 'INV', credit_note: 'CN' };

/**
 * The next number of the year. Whoever asks at the same time waits until this transaction ends, and a transaction that fails
 * gives its number back: so it is asked for last of all, and no other lock is waited for with it in hand.
 */
async function nextSequence(trx: Trx, kind: InvoiceKind, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_counter as counter (kind, year, last) values (${kind}, ${year}, 1)
    on conflict (kind, year) do update set last = counter.last + 1 returning last`.execute(trx);
  return rows[0]!.last;
}

async function issue(
  server: Server,
  trx: Trx,
  kind: InvoiceKind,
  order: Pick<Order, 'id'>,
  { total, tax, lines }: { total: number; tax: number; lines: readonly InvoiceLine[] | null },
): Promise<void> {
  const issued_at = server.clock.stamp();
  const year = Number(issued_at.slice(0, 4));
  const sequence = await nextSequence(trx, kind, year);
  const number = `${prefixes[kind]}-${year}-${String(sequence).padStart(6, '0')}`;
  await trx
    .insertInto('invoice')
    .values({ number, kind, year, sequence, order_id: order.id, total, tax, issued_at, lines: lines && json(lines) })
    .execute();
}

/** The invoice of an order that is being paid; the last thing that its transaction does. Its lines stay as they are now. */
export async function issueInvoice(server: Server, trx: Trx, order: Order): Promise<void> {
  const lines = invoiceLines(await orderedItems(trx, order.id));
  await issue(server, trx, 'invoice', order, { total: order.total, tax: order.tax, lines });
}

/** A credit note for what is given back of a paid order, in fils; none for nothing, and none without an invoice. */
export async function issueCreditNote(server: Server, trx: Trx, order: Order, refunded: number): Promise<void> {
  if (refunded <= 0) return;
  const invoice = await trx
    .selectFrom('invoice')
    .select('number')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
  if (!invoice) return;
  await issue(server, trx, 'credit_note', order, { total: refunded, tax: vatWithin(refunded, order), lines: null });
}

const inDirhams = ({ unit_price, discount, net, vat, total, ...line }: InvoiceLine) => ({
  ...line,
  unit_price: dirhams(unit_price),
  discount: dirhams(discount),
  net: dirhams(net),
  vat: dirhams(vat),
  total: dirhams(total),
});

/** The invoice of an order with its credit notes; undefined before it is paid. */
export async function invoiceOf(database: Queryable, order: Order): Promise<InferInput<typeof Invoice> | undefined> {
  const documents = await database
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('issued_at')
    .orderBy('sequence')
    .execute();
  const invoice = documents.find(({ kind }) => kind === 'invoice');
  if (!invoice) return undefined;
  // The seed's own invoices have no lines of their own: nobody has moved their bookings.
  const lines = (invoice.lines as InvoiceLine[] | null) ?? invoiceLines(await orderedItems(database, order.id));
  const { discount } = invoiceTotals(lines);
  const moneyOf = ({ number, issued_at, total, tax }: (typeof documents)[number]) => ({
    number,
    issued_at,
    net: dirhams(total - tax),
    vat: dirhams(tax),
    total: dirhams(total),
  });
  return {
    ...moneyOf(invoice),
    order_id: order.id,
    supplied_on: invoice.issued_at.slice(0, 10),
    currency: order.currency,
    seller,
    customer: { name: order.name, email: order.email, address: order.delivery_address },
    lines: lines.map(inDirhams),
    discount: dirhams(discount),
    paid_with: await paidWith(database, order),
    credit_notes: documents.filter(({ kind }) => kind === 'credit_note').map(moneyOf),
  };
}
