/** People: customers of a booking, family, countries' wire shape, profile with what only it has (R3.7.10), wallet (R3.2, R3.7, Q7.6.c–f). */
import * as v from 'valibot';
import { askedEntries } from '../forms/askedDetails.ts';
import { ExpiringPoints } from '../additions/pointsExpiry.ts';
import { AdditionalAnswer } from '../forms/forms.ts';
import { User } from './user.ts';
import { PageQuery } from '../wire/answers.ts';
import { Amount, Id, ImagePath, Named, OptionalFlag, SignedAmount, WireDate, WireTimestamp } from '../wire/wire.ts';

export type { User } from './user.ts';

/** ID proof types (R3.7.9). */
export const idProofTypes = { emiratesId: 32, passport: 33 } as const;

/** An attendee of a booking (R3.7.1). */
export const Customer = v.object({
  first_name: v.nullish(v.string(), null),
  last_name: v.nullish(v.string(), null),
  name: v.string(),
  email: v.nullish(v.string(), null),
  mobile_number: v.nullish(v.string(), null),
  country_code: v.nullish(v.string(), '971'),
  ...askedEntries,
  booking_reason: v.nullish(v.string(), null),
  documents: v.nullish(v.record(v.string(), v.unknown()), {}),
  expiry_date: v.nullish(WireDate, null),
  passport_issue_date: v.nullish(WireDate, null),
  place_of_birth: v.nullish(v.string(), null),
  additional_fields: v.nullish(v.array(AdditionalAnswer), []),
  customer_id: v.nullish(Id, null),
  is_primary: OptionalFlag,
  save_detail_for_future: OptionalFlag,
});
export type Customer = v.InferOutput<typeof Customer>;

export const FamilyMember = v.object({
  ...Customer.entries,
  customer_id: Id,
  profile_image_url: ImagePath,
  is_icp_down: OptionalFlag,
});
export type FamilyMember = v.InferOutput<typeof FamilyMember>;

/** What is kept of a member: the picture is the path of a stored file; left out, it stays as it is (Q7.6.c). */
export const FamilyMemberBody = v.object({
  ...Customer.entries,
  profile_image_url: v.optional(v.nullable(v.string())),
});
export type FamilyMemberBody = v.InferOutput<typeof FamilyMemberBody>;

export const CustomerTag = v.object({ id: Id, ...Named.entries });
export const IdProofType = v.object({ id: Id, ...Named.entries });

/** A saved document of the profile. */
export const CustomerDocument = v.object({
  id_proof_type_id: Id,
  id_proof_number: v.string(),
  expiry_date: v.nullish(WireDate, null),
  path: v.nullish(v.string(), null),
});

/** Which way a customer is told of what they bought (R3.10.5, Q3.10.b). */
export const notificationChannels = { all: 1, sms: 2, email: 3, whatsapp: 4 } as const;

/** Only customers who have a credit facility carry it (Q1.4.a). */
export const Credit = v.object({ limit: Amount, used: Amount, available: Amount });

const WholeProfile = v.object({
  ...User.entries,
  city: v.nullish(v.string(), null),
  sector: v.nullish(v.string(), null),
  delivery_address: v.nullish(v.string(), null),
  religion_id: v.nullish(Id, null),
  documents: v.nullish(v.array(CustomerDocument), []),
  id_card: ImagePath,
  credit: v.nullish(Credit, null),
  preferences: v.nullish(
    v.object({
      size: v.nullish(v.number(), 16),
      language: v.nullish(v.string(), 'en'),
      notification_channel: v.nullish(v.number(), notificationChannels.all),
      /** Whether news and offers are welcome, as it was said at the registration. */
      newsletter: v.nullish(v.boolean(), false),
    }),
    null,
  ),
});

/** All that a profile says may be missing, but not everything: that would make nobody of whoever is logged in (R4.1.2). */
export const Profile = v.pipe(
  WholeProfile,
  v.check(
    ({ id, name, first_name, email, preferred_username, mobile }) =>
      [id, name, first_name, email, preferred_username, mobile].some((known) => known !== null),
    'must say whose it is',
  ),
);
export type Profile = v.InferOutput<typeof Profile>;

export const Wallet = v.object({ balance: Amount, currency: v.string() });

export const WalletTransaction = v.object({
  id: Id,
  date: WireTimestamp,
  description: v.string(),
  ar_description: v.nullish(v.string(), null),
  amount: SignedAmount,
  type: v.picklist(['credit', 'debit']),
  balance: SignedAmount,
  order_id: v.nullish(Id, null),
});

/** Points that came end some day, where the operator says so (Q7.7.h). */
export const PointsTransaction = v.object({ ...WalletTransaction.entries, expires_on: v.nullish(WireDate, null) });

/** Balance in points and what they are worth; the history is paged like the wallet's. */
export const QPoints = v.object({
  points: v.pipe(v.number(), v.integer()),
  value: Amount,
  transactions: v.array(PointsTransaction),
  expiring: v.nullish(ExpiringPoints, []),
});

/** A saved card: the number holds asterisks in the middle. */
export const SavedCard = v.object({
  id: v.string(),
  card_number: v.string(),
  expiry_date: v.string(),
  is_default: OptionalFlag,
});
export type SavedCard = v.InferOutput<typeof SavedCard>;

export const HistoryQuery = v.object({ ...PageQuery, from: v.optional(WireDate), to: v.optional(WireDate) });
