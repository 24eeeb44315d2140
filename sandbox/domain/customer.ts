/** Whoever has an account, guests included. */
import type { Selectable } from 'kysely';
import type { Tables } from '../data/tables.ts';

export type Customer = Selectable<Tables['customer']>;
