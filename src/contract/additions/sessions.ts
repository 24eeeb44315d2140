/** Where a customer is logged in (addition `sessions`, Q7.7.e): device and time, and nothing else about a place or a person. */
import * as v from 'valibot';
import { Flag, Id, WireTimestamp } from '../wire/wire.ts';

/** Those that there are words for; others are told as unknown ones. */
export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const;
export const systems = ['android', 'chromeos', 'ios', 'ipados', 'linux', 'macos', 'windows'] as const;
const known = <const TNames extends readonly string[]>(names: TNames) =>
  v.fallback(v.nullish(v.picklist(names), null), null);

export const OwnSession = v.object({
  id: Id,
  browser: known(browsers),
  system: known(systems),
  logged_in_at: WireTimestamp,
  /** Told to within some minutes; null where a server does not look. */
  last_used_at: v.nullish(WireTimestamp, null),
  /** The one that asks: it is ended by logging out. */
  is_current: Flag,
});
export type OwnSession = v.InferOutput<typeof OwnSession>;
