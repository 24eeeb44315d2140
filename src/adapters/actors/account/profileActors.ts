/** The customer's own profile: fetched, and saved with its files (Q7.6.d). */
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { FileChange } from '../../../../machines/profile/fileChange.ts';
import { profileMachine, type SaveInput } from '../../../../machines/profile/profileMachine.ts';
import {
  changedParts,
  changesDocuments,
  changesPreferences,
  documentsOf,
  profileAsDraft,
  hasNewDocument,
  onLatestDocuments,
  onLatestPreferences,
  contactPreferencesOf,
  type FileField,
} from '../../../../machines/profile/profileRules.ts';
import { ownerOf } from '../../../../machines/session/owner.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { Profile } from '../../../contract/customers/customers.ts';
import { attendeeEndpoints } from '../../../contract/endpoints/attendee.ts';
import { familyEndpoints } from '../../../contract/endpoints/family.ts';
import { User } from '../../../contract/customers/user.ts';
import { call } from '../../http/client.ts';
import { persistProfileDraft } from '../../storage/drafts/profileDrafts.ts';
import { checkedKind, storeFile } from '../../storage/storeFile.ts';
import { fileOf } from '../../device/fileOf.ts';

/** The profile, and what was typed before and not saved. */
export const loadProfile = async (_: null, signal: AbortSignal): Promise<Profile> =>
  (await call(attendeeEndpoints.profile, { signal })).data;

/** What is done with a file; a refusal is one of its field. */
async function atField<TDone>(field: FileField, doing: Promise<TDone>): Promise<TDone> {
  try {
    return await doing;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { code, message, status, data, retryAfter } = error;
    throw new RefusedError(code, message, status, data, retryAfter, field);
  }
}

/** The card goes with the profile itself, not before it: it is looked at, and nothing is sent where it would be refused. */
async function cardOf(card: FileChange): Promise<File | Blob | '' | null> {
  if (card === null) return null;
  if (card === 'removed') return '';
  const file = fileOf(card);
  await atField('id_card', checkedKind(file));
  return file;
}

/**
 * A list is saved as a whole and would undo what another tab has changed in it: the change is made to the latest list.
 */
async function onLatest(
  { profile, draft }: SaveInput,
  path: string | null,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  const known = profileAsDraft(profile);
  const [hasDocuments, hasPreferences] = [changesDocuments(known, draft), changesPreferences(known, draft)];
  if (!hasDocuments && !hasPreferences) return {};
  const latest = profileAsDraft(await loadProfile(null, signal));
  const documents = documentsOf(onLatestDocuments(draft, known, latest.documents), path);
  const preferences = contactPreferencesOf(onLatestPreferences(draft, known, latest));
  return {
    ...(hasDocuments ? { documents: JSON.stringify(documents) } : {}),
    ...(hasPreferences ? { preferences: JSON.stringify(preferences) } : {}),
  };
}

async function partsOf(input: SaveInput, signal: AbortSignal) {
  const { profile, draft, picture, files } = input;
  const { id_card, document_file } = files;
  // Without a number no document is added, and its file is not stored.
  const isSent = document_file !== null && document_file !== 'removed' && hasNewDocument(draft);
  const card = await cardOf(id_card);
  const path = isSent ? await atField('document_file', storeFile(fileOf(document_file), signal)) : null;
  const latest = await onLatest(input, path, signal);
  return {
    ...changedParts(profileAsDraft(profile), draft, path),
    ...latest,
    ...(picture === null ? {} : { profile_image: picture === 'removed' ? '' : picture.blob }),
    ...(card === null ? {} : { id_card: card }),
  };
}

/** The part of the profile that the session keeps. */
export const userIn = (profile: Profile): User => v.parse(User, profile);

export const provideProfile = (profile: Profile) =>
  provideFor(profileMachine)({
    actors: {
      persistDraft: persistProfileDraft(ownerOf(profile)),
      saveProfile: fromPromise(async ({ input, signal }) => {
        const body = await partsOf(input, signal);
        const { data, message } = await call(familyEndpoints.changeProfile, { body, signal });
        return { profile: data, user: userIn(data), at: Date.now(), message };
      }),
    },
  });
