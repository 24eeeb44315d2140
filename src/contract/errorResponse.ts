import * as v from 'valibot';

/** What an error answer holds beside its HTTP status; `code` names the rule, `field` the input at fault. */
export const ErrorResponse = v.object({
  status: v.literal(false),
  message: v.nullish(v.string(), null),
  data: v.nullish(v.unknown(), null),
  code: v.nullish(v.string(), null),
  field: v.nullish(v.string(), null),
});
