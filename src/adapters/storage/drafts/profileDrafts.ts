/** What was typed into the profile and not saved: kept for whom it belongs to, through reloads as far as it may be written down. */
import * as v from 'valibot';
import { fromCallback } from 'xstate';
import type { ProfileDraftNews } from '../../../../machines/profile/profileMachine.ts';
import type { ProfileDraft, WrittenDraft } from '../../../../machines/profile/profileRules.ts';
import type { Owner } from '../../../../machines/session/owner.ts';
import { Id } from '../../../contract/wire/wire.ts';
import { draftStorage } from './draftStorage.ts';
import { persistedItem } from '../storage.ts';

const Text = v.pipe(v.string(), v.maxLength(500));

const Written = v.object({
  first_name: Text,
  last_name: Text,
  gender: v.picklist(['', 'Male', 'Female']),
  country_id: v.nullable(Id),
  city: Text,
  sector: Text,
  delivery_address: Text,
  language: v.picklist(['en', 'ar']),
  channel: v.picklist(['all', 'sms', 'email', 'whatsapp']),
  newsletter: v.boolean(),
}) satisfies v.GenericSchema<unknown, WrittenDraft>;

const persisted = persistedItem(...draftStorage.profile, v.object({ owner: v.string(), draft: Written }));

/** With the birth date and documents, which are written nowhere: a reload loses them. */
let whole: { owner: Owner; draft: ProfileDraft } | null = null;

/** What that customer typed before and did not save; somebody else's is forgotten. */
export function profileDraft(owner: Owner): Partial<ProfileDraft> | null {
  const kept = persisted.read();
  if (kept?.owner !== owner) {
    whole = null;
    persisted.drop();
    return null;
  }
  // Documents are those on file; what was taken off the list was not saved.
  if (whole?.owner !== owner) return kept.draft;
  const { documents: _, ...typed } = whole.draft;
  return typed;
}

export const persistProfileDraft = (owner: Owner) =>
  fromCallback<ProfileDraftNews, undefined>(({ receive }) =>
    receive((news) => {
      if (news.type === 'draft.done') {
        whole = null;
        persisted.drop();
        return;
      }
      whole = { owner, draft: news.draft };
      persisted.write({ owner, draft: news.written });
    }),
  );
