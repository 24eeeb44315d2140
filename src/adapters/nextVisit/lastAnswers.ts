/**
 * What the server last said to everybody, for the next visit to begin with: its configuration and what can be booked. Each is
 * asked again at once, and the answer takes its place. Nothing is kept that is one customer's, or that is a price: what is free
 * and what it costs is the server's to say.
 */
import * as v from 'valibot';
import { VenueService } from '../../contract/offered/services.ts';
import { SiteConfig } from '../../contract/site/site.ts';
import { persistedItem, type Persisted } from '../storage/storage.ts';

const longestAge = 7 * 24 * 60 * 60_000;

interface Last<TSaid> {
  /** When it came by this machine's clock, in milliseconds. */
  at: number;
  said: TSaid;
}

/** One answer, for either language: each text of it comes in both. */
function lastAnswer<TSaid>(key: string, schema: v.GenericSchema<unknown, TSaid>) {
  // SAFETY: it is what the schema says; valibot's types of an object cannot be read while a part of it is open.
  const item = persistedItem('local', key, 1, v.object({ at: v.number(), said: schema })) as unknown as Persisted<
    Last<TSaid>
  >;
  return {
    item,
    /** The last answer while it is recent; null after that, or when the clock was set back. */
    read(): TSaid | null {
      const last = item.read();
      const age = Date.now() - (last?.at ?? 0);
      return last !== null && age >= 0 && age < longestAge ? last.said : null;
    },
  };
}

export const lastConfig = lastAnswer('last-config', SiteConfig);
export const lastServices = lastAnswer('last-services', v.array(VenueService));
