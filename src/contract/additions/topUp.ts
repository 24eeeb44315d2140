/** Money into the wallet, by card (addition `topUp`, Q7.7.c, docs/decisions/057). */
import * as v from 'valibot';
import { Amount, OptionalFlag, WireTimestamp } from '../wire/wire.ts';

/** GET wallet/top-up/terms: how much may be added at once, and what is offered by one press, the least first. */
export const TopUpTerms = v.pipe(
  v.object({ currency: v.string(), min: Amount, max: Amount, amounts: v.array(Amount) }),
  v.check(({ min, max }) => min <= max, 'the least is not more than the most'),
);
export type TopUpTerms = v.InferOutput<typeof TopUpTerms>;

/** POST wallet/top-up; the Idempotency-Key makes a repeated wish the same top-up. */
export const TopUpWish = v.object({
  amount: Amount,
  /** "new" for a card entered at the gateway, or a saved card's id. */
  card: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Keep a new card for the next time. */
  save_card: OptionalFlag,
});
export type TopUpWish = v.InferOutput<typeof TopUpWish>;

/** `returned`: it was in the wallet, and went back to the card. */
export const TopUpState = v.picklist(['pending', 'succeeded', 'declined', 'expired', 'returned']);

export const TopUp = v.object({
  transactionId: v.pipe(v.string(), v.minLength(1)),
  state: TopUpState,
  amount: Amount,
  currency: v.string(),
  date: WireTimestamp,
  /** Why the bank said no, in the customer's language. */
  reason: v.nullish(v.string(), null),
  /** What is in the wallet now. */
  balance: Amount,
  /** The gateway's page, while the bank is waited for. */
  url: v.nullish(v.string(), null),
});
export type TopUp = v.InferOutput<typeof TopUp>;

/** GET wallet/top-up: by the key that it was sent with, or by its number. */
export const TopUpQuery = v.pipe(
  v.object({
    key: v.optional(v.pipe(v.string(), v.minLength(16), v.maxLength(64))),
    transaction: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  }),
  v.check(({ key, transaction }) => (key === undefined) !== (transaction === undefined), 'a key or a number'),
);
