/** The customer's own profile: fetched, and saved with its files (Q7.6.d). */
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { profileMachine, type ChosenFile, type SaveInput } from '../../../machines/profile/profileMachine.ts';
import {
  changedParts,
  changesDocuments,
  documentsOf,
  draftOf,
  onLatestDocuments,
} from '../../../machines/profile/profileRules.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import type { Profile } from '../../contract/customers.ts';
import { attendeeEndpoints } from '../../contract/endpoints/attendee.ts';
import { familyEndpoints } from '../../contract/endpoints/family.ts';
import { User } from '../../contract/user.ts';
import { call } from '../client.ts';
import { persistProfileDraft } from '../profileDrafts.ts';
import { storeFile } from '../storeFile.ts';

/** The profile with what was typed and not saved. */
export const loadProfile = async (_: null, signal: AbortSignal): Promise<Profile> =>
  (await call(attendeeEndpoints.profile, { signal })).data;

// SAFETY: views hand over the browser's own files, which the machine only names.
const fileOf = (file: ChosenFile): Blob => file as ChosenFile & Blob;

/** Its path; a refusal is one of that field. */
async function storedDocument(file: ChosenFile, signal: AbortSignal): Promise<string> {
  try {
    return await storeFile(fileOf(file), signal);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { code, message, status, data, retryAfter } = error;
    throw new RefusedError(code, message, status, data, retryAfter, 'document_file');
  }
}

/** A list that is sent as a whole takes away what another tab has added: the change is made to the latest. */
async function latestDocuments(
  { profile, draft }: SaveInput,
  path: string | null,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  const known = draftOf(profile);
  if (!changesDocuments(known, draft)) return {};
  const { documents } = await loadProfile(null, signal);
  return { documents: JSON.stringify(documentsOf(onLatestDocuments(draft, known, documents ?? []), path)) };
}

async function partsOf(input: SaveInput, signal: AbortSignal) {
  const { profile, draft, picture, files } = input;
  const { id_card, document_file } = files;
  const path =
    document_file === null || document_file === 'removed' ? null : await storedDocument(document_file, signal);
  const documents = await latestDocuments(input, path, signal);
  return {
    ...changedParts(draftOf(profile), draft, path),
    ...documents,
    ...(picture === null ? {} : { profile_image: picture === 'removed' ? '' : picture.blob }),
    ...(id_card === null ? {} : { id_card: id_card === 'removed' ? '' : fileOf(id_card) }),
  };
}

/** Who the customer is, as the session keeps it. */
export const userIn = (profile: Profile): User => v.parse(User, profile);

export const provideProfile = (profile: Profile) =>
  profileMachine.provide({
    actors: {
      persistDraft: persistProfileDraft(ownerOf(profile)),
      saveProfile: fromPromise(async ({ input, signal }) => {
        const body = await partsOf(input, signal);
        const { data, message } = await call(familyEndpoints.changeProfile, { body, signal });
        return { profile: data, user: userIn(data), at: Date.now(), message };
      }),
    },
  });
