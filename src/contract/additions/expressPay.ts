/** Paying with what a phone or a browser knows of its owner: Apple Pay, Google Pay (Q7.7.k, docs/decisions/046). */
import * as v from 'valibot';

export const ExpressName = v.picklist(['apple_pay', 'google_pay']);
export type ExpressName = v.InferOutput<typeof ExpressName>;

/** One way that the gateway takes, with what the sheet of the browser must be told. */
const Express = v.object({
  name: ExpressName,
  /** As the sheet calls who is paid. */
  merchant_name: v.string(),
  merchant_id: v.string(),
  /** Two letters of the country in which it is paid. */
  country: v.pipe(v.string(), v.length(2)),
  /** Cards that the gateway takes, as both sheets write them in small letters. */
  networks: v.array(v.string()),
  /** Who the gateway is, for Google's sheet. */
  gateway: v.nullish(v.string(), null),
  gateway_merchant_id: v.nullish(v.string(), null),
  /** A sheet of the gateway's own, for browsers that have none: its address. */
  sheet: v.nullish(v.string(), null),
});
export type ExpressMethod = v.InferOutput<typeof Express>;

/** Those that are known here; a gateway may have others. */
export const ExpressMethods = v.pipe(
  v.nullish(v.array(v.unknown()), []),
  v.transform((methods): ExpressMethod[] =>
    methods.flatMap((method) => {
      const known = v.safeParse(Express, method);
      return known.success ? [known.output] : [];
    }),
  ),
);

/** POST payments/express/merchant: Apple's sheet asks who the merchant is; the gateway answers for it. */
export const MerchantQuestion = v.object({ name: ExpressName, validation_url: v.pipe(v.string(), v.url()) });
export const MerchantAnswer = v.object({ session: v.record(v.string(), v.unknown()) });
