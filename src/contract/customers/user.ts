/** Who is logged in: all that the first page needs to know of a customer (R3.2). */
import * as v from 'valibot';
import { Id, ImagePath, OptionalFlag, WireDate } from '../wire/wire.ts';

export const Gender = v.picklist(['Male', 'Female']);

/** Who is logged in (R3.2.1). The token is in the login answer only. */
export const User = v.object({
  id: v.nullish(Id, null),
  b2b_id: v.nullish(Id, null),
  b2b_type: v.nullish(v.string(), null),
  isB2bUser: OptionalFlag,
  membership_card_number: v.nullish(v.string(), null),
  is_member: OptionalFlag,
  is_anonymous: OptionalFlag,
  first_name: v.nullish(v.string(), null),
  last_name: v.nullish(v.string(), null),
  name: v.nullish(v.string(), null),
  email: v.nullish(v.string(), null),
  preferred_username: v.nullish(v.string(), null),
  mobile: v.nullish(v.string(), null),
  country_id: v.nullish(Id, null),
  dob: v.nullish(WireDate, null),
  gender: v.nullish(Gender, null),
  profile_image: ImagePath,
});
export type User = v.InferOutput<typeof User>;
