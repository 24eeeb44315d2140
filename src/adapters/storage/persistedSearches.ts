/** What was looked for on this device, and by whom: it is shown to them alone, and goes when they log out (012). */
import * as v from 'valibot';
import { persistedItem } from './storage.ts';

export const persistedSearches = persistedItem(
  'local',
  'searches',
  1,
  v.object({ owner: v.string(), recent: v.array(v.string()) }),
);
