import type {
  RegistrationDraft,
  RegistrationFaults,
  RegistrationSecrets,
} from '../../../machines/registration/registrationRules.ts';
import type { Problem } from '../../../machines/shared/problem.ts';

/** What stays in the form and is written down nowhere. */
export interface FormSecrets extends RegistrationSecrets {
  hasAgreed: boolean;
}

export const noSecrets: FormSecrets = {
  password: '',
  confirmation: '',
  dob: '',
  religion_id: null,
  id_proof_type_id: null,
  id_proof_number: '',
  profile_image: null,
  hasAgreed: false,
};

/** What every section of the form gets. */
export interface CustomerFormState {
  draft: RegistrationDraft;
  secrets: FormSecrets;
  faults: RegistrationFaults;
  problem: Problem | null;
  change: (changes: Partial<RegistrationDraft>) => void;
  changeSecrets: (changes: Partial<FormSecrets>) => void;
}
