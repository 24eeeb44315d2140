import {
  assign,
  emit,
  sendTo,
  setup,
  type ActorRef,
  type ActorRefFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import type { Profile, User } from '../../src/contract/customers/customers.ts';
import type { PictureChange } from '../person/picture.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import type { Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { isChosen, type FileChange } from './fileChange.ts';
import { profileRefusalOf } from './profileRefusal.ts';
import {
  profileAsDraft,
  isSameDraft,
  profileFaults,
  writtenOf,
  type FileField,
  type ProfileDraft,
  type ProfileFaults,
  type RefusedField,
  type WrittenDraft,
} from './profileRules.ts';

export type FileChanges = Readonly<Record<FileField, FileChange>>;

/** The server's answer to saving: the profile as it is now. */
export interface SavedProfile {
  profile: Profile;
  user: User;
  /** Epoch milliseconds. */
  at: number;
  /** The server's message. */
  message: string | null;
}

export interface ProfileInput {
  /** The saved profile. */
  profile: Profile;
  /** The persisted draft of an earlier visit; null where there is none. */
  written: Partial<ProfileDraft> | null;
  /** The venue's current date, YYYY-MM-DD. */
  today: string;
  /** The session, whose user other parts of the portal show. */
  session: ActorRef<Snapshot<unknown>, { type: 'user.changed'; user: User; at: number }>;
}

export interface ProfileContext extends Pick<ProfileInput, 'today' | 'session'> {
  profile: Profile;
  draft: ProfileDraft;
  picture: PictureChange;
  files: FileChanges;
  faults: ProfileFaults;
  /** Why the server refused, or that it could not be reached. */
  problem: Problem | null;
  /** The field that was refused; null where the form has none for it. */
  refusedField: RefusedField | null;
}

/** Everything that saving needs. */
export type SaveInput = Pick<ProfileContext, 'profile' | 'draft' | 'picture' | 'files'>;

export type ProfileEvent =
  | { type: 'draft.change'; changes: Partial<ProfileDraft> }
  | { type: 'draft.undo' }
  | ({ type: 'picture.change' } & PictureMove)
  | ({ type: 'file.change' } & FileMove)
  | { type: 'form.submit' };

export type ProfileEmitted =
  | { type: 'profile.saved'; message: string | null }
  | { type: 'profile.refused'; problem: Problem; refusedField: RefusedField | null };

/** For the actor that persists drafts; only `written` may be stored in the browser. */
export type ProfileDraftNews =
  | { type: 'draft.changed'; draft: ProfileDraft; written: WrittenDraft }
  | { type: 'draft.done' };

interface PictureMove {
  picture: PictureChange;
}
interface FileMove {
  field: FileField;
  file: FileChange;
}
interface Failed {
  error: unknown;
}
interface Saved {
  output: SavedProfile;
}

/** Whether nothing differs from the saved profile. */
export const isUnchanged = ({ profile, draft, picture, files }: SaveInput): boolean =>
  picture === null && files.id_card === null && isSameDraft(profileAsDraft(profile), draft);

const settled = {
  picture: null,
  files: { id_card: null, document_file: null },
  faults: {},
  problem: null,
  refusedField: null,
};

const profile = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
    input: {} as ProfileInput,
    tags: {} as 'busy',
    children: {} as { persistDraft: 'persistDraft' },
  },
  actors: {
    /** Persists what is typed until it is saved, or the draft is done. */
    persistDraft: callbackActor<ProfileDraftNews>('persistDraft'),
    saveProfile: promiseActor<SavedProfile, SaveInput>('saveProfile'),
  },
  guards: {
    hasFaults: ({ context: { draft, profile: known, today } }) =>
      !isFaultless(profileFaults(draft, profileAsDraft(known), today)),
    isUnchanged: ({ context }) => isUnchanged(context),
  },
  actions: {
    assignChanges: assign(({ context: { draft } }, { changes }: { changes: Partial<ProfileDraft> }) => ({
      draft: { ...draft, ...changes },
    })),
    assignPicture: assign((_, { picture }: PictureMove) => ({ picture })),
    assignFile: assign(({ context: { files } }, { field, file }: FileMove) => ({ files: { ...files, [field]: file } })),
    sendDraft: sendTo('persistDraft', ({ context: { draft } }) => ({
      type: 'draft.changed' as const,
      draft,
      written: writtenOf(draft),
    })),
    sendDraftDone: sendTo('persistDraft', { type: 'draft.done' }),
    /** Back to the saved profile. */
    clearChanges: assign(({ context }) => ({ ...settled, draft: profileAsDraft(context.profile) })),
    assignFaults: assign(({ context: { draft, profile: known, today } }) => ({
      faults: profileFaults(draft, profileAsDraft(known), today),
      problem: null,
      refusedField: null,
    })),
    clearFaults: assign({ faults: {}, problem: null, refusedField: null }),
    assignSaved: assign((_, { output }: Saved) => ({
      ...settled,
      profile: output.profile,
      draft: profileAsDraft(output.profile),
    })),
    sendUser: sendTo(
      ({ context }) => context.session,
      (_, { output: { user, at } }: Saved) => ({ type: 'user.changed' as const, user, at }),
    ),
    emitSaved: emit((_, { output }: Saved) => ({ type: 'profile.saved' as const, message: output.message })),
    emitUnchanged: emit({ type: 'profile.saved', message: null }),
    assignProblem: assign(({ context: { files } }, { error }: Failed) =>
      profileRefusalOf(error, isChosen(files.id_card)),
    ),
    emitProblem: emit(({ context: { files } }, { error }: Failed) => ({
      type: 'profile.refused' as const,
      ...profileRefusalOf(error, isChosen(files.id_card)),
    })),
  },
});

export const profileMachine = profile.createMachine({
  id: 'profile',
  description:
    'The customer’s own profile is changed and saved (R3.7.10, Q7.6.d): input survives every refusal, and all views of the customer show the new profile (R3.7.11).',
  context: ({ input: { profile: known, written, today, session } }) => ({
    ...settled,
    profile: known,
    draft: { ...profileAsDraft(known), ...written },
    today,
    session,
  }),
  invoke: { id: 'persistDraft', src: 'persistDraft' },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'draft.change': { actions: [{ type: 'assignChanges', params: wholeEvent }, 'sendDraft'] },
        'draft.undo': { actions: ['clearChanges', 'sendDraftDone'] },
        'picture.change': { actions: { type: 'assignPicture', params: wholeEvent } },
        'file.change': { actions: { type: 'assignFile', params: wholeEvent } },
        'form.submit': [
          { guard: 'hasFaults', actions: 'assignFaults' },
          { guard: 'isUnchanged', actions: ['clearFaults', 'sendDraftDone', 'emitUnchanged'] },
          { target: 'saving', actions: 'clearFaults' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context: { profile: known, draft, picture, files } }) => ({ profile: known, draft, picture, files }),
        onDone: {
          target: 'filling',
          actions: [
            { type: 'assignSaved', params: wholeEvent },
            'sendDraftDone',
            { type: 'sendUser', params: wholeEvent },
            { type: 'emitSaved', params: wholeEvent },
          ],
        },
        onError: {
          target: 'filling',
          actions: [
            { type: 'assignProblem', params: wholeEvent },
            { type: 'emitProblem', params: wholeEvent },
          ],
        },
      },
    },
  },
});

export type ProfileRef = ActorRefFrom<typeof profileMachine>;
export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;
