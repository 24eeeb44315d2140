/** The place of the stored tickets, for code that drops them without reading them. */
import * as v from 'valibot';
import { persistedItem } from '../storage/storage.ts';

export const ticketsKey = 'tickets';
export const unreadTickets = persistedItem('local', ticketsKey, 1, v.unknown());
