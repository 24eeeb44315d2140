/** What operators may ask of an attendee, beside name, number and address (R3.1.4, R3.7.1). */
import * as v from 'valibot';
import { Gender } from '../customers/user.ts';
import { Id, Named, OptionalFlag, WireDate } from '../wire/wire.ts';

/** As it stands in a customer of a booking. */
export const askedEntries = {
  dob: v.nullish(WireDate, null),
  gender: v.nullish(Gender, null),
  nationality: v.nullish(Id, null),
  religion: v.nullish(v.string(), null),
  religion_id: v.nullish(Id, null),
  customer_tag: v.nullish(v.object({ id: Id, ...Named.entries }), null),
  id_proof_type_id: v.nullish(Id, null),
  id_proof_number: v.nullish(v.string(), null),
};

/** The setting of a detail. */
export const FieldVisibility = v.object({ is_visible: OptionalFlag, is_required: OptionalFlag });
export type FieldVisibility = v.InferOutput<typeof FieldVisibility>;

const setting = v.optional(FieldVisibility, {});
export const FieldVisibilities = v.object({
  dob: setting,
  nationality: setting,
  id: setting,
  religion: setting,
  tag: setting,
  gender: setting,
});
export type FieldVisibilities = v.InferOutput<typeof FieldVisibilities>;
