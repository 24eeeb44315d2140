/** What is remembered of an order in this tab until its result is known (Q4.8.c). */
import * as v from 'valibot';
import { withoutAttendees } from '../../../../machines/cart/carts.ts';
import type { OrderIntent } from '../../../../machines/checkout/orderIntent.ts';
import { ownerAtRest, ownerOf } from '../../../../machines/session/owner.ts';
import { CartLine } from '../../../contract/orders/cart.ts';
import type { User } from '../../../contract/customers/customers.ts';
import { Id } from '../../../contract/wire/wire.ts';
import { dropIntent, intentStorage } from './intentOwner.ts';
import { Preferences, WishedPromotion } from '../cart/persistedCart.ts';
import { persistedItem } from '../storage.ts';

const Intent = v.object({
  owner: v.string(),
  key: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  hash: v.string(),
  lines: v.array(CartLine),
  choices: Preferences,
  promotion: v.nullish(WishedPromotion, null),
  stage: v.picklist(['placing', 'accepted']),
  orderId: v.nullable(Id),
  transactionId: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, OrderIntent>;

const persisted = persistedItem(...intentStorage, Intent);

/** At most one order is under way in a tab. What is written of it says whose it is, and nothing of its attendees (012). */
export const persistedIntent = {
  write: ({ promotion = null, ...intent }: OrderIntent): void =>
    persisted.write({ ...intent, promotion, lines: intent.lines.map(withoutAttendees) }),
  drop: dropIntent,
  /** It is settled: another order than that one stays remembered. */
  dropOrder(orderId: Id): void {
    if (persisted.read()?.orderId === orderId) persisted.drop();
  },
  /** The order of that owner. A guest comes back from the bank as nobody, in the tab that the guest left (R4.1.4). */
  readFor(user: User | null): OrderIntent | null {
    const intent = persisted.read();
    return intent !== null && ownerAtRest(intent.owner) === ownerAtRest(ownerOf(user)) ? intent : null;
  },
};

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
