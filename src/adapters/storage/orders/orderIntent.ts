/** What is remembered of an order until its result is known (Q4.8.c). */
import * as v from 'valibot';
import { withoutAttendees } from '../../../../machines/cart/carts.ts';
import type { OrderIntent } from '../../../../machines/checkout/orderIntent.ts';
import { nobody, ownerAtRest, ownerOf } from '../../../../machines/session/owner.ts';
import { CartLine } from '../../../contract/orders/cart.ts';
import type { User } from '../../../contract/customers/customers.ts';
import { Id } from '../../../contract/wire/wire.ts';
import { guestOrder } from './guestOrder.ts';
import { dropGuestOrder, orderPlaces } from './intentOwner.ts';
import { ofFormerBuild, sharedIntent } from './sharedIntent.ts';
import { Preferences, WishedPromotion } from '../cart/persistedCart.ts';
import { fromWritten, toWritten } from '../cart/writtenPreferences.ts';

const Kept = v.object({
  owner: v.string(),
  key: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  hash: v.string(),
  lines: v.array(CartLine),
  choices: Preferences,
  promotion: v.nullish(WishedPromotion, null),
  stage: v.picklist(['placing', 'accepted', 'refused']),
  orderId: v.nullable(Id),
  transactionId: v.nullable(v.string()),
  at: v.optional(v.number(), ofFormerBuild),
}) satisfies v.GenericSchema<unknown, Omit<OrderIntent, 'preferences'>>;

/** With a guest's goes the key that led back to it. */
const shared = sharedIntent(orderPlaces, Kept, (owner) => {
  if (ownerAtRest(owner) === nobody) dropGuestOrder();
});
export const persistedOrders = shared.all;

/** What is written of it says whose it is, and nothing of its attendees (012). */
export const persistedIntent = {
  name: orderPlaces.name,
  write({ promotion = null, ...intent }: OrderIntent): void {
    shared.write({ ...toWritten(intent), promotion, lines: intent.lines.map(withoutAttendees), at: Date.now() });
    if (ownerAtRest(intent.owner) === nobody) guestOrder.write(intent);
  },
  drop: shared.drop,
  has: shared.has,
  take: shared.take,
  keepHere: (user: User | null): void => shared.keepHere(ownerAtRest(ownerOf(user))),
  isThere: (user: User | null): boolean => shared.isThere(ownerAtRest(ownerOf(user))),
  /** The order of that owner. A guest comes back from the bank as nobody, in the tab that the guest left (R4.1.4). */
  readFor(user: User | null): OrderIntent | null {
    const kept = shared.readFor(ownerAtRest(ownerOf(user)));
    if (kept === null) return null;
    const { at: _, ...intent } = fromWritten(kept);
    return intent;
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
