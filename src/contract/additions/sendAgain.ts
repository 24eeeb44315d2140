/** Having one's orders sent once more (addition `sendAgain`, Q7.7.i): by the address or the number that they were ordered with. */
import * as v from 'valibot';
import { isEmailAddress } from '../wire/emailAddress.ts';

/** One of the two. */
export const SendAgain = v.pipe(
  v.object({
    email: v.optional(v.pipe(v.string(), v.check(isEmailAddress, 'an e-mail address'))),
    mobile: v.optional(v.pipe(v.string(), v.regex(/^\+?\d{8,18}$/, 'a mobile number'))),
  }),
  v.check(({ email, mobile }) => (email === undefined) !== (mobile === undefined), 'an address or a number'),
);
export type SendAgain = v.InferOutput<typeof SendAgain>;
