/**
 * What is remembered of an order until its result is known (Q4.8.c): a guest's in its tab alone (020), a customer's in the
 * browser, so that each tab where they are logged in knows of it (071). Where local storage has no room, it stays in the tab.
 */
import * as v from 'valibot';
import { withoutAttendees } from '../../../../machines/cart/carts.ts';
import type { OrderIntent } from '../../../../machines/checkout/orderIntent.ts';
import { nobody, ownerAtRest, ownerOf } from '../../../../machines/session/owner.ts';
import { CartLine } from '../../../contract/orders/cart.ts';
import type { User } from '../../../contract/customers/customers.ts';
import { Id } from '../../../contract/wire/wire.ts';
import { dropIntent, intentName, intentVersion, writtenHere } from './intentOwner.ts';
import { Preferences, WishedPromotion } from '../cart/persistedCart.ts';
import { fromWritten, toWritten } from '../cart/writtenPreferences.ts';
import { persistedItem } from '../storage.ts';

/** What has no time was written by a build that kept it in its tab alone. */
const ofFormerBuild = 0;

/** `at`: when it was written down, in epoch milliseconds. */
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

export const intentOfTab = persistedItem('session', intentName, intentVersion, Kept);
export const intentOfBrowser = persistedItem('local', intentName, intentVersion, Kept);

const isOfGuest = (owner: string): boolean => ownerAtRest(owner) === nobody;
const placesOf = (owner: string) => (isOfGuest(owner) ? [intentOfTab] : [intentOfBrowser, intentOfTab]);
/** Theirs, wherever it is kept. */
const keptFor = (owner: string) =>
  placesOf(owner)
    .map((place) => place.read())
    .find((kept) => kept !== null && ownerAtRest(kept.owner) === ownerAtRest(owner)) ?? null;

/** A call is given up after 20 s, and some time passes before it is made: what another tab sent may arrive for so long. */
const longestAnswer = 30_000;
/** Places are held for two quarters of an hour; of an order that another tab left behind longer ago nothing is to be told. */
const longestWait = 3_600_000;
/** With the note and the address in it, it stays in no browser whose tab was closed on the way. */
const longestKept = 24 * 3_600_000;

const markOf = ({ key, at }: v.InferOutput<typeof Kept>): string => `${key} ${at}`;

/**
 * At most one order is under way for a customer in a browser. What is written of it says whose it is, and nothing of its
 * attendees (012).
 */
export const persistedIntent = {
  name: intentName,
  write({ promotion = null, ...intent }: OrderIntent): void {
    const kept = { ...toWritten(intent), promotion, lines: intent.lines.map(withoutAttendees), at: Date.now() };
    if (isOfGuest(intent.owner)) {
      intentOfBrowser.drop();
      intentOfTab.write(kept);
      return;
    }
    // What others keep in local storage may have filled it; the tab has room of its own, and comes back from the bank.
    if (intentOfBrowser.writeLasting(kept)) intentOfTab.drop();
    else intentOfTab.write(kept);
    writtenHere.write(markOf(kept));
  },
  drop: dropIntent,
  has: ({ key, owner }: Pick<OrderIntent, 'key' | 'owner'>): boolean => keptFor(owner)?.key === key,
  /** It is settled, and forgotten. Answers whether it was still there: another tab may have settled it before. */
  take(intent: Pick<OrderIntent, 'key' | 'owner'>): boolean {
    const isThere = persistedIntent.has(intent);
    if (isThere) dropIntent();
    return isThere;
  },
  /** The order of that owner. A guest comes back from the bank as nobody, in the tab that the guest left (R4.1.4). */
  readFor(user: User | null): OrderIntent | null {
    const owner = ownerAtRest(ownerOf(user));
    const kept = keptFor(owner);
    if (kept === null) return null;
    const { at, ...intent } = fromWritten(kept);
    if (isOfGuest(owner)) return intent;
    if (at === ofFormerBuild) {
      persistedIntent.write(intent);
      return intent;
    }
    const age = Date.now() - at;
    if (age > longestKept) {
      dropIntent();
      return null;
    }
    if (writtenHere.read() === markOf(kept)) return intent;
    if (age > longestWait) return null;
    // A clock that was set back says nothing of when an answer may come.
    return { ...intent, elsewhereUntil: age < -longestAnswer ? 0 : at + longestAnswer };
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
