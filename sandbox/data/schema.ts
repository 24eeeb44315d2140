/** The whole schema, in the order in which its parts refer to each other. Features of PostgreSQL 15 only. */
import { createHash } from 'node:crypto';
import { accessSchema } from './schema/access.ts';
import { cancellationSchema } from './schema/cancellations.ts';
import { facilitySchema } from './schema/facilities.ts';
import { invoiceSchema } from './schema/invoices.ts';
import { moneySchema } from './schema/money.ts';
import { orderSchema } from './schema/orders.ts';
import { peopleSchema } from './schema/people.ts';
import { placeSchema } from './schema/places.ts';
import { siteSchema, supportSchema } from './schema/site.ts';

export const schema = [
  'create extension if not exists btree_gist;',
  siteSchema,
  peopleSchema,
  moneySchema,
  accessSchema,
  supportSchema,
  facilitySchema,
  placeSchema,
  orderSchema,
  cancellationSchema,
  invoiceSchema,
].join('\n');

/** Tells schemas apart. */
export const schemaVersion = createHash('sha256').update(schema).digest('hex').slice(0, 16);

/** What the seed fills and a reset empties. */
export const seededTables = [
  'setting',
  'venue',
  'content',
  'inbox',
  'submission',
  'support_request',
  'support_reply',
  'stored_file',
  'customer',
  'access_token',
  'login_throttle',
  'code',
  'exchange_token',
  'provider_session',
  'used_proof',
  'rate',
  'family_member',
  'saved_card',
  'ledger',
  'top_up',
  'point_lot',
  'service',
  'surface',
  'formation',
  'facility',
  'facility_formation',
  'facility_relation',
  'product',
  'rental',
  'schedule_control',
  'maintenance',
  'program_schedule',
  'category',
  'facility_extra',
  'promotion',
  'claim',
  'occupancy',
  'orders',
  'order_key',
  'cancellation',
  'order_link',
  'invoice',
  'invoice_counter',
  'seat',
  'booking',
  'order_item',
  'membership',
  'session_booking',
  'payment_attempt',
  'ticket',
  'allotment',
  'idempotency',
  'audit',
] as const;
