/** Invoices of the orders that the seed has paid for, and credit notes of those it cancelled, numbered as they were paid. */
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

const numbered = (kind: string, prefix: string, states: readonly string[]) => sql`
  insert into invoice (number, kind, year, sequence, order_id, total, tax, issued_at)
  select ${prefix} || '-' || year || '-' || lpad(sequence::text, 6, '0'), ${kind}, year, sequence, id, total, tax, paid_at
  from (
    select id, total, tax, paid_at, extract(year from paid_at)::int as year,
      row_number() over (partition by extract(year from paid_at) order by paid_at, id) as sequence
    from orders where paid_at is not null and state in (${sql.join(states)})
  ) paid`;

export async function seedInvoices(database: Queryable): Promise<void> {
  await numbered('invoice', 'INV', ['paid', 'cancelled']).execute(database);
  await numbered('credit_note', 'CN', ['cancelled']).execute(database);
  await sql`insert into invoice_counter (kind, year, last) select kind, year, max(sequence) from invoice group by kind, year`.execute(
    database,
  );
}
