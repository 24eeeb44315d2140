/** What is remembered of an order in this tab until its result is known (Q4.8.c). */
import * as v from 'valibot';
import type { OrderIntent } from '../../machines/checkout/orderIntent.ts';
import { CartLine } from '../contract/cart.ts';
import { Id } from '../contract/wire.ts';
import { Choices } from './keptCart.ts';
import { keep } from './storage.ts';

const Intent = v.object({
  key: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  hash: v.string(),
  lines: v.array(CartLine),
  choices: Choices,
  stage: v.picklist(['placing', 'accepted']),
  orderId: v.nullable(Id),
  transactionId: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, OrderIntent>;

/** At most one order is under way in a tab. */
export const keptIntent = keep('session', 'orderIntent', 1, Intent);

/** Tells whether two texts differ; not for secrets (FNV-1a over 2 × 32 bits). */
export function fingerprint(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + index), 0x85ebca6b);
  }
  const digits = (part: number) => (part >>> 0).toString(16).padStart(8, '0');
  return `${text.length}-${digits(low)}${digits(high)}`;
}
