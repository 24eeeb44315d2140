/** When points end (addition `pointsExpiry`, Q7.7.h, docs/decisions/057). */
import * as v from 'valibot';
import { WireDate } from '../wire/wire.ts';

/** Points that are good on that day for the last time, the soonest first. */
export const ExpiringPoints = v.array(
  v.object({ points: v.pipe(v.number(), v.integer(), v.minValue(1)), expires_on: WireDate }),
);
export type ExpiringPoints = v.InferOutput<typeof ExpiringPoints>;
