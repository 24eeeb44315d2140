/** Having one's account deleted (addition `erase`, Q7.7.g). */
import * as v from 'valibot';
import { Amount, WireDate } from '../wire/wire.ts';

/** The lists of the profile. */
const Kind = v.picklist(['facility', 'event', 'trainer', 'academy', 'membership', 'retail']);

/**
 * What keeps an account for now. `booked`: something is ahead; `underWay`: an order waits for its payment or a yes;
 * `refund`: money is on its way back; `wallet`: money lies here; `credit`: money is owed; `unreachable`: there is neither a
 * password nor an address for a code.
 */
const Hindrance = v.object({
  reason: v.picklist(['booked', 'underWay', 'refund', 'wallet', 'credit', 'unreachable']),
  /** Where the customer finds it. */
  kind: v.nullish(Kind, null),
  count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null),
  amount: v.nullish(Amount, null),
});
export type Hindrance = v.InferOutput<typeof Hindrance>;

/** GET: whether it may be now, how the customer proves who they are, and what is lost with it. */
export const Erasure = v.object({
  /** Empty: nothing is in the way. */
  hindrances: v.array(Hindrance),
  proof: v.picklist(['password', 'code']),
  /** Where a code goes, with asterisks; null where the password proves it. */
  sent_to: v.nullish(v.string(), null),
  currency: v.string(),
  /** Paid for and not used: it ends with the account. */
  given_up: v.object({
    points: Amount,
    /** Of a trainer, without a day yet. */
    sessions: v.pipe(v.number(), v.integer(), v.minValue(0)),
    membership_until: v.nullish(WireDate, null),
  }),
});
export type Erasure = v.InferOutput<typeof Erasure>;

/** POST: one of the two, as `proof` says. 409 `notErasable` with the erasure as it is now. */
export const ErasureWish = v.object({
  password: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  otp: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/, 'six digits'))),
});
export type ErasureWish = v.InferOutput<typeof ErasureWish>;
