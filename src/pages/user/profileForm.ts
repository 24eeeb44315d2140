import type { ProfileRef } from '../../../machines/profile/profileMachine.ts';
import type { ProfileDraft, RefusedField } from '../../../machines/profile/profileRules.ts';

/** What every part of the form gets. */
export interface ProfileFormState {
  profile: ProfileRef;
  draft: ProfileDraft;
  /** It is being saved: what would be typed now would be lost. */
  isBusy: boolean;
  change: (changes: Partial<ProfileDraft>) => void;
  /** Why that field was refused, by us or by the server. */
  errorAt: (field: RefusedField) => string | undefined;
}
