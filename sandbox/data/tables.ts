/** All tables, as Kysely knows them; each part stands beside its DDL. */
import type { Selectable } from 'kysely';
import type { AccessTables } from './schema/access.ts';
import type { CancellationTables } from './schema/cancellations.ts';
import type { FacilityTables } from './schema/facilities.ts';
import type { InvoiceTables } from './schema/invoices.ts';
import type { MoneyTables } from './schema/money.ts';
import type { OrderTables } from './schema/orders.ts';
import type { PeopleTables } from './schema/people.ts';
import type { PlaceTables } from './schema/places.ts';
import type { SiteTables } from './schema/site.ts';

export interface Tables
  extends
    SiteTables,
    FacilityTables,
    PeopleTables,
    MoneyTables,
    AccessTables,
    PlaceTables,
    OrderTables,
    CancellationTables,
    InvoiceTables {}

/** An order as its row has it. */
export type Order = Selectable<Tables['orders']>;
