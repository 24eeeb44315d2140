/** What the form of a relative does outside the machine: loads, saves and keeps a draft (R7.3.3, Q7.6.c). */
import { fromCallback, fromPromise } from 'xstate';
import type { Known } from '../../../../machines/family/relativeContext.ts';
import { relativeMachine, type RelativeDraftNews } from '../../../../machines/family/relativeMachine.ts';
import type { Relative } from '../../../../machines/attendees/attendeeQuestions.ts';
import type { PictureChange } from '../../../../machines/person/picture.ts';
import type { SessionRef } from '../../../../machines/session/sessionMachine.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { attendeeEndpoints } from '../../../contract/endpoints/attendee.ts';
import { familyEndpoints } from '../../../contract/endpoints/family.ts';
import type { Id } from '../../../contract/wire/wire.ts';
import { call } from '../../http/client.ts';
import { dropRelativeDraft, writeRelativeDraft, type RelativeDraftKey } from '../../storage/drafts/relativeDrafts.ts';
import { fileOf } from '../../device/fileOf.ts';
import { storeFile } from '../../storage/storeFile.ts';
import { loadFamily } from './familyActors.ts';
import { loadIdProofTypes } from '../booking/idProofTypes.ts';
import { provideReconnect } from '../reconnectActors.ts';

/** The list has the picture, the details have all the rest. @throws RefusedError 404 for nobody of this family */
async function loadRelative(customerId: Id, signal: AbortSignal): Promise<Relative> {
  const listed = (await loadFamily(null, signal)).find(({ customer_id }) => customer_id === customerId);
  if (listed === undefined) throw new RefusedError('notFound', 'notFound', 404);
  const query = { customerId, product_type: 'facility' };
  const { data } = await call(attendeeEndpoints.familyMemberDetails, { query, signal });
  const { profile_image_url, is_icp_down } = listed;
  return { ...data, customer_id: customerId, profile_image_url, is_icp_down };
}

async function load(customerId: Id | null, signal: AbortSignal): Promise<Known> {
  const [relative, idProofTypes] = await Promise.all([
    customerId === null ? null : loadRelative(customerId, signal),
    loadIdProofTypes(undefined, signal),
  ]);
  return { relative, idProofTypes };
}

/** Stores a picture and returns its path, null where it is removed. A refusal is told at that field. */
async function pathOf(picture: NonNullable<PictureChange>, signal: AbortSignal): Promise<string | null> {
  if (picture === 'removed') return null;
  try {
    return await storeFile(picture.blob, signal);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { code, message, status, data, retryAfter } = error;
    throw new RefusedError(code, message, status, data, retryAfter, 'profile_image_url');
  }
}

export interface RelativeDeps {
  of: RelativeDraftKey;
  session: SessionRef;
}

export const provideRelative = ({ of, session }: RelativeDeps) =>
  provideFor(relativeMachine)({
    actors: {
      loadRelative: fromPromise(({ input, signal }) => load(input.customerId, signal)),
      reconnect: provideReconnect(),
      storeFile: fromPromise(({ input, signal }) => storeFile(fileOf(input.file), signal)),
      saveRelative: fromPromise(async ({ input: { customerId, kept, picture }, signal }) => {
        const body = picture === null ? kept : { ...kept, profile_image_url: await pathOf(picture, signal) };
        if (customerId === null) await call(familyEndpoints.addFamilyMember, { body, signal });
        else await call(familyEndpoints.changeFamilyMember, { params: { customer_id: customerId }, body, signal });
      }),
      persistDraft: fromCallback<RelativeDraftNews, undefined>(({ receive }) => {
        receive((news) =>
          news.type === 'draft.done' ? dropRelativeDraft() : writeRelativeDraft(of, news.draft, news.written),
        );
        // Leaving the form gives the draft up; where the session expired, it is there after the next login.
        return () => {
          if (session.getSnapshot().context.user !== null) dropRelativeDraft();
        };
      }),
      watchLogout: fromCallback<{ type: 'session.ended' }, undefined>(({ sendBack }) => {
        const ended = session.on('session.ended', (news) => sendBack(news));
        return () => ended.unsubscribe();
      }),
    },
  });
