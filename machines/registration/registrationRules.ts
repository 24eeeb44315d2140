import type { Id } from '../../src/contract/wire/wire.ts';
import { captchaFault, type CaptchaFault, type CaptchaState } from '../captcha/captchaRules.ts';
import { birthDateFault, type DateFault } from '../person/birthDate.ts';
import { emailFault, type EmailFault } from '../person/email.ts';
import { idProofFault, sentIdNumber, type IdProofFault } from '../person/idProof.ts';
import { nameFault, type NameFault } from '../person/name.ts';
import {
  passwordFault,
  registrationConfirmationFault,
  type ConfirmationFault,
  type PasswordFault,
} from '../person/password.ts';
import { pictureFault, type ChosenPicture, type PictureFault } from '../person/picture.ts';
import { builtPhone, defaultCountryCode, phoneFault, type PhoneFault } from '../phone/phoneRules.ts';
import { presentFaults } from '../shared/faults.ts';

/** The part of the form that may be persisted, so that a reload does not lose it. */
export interface RegistrationDraft {
  first_name: string;
  last_name: string;
  country_code: string;
  mobile_number: string;
  email: string;
  gender: '' | 'Male' | 'Female';
  /** The id of a country. */
  nationality: Id | null;
  newsletter: boolean;
}

export const emptyDraft: RegistrationDraft = {
  first_name: '',
  last_name: '',
  country_code: defaultCountryCode,
  mobile_number: '',
  email: '',
  gender: '',
  nationality: null,
  newsletter: false,
};

export const withoutSecrets = (typed: RegistrationDraft): RegistrationDraft => ({
  first_name: typed.first_name,
  last_name: typed.last_name,
  country_code: typed.country_code,
  mobile_number: typed.mobile_number,
  email: typed.email,
  gender: typed.gender,
  nationality: typed.nationality,
  newsletter: typed.newsletter,
});

/** The part that is sent once and never persisted (Q3.10.d). */
export interface RegistrationSecrets {
  password: string;
  confirmation: string;
  /** YYYY-MM-DD, or empty. */
  dob: string;
  religion_id: Id | null;
  id_proof_type_id: Id | null;
  id_proof_number: string;
  profile_image: ChosenPicture | null;
}

export interface TypedRegistration extends RegistrationDraft, RegistrationSecrets {
  hasAgreed: boolean;
  captcha: CaptchaState;
}

export interface RegistrationFaults {
  first_name?: NameFault;
  last_name?: NameFault;
  mobile?: PhoneFault;
  email?: EmailFault;
  password?: PasswordFault;
  confirmation?: ConfirmationFault;
  dob?: DateFault;
  id_proof_number?: IdProofFault;
  profile_image?: PictureFault;
  terms?: 'termsOpen';
  captcha?: CaptchaFault;
}

/** A document is optional for registration. */
const hasIdProof = ({ id_proof_number }: RegistrationSecrets): boolean => id_proof_number.trim() !== '';

/**
 * Checks the form (R5.1, R5.2, R5.4.6).
 * @param today the venue's current date, YYYY-MM-DD
 */
export const registrationFaults = (typed: TypedRegistration, today: string): RegistrationFaults =>
  presentFaults<RegistrationFaults>({
    first_name: nameFault(typed.first_name),
    last_name: nameFault(typed.last_name),
    mobile: phoneFault(typed.country_code, typed.mobile_number),
    email: emailFault(typed.email),
    password: passwordFault(typed.password),
    confirmation: registrationConfirmationFault(typed.password, typed.confirmation),
    dob: typed.dob === '' ? null : birthDateFault(typed.dob, today),
    id_proof_number: hasIdProof(typed) ? idProofFault(typed.id_proof_type_id, typed.id_proof_number) : null,
    profile_image: pictureFault(typed.profile_image),
    terms: typed.hasAgreed ? null : 'termsOpen',
    captcha: captchaFault(typed.captcha),
  });

const filled = (text: string): string | undefined => text.trim() || undefined;

/** The parts of the request without the code (Q3.10.d); booleans as 1 or 0 (R7.4.10). */
export function registrationParts(typed: TypedRegistration) {
  return {
    mobile: builtPhone(typed.country_code, typed.mobile_number),
    email: typed.email.trim(),
    first_name: typed.first_name.trim(),
    last_name: typed.last_name.trim(),
    country_code: typed.country_code,
    password: typed.password,
    confirm_password: typed.confirmation,
    dob: filled(typed.dob),
    gender: filled(typed.gender),
    nationality: typed.nationality?.toString(),
    religion_id: typed.religion_id?.toString(),
    ...(hasIdProof(typed)
      ? {
          id_proof_type_id: typed.id_proof_type_id?.toString(),
          id_proof_number: sentIdNumber(typed.id_proof_type_id, typed.id_proof_number),
        }
      : {}),
    profile_image: typed.profile_image?.blob,
    tnc: typed.hasAgreed ? ('1' as const) : ('0' as const),
    newsletter: typed.newsletter ? ('1' as const) : ('0' as const),
  };
}
