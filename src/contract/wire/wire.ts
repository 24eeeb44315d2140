/** Small schemas that many answers share: how the operator's server writes flags, money, dates and lists. */
import * as v from 'valibot';

/** What a whole number may be at most: the operator's database keeps it in four bytes. */
export const largestInteger = 2_147_483_647;

/** Ids are positive integers everywhere. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestInteger));
export type Id = v.InferOutput<typeof Id>;

/** 1/0, true/false or "1"/"0" on the wire; a boolean afterwards (Q3.1.b). */
export const Flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1'])]),
  v.transform((flag) => flag === true || flag === 1 || flag === '1'),
);

/** A flag that counts as off when it is absent. */
export const OptionalFlag = v.pipe(
  v.nullish(v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1'])]), 0),
  v.transform((flag) => flag === true || flag === 1 || flag === '1'),
);

/** 0 or 1 as it stands on the wire, for values that are sent back or counted with. */
export const Bit = v.picklist([0, 1]);

/** More than anything costs; what is multiplied stays a number. */
const largestAmount = 1e12;

/** Major units of the venue's currency, before rounding for display; never negative. */
export const Amount = v.pipe(v.number(), v.minValue(0), v.maxValue(largestAmount));

/** An amount that may lower a total. */
export const SignedAmount = v.number();

/** Calendar date of the venue, YYYY-MM-DD. */
export const WireDate = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a date is written YYYY-MM-DD'));

/** Wall-clock time of the venue, HH:mm:ss; an end of 00:00:00 or 23:59:59 is midnight (R9.2.7). */
export const WireTime = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}:\d{2}$/, 'a time is written HH:mm:ss'));

/** Date and time of the venue, YYYY-MM-DD HH:mm:ss. */
export const WireTimestamp = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, 'a timestamp is written YYYY-MM-DD HH:mm:ss'),
);

/** Text with an optional Arabic twin, read with the prefix `ar_` (R3.10.14). */
export const Named = v.object({ name: v.string(), ar_name: v.nullish(v.string(), null) });

/** A picture path: relative ones are served from the image base of the configuration (R7.6.2). */
export const ImagePath = v.nullish(v.string(), null);

/** What every answer is wrapped in (Q7.1.d). */
export const responseOf = <const TData extends v.GenericSchema>(data: TData) =>
  v.object({ status: v.boolean(), data, message: v.nullish(v.string(), null) });

/** An answer that carries nothing but its outcome. */
export const Outcome = v.object({
  status: v.boolean(),
  data: v.nullish(v.unknown(), null),
  message: v.nullish(v.string(), null),
});

/** What an error answer holds beside its HTTP status; `code` names the rule, `field` the input at fault. */
export const ErrorResponse = v.object({
  status: v.literal(false),
  message: v.nullish(v.string(), null),
  data: v.nullish(v.unknown(), null),
  code: v.nullish(v.string(), null),
  field: v.nullish(v.string(), null),
});
