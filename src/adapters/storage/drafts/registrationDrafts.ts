/** Half-filled registration forms of this tab: what may be written down of them, no password, birth date, document or picture. */
import * as v from 'valibot';
import { fromCallback } from 'xstate';
import {
  emptyPartnerDraft,
  type PartnerDraft,
} from '../../../../machines/partnerRegistration/partnerRegistrationRules.ts';
import { emptyDraft, type RegistrationDraft } from '../../../../machines/registration/registrationRules.ts';
import { beginWith, type TypedAtLogin } from '../../../../machines/registration/typedAtLogin.ts';
import { Id } from '../../../contract/wire/wire.ts';
import { persistedItem, type Persisted } from '../storage.ts';
import { draftStorage } from './draftStorage.ts';

const Text = v.pipe(v.string(), v.maxLength(254));
const Dialling = v.pipe(v.string(), v.regex(/^\d{1,4}$/));

const Draft = v.object({
  first_name: Text,
  last_name: Text,
  country_code: Dialling,
  mobile_number: Text,
  email: Text,
  gender: v.picklist(['', 'Male', 'Female']),
  nationality: v.nullable(Id),
  newsletter: v.boolean(),
}) satisfies v.GenericSchema<unknown, RegistrationDraft>;

const Partner = v.object({
  contact_person: Text,
  entity_type: Text,
  entity_name: Text,
  email: Text,
  country_code: Dialling,
  mobile_number: Text,
}) satisfies v.GenericSchema<unknown, PartnerDraft>;

const persistedDraft = persistedItem(...draftStorage.registration, Draft);
const persistedPartner = persistedItem(...draftStorage.partnerRegistration, Partner);

export const registrationDraft = (): RegistrationDraft => persistedDraft.read() ?? emptyDraft;
export const partnerDraft = (): PartnerDraft => persistedPartner.read() ?? emptyPartnerDraft;

/** What was typed at the login is not asked again in either form. */
export function beginDrafts(typed: TypedAtLogin): void {
  if (typed.email === '' && typed.mobile_number === '') return;
  const [customer, partner] = [beginWith(registrationDraft(), typed), beginWith(partnerDraft(), typed)];
  // What could not be read again would take along what is there.
  if (v.is(Draft, customer)) persistedDraft.write(customer);
  if (v.is(Partner, partner)) persistedPartner.write(partner);
}

type News<TDraft> = { type: 'draft.changed'; draft: TDraft } | { type: 'draft.done' };

/** The login begins both: what is done with the one was typed for the other, too. */
function dropBoth(): void {
  persistedDraft.drop();
  persistedPartner.drop();
}

const keeperOf = <TDraft>(kept: Persisted<TDraft>) =>
  fromCallback<News<TDraft>, undefined>(({ receive }) =>
    receive((news) => (news.type === 'draft.done' ? dropBoth() : kept.write(news.draft))),
  );

export const persistDraft = keeperOf<RegistrationDraft>(persistedDraft);
export const persistPartnerDraft = keeperOf<PartnerDraft>(persistedPartner);
