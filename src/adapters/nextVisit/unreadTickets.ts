/** Where opened tickets lie, for whoever lets them go without being able to read them. */
import * as v from 'valibot';
import { persistedItem } from '../storage/storage.ts';

export const ticketsKey = 'tickets';
export const unreadTickets = persistedItem('local', ticketsKey, 1, v.unknown());
