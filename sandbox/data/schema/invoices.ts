/** What comes after an order: links to it, its invoice and credit notes. Their numbers have no gaps and are never given twice: the counter's row is locked until the payment stands. */
import type { Generated } from 'kysely';

export type InvoiceKind = 'invoice' | 'credit_note';

export interface InvoiceTables {
  invoice: {
    number: string;
    kind: InvoiceKind;
    year: number;
    /** From 1 on in each year. */
    sequence: number;
    order_id: number;
    /** Fils, VAT included. */
    total: number;
    tax: number;
    issued_at: string;
    /** As they were when it was issued; null for what the seed has paid. */
    lines: unknown;
  };
  /** Opens one order to whoever has the link, until then. */
  order_link: { hash: string; order_id: number; ends_at: string };
  invoice_counter: { kind: InvoiceKind; year: number; last: Generated<number> };
}

export const invoiceSchema = `
create table invoice_counter (
  kind text not null check (kind in ('invoice', 'credit_note')), year int not null, last int not null check (last > 0), primary key (kind, year)
);
create table invoice (
  number text primary key, kind text not null check (kind in ('invoice', 'credit_note')), year int not null, sequence int not null check (sequence > 0),
  order_id bigint not null references orders, total bigint not null check (total >= 0), tax bigint not null check (tax >= 0 and tax <= total),
  issued_at timestamp(0) not null, lines jsonb, unique (kind, year, sequence)
);
create unique index one_invoice_of_order on invoice (order_id) where kind = 'invoice';
create index invoices_of_order on invoice (order_id);
create table order_link (hash text primary key, order_id bigint not null references orders, ends_at timestamp(0) not null);
create index link_of_order on order_link (order_id);
create trigger invoice_is_append_only before update or delete on invoice for each row execute function refuse_change();
`;
