import { emailFault, type EmailFault } from '../person/email.ts';
import { nameFault, type NameFault } from '../person/name.ts';
import { passwordFault, type PasswordFault } from '../person/password.ts';
import { pictureFault, type ChosenPicture, type PictureFault } from '../person/picture.ts';
import { builtPhone, defaultCountryCode, phoneFault, type PhoneFault } from '../phone/phoneRules.ts';
import { presentFaults } from '../shared/faults.ts';

/** The part of the form that may be persisted, so that a reload does not lose it. */
export interface PartnerDraft {
  contact_person: string;
  /** The name of one of the operator's entity types. */
  entity_type: string;
  entity_name: string;
  email: string;
  country_code: string;
  mobile_number: string;
}

export const emptyPartnerDraft: PartnerDraft = {
  contact_person: '',
  entity_type: '',
  entity_name: '',
  email: '',
  country_code: defaultCountryCode,
  mobile_number: '',
};

export const partnerDraftOf = (typed: PartnerDraft): PartnerDraft => ({
  contact_person: typed.contact_person,
  entity_type: typed.entity_type,
  entity_name: typed.entity_name,
  email: typed.email,
  country_code: typed.country_code,
  mobile_number: typed.mobile_number,
});

export interface TypedPartner extends PartnerDraft {
  image: ChosenPicture | null;
  password: string;
}

export interface PartnerFaults {
  contact_person?: NameFault;
  entity_type?: 'entityTypeMissing';
  entity_name?: 'entityNameMissing' | 'entityNameShort';
  image?: PictureFault;
  email?: EmailFault;
  mobile?: PhoneFault;
  password?: PasswordFault;
}

/** A company's name may contain digits and signs, unlike a person's. */
function entityNameFault(typed: string): 'entityNameMissing' | 'entityNameShort' | null {
  const name = typed.trim();
  if (name === '') return 'entityNameMissing';
  return name.length < 2 ? 'entityNameShort' : null;
}

/** The faults, in the order of the form (R3.10.12, R5.1, R5.2). */
export const partnerFaults = (typed: TypedPartner): PartnerFaults =>
  presentFaults<PartnerFaults>({
    entity_name: entityNameFault(typed.entity_name),
    entity_type: typed.entity_type === '' ? 'entityTypeMissing' : null,
    image: pictureFault(typed.image),
    contact_person: nameFault(typed.contact_person),
    email: emailFault(typed.email),
    mobile: phoneFault(typed.country_code, typed.mobile_number),
    password: passwordFault(typed.password),
  });

/** The parts of the request (Q3.10.c). */
export const partnerParts = (typed: TypedPartner) => ({
  contact_person: typed.contact_person.trim(),
  entity_type: typed.entity_type,
  entity_name: typed.entity_name.trim(),
  image: typed.image?.blob,
  email: typed.email.trim(),
  mobile: builtPhone(typed.country_code, typed.mobile_number),
  country_code: typed.country_code,
  password: typed.password,
});
